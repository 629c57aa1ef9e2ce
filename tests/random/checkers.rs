//! Random games of every mode of checkers: 10 000 of each end, and no invariant breaks on the way. In a debug build the engine
//! itself compares what it keeps in step with what it computes from scratch after every move.

use crate::dice::Dice;
use quadrille::{Effect, Outcome, Position, Seat, SeatSet, SeatState, Variant};

const GAMES: u64 = 10_000;

fn start(id: &str, options: &str) -> Position {
    let options = options.parse().unwrap();
    Position::start(Variant::new(id, &options).unwrap())
}

fn seats_in_play(position: &Position) -> SeatSet {
    Seat::ALL
        .into_iter()
        .filter(|&seat| position.seat_state(seat) == SeatState::Active)
        .collect()
}

/// Plays until the game ends or fifty rounds went by without a capture or a man's move (R3.2).
fn play_out(mut position: Position, dice: &mut Dice) {
    let mut quiet = 0;
    let mut pieces = position.pieces().count();
    while position.outcome().is_none() && quiet < 50 * seats_in_play(&position).len() {
        let moves = position.legal_moves();
        assert!(
            !moves.is_empty(),
            "nobody can move, but the game goes on:\n{position:#}"
        );
        let effects = position.play(moves[dice.below(moves.len())]).unwrap();
        let taken = effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Captured { .. } | Effect::Huffed { .. }))
            .count();
        let man_moved = effects.iter().any(
            |effect| matches!(effect, Effect::Moved { kind, .. } if *kind == quadrille::Kind::Man),
        );
        quiet = if taken > 0 || man_moved { 0 } else { quiet + 1 };
        if taken > 0 || position.outcome().is_some() {
            pieces -= taken;
            check(&position, pieces);
        }
    }
}

fn check(position: &Position, pieces: usize) {
    assert_eq!(
        position.pieces().count(),
        pieces,
        "pieces only leave by capture:\n{position:#}"
    );
    let owners: SeatSet = position
        .pieces()
        .filter_map(|(_, piece)| piece.owner)
        .collect();
    let in_play = seats_in_play(position);
    assert_eq!(
        owners, in_play,
        "who has pieces is in play, who has none is out:\n{position:#}"
    );
    match position.outcome() {
        None => assert!(in_play.contains(position.turn())),
        Some(Outcome::Win { party, .. }) => assert!(!party.and(in_play).is_empty()),
        Some(Outcome::Draw(_)) => assert!(in_play.len() > 2, "R5.6 leaves no draw for two"),
        Some(outcome) => panic!("{outcome} is no end of checkers"),
    }
}

fn play_games(id: &str, options: &str) {
    let start = start(id, options);
    for game in 0..GAMES {
        play_out(start.clone(), &mut Dice::new(game));
    }
}

macro_rules! modes {
    ($($name:ident: $id:literal $options:literal;)*) => {
        $(#[test]
        fn $name() {
            play_games($id, $options);
        })*
    };
}

modes! {
    four: "quadrocheckers-four" "-";
    three: "quadrocheckers-three" "-";
    two: "quadrocheckers-two" "-";
    two_sixteen: "quadrocheckers-two-sixteen" "-";
    teams: "quadrocheckers-teams" "-";
    teams_adjacent: "quadrocheckers-teams-adjacent" "-";
    doubles_for_two: "quadrocheckers-doubles2" "-";
    doubles_for_two_adjacent: "quadrocheckers-doubles2-adjacent" "-";
    doubles_for_three: "quadrocheckers-doubles3" "-";
    classic: "checkers-classic" "-";
    four_huffing: "quadrocheckers-four" "huff";
    teams_adjacent_huffing: "quadrocheckers-teams-adjacent" "huff";
    classic_huffing: "checkers-classic" "huff";
}
