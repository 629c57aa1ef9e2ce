//! What is wrong with a set-up. One check serves parsers, the editor, tests and debug assertions.

use std::fmt;

use crate::chess;
use crate::effect::Phase;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::{Standing, State};
use crate::variant::{Castling, Family, KingCapture, MateRule};

/// All faults of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let between = if i > 0 { "; " } else { "" };
            write!(f, "{between}{fault}")?;
        }
        Ok(())
    }
}

/// One fault of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A piece stands where the board has no square.
    #[error("{0} is not on this board")]
    OffBoard(Square),
    /// The game has no such piece.
    #[error("this game has no {kind} (on {square})", kind = .kind.name())]
    ForeignKind {
        /// Where it stands.
        square: Square,
        /// What it is.
        kind: Kind,
    },
    /// Nobody sits at the piece's seat.
    #[error("the piece on {square} is {seat}'s, but nobody sits there in this game", seat = .seat.name())]
    ForeignSeat {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        seat: Seat,
    },
    /// Grey pieces belong to the online free-for-all only.
    #[error("the grey piece on {0} does not belong to this game")]
    GreyPiece(Square),
    /// A seat in play needs a king.
    #[error("{seat} has no king", seat = .0.name())]
    NoKing(Seat),
    /// Two kings of one seat.
    #[error("{seat} has {count} kings", seat = .seat.name())]
    SeveralKings {
        /// Whose.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A seat out of the game keeps no pieces on the board.
    #[error("{seat} is removed, but its pieces are on the board", seat = .0.name())]
    PiecesOfRemoved(Seat),
    /// The seat to move must be in play.
    #[error("{seat} is to move but takes no turns", seat = .0.name())]
    CannotMove(Seat),
    /// A standing that the game does not know.
    #[error("{seat} cannot be {word} in this game", seat = .seat.name(), word = .standing.word())]
    ForeignStanding {
        /// Which seat.
        seat: Seat,
        /// What it is said to be.
        standing: Standing,
    },
    /// A phase that the game does not have.
    #[error("this game has no phase \"{}\"", .0.word())]
    ForeignPhase(Phase),
    /// Castling needs an unmoved king and rook on one line.
    #[error("{seat} cannot castle with {rook}", seat = .seat.name())]
    Castling {
        /// Whose right.
        seat: Seat,
        /// The rook's square as given.
        rook: Square,
    },
    /// A right needs a pawn that has just passed the square.
    #[error("no pawn of {seat} can just have passed {over}", seat = .seat.name())]
    EnPassant {
        /// Whose pawn.
        seat: Seat,
        /// The square passed.
        over: Square,
    },
    /// With two players, the one who has just moved cannot be in check.
    #[error("{seat} is in check, but it is the other's turn", seat = .0.name())]
    InCheckAfterMoving(Seat),
    /// Stones stand on dark squares.
    #[error("{0} is a light square: stones stand on the dark ones")]
    StoneOnLight(Square),
    /// More pieces than a jump's path can hold.
    #[error("{0} pieces are more than a game begins with (32)")]
    TooManyStones(usize),
    /// A piece stands where it would have been crowned (R5.4, R5.5).
    #[error("a piece of {seat} on {square} would be a king", seat = .seat.name())]
    Uncrowned {
        /// Whose piece.
        seat: Seat,
        /// Where it stands.
        square: Square,
    },
    /// A seat of checkers without pieces is out.
    #[error("{seat} has no piece left, and so is out", seat = .0.name())]
    NoPieces(Seat),
    /// Nobody can have failed to capture with what stands there (R5.3).
    #[error("nothing on {0} may be huffed")]
    Huff(Square),
    /// Anything that only Coalition knows.
    #[error("{0}")]
    Coalition(String),
}

impl Fault {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffBoard(_) => "off-board",
            Self::ForeignKind { .. } => "foreign-kind",
            Self::ForeignSeat { .. } => "foreign-seat",
            Self::GreyPiece(_) => "grey-man",
            Self::NoKing(_) => "no-king",
            Self::SeveralKings { .. } => "several-kings",
            Self::PiecesOfRemoved(_) => "men-of-removed",
            Self::CannotMove(_) => "cannot-move",
            Self::ForeignStanding { .. } => "foreign-standing",
            Self::ForeignPhase(_) => "foreign-phase",
            Self::Castling { .. } => "castling",
            Self::EnPassant { .. } => "en-passant",
            Self::InCheckAfterMoving(_) => "in-check-after-moving",
            Self::StoneOnLight(_) => "stone-on-light",
            Self::TooManyStones(_) => "too-many-stones",
            Self::Uncrowned { .. } => "uncrowned",
            Self::NoPieces(_) => "no-pieces",
            Self::Huff(_) => "huff",
            Self::Coalition(_) => "coalition",
        }
    }

    /// The seat that the fault is about.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::NoKing(seat)
            | Self::PiecesOfRemoved(seat)
            | Self::CannotMove(seat)
            | Self::InCheckAfterMoving(seat)
            | Self::NoPieces(seat)
            | Self::ForeignSeat { seat, .. }
            | Self::SeveralKings { seat, .. }
            | Self::ForeignStanding { seat, .. }
            | Self::Castling { seat, .. }
            | Self::EnPassant { seat, .. }
            | Self::Uncrowned { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The square that the fault is about.
    pub const fn square(&self) -> Option<Square> {
        match *self {
            Self::OffBoard(square)
            | Self::ForeignKind { square, .. }
            | Self::ForeignSeat { square, .. }
            | Self::GreyPiece(square)
            | Self::StoneOnLight(square)
            | Self::Uncrowned { square, .. }
            | Self::Huff(square)
            | Self::Castling { rook: square, .. }
            | Self::EnPassant { over: square, .. } => Some(square),
            _ => None,
        }
    }
}

/// Lists everything that is wrong with a set-up, of which `state` is the copy.
pub(super) fn validate(rules: &Rules, setup: &Setup, state: &State) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_pieces(rules, setup, &mut faults);
    check_standings(rules, setup, &mut faults);
    check_phase(rules, setup.phase, &mut faults);
    match rules.variant.family {
        Family::Chess => {
            check_kings(rules, setup, &mut faults);
            check_castling(rules, setup, state, &mut faults);
            check_en_passant(rules, setup, &mut faults);
        }
        Family::Checkers => crate::checkers::validate(rules, setup, &mut faults),
        // A finished game may break the rules of one that goes on.
        Family::Coalition if setup.outcome.is_some() => {}
        Family::Coalition => crate::coalition::validate(rules, setup, &mut faults),
    }
    if faults.is_empty() && setup.outcome.is_none() && !setup.passed_in_check {
        check_last_mover(rules, state, &mut faults);
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Faults(faults))
    }
}

fn check_pieces(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let kinds = rules.variant.kinds();
    let seats = rules.variant.seats();
    for (&square, piece) in &setup.pieces {
        let in_removed_arm = setup
            .removed_arms
            .iter()
            .any(|seat| rules.board.arm(seat).contains(square));
        if !rules.board.has(square) || in_removed_arm {
            faults.push(Fault::OffBoard(square));
        }
        if !kinds.contains(&piece.kind) {
            faults.push(Fault::ForeignKind {
                square,
                kind: piece.kind,
            });
        }
        match piece.owner {
            Some(seat) if !seats.contains(seat) => faults.push(Fault::ForeignSeat { square, seat }),
            Some(seat)
                if setup.standing[seat] == Standing::Removed
                    && !faults.contains(&Fault::PiecesOfRemoved(seat)) =>
            {
                faults.push(Fault::PiecesOfRemoved(seat));
            }
            None if rules.variant.king_capture != KingCapture::Points => {
                faults.push(Fault::GreyPiece(square));
            }
            _ => {}
        }
    }
}

fn check_standings(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let seats = rules.variant.seats();
    for (seat, &standing) in setup.standing.iter() {
        let known = match standing {
            Standing::Absent => !seats.contains(seat),
            Standing::Active | Standing::Inert | Standing::Removed => seats.contains(seat),
            Standing::Frozen => seats.contains(seat) && rules.variant.mate == MateRule::Freeze,
            Standing::Walking => seats.contains(seat) && rules.variant.walking_king,
        };
        if !known {
            faults.push(Fault::ForeignStanding { seat, standing });
        }
    }
    if setup.outcome.is_none() && !setup.standing[setup.turn].takes_turns() {
        faults.push(Fault::CannotMove(setup.turn));
    }
}

/// Coalition has phases of its own and checks them itself; of the others only the captor of an arm's king has one.
fn check_phase(rules: &Rules, phase: Phase, faults: &mut Vec<Fault>) {
    let replaces = phase == Phase::Replace && rules.variant.king_capture == KingCapture::RemovesArm;
    if phase != Phase::Play && !replaces && rules.variant.family != Family::Coalition {
        faults.push(Fault::ForeignPhase(phase));
    }
}

fn check_kings(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    for seat in rules
        .variant
        .seats()
        .iter()
        .filter(|&seat| setup.standing[seat].takes_turns())
    {
        let count = setup
            .pieces
            .values()
            .filter(|piece| piece.owner == Some(seat) && piece.kind == Kind::King)
            .count();
        let replacing = setup.phase == Phase::Replace && seat == setup.turn;
        let over = setup.outcome.is_some();
        let may_lack = rules.variant.mate == MateRule::KingOff || replacing || over;
        match count {
            0 if !may_lack => faults.push(Fault::NoKing(seat)),
            0 | 1 => {}
            count => faults.push(Fault::SeveralKings { seat, count }),
        }
    }
}

/// King and rook stand on one row of their seat's; outside 960 games the king can move two squares towards the rook.
fn check_castling(rules: &Rules, setup: &Setup, state: &State, faults: &mut Vec<Fault>) {
    for seat in Seat::ALL {
        for rook in setup.castling_rooks[seat].into_iter().flatten() {
            let has_rook = setup
                .pieces
                .get(&rook)
                .is_some_and(|p| p.owner == Some(seat) && p.kind == Kind::Rook);
            let same_row = |king: &Square| {
                rules.board.row_from(seat, *king) == rules.board.row_from(seat, rook)
            };
            let distance = state
                .king(seat)
                .filter(same_row)
                .map(|king| king.file().abs_diff(rook.file()) + king.rank().abs_diff(rook.rank()));
            let possible = match (rules.variant.castling, distance) {
                (Castling::Never, _) | (_, None) => false,
                (Castling::TwoSquares, Some(distance)) => distance >= 2,
                (Castling::Chess960, Some(_)) => true,
            };
            if !has_rook || !possible {
                faults.push(Fault::Castling { seat, rook });
            }
        }
    }
}

fn check_en_passant(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    for (seat, right) in setup.en_passant.iter() {
        let Some(right) = *right else { continue };
        let ahead = crate::square::Direction::FORWARD.seen_by(seat);
        let start = right.over.step(ahead.reversed());
        let possible = rules.board.has(right.over)
            && right.over.step(ahead) == right.pawn
            && rules.pawns[seat].double_step.contains(start);
        if !possible {
            faults.push(Fault::EnPassant {
                seat,
                over: right.over,
            });
        }
    }
}

/// With two seats only, whoever is not to move has just moved and may not have left his king in check.
fn check_last_mover(rules: &Rules, state: &State, faults: &mut Vec<Fault>) {
    if waits_in_check(rules, state) {
        faults.push(Fault::InCheckAfterMoving(rules.next[state.turn]));
    }
}

/// Is the one of two players who is not to move in check?
pub(super) fn waits_in_check(rules: &Rules, state: &State) -> bool {
    rules.variant.order.len() == 2 && chess::in_check(state, rules, rules.next[state.turn])
}
