//! From text to [`Fen4`] and back: the layout, not the meaning.

use std::fmt;
use std::str::FromStr;

use super::value::{Unreadable, read_fields};
use super::{COLOURS, Cell, Fen4, Fen4Error};
use crate::seat::{BySeat, Seat};
use crate::square::Square;

impl FromStr for Fen4 {
    type Err = Fen4Error;

    fn from_str(text: &str) -> Result<Self, Fen4Error> {
        let mut parts = Parts { text, rest: text };
        let turn = turn(parts.next("who is to move")?)?;
        let out = flags("who is out", parts.next("who is out")?)?;
        let kingside = flags("king's side castling", parts.next("the castling rights")?)?;
        let queenside = flags("queen's side castling", parts.next("the castling rights")?)?;
        let points = four("points", parts.next("the points")?, number)?;
        let quiet_plies = number(
            "the count of quiet plies",
            parts.next("the count of quiet plies")?,
        )?;
        let fields = parts.fields()?;
        let rows = rows(parts.rest)?;
        Ok(Self {
            turn,
            out,
            kingside,
            queenside,
            points,
            quiet_plies,
            fields,
            rows,
        })
    }
}

/// What is still to be read, cut at the hyphens.
struct Parts<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Parts<'a> {
    fn next(&mut self, what: &'static str) -> Result<&'a str, Fen4Error> {
        let (part, rest) = self.rest.split_once('-').ok_or(Fen4Error::Missing(what))?;
        self.rest = rest;
        Ok(part.trim())
    }

    fn fields(&mut self) -> Result<Vec<(String, super::Value)>, Fen4Error> {
        if !self.rest.trim_start().starts_with('{') {
            return Ok(Vec::new());
        }
        let start = self.text.len() - self.rest.len();
        let unreadable = |Unreadable { place, expected }: Unreadable| Fen4Error::Fields {
            place: start + place,
            expected,
        };
        let (fields, length) = read_fields(self.rest).map_err(unreadable)?;
        let after = self.rest.get(length..).unwrap_or_default().trim_start();
        self.rest = after
            .strip_prefix('-')
            .ok_or(Fen4Error::Missing("the board"))?;
        Ok(fields)
    }
}

fn turn(text: &str) -> Result<Seat, Fen4Error> {
    Seat::ALL
        .into_iter()
        .find(|seat| {
            text.len() == 1 && text.to_ascii_lowercase().starts_with(COLOURS[seat.index()])
        })
        .ok_or_else(|| Fen4Error::Turn(text.to_owned()))
}

fn four<T: Default + Copy>(
    part: &'static str,
    text: &str,
    read: impl Fn(&'static str, &str) -> Result<T, Fen4Error>,
) -> Result<BySeat<T>, Fen4Error> {
    let values: Vec<&str> = text.split(',').map(str::trim).collect();
    if values.len() != 4 {
        return Err(Fen4Error::NotFour {
            part,
            found: text.to_owned(),
            count: values.len(),
        });
    }
    let mut four = BySeat::default();
    for (seat, value) in Seat::ALL.into_iter().zip(values) {
        four[seat] = read(part, value)?;
    }
    Ok(four)
}

fn flags(part: &'static str, text: &str) -> Result<BySeat<bool>, Fen4Error> {
    four(part, text, |part, value| match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(Fen4Error::Value {
            part: part.to_owned(),
            value: value.to_owned(),
            expected: "0 or 1",
        }),
    })
}

fn number(part: &'static str, text: &str) -> Result<u16, Fen4Error> {
    text.parse().map_err(|_| Fen4Error::Value {
        part: part.to_owned(),
        value: text.to_owned(),
        expected: "a number from 0 to 65535",
    })
}

fn rows(text: &str) -> Result<Vec<Vec<Cell>>, Fen4Error> {
    if text.trim().is_empty() {
        return Err(Fen4Error::Missing("the board"));
    }
    let rows: Vec<&str> = text.split('/').collect();
    let too_many = usize::from(Square::MAX_SIDE) + 1;
    // A position has fourteen rows at most; what follows could only be noise.
    rows.iter().take(too_many).map(|row| cells(row)).collect()
}

fn cells(row: &str) -> Result<Vec<Cell>, Fen4Error> {
    let mut cells = Vec::new();
    for text in row.split(',').map(str::trim) {
        let letters: Vec<char> = text.chars().take(4).collect();
        match letters[..] {
            ['x'] => cells.push(Cell::Hole),
            ['X'] => cells.push(Cell::Wall),
            [colour, kind] if !colour.is_ascii_digit() => cells.push(Cell::Man(colour, kind)),
            ['d', colour, kind] if COLOURS.contains(&colour) => {
                cells.push(Cell::Dead(colour, kind));
            }
            _ => {
                let empty: usize = text
                    .parse()
                    .ok()
                    .filter(|empty| (1..=usize::from(Square::MAX_SIDE)).contains(empty))
                    .ok_or_else(|| Fen4Error::Value {
                        part: "a row of the board".to_owned(),
                        value: text.to_owned(),
                        expected: "pieces such as rK, numbers of empty squares, and x where there is no square",
                    })?;
                cells.extend(std::iter::repeat_n(Cell::Empty, empty));
            }
        }
        if cells.len() > usize::from(Square::MAX_SIDE) {
            break;
        }
    }
    Ok(cells)
}

impl fmt::Display for Fen4 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = COLOURS[self.turn.index()].to_ascii_uppercase();
        write!(f, "{turn}-")?;
        for flags in [self.out, self.kingside, self.queenside] {
            write_four(f, flags.map(u16::from))?;
        }
        write_four(f, self.points)?;
        write!(f, "{}-", self.quiet_plies)?;
        for (i, (name, value)) in self.fields.iter().enumerate() {
            let open = if i == 0 { '{' } else { ',' };
            write!(f, "{open}'{name}':{value}")?;
        }
        if !self.fields.is_empty() {
            f.write_str("}-")?;
        }
        for (i, row) in self.rows.iter().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            write_row(f, row)?;
        }
        Ok(())
    }
}

fn write_four(f: &mut fmt::Formatter<'_>, values: BySeat<u16>) -> fmt::Result {
    let [south, west, north, east] = values.0;
    write!(f, "{south},{west},{north},{east}-")
}

fn write_row(f: &mut fmt::Formatter<'_>, row: &[Cell]) -> fmt::Result {
    let mut comma = "";
    for run in row.chunk_by(|a, b| (a, b) == (&Cell::Empty, &Cell::Empty)) {
        f.write_str(comma)?;
        match run[0] {
            Cell::Empty => write!(f, "{}", run.len())?,
            Cell::Hole => f.write_str("x")?,
            Cell::Wall => f.write_str("X")?,
            Cell::Man(colour, kind) => write!(f, "{colour}{kind}")?,
            Cell::Dead(colour, kind) => write!(f, "d{colour}{kind}")?,
        }
        comma = ",";
    }
    Ok(())
}
