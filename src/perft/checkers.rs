//! Counting positions (rule book, 13) on the pieces alone.
//!
//! As long as the next seat in order can move and nobody has lost his last piece, a ply changes nothing but the pieces and
//! whose turn it is. Whatever else happens (a seat goes out, passes, or loses) is left to the referee: the pieces are
//! laid back into a [`State`], and counting goes on from what the referee makes of it.

use crate::board::{Geometry, Spot};
use crate::checkers::{Choices, Compulsion, Path, Stones, View, has_move, jump_move, moves};
use crate::play;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::state::State;
use crate::turn;

/// The number of move sequences of exactly `depth` plies.
pub(crate) fn perft(state: &State, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.outcome.is_some() {
        return 0;
    }
    if rules.variant.huff {
        return plain(state, rules, depth);
    }
    let in_play = state.in_play();
    let geometry = rules.geometry();
    let table = Table {
        state,
        rules,
        geometry,
        in_play,
        next: BySeat::from_fn(|seat| next_in_play(rules, in_play, seat)),
    };
    table.count(Stones::from_state(state, geometry), state.turn, depth)
}

/// Move by move, as the referee makes them; huffing needs his memory.
fn plain(state: &State, rules: &Rules, depth: u32) -> u64 {
    let moves = moves(state, rules);
    if depth == 1 {
        return moves.len() as u64;
    }
    let count = |mv| {
        let mut after = *state;
        play::make(&mut after, rules, mv, &mut ());
        perft(&after, rules, depth - 1)
    };
    moves.into_iter().map(count).sum()
}

fn next_in_play(rules: &Rules, in_play: SeatSet, seat: Seat) -> Seat {
    let mut next = rules.next[seat];
    while next != seat && !in_play.contains(next) {
        next = rules.next[next];
    }
    next
}

/// What stays the same while nobody goes out.
struct Table<'a> {
    /// Everything but the pieces and the turn.
    state: &'a State,
    rules: &'a Rules,
    geometry: &'a Geometry,
    in_play: SeatSet,
    next: BySeat<Seat>,
}

impl Table<'_> {
    fn count(&self, stones: Stones, seat: Seat, depth: u32) -> u64 {
        let view = View::new(self.rules, stones, seat);
        let count = if depth == 1 {
            view.count()
        } else {
            let mut branches = Branches {
                table: self,
                stones,
                seat,
                depth,
                any: false,
                count: 0,
            };
            view.each(Compulsion::Enforced, &mut branches);
            if branches.any {
                return branches.count;
            }
            0
        };
        if count == 0 {
            return self.without_move(stones, seat, depth);
        }
        count
    }

    /// The seat whose turn it should be cannot move: the referee says what follows (R5.6).
    #[cold]
    fn without_move(&self, stones: Stones, seat: Seat, depth: u32) -> u64 {
        let mut state = self.state_of(stones, seat);
        debug_assert!(!has_move(&state, self.rules, seat));
        turn::reoffer_turn(&mut state, self.rules, &mut ());
        perft(&state, self.rules, depth)
    }

    /// A jump took somebody's last piece: the referee makes it again.
    #[cold]
    fn after_last_piece(&self, stones: Stones, seat: Seat, path: &Path, depth: u32) -> u64 {
        let mut state = self.state_of(stones, seat);
        if let Some(mv) = jump_move(self.geometry, path) {
            play::make(&mut state, self.rules, mv, &mut ());
        }
        perft(&state, self.rules, depth - 1)
    }

    fn state_of(&self, stones: Stones, seat: Seat) -> State {
        let mut state = *self.state;
        stones.lay(&mut state, self.geometry);
        state.turn = seat;
        state
    }

    fn has_lost_a_seat(&self, stones: &Stones) -> bool {
        self.in_play.iter().any(|seat| stones.of(seat).is_empty())
    }
}

/// Counts behind every choice.
struct Branches<'a> {
    table: &'a Table<'a>,
    stones: Stones,
    seat: Seat,
    depth: u32,
    any: bool,
    count: u64,
}

impl Branches<'_> {
    fn follow(&mut self, after: Stones) {
        let after = after.crowned(self.seat, self.table.geometry);
        let next = self.table.next[self.seat];
        self.count += self.table.count(after, next, self.depth - 1);
    }
}

impl Choices for Branches<'_> {
    #[inline]
    fn step(&mut self, from: Spot, to: Spot) {
        self.any = true;
        self.follow(self.stones.moved(self.seat, from, to));
    }

    fn jump(&mut self, path: &Path, after: &Stones) {
        self.any = true;
        if self.table.has_lost_a_seat(after) {
            let (stones, seat, depth) = (self.stones, self.seat, self.depth);
            self.count += self.table.after_last_piece(stones, seat, path, depth);
        } else {
            self.follow(*after);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::zobrist::mix;
    use crate::{Position, Variant, perft};

    fn by_referee(position: &Position, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let count = |mv| {
            let mut after = position.clone();
            after.make(mv, &mut ());
            by_referee(&after, depth - 1)
        };
        moves.into_iter().map(count).sum()
    }

    /// Random games, to their ends or for 400 plies, so that seats go out, pass and lose on the way.
    fn compare_in_games(id: &str, options: &str) {
        const GAMES: u64 = 100;
        const PLIES: u64 = 400;
        let variant = Variant::new(id, &options.parse().unwrap()).unwrap();
        for game in 0..GAMES {
            let mut position = Position::start(variant.clone());
            for ply in 0..PLIES {
                let moves = position.legal_moves();
                if ply % 5 == game % 5 || moves.is_empty() {
                    let depth = 1 + ply as u32 % 3;
                    assert_eq!(
                        perft(&position, depth),
                        by_referee(&position, depth),
                        "{id}, depth {depth}:\n{position}"
                    );
                }
                if moves.is_empty() {
                    break;
                }
                let choice = mix(game << 32 | ply) % moves.len() as u64;
                position.make(moves[choice as usize], &mut ());
            }
        }
    }

    #[test]
    fn counting_on_the_pieces_alone_agrees_with_the_referee() {
        for id in [
            "quadrocheckers-four",
            "quadrocheckers-three",
            "quadrocheckers-teams",
            "quadrocheckers-doubles3",
            "checkers-classic",
        ] {
            compare_in_games(id, "-");
        }
        compare_in_games("quadrocheckers-four", "huff");
    }
}
