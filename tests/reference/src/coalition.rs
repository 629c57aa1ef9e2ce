//! Coalition's men, fields and array, and how the men move (section 11).

use crate::board::Seat::{East, North, South, West};
use crate::board::{Board, DIAGONAL, KNIGHT, Men, ORTHOGONAL, Seat, Shape, Square};
use crate::chess::{Man as ChessMan, Passing, row_from};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules::Kind;

/// Yellow, Red, Black and Green sit South, West, North and East.
pub const YELLOW: Seat = South;
pub const RED: Seat = West;
pub const BLACK: Seat = North;
pub const GREEN: Seat = East;

/// The order of play.
pub const ORDER: [Seat; 4] = [YELLOW, BLACK, GREEN, RED];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    King,
    Plane,
    Submarine,
    Tank,
    Artillery,
    Engineer,
    Motorcyclist,
    MachineGun,
    Guard,
}

pub const UNITS: [(Unit, char); 9] = [
    (Unit::King, 'K'),
    (Unit::Plane, 'F'),
    (Unit::Submarine, 'U'),
    (Unit::Tank, 'T'),
    (Unit::Artillery, 'A'),
    (Unit::Engineer, 'I'),
    (Unit::Motorcyclist, 'R'),
    (Unit::MachineGun, 'M'),
    (Unit::Guard, 'S'),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    pub power: Seat,
    pub unit: Unit,
    /// Has it made its first move, or is there nothing special about that? Being rearranged is none (R11.3).
    pub moved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Yellow places his men before the first move.
    SetUp,
    Turn,
    /// A player rearranges his field instead of moving; the men as they were before.
    Rearranging(Men<Man>),
}

#[derive(Clone, Debug)]
pub struct Coalition {
    pub board: Board,
    pub men: Men<Man>,
    /// Option `catalogue-men`: Engineer and Motorcyclist change their moves (R11.2).
    pub catalogue_men: bool,
    pub dummies: Vec<Seat>,
    pub to_move: Seat,
    pub phase: Phase,
    pub round: u32,
    /// Whose regular place in the order it is or was last.
    pub last_regular: Seat,
    /// Is this turn a regular one, not an answer to check out of order?
    pub regular: bool,
    /// Powers that owe a skipped turn.
    pub owed: Vec<Seat>,
    /// Once settled, Yellow's ally; the other lesser power is Black's.
    pub yellows_ally: Option<Seat>,
    /// Has Yellow made his first move?
    pub opened: bool,
    pub skipped: Vec<Seat>,
    pub rearranged: Vec<Seat>,
    pub shaded: Vec<Seat>,
    pub out: Vec<Seat>,
    pub passing: Vec<Passing>,
    pub quiet: u32,
    /// What the last choice was, for the order of play.
    pub last: Last,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// The same player goes on.
    Continues,
    Moved,
    Skipped,
}

/// The start position.
pub fn start(options: &Options) -> Result<Coalition, String> {
    let dummies = match options.one_of("dummies", &["", "W", "E", "W+E"])? {
        "W" => vec![RED],
        "E" => vec![GREEN],
        "W+E" => vec![RED, GREEN],
        _ => vec![],
    };
    let board = Board::new(Shape::Square10);
    let mut men = Men::new();
    let armies = [
        (YELLOW, "c1T d1R e1K f1T g1I h1A c2M d2S e2S f2M g2S h2M"),
        (
            BLACK,
            "c10A d10I e10R f10K g10A h10T c9M d9M e9S f9S g9M h9M",
        ),
        (RED, "a5F a6F b4M b5S b6S b7M"),
        (GREEN, "k5U k6U i4M i5S i6S i7M"),
    ];
    for (power, army) in armies {
        for word in army.split(' ') {
            let (name, letter) = word.split_at(word.len() - 1);
            let at = board
                .parse(name)
                .expect("the array's squares are on the board");
            let unit = UNITS
                .iter()
                .find(|(_, l)| letter.starts_with(*l))
                .expect("a unit")
                .0;
            let man = Man {
                power,
                unit,
                moved: !matches!(unit, Unit::Guard | Unit::MachineGun),
            };
            men.put(at, man);
        }
    }
    Ok(Coalition {
        board,
        men,
        catalogue_men: options.has("catalogue-men"),
        dummies,
        to_move: YELLOW,
        phase: Phase::SetUp,
        round: 1,
        last_regular: YELLOW,
        regular: true,
        owed: Vec::new(),
        yellows_ally: None,
        opened: false,
        skipped: Vec::new(),
        rearranged: Vec::new(),
        shaded: Vec::new(),
        out: Vec::new(),
        passing: Vec::new(),
        quiet: 0,
        last: Last::Continues,
        outcome: None,
    })
}

pub fn is_greater(power: Seat) -> bool {
    power == YELLOW || power == BLACK
}

pub fn other_greater(power: Seat) -> Seat {
    if power == YELLOW { BLACK } else { YELLOW }
}

pub fn other_lesser(power: Seat) -> Seat {
    if power == RED { GREEN } else { RED }
}

/// The squares of a power's field.
pub fn in_field(power: Seat, at: Square) -> bool {
    let row = row_from(power, at, 10);
    let along = if power.forward().0 == 0 {
        at.file
    } else {
        at.rank
    };
    match power {
        // B1–I2.
        South => row <= 2 && (2..=9).contains(&along),
        // B10–I10 and C9–H9.
        North => (row == 1 && (2..=9).contains(&along)) || (row == 2 && (3..=8).contains(&along)),
        // A4–B7 and I4–K7.
        West | East => row <= 2 && (4..=7).contains(&along),
    }
}

pub fn is_corner(at: Square) -> bool {
    [1, 10].contains(&at.file) && [1, 10].contains(&at.rank)
}

impl Coalition {
    /// The allies of a power and itself; before alliances it is alone.
    pub fn coalition_of(&self, power: Seat) -> Vec<Seat> {
        let Some(ally) = self.yellows_ally else {
            return vec![power];
        };
        if power == YELLOW || power == ally {
            vec![YELLOW, ally]
        } else {
            vec![BLACK, other_lesser(ally)]
        }
    }

    pub fn hostile(&self, a: Seat, b: Seat) -> bool {
        !self.coalition_of(a).contains(&b)
    }

    pub fn king_of(&self, power: Seat) -> Option<Square> {
        self.men
            .all()
            .find(|(_, man)| man.power == power && man.unit == Unit::King)
            .map(|(at, _)| at)
    }

    /// Is the power's king attacked by a hostile man?
    pub fn in_check(&self, power: Seat) -> bool {
        self.king_of(power).is_some_and(|king| {
            self.men
                .all()
                .any(|(from, man)| self.hostile(man.power, power) && self.covers(from, man, king))
        })
    }

    /// Does the power attack the other's king with its own men?
    pub fn checks(&self, power: Seat, other: Seat) -> bool {
        self.king_of(other).is_some_and(|king| {
            self.men
                .all()
                .any(|(from, man)| man.power == power && self.covers(from, man, king))
        })
    }

    /// Could the man capture on the target square, whatever stands there?
    pub fn covers(&self, from: Square, man: Man, target: Square) -> bool {
        let knight = || KNIGHT.iter().any(|&d| from.plus(d) == target);
        let straight = || self.slides_to(from, &ORTHOGONAL, target);
        let diagonal = || self.slides_to(from, &DIAGONAL, target);
        let beside = || {
            let (files, ranks) = (target.file - from.file, target.rank - from.rank);
            files.abs().max(ranks.abs()) == 1
        };
        match man.unit {
            Unit::King | Unit::MachineGun => beside(),
            Unit::Plane => self.flies_to(from, target),
            Unit::Submarine => knight() || straight() || diagonal(),
            Unit::Tank => straight() || diagonal(),
            Unit::Artillery => straight(),
            Unit::Engineer if self.catalogue_men => knight(),
            Unit::Engineer => diagonal(),
            Unit::Motorcyclist if self.catalogue_men => diagonal(),
            Unit::Motorcyclist => knight(),
            Unit::Guard => guard_captures(man.power)
                .iter()
                .any(|&d| from.plus(d) == target),
        }
    }

    fn slides_to(&self, from: Square, directions: &[(i8, i8)], target: Square) -> bool {
        directions.iter().any(|&d| {
            let mut at = from.plus(d);
            while self.board.contains(at) {
                if at == target {
                    return true;
                }
                if self.men.at(at).is_some() {
                    return false;
                }
                at = at.plus(d);
            }
            false
        })
    }

    /// Two knight's moves over a square of the board, not back.
    fn flies_to(&self, from: Square, target: Square) -> bool {
        target != from
            && KNIGHT.iter().any(|&first| {
                let middle = from.plus(first);
                self.board.contains(middle) && KNIGHT.iter().any(|&d| middle.plus(d) == target)
            })
    }
}

/// The two directions in which a power's Guards capture.
pub fn guard_captures(power: Seat) -> [(i8, i8); 2] {
    ChessMan::new(power, Kind::Pawn).pawn_captures()
}
