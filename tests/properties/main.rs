//! What holds in every position of every game, tried on random games: generic, so that a new game is covered when it is
//! registered.

use proptest::prelude::*;
use quadrille::variant::ids;
use quadrille::{
    BySeat, Effect, Game, Move, Options, Piece, Position, Seat, Setup, Square, Standing, Variant,
    perft,
};

/// A small generator of random numbers, so that a failure is reproduced by its seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn variant(id: &str, options: &str) -> Variant {
    Variant::new(id, &options.parse::<Options>().unwrap()).unwrap()
}

/// Every game without options and with each option that it has.
fn games() -> Vec<Variant> {
    let mut games = Vec::new();
    for id in ids() {
        let plain = variant(id, "");
        for option in plain.offered_options() {
            let values: Vec<String> = match option.kind {
                quadrille::variant::OptionKind::Switch => vec![String::new()],
                quadrille::variant::OptionKind::Choice(words) => {
                    words.iter().map(|word| format!("={word}")).collect()
                }
                quadrille::variant::OptionKind::Number(_) => {
                    vec!["=0".to_owned(), "=518".to_owned(), "=959".to_owned()]
                }
                quadrille::variant::OptionKind::Armies => {
                    vec!["=WBYR".to_owned(), "=RYBW".to_owned()]
                }
            };
            for value in values.iter().filter(|value| *value != "=") {
                games.push(variant(id, &format!("{}{value}", option.name)));
            }
        }
        games.push(plain);
    }
    games
}

fn random_game(
    variant: Variant,
    seed: u64,
    plies: usize,
    mut at_each: impl FnMut(&mut Game, Move),
) -> Game {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut game = Game::new(variant);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        at_each(&mut game, mv);
        game.apply_move(mv).unwrap();
    }
    game
}

#[test]
fn legal_moves_have_unique_texts_that_are_read_back_as_the_same_move() {
    for variant in games() {
        random_game(variant, 1, 120, |game, _| {
            let mut texts = Vec::new();
            for mv in game.legal_moves() {
                let text = game.position().text(mv);
                assert_eq!(game.position().find_move(&text), Ok(mv));
                texts.push(text);
            }
            let count = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), count, "{}", game.variant().id);
        });
    }
}

#[test]
fn undo_restores_everything_and_redo_repeats_it() {
    for variant in games() {
        random_game(variant, 2, 80, |game, mv| {
            let (before, key) = (game.position().clone(), game.position().key());
            game.apply_move(mv).unwrap();
            let after = game.position().clone();
            assert!(game.undo());
            assert_eq!((game.position(), game.position().key()), (&before, key));
            assert!(game.redo());
            assert_eq!(game.position(), &after);
            game.undo();
        });
    }
}

#[test]
fn a_setup_describes_its_position_completely() {
    for variant in games() {
        random_game(variant, 3, 100, |game, _| {
            let position = game.position();
            let again = Position::from_setup(position.variant().clone(), &position.to_setup())
                .unwrap_or_else(|faults| {
                    panic!("{}: {faults}\n{position:#}", position.variant().id)
                });
            assert_eq!(&again, position, "{}", position.variant().id);
            assert_eq!(again.key(), position.key());
        });
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    for variant in games() {
        let squares: Vec<Square> = Game::new(variant.clone())
            .position()
            .squares()
            .iter()
            .collect();
        let mut random = Random(77);
        random_game(variant, 4, 40, |game, _| {
            let before = game.position().clone();
            let mv = Move::Step {
                from: squares[random.below(squares.len())],
                to: squares[random.below(squares.len())],
            };
            let text = game.position().text(mv);
            let is_legal = game
                .legal_moves()
                .iter()
                .any(|&legal| game.position().text(legal) == text);
            if game.apply_move(mv).is_ok() {
                assert!(is_legal, "{text}");
                game.undo();
            } else {
                assert!(!is_legal, "{text}");
            }
            assert_eq!(game.position(), &before);
        });
    }
}

#[test]
fn men_never_grow_in_number_except_where_they_are_put_back() {
    for variant in games() {
        random_game(variant, 5, 150, |game, mv| {
            let count = game.position().men().count();
            let effects = game.apply_move(mv).unwrap();
            let placed = effects
                .iter()
                .filter(|effect| matches!(effect, Effect::Placed { .. }))
                .count();
            assert!(game.position().men().count() <= count + placed);
            game.undo();
        });
    }
}

/// What a board that knows only effects would show.
fn replayed(before: &Position, effects: &[Effect]) -> Vec<(Square, Piece)> {
    let mut men: std::collections::BTreeMap<Square, Piece> = before.men().collect();
    for effect in effects {
        match *effect {
            Effect::Captured { square, .. }
            | Effect::KingOff { square, .. }
            | Effect::Huffed { square, .. } => {
                men.remove(&square);
            }
            Effect::MenRemoved { squares, .. } | Effect::ArmRemoved { men: squares, .. } => {
                squares.iter().for_each(|square| {
                    men.remove(&square);
                });
            }
            Effect::Moved { from, to, .. } => {
                if let Some(man) = men.remove(&from) {
                    men.insert(to, man);
                }
            }
            Effect::Promoted { square, kind, .. } => {
                men.get_mut(&square).unwrap().kind = kind;
            }
            Effect::Placed { seat, kind, square } => {
                men.insert(
                    square,
                    Piece {
                        owner: Some(seat),
                        kind,
                    },
                );
            }
            Effect::Exchanged { a, b, .. } => {
                let (one, other) = (men.remove(&a), men.remove(&b));
                one.map(|man| men.insert(b, man));
                other.map(|man| men.insert(a, man));
            }
            _ => {}
        }
    }
    men.into_iter().collect()
}

#[test]
fn effects_replayed_on_the_old_board_give_the_new_one() {
    use quadrille::Kind::{Pawn, TurnedPawn};
    // A pawn that turns keeps its place, an army that turns grey its men: only owners and directions are told apart.
    let shown = |men: Vec<(Square, Piece)>| -> Vec<(Square, quadrille::Kind)> {
        let kind = |kind| if kind == TurnedPawn { Pawn } else { kind };
        men.into_iter()
            .map(|(square, piece)| (square, kind(piece.kind)))
            .collect()
    };
    for variant in games()
        .into_iter()
        .filter(|variant| !variant.id.contains("960"))
    {
        random_game(variant, 6, 120, |game, mv| {
            if matches!(mv, Move::Castle { .. }) {
                return; // two men exchange places at once
            }
            let before = game.position().clone();
            let effects = game.apply_move(mv).unwrap();
            let after = game.position().men().collect();
            assert_eq!(
                shown(replayed(&before, &effects)),
                shown(after),
                "{} {mv} {effects:?}",
                game.variant().id
            );
            game.undo();
        });
    }
}

#[test]
fn no_move_leaves_the_movers_king_in_check() {
    for variant in games()
        .into_iter()
        .filter(|variant| !variant.id.starts_with("online"))
    {
        random_game(variant, 7, 150, |game, mv| {
            let seat = game.position().turn();
            game.apply_move(mv).unwrap();
            // Pieces of the mover may still be in check where his own move is still due: a phase, or a turn out of order.
            let replacing = game.position().phase() != quadrille::effect::Phase::Play;
            if !replacing
                && game.position().standing(seat) == Standing::Active
                && game.position().turn() != seat
            {
                assert!(
                    game.position().checkers(seat).is_empty(),
                    "{} {mv}\n{}",
                    game.variant().id,
                    game.position()
                );
            }
            game.undo();
        });
    }
}

#[test]
fn ten_thousand_random_games_of_quadrochess_end() {
    let variant = variant("quadrochess-four", "");
    for seed in 0..10_000 {
        let game = random_game(variant.clone(), seed, 6_000, |_, _| {});
        assert!(game.status().is_some(), "game {seed} does not end");
    }
}

/// The set-up turned a quarter clockwise: what South has, West gets.
fn turned(setup: &Setup, side: u8, empty: &Setup) -> Setup {
    let square = |square: Square| square.turned(side);
    let mut turned = empty.clone();
    turned.men = setup
        .men
        .iter()
        .map(|(&place, piece)| {
            (
                square(place),
                Piece {
                    owner: piece.owner.map(Seat::clockwise),
                    kind: piece.kind,
                },
            )
        })
        .collect();
    turned.turn = setup.turn.clockwise();
    for seat in Seat::ALL {
        let to = seat.clockwise();
        turned.standing[to] = setup.standing[seat];
        turned.castling_rooks[to] = setup.castling_rooks[seat].map(|rook| rook.map(square));
        turned.en_passant[to] = setup.en_passant[seat].map(|right| quadrille::EnPassantRight {
            over: square(right.over),
            pawn: square(right.pawn),
        });
        turned.points[to] = setup.points[seat];
    }
    turned.quiet_plies = setup.quiet_plies;
    turned.phase = setup.phase;
    turned.removed_arms = setup.removed_arms.iter().map(Seat::clockwise).collect();
    turned
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Seats are directions: a position turned by one seat, with what it stands for turned along, counts the same.
    #[test]
    fn turning_a_position_by_one_seat_gives_the_same_counts(
        id in prop::sample::select(vec!["quadrochess-four", "gencon", "political", "online-ffa", "american", "hughes", "verney"]),
        seed in any::<u64>(),
        plies in 0_usize..120,
    ) {
        let variant = variant(id, "");
        let side = variant.board.side();
        let game = random_game(variant.clone(), seed, plies, |_, _| {});
        if game.status().is_some() || game.position().phase() != quadrille::effect::Phase::Play {
            return Ok(());
        }
        let mut rotated = variant.clone();
        rotated.order = variant.order.iter().map(|seat| seat.clockwise()).collect();
        rotated.parties = variant.parties.iter().map(|party| party.iter().map(Seat::clockwise).collect()).collect();
        rotated.armies = BySeat::from_fn(|seat| variant.armies[Seat::ALL[(seat.index() + 3) % 4]]);
        let setup = turned(&game.position().to_setup(), side, &Setup::empty(&rotated));
        let other = Position::from_setup(rotated, &setup).unwrap();
        prop_assert_eq!(perft(game.position(), 2), perft(&other, 2), "{} after {} plies", id, plies);
    }
}
