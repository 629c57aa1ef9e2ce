//! Writes the values that cross to JavaScript as JSON: one text and one `JSON.parse` cost less, in bytes and in time, than a call
//! into JavaScript for every property.

use std::fmt::Write;

use crate::board::Board;
use crate::piece::Kind;
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};

/// A JSON text under construction. Commas come by themselves; whoever begins an object or a list ends it.
#[derive(Default)]
pub(super) struct Json {
    text: String,
}

impl Json {
    pub(super) fn finish(self) -> String {
        self.text
    }

    pub(super) fn begin_object(&mut self) -> &mut Self {
        self.raw("{")
    }

    pub(super) fn end_object(&mut self) -> &mut Self {
        self.text.push('}');
        self
    }

    pub(super) fn begin_list(&mut self) -> &mut Self {
        self.raw("[")
    }

    pub(super) fn end_list(&mut self) -> &mut Self {
        self.text.push(']');
        self
    }

    /// The name of the property whose value follows.
    pub(super) fn key(&mut self, name: &str) -> &mut Self {
        self.string(name);
        self.text.push(':');
        self
    }

    pub(super) fn string(&mut self, value: &str) -> &mut Self {
        self.raw("\"");
        for character in value.chars() {
            match character {
                '"' | '\\' => {
                    self.text.push('\\');
                    self.text.push(character);
                }
                '\0'..' ' => {
                    // Writing to a string cannot fail.
                    let _ = write!(self.text, "\\u{:04x}", character as u32);
                }
                _ => self.text.push(character),
            }
        }
        self.text.push('"');
        self
    }

    pub(super) fn strings<T: AsRef<str>>(&mut self, values: &[T]) -> &mut Self {
        self.begin_list();
        for value in values {
            self.string(value.as_ref());
        }
        self.end_list()
    }

    pub(super) fn number(&mut self, value: i64) -> &mut Self {
        self.raw(&value.to_string())
    }

    pub(super) fn boolean(&mut self, value: bool) -> &mut Self {
        self.raw(if value { "true" } else { "false" })
    }

    pub(super) fn null(&mut self) -> &mut Self {
        self.raw("null")
    }

    pub(super) fn seat(&mut self, seat: Seat) -> &mut Self {
        self.letter(seat.letter())
    }

    /// The seat, or null for nobody.
    pub(super) fn seat_or_null(&mut self, seat: Option<Seat>) -> &mut Self {
        match seat {
            Some(seat) => self.seat(seat),
            None => self.null(),
        }
    }

    pub(super) fn seats(&mut self, seats: SeatSet) -> &mut Self {
        self.begin_list();
        for seat in seats.iter() {
            self.seat(seat);
        }
        self.end_list()
    }

    /// Parties, or whoever else sits together.
    pub(super) fn seat_sets(&mut self, sets: &[SeatSet]) -> &mut Self {
        self.begin_list();
        for &seats in sets {
            self.seats(seats);
        }
        self.end_list()
    }

    pub(super) fn kind(&mut self, kind: Kind) -> &mut Self {
        self.letter(kind.letter())
    }

    pub(super) fn square(&mut self, board: &Board, square: Square) -> &mut Self {
        self.string(&board.name(square))
    }

    /// The square, or null for none.
    pub(super) fn square_or_null(&mut self, board: &Board, square: Option<Square>) -> &mut Self {
        match square {
            Some(square) => self.square(board, square),
            None => self.null(),
        }
    }

    pub(super) fn squares(&mut self, board: &Board, squares: SquareSet) -> &mut Self {
        self.begin_list();
        for square in squares {
            self.square(board, square);
        }
        self.end_list()
    }

    /// Squares whose order says something.
    pub(super) fn path(&mut self, board: &Board, path: &[Square]) -> &mut Self {
        self.begin_list();
        for &square in path {
            self.square(board, square);
        }
        self.end_list()
    }

    fn letter(&mut self, letter: char) -> &mut Self {
        self.raw("\"");
        self.text.push(letter);
        self.text.push('"');
        self
    }

    /// What begins a value or a name, after the comma that parts it from the one before.
    fn raw(&mut self, text: &str) -> &mut Self {
        if !self.text.is_empty() && !self.text.ends_with(['{', '[', ':']) {
            self.text.push(',');
        }
        self.text.push_str(text);
        self
    }
}
