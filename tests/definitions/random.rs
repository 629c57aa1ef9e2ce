//! Whatever a definition says, it is refused with a reason or it is a game: random games end, and undo, records, links and keys agree.

use crate::dice::Dice;
use quadrille::{Game, Variant};

const BASES: [&str; 8] = [
    "orthodox",
    "quadrochess-four",
    "quadrochess-three",
    "quadrochess-teams",
    "american",
    "hughes",
    "political",
    "chess-four",
];
const DIRECTIONS: [&str; 6] = [
    "straight",
    "diagonal",
    "all",
    "forward",
    "left",
    "back-right",
];

fn pick<'a>(dice: &mut Dice, words: &[&'a str]) -> &'a str {
    words[dice.below(words.len())]
}

/// Does something happen in one of so many cases?
fn once_in(dice: &mut Dice, cases: usize) -> bool {
    dice.below(cases) == 0
}

fn definition(dice: &mut Dice) -> String {
    let mut lines = vec![format!(
        "name = \"Random\"\nextends = \"{}\"\n",
        pick(dice, &BASES)
    )];
    let mut width = 8;
    if once_in(dice, 2) {
        let side = 4 + dice.below(10);
        let corner = dice.below(4);
        width = side.saturating_sub(2 * corner);
        lines.push(format!(
            "board = {{ files = {side}, ranks = {side}, corners = {corner} }}\n"
        ));
    }
    let mut letters = vec!['R', 'N', 'B', 'Q'];
    for letter in ['C', 'E', 'G'].into_iter().take(dice.below(4)) {
        letters.push(letter);
        let movement = match dice.below(4) {
            0 => format!("slides = \"{}\"", pick(dice, &DIRECTIONS)),
            1 => format!("leaps = [[{}, {}]]", dice.below(4), 1 + dice.below(3)),
            2 => format!(
                "quiet = {{ steps = \"{}\" }}, capture = {{ leaps = [[{}, {}]] }}",
                pick(dice, &DIRECTIONS),
                1 + dice.below(2),
                dice.below(3)
            ),
            _ => format!(
                "steps = \"{}\", leaps = [[0, {}, \"only\"]], leaps-twice = {}",
                pick(dice, &DIRECTIONS),
                1 + dice.below(3),
                once_in(dice, 2)
            ),
        };
        lines.push(format!("pieces.{letter} = {{ {movement} }}\n"));
    }
    if once_in(dice, 3) {
        lines.push(format!(
            "castling = \"{}\"\n",
            pick(dice, &["never", "two-squares", "960"])
        ));
    }
    if once_in(dice, 3) {
        let rules = [
            "remove-army",
            "party-loses",
            "king-off",
            "inert",
            "freeze",
            "pass",
        ];
        lines.push(format!("mate = \"{}\"\n", pick(dice, &rules)));
    }
    if once_in(dice, 3) {
        lines.push(format!(
            "stalemate = \"{}\"\n",
            pick(dice, &["draw", "pass", "points", "pass-or-lose"])
        ));
    }
    if once_in(dice, 4) {
        lines.push(format!(
            "king-capture = \"{}\"\n",
            pick(dice, &["never", "removes-arm", "wins"])
        ));
    }
    if once_in(dice, 3) {
        lines.push(format!(
            "pawns = {{ double-step = {}, en-passant = \"{}\", turning = \"{}\", leaping = {} }}\n",
            once_in(dice, 2),
            pick(dice, &["never", "any-hostile", "opposite"]),
            pick(dice, &["never", "partners-row", "barred-squares"]),
            once_in(dice, 2)
        ));
    }
    if once_in(dice, 3) {
        lines.push(format!("promotion = {{ rank = {} }}\n", 2 + dice.below(12)));
    }
    let mut officers: Vec<char> = (0..width)
        .map(|_| letters[dice.below(letters.len())])
        .collect();
    if let Some(place) = (!officers.is_empty()).then(|| dice.below(officers.len())) {
        officers[place] = 'K';
    }
    let officers: String = officers.into_iter().collect();
    lines.push(format!(
        "array = {{ officers = \"{officers}\", pawn-rows = [{}] }}\n",
        1 + dice.below(2)
    ));
    lines.concat()
}

/// Plays at random to the end; after that everything leads back to where it was.
fn play(variant: &Variant, dice: &mut Dice, text: &str) {
    let mut game = Game::new(variant.clone());
    let start = game.position().key();
    let mut plies = 0;
    loop {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        let word = game.position().text(mv);
        game.play(&word)
            .unwrap_or_else(|error| panic!("{word}: {error}\n{text}"));
        plies += 1;
        assert!(plies < 6000, "it does not end\n{text}");
    }
    assert!(game.position().outcome().is_some(), "{text}");
    let end = game.position().key();
    let again = Game::from_pgn4(&game.to_pgn4()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.position().key(), end, "{text}");
    let again =
        Game::from_share(&game.to_share()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.position().key(), end, "{text}");
    while game.undo() {}
    assert_eq!(game.position().key(), start, "{text}");
}

#[test]
fn a_random_definition_is_refused_with_a_reason_or_plays_to_an_end() {
    let mut dice = Dice::new(2026);
    let mut played = 0;
    for _ in 0..150 {
        let text = definition(&mut dice);
        match text.parse::<Variant>() {
            Ok(variant) => {
                assert_eq!(
                    variant.to_definition().parse::<Variant>().as_ref(),
                    Ok(&variant),
                    "{text}"
                );
                play(&variant, &mut dice, &text);
                played += 1;
            }
            Err(error) => assert!(
                error.0.iter().all(|fault| !fault.message.is_empty()),
                "{text}"
            ),
        }
    }
    assert!(played > 20, "only {played} of 150 were games");
}
