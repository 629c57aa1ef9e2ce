//! What pieces are worth that no table of weights knows: those that a game defines itself.

use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::search::weights::Weights;
use crate::seat::Seat;
use crate::square::Direction;

/// Worth of a square that is reached by a step or leap, and by a slide, on the average of the empty board; by these numbers the known
/// pieces of the board of eight come near to their worth.
const LEAP: u32 = 58;
const SLIDE: u32 = 38;

/// Fills in the worth of pieces that is missing: what their record says, or what their movement lets expect.
pub(super) fn weigh_own_pieces(rules: &Rules, weights: &mut Weights) {
    for piece in rules.variant.pieces.iter().filter(|piece| !piece.royal) {
        let value = &mut weights.value[piece.kind as usize];
        if let Some(said) = piece.value {
            *value = said.min(5000) as i16;
        } else if *value == 0 {
            *value = by_movement(rules, piece.kind);
        }
    }
}

fn by_movement(rules: &Rules, kind: Kind) -> i16 {
    let code = Code::new(Seat::South, kind);
    let movers = &rules.movers;
    let (steps, slides) = (movers.steps[code.index()], movers.slides[code.index()]);
    let mut worth = 0;
    for from in rules.board.squares() {
        for direction in Direction::ALL {
            let reach = u32::from(rules.board.reach(from, direction));
            if slides & direction.bit() != 0 {
                worth += reach * SLIDE;
            } else if steps & direction.bit() != 0 {
                worth += reach.min(1) * LEAP;
            }
        }
        let by_record = movers
            .capture(code)
            .map(|reach| reach.leaps_from(from).len());
        let as_knight = movers.leaps[code.index()].then(|| rules.board.leaps(from).len());
        worth += by_record.max(as_knight).unwrap_or(0) * LEAP;
    }
    (worth / rules.board.squares().len().max(1)).min(5000) as i16
}
