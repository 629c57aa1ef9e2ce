//! The record of a kind of piece.

use std::borrow::Cow;

use super::Kind;
use super::movement::Movement;

/// What one kind of piece is and does in a game. Every game lists those of its pieces; moves, attacks, checks of positions and the
/// computer's judgement read them.
///
/// ```
/// use quadrille::piece::{Leap, Movement, PieceRecord};
/// use quadrille::{Kind, Options, Position, Variant};
/// let mut variant = Variant::new("hughes", &Options::default()).unwrap();
/// let camel = Movement { leaps: Leap::all(1, 3).into(), ..Movement::NONE };
/// variant.pieces.push(PieceRecord::officer(Kind::CustomC, "camel", camel));
/// variant.promotion.kinds.push(Kind::CustomC);
/// assert_eq!(Position::start(variant).legal_moves().len(), 20);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what a kind may do besides, independent of one another"
)]
pub struct PieceRecord {
    /// The kind; its letter stands in records and positions.
    pub kind: Kind,
    /// The name in English, lower case.
    pub name: Cow<'static, str>,
    /// How it goes to a vacant square.
    pub quiet: Movement,
    /// How it captures, and so attacks.
    pub capture: Movement,
    /// Does it go two squares straight forward on its first move, if both are vacant? In games of chess the first move is one
    /// from a square on which pawns begin (R2.1).
    pub double_step: bool,
    /// Does it take pawns in passing, and is it taken so? Such a piece never goes back, so that repetition begins anew.
    pub pawn: bool,
    /// May it become something else where pawns promote?
    pub promotes: bool,
    /// Is it the piece whose loss is mate? An army has one at most.
    pub royal: bool,
    /// Points for its capture where points are counted (14).
    pub points: u16,
    /// What it is worth to the computer, in hundredths of a pawn; without it, its movement says so.
    pub value: Option<u16>,
}

impl PieceRecord {
    /// A piece that captures as it moves, and does nothing besides.
    pub fn officer(kind: Kind, name: impl Into<Cow<'static, str>>, movement: Movement) -> Self {
        Self {
            kind,
            name: name.into(),
            quiet: movement.clone(),
            capture: movement,
            double_step: false,
            pawn: false,
            promotes: false,
            royal: false,
            points: 0,
            value: None,
        }
    }
}
