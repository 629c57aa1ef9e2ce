//! Rule tests of checkers (rule book, 5 and 12): one module for each topic, which run natively and in browsers.

mod captures;
mod counts;
mod crowning;
mod draughts;
mod endings;
mod huffing;
mod movement;
mod setups;
mod turns;

use quadrille::{Effect, Kind, Piece, Position, Seat, SeatState, Setup, Variant};

fn variant(id: &str, options: &str) -> Variant {
    Variant::new(id, &options.parse().unwrap()).unwrap()
}

/// A set-up from words: a seat's letter and then its pieces, kings with a `K` before the square. Seats that are not named
/// are out.
fn setup(id: &str, options: &str, turn: Seat, pieces: &str) -> (Variant, Setup) {
    let variant = variant(id, options);
    let mut setup = Setup::empty(&variant);
    let mut owner = turn;
    for word in pieces.split_whitespace() {
        if let Ok(seat) = word.parse() {
            owner = seat;
            continue;
        }
        let (kind, square) = match word.strip_prefix('K') {
            Some(square) => (Kind::CheckersKing, square),
            None => (Kind::Man, word),
        };
        let owner = Some(owner);
        setup
            .pieces
            .insert(square.parse().unwrap(), Piece { owner, kind });
    }
    for seat in variant.seats().iter() {
        if setup.pieces.values().all(|piece| piece.owner != Some(seat)) {
            setup.seat_states[seat] = SeatState::Removed;
        }
    }
    setup.turn = turn;
    (variant, setup)
}

fn table_with(id: &str, options: &str, turn: Seat, pieces: &str) -> Position {
    let (variant, setup) = setup(id, options, turn, pieces);
    Position::from_setup(variant, &setup).unwrap()
}

fn table(id: &str, turn: Seat, pieces: &str) -> Position {
    table_with(id, "-", turn, pieces)
}

/// South's turn on the ordinary board.
fn classic(pieces: &str) -> Position {
    table("checkers-classic", Seat::South, pieces)
}

/// The texts of the legal moves, sorted.
fn choices(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut texts: Vec<String> = moves.map(|mv| position.text(mv)).collect();
    texts.sort();
    texts
}

fn play(position: &mut Position, text: &str) -> Vec<Effect> {
    let mv = position.find_move(text).unwrap();
    position.play(mv).unwrap()
}

/// The key of the reason why a move is refused.
fn refusal(position: &Position, text: &str) -> &'static str {
    position.find_move(text).unwrap_err().code()
}

fn kind_on(position: &Position, square: &str) -> Option<Kind> {
    let piece = position.piece(square.parse().unwrap());
    piece.map(|piece| piece.kind)
}
