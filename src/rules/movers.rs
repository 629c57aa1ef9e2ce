//! The movements of a game's pieces made ready: by the code of a piece, turned to its seat.
//!
//! Nearly all pieces have one of a few [`Shape`]s, which the generators move by whole sets or by constants. What has none of them
//! moves by its record alone, square by square.

use crate::board::Board;
use crate::piece::{Code, Directions, Kind, Kinds, Movement, PieceRecord};
use crate::seat::Seat;
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// The shape of a kind's movement, which decides how it is generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The game has no such kind, or it goes nowhere.
    #[default]
    None,
    /// Steps forward and captures diagonally forward.
    Pawn,
    /// The same backward.
    TurnedPawn,
    /// Leaps as a knight and nothing besides.
    Knight,
    /// Slides along all ranks and files, all diagonals, or both, and nothing besides.
    Slider,
    /// The royal piece, stepping in all directions.
    King,
    /// Anything else: by its record.
    General,
}

/// What the generators read.
#[derive(Debug)]
pub(crate) struct Movers {
    /// Directions in which a piece captures on the next square, by code.
    pub(crate) steps: [u8; 256],
    /// Directions in which a piece captures along a line.
    pub(crate) slides: [u8; 256],
    /// Does the piece capture by all leaps of a knight?
    pub(crate) leaps: [bool; 256],
    /// The kinds by what is kept of them in sets.
    pub(crate) kinds: KindSets,
    shapes: [Shape; Kind::PLACES],
    /// The kinds that double-step, count as pawns, promote.
    pub(crate) double_steppers: Kinds,
    pub(crate) pawns: Kinds,
    pub(crate) promoters: Kinds,
    /// Points for the capture of each kind.
    points: [u16; Kind::PLACES],
    /// How pieces of general shape go to vacant squares, by code; empty where there is none.
    quiet: Vec<Reach>,
    /// How they capture.
    capture: Vec<Reach>,
    /// The squares from which somebody captures by a leap that is no knight's, by the square where it ends; empty without such leaps.
    origins: Vec<SquareSet>,
}

/// The kinds that a state keeps sets of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KindSets {
    /// Of the shape of a pawn.
    pub(crate) pawns: Kinds,
    /// Capturing along ranks or files, in some direction.
    pub(crate) straight: Kinds,
    /// Capturing along diagonals.
    pub(crate) diagonal: Kinds,
    /// The royal ones.
    pub(crate) royal: Kinds,
    /// Of general shape.
    pub(crate) general: Kinds,
}

/// A movement turned to its seat: directions as bits, north lowest.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    pub(crate) steps: u8,
    pub(crate) slides: u8,
    /// Where leaps end, by the square where they begin; empty without leaps.
    leaps: Vec<SquareSet>,
}

impl Movers {
    pub(super) fn new(variant: &Variant, board: &Board) -> Self {
        let mut movers = Self {
            steps: [0; 256],
            slides: [0; 256],
            leaps: [false; 256],
            kinds: KindSets::default(),
            shapes: [Shape::None; Kind::PLACES],
            double_steppers: Kinds::default(),
            pawns: Kinds::default(),
            promoters: Kinds::default(),
            points: [0; Kind::PLACES],
            quiet: Vec::new(),
            capture: Vec::new(),
            origins: Vec::new(),
        };
        for piece in &variant.pieces {
            movers.add(piece, board);
        }
        movers
    }

    fn add(&mut self, piece: &PieceRecord, board: &Board) {
        let kind = piece.kind;
        let shape = shape(piece);
        self.shapes[kind as usize] = shape;
        self.points[kind as usize] = piece.points;
        let note = |set: &mut Kinds, belongs: bool| {
            if belongs {
                set.insert(kind);
            }
        };
        let slides = piece.capture.slides.bits(0);
        note(&mut self.kinds.pawns, shape == Shape::Pawn);
        note(&mut self.kinds.straight, slides & STRAIGHT != 0);
        note(&mut self.kinds.diagonal, slides & DIAGONAL != 0);
        note(&mut self.kinds.royal, piece.royal);
        note(&mut self.kinds.general, shape == Shape::General);
        note(&mut self.double_steppers, piece.double_step);
        note(&mut self.pawns, piece.pawn);
        note(&mut self.promoters, piece.promotes);
        let knight = piece.capture.leaps_as_knight();
        for seat in Seat::ALL {
            let code = Code::new(seat, kind).index();
            self.steps[code] = piece.capture.steps.bits(seat as u32);
            self.slides[code] = piece.capture.slides.bits(seat as u32);
            self.leaps[code] = knight;
            if shape == Shape::General {
                self.add_general(piece, board, seat, code, knight);
            }
        }
    }

    fn add_general(
        &mut self,
        piece: &PieceRecord,
        board: &Board,
        seat: Seat,
        code: usize,
        knight: bool,
    ) {
        if self.quiet.is_empty() {
            self.quiet = vec![Reach::default(); 256];
            self.capture = vec![Reach::default(); 256];
        }
        self.quiet[code] = Reach::new(&piece.quiet, board, seat);
        self.capture[code] = Reach::new(&piece.capture, board, seat);
        let leaps = &self.capture[code].leaps;
        if !knight && !leaps.is_empty() {
            if self.origins.is_empty() {
                self.origins = vec![SquareSet::EMPTY; 256];
            }
            for from in board.squares() {
                for to in leaps[from.index()] {
                    self.origins[to.index()].insert(from);
                }
            }
        }
    }

    /// The shape of a piece's movement.
    #[inline]
    pub(crate) fn shape(&self, code: Code) -> Shape {
        self.shapes
            .get(code.index() & 31)
            .copied()
            .unwrap_or_default()
    }

    /// Does the piece slide in all eight directions?
    pub(crate) fn is_queen(&self, code: Code) -> bool {
        self.slides[code.index()] == u8::MAX
    }

    /// Does the piece slide along diagonals and nowhere else?
    pub(crate) fn is_bishop(&self, code: Code) -> bool {
        self.slides[code.index()] == DIAGONAL
    }

    /// Does somebody capture by leaps that are no knight's?
    #[inline]
    pub(crate) fn leap_far(&self) -> bool {
        !self.origins.is_empty()
    }

    /// The squares from which somebody may capture on the square by such a leap.
    #[inline]
    pub(crate) fn origins(&self, to: Square) -> SquareSet {
        self.origins
            .get(to.index())
            .copied()
            .unwrap_or(SquareSet::EMPTY)
    }

    /// How a piece of general shape goes to vacant squares.
    #[inline]
    pub(crate) fn quiet(&self, code: Code) -> Option<&Reach> {
        self.quiet.get(code.index())
    }

    /// How it captures.
    #[inline]
    pub(crate) fn capture(&self, code: Code) -> Option<&Reach> {
        self.capture.get(code.index())
    }

    /// Points for the capture of a piece.
    pub(crate) fn points(&self, code: Code) -> u16 {
        self.points
            .get(code.index() & 31)
            .copied()
            .unwrap_or_default()
    }
}

impl Reach {
    fn new(movement: &Movement, board: &Board, seat: Seat) -> Self {
        Self {
            steps: movement.steps.bits(seat as u32),
            slides: movement.slides.bits(seat as u32),
            leaps: if movement.leaps.is_empty() {
                Vec::new()
            } else {
                leaps(movement, board, seat)
            },
        }
    }

    /// Where the leaps from a square end.
    #[inline]
    pub(crate) fn leaps_from(&self, from: Square) -> SquareSet {
        self.leaps
            .get(from.index())
            .copied()
            .unwrap_or(SquareSet::EMPTY)
    }
}

/// Where the leaps of a movement end, by the square where they begin.
fn leaps(movement: &Movement, board: &Board, seat: Seat) -> Vec<SquareSet> {
    let mut once = vec![SquareSet::EMPTY; 256];
    for from in board.squares() {
        for leap in movement.leaps.iter() {
            if let Some(to) = leap.from(from, seat).filter(|&to| board.has(to)) {
                once[from.index()].insert(to);
            }
        }
    }
    if !movement.leaps_twice {
        return once;
    }
    let mut twice = vec![SquareSet::EMPTY; 256];
    for from in board.squares() {
        let ends = &mut twice[from.index()];
        for middle in once[from.index()] {
            *ends = ends.or(once[middle.index()]);
        }
        ends.remove(from);
    }
    twice
}

const STRAIGHT: u8 = Directions::STRAIGHT.bits(0);
const DIAGONAL: u8 = Directions::DIAGONAL.bits(0);

fn shape(piece: &PieceRecord) -> Shape {
    let (quiet, capture) = (&piece.quiet, &piece.capture);
    let pawn = |ahead: Directions, forks: Directions| {
        piece.pawn
            && piece.promotes
            && !piece.royal
            && *quiet == Movement::steps(ahead)
            && *capture == Movement::steps(forks)
    };
    if pawn(
        Directions::FORWARD,
        Directions::FORWARD_LEFT | Directions::FORWARD_RIGHT,
    ) {
        return Shape::Pawn;
    }
    if pawn(
        Directions::BACK,
        Directions::BACK_LEFT | Directions::BACK_RIGHT,
    ) && !piece.double_step
    {
        return Shape::TurnedPawn;
    }
    if quiet.is_none() && capture.is_none() {
        return Shape::None;
    }
    if quiet != capture || piece.pawn || piece.promotes || piece.double_step {
        return Shape::General;
    }
    let leaps_only = capture.steps.is_empty() && capture.slides.is_empty();
    let slides_only = capture.steps.is_empty() && capture.leaps.is_empty();
    let full = [Directions::STRAIGHT, Directions::DIAGONAL, Directions::ALL];
    if piece.royal {
        if *capture == Movement::steps(Directions::ALL) {
            Shape::King
        } else {
            Shape::General
        }
    } else if leaps_only && capture.leaps_as_knight() {
        Shape::Knight
    } else if slides_only && full.contains(&capture.slides) {
        Shape::Slider
    } else {
        Shape::General
    }
}
