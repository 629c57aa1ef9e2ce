//! FEN for the ordinary board: plain FEN, X-FEN and Shredder-FEN in, X-FEN out.
//!
//! `KQkq` mean the outermost rook on that side of the king, a file letter means the rook on that file. A king or rook that
//! castles from elsewhere than orthodox chess has it makes the game one that castles as Chess960 does (R2.5).

use super::fen4::{king_of, outermost_rook};
use crate::board::Shape;
use crate::facts::EnPassantRight;
use crate::piece::{Kind, Piece};
use crate::position::{Faults, Position};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::{Castling, Family, Variant};

/// What is wrong with a FEN, with the value and the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// FEN knows one board and two players.
    #[error("FEN is for orthodox chess; positions of {0} are written as FEN4")]
    OtherGame(String),
    /// The text ends too early.
    #[error("the position's text ends before {0}")]
    Missing(&'static str),
    /// The board does not have eight rows.
    #[error("the board has {0} rows instead of 8")]
    Rows(usize),
    /// A row does not have eight squares.
    #[error("rank {rank} is {found} squares long instead of 8")]
    RowLength {
        /// The rank, from 1.
        rank: u8,
        /// Squares written.
        found: usize,
    },
    /// A letter that is no piece.
    #[error("“{letter}” on rank {rank} is no piece; pieces are PNBRQK and pnbrqk")]
    UnknownPiece {
        /// The rank, from 1.
        rank: u8,
        /// As written.
        letter: char,
    },
    /// A part that cannot be so.
    #[error("{part} cannot be “{value}”; it takes {expected}")]
    Value {
        /// Which part.
        part: &'static str,
        /// As written.
        value: String,
        /// What it takes, in words.
        expected: &'static str,
    },
    /// The position is more than its FEN says: a player passed while in check, or the game is over for another reason.
    #[error("FEN cannot say all that belongs to this position; FEN4 can")]
    Inexact,
    /// The text reads, but nobody could have reached such a position.
    #[error(transparent)]
    Faults(#[from] Faults),
}

impl FenError {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OtherGame(_) => "fen-other-game",
            Self::Missing(_) => "fen-incomplete",
            Self::Rows(_) => "fen-rows",
            Self::RowLength { .. } => "fen-row-length",
            Self::UnknownPiece { .. } => "fen-unknown-man",
            Self::Value { .. } => "fen-value",
            Self::Inexact => "fen-inexact",
            Self::Faults(_) => "impossible-position",
        }
    }
}

impl Position {
    /// Reads an orthodox position; the counters at its end may be missing.
    ///
    /// ```
    /// use quadrille::{Position, Variant};
    /// let orthodox = Variant::new("orthodox", &"-".parse().unwrap()).unwrap();
    /// let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    /// let position = Position::from_fen(orthodox, text).unwrap();
    /// assert_eq!(position.to_fen().unwrap(), text);
    /// ```
    ///
    /// # Errors
    /// [`FenError`] says what is wrong and where.
    pub fn from_fen(mut variant: Variant, text: &str) -> Result<Self, FenError> {
        is_orthodox(&variant)?;
        let mut words = text.split_whitespace();
        let mut setup = Setup::empty(&variant);
        let board = words.next().ok_or(FenError::Missing("the board"))?;
        read_board(&mut setup, board)?;
        setup.turn = match words.next().ok_or(FenError::Missing("who is to move"))? {
            "w" => Seat::South,
            "b" => Seat::North,
            other => {
                return Err(FenError::Value {
                    part: "who is to move",
                    value: other.to_owned(),
                    expected: "w or b",
                });
            }
        };
        read_castling(&mut variant, &mut setup, words.next().unwrap_or("-"))?;
        read_en_passant(&mut setup, words.next().unwrap_or("-"))?;
        for (i, part) in ["the count of quiet plies", "the move's number"]
            .into_iter()
            .enumerate()
        {
            let Some(word) = words.next() else { break };
            let number = word.parse::<u16>().map_err(|_| FenError::Value {
                part,
                value: word.to_owned(),
                expected: "a number",
            })?;
            if i == 0 {
                setup.quiet_plies = number;
            }
        }
        Ok(Self::from_setup(variant, &setup)?)
    }

    /// Writes an orthodox position, as its game's first move.
    ///
    /// # Errors
    /// [`FenError::OtherGame`] for every other game.
    pub fn to_fen(&self) -> Result<String, FenError> {
        is_orthodox(self.variant())?;
        let setup = self.to_setup();
        let turn = if setup.turn == Seat::South { 'w' } else { 'b' };
        let passed = setup.en_passant[setup.turn.opposite()];
        let passed = passed.map_or_else(|| "-".to_owned(), |right| right.over.to_string());
        Ok(format!(
            "{} {turn} {} {passed} {} 1",
            board_text(&setup),
            castling_text(self.variant(), &setup),
            setup.quiet_plies,
        ))
    }
}

fn is_orthodox(variant: &Variant) -> Result<(), FenError> {
    let orthodox = variant.board == Shape::SQUARE8 && variant.family == Family::Chess;
    if orthodox {
        Ok(())
    } else {
        Err(FenError::OtherGame(variant.id.to_string()))
    }
}

const KINDS: [Kind; 6] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
];

fn read_board(setup: &mut Setup, text: &str) -> Result<(), FenError> {
    let rows = text.split('/').count();
    if rows != 8 {
        return Err(FenError::Rows(rows));
    }
    for (row, rank) in text.split('/').zip((0..8u8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|empty| (1..=8).contains(empty)) {
                file += empty as usize;
                continue;
            }
            let kind = KINDS
                .into_iter()
                .find(|kind| kind.letter() == letter.to_ascii_uppercase())
                .ok_or(FenError::UnknownPiece {
                    rank: rank + 1,
                    letter,
                })?;
            let owner = if letter.is_ascii_uppercase() {
                Seat::South
            } else {
                Seat::North
            };
            if file < 8 {
                let piece = Piece {
                    owner: Some(owner),
                    kind,
                };
                setup.pieces.insert(Square::at(file as u8, rank), piece);
            }
            file += 1;
        }
        if file != 8 {
            return Err(FenError::RowLength {
                rank: rank + 1,
                found: file,
            });
        }
    }
    Ok(())
}

/// Rights whose king or rook is missing are void, as some programs leave them standing.
fn read_castling(variant: &mut Variant, setup: &mut Setup, text: &str) -> Result<(), FenError> {
    for letter in text.chars().filter(|&letter| letter != '-') {
        let seat = if letter.is_ascii_uppercase() {
            Seat::South
        } else {
            Seat::North
        };
        let king = king_of(setup, seat);
        let lower = letter.to_ascii_lowercase();
        let (side, rook) = match (lower, king) {
            ('q', Some(king)) => (0, outermost_rook(variant, setup, seat, king, 0)),
            ('k', Some(king)) => (1, outermost_rook(variant, setup, seat, king, 1)),
            ('a'..='h', Some(king)) => {
                let rook = Square::at(lower as u8 - b'a', king.rank());
                (usize::from(rook > king), Some(rook))
            }
            ('a'..='h' | 'k' | 'q', None) => continue,
            _ => {
                return Err(FenError::Value {
                    part: "castling",
                    value: text.to_owned(),
                    expected: "letters of KQkq or of the rooks' files, or -",
                });
            }
        };
        let (Some(rook), Some(king)) = (rook, king) else {
            continue;
        };
        setup.castling_rooks[seat][side] = Some(rook);
        let usual_file = if side == 0 { 0 } else { 7 };
        if king.file() != 4 || rook.file() != usual_file {
            variant.castling = Castling::Chess960;
        }
    }
    Ok(())
}

/// A right without its pawn is void.
fn read_en_passant(setup: &mut Setup, text: &str) -> Result<(), FenError> {
    if text == "-" {
        return Ok(());
    }
    let over: Square = text.parse().map_err(|_| FenError::Value {
        part: "the square passed",
        value: text.to_owned(),
        expected: "a square or -",
    })?;
    let pusher = setup.turn.opposite();
    let rank = if pusher == Seat::South { 3 } else { 4 };
    let pawn = Square::at(over.file(), rank);
    let there = setup.pieces.get(&pawn);
    if there.is_some_and(|piece| piece.owner == Some(pusher) && piece.kind == Kind::Pawn) {
        setup.en_passant[pusher] = Some(EnPassantRight { over, pawn });
    }
    Ok(())
}

fn board_text(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0u8;
        for file in 0..8 {
            let Some(piece) = setup.pieces.get(&Square::at(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push((b'0' + empty) as char);
                empty = 0;
            }
            let letter = piece.kind.letter();
            text.push(if piece.owner == Some(Seat::South) {
                letter
            } else {
                letter.to_ascii_lowercase()
            });
        }
        if empty > 0 {
            text.push((b'0' + empty) as char);
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// `KQkq` for outermost rooks, their files' letters for others.
fn castling_text(variant: &Variant, setup: &Setup) -> String {
    let mut text = String::new();
    for seat in [Seat::South, Seat::North] {
        for (side, usual) in [(1, 'K'), (0, 'Q')] {
            let (Some(rook), Some(king)) = (setup.castling_rooks[seat][side], king_of(setup, seat))
            else {
                continue;
            };
            let letter = if outermost_rook(variant, setup, seat, king, side) == Some(rook) {
                usual
            } else {
                (b'A' + rook.file()) as char
            };
            text.push(if seat == Seat::South {
                letter
            } else {
                letter.to_ascii_lowercase()
            });
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}
