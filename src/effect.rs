//! What a move did, step by step. Everything that is shown, spoken or sounded comes from effects.

use crate::facts::SeatState;
use crate::outcome::{Outcome, Reason};
use crate::piece::Kind;
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};

pub use crate::facts::Phase;

/// One thing that happened, in the order in which a person should see it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "fields named seat, square and kind say what they are"
)]
pub enum Effect {
    /// A piece moved; a jump of several legs is several of these.
    Moved {
        seat: Seat,
        kind: Kind,
        from: Square,
        to: Square,
    },
    /// A piece left the board because `by` captured it; `seat` is `None` for a grey piece.
    Captured {
        seat: Option<Seat>,
        kind: Kind,
        square: Square,
        by: Seat,
    },
    /// A pawn, piece or guard became something else.
    Promoted {
        seat: Seat,
        square: Square,
        kind: Kind,
    },
    /// A pawn turned round (R8.1).
    Turned { seat: Seat, square: Square },
    /// A piece was put back on the board (R7.4).
    Placed {
        seat: Seat,
        kind: Kind,
        square: Square,
    },
    /// Two places of a field were exchanged (Coalition).
    Exchanged { seat: Seat, a: Square, b: Square },
    /// A king stands in check.
    Check {
        seat: Seat,
        by: SeatSet,
        square: Square,
    },
    /// A player is mated at his turn.
    Mated { seat: Seat },
    /// A player has no move and is not in check.
    Stalemated { seat: Seat },
    /// A mated player's pieces lost their power.
    Frozen { seat: Seat },
    /// A frozen player can move again (R8.3).
    Thawed { seat: Seat },
    /// A turn went by.
    Passed { seat: Seat, reason: Pass },
    /// A player left the game.
    Out {
        seat: Seat,
        seat_state: SeatState,
        reason: Reason,
    },
    /// A mated player's king alone left the board (R4.5).
    KingOff { seat: Seat, square: Square },
    /// A player's pieces left the board.
    PiecesRemoved { seat: Seat, squares: SquareSet },
    /// An arm left the board with everything on it (R7.4).
    ArmRemoved {
        seat: Seat,
        squares: SquareSet,
        pieces: SquareSet,
    },
    /// A special phase begins or ends for a player.
    PhaseChanged { seat: Seat, phase: Phase },
    /// The coalitions are settled (R11.6).
    Allied {
        parties: [SeatSet; 2],
        by: Seat,
        reason: AllianceReason,
    },
    /// The next to move.
    Turn { seat: Seat, out_of_order: bool },
    /// A player scored.
    Points {
        seat: Seat,
        points: u16,
        reason: PointsReason,
    },
    /// A piece that failed to capture was taken off (R5.3).
    Huffed {
        seat: Seat,
        square: Square,
        by: Seat,
    },
    /// The mover called check (R4.2).
    Called { seat: Seat },
    /// A player resigned.
    Resigned { seat: Seat },
    /// A player's time ran out.
    Flagged { seat: Seat },
    /// Two players announced (`made`) or dissolved a pact.
    Pact {
        seats: SeatSet,
        made: bool,
        aim: String,
    },
    /// Three players are in pact with one another against `seat` (10).
    ThreeAgainstOne { seat: Seat },
    /// The game is over.
    Over { outcome: Outcome },
}

/// Why a turn went by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// No legal move, not in check.
    NoMove,
    /// Mated, in a game where the mated pass.
    Mated,
    /// Frozen and not freed.
    Frozen,
    /// Mated, but nobody had called the check (R4.2).
    CheckNotCalled,
    /// The turn was owed for an answer out of order (11).
    Owed,
    /// A dummy without a player (R11.11).
    Dummy,
    /// The sand clock ran out (R3.5).
    Sand,
    /// The player chose to skip (11), or a record has no move of theirs.
    Skipped,
}

/// What settled the alliances (R11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllianceReason {
    /// Somebody declared.
    Declaration,
    /// A capture.
    Capture,
    /// A check.
    Check,
}

/// What a player scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsReason {
    /// A captured piece.
    Capture,
    /// A mate.
    Mate,
    /// A captured king.
    King,
    /// Being stalemated, or stalemating a walking king.
    Stalemate,
    /// Checking several kings with one move.
    DoubleCheck,
    /// Kings still alive at the end.
    LastStanding,
    /// A draw.
    Draw,
    /// The leader's claim.
    Claim,
}

/// Receives the effects of a move. The unit type drops them and costs nothing.
pub(crate) trait EffectSink {
    fn emit(&mut self, effect: Effect);
    /// Whether effects are recorded.
    fn is_recording(&self) -> bool;
}

impl EffectSink for () {
    #[inline]
    fn emit(&mut self, _: Effect) {}

    #[inline]
    fn is_recording(&self) -> bool {
        false
    }
}

impl EffectSink for Vec<Effect> {
    fn emit(&mut self, effect: Effect) {
        self.push(effect);
    }

    fn is_recording(&self) -> bool {
        true
    }
}
