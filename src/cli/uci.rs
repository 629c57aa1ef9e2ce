//! `uci`: the protocol that programs for boards speak with engines, in the dialect of four-player chess.
//!
//! ```text
//! uci                                          → id …, option …, uciok
//! isready                                      → readyok
//! setoption name variant value hughes          any game of the book; its options by their own names; level, seed
//! ucinewgame
//! position startpos|fen FEN4 [moves h2-h3 …]
//! go [depth N] [nodes N] [movetime MS] [infinite]   → info …, bestmove h2-h3
//! stop · d · quit
//! ```
//!
//! Scores are those of the side to move, in hundredths of a pawn, or `mate N` in plies; with more than two parties
//! `scores` adds every party's.

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::arguments::{game, play_all};
use super::failure::Failure;
use crate::Game;
use crate::search::{Best, Level, Search};
use crate::variant::{OptionKind, Options, Variant, ids};

/// Positions looked at between two looks at the clock and the input.
const SLICE: u64 = 1_000;

/// Talks until `quit` or the end of the input.
pub(super) fn talk<R>(input: R, out: &mut dyn Write) -> Result<(), Failure>
where
    R: BufRead + Send + 'static,
{
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in input.split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    let mut lines = Lines {
        receiver,
        kept: VecDeque::new(),
    };
    let mut session = Session::new()?;
    while let Ok(line) = lines.next() {
        if !session.obey(&line, &mut lines, out)? {
            break;
        }
    }
    Ok(())
}

/// The lines of the input, in their order.
struct Lines {
    receiver: Receiver<String>,
    /// Read during a search, to be obeyed after it.
    kept: VecDeque<String>,
}

impl Lines {
    /// The next line, as soon as there is one.
    fn next(&mut self) -> Result<String, TryRecvError> {
        match self.kept.pop_front() {
            Some(line) => Ok(line),
            None => self.receiver.recv().map_err(|_| TryRecvError::Disconnected),
        }
    }

    /// The next line, if there is one already.
    fn waiting(&mut self) -> Result<String, TryRecvError> {
        match self.kept.pop_front() {
            Some(line) => Ok(line),
            None => self.receiver.try_recv(),
        }
    }
}

struct Session {
    variant: String,
    options: Options,
    level: Level,
    seed: u64,
    game: Game,
    /// Keeps what it learned until another game begins.
    player: Option<Search>,
}

/// When to stop thinking.
#[derive(Default)]
struct Until {
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<Duration>,
    /// Only when told to.
    infinite: bool,
}

impl Session {
    fn new() -> Result<Self, Failure> {
        let variant = "online-teams".to_owned();
        let options = Options::default();
        Ok(Self {
            game: game(&variant, &options, None, None)?,
            variant,
            options,
            level: Level::STRONGEST,
            seed: 1,
            player: None,
        })
    }

    /// `false` after `quit`. Mistakes are answered with `info string`, as the protocol wants.
    fn obey(
        &mut self,
        line: &str,
        lines: &mut Lines,
        out: &mut dyn Write,
    ) -> Result<bool, Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Ok(true);
        };
        let result = match command {
            "uci" => self.introduce(out),
            "isready" => writeln!(out, "readyok").map_err(Failure::from),
            "ucinewgame" => {
                self.player = None;
                self.set_up(None)
            }
            "setoption" => self.set_option(rest),
            "position" => self.position(rest),
            "go" => match Until::read(rest) {
                Ok(until) => return self.go(&until, lines, out),
                Err(failure) => Err(failure),
            },
            "d" => writeln!(out, "{}", self.game.position()).map_err(Failure::from),
            "quit" => return Ok(false),
            "stop" => Ok(()),
            other => Err(Failure::Input(format!("unknown command “{other}”"))),
        };
        match result {
            Err(Failure::Io(error)) => return Err(Failure::Io(error)),
            Err(failure) => {
                let text = failure.to_string().replace('\n', " ");
                writeln!(out, "info string {text}")?;
            }
            Ok(()) => {}
        }
        out.flush()?;
        Ok(true)
    }

    fn introduce(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "id name Quadrille {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Quadrille authors")?;
        write!(
            out,
            "option name variant type combo default {}",
            self.variant
        )?;
        for id in ids() {
            write!(out, " var {id}")?;
        }
        writeln!(out)?;
        writeln!(out, "option name level type spin default 5 min 1 max 5")?;
        writeln!(
            out,
            "option name seed type spin default 1 min 0 max 2147483647"
        )?;
        for option in self.game.variant().offered_options() {
            let kind = match option.kind {
                OptionKind::Switch => "check default false".to_owned(),
                OptionKind::Number(last) => format!("spin default 0 min 0 max {last}"),
                OptionKind::Choice(_) | OptionKind::Armies => "string default".to_owned(),
            };
            writeln!(out, "option name {} type {kind}", option.name)?;
        }
        writeln!(out, "uciok")?;
        Ok(())
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), Failure> {
        let (name, value) = match words {
            ["name", name, "value", value] => (*name, *value),
            ["name", name] => (*name, ""),
            _ => return Err(Failure::Input("setoption name NAME value VALUE".to_owned())),
        };
        let bad = || Failure::Input(format!("“{value}” is no {name}"));
        self.player = None;
        match name {
            "variant" => {
                Variant::new(value, &Options::default())
                    .map_err(|error| Failure::Input(error.to_string()))?;
                value.clone_into(&mut self.variant);
                self.options = Options::default();
            }
            "level" => {
                let number = value.parse().map_err(|_| bad())?;
                self.level = Level::new(number).ok_or_else(bad)?;
                return Ok(());
            }
            "seed" => {
                self.seed = value.parse().map_err(|_| bad())?;
                return Ok(());
            }
            _ => {
                let others = self.options.iter().filter(|&(other, _)| other != name);
                let mut options = Options::default();
                others.for_each(|(name, value)| options.set(name, value));
                match value {
                    "false" | "<empty>" => {}
                    "true" => options.set(name, ""),
                    _ => options.set(name, value),
                }
                Variant::new(&self.variant, &options)
                    .map_err(|error| Failure::Input(error.to_string()))?;
                self.options = options;
            }
        }
        self.set_up(None)
    }

    fn set_up(&mut self, fen: Option<&str>) -> Result<(), Failure> {
        let orthodox = self.variant == "orthodox";
        let (fen4, fen) = if orthodox { (None, fen) } else { (fen, None) };
        self.game = game(&self.variant, &self.options, fen4, fen)?;
        Ok(())
    }

    fn position(&mut self, words: &[&str]) -> Result<(), Failure> {
        let end = words.iter().position(|&word| word == "moves");
        let (place, moves) = match end {
            Some(end) => (&words[..end], &words[end + 1..]),
            None => (words, &[][..]),
        };
        match place {
            ["startpos"] => self.set_up(None)?,
            ["fen", fen @ ..] => self.set_up(Some(&fen.join(" ")))?,
            _ => return Err(Failure::Input("position startpos or fen TEXT".to_owned())),
        }
        play_all(&mut self.game, moves.iter().copied())
    }

    fn go(
        &mut self,
        until: &Until,
        lines: &mut Lines,
        out: &mut dyn Write,
    ) -> Result<bool, Failure> {
        let keys = self.game.earlier_keys();
        let position = self.game.position();
        let mut search = match self.player.take() {
            Some(mut player) => {
                player.set_position(position, &keys);
                player
            }
            None => Search::new(position, &keys, self.level, self.seed),
        };
        let started = Instant::now();
        let mut told = 0;
        let mut goes_on = true;
        let mut later = VecDeque::new();
        loop {
            let left = until.nodes.map_or(SLICE, |nodes| nodes - search.nodes());
            let decided = search.step(SLICE.min(left));
            let best = search.best();
            let took = started.elapsed();
            if let Some(best) = best.as_ref().filter(|best| best.depth > told) {
                told = best.depth;
                self.inform(best, took, out)?;
            }
            // Told to go on without end, the answer waits until it is asked for, also when it is known.
            let line = if decided && until.infinite {
                lines.next()
            } else {
                lines.waiting()
            };
            match line.as_deref().map(str::trim) {
                Ok("stop") => break,
                Ok("quit") => goes_on = false,
                Ok("isready") => writeln!(out, "readyok").and_then(|()| out.flush())?,
                Ok(other) => later.push_back(other.to_owned()),
                Err(TryRecvError::Disconnected) if until.infinite => break,
                Err(_) => {}
            }
            if decided && !until.infinite
                || !goes_on
                || until.depth.is_some_and(|depth| told >= depth)
                || until.nodes.is_some_and(|nodes| search.nodes() >= nodes)
                || until.time.is_some_and(|time| took >= time)
            {
                break;
            }
        }
        later.append(&mut lines.kept);
        lines.kept = later;
        match search.best() {
            Some(best) => writeln!(out, "bestmove {}", position.text(best.mv))?,
            None => writeln!(out, "bestmove (none)")?,
        }
        out.flush()?;
        self.player = Some(search);
        Ok(goes_on)
    }

    fn inform(&self, best: &Best, took: Duration, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.game.position();
        let own = best
            .scores
            .iter()
            .find(|(party, _)| party.contains(position.turn()))
            .map_or(0, |&(_, score)| score);
        let millis = took.as_millis().max(1);
        write!(out, "info depth {} score ", best.depth)?;
        match best.mate_in() {
            Some(plies) => write!(out, "mate {plies}")?,
            None => write!(out, "cp {own}")?,
        }
        if best.scores.len() > 2 {
            write!(out, " scores")?;
            for (party, score) in &best.scores {
                write!(out, " {party}:{score}")?;
            }
        }
        write!(
            out,
            " nodes {} nps {} time {millis} pv",
            best.nodes,
            u128::from(best.nodes) * 1000 / millis
        )?;
        for &mv in &best.line {
            write!(out, " {}", position.text(mv))?;
        }
        writeln!(out)?;
        out.flush()?;
        Ok(())
    }
}

impl Until {
    /// Words that say nothing of a limit are passed over, as the protocol wants; without any limit the search goes on
    /// until it is stopped.
    fn read(words: &[&str]) -> Result<Self, Failure> {
        let after = |name: &str| -> Result<Option<u64>, Failure> {
            let Some(place) = words.iter().position(|&word| word == name) else {
                return Ok(None);
            };
            let number = words.get(place + 1).and_then(|word| word.parse().ok());
            number
                .map(Some)
                .ok_or_else(|| Failure::Input(format!("go {name} wants a number")))
        };
        let depth = after("depth")?;
        let mut until = Self {
            depth: depth.map(|depth| depth.try_into().unwrap_or(u32::MAX)),
            nodes: after("nodes")?,
            time: after("movetime")?.map(Duration::from_millis),
            infinite: false,
        };
        let bounded = until.depth.is_some() || until.nodes.is_some() || until.time.is_some();
        until.infinite = !bounded || words.contains(&"infinite");
        Ok(until)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::talk;

    fn answers(script: &'static str) -> String {
        let mut out = Vec::new();
        talk(Cursor::new(script), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_engine_introduces_itself_and_is_ready() {
        let text = answers("uci\nisready\nquit\n");
        assert!(text.starts_with("id name Quadrille"));
        assert!(text.contains("default online-teams var quadrochess-four"));
        assert!(text.ends_with("uciok\nreadyok\n"));
    }

    #[test]
    fn a_mating_move_is_announced_and_played() {
        let text = answers(
            "setoption name variant value orthodox\n\
             position fen 6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\n\
             go nodes 2000\n",
        );
        assert!(text.contains("score mate 1 "), "{text}");
        assert!(text.ends_with("bestmove d1-d8\n"), "{text}");
    }

    #[test]
    fn moves_follow_the_position() {
        let text = answers("position startpos moves h2-h3 b4-c4\ngo depth 2\n");
        // How deep the first slice of the search gets depends on the order of the moves.
        assert!(text.contains("info depth "), "{text}");
        assert!(text.contains(" score cp "), "{text}");
        assert!(text.contains("\nbestmove "), "{text}");
    }

    #[test]
    fn mistakes_are_answered_and_survived() {
        let text = answers("position startpos moves h2-h9\nnonsense\nisready\n");
        assert_eq!(text.matches("info string").count(), 2, "{text}");
        assert!(text.ends_with("readyok\n"));
    }
}
