//! The table of the chess games: rules and start positions by id (sections 4, 6–10, 12, 14, 15).

use std::rc::Rc;

use crate::board::Seat::{East, North, South, West};
use crate::board::{Board, Men, Seat, Shape, Square};
use crate::chess::{Chess, Man, Phase};
use crate::options::Options;
use crate::outcome::State;
use crate::rules::{EnPassant, Kind, Mate, Promotion, Rules, Stalemate};
use crate::setup::{army, filling, is_dark_army, officers, queen_at, queen_on_shade, shuffled};

type Array = Vec<(Square, Man)>;

/// The start position of a chess game.
pub fn start(id: &str, options: &Options) -> Result<Chess, String> {
    let (mut rules, array) = match id {
        "chess-four" => chess_four(),
        "gencon" => gencon(),
        "american" => american(id, ["g1", "a7", "h14", "n8"]),
        "hughes" => hughes(["g1", "a8", "h14", "n7"]),
        "verney" => verney(),
        "political" => political(),
        "orthodox" => orthodox(options)?,
        "online-teams" | "online-ffa" => online(id, options)?,
        _ => quadrochess(id, options)?,
    };
    rules.id = id.to_string();
    rules.corner_diagonals |= options.has("corner-diagonals");
    if options.has("anticlockwise") {
        turn_order_round(&mut rules.order);
    }
    rules.spoken_check = options.has("spoken-check");
    // The table's own rules, which replace the game's and `play-on`.
    match options.one_of("stalemate", &["", "draw", "pass"])? {
        "draw" => rules.stalemate = Stalemate::Draw,
        "pass" => rules.stalemate = Stalemate::Pass,
        _ => {}
    }
    match options.one_of("after-mate", &["", "removed", "inert", "frozen"])? {
        "removed" => rules.mate = Mate::Remove,
        "inert" => rules.mate = Mate::Inert,
        "frozen" => rules.mate = Mate::Freeze,
        _ => {}
    }
    Ok(position(rules, array))
}

/// `anticlockwise` turns the order of play round, whoever begins beginning still.
pub fn turn_order_round(order: &mut [Seat]) {
    order[1..].reverse();
}

fn position(rules: Rules, array: Array) -> Chess {
    let mut men = Men::new();
    for &(at, man) in &array {
        men.put(at, man);
    }
    let mut states = [State::Absent; 4];
    for &seat in &rules.order {
        states[seat.index()] = State::Active;
    }
    let king_rows = |seat: Seat| {
        let king = array
            .iter()
            .find(|(_, m)| m.seat == seat && m.kind == Kind::King);
        let (king, _) = king.expect("every army has a king");
        move |at: Square| {
            if seat.forward().0 == 0 {
                at.rank == king.rank
            } else {
                at.file == king.file
            }
        }
    };
    let unmoved = array
        .iter()
        .filter(|(at, man)| {
            man.kind == Kind::King || (man.kind == Kind::Rook && king_rows(man.seat)(*at))
        })
        .map(|(at, _)| *at)
        .collect();
    let mut board = Board::new(rules.shape);
    board.corner_diagonals |= rules.corner_diagonals;
    Chess {
        board,
        men,
        states,
        to_move: rules.order[0],
        phase: Phase::Moving,
        unmoved,
        passing: Vec::new(),
        array: Rc::new(array),
        quiet: 0,
        outcome: None,
        ply: 0,
        last_turn: [0; 4],
        last_call: [None; 4],
        points: [0; 4],
        last_to: None,
        rules: Rc::new(rules),
    }
}

/// What the games of `cross12` have in common; the callers change what differs.
fn free_game(shape: Shape) -> Rules {
    Rules {
        id: String::new(),
        shape,
        corner_diagonals: false,
        order: vec![South, West, North, East],
        parties: vec![vec![South], vec![West], vec![North], vec![East]],
        double_step: true,
        en_passant: EnPassant::AnyHostile,
        promotion: Promotion::EndOfFile,
        promote_to: vec![Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight],
        leaping: false,
        mate: Mate::Remove,
        stalemate: Stalemate::Draw,
        kings_capturable: false,
        king_captures_first: false,
        draw_claims: false,
        dead_positions: true,
        shuffled: false,
        spoken_check: false,
    }
}

/// Who plays with whom, in which order, in the QuadroChess and QuadroCheckers modes (section 4).
pub fn table(mode: &str, options: &Options) -> Result<(Vec<Seat>, Vec<Vec<Seat>>), String> {
    let alone = |order: &[Seat]| order.iter().map(|&seat| vec![seat]).collect::<Vec<_>>();
    let four = vec![South, West, North, East];
    Ok(match mode {
        "four" => (four.clone(), alone(&four)),
        "two" | "two-sixteen" => (vec![South, North], alone(&[South, North])),
        // The player at the numbered side begins, then in table order.
        "three" => {
            let order = match options.one_of("numbered", &["W", "E"])? {
                "W" => vec![West, North, South],
                _ => vec![East, South, North],
            };
            (order.clone(), alone(&order))
        }
        "teams" | "doubles2" => (four, vec![vec![South, North], vec![West, East]]),
        "teams-adjacent" | "doubles2-adjacent" => {
            let parties = match options.one_of("partners", &["SW", "SE"])? {
                "SW" => vec![vec![South, West], vec![North, East]],
                _ => vec![vec![South, East], vec![West, North]],
            };
            (four, parties)
        }
        "doubles3" => (four, vec![vec![South, North], vec![West], vec![East]]),
        _ => return Err(format!("no mode is called {mode}")),
    })
}

fn quadrochess(id: &str, options: &Options) -> Result<(Rules, Array), String> {
    let shape = Shape::Cross12;
    let mode = id.trim_start_matches("quadrochess-");
    let mut rules = free_game(shape);
    (rules.order, rules.parties) = table(mode, options)?;
    // In games of two parties with partners the first mate ends the game (section 4).
    if rules.parties.iter().all(|party| party.len() == 2) {
        rules.mate = if options.has("play-on") {
            Mate::KingOff
        } else {
            Mate::PartyLoses
        };
    }
    let shuffle = options.shuffle()?;
    rules.shuffled = shuffle.is_some();
    let setup = options.one_of("setup", &["outer", "inner", "inner-filled"])?;
    let first_row = if setup == "outer" { 1 } else { 3 };
    let armies = options.armies()?;
    let mut array = Vec::new();
    for &seat in &rules.order {
        let dark = is_dark_army(armies, seat);
        let kinds = |row: i8| match shuffle {
            Some(number) => shuffled(number),
            None => officers(queen_on_shade(shape, seat, row, dark)),
        };
        array.extend(army(shape, seat, first_row, &kinds(first_row)));
        if setup == "inner-filled" {
            array.extend(filling(shape, seat, &kinds(1)));
        }
    }
    Ok((rules, array))
}

/// Armies with each seat's queen (S W N E) on the named square.
fn armies_with_queens(shape: Shape, queens: [&str; 4]) -> Array {
    let mut array = Vec::new();
    for (seat, queen) in [South, West, North, East].into_iter().zip(queens) {
        array.extend(army(
            shape,
            seat,
            1,
            &officers(queen_at(shape, seat, queen)),
        ));
    }
    array
}

fn chess_four() -> (Rules, Array) {
    let shape = Shape::Cross12;
    let rules = Rules {
        // R6.1, R6.2.
        order: vec![South, North, West, East],
        parties: vec![vec![South, West], vec![North, East]],
        en_passant: EnPassant::OppositeSeats,
        mate: Mate::Inert,
        ..free_game(shape)
    };
    (rules, armies_with_queens(shape, ["g1", "a7", "f12", "l6"]))
}

fn gencon() -> (Rules, Array) {
    let shape = Shape::Cross12;
    let rules = Rules {
        mate: Mate::Pass,
        stalemate: Stalemate::Pass,
        kings_capturable: true,
        dead_positions: false,
        ..free_game(shape)
    };
    // R7.2: the queen on the king's left.
    (rules, armies_with_queens(shape, ["f1", "a7", "g12", "l6"]))
}

fn american(id: &str, queens: [&str; 4]) -> (Rules, Array) {
    let shape = Shape::Cross14;
    let rules = Rules {
        id: id.to_string(),
        corner_diagonals: true,
        parties: vec![vec![South, North], vec![West, East]],
        promotion: Promotion::HostileBackRows,
        mate: Mate::Freeze,
        stalemate: Stalemate::Pass,
        ..free_game(shape)
    };
    (rules, armies_with_queens(shape, queens))
}

fn hughes(queens: [&str; 4]) -> (Rules, Array) {
    let (rules, array) = american("hughes", queens);
    let rules = Rules {
        promote_to: vec![Kind::Queen],
        leaping: true,
        ..rules
    };
    (rules, array)
}

fn verney() -> (Rules, Array) {
    // R9.3: the American array, no double step and so no en passant.
    let (rules, array) = hughes(["g1", "a7", "h14", "n8"]);
    let rules = Rules {
        double_step: false,
        en_passant: EnPassant::Never,
        ..rules
    };
    (rules, array)
}

fn political() -> (Rules, Array) {
    let (rules, array) = american("political", ["g1", "a7", "h14", "n8"]);
    let rules = Rules {
        parties: vec![vec![South], vec![West], vec![North], vec![East]],
        mate: Mate::Inert,
        ..rules
    };
    (rules, array)
}

fn orthodox(options: &Options) -> Result<(Rules, Array), String> {
    let shape = Shape::Square8;
    let shuffle = options.shuffle()?;
    let rules = Rules {
        order: vec![South, North],
        parties: vec![vec![South], vec![North]],
        mate: Mate::PartyLoses,
        draw_claims: true,
        shuffled: shuffle.is_some(),
        ..free_game(shape)
    };
    // R4.6: 518 is the orthodox array.
    let kinds = shuffled(shuffle.unwrap_or(518));
    let mut array = army(shape, South, 1, &kinds);
    array.extend(army(shape, North, 1, &kinds));
    Ok((rules, array))
}

/// Section 14: queens of S W N E in each array.
fn online(id: &str, options: &Options) -> Result<(Rules, Array), String> {
    let queens = match options.one_of("array", &["4PC", "4PCo", "4PCb", "4PCn", "4PCrg"])? {
        "4PC" => ["g1", "a8", "h14", "n7"],
        "4PCo" => ["g1", "a7", "h14", "n8"],
        "4PCb" => ["g1", "a8", "g14", "n8"],
        "4PCn" => ["g1", "a8", "g14", "n7"],
        _ => ["h1", "a7", "h14", "n7"],
    };
    let (american, array) = american(id, queens);
    let mut rules = Rules {
        kings_capturable: true,
        king_captures_first: true,
        mate: Mate::PartyLoses,
        stalemate: Stalemate::Draw,
        promotion: Promotion::Row(11),
        ..american
    };
    if id == "online-ffa" {
        rules.king_captures_first = false;
        rules.parties = vec![vec![South], vec![West], vec![North], vec![East]];
        rules.mate = Mate::AtOnce;
        rules.stalemate = Stalemate::Points;
        rules.promotion = Promotion::Row(8);
        rules.promote_to = vec![Kind::PointQueen];
    }
    if options.has("no-en-passant") {
        rules.en_passant = EnPassant::Never;
    }
    Ok((rules, array))
}
