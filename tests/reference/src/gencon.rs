//! GenCon's captured kings, vanishing arms and replacements (section 7).

use crate::board::{Seat, Square};
use crate::chess::{Chess, Man, Phase};
use crate::outcome::State;
use crate::rules::Kind;

/// The mover has taken this seat's king: its arm leaves, and with it perhaps further kings.
pub fn king_captured(game: &mut Chess, mover: Seat, victim: Seat) {
    let mut losing = vec![victim];
    while let Some(seat) = losing.pop() {
        game.states[seat.index()] = State::Inert;
        game.quiet = 0;
        for at in game.board.squares() {
            if !game.board.in_arm(seat, at) {
                continue;
            }
            game.unmoved.retain(|unmoved| *unmoved != at);
            if let Some(man) = game.men.take(at)
                && man.kind == Kind::King
                && man.seat != mover
                && !game.state_of(man.seat).is_out()
                && !losing.contains(&man.seat)
            {
                losing.push(man.seat);
            }
        }
        game.board.gone_arms.push(seat);
    }
    // The replacement phase follows unless the game is over (R7.8).
    let others_in_play = game
        .rules
        .order
        .iter()
        .any(|&seat| seat != mover && !game.state_of(seat).is_out());
    if others_in_play {
        game.phase = Phase::Replacing;
    }
}

/// R7.5: a king that left with an arm must find its starting square vacant and not attacked.
pub fn king_can_return(game: &Chess, seat: Seat) -> bool {
    king_start(game, seat).is_some_and(|at| game.men.at(at).is_none() && !game.attacked(at, seat))
}

pub fn king_start(game: &Chess, seat: Seat) -> Option<Square> {
    let is_king = |man: &Man| man.seat == seat && man.kind == Kind::King;
    game.array
        .iter()
        .find(|(_, man)| is_king(man))
        .map(|(at, _)| *at)
}

/// What the player may put back now, and "done" (R7.4).
pub fn replacements(game: &Chess) -> Vec<(String, Chess)> {
    let seat = game.to_move;
    let king_missing = game.king_of(seat).is_none();
    let mut choices = Vec::new();
    for &(at, man) in game.array.iter() {
        let wanted = man.seat == seat && (!king_missing || man.kind == Kind::King);
        if wanted && game.men.at(at).is_none() && is_missing(game, man) {
            let mut after = game.clone();
            after.ply += 1;
            after.quiet += 1;
            after.men.put(at, man);
            let text = format!("@{}{}", man.kind.letter(), game.board.name(at));
            choices.push((text, after));
        }
    }
    if !king_missing {
        let mut after = game.clone();
        after.ply += 1;
        after.quiet += 1;
        after.phase = Phase::Moving;
        choices.push(("done".to_string(), after));
    }
    choices
}

/// Fewer of that kind on the board than in the starting array.
fn is_missing(game: &Chess, man: Man) -> bool {
    let same = |other: &Man| other.seat == man.seat && other.kind == man.kind;
    let on_board = game.men.all().filter(|(_, other)| same(other)).count();
    let at_start = game.array.iter().filter(|(_, other)| same(other)).count();
    on_board < at_start
}
