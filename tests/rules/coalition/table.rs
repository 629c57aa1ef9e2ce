//! Games by move text, small positions by their pieces, and questions about both.

use quadrille::board::{Board, Shape};
use quadrille::effect::Effect;
use quadrille::position::DiplomacySummary;
use quadrille::setup::{Alliance, Setup};
use quadrille::{Game, Kind, Piece, Position, Seat, SeatSet, Square, Variant};

pub(crate) const S: Seat = Seat::South;
pub(crate) const W: Seat = Seat::West;
pub(crate) const N: Seat = Seat::North;
pub(crate) const E: Seat = Seat::East;

/// A game from the array after these moves and table events.
pub(crate) fn played(moves: &str) -> Game {
    played_with("-", moves)
}

pub(crate) fn played_with(options: &str, moves: &str) -> Game {
    let mut game = Game::new(variant(options));
    play(&mut game, moves);
    game
}

fn variant(options: &str) -> Variant {
    let options = options.parse().unwrap_or_default();
    Variant::new("coalition", &options).expect("the game has these options")
}

/// Plays moves and table events; the answer is what the last of them did.
pub(crate) fn play(game: &mut Game, moves: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in moves.split_whitespace() {
        effects = match text.parse() {
            Ok(event) => game
                .apply_event(&event)
                .unwrap_or_else(|error| panic!("{text}: {error}")),
            Err(_) => game
                .play(text)
                .unwrap_or_else(|error| panic!("{text}: {error}")),
        };
    }
    effects
}

/// A position in round 5 with these pieces, `S e1K c1T N f10K …`, where Yellow and Red stand against Black and Green.
pub(crate) fn settled(pieces: &str, turn: Seat) -> Game {
    position(pieces, turn, |setup| {
        setup.diplomacy.round = 5;
        setup.diplomacy.alliance = Some(Alliance {
            yellows_ally: W,
            round: 2,
        });
    })
}

/// A position in round 2 without alliances.
pub(crate) fn unsettled(pieces: &str, turn: Seat) -> Game {
    position(pieces, turn, |setup| setup.diplomacy.round = 2)
}

pub(crate) fn position(pieces: &str, turn: Seat, edit: impl FnOnce(&mut Setup)) -> Game {
    let variant = variant("-");
    let mut setup = Setup::empty(&variant);
    let kinds = variant.kinds();
    let mut seat = S;
    for word in pieces.split_whitespace() {
        if let Ok(next) = word.parse::<Seat>() {
            seat = next;
            continue;
        }
        let (name, letter) = word.split_at(word.len() - 1);
        let kind = kinds
            .iter()
            .copied()
            .find(|kind| letter.starts_with(kind.letter()))
            .expect("a kind of piece");
        let owner = Some(seat);
        setup.pieces.insert(square(name), Piece { owner, kind });
    }
    setup.turn = turn;
    setup.diplomacy.opened = true;
    edit(&mut setup);
    Game::from_position(Position::from_setup(variant, &setup).expect("a position of the game"))
}

pub(crate) fn square(name: &str) -> Square {
    Board::get(Shape::SQUARE10, true)
        .parse(name)
        .expect("a square of the board")
}

pub(crate) fn piece(game: &Game, name: &str) -> Option<(Seat, Kind)> {
    let piece = game.position().piece(square(name))?;
    Some((piece.owner?, piece.kind))
}

/// The texts of all legal moves, sorted.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let position = game.position();
    let mut texts: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|mv| position.text(mv))
        .collect();
    texts.sort();
    texts
}

pub(crate) fn may(game: &Game, text: &str) -> bool {
    legal(game).iter().any(|legal| legal == text)
}

pub(crate) fn any_begins(game: &Game, start: &str) -> bool {
    legal(game).iter().any(|legal| legal.starts_with(start))
}

/// Where the piece on a square may go, sorted, joined by spaces.
pub(crate) fn targets(game: &Game, from: &str) -> String {
    let start = format!("{from}-");
    let targets: Vec<String> = legal(game)
        .iter()
        .filter_map(|text| text.strip_prefix(&start))
        .map(str::to_owned)
        .collect();
    targets.join(" ")
}

pub(crate) fn diplomacy(game: &Game) -> DiplomacySummary {
    game.position().diplomacy().expect("a game of Coalition")
}

pub(crate) fn turn(game: &Game) -> Seat {
    game.position().turn()
}

/// The coalitions, such as `S+W N+E`, or `-`.
pub(crate) fn coalitions(game: &Game) -> String {
    diplomacy(game).coalitions.map_or_else(
        || "-".to_owned(),
        |[yellows, blacks]| format!("{yellows} {blacks}"),
    )
}

pub(crate) fn result(game: &Game) -> String {
    game.status()
        .map_or_else(|| "ongoing".to_owned(), |outcome| outcome.to_string())
}

/// The points of S, W, N and E.
pub(crate) fn points(game: &Game) -> [u16; 4] {
    game.position()
        .coalition_points()
        .expect("the game is over")
        .0
}

pub(crate) fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}
