//! What a FEN4 means in a given game.

use super::value::seat_set;
use super::{
    CALLED, CASTLING_ROOKS, COLOURS, Cell, DIMENSIONS, DIPLOMACY, EN_PASSANT, FLAGGED, Fen4,
    Fen4Error, HUFF, OUTCOME, PASSED_IN_CHECK, PHASE, REMOVED_ARMS, RESIGNED, STANDING, TURNED,
    UNMOVED, Value, king_of, kings_side, outermost_rook,
};
use crate::board::Board;
use crate::facts::{EnPassantRight, Phase, SeatState};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Kind, Piece};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::{KingCapture, Variant};
use crate::words;

impl Fen4 {
    /// The set-up that this text describes in a game.
    ///
    /// # Errors
    /// [`Fen4Error`] if it belongs to another game, or a part does not make sense in this one.
    pub fn setup(&self, variant: &Variant) -> Result<Setup, Fen4Error> {
        if let Some(game) = self.game().filter(|game| *game != variant.id) {
            return Err(Fen4Error::OtherGame {
                found: game.to_owned(),
                expected: variant.id.to_string(),
            });
        }
        let reader = Reader {
            fen4: self,
            variant,
            board: &Board::get(variant.board, variant.corner_diagonals),
        };
        let mut setup = Setup::empty(variant);
        setup.turn = self.turn;
        setup.points = self.points;
        setup.quiet_plies = self.quiet_plies;
        setup.removed_arms = reader.removed_arms()?;
        reader.dimensions()?;
        reader.pieces(&mut setup)?;
        reader.seat_states(&mut setup)?;
        reader.castling(&mut setup)?;
        reader.en_passant(&mut setup)?;
        setup.phase = reader.phase()?;
        setup.called = reader.seat_sets(CALLED)?;
        setup.outcome = reader.outcome()?;
        let passed = self.field(PASSED_IN_CHECK).and_then(Value::as_text);
        setup.passed_in_check = passed == Some("true");
        setup.huff = super::fields::huff(reader.squares(HUFF)?);
        if let Some(text) = self.field(DIPLOMACY) {
            reader.diplomacy(&mut setup, text)?;
        }
        let unmoved = reader.squares(UNMOVED)?;
        setup.diplomacy.unmoved = unmoved.into_iter().collect();
        Ok(setup)
    }
}

struct Reader<'a> {
    fen4: &'a Fen4,
    variant: &'a Variant,
    board: &'a Board,
}

#[cold]
#[inline(never)]
fn bad(field: &str, value: &Value, expected: &'static str) -> Fen4Error {
    Fen4Error::Value {
        part: field.to_owned(),
        value: value.to_string(),
        expected,
    }
}

impl Reader<'_> {
    fn dimensions(&self) -> Result<(), Fen4Error> {
        let (files, ranks) = (self.variant.board.files(), self.variant.board.ranks());
        match self.fen4.field(DIMENSIONS) {
            Some(value)
                if !value.is_empty() && value.as_text() != Some(&format!("{files}x{ranks}")) =>
            {
                Err(bad(DIMENSIONS, value, "the size of this game's board"))
            }
            _ => Ok(()),
        }
    }

    fn pieces(&self, setup: &mut Setup) -> Result<(), Fen4Error> {
        let files = usize::from(self.variant.board.files());
        let ranks = usize::from(self.variant.board.ranks());
        if self.fen4.rows.len() != ranks {
            return Err(Fen4Error::Rows {
                found: self.fen4.rows.len(),
                expected: ranks,
            });
        }
        let turned = self.squares(TURNED)?;
        for (from_top, row) in self.fen4.rows.iter().enumerate() {
            let rank = ranks - 1 - from_top;
            if row.len() != files {
                return Err(Fen4Error::RowLength {
                    rank: rank + 1,
                    found: row.len(),
                    expected: files,
                });
            }
            for (file, &cell) in row.iter().enumerate() {
                self.cell(setup, Square::at(file as u8, rank as u8), cell, &turned)?;
            }
        }
        Ok(())
    }

    fn cell(
        &self,
        setup: &mut Setup,
        square: Square,
        cell: Cell,
        turned: &[Square],
    ) -> Result<(), Fen4Error> {
        let name = || self.board.name(square);
        let removed = |arm: Seat| self.board.arm(arm).contains(square);
        let exists = self.board.has(square) && !setup.removed_arms.iter().any(removed);
        match cell {
            Cell::Hole | Cell::Wall if exists => Err(Fen4Error::Wall(name())),
            Cell::Empty | Cell::Hole | Cell::Wall => Ok(()),
            Cell::Man(colour, letter) => self.stand(
                setup,
                square,
                colour,
                letter,
                &format!("{colour}{letter}"),
                turned,
            ),
            Cell::Dead(colour, letter) => self.stand(
                setup,
                square,
                'd',
                letter,
                &format!("d{colour}{letter}"),
                turned,
            ),
        }
    }

    fn stand(
        &self,
        setup: &mut Setup,
        square: Square,
        colour: char,
        letter: char,
        written: &str,
        turned: &[Square],
    ) -> Result<(), Fen4Error> {
        let name = || self.board.name(square);
        let piece = || written.to_owned();
        let removed = |arm: Seat| self.board.arm(arm).contains(square);
        if !self.board.has(square) || setup.removed_arms.iter().any(removed) {
            return Err(Fen4Error::OffBoard {
                square: name(),
                piece: piece(),
            });
        }
        let found = self
            .piece(colour, letter)
            .ok_or_else(|| Fen4Error::UnknownPiece {
                square: name(),
                piece: piece(),
                known: self.known_letters(),
            })?;
        let kind = if found.kind == Kind::Pawn && turned.contains(&square) {
            Kind::TurnedPawn
        } else {
            found.kind
        };
        setup.pieces.insert(square, Piece { kind, ..found });
        Ok(())
    }

    fn piece(&self, colour: char, letter: char) -> Option<Piece> {
        let owner = match colour {
            'd' => None,
            _ => Some(Seat::from_index(COLOURS.iter().position(|&c| c == colour)?)),
        };
        let kinds = self.variant.kinds();
        let kind = kinds.into_iter().find(|kind| kind.letter() == letter)?;
        Some(Piece { owner, kind })
    }

    fn known_letters(&self) -> String {
        let mut letters = String::new();
        for kind in self.variant.kinds() {
            // Pawns that have turned are written as pawns.
            if !letters.ends_with(kind.letter()) {
                words::append(&mut letters, ", ", kind.letter().encode_utf8(&mut [0; 4]));
            }
        }
        letters
    }

    /// Seat states follow from who is out, unless they are named. In the free-for-all the pieces of players who are out are grey,
    /// but a king walks on whose player left (14).
    fn seat_states(&self, setup: &mut Setup) -> Result<(), Fen4Error> {
        let left = self
            .flags(RESIGNED)?
            .0
            .into_iter()
            .zip(self.flags(FLAGGED)?.0);
        for (seat, left) in Seat::ALL.into_iter().zip(left) {
            if self.fen4.out[seat] && setup.seat_states[seat] != SeatState::Absent {
                let walks = left != (false, false)
                    && self.variant.walking_king
                    && king_of(setup, seat).is_some();
                setup.seat_states[seat] = if walks {
                    SeatState::Walking
                } else {
                    SeatState::Inert
                };
            }
        }
        if let Some(value) = self.fen4.field(STANDING) {
            let words = value.as_texts().filter(|words| words.len() == 4);
            let words = words.ok_or_else(|| bad(STANDING, value, "four words"))?;
            for (seat, word) in Seat::ALL.into_iter().zip(words) {
                setup.seat_states[seat] = seat_state(word).ok_or_else(|| {
                    bad(
                        STANDING,
                        value,
                        "active, frozen, inert, removed, walking or absent",
                    )
                })?;
            }
        }
        if self.variant.king_capture == KingCapture::Points {
            for piece in setup.pieces.values_mut() {
                piece.owner = piece.owner.filter(|&seat| match setup.seat_states[seat] {
                    SeatState::Walking => piece.kind == Kind::King,
                    seat_state => !seat_state.is_out(),
                });
            }
        }
        Ok(())
    }

    /// A right without its king and rook in their places is void: other programs leave such rights standing.
    fn castling(&self, setup: &mut Setup) -> Result<(), Fen4Error> {
        if let Some(value) = self.fen4.field(CASTLING_ROOKS) {
            return self.castling_rooks(setup, value);
        }
        for seat in self.variant.seats().iter() {
            let Some(king) = king_of(setup, seat) else {
                continue;
            };
            let kings_side = kings_side(self.variant, seat, king);
            for (side, granted) in [
                (kings_side, self.fen4.kingside[seat]),
                (1 - kings_side, self.fen4.queenside[seat]),
            ] {
                if granted && self.variant.castling != crate::variant::Castling::Never {
                    setup.castling_rooks[seat][side] =
                        outermost_rook(self.variant, setup, seat, king, side);
                }
            }
        }
        Ok(())
    }

    fn castling_rooks(&self, setup: &mut Setup, value: &Value) -> Result<(), Fen4Error> {
        let expected =
            "for each seat the rooks on its left and right, such as ('d1:k1','','d14:','')";
        let texts = value.as_texts().filter(|texts| texts.len() == 4);
        let texts = texts.ok_or_else(|| bad(CASTLING_ROOKS, value, expected))?;
        for (seat, text) in Seat::ALL.into_iter().zip(texts) {
            if text.is_empty() {
                continue;
            }
            let (left, right) = text
                .split_once(':')
                .ok_or_else(|| bad(CASTLING_ROOKS, value, expected))?;
            for (side, name) in [left, right].into_iter().enumerate() {
                if !name.is_empty() {
                    setup.castling_rooks[seat][side] = Some(self.square(CASTLING_ROOKS, name)?);
                }
            }
        }
        Ok(())
    }

    fn en_passant(&self, setup: &mut Setup) -> Result<(), Fen4Error> {
        let Some(value) = self.fen4.field(EN_PASSANT) else {
            return Ok(());
        };
        let expected = "for each seat the square passed and the pawn's, such as ('e3:e4','','','')";
        let texts = value.as_texts().filter(|texts| texts.len() <= 4);
        let texts = texts.ok_or_else(|| bad(EN_PASSANT, value, expected))?;
        // Some tools leave the last seats out, or an empty place behind the last one in play.
        for (seat, text) in Seat::ALL.into_iter().zip(texts) {
            if text.is_empty() {
                continue;
            }
            let (over, pawn) = text
                .split_once(':')
                .ok_or_else(|| bad(EN_PASSANT, value, expected))?;
            setup.en_passant[seat] = Some(EnPassantRight {
                over: self.square(EN_PASSANT, over)?,
                pawn: self.square(EN_PASSANT, pawn)?,
            });
        }
        Ok(())
    }

    fn phase(&self) -> Result<Phase, Fen4Error> {
        let Some(value) = self.fen4.field(PHASE) else {
            return Ok(Phase::Play);
        };
        [Phase::Play, Phase::SetUp, Phase::Rearrange, Phase::Replace]
            .into_iter()
            .find(|&phase| value.as_text() == Some(phase.word()))
            .ok_or_else(|| bad(PHASE, value, "play, setup, rearrange or replace"))
    }

    fn outcome(&self) -> Result<Option<Outcome>, Fen4Error> {
        let Some(value) = self.fen4.field(OUTCOME) else {
            return Ok(None);
        };
        let text = value.as_text().unwrap_or_default();
        outcome(text).map(Some).ok_or_else(|| {
            bad(
                OUTCOME,
                value,
                "win:S+N:mate, draw:agreement, stopped:no-alliance and the like",
            )
        })
    }

    fn removed_arms(&self) -> Result<SeatSet, Fen4Error> {
        let flags = self.flags(REMOVED_ARMS)?;
        Ok(Seat::ALL.into_iter().filter(|&seat| flags[seat]).collect())
    }

    fn diplomacy(&self, setup: &mut Setup, value: &Value) -> Result<(), Fen4Error> {
        setup.diplomacy = super::fields::diplomacy(self.variant, self.board, setup.turn, value)
            .ok_or_else(|| bad(DIPLOMACY, value, "Coalition's alliances and rights"))?;
        Ok(())
    }

    fn flags(&self, field: &'static str) -> Result<BySeat<bool>, Fen4Error> {
        let Some(value) = self.fen4.field(field) else {
            return Ok(BySeat::default());
        };
        let flag = |text: &str| match text {
            "true" => Some(true),
            "false" | "null" => Some(false),
            _ => None,
        };
        value
            .as_texts()
            .and_then(|texts| texts.into_iter().map(flag).collect::<Option<Vec<bool>>>())
            .and_then(|flags| flags.try_into().ok())
            .map(BySeat)
            .ok_or_else(|| bad(field, value, "true or false for each of the four seats"))
    }

    fn seat_sets(&self, field: &'static str) -> Result<BySeat<SeatSet>, Fen4Error> {
        let Some(value) = self.fen4.field(field) else {
            return Ok(BySeat::default());
        };
        value
            .as_texts()
            .and_then(|texts| texts.into_iter().map(seat_set).collect::<Option<Vec<_>>>())
            .and_then(|sets| sets.try_into().ok())
            .map(BySeat)
            .ok_or_else(|| bad(field, value, "seats such as S+W for each of the four seats"))
    }

    fn squares(&self, field: &'static str) -> Result<Vec<Square>, Fen4Error> {
        let Some(value) = self.fen4.field(field) else {
            return Ok(Vec::new());
        };
        value
            .as_texts()
            .ok_or_else(|| bad(field, value, "a list of squares"))?
            .into_iter()
            .map(|name| self.square(field, name))
            .collect()
    }

    #[inline(never)]
    fn square(&self, field: &'static str, name: &str) -> Result<Square, Fen4Error> {
        self.board
            .parse(name.trim())
            .map_err(|reason| Fen4Error::Square { field, reason })
    }
}

fn seat_state(word: &str) -> Option<SeatState> {
    [
        SeatState::Absent,
        SeatState::Active,
        SeatState::Frozen,
        SeatState::Inert,
        SeatState::Removed,
        SeatState::Walking,
    ]
    .into_iter()
    .find(|seat_state| seat_state.word() == word)
}

fn outcome(text: &str) -> Option<Outcome> {
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        ["win", seats, reason] => Some(Outcome::Win {
            party: seat_set(seats)?,
            reason: Reason::from_key(reason)?,
        }),
        ["draw", reason] => Some(Outcome::Draw(Reason::from_key(reason)?)),
        ["stopped", reason] => Some(Outcome::Stopped(Reason::from_key(reason)?)),
        _ => None,
    }
}
