//! From a position to its FEN4.

use super::fields::{diplomacy_value, squares_value};
use super::{
    CALLED, CASTLING_ROOKS, COLOURS, Cell, DIPLOMACY, EN_PASSANT, Fen4, HUFF, OPTIONS, OUTCOME,
    PASSED_IN_CHECK, PHASE, REMOVED_ARMS, STANDING, TURNED, UNMOVED, VARIANT, Value, kings_side,
    outermost_rook,
};
use crate::board::Board;
use crate::facts::Phase;
use crate::facts::SeatState;
use crate::outcome::Outcome;
use crate::piece::Kind;
use crate::position::Position;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::square::{Square, SquareSet};
use crate::variant::{RecordStyle, Variant};

impl Fen4 {
    /// The text of a position.
    pub fn of(position: &Position) -> Self {
        let (variant, setup) = (position.variant(), position.to_setup());
        let (kingside, queenside, rooks) = castling(variant, &setup);
        Self {
            turn: setup.turn,
            out: setup.seat_states.map(|seat_state| {
                seat_state.is_out() || matches!(seat_state, SeatState::Walking | SeatState::Absent)
            }),
            kingside,
            queenside,
            points: setup.points,
            quiet_plies: setup.quiet_plies,
            fields: fields(variant, &setup, rooks),
            rows: rows(variant, &setup),
        }
    }
}

fn rows(variant: &Variant, setup: &Setup) -> Vec<Vec<Cell>> {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let (files, ranks) = (variant.board.files(), variant.board.ranks());
    let removed = |square: Square| {
        let is_in = |arm: Seat| board.arm(arm).contains(square);
        setup.removed_arms.iter().any(is_in)
    };
    let cell = |square: Square| match setup.pieces.get(&square) {
        Some(piece) => {
            let colour = piece.owner.map_or('d', |seat| COLOURS[seat.index()]);
            Cell::Man(colour, piece.kind.letter())
        }
        None if board.has(square) && !removed(square) => Cell::Empty,
        None => Cell::Hole,
    };
    (0..ranks)
        .rev()
        .map(|rank| {
            (0..files)
                .map(|file| cell(Square::at(file, rank)))
                .collect()
        })
        .collect()
}

/// King's side, queen's side, and the rooks by name where the two do not say enough.
fn castling(variant: &Variant, setup: &Setup) -> (BySeat<bool>, BySeat<bool>, Option<Value>) {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let (mut kingside, mut queenside) = (BySeat::default(), BySeat::default());
    let mut implied = true;
    for seat in Seat::ALL {
        let rooks = setup.castling_rooks[seat];
        if rooks == [None; 2] {
            continue;
        }
        let Some(king) = super::king_of(setup, seat) else {
            implied = false;
            continue;
        };
        let kings_side = kings_side(variant, seat, king);
        kingside[seat] = rooks[kings_side].is_some();
        queenside[seat] = rooks[1 - kings_side].is_some();
        implied &= rooks.into_iter().enumerate().all(|(side, rook)| {
            rook.is_none() || rook == outermost_rook(variant, setup, seat, king, side)
        });
    }
    let name = |rook: Option<Square>| rook.map_or_else(String::new, |rook| board.name(rook));
    let named = || {
        by_seat(&|seat| match setup.castling_rooks[seat] {
            [None, None] => String::new(),
            [left, right] => format!("{}:{}", name(left), name(right)),
        })
    };
    (kingside, queenside, (!implied).then(named))
}

fn fields(variant: &Variant, setup: &Setup, rooks: Option<Value>) -> Vec<(String, Value)> {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let text = |text: String| Value::Text(text);
    // The online games' own texts say nothing of the kind, so ours of those games do not, either.
    let foreign = variant.records == RecordStyle::Online;
    let options = variant.options.to_string();
    let named = [
        (VARIANT, (!foreign).then(|| text(variant.id.to_string()))),
        (
            OPTIONS,
            (!foreign && !options.is_empty()).then(|| text(options)),
        ),
        (EN_PASSANT, en_passant(&board, setup)),
        (STANDING, seat_states(variant, setup)),
        (
            PHASE,
            (setup.phase != Phase::Play).then(|| text(setup.phase.word().to_owned())),
        ),
        (TURNED, squares_value(&board, turned(setup))),
        (CASTLING_ROOKS, rooks),
        (REMOVED_ARMS, removed_arms(setup.removed_arms)),
        (CALLED, called(setup)),
        (
            PASSED_IN_CHECK,
            setup
                .passed_in_check
                .then(|| Value::Word("true".to_owned())),
        ),
        (
            OUTCOME,
            setup.outcome.map(|outcome| text(outcome_text(outcome))),
        ),
        (HUFF, squares_value(&board, setup.huff.failed())),
        (DIPLOMACY, diplomacy_value(&board, setup)),
        (UNMOVED, squares_value(&board, setup.diplomacy.unmoved)),
    ];
    named
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect()
}

fn en_passant(board: &Board, setup: &Setup) -> Option<Value> {
    let right = |seat: Seat| {
        setup.en_passant[seat].map_or_else(String::new, |right| {
            format!("{}:{}", board.name(right.over), board.name(right.pawn))
        })
    };
    let any = setup.en_passant.0.iter().any(Option::is_some);
    any.then(|| by_seat(&right))
}

/// Named only where "out" and "not out" do not say enough.
fn seat_states(variant: &Variant, setup: &Setup) -> Option<Value> {
    let seats = variant.seats();
    let plain = setup
        .seat_states
        .iter()
        .all(|(seat, seat_state)| match seat_state {
            SeatState::Active | SeatState::Inert => seats.contains(seat),
            SeatState::Absent => !seats.contains(seat),
            SeatState::Frozen | SeatState::Removed | SeatState::Walking => false,
        });
    (!plain).then(|| by_seat(&|seat| setup.seat_states[seat].word().to_owned()))
}

fn turned(setup: &Setup) -> SquareSet {
    setup
        .pieces
        .iter()
        .filter(|(_, piece)| piece.kind == Kind::TurnedPawn)
        .map(|(&square, _)| square)
        .collect()
}

/// A list with a text for each seat.
#[inline(never)]
fn by_seat(text: &dyn Fn(Seat) -> String) -> Value {
    Value::texts(Seat::ALL.into_iter().map(text).collect())
}

fn removed_arms(arms: SeatSet) -> Option<Value> {
    let flag = |seat: Seat| Value::Word(arms.contains(seat).to_string());
    (!arms.is_empty()).then(|| Value::List(Seat::ALL.map(flag).to_vec()))
}

fn called(setup: &Setup) -> Option<Value> {
    let any = setup.called.0.iter().any(|callers| !callers.is_empty());
    any.then(|| by_seat(&|seat| setup.called[seat].to_string()))
}

fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { party, reason } => format!("win:{party}:{}", reason.key()),
        Outcome::Draw(reason) => format!("draw:{}", reason.key()),
        Outcome::Stopped(reason) => format!("stopped:{}", reason.key()),
    }
}
