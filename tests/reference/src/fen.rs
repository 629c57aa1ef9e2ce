//! Reads the positions of published tables: plain FEN4 (online games) and FEN with X-FEN or Shredder
//! castling letters (orthodox chess).

use std::rc::Rc;

use crate::board::{Men, SEATS, Seat, Square, square};
use crate::castling::home_square;
use crate::chess::{Chess, Man, Passing, row_from};
use crate::outcome::State;
use crate::rules::Kind;

/// Puts a FEN4 position on the board of a started game.
pub fn read_fen4(start: Chess, text: &str) -> Result<Chess, String> {
    let mut game = start;
    let parts: Vec<&str> = text.splitn(7, '-').collect();
    let [turn, out, kings_side, queens_side, points, quiet, rest] = parts[..] else {
        return Err(format!("a FEN4 has seven parts: {text}"));
    };
    // An extra field in braces may stand before the men.
    let (extra, rows) = match rest.split_once("}-") {
        Some((extra, rows)) => (extra, rows),
        None => ("", rest),
    };
    game.to_move = seat_of(turn)?;
    game.quiet = quiet
        .parse()
        .map_err(|_| format!("not a number: {quiet}"))?;
    for (seat, (out, points)) in SEATS.into_iter().zip(out.split(',').zip(points.split(','))) {
        if out == "1" {
            game.states[seat.index()] = State::Inert;
        }
        game.points[seat.index()] = points.parse().map_err(|_| format!("no points: {points}"))?;
    }
    game.men = men_of_fen4(rows)?;
    game.unmoved.clear();
    let flags = kings_side.split(',').zip(queens_side.split(','));
    for (seat, (kings, queens)) in SEATS.into_iter().zip(flags) {
        allow_castling(&mut game, seat, kings == "1", queens == "1");
    }
    game.passing = passing_of_fen4(&game, extra)?;
    // The turn has come to this seat, so its own rights are over (1.5 step 1).
    let to_move = game.to_move;
    game.passing.retain(|right| right.owner != to_move);
    Ok(game)
}

fn seat_of(letter: &str) -> Result<Seat, String> {
    match letter {
        "R" | "r" => Ok(Seat::South),
        "B" | "b" => Ok(Seat::West),
        "Y" | "y" => Ok(Seat::North),
        "G" | "g" => Ok(Seat::East),
        _ => Err(format!("no seat has the letter {letter}")),
    }
}

fn men_of_fen4(rows: &str) -> Result<Men<Man>, String> {
    let mut men = Men::new();
    for (row, rank) in rows.split('/').zip((1..=14).rev()) {
        let mut file = 1;
        for word in row.split(',') {
            if let Ok(vacant) = word.parse::<i8>() {
                file += vacant;
                continue;
            }
            if word != "x" {
                let (seat, kind) = word.split_at(1);
                let kind = kind.chars().next().and_then(Kind::from_letter);
                let kind = kind.ok_or_else(|| format!("no man is written {word}"))?;
                men.put(square(file, rank), Man::new(seat_of(seat)?, kind));
            }
            file += 1;
        }
    }
    Ok(men)
}

/// The rook at the end of the home row that is nearer to the king is the king's.
fn allow_castling(game: &mut Chess, seat: Seat, kings: bool, queens: bool) {
    let Some(king) = game.king_of(seat) else {
        return;
    };
    let shape = game.board.shape;
    let ends = [
        home_square(shape, seat, 1, 1),
        home_square(shape, seat, 1, 8),
    ];
    let far = |at: &Square| (at.file - king.file).abs() + (at.rank - king.rank).abs();
    let nearer = if far(&ends[0]) < far(&ends[1]) {
        ends
    } else {
        [ends[1], ends[0]]
    };
    for (rook, allowed) in nearer.into_iter().zip([kings, queens]) {
        if allowed {
            game.unmoved.extend([king, rook]);
        }
    }
}

/// `{'enPassant':('e3:e4','','','')`: the square stepped over and the pawn's, per seat.
fn passing_of_fen4(game: &Chess, extra: &str) -> Result<Vec<Passing>, String> {
    let Some((_, list)) = extra.split_once("'enPassant':(") else {
        return Ok(Vec::new());
    };
    let list = list.trim_end_matches(')').split(',');
    let mut passing = Vec::new();
    for (owner, entry) in SEATS.into_iter().zip(list) {
        if let Some((over, pawn)) = entry.trim_matches('\'').split_once(':') {
            let named = |text| {
                game.board
                    .parse(text)
                    .ok_or(format!("no square is called {text}"))
            };
            passing.push(Passing {
                over: named(over)?,
                pawn: named(pawn)?,
                owner,
            });
        }
    }
    Ok(passing)
}

/// Puts a FEN position on the board of a started orthodox game.
pub fn read_fen(start: Chess, text: &str) -> Result<Chess, String> {
    let mut game = start;
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [rows, turn, castling, over, ..] = fields[..] else {
        return Err(format!("a FEN has at least four fields: {text}"));
    };
    game.men = Men::new();
    for (row, rank) in rows.split('/').zip((1..=8).rev()) {
        let mut file = 1;
        for letter in row.chars() {
            if let Some(vacant) = letter.to_digit(10) {
                file += vacant as i8;
                continue;
            }
            let seat = if letter.is_uppercase() {
                Seat::South
            } else {
                Seat::North
            };
            let kind = Kind::from_letter(letter.to_ascii_uppercase());
            let kind = kind.ok_or_else(|| format!("no man is written {letter}"))?;
            game.men.put(square(file, rank), Man::new(seat, kind));
            file += 1;
        }
    }
    game.to_move = if turn == "w" {
        Seat::South
    } else {
        Seat::North
    };
    game.unmoved.clear();
    let mut shuffled = false;
    for letter in castling.chars().filter(|letter| *letter != '-') {
        let (king, rook) = castling_pair(&game, letter)?;
        game.unmoved.extend([king, rook]);
        shuffled |= king.file != 5 || ![1, 8].contains(&rook.file);
    }
    let mut rules = (*game.rules).clone();
    rules.shuffled = shuffled;
    // Published counts know no dead positions.
    rules.dead_positions = false;
    game.rules = Rc::new(rules);
    game.passing.clear();
    if let Some(over) = game.board.parse(over) {
        let owner = game.to_move.opposite();
        let pawn = over.plus(owner.forward());
        game.passing.push(Passing { over, pawn, owner });
    }
    Ok(game)
}

/// `K` and `Q` mean the outermost rook on that side of the king, a file's letter the rook on it.
fn castling_pair(game: &Chess, letter: char) -> Result<(Square, Square), String> {
    let seat = if letter.is_uppercase() {
        Seat::South
    } else {
        Seat::North
    };
    let king = game.king_of(seat).ok_or("castling without a king")?;
    let rooks: Vec<Square> = game
        .men
        .all()
        .filter(|(at, man)| {
            man.seat == seat && man.kind == Kind::Rook && row_from(seat, *at, 8) == 1
        })
        .map(|(at, _)| at)
        .collect();
    let rook = match letter.to_ascii_lowercase() {
        'k' => rooks.iter().filter(|rook| rook.file > king.file).max(),
        'q' => rooks.iter().filter(|rook| rook.file < king.file).min(),
        file => rooks
            .iter()
            .find(|rook| rook.file == file as i8 - 'a' as i8 + 1),
    };
    let rook = rook.ok_or_else(|| format!("no rook for castling {letter}"))?;
    Ok((king, *rook))
}
