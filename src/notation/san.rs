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

/// The legal move that a word means, as people and programs write SAN: with signs or without, `Ng1-f3`, `e7e8q`, `e8(Q)`, figurines,
/// and the letters of German pieces.
pub(super) fn find_san(position: &Position, word: &str) -> Result<Move, WordError> {
    let plain = plain_letters(word);
    let bare = without_signs(&plain);
    let castling = bare.replace(['0', 'o'], "O");
    if matches!(castling.as_str(), "O-O" | "O-O-O" | "OO" | "OOO") {
        let text = castling_text(position, castling.matches('O').count() == 2)?;
        return Ok(position.find_move(&text)?);
    }
    let wanted = Wanted::parse(position, bare).ok_or(WordError::NoSuchMove)?;
    let found: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| wanted.fits(position, mv))
        .collect();
    match found[..] {
        [] => Err(wanted.why_not(position)),
        [mv] => Ok(mv),
        _ => {
            let mut texts: Vec<String> = found.iter().map(|&mv| position.text(mv)).collect();
            texts.sort_unstable();
            Err(WordError::Ambiguous(texts.join(" or ")))
        }
    }
}

/// The word with English letters for pieces, plain hyphens and no brackets.
fn plain_letters(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for c in word.chars() {
        plain.push(match c {
            '♔' | '♚' => 'K',
            '♕' | '♛' => 'Q',
            '♖' | '♜' => 'R',
            '♗' | '♝' => 'B',
            '♘' | '♞' => 'N',
            '–' | '—' | '−' | '‐' | '‑' => '-',
            '×' => 'x',
            // Variation selectors of figurines, and what pawns and brackets say that is said without them.
            '\u{fe0e}' | '\u{fe0f}' | '♙' | '♟' | '(' | ')' => continue,
            _ => c,
        });
    }
    plain
}

/// The word without signs of check, mate, en passant and judgement at its end.
fn without_signs(word: &str) -> &str {
    let mut bare = word;
    loop {
        let shorter = bare.trim_end_matches(['+', '#', '!', '?', '†', '‡', '.', '=']);
        let shorter = ["e.p", "ep", "ch", "mate"]
            .into_iter()
            .find_map(|sign| shorter.strip_suffix(sign))
            .unwrap_or(shorter);
        if shorter.len() == bare.len() {
            return bare;
        }
        bare = shorter;
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
    fn parse(position: &Position, word: &str) -> Option<Self> {
        let board = &position.rules().board;
        let (word, promotion) = cut_promotion(position, word)?;
        let target = word.rfind(|c: char| c.is_ascii_lowercase())?;
        let (start, target) = word.split_at_checked(target)?;
        let to = board.parse(target).ok()?;
        let start = start.trim_end_matches(['x', ':', '-']);
        let letter = start.chars().next().filter(char::is_ascii_uppercase);
        let kind = match letter {
            Some(letter) => Some(kind_of(position, letter)?),
            None => None,
        };
        let origin = &start[usize::from(letter.is_some())..];
        let (mut file, mut rank) = (None, None);
        if let Ok(square) = board.parse(origin) {
            (file, rank) = (Some(square.file()), Some(square.rank()));
        } else if let Ok(number) = origin.parse::<u8>() {
            rank = Some(number.checked_sub(1)?);
        } else if !origin.is_empty() {
            // Any rank will do: the file alone is wanted.
            let any = (1..=Square::MAX_SIDE)
                .find_map(|rank| board.parse(&format!("{origin}{rank}")).ok());
            file = Some(any?.file());
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
        // Where a pawn becomes one kind alone, it need not be named.
        let kinds = &position.variant().promotion.kinds;
        let promotes = promotion == self.promotion
            || promotion.is_some()
                && kinds.len() == 1
                && (self.promotion.is_none() || self.promotion == Some(Kind::Queen));
        to == self.to && promotes && self.is_of(position, from)
    }

    /// Could the piece on this square be meant?
    fn is_of(&self, position: &Position, from: Square) -> bool {
        // Without a letter a pawn is meant, unless the start is given in full.
        let exact = self.file.is_some() && self.rank.is_some();
        let kind = self.kind.or((!exact).then_some(Kind::Pawn));
        let is_kind = |wanted: Kind| {
            let piece = position.piece(from);
            piece.is_some_and(|piece| piece.kind.letter() == wanted.letter())
        };
        kind.is_none_or(is_kind)
            && self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }

    /// Why no legal move fits: where only one piece can be meant, what the rules say of its move.
    fn why_not(&self, position: &Position) -> WordError {
        let turn = position.turn();
        let own = position
            .pieces()
            .filter(|&(square, piece)| piece.owner == Some(turn) && self.is_of(position, square))
            .map(|(square, _)| square);
        let reasons: Vec<_> = own
            .filter_map(|from| {
                let board = &position.rules().board;
                let text = format!("{}-{}", board.name(from), board.name(self.to));
                position.find_move(&text).err()
            })
            .collect();
        match <[_; 1]>::try_from(reasons) {
            Ok([reason]) => WordError::Move(reason),
            Err(_) => WordError::NoSuchMove,
        }
    }
}

/// The piece that a letter means, the German one too where no English one is meant by it.
fn kind_of(position: &Position, letter: char) -> Option<Kind> {
    let kinds = position.variant().kinds();
    let by = |letter: char| kinds.iter().copied().find(|kind| kind.letter() == letter);
    by(letter).or_else(|| {
        by(match letter {
            'D' => 'Q',
            'T' => 'R',
            'L' => 'B',
            'S' => 'N',
            'P' => Kind::Pawn.letter(),
            _ => return None,
        })
    })
}

/// `e8=Q`, `e8Q`, `e8/Q` and `e7e8q`: the move and what the pawn becomes.
fn cut_promotion<'a>(position: &Position, word: &'a str) -> Option<(&'a str, Option<Kind>)> {
    let letter = word.chars().next_back()?;
    if letter.is_ascii_digit() {
        return Some((word, None));
    }
    let kind = kind_of(position, letter.to_ascii_uppercase())?;
    let rest = word.strip_suffix(letter)?;
    Some((rest.trim_end_matches(['=', '/', ':']), Some(kind)))
}
