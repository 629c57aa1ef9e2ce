//! From tokens to the tree of a record: every move is played, so that nothing illegal gets in. The main line must be legal;
//! variations are cut where they are not.

use super::{Dialect, EVENT_COMMENT, IllegalWord, LayoutError, Lexed, Step, Token, WordError};
use crate::effect::Effect;
use crate::game::{Game, NodeId, TableEvent};
use crate::notation::RecordError;
use crate::notation::notice::Notice;

/// A game with the moves of its record, at the end of its main line.
pub(in crate::notation) struct Played {
    pub(in crate::notation) game: Game,
    /// The result that ends the moves, if one is written.
    pub(in crate::notation) result: Option<String>,
    pub(in crate::notation) notices: Vec<Notice>,
}

/// Plays the moves of a record from the game's start.
pub(in crate::notation) fn read_moves(
    game: Game,
    tokens: &[Lexed<'_>],
    dialect: &dyn Dialect,
) -> Result<Played, RecordError> {
    let mut builder = Builder {
        game,
        dialect,
        round: 1,
        opened: Vec::new(),
        cut: 0,
        closes_with_cut: false,
        at_line_start: true,
        pending: Vec::new(),
        last: Vec::new(),
        result: None,
        notices: Vec::new(),
    };
    let mut tokens = tokens.iter().peekable();
    while let Some(Lexed { token, line }) = tokens.next() {
        if builder.cut > 0 {
            // The bracket that closes what is cut closes the variation, too.
            match token {
                Token::Open => builder.cut += 1,
                Token::Close => builder.cut -= 1,
                _ => {}
            }
            if builder.cut == 0 && builder.closes_with_cut {
                builder.close(*line);
            }
            continue;
        }
        match token {
            Token::Tag(..) => return Err(LayoutError::SecondGame { line: *line }.into()),
            Token::Comment(text) => builder.comment(text),
            Token::Open => builder.open(*line),
            Token::Close => builder.close(*line),
            Token::Word(word) => {
                let aim = tokens.next_if(|next| matches!(next.token, Token::Quoted(_)));
                let is_over = match aim {
                    Some(Lexed {
                        token: Token::Quoted(aim),
                        ..
                    }) => builder.word(&format!("{word} {aim}"), *line)?,
                    _ => builder.numbered_word(word, *line)?,
                };
                if is_over {
                    break;
                }
            }
            Token::Quoted(text) => builder.comment(text),
        }
    }
    if let Some(&Opened { line, .. }) = builder.opened.first() {
        builder.tell(LayoutError::Bracket { line });
    }
    while !builder.opened.is_empty() {
        builder.close(0);
    }
    builder.flush_comments();
    Ok(Played {
        game: builder.game,
        result: builder.result,
        notices: builder.notices,
    })
}

/// A record under construction.
struct Builder<'a> {
    game: Game,
    dialect: &'a dyn Dialect,
    /// As numbered in the text.
    round: u32,
    /// Brackets not yet closed.
    opened: Vec<Opened>,
    /// Brackets to be closed before what is left out ends.
    cut: usize,
    /// Is it the rest of a variation whose beginning is kept?
    closes_with_cut: bool,
    /// Has the present line no event yet?
    at_line_start: bool,
    /// Comments that wait for the first event of a variation.
    pending: Vec<String>,
    /// What the last event did.
    last: Vec<Effect>,
    result: Option<String>,
    notices: Vec<Notice>,
}

/// An open bracket.
struct Opened {
    /// The node that its variation replaces.
    node: NodeId,
    /// Its line, from 1.
    line: usize,
    /// The round in which it stands.
    round: u32,
}

impl Builder<'_> {
    fn node(&self) -> Option<NodeId> {
        let cursor = self.game.cursor();
        self.game.line().get(cursor.checked_sub(1)?).copied()
    }

    fn tell(&mut self, fault: LayoutError) {
        self.notices.push(Notice::Layout(fault));
    }

    /// A word that may begin with a number and dots and end with marks: `12.e4!?`. The answer is whether the record ends with it.
    fn numbered_word(&mut self, word: &str, line: usize) -> Result<bool, RecordError> {
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = word.split_at(digits);
        let word = match (number.parse(), rest.strip_prefix('.')) {
            (Ok(number), Some(rest)) => {
                self.round = number;
                rest
            }
            (Ok(number), None) if rest.is_empty() && !number_is_move(word) => {
                self.round = number;
                rest
            }
            _ => word,
        };
        let word = word.trim_start_matches(['.', '…']);
        if word.is_empty() {
            return Ok(false);
        }
        if let Some(nag) = word.strip_prefix('$') {
            let mark = ["", "!", "?", "!!", "??", "!?", "?!"];
            let mark = nag
                .parse::<usize>()
                .ok()
                .and_then(|nag| mark.get(nag))
                .copied();
            self.mark(&mark.map_or_else(|| format!("${nag}"), str::to_owned));
            return Ok(false);
        }
        if let Some(result) = result_of(word) {
            if self.opened.is_empty() {
                self.result = Some(result.to_owned());
            }
            return Ok(false);
        }
        let bare = word.trim_end_matches(['!', '?', '‼', '⁇', '⁉', '⁈']);
        if !bare.is_empty() && self.word(bare, line)? {
            return Ok(true);
        }
        let marks = word[bare.len()..].replace('‼', "!!").replace('⁇', "??");
        self.mark(&marks.replace('⁉', "!?").replace('⁈', "?!"));
        Ok(false)
    }

    fn mark(&mut self, mark: &str) {
        if let Some(node) = self.node().filter(|_| !self.at_line_start && self.cut == 0) {
            self.game.record_mut().node_mut(node).marks.push_str(mark);
        }
    }

    /// Plays a word. One that is not legal ends a variation, or what stands behind a result; on the main line it is an error.
    fn word(&mut self, word: &str, line: usize) -> Result<bool, RecordError> {
        let Err(illegal) = self.play(word, line) else {
            return Ok(false);
        };
        // A draw that is not followed by a move is one, after all.
        if self.game.undo() {
            self.game.redo();
        }
        if !self.opened.is_empty() {
            self.notices.push(Notice::CutVariation(illegal));
            self.cut = 1;
            self.closes_with_cut = true;
            return Ok(false);
        }
        if self.result.is_some() {
            let word = word.to_owned();
            self.notices.push(Notice::BehindResult { line, word });
            return Ok(true);
        }
        Err(illegal.into())
    }

    fn play(&mut self, word: &str, line: usize) -> Result<(), Box<IllegalWord>> {
        let illegal = |game: &Game, round, reason| {
            Box::new(IllegalWord {
                line,
                round,
                ply: game.ply() + 1,
                seat: game.position().turn(),
                word: word.to_owned(),
                reason,
            })
        };
        // The people went on where the referee would have declared a draw (R3.6).
        let gone_on = self.game.go_on();
        let steps = self
            .dialect
            .steps(self.game.position(), word, &self.last)
            .map_err(|reason| illegal(&self.game, self.round, reason))?;
        let ply = self.game.ply();
        for step in steps {
            let effects = match step {
                Step::Move(text) => self.game.play(&text).map_err(WordError::from),
                Step::Table(event) => self.game.apply_event(&event).map_err(WordError::from),
                Step::Remark(text) => {
                    self.comment(&text);
                    continue;
                }
                Step::Nothing => continue,
            };
            self.last = effects.map_err(|reason| illegal(&self.game, self.round, reason))?;
            self.at_line_start = false;
            self.flush_comments();
        }
        if let Some(reason) = gone_on.filter(|_| self.opened.is_empty()) {
            self.tell_of_going_on(ply, reason);
        }
        Ok(())
    }

    /// Once for each reason: a position that has stood three times often stands again.
    fn tell_of_going_on(&mut self, ply: usize, reason: crate::Reason) {
        let is_told = |notice: &Notice| matches!(notice, Notice::WentOn { reason: told, .. } if *told == reason);
        if !self.notices.iter().any(is_told) {
            self.notices.push(Notice::WentOn { ply, reason });
        }
    }

    fn comment(&mut self, text: &str) {
        let (mut text, mut clock_ms) = cut_clock(text);
        // The last reading counts, as it would in comments of their own.
        while let (rest, Some(clock)) = cut_clock(&text) {
            (text, clock_ms) = (rest, Some(clock));
        }
        if let Some(effects) = self.event_in(&text) {
            self.last = effects;
            self.at_line_start = false;
            self.flush_comments();
            return;
        }
        if let (Some(node), Some(_), false) = (self.node(), clock_ms, self.at_line_start) {
            self.game.record_mut().node_mut(node).clock_ms = clock_ms;
        }
        if !text.is_empty() {
            if self.at_line_start && self.opened.is_empty() {
                self.game.record_mut().preface_mut().push(text);
                return;
            }
            self.pending.push(text);
        }
        if !self.at_line_start {
            self.flush_comments();
        }
    }

    /// Does what a comment says that stands for a table event, as PGN has to write it.
    fn event_in(&mut self, comment: &str) -> Option<Vec<Effect>> {
        let event = comment.strip_prefix(EVENT_COMMENT)?.strip_suffix(']')?;
        let event: TableEvent = event.parse().ok().filter(|_| self.dialect.is_pgn())?;
        self.game.apply_event(&event).ok()
    }

    /// Gives waiting comments to the last event, or to the record if there is none.
    fn flush_comments(&mut self) {
        let comments = std::mem::take(&mut self.pending);
        match self.node() {
            Some(node) if !self.at_line_start => {
                self.game
                    .record_mut()
                    .node_mut(node)
                    .comments
                    .extend(comments);
            }
            _ => self.game.record_mut().preface_mut().extend(comments),
        }
    }

    fn open(&mut self, line: usize) {
        let Some(node) = self.node().filter(|_| !self.at_line_start) else {
            self.tell(LayoutError::NothingToVary { line });
            self.cut = 1;
            self.closes_with_cut = false;
            return;
        };
        let round = self.round;
        self.opened.push(Opened { node, line, round });
        self.game.undo();
        self.last.clear();
        self.at_line_start = true;
    }

    fn close(&mut self, line: usize) {
        let Some(Opened { node, round, .. }) = self.opened.pop() else {
            self.tell(LayoutError::Bracket { line });
            return;
        };
        self.round = round;
        if self.at_line_start {
            // A variation without moves leaves its comments to the move that it did not replace.
            self.at_line_start = false;
        } else {
            self.flush_comments();
        }
        self.game.go_to_node(node);
        self.flush_comments();
        self.last.clear();
    }
}

/// Four zeros are a move, as engines write one that is none.
fn number_is_move(word: &str) -> bool {
    word == "0000"
}

/// The result that a word is, as the standard writes it.
fn result_of(word: &str) -> Option<&'static str> {
    match word {
        "*" => Some("*"),
        "1-0" | "1–0" => Some("1-0"),
        "0-1" | "0–1" => Some("0-1"),
        "1/2-1/2" | "1/2" | "½-½" | "½–½" | "½" => Some("1/2-1/2"),
        _ => None,
    }
}

/// Takes `clock=1:02:03.4` or `[%clk 1:02:03]` out of a comment; the rest stays.
fn cut_clock(comment: &str) -> (String, Option<u64>) {
    for (before, after) in [("clock=", ' '), ("[%clk ", ']')] {
        let mut places = comment.as_bytes().windows(before.len());
        let Some(start) = places.position(|place| place == before.as_bytes()) else {
            continue;
        };
        let value = &comment[start + before.len()..];
        let end = value.find(after).unwrap_or(value.len());
        let Some(clock) = milliseconds(&value[..end]) else {
            continue;
        };
        let rest = value.get(end + 1..).unwrap_or_default();
        let kept = format!("{} {}", comment[..start].trim(), rest.trim());
        return (kept.trim().to_owned(), Some(clock));
    }
    (comment.to_owned(), None)
}

/// Milliseconds of `h:mm:ss.fff`, `mm:ss` or seconds.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut seconds = 0u64;
    for part in whole.split(':') {
        let part: u64 = part.parse().ok().filter(|_| is_number(part))?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    if !is_number(fraction) {
        return None;
    }
    let thousandths: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_cut_out_of_comments() {
        let cut = |text: &str| cut_clock(text);
        assert_eq!(cut("clock=1:02:03.4"), (String::new(), Some(3_723_400)));
        assert_eq!(
            cut("good [%clk 0:00:59] move"),
            ("good move".to_owned(), Some(59_000))
        );
        assert_eq!(cut("clock=soon"), ("clock=soon".to_owned(), None));
        assert_eq!(
            cut("clock=99999999999999999999"),
            ("clock=99999999999999999999".to_owned(), None)
        );
    }
}
