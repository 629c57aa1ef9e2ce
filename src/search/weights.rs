//! All weights of the evaluation in one table, in hundredths of a pawn on the board of eight.
//!
//! `quadrille match --weights TERM=N` lets the strongest level play against itself with one term at N hundredths, and
//! `make weights` does so for every term of every family; what it found stands in the README. Freedom shows its worth to two
//! parties only when they look ahead far enough: 0.63 ± 0.10 over eighty games at 3 000 positions a move, 0.52 ± 0.10 at 2 000.

use crate::variant::{Family, PromotionZone, Scoring, Variant};

/// What counts how much in one family of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weights {
    /// Worth of a piece by its kind; place 0 stands for no piece.
    pub(super) value: [i16; KINDS],
    /// What a piece in the very centre is worth more than one at the rim.
    pub(super) centre: [i16; KINDS],
    /// A pawn's or piece's gain on the last square before promotion; half the way is worth a quarter of it.
    pub(super) advance: i16,
    /// Each empty square on the eight lines from a king, over which somebody could attack it.
    pub(super) open_square: i16,
    /// Each hostile slider that looks along a line into the king's neighbourhood.
    pub(super) hostile_line: i16,
    /// Each own or partner's piece beside the king.
    pub(super) shield: i16,
    /// A king without a vacant square beside it.
    pub(super) smothered: i16,
    /// Each hostile army beyond the first that aims at the king.
    pub(super) target: i16,
    /// How much more is aimed at the squares around a king than guards them, in hundredths.
    pub(super) zone: i16,
    /// Each hostile army beyond the first that attacks squares around a king.
    pub(super) two_armies: i16,
    /// An officer that a pawn attacks.
    pub(super) threat_by_pawn: i16,
    /// A rook or queen that a knight or bishop attacks.
    pub(super) threat_by_minor: i16,
    /// An officer that is attacked and not guarded.
    pub(super) hanging: i16,
    /// A pawn that is attacked and not guarded.
    pub(super) hanging_pawn: i16,
    /// Four vacant squares before sliders, or before checkers pieces.
    pub(super) mobility: i16,
    /// A mated army that is held: what its side loses besides the share of its pieces.
    pub(super) frozen: i16,
    /// What is left of a frozen army's worth, in hundredths.
    pub(super) frozen_share: i16,
    /// An army that has lost its king and plays on.
    pub(super) kingless: i16,
    /// A point of a game that is decided by points.
    pub(super) point: i16,
    /// What pieces count beside points, in hundredths.
    pub(super) army_share: i16,
    /// A checkers piece that still guards its own edge.
    pub(super) back_row: i16,
    /// Having the move.
    pub(super) tempo: i16,
    /// Each round that passes without an ally for a greater power of Coalition, three times as much while it has no piece to
    /// capture that would settle who it is: only where the lesser powers are dummies, which cannot be asked.
    pub(super) uncommitted: i16,
    /// What a party still in play is worth to itself beside its pieces.
    pub(super) alive: i16,
}

/// Kinds and the place for no piece.
pub(super) const KINDS: usize = crate::piece::Kind::PLACES;
/// The kinds that the rule book names.
const KNOWN: usize = 18;

/// By kind: pawn, turned pawn, knight, bishop, rook, queen, one-point queen, king, checkers piece, checkers king, plane,
/// submarine, tank, artillery, engineer, motorcyclist, machine-gun, guard.
const fn by_kind(values: [i16; KNOWN]) -> [i16; KINDS] {
    let mut all = [0; KINDS];
    let mut i = 1;
    while i <= KNOWN {
        all[i] = values[i - 1];
        i += 1;
    }
    all
}

const SQUARE8: Weights = Weights {
    value: by_kind([
        100, 100, 320, 330, 500, 950, 950, 0, 100, 300, 0, 0, 0, 0, 0, 0, 0, 0,
    ]),
    centre: by_kind([16, 0, 48, 30, 8, 16, 16, -24, 6, 30, 0, 0, 0, 0, 0, 0, 0, 0]),
    advance: 140,
    open_square: 3,
    hostile_line: 12,
    shield: 9,
    smothered: 0,
    target: 15,
    zone: 100,
    two_armies: 150,
    threat_by_pawn: 40,
    threat_by_minor: 25,
    hanging: 25,
    hanging_pawn: 6,
    mobility: 12,
    frozen: 0,
    frozen_share: 0,
    kingless: 0,
    point: 0,
    army_share: 100,
    back_row: 0,
    tempo: 10,
    uncommitted: 0,
    alive: 0,
};

/// Long lines raise sliders; knights and pawns have far to go.
const CROSS12: Weights = Weights {
    value: by_kind([
        80, 80, 290, 370, 520, 1000, 1000, 0, 100, 330, 0, 0, 0, 0, 0, 0, 0, 0,
    ]),
    centre: by_kind([
        14, 0, 60, 34, 10, 18, 18, -30, 10, 30, 0, 0, 0, 0, 0, 0, 0, 0,
    ]),
    advance: 160,
    open_square: 3,
    hostile_line: 14,
    shield: 9,
    mobility: 8,
    kingless: 300,
    alive: 150,
    ..SQUARE8
};

/// Pieces are alike on every board; what a king is worth depends on its size. Nobody attacks it more than other pieces.
const CHECKERS8: Weights = Weights {
    open_square: 0,
    hostile_line: 0,
    shield: 0,
    target: 0,
    mobility: 16,
    back_row: 14,
    ..SQUARE8
};

const CHECKERS12: Weights = Weights {
    value: CROSS12.value,
    centre: CROSS12.centre,
    advance: CROSS12.advance,
    back_row: 12,
    alive: CROSS12.alive,
    ..CHECKERS8
};

const CROSS14: Weights = Weights {
    value: by_kind([
        70, 70, 280, 400, 520, 1020, 1020, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]),
    advance: 180,
    frozen: 350,
    frozen_share: 45,
    ..CROSS12
};

/// Promotion needs at least three captures, and turned pawns walk back.
const AMERICAN: Weights = Weights {
    advance: 40,
    ..CROSS14
};

const FREE_FOR_ALL: Weights = Weights {
    point: 60,
    army_share: 60,
    alive: 400,
    ..CROSS14
};

const COALITION: Weights = Weights {
    value: by_kind([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 560, 1150, 950, 500, 330, 320, 260, 100,
    ]),
    centre: by_kind([
        0, 0, 0, 0, 0, 0, 0, -24, 0, 0, 40, 24, 16, 8, 30, 48, 24, 12,
    ]),
    advance: 90,
    open_square: 3,
    hostile_line: 12,
    shield: 2,
    smothered: 120,
    uncommitted: 200,
    ..SQUARE8
};

/// The weights of a game.
pub(super) const fn weights(variant: &Variant) -> &'static Weights {
    let side = variant.board.side();
    match (variant.family, side, variant.scoring) {
        (Family::Coalition, ..) => &COALITION,
        (Family::Checkers, ..=10, _) => &CHECKERS8,
        (Family::Checkers, ..) => &CHECKERS12,
        (_, _, Scoring::Online) => &FREE_FOR_ALL,
        (_, 13.., _) if matches!(variant.promotion.zone, PromotionZone::HostileBackRows) => {
            &AMERICAN
        }
        (_, 13.., _) => &CROSS14,
        (_, 11.., _) => &CROSS12,
        _ => &SQUARE8,
    }
}

/// The terms of the evaluation by name, for matches that show what each is worth.
#[cfg(feature = "cli")]
pub(crate) const TERMS: [&str; 16] = [
    "material",
    "centre",
    "advance",
    "open",
    "hostile",
    "shield",
    "target",
    "mobility",
    "frozen",
    "kingless",
    "points",
    "alive",
    "back-row",
    "tempo",
    "uncommitted",
    "smothered",
];

#[cfg(feature = "cli")]
impl Weights {
    /// The same with one term scaled; `None` if this game has no such term.
    pub(super) fn scaled(mut self, term: &str, hundredths: i16) -> Option<Self> {
        let scale = |value: &mut i16| {
            *value = (i32::from(*value) * i32::from(hundredths) / 100) as i16;
        };
        let before = self;
        match term {
            // Kinds are made more alike or less, around the worth of a pawn or piece.
            "material" => {
                for value in self.value.iter_mut().filter(|value| **value > 100) {
                    *value -= 100;
                    scale(value);
                    *value += 100;
                }
            }
            "centre" => self.centre.iter_mut().for_each(scale),
            "advance" => scale(&mut self.advance),
            "open" => scale(&mut self.open_square),
            "hostile" => scale(&mut self.hostile_line),
            "shield" => scale(&mut self.shield),
            "target" => scale(&mut self.target),
            "mobility" => scale(&mut self.mobility),
            "frozen" if self.frozen != 0 => {
                scale(&mut self.frozen);
                self.frozen_share = 100 - self.frozen_share;
                scale(&mut self.frozen_share);
                self.frozen_share = 100 - self.frozen_share;
            }
            "kingless" => scale(&mut self.kingless),
            "points" => scale(&mut self.point),
            "alive" => scale(&mut self.alive),
            "back-row" => scale(&mut self.back_row),
            "tempo" => scale(&mut self.tempo),
            "smothered" => scale(&mut self.smothered),
            "uncommitted" => scale(&mut self.uncommitted),
            _ => return None,
        }
        (self != before).then_some(self)
    }
}
