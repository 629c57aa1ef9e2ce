//! Every game, and random games of it.

use quadrille::variant::{OptionKind, ids};
use quadrille::{Game, Move, Options, Variant};

use crate::dice::Dice;

fn variant(id: &str, options: &str) -> Variant {
    Variant::new(id, &options.parse::<Options>().unwrap()).unwrap()
}

/// Every game without options and with each option that it has.
pub(crate) fn games() -> Vec<Variant> {
    let mut games = Vec::new();
    for id in ids() {
        let plain = variant(id, "");
        for option in plain.offered_options() {
            let values: Vec<String> = match option.kind {
                OptionKind::Switch => vec![String::new()],
                OptionKind::Choice(words) => words.iter().map(|word| format!("={word}")).collect(),
                OptionKind::Number(last) => vec![
                    "=0".to_owned(),
                    format!("={}", last / 2),
                    format!("={last}"),
                ],
                OptionKind::Armies => vec!["=WBYR".to_owned(), "=RYBW".to_owned()],
            };
            for value in values.iter().filter(|value| *value != "=") {
                games.push(variant(id, &format!("{}{value}", option.name)));
            }
        }
        games.push(plain);
    }
    games
}

/// Plays up to `plies` random moves; shows the game and the move before each, where the visitor has to leave the game as it was.
pub(crate) fn random_game(
    variant: Variant,
    seed: u64,
    plies: usize,
    mut at_each: impl FnMut(&mut Game, Move),
) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(variant);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        at_each(&mut game, mv);
        game.apply_move(mv).unwrap();
    }
    game
}

/// The game with its options, for messages.
pub(crate) fn name(variant: &Variant) -> String {
    format!("{} {}", variant.id, variant.options)
}
