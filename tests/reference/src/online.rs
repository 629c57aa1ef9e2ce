//! Points, immediate mate and grey armies of the online free-for-all (section 14).

use crate::board::{SEATS, Seat};
use crate::chess::{Chess, Man};
use crate::outcome::{Outcome, State};
use crate::rules::{Kind, Mate};

fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn | Kind::PointQueen => 1,
        Kind::Knight => 3,
        Kind::Bishop | Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 20,
    }
}

/// Points for captures; grey men, of players who are out, are worth nothing.
pub fn score_captures(game: &mut Chess, mover: Seat, captured: &[Man]) {
    for man in captured {
        let alive = match game.state_of(man.seat) {
            State::Active => true,
            State::Walking => man.kind == Kind::King,
            _ => false,
        };
        if alive {
            game.points[mover.index()] += worth(man.kind);
        }
    }
}

/// Checks of several kings, mates at once, and the end of the game.
pub fn after_move(game: &mut Chess) {
    let mover = game.to_move;
    score_multiple_check(game, mover);
    let mated: Vec<Seat> = SEATS
        .into_iter()
        .filter(|&seat| seat != mover && !game.state_of(seat).is_out())
        .filter(|&seat| game.in_check(seat) && game.legal(seat).next().is_none())
        .collect();
    for seat in mated {
        game.points[mover.index()] += 20;
        goes_out(game, seat);
    }
    end_if_over(game);
}

/// Checking two kings with one move is worth 1 with a queen, otherwise 5; three 5 and 20. Walking kings
/// do not count.
fn score_multiple_check(game: &mut Chess, mover: Seat) {
    let checked = SEATS
        .into_iter()
        .filter(|&seat| game.state_of(seat) == State::Active)
        .filter_map(|seat| game.king_of(seat).map(|king| (seat, king)))
        .filter(|&(seat, king)| game.attackers(king, seat).any(|attacker| attacker == mover))
        .count();
    let moved = game.last_to.and_then(|at| game.men.at(at));
    let kind = moved.map(|man| man.kind);
    let queen = matches!(kind, Some(Kind::Queen | Kind::PointQueen));
    game.points[mover.index()] += match (checked, queen) {
        (2, true) => 1,
        (2, false) | (3, true) => 5,
        (3, false) => 20,
        _ => 0,
    };
}

/// Stalemated at one's own turn: 20 to oneself; a walking king's are shared (20 in all to each of the
/// live players: 10 of two, 7 of three).
pub fn stalemated(game: &mut Chess, seat: Seat) {
    if game.state_of(seat) == State::Walking {
        let live = live_players(game);
        let share = match live.len() {
            0 | 1 => 20,
            2 => 10,
            _ => 7,
        };
        for player in live {
            game.points[player.index()] += share;
        }
    } else {
        game.points[seat.index()] += 20;
    }
    goes_out(game, seat);
    end_if_over(game);
}

fn goes_out(game: &mut Chess, seat: Seat) {
    game.states[seat.index()] = State::Inert;
    game.quiet = 0;
}

impl Chess {
    /// A player leaves: his army turns grey; with two or more others live his king may walk on, and moves
    /// at once if it is his turn. In Teams his team has lost (R3.4).
    pub fn leaves(&mut self, seat: Seat, walking: bool) {
        if self.rules.mate != Mate::AtOnce {
            self.party_loses(seat, "resignation");
            return;
        }
        self.states[seat.index()] = State::Walking;
        self.quiet = 0;
        end_if_over(self);
        if !walking {
            self.states[seat.index()] = State::Inert;
        }
        if self.outcome.is_some() {
            return;
        }
        let king_moves = walking && self.legal(seat).next().is_some();
        if self.to_move == seat && !king_moves {
            self.next_turn();
        }
    }
}

fn live_players(game: &Chess) -> Vec<Seat> {
    SEATS
        .into_iter()
        .filter(|&seat| game.state_of(seat) == State::Active)
        .collect()
}

/// When one live player is left he gets 20 for each king still alive besides his own; dead positions give
/// each live player 10 (20 with a walking king).
fn end_if_over(game: &mut Chess) {
    if game.outcome.is_some() {
        return;
    }
    let live = live_players(game);
    let walking = SEATS
        .into_iter()
        .filter(|&seat| game.state_of(seat) == State::Walking)
        .count() as i32;
    if let [last] = live[..] {
        game.points[last.index()] += 20 * walking;
        let best = best_players(game);
        game.finish(Outcome::Win(best, "points"));
    } else if game.is_dead() {
        draw(game, "dead position");
    }
}

/// Threefold, fifty rounds and dead positions: 10 for each live player, 20 each with a walking king.
pub fn draw(game: &mut Chess, why: &'static str) {
    let live = live_players(game);
    let walking = SEATS
        .into_iter()
        .any(|seat| game.state_of(seat) == State::Walking);
    for player in live {
        game.points[player.index()] += if walking { 20 } else { 10 };
    }
    game.finish(Outcome::Draw(why));
}

/// With two players left the leader may claim the win at 21 points ahead plus 20 for each walking king; the
/// other then gets 20.
pub fn claim(game: &mut Chess) -> bool {
    let walking = SEATS
        .into_iter()
        .filter(|&seat| game.state_of(seat) == State::Walking)
        .count() as i32;
    let [first, second] = live_players(game)[..] else {
        return false;
    };
    let points = |seat: Seat| game.points[seat.index()];
    if (points(first) - points(second)).abs() < 21 + 20 * walking || game.outcome.is_some() {
        return false;
    }
    let (leader, other) = if points(first) > points(second) {
        (first, second)
    } else {
        (second, first)
    };
    game.points[other.index()] += 20;
    game.finish(Outcome::Win(vec![leader], "claim"));
    true
}

fn best_players(game: &Chess) -> Vec<Seat> {
    let most = game.points.iter().max().copied().unwrap_or(0);
    SEATS
        .into_iter()
        .filter(|seat| game.points[seat.index()] == most)
        .collect()
}

pub fn points_text(game: &Chess) -> String {
    let words: Vec<String> = SEATS
        .into_iter()
        .map(|seat| format!("{}={}", seat.letter(), game.points[seat.index()]))
        .collect();
    format!("points: {}", words.join(" "))
}
