//! Positions with one good move. They come from games of the computer against itself and were kept where [`solve`], a plain
//! full search on material alone, finds every other move at least one and a half pawns worse.

use quadrille::{Kind, Move, Outcome, Position, Seat, SeatSet, SeatState};

use super::tables::{best, variant};

/// Tab-separated: game, FEN4, best move, what it gains in hundredths of a pawn (or `win`), what it is about.
const TABLE: &str = include_str!("suite.tsv");

/// Positions a move, what the strongest level looks at in a small part of a second.
const NODES: u64 = 40_000;

struct Problem {
    position: Position,
    best: String,
}

fn problems() -> impl Iterator<Item = Problem> {
    TABLE
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut columns = line.split('\t');
            let mut column = || columns.next().unwrap();
            let (id, fen4, best) = (column(), column(), column());
            let position = Position::from_fen4(variant(id), fen4)
                .unwrap_or_else(|error| panic!("{id} {fen4}: {error}"));
            Problem {
                position,
                best: best.to_owned(),
            }
        })
}

#[test]
fn nine_of_ten_positions_are_solved() {
    let (mut all, mut missed) = (0, Vec::new());
    for Problem {
        position,
        best: wanted,
    } in problems()
    {
        all += 1;
        let found = position.text(best(&position, NODES).mv);
        if found != wanted {
            missed.push(format!("{} {wanted}, not {found}", position.variant().id));
        }
    }
    assert!(all >= 60, "only {all} positions");
    assert!(
        missed.len() * 10 <= all,
        "{} of {all} missed: {missed:#?}",
        missed.len()
    );
}

/// Proves the table itself.
#[test]
fn every_other_move_is_worse() {
    for Problem { position, best } in problems() {
        let depth = if position.variant().order.len() == 2 {
            4
        } else {
            3
        };
        let party = position.allies(position.turn());
        let good = position.find_move(&best).unwrap();
        let value = |mv: Move, alpha, beta| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            solve(&after, party, depth, alpha, beta)
        };
        let worth = value(good, -MOST, MOST);
        for mv in position.legal_moves().into_iter().filter(|&mv| mv != good) {
            let other = value(mv, worth - 151, worth - 150);
            let text = position.text(mv);
            assert!(
                other < worth - 150,
                "{text} is as good as {best}\n{position:#}"
            );
        }
    }
}

const MOST: i32 = 90_000;

/// What a party has in material after best play of so many plies and the captures behind them.
fn solve(position: &Position, party: SeatSet, depth: i32, mut alpha: i32, mut beta: i32) -> i32 {
    if let Some(outcome) = position.outcome() {
        return match outcome {
            Outcome::Win { party: winners, .. } if !winners.and(party).is_empty() => 50_000 + depth,
            Outcome::Win { .. } => -50_000 - depth,
            _ => 0,
        };
    }
    let ours = party.contains(position.turn());
    let mut moves = position.legal_moves();
    let must_jump = moves.iter().any(|mv| matches!(mv, Move::Jump(_)));
    let mut best = if ours { -MOST } else { MOST };
    if depth <= 0 && !must_jump {
        best = material(position, party);
        if depth < -5 {
            return best;
        }
        if ours {
            alpha = alpha.max(best);
        } else {
            beta = beta.min(best);
        }
        moves.retain(|mv| victim(position, *mv) > 0);
    }
    moves.retain(|mv| !matches!(mv, Move::Place { .. }));
    moves.sort_by_key(|mv| -victim(position, *mv));
    for mv in moves {
        if alpha >= beta {
            break;
        }
        let mut after = position.clone();
        after.play(mv).unwrap();
        let value = solve(&after, party, depth - 1, alpha, beta);
        if ours {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
    }
    best
}

fn victim(position: &Position, mv: Move) -> i32 {
    let piece = mv.to().and_then(|square| position.piece(square));
    piece.map_or(0, |piece| value(piece.kind))
}

/// A party's material and points less the mean of the parties against it.
fn material(position: &Position, party: SeatSet) -> i32 {
    let of = |seat: Seat| -> i32 {
        let pieces = position
            .pieces()
            .filter(|(_, piece)| piece.owner == Some(seat));
        let pieces: i32 = pieces.map(|(_, piece)| value(piece.kind)).sum();
        let active = position.seat_state(seat) == SeatState::Active;
        i32::from(active) * pieces + 50 * i32::from(position.points()[seat])
    };
    let seats = position.variant().seats();
    let own: i32 = party.iter().map(of).sum();
    let others: i32 = seats.without(party).iter().map(of).sum();
    let fixed = position.variant().parties.len() as i32 - 1;
    let hostile = if party.len() > 1 { 1 } else { fixed };
    own - others / hostile.max(1)
}

fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn | Kind::TurnedPawn | Kind::Guard | Kind::Man => 100,
        Kind::Knight
        | Kind::Engineer
        | Kind::Motorcyclist
        | Kind::MachineGun
        | Kind::CheckersKing => 300,
        Kind::Bishop => 350,
        Kind::Rook | Kind::Artillery | Kind::Plane => 500,
        Kind::Queen | Kind::OnePointQueen | Kind::Tank | Kind::Submarine => 900,
        // Kinds that games define are in none of these games.
        _ => 0,
    }
}
