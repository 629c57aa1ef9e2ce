//! The words of PGN4's moves: `Qm9xBn9+#`, `O-O`, `g7-g8=D`, `R`, `T`, `S`, `Kd13-d12R`; and of our games, as the engine
//! writes moves and table events.

use crate::effect::Effect;
use crate::game::{Event, TableEvent};
use crate::moves::Move;
use crate::notation::fen4::kings_side;
use crate::notation::movetext::{Dialect, Step, WordError, escaped};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;
use crate::variant::{Castling, Family, RecordStyle};

/// The words of PGN4.
pub(in crate::notation) struct Pgn4;

impl Dialect for Pgn4 {
    fn steps(
        &self,
        position: &Position,
        word: &str,
        last: &[Effect],
    ) -> Result<Vec<Step>, WordError> {
        let (marked, word) = seat_mark(word);
        let turn = position.turn();
        if let Some(marked) = marked.filter(|&marked| marked != turn) {
            return Err(WordError::OtherSeat { turn, marked });
        }
        if let Ok(event) = word.parse::<TableEvent>() {
            return Ok(vec![Step::Table(event)]);
        }
        let happened = |wanted: fn(&Effect) -> bool| last.iter().any(wanted);
        match word {
            "R" => return Ok(vec![Step::Table(TableEvent::Resign(turn))]),
            "T" => return Ok(vec![Step::Table(TableEvent::Flag(turn))]),
            "#" if happened(|effect| matches!(effect, Effect::Mated { .. })) => {
                return Ok(vec![Step::Nothing]);
            }
            "S" if happened(|effect| matches!(effect, Effect::Stalemated { .. })) => {
                return Ok(vec![Step::Nothing]);
            }
            "#" => return Err(WordError::NobodyIs("mated")),
            "S" => return Err(WordError::NobodyIs("stalemated")),
            _ => {}
        }
        for (letter, event) in [
            ('R', TableEvent::Resign(turn)),
            ('T', TableEvent::Flag(turn)),
        ] {
            // `Kd13-d12R`: the player leaves and his king walks at once.
            if let Some(mv) = word
                .strip_suffix(letter)
                .filter(|mv| mv.ends_with(|c: char| c.is_ascii_digit()))
            {
                return Ok(vec![
                    Step::Table(event),
                    Step::Move(move_text(position, mv)?),
                ]);
            }
        }
        Ok(vec![Step::Move(move_text(position, word)?)])
    }

    fn word(&self, position: &Position, event: &Event, effects: &[Effect]) -> String {
        let mark = if position.is_out_of_order() {
            format!("{}:", position.turn())
        } else {
            String::new()
        };
        match event {
            Event::Move { mv, .. } if is_online(position) => long_word(position, *mv, effects),
            Event::Move { mv, called } => {
                let call = if *called { "+" } else { "" };
                format!("{mark}{}{call}", position.text(*mv))
            }
            Event::Table(event) => table_word(position, event),
        }
    }

    fn is_pgn(&self) -> bool {
        false
    }

    fn fills_slot(&self, event: &Event, word: &str) -> bool {
        matches!(event, Event::Move { .. }) || matches!(word, "R" | "T")
    }

    fn joined(&self, position: &Position, event: &Event, word: &str) -> Option<String> {
        let letter = match event {
            Event::Table(TableEvent::Resign(_)) if is_online(position) => 'R',
            Event::Table(TableEvent::Flag(_)) if is_online(position) => 'T',
            _ => return None,
        };
        let plain = word.ends_with(|c: char| c.is_ascii_digit());
        plain.then(|| format!("{word}{letter}"))
    }

    fn clock(&self, milliseconds: u64) -> String {
        format!(
            "clock={}",
            crate::notation::movetext::clock_text(milliseconds)
        )
    }
}

fn is_online(position: &Position) -> bool {
    position.variant().records == RecordStyle::Online
}

fn table_word(position: &Position, event: &TableEvent) -> String {
    let online = is_online(position);
    match event {
        TableEvent::Resign(seat) if online && *seat == position.turn() => "R".to_owned(),
        TableEvent::Flag(seat) if online && *seat == position.turn() => "T".to_owned(),
        TableEvent::Pact(pact) if !pact.aim.is_empty() => {
            let text = event.to_string();
            let pair = text.split_once(' ').map_or(text.as_str(), |(pair, _)| pair);
            format!("{pair} \"{}\"", escaped(&pact.aim))
        }
        _ => event.to_string(),
    }
}

/// `N:e9-e8`: a move marked with its player's seat.
fn seat_mark(word: &str) -> (Option<Seat>, &str) {
    match word.split_once(':') {
        Some((letter, rest)) => match letter.parse() {
            Ok(seat) => (Some(seat), rest),
            Err(_) => (None, word),
        },
        None => (None, word),
    }
}

/// The engine's text of a move as PGN4 writes it. What the word says of the pieces is checked against the board.
pub(in crate::notation) fn move_text(position: &Position, word: &str) -> Result<String, WordError> {
    let bare = word.trim_end_matches(['+', '#']);
    let call = if position.variant().spoken_check && word.ends_with('+') {
        "+"
    } else {
        ""
    };
    if matches!(bare, "O-O" | "0-0" | "O-O-O" | "0-0-0") {
        return Ok(format!(
            "{}{call}",
            castling_text(position, bare.len() == 3)?
        ));
    }
    let parts = LongMove::parse(bare).filter(|_| position.variant().family != Family::Checkers);
    let Some(parts) = parts else {
        return Ok(word.to_owned());
    };
    parts.check(position)?;
    // Exports of 2018 write the one-point queen as a queen (R14.3).
    let to = match parts.to.strip_suffix("=Q") {
        Some(target) if position.variant().promotion.kinds == [Kind::OnePointQueen] => {
            format!("{target}={}", Kind::OnePointQueen.letter())
        }
        _ => parts.to.to_owned(),
    };
    Ok(format!("{}-{to}{call}", parts.from))
}

/// The parts of `Qm9xBn9=D`.
struct LongMove<'a> {
    kind: Option<char>,
    from: &'a str,
    takes: bool,
    taken: Option<char>,
    /// The target with what the pawn becomes.
    to: &'a str,
}

impl<'a> LongMove<'a> {
    fn parse(word: &'a str) -> Option<Self> {
        let (from, to) = word.split_once(['-', 'x'])?;
        let takes = word.as_bytes().get(from.len()) == Some(&b'x');
        let lettered = |part: &'a str| {
            let letter = part.chars().next().filter(char::is_ascii_uppercase);
            (letter, &part[letter.map_or(0, char::len_utf8)..])
        };
        let (kind, start) = lettered(from);
        let (victim, to) = lettered(to);
        let is_square =
            |part: &str| part.starts_with(|c: char| c.is_ascii_lowercase()) && part.len() <= 3;
        let target = to.split_once('=').map_or(to, |(target, _)| target);
        (is_square(start) && is_square(target)).then_some(Self {
            kind,
            from: start,
            takes,
            taken: victim,
            to,
        })
    }

    fn check(&self, position: &Position) -> Result<(), WordError> {
        let square = |name: &str| position.rules().board.parse(name).ok();
        let target = self
            .to
            .split_once('=')
            .map_or(self.to, |(target, _)| target);
        if let (Some(written), Some(from)) = (self.kind, square(self.from)) {
            check_piece(position, from, written)?;
        }
        let Some(to) = square(target) else {
            return Ok(());
        };
        if let Some(written) = self.taken {
            check_piece(position, to, written)?;
        }
        let is_pawn = |square| {
            position
                .piece(square)
                .is_some_and(|piece| piece.kind.letter() == Kind::Pawn.letter())
        };
        let takes = position.piece(to).is_some();
        // A pawn may take in passing.
        let in_passing = square(self.from).is_some_and(is_pawn);
        if self.takes && !takes && !in_passing {
            return Err(WordError::CaptureMark(
                "a capture, but nobody stands on its target",
            ));
        }
        Ok(())
    }
}

/// A queen's letter also stands for a promoted queen that is worth one point.
fn check_piece(position: &Position, square: Square, written: char) -> Result<(), WordError> {
    let piece = position.piece(square);
    let same = piece.is_some_and(|Piece { kind, .. }| {
        kind.letter() == written || kind == Kind::OnePointQueen && written == 'Q'
    });
    if same {
        return Ok(());
    }
    Err(WordError::OtherPiece {
        square: position.rules().board.name(square),
        found: piece.map_or_else(
            || "nobody".to_owned(),
            |piece| format!("a {}", piece.kind.name()),
        ),
        written,
    })
}

/// Castling with the rook on the king's side or on the other.
pub(in crate::notation) fn castling_text(
    position: &Position,
    kingside: bool,
) -> Result<String, WordError> {
    position
        .legal_moves()
        .into_iter()
        .find(|&mv| castles_kingside(position, mv) == Some(kingside))
        .map(|mv| position.text(mv))
        .ok_or(WordError::NoCastling)
}

/// For castling: is it on the king's side?
pub(in crate::notation) fn castles_kingside(position: &Position, mv: Move) -> Option<bool> {
    let Move::Castle { from, to } = mv else {
        return None;
    };
    let turn = position.turn();
    let rooks = position.state().castling_rooks[turn];
    let kings_side = kings_side(position.variant(), turn, from);
    let is_towards = |rook: Square| match position.variant().castling {
        Castling::Chess960 => rook == to,
        Castling::Never | Castling::TwoSquares => (rook > from) == (to > from),
    };
    let side = rooks
        .into_iter()
        .position(|rook| rook.exists() && is_towards(rook))?;
    Some(side == kings_side)
}

/// A move as the online standard writes it.
fn long_word(position: &Position, mv: Move, effects: &[Effect]) -> String {
    let marks = marks(position, effects);
    if let Some(kingside) = castles_kingside(position, mv) {
        return format!("{}{marks}", if kingside { "O-O" } else { "O-O-O" });
    }
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return position.text(mv);
    };
    let letter = |square: Square| match position.piece(square).map(|piece| piece.kind) {
        None | Some(Kind::Pawn) => String::new(),
        Some(Kind::OnePointQueen) => Kind::Queen.letter().to_string(),
        Some(kind) => kind.letter().to_string(),
    };
    let takes = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Captured { .. }));
    let sign = if takes { 'x' } else { '-' };
    let promotion = match mv {
        Move::Promotion { kind, .. } => format!("={}", kind.letter()),
        _ => String::new(),
    };
    format!(
        "{}{from}{sign}{}{to}{promotion}{marks}",
        letter(from),
        letter(to)
    )
}

/// `+` for every king that the mover's pieces attack, `#` for every player who is mated.
fn marks(position: &Position, effects: &[Effect]) -> String {
    let mated = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Mated { .. }))
        .count();
    let mover = position.turn();
    let checked = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Check { by, .. } if by.contains(mover)));
    format!("{}{}", "+".repeat(checked.count()), "#".repeat(mated))
}
