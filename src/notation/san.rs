//! Standard algebraic notation of orthodox chess: `Nbd7`, `exd6`, `e8=Q+`, `O-O`.

use super::movetext::WordError;
use super::pgn4::moves::{castles_kingside, castling_text};
use crate::effect::Effect;
use crate::moves::Move;
use crate::piece::Kind;
use crate::position::Position;
use crate::square::Square;

/// A legal move as SAN, with `+` or `#`.
pub(super) fn san(position: &Position, mv: Move, effects: &[Effect]) -> String {
    let mated = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Mated { .. }));
    let check = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Check { .. }));
    let sign = match (mated, check) {
        (true, _) => "#",
        (_, true) => "+",
        _ => "",
    };
    if let Some(kingside) = castles_kingside(position, mv) {
        return format!("{}{sign}", if kingside { "O-O" } else { "O-O-O" });
    }
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return position.text(mv);
    };
    let kind = position.piece(from).map_or(Kind::Pawn, |piece| piece.kind);
    let takes = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Captured { .. }));
    let cross = if takes { "x" } else { "" };
    let promotion = match mv {
        Move::Promotion { kind, .. } => format!("={}", kind.letter()),
        _ => String::new(),
    };
    let start = match kind {
        Kind::Pawn if takes => file(from).to_string(),
        Kind::Pawn => String::new(),
        _ => format!("{}{}", kind.letter(), told_apart(position, kind, from, to)),
    };
    format!("{start}{cross}{to}{promotion}{sign}")
}

const fn file(square: Square) -> char {
    (b'a' + square.file()) as char
}

/// What tells a piece from others of its kind that can go to the same square: its file, else its rank, else both.
fn told_apart(position: &Position, kind: Kind, from: Square, to: Square) -> String {
    let others: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.to() == Some(to) && !matches!(mv, Move::Castle { .. }))
        .filter_map(|mv| mv.from())
        .filter(|&other| {
            other != from
                && position
                    .piece(other)
                    .is_some_and(|piece| piece.kind == kind)
        })
        .collect();
    let rank = from.rank() + 1;
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        file(from).to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        rank.to_string()
    } else {
        from.to_string()
    }
}

/// The legal move that a word means: SAN with or without its signs, `Ng1-f3`, or `e7e8q`.
pub(super) fn find_san(position: &Position, word: &str) -> Result<Move, WordError> {
    let bare = word.trim_end_matches(['+', '#']);
    let bare = bare.strip_suffix("e.p.").unwrap_or(bare);
    if matches!(bare, "O-O" | "0-0" | "O-O-O" | "0-0-0") {
        let text = castling_text(position, bare.len() == 3)?;
        return Ok(position.find_move(&text)?);
    }
    let wanted = Wanted::parse(bare).ok_or(WordError::NoSuchMove)?;
    let found: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| wanted.fits(position, mv))
        .collect();
    match found[..] {
        [] => Err(WordError::NoSuchMove),
        [mv] => Ok(mv),
        _ => {
            let mut texts: Vec<String> = found.iter().map(|&mv| position.text(mv)).collect();
            texts.sort_unstable();
            Err(WordError::Ambiguous(texts.join(" or ")))
        }
    }
}

/// What a word says of a move.
struct Wanted {
    kind: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    promotion: Option<Kind>,
}

impl Wanted {
    fn parse(word: &str) -> Option<Self> {
        let (word, promotion) = cut_promotion(word)?;
        let (start, target) = word.split_at_checked(word.len().checked_sub(2)?)?;
        let to: Square = target
            .parse()
            .ok()
            .filter(|to: &Square| to.file() < 8 && to.rank() < 8)?;
        let start = start.trim_end_matches(['x', ':', '-']);
        let letter = start.chars().next().filter(char::is_ascii_uppercase);
        let kind = match letter {
            Some(letter) => Some(kind_of(letter)?),
            None => None,
        };
        let (mut file, mut rank) = (None, None);
        for c in start.chars().skip(usize::from(letter.is_some())) {
            match c {
                'a'..='h' if file.is_none() && rank.is_none() => file = Some(c as u8 - b'a'),
                '1'..='8' if rank.is_none() => rank = Some(c as u8 - b'1'),
                _ => return None,
            }
        }
        Some(Self {
            kind,
            file,
            rank,
            to,
            promotion,
        })
    }

    fn fits(&self, position: &Position, mv: Move) -> bool {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
            return false;
        };
        let promotion = match mv {
            Move::Promotion { kind, .. } => Some(kind),
            _ => None,
        };
        // Without a letter a pawn is meant, unless the start is given in full.
        let exact = self.file.is_some() && self.rank.is_some();
        let kind = self.kind.or((!exact).then_some(Kind::Pawn));
        let is_kind =
            kind.is_none_or(|kind| position.piece(from).is_some_and(|piece| piece.kind == kind));
        to == self.to
            && promotion == self.promotion
            && is_kind
            && self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }
}

fn kind_of(letter: char) -> Option<Kind> {
    let kinds = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ];
    kinds.into_iter().find(|kind| kind.letter() == letter)
}

/// `e8=Q`, `e8Q` and `e7e8q`.
fn cut_promotion(word: &str) -> Option<(&str, Option<Kind>)> {
    let letter = word.chars().next_back()?;
    if letter.is_ascii_digit() {
        return Some((word, None));
    }
    let kind = kind_of(letter.to_ascii_uppercase())?;
    let rest = word.strip_suffix(letter)?;
    Some((rest.trim_end_matches('='), Some(kind)))
}
