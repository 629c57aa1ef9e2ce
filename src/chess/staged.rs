//! Moves by stages, for a search that often needs only the first of them: whether one known move is legal, captures, quiet moves,
//! and the quiet moves that give check. Together captures and quiet moves are all that [`list`](super::list) finds.

use super::castlings::castlings;
use super::generate::{Generator, kings_come_first, list};
use super::lines::Lines;
use super::sink::{ChessMove, Finder, Flag, MoveSink};
use crate::facts::Phase;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;
use crate::variant::{Family, KingCapture};

/// Can the moves of this position be found by stages? Pieces of own games move as only [`list`](super::list) knows.
pub(crate) fn has_stages(state: &State, rules: &Rules) -> bool {
    rules.variant.family == Family::Chess
        && state.phase == Phase::Play
        && rules.movers.kinds.general.is_empty()
}

/// Is a move that was legal in some position legal in this one, for the seat to move?
pub(crate) fn is_legal(state: &State, rules: &Rules, mv: ChessMove) -> bool {
    let seat = state.turn;
    let code = state.at(mv.from);
    if code.seat() != Some(seat) {
        return false;
    }
    let slides = rules.movers.slides[code.index()];
    let is_plain = mv.flag == Flag::None
        && mv.promotes_to.is_none()
        && (slides != 0 || code.is_kind(Kind::Knight))
        && !state.kings().contains(mv.to);
    if !is_plain {
        let mut moves = Vec::with_capacity(64);
        list(state, rules, seat, &mut moves);
        return moves.contains(&mv);
    }
    let lands = state.at(mv.to).is_empty() || state.at(mv.to).is_of(state.targets[seat]);
    let reaches = if slides == 0 {
        rules.board.leaps(mv.from).contains(mv.to)
    } else {
        let (direction, distance) = mv.from.way_to(mv.to);
        distance != 0
            && slides & direction.bit() != 0
            && distance <= rules.board.reach(mv.from, direction)
            && state.occupancy().between(mv.from, mv.to).is_free()
    };
    lands && reaches && {
        let hostile = state.pieces_of(state.power[seat]);
        let lines = Lines::seen_from_king(state, rules, seat, hostile);
        lines.freedom(mv.from).contains(mv.to)
    }
}

/// Adds the captures of the seat to move, en passant too; promotions without a capture are quiet moves here.
pub(crate) fn captures(state: &State, rules: &Rules, moves: &mut Vec<ChessMove>) {
    let sink = &mut Finder::keeping(moves);
    let seat = state.turn;
    let hostile = state.pieces_of(state.power[seat]);
    let lines = Lines::seen_from_king(state, rules, seat, hostile);
    let kings = state.kings().and(hostile);
    let kings_come_first = kings_come_first(state, rules, seat, &lines, kings);
    let mut generator = Generator::new(state, rules, seat, hostile, kings_come_first);
    generator.vacant = SquareSet::EMPTY;
    generator.pawns(&lines, sink);
    generator.open = generator.targets;
    generator.officers_captures(&lines, sink);
    let armies_fall = matches!(
        rules.variant.king_capture,
        KingCapture::RemovesArm | KingCapture::Points
    );
    if armies_fall || kings_come_first {
        generator.king_captures(kings, sink);
    }
}

/// Adds the moves of the seat to move that capture nothing.
pub(crate) fn quiet_moves(state: &State, rules: &Rules, moves: &mut Vec<ChessMove>) {
    let sink = &mut Finder::keeping(moves);
    let hostile = state.pieces_of(state.power[state.turn]);
    let lines = Lines::seen_from_king(state, rules, state.turn, hostile);
    let mut generator = Generator::new(state, rules, state.turn, hostile, false);
    generator.targets = SquareSet::EMPTY;
    generator.open = generator.vacant;
    generator.passed = SquareSet::EMPTY;
    generator.pawns(&lines, sink);
    generator.officers(&lines, sink);
    if !lines.checked {
        castlings(state, rules, state.turn, hostile, sink);
    }
}

/// Adds the quiet moves of officers with which the seat to move, not in check itself, attacks a king from the new square.
pub(crate) fn quiet_checks(state: &State, rules: &Rules, king: Square, moves: &mut Vec<ChessMove>) {
    let seat = state.turn;
    let hostile = state.pieces_of(state.power[seat]);
    let lines = Lines::seen_from_king(state, rules, seat, hostile);
    let vacant = state.occupancy().vacant();
    let leaps = rules.board.leaps(king).and(vacant);
    let (mut straight, mut diagonal) = (SquareSet::EMPTY, SquareSet::EMPTY);
    for direction in Direction::ALL {
        let run = state.occupancy().run(king, direction);
        let rays = if direction.is_diagonal() {
            &mut diagonal
        } else {
            &mut straight
        };
        (1..=run.min(rules.board.reach(king, direction)))
            .for_each(|distance| rays.insert(king.steps(direction, distance)));
    }
    let officers = state.pieces(seat).without(state.pawns(seat));
    for from in officers.without(state.kings()) {
        let code = state.at(from);
        let slides = rules.movers.slides[code.index()];
        if slides == 0 {
            if code.is_kind(Kind::Knight) {
                let targets = rules.board.leaps(from).and(leaps);
                let targets = targets.and(lines.freedom(from));
                moves.extend(targets.iter().map(|to| ChessMove::plain(from, to)));
            }
            continue;
        }
        let slides_straight = slides & Direction::NORTH.bit() != 0;
        let slides_diagonally = slides & Direction::NORTH_EAST.bit() != 0;
        let (mut from_here, mut to_there) = (SquareSet::EMPTY, SquareSet::EMPTY);
        if slides_straight {
            from_here = rules.board.straight_lines(from);
            to_there = straight;
        }
        if slides_diagonally {
            from_here = from_here.or(rules.board.diagonal_lines(from));
            to_there = to_there.or(diagonal);
        }
        let meeting = from_here.and(to_there);
        if meeting.is_empty() {
            continue;
        }
        let free = |to: &Square| state.occupancy().between(from, *to).is_free();
        let targets = meeting.and(lines.freedom(from)).iter().filter(free);
        moves.extend(targets.map(|to| ChessMove::plain(from, to)));
    }
}

impl Generator<'_> {
    /// The captures of all pieces but the pawns that walk forward.
    fn officers_captures(&self, lines: &Lines, sink: &mut Finder) {
        let officers = self
            .state
            .pieces(self.seat)
            .without(self.state.pawns(self.seat));
        let bound = if lines.checked {
            officers
        } else {
            officers.and(lines.pinned)
        };
        self.bound_officers(bound, lines, sink);
        for from in officers.without(bound) {
            let code = self.state.at(from);
            let slides = self.rules.movers.slides[code.index()];
            if slides != 0 {
                self.strike(from, slides, sink);
            } else if code.is_kind(Kind::Knight) {
                sink.add_targets(from, self.rules.board.leaps(from).and(self.targets));
            } else if code.is_kind(Kind::King) {
                self.king(from, sink);
            } else {
                self.bound_pawns(
                    Direction::BACK,
                    [from].into_iter().collect(),
                    SquareSet::FULL,
                    sink,
                );
            }
        }
    }

    /// The first piece in each direction, where it may be captured.
    #[inline]
    fn strike(&self, from: Square, slides: u8, sink: &mut Finder) {
        for direction in Direction::ALL {
            if slides & direction.bit() == 0 {
                continue;
            }
            let run = self.state.occupancy().run(from, direction);
            let to = from.steps(direction, run + 1);
            if self.targets.contains(to) && run < self.rules.board.reach(from, direction) {
                sink.add(ChessMove::plain(from, to));
            }
        }
    }
}
