//! Positions for tests: drawn up piece by piece, or reached by a strong player among random ones.

use quadrille::search::{Level, Search};
use quadrille::{
    Game, Kind, Move, Outcome, Piece, Position, Seat, SeatState, Setup, Square, Variant,
};

pub(crate) fn variant(id: &str) -> Variant {
    Variant::new(id, &"-".parse().unwrap()).unwrap()
}

/// The pieces as words of owner, kind and square: `sKg1 wQa7`. Seats without pieces have been removed or left inert.
pub(crate) fn table(id: &str, turn: Seat, pieces: &str) -> Position {
    table_with(id, turn, pieces, |_| {})
}

/// The same with more said about it.
pub(crate) fn table_with(
    id: &str,
    turn: Seat,
    pieces: &str,
    say: impl FnOnce(&mut Setup),
) -> Position {
    let variant = variant(id);
    let mut setup = Setup::empty(&variant);
    setup.turn = turn;
    for word in pieces.split_whitespace() {
        let (owner, rest) = word.split_at(1);
        let (kind, square) = rest.split_at(1);
        let owner: Seat = owner.to_uppercase().parse().unwrap();
        let square: Square = square.parse().unwrap();
        let is_kind = |other: &Kind| kind.starts_with(other.letter());
        let kind = variant.kinds().into_iter().find(is_kind).unwrap();
        let piece = Piece {
            owner: Some(owner),
            kind,
        };
        assert!(setup.pieces.insert(square, piece).is_none(), "{word}");
    }
    for seat in variant.seats().iter() {
        let has_men = setup.pieces.values().any(|piece| piece.owner == Some(seat));
        if !has_men {
            let out = |standing| {
                let mut without = setup.clone();
                without.seat_states[seat] = standing;
                Position::from_setup(variant.clone(), &without).is_ok()
            };
            setup.seat_states[seat] = if out(SeatState::Inert) {
                SeatState::Inert
            } else {
                SeatState::Removed
            };
        }
    }
    say(&mut setup);
    Position::from_setup(variant, &setup).unwrap_or_else(|faults| panic!("{id}: {faults}"))
}

/// The move that a search of so many positions prefers.
pub(crate) fn best(position: &Position, nodes: u64) -> quadrille::search::Best {
    let mut search = Search::new(position, &[], Level::STRONGEST, 1);
    search.step(nodes);
    search.best().unwrap()
}

pub(crate) fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap();
    after
}

/// Has the seat's party won?
pub(crate) fn won(position: &Position, seat: Seat) -> bool {
    matches!(position.outcome(), Some(Outcome::Win { party, .. }) if party.contains(seat))
}

/// Can the seat's party win within so many plies whatever the others do? Found by trying everything.
pub(crate) fn forced(position: &Position, seat: Seat, plies: u32) -> bool {
    if position.outcome().is_some() || plies == 0 {
        return won(position, seat);
    }
    let ours = position.allies(seat).contains(position.turn());
    let mut replies = position
        .legal_moves()
        .into_iter()
        .map(|mv| forced(&after(position, mv), seat, plies - 1));
    if ours {
        replies.any(|wins| wins)
    } else {
        replies.all(|wins| wins)
    }
}

/// The positions of a game that the first party to move wins against random players.
pub(crate) fn won_game(id: &str, seed: u64) -> Option<Vec<Position>> {
    let mut game = Game::new(variant(id));
    let party = game.position().allies(game.position().turn());
    let mut positions = Vec::new();
    let mut random = seed;
    while game.status().is_none() && game.ply() < 600 {
        let position = game.position().clone();
        let mv = if party.contains(position.turn()) {
            best(&position, 400).mv
        } else {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let moves = position.legal_moves();
            moves[(random >> 33) as usize % moves.len()]
        };
        game.apply_move(mv).unwrap();
        positions.push(position);
    }
    let winner = party.iter().next()?;
    won(game.position(), winner).then_some(positions)
}
