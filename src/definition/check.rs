//! What has to fit together in a game, whatever its fields say one by one.

use super::fields::{Faults, Places};
use crate::board::Board;
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::variant::{
    Array, Family, KingCapture, MateRule, MateWhen, PromotionZone, Scoring, StalemateRule, Variant,
};

/// A definition's faults, told at the field that is most to blame, or at the first line if it is not there.
struct Checker<'c, 'f, 't> {
    variant: &'c Variant,
    places: &'c Places,
    faults: &'f mut Faults<'t>,
}

/// Finds what does not fit together. In a game without such a fault every sequence of moves ends, since repetition and quiet rounds
/// draw.
pub(super) fn variant(variant: &Variant, places: &Places, faults: &mut Faults<'_>) {
    let mut checker = Checker {
        variant,
        places,
        faults,
    };
    checker.seats();
    checker.families();
    checker.mates();
    checker.points();
    checker.promotion();
    checker.rows();
    if checker.faults.is_empty() {
        checker.kings();
        checker.start();
    }
}

impl Checker<'_, '_, '_> {
    fn fault(&mut self, field: &str, message: impl Into<String>) {
        let at = self.places.get(field).copied().unwrap_or(0);
        self.faults.add(at, field, message);
    }

    fn require(&mut self, holds: bool, field: &str, message: &str) {
        if !holds {
            self.fault(field, message);
        }
    }

    fn seats(&mut self) {
        let variant = self.variant;
        let seats = variant.seats();
        let many = (2..=4).contains(&variant.order.len());
        self.require(many, "order", "a game has two to four seats");
        for (field, sets) in [
            ("parties", &variant.parties),
            ("controllers", &variant.controllers),
        ] {
            let together: u32 = sets.iter().map(|set| set.len()).sum();
            let all = sets.iter().fold(SeatSet::EMPTY, |all, set| all.or(*set));
            let once = together == seats.len() && all == seats;
            let message = "every seat of the order has to stand there just once";
            self.require(once, field, message);
        }
        self.require(
            variant.parties.len() > 1,
            "parties",
            "a game has two parties at least",
        );
    }

    fn families(&mut self) {
        let variant = self.variant;
        if variant.family == Family::Coalition {
            let fits = variant.seats() == SeatSet::ALL
                && variant.board == crate::board::Shape::SQUARE10
                && variant.parties.len() == 4;
            let message =
                "Coalition's powers, fields and alliances belong to its own board and four seats";
            self.require(fits, "board", message);
            return;
        }
        let own = variant.scoring != Scoring::Coalition && variant.dummies.is_empty();
        self.require(own, "scoring", "only Coalition counts so and has dummies");
        let stones = matches!(variant.array, Array::Stones { .. });
        if variant.family == Family::Chess {
            let message = "games of chess have officers or pieces by square, not stones";
            self.require(!stones, "array", message);
            self.require(!variant.huff, "huff", "only checkers know huffing");
        } else {
            let kinds = variant.kinds();
            let known = [crate::Kind::Man, crate::Kind::CheckersKing];
            let only = kinds.len() == known.len() && kinds.iter().all(|kind| known.contains(kind));
            self.require(
                only,
                "pieces",
                "checkers is played with men and their kings",
            );
            let message = "games of checkers have stones or pieces by square, not officers";
            self.require(
                !matches!(variant.array, Array::Officers { .. }),
                "array",
                message,
            );
        }
    }

    fn mates(&mut self) {
        let variant = self.variant;
        if variant.family != Family::Chess {
            return;
        }
        let two = variant.parties.len() == 2;
        let for_two = matches!(
            variant.mate,
            MateRule::PartyLoses | MateRule::KingOff | MateRule::Freeze
        );
        let message = "with more than two parties a mate is \"remove-army\", \"inert\" or \"pass\"";
        self.require(two || !for_two, "mate", message);
        let wins = variant.king_capture == KingCapture::Wins;
        let message = "that a captured king wins at once is a rule for two parties";
        self.require(two || !wins, "king-capture", message);
        let passes = variant.mate == MateRule::Pass;
        let message = "a mated player passes only where kings are captured";
        self.require(
            !passes || variant.king_capture != KingCapture::Never,
            "mate",
            message,
        );
        if variant.king_capture == KingCapture::RemovesArm {
            let arms = variant.board.corner() > 0
                && matches!(variant.array, Array::Officers { .. })
                && variant.parties.iter().all(|party| party.len() == 1);
            let message = "an arm leaves the board only of a cross with officers on its arms, everybody for themselves";
            self.require(arms, "king-capture", message);
        }
    }

    /// The rules of the online free-for-all hang together.
    fn points(&mut self) {
        let variant = self.variant;
        let online = variant.scoring == Scoring::Online;
        let fits = [
            ("mate-when", variant.mate_when == MateWhen::AtOnce),
            ("stalemate", variant.stalemate == StalemateRule::Points),
            ("king-capture", variant.king_capture == KingCapture::Points),
        ];
        for (field, is_online) in fits {
            let message = if online {
                "where points are counted (scoring = \"online\") mate counts at once, and stalemates and captured kings bring points"
            } else {
                "it belongs to games that count points: scoring = \"online\""
            };
            self.require(is_online == online, field, message);
        }
        if online {
            let alone = variant.parties.iter().all(|party| party.len() == 1);
            self.require(
                alone,
                "parties",
                "points are counted where everybody plays alone",
            );
            let inert = variant.mate == MateRule::Inert;
            self.require(
                inert,
                "mate",
                "where points are counted a mated army turns grey: \"inert\"",
            );
        } else {
            self.require(
                !variant.walking_king,
                "walking-king",
                "kings walk where points are counted",
            );
        }
    }

    fn promotion(&mut self) {
        let variant = self.variant;
        if variant.family != Family::Chess {
            return;
        }
        let promotes = variant.pieces.iter().any(|piece| piece.promotes);
        let kinds = &variant.promotion.kinds;
        let known = kinds.iter().all(|&kind| {
            variant
                .piece(kind)
                .is_some_and(|piece| !piece.royal && !piece.pawn)
        });
        self.require(
            known && (!promotes || !kinds.is_empty()),
            "promotion",
            "pawns become pieces that the game has, not kings or pawns; name them: to = \"QRBN\"",
        );
        if let PromotionZone::Rank(rank) = variant.promotion.zone {
            let reached = |seat: Seat| rank <= variant.board.depth(seat);
            self.require(
                variant.seats().iter().all(reached),
                "promotion",
                "the board has no such rank",
            );
        }
    }

    /// Do the rows of officers and pawns fit on the board?
    fn rows(&mut self) {
        let variant = self.variant;
        let board = Board::get(variant.board, variant.corner_diagonals);
        let Array::Officers {
            officers,
            row,
            pawn_rows,
            ..
        } = &variant.array
        else {
            return;
        };
        for seat in variant.seats().iter() {
            let (width, found) = (usize::from(board.width(seat)), officers[seat].len());
            if found != width {
                let letter = seat.letter();
                self.fault(
                    "array",
                    format!("{letter} has {found} officers; its row has {width} squares"),
                );
            }
            let deepest = pawn_rows.iter().chain([row]).max().copied().unwrap_or(0);
            let deep = deepest < variant.board.depth(seat);
            self.require(deep, "array", "a row lies beyond the board");
        }
    }

    /// Where mate or the king's capture decides, everybody has one king.
    fn kings(&mut self) {
        let variant = self.variant;
        if variant.family != Family::Chess {
            return;
        }
        let board = Board::get(variant.board, variant.corner_diagonals);
        let pieces = variant.starting_pieces(&board);
        for seat in variant.seats().iter() {
            let royal = |kind| variant.piece(kind).is_some_and(|piece| piece.royal);
            let kings = pieces
                .iter()
                .filter(|(_, piece)| piece.owner == Some(seat) && royal(piece.kind))
                .count();
            if kings != 1 {
                let letter = seat.letter();
                self.fault(
                    "array",
                    format!("{letter} begins with {kings} kings; everybody has one (a piece that is royal)"),
                );
            }
        }
    }

    /// Is the start a position from which the game can be played?
    fn start(&mut self) {
        let variant = self.variant;
        let board = Board::get(variant.board, variant.corner_diagonals);
        let pieces = variant.starting_pieces(&board);
        let mut squares: Vec<_> = pieces.iter().map(|&(square, _)| square).collect();
        if let Some(off) = squares.iter().find(|&&square| !board.has(square)) {
            let name = board.name(*off);
            self.fault(
                "array",
                format!("a piece would stand on {name}, which the board does not have"),
            );
            return;
        }
        squares.sort_unstable();
        let twice = squares.windows(2).any(|pair| pair[0] == pair[1]);
        if twice {
            self.fault("array", "two pieces would stand on one square");
            return;
        }
        if !self.faults.is_empty() {
            return;
        }
        match Position::from_setup(variant.clone(), &Setup::start(variant)) {
            Err(faults) => {
                for fault in faults.0 {
                    self.fault("array", fault.to_string());
                }
            }
            Ok(position) => {
                let over = position.outcome().is_some() || position.legal_moves().is_empty();
                self.require(
                    !over,
                    "array",
                    "the game would be over before the first move",
                );
            }
        }
    }
}
