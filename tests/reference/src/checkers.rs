//! QuadroCheckers and the classic board (sections 5 and 12).

use crate::board::{Board, DIAGONAL, Men, Seat, Shape, Square};
use crate::games::{table, turn_order_round};
use crate::options::Options;
use crate::outcome::{Outcome, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub seat: Seat,
    pub king: bool,
}

#[derive(Clone, Debug)]
pub struct Checkers {
    pub board: Board,
    pub pieces: Men<Piece>,
    pub order: Vec<Seat>,
    pub parties: Vec<Vec<Seat>>,
    pub states: [State; 4],
    pub to_move: Seat,
    /// Option `huff`: capturing is not compulsory but failing to may be punished (R5.3).
    pub huff: bool,
    /// Where the pieces stand that failed to capture and may still be huffed.
    pub failed: Vec<Square>,
    /// The last choice was a huff: the player's own move still follows.
    pub huffing: bool,
    pub quiet: u32,
    pub outcome: Option<Outcome>,
}

/// A jumping move: the squares stood on, the first one included, and the squares jumped.
#[derive(Clone, Debug)]
pub struct Jumps {
    pub path: Vec<Square>,
    pub after: Men<Piece>,
    /// Could the piece, having stopped, jump on from here?
    pub could_go_on: bool,
}

/// The start position of a checkers game.
pub fn start(id: &str, options: &Options) -> Result<Checkers, String> {
    let (mode, shape) = match id {
        "checkers-classic" => ("two", Shape::Square8),
        _ => (id.trim_start_matches("quadrocheckers-"), Shape::Cross12),
    };
    let (mut order, parties) = table(mode, options)?;
    // The armies' colours change nothing here but must be named rightly.
    options.armies()?;
    if options.has("anticlockwise") {
        turn_order_round(&mut order);
    }
    let mut board = Board::new(shape);
    board.corner_diagonals = options.has("corner-diagonals");
    let mut pieces = Men::new();
    let mut states = [State::Absent; 4];
    for &seat in &order {
        states[seat.index()] = State::Active;
        for at in board.squares() {
            if board.is_dark(at) && starts_on(&board, mode, seat, at) {
                pieces.put(at, Piece { seat, king: false });
            }
        }
    }
    Ok(Checkers {
        board,
        pieces,
        to_move: order[0],
        order,
        parties,
        states,
        huff: options.has("huff"),
        failed: Vec::new(),
        huffing: false,
        quiet: 0,
        outcome: None,
    })
}

/// Is this a square of the seat's set-up (leaving its shade aside)?
fn starts_on(board: &Board, mode: &str, seat: Seat, at: Square) -> bool {
    let row = crate::chess::row_from(seat, at, board.size());
    match (board.shape, mode) {
        // Ranks 1–3 and 6–8.
        (Shape::Square8, _) => row <= 3,
        // Ranks 1–4 and 9–12 of the files c–j.
        (_, "two-sixteen") => row <= 4 && (3..=10).contains(&at.file),
        _ => board.in_arm(seat, at),
    }
}

impl Checkers {
    pub fn hostile(&self, a: Seat, b: Seat) -> bool {
        !self
            .parties
            .iter()
            .any(|p| p.contains(&a) && p.contains(&b))
    }

    /// A man goes and jumps diagonally forward only, a king in all four directions.
    fn directions(&self, piece: Piece) -> Vec<(i8, i8)> {
        let (files, ranks) = piece.seat.forward();
        let forward = |d: &(i8, i8)| d.0 * files + d.1 * ranks > 0;
        let all = DIAGONAL.into_iter();
        all.filter(|d| piece.king || forward(d)).collect()
    }

    /// R5.4, R5.5: no forward step from here exists on the empty board.
    pub fn crowns(&self, piece: Piece, at: Square) -> bool {
        let man = Piece {
            king: false,
            ..piece
        };
        !piece.king
            && self
                .directions(man)
                .into_iter()
                .all(|d| self.board.step(at, d).is_none())
    }

    /// Moves without capture: from, to.
    pub fn slides(&self, seat: Seat) -> Vec<(Square, Square)> {
        let mut slides = Vec::new();
        for (from, piece) in self.pieces.all().filter(|(_, piece)| piece.seat == seat) {
            for direction in self.directions(piece) {
                let mut at = from;
                while let Some(next) = self.board.step(at, direction) {
                    if self.pieces.at(next).is_some() {
                        break;
                    }
                    slides.push((from, next));
                    at = next;
                    if !piece.king {
                        break;
                    }
                }
            }
        }
        slides
    }

    /// The single jumps of a piece: the square jumped and the square right behind it.
    pub fn jumps(&self, pieces: &Men<Piece>, from: Square, piece: Piece) -> Vec<(Square, Square)> {
        let mut jumps = Vec::new();
        for direction in self.directions(piece) {
            let mut met = self.board.step(from, direction);
            while piece.king
                && let Some(at) = met
                && pieces.at(at).is_none()
            {
                met = self.board.step(at, direction);
            }
            let Some(met) = met else { continue };
            let hostile = pieces
                .at(met)
                .is_some_and(|other| self.hostile(piece.seat, other.seat));
            if let Some(behind) = self.board.step(met, direction)
                && hostile
                && pieces.at(behind).is_none()
            {
                jumps.push((met, behind));
            }
        }
        jumps
    }

    /// Every way of jumping with the pieces of a seat; with `stops` also those that stop short.
    pub fn jump_moves(&self, seat: Seat, stops: bool) -> Vec<Jumps> {
        let mut moves = Vec::new();
        for (from, _) in self.pieces.all().filter(|(_, piece)| piece.seat == seat) {
            let standing = Jumps {
                path: vec![from],
                after: self.pieces.clone(),
                could_go_on: false,
            };
            self.jump_on(standing, stops, &mut moves);
        }
        moves
    }

    fn jump_on(&self, so_far: Jumps, stops: bool, moves: &mut Vec<Jumps>) {
        let here = *so_far.path.last().expect("a path has a first square");
        let piece = so_far
            .after
            .at(here)
            .expect("the jumping piece stands there");
        // A piece crowned by its last jump ends its move there (R5.4, R5.5).
        let jumped = so_far.path.len() > 1;
        let ended = jumped && self.crowns(piece, here);
        let onward = if ended {
            Vec::new()
        } else {
            self.jumps(&so_far.after, here, piece)
        };
        if jumped && (onward.is_empty() || stops) {
            let mut done = so_far.clone();
            done.could_go_on = !onward.is_empty();
            moves.push(done);
        }
        for (met, behind) in onward {
            let mut next = so_far.clone();
            // R5.2: the jumped piece leaves at once.
            next.after.take(met);
            next.after.take(here);
            next.after.put(behind, piece);
            next.path.push(behind);
            self.jump_on(next, stops, moves);
        }
    }
}
