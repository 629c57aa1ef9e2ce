//! The faces in text of what checkers and Coalition remember besides the pieces.
//!
//! Coalition's is a list of what is not as it begins: `('round:3','ally:W@2','opened','skipped:S+N')`.

use super::Value;
use super::value::seat_set;
use crate::board::Board;
use crate::facts::{Alliance, Arrangement};
use crate::piece::Kind;
use crate::seat::{Seat, SeatSet};
use crate::setup::{Diplomacy, Huff, Setup};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;
use crate::words;

/// A list of squares; `None` for none.
pub(super) fn squares_value(board: &Board, squares: SquareSet) -> Option<Value> {
    let names: Vec<String> = squares.iter().map(|square| board.name(square)).collect();
    (!names.is_empty()).then(|| Value::texts(names))
}

/// The pieces that may be huffed.
pub(super) fn huff(squares: Vec<Square>) -> Huff {
    Huff::new(squares.into_iter().collect())
}

/// Coalition's rounds, alliances and rights, the unmoved pieces apart; `None` where all are as they begin.
pub(super) fn diplomacy_value(board: &Board, setup: &Setup) -> Option<Value> {
    let diplomacy = &setup.diplomacy;
    let seats = |word: &str, seats: SeatSet| (!seats.is_empty()).then(|| format!("{word}:{seats}"));
    let facts = [
        (diplomacy.round != 1).then(|| format!("round:{}", diplomacy.round)),
        diplomacy
            .alliance
            .map(|alliance| format!("ally:{}@{}", alliance.yellows_ally, alliance.round)),
        diplomacy.opened.then(|| "opened".to_owned()),
        diplomacy
            .answering_after
            .map(|seat| format!("answering:{seat}")),
        seats("owed", diplomacy.owed),
        seats("skipped", diplomacy.skipped),
        seats("rearranged", diplomacy.rearranged),
        seats("shaded", diplomacy.shaded),
        diplomacy
            .before
            .map(|before| format!("before:{}", arrangement_text(board, before, setup.turn))),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    (!facts.is_empty()).then(|| Value::texts(facts))
}

/// Coalition's rounds, alliances and rights; `None` if the text is none.
pub(super) fn diplomacy(
    variant: &Variant,
    board: &Board,
    turn: Seat,
    value: &Value,
) -> Option<Diplomacy> {
    let mut diplomacy = Diplomacy::default();
    for fact in value.as_texts()? {
        let (word, rest) = fact.split_once(':').unwrap_or((fact, ""));
        match word {
            "round" => diplomacy.round = rest.parse().ok()?,
            "ally" => {
                let (seat, round) = rest.split_once('@')?;
                diplomacy.alliance = Some(Alliance {
                    yellows_ally: seat.parse().ok()?,
                    round: round.parse().ok()?,
                });
            }
            "opened" => diplomacy.opened = true,
            "answering" => diplomacy.answering_after = Some(rest.parse().ok()?),
            "owed" => diplomacy.owed = seat_set(rest)?,
            "skipped" => diplomacy.skipped = seat_set(rest)?,
            "rearranged" => diplomacy.rearranged = seat_set(rest)?,
            "shaded" => diplomacy.shaded = seat_set(rest)?,
            "before" => diplomacy.before = Some(arrangement(variant, board, rest, turn)?),
            _ => return None,
        }
    }
    Some(diplomacy)
}

/// Square, kind and, for a piece that has not moved, an asterisk: `c1T d2S*`.
fn arrangement_text(board: &Board, arrangement: Arrangement, seat: Seat) -> String {
    let mut pieces = String::new();
    for (square, kind, unmoved) in arrangement.pieces(seat) {
        let mark = if unmoved { "*" } else { "" };
        let piece = format!("{}{}{mark}", board.name(square), kind.letter());
        words::append(&mut pieces, " ", &piece);
    }
    pieces
}

fn arrangement(variant: &Variant, board: &Board, text: &str, seat: Seat) -> Option<Arrangement> {
    let piece = |text: &str| -> Option<(Square, Kind, bool)> {
        let plain = text.strip_suffix('*').unwrap_or(text);
        let letter = plain.chars().next_back()?;
        let square = board.parse(plain.strip_suffix(letter)?).ok()?;
        let kind = variant
            .kinds()
            .into_iter()
            .find(|kind| kind.letter() == letter)?;
        Some((square, kind, plain != text))
    };
    let pieces: Option<Vec<_>> = text.split_whitespace().map(piece).collect();
    Some(Arrangement::new(seat, pieces?))
}
