//! Small positions from words, and games from moves.

use quadrille::game::TableEvent;
use quadrille::{
    Effect, Game, Kind, Outcome, Piece, Position, Reason, Seat, SeatState, Setup, Square, Variant,
};

/// A position under construction.
pub(crate) struct Table {
    variant: Variant,
    setup: Setup,
}

/// The game with these pieces: seat, kind and square, such as `sKg1 wPb4`; `t` before the kind turns a pawn round (`stPd9`).
/// Seats without pieces are out of the game. The first seat in the order of play that has pieces is to move.
pub(crate) fn table(game: &str, pieces: &str) -> Table {
    table_with(game, "", pieces)
}

/// As [`table`], with options.
pub(crate) fn table_with(game: &str, options: &str, pieces: &str) -> Table {
    let variant = variant(game, options);
    let mut setup = Setup::empty(&variant);
    for word in pieces.split_whitespace() {
        let (square, piece) = piece(word);
        assert!(
            setup.pieces.insert(square, piece).is_none(),
            "two pieces on {square}"
        );
    }
    for seat in variant.seats().iter() {
        if !setup.pieces.values().any(|piece| piece.owner == Some(seat)) {
            setup.seat_states[seat] = SeatState::Removed;
        }
    }
    setup.turn = variant
        .order
        .iter()
        .copied()
        .find(|&seat| setup.seat_states[seat] == SeatState::Active)
        .unwrap();
    Table { variant, setup }
}

pub(crate) fn variant(game: &str, options: &str) -> Variant {
    Variant::new(game, &options.parse().unwrap()).unwrap()
}

fn piece(word: &str) -> (Square, Piece) {
    let (owner, rest) = word.split_at(1);
    let (kind, square) = match rest.strip_prefix('t') {
        Some(rest) => (Kind::TurnedPawn, &rest[1..]),
        None => (
            *[
                Kind::Pawn,
                Kind::Knight,
                Kind::Bishop,
                Kind::Rook,
                Kind::Queen,
                Kind::OnePointQueen,
                Kind::King,
            ]
            .iter()
            .find(|kind| rest.starts_with(kind.letter()))
            .unwrap(),
            &rest[1..],
        ),
    };
    let owner = Seat::ALL
        .into_iter()
        .find(|seat| owner.starts_with(seat.letter().to_ascii_lowercase()));
    (square.parse().unwrap(), Piece { owner, kind })
}

impl Table {
    #[expect(
        clippy::wrong_self_convention,
        reason = "the field says: White to move"
    )]
    pub(crate) fn to_move(mut self, seat: Seat) -> Self {
        self.setup.turn = seat;
        self
    }

    pub(crate) fn seat_state(mut self, seat: Seat, seat_state: SeatState) -> Self {
        self.setup.seat_states[seat] = seat_state;
        self
    }

    /// Says how long nothing has happened (R3.2).
    pub(crate) fn quiet_plies(mut self, plies: u16) -> Self {
        self.setup.quiet_plies = plies;
        self
    }

    /// Gives a seat the right to castle with these rooks, on its left and on its right.
    pub(crate) fn castling(mut self, seat: Seat, left: &str, right: &str) -> Self {
        self.setup.castling_rooks[seat] = [left, right].map(|rook| rook.parse().ok());
        self
    }

    pub(crate) fn position(self) -> Position {
        Position::from_setup(self.variant, &self.setup).unwrap()
    }

    /// A game from the position.
    pub(crate) fn game(self) -> Game {
        Game::from_position(self.position())
    }

    /// A game from the position after some moves.
    pub(crate) fn after(self, moves: &str) -> Game {
        let mut game = self.game();
        play(&mut game, moves);
        game
    }
}

/// A new game after some moves.
pub(crate) fn started(game: &str, options: &str, moves: &str) -> Game {
    let mut game = Game::new(variant(game, options));
    play(&mut game, moves);
    game
}

/// Plays moves and table events; the answer is the effects of the last.
pub(crate) fn play(game: &mut Game, moves: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in moves.split_whitespace() {
        effects = match text.parse::<TableEvent>() {
            Ok(event) => game.apply_event(&event).unwrap(),
            Err(_) => game
                .play(text)
                .unwrap_or_else(|error| panic!("{text}: {error}\n{:#}", game.position())),
        };
    }
    effects
}

/// All legal moves, sorted by text.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let mut texts: Vec<_> = game
        .legal_moves()
        .into_iter()
        .map(|mv| game.position().text(mv))
        .collect();
    texts.sort();
    texts
}

/// The targets of the piece on a square, sorted as texts.
pub(crate) fn targets(game: &Game, from: &str) -> Vec<String> {
    legal(game)
        .into_iter()
        .filter_map(|text| Some(text.strip_prefix(from)?.strip_prefix('-')?.to_owned()))
        .collect()
}

pub(crate) fn may(game: &Game, text: &str) -> bool {
    game.position().find_move(text).is_ok()
}

pub(crate) fn seat_state(game: &Game, seat: Seat) -> SeatState {
    game.position().seat_state(seat)
}

pub(crate) fn man_on(game: &Game, square: &str) -> Option<(Seat, Kind)> {
    let piece = game.position().piece(square.parse().unwrap())?;
    Some((piece.owner?, piece.kind))
}

pub(crate) fn draw(game: &Game) -> Option<Reason> {
    match game.status() {
        Some(Outcome::Draw(reason)) => Some(reason),
        _ => None,
    }
}

/// The winning party as `S+N`, with the reason.
pub(crate) fn win(game: &Game) -> Option<(String, Reason)> {
    match game.status() {
        Some(Outcome::Win { party, reason }) => Some((party.to_string(), reason)),
        _ => None,
    }
}
