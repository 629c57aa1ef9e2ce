//! The pieces at the start: officers with pawns before them, stones on dark squares, or each piece on its square.

use std::fmt::Write as _;

use super::fields::{Faults, Field, Fields};
use super::pieces::kind_of;
use super::words::{SEATS, word_of};
use crate::piece::{Kind, Piece};
use crate::seat::{BySeat, Seat};
use crate::square::Square;
use crate::variant::{Array, Variant};

const FIELDS: [&str; 6] = [
    "officers",
    "row",
    "pawn-rows",
    "second-set",
    "stones",
    "pieces",
];

/// Reads `array`.
pub(super) fn read(variant: &mut Variant, mut table: Fields<'_>, faults: &mut Faults<'_>) {
    let (at, name) = (table.at, table.name.clone());
    let ways = ["officers", "stones", "pieces"]
        .iter()
        .filter(|way| table.has(way))
        .count();
    if ways > 1 {
        faults.add(
            at,
            &name,
            "officers, stones and pieces are three ways to say it: choose one",
        );
        return;
    }
    let array = if let Some(field) = table.take("stones") {
        field
            .number(1, 7, faults)
            .map(|rows| Array::Stones { rows: rows as u8 })
    } else if let Some(field) = table.take("pieces") {
        placed(variant, field, faults)
    } else {
        rows_of_officers(variant, &mut table, faults)
    };
    table.finish(&FIELDS, faults);
    if let Some(array) = array {
        variant.array = array;
    }
}

fn rows_of_officers(
    variant: &Variant,
    table: &mut Fields<'_>,
    faults: &mut Faults<'_>,
) -> Option<Array> {
    let (mut officers, mut row, mut pawn_rows, mut extra_officers) = match &variant.array {
        Array::Officers {
            officers,
            row,
            pawn_rows,
            extra_officers,
        } => (officers.clone(), *row, pawn_rows.clone(), *extra_officers),
        Array::Stones { .. } | Array::Placed(_) => {
            (BySeat::from_fn(|_| Vec::new()), 0, vec![1], false)
        }
    };
    if let Some(field) = table.take("officers") {
        officers = officers_by_seat(variant, officers, field, faults)?;
    }
    if let Some(field) = table.take("row") {
        row = field.number(0, 6, faults)? as u8;
    }
    if let Some(field) = table.take("pawn-rows") {
        let rows = field.list(
            "a list of rows counted from the own edge, such as [1]",
            faults,
        )?;
        let rows: Option<Vec<i64>> = rows
            .into_iter()
            .map(|row| row.number(0, 6, faults))
            .collect();
        pawn_rows = rows?.into_iter().map(|row| row as u8).collect();
    }
    if let Some(field) = table.take("second-set") {
        extra_officers = field.switch(faults)?;
    }
    Some(Array::Officers {
        officers,
        row,
        pawn_rows,
        extra_officers,
    })
}

/// One text for everybody, or a table by seat.
fn officers_by_seat(
    variant: &Variant,
    mut officers: BySeat<Vec<Kind>>,
    field: Field<'_>,
    faults: &mut Faults<'_>,
) -> Option<BySeat<Vec<Kind>>> {
    if let toml_span::value::ValueInner::String(_) = field.value {
        let row = row_of_kinds(variant, field, faults)?;
        return Some(BySeat::from_fn(|_| row.clone()));
    }
    let expected = "letters such as \"RNBQKBNR\", or a table of them by seat";
    let mut table = field.table(expected, faults)?;
    for (letter, seat) in SEATS {
        if let Some(field) = table.take(letter) {
            officers[*seat] = row_of_kinds(variant, field, faults)?;
        }
    }
    table.finish(&["S", "W", "N", "E"], faults);
    Some(officers)
}

fn row_of_kinds(variant: &Variant, field: Field<'_>, faults: &mut Faults<'_>) -> Option<Vec<Kind>> {
    let (at, name) = (field.at, field.name.clone());
    let text = field.short_text(14, faults)?;
    text.chars()
        .map(|letter| known_kind(variant, letter, at, &name, faults))
        .collect()
}

fn known_kind(
    variant: &Variant,
    letter: char,
    at: usize,
    name: &str,
    faults: &mut Faults<'_>,
) -> Option<Kind> {
    let kind = kind_of(variant, letter.encode_utf8(&mut [0; 4]));
    let kind = kind.filter(|&kind| variant.piece(kind).is_some());
    if kind.is_none() {
        let letters: String = variant.kinds().into_iter().map(Kind::letter).collect();
        faults.add(
            at,
            name,
            format!("this game has no piece “{letter}”; its pieces are {letters}"),
        );
    }
    kind
}

/// `S = "Kg1 Qf1 Pc2"` by seat.
fn placed(variant: &Variant, field: Field<'_>, faults: &mut Faults<'_>) -> Option<Array> {
    let mut table = field.table("a table of pieces by seat, such as S = \"Kg1 Qf1\"", faults)?;
    let mut pieces: Vec<(Square, Piece)> = Vec::new();
    for (letter, seat) in SEATS {
        let Some(field) = table.take(letter) else {
            continue;
        };
        let (at, name) = (field.at, field.name.clone());
        for word in field.text(faults)?.split_whitespace() {
            let mut letters = word.chars();
            let kind = known_kind(variant, letters.next()?, at, &name, faults)?;
            let square = match Square::parse(letters.as_str(), variant.board.skips_j()) {
                Ok(square) => square,
                Err(error) => {
                    faults.add(at, &name, format!("“{word}”: {error}"));
                    return None;
                }
            };
            if pieces.iter().any(|&(other, _)| other == square) {
                faults.add(
                    at,
                    &name,
                    format!("“{word}”: another piece stands there already"),
                );
                return None;
            }
            let owner = Some(*seat);
            pieces.push((square, Piece { owner, kind }));
        }
    }
    table.finish(&["S", "W", "N", "E"], faults);
    Some(Array::Placed(pieces))
}

/// Writes `array` where it differs from the base game's.
pub(super) fn write(variant: &Variant, base: &Variant, out: &mut String) {
    if variant.array == base.array {
        return;
    }
    match &variant.array {
        Array::Stones { rows } => {
            let _ = writeln!(out, "array = {{ stones = {rows} }}");
        }
        Array::Officers {
            officers,
            row,
            pawn_rows,
            extra_officers,
        } => {
            let by_seat: Vec<String> = Seat::ALL
                .iter()
                .map(|&seat| {
                    let letters: String = officers[seat].iter().map(|kind| kind.letter()).collect();
                    format!("{} = \"{letters}\"", word_of(SEATS, &seat))
                })
                .collect();
            let rows: Vec<String> = pawn_rows.iter().map(u8::to_string).collect();
            let _ = writeln!(
                out,
                "array = {{ officers = {{ {} }}, row = {row}, pawn-rows = [{}], second-set = {extra_officers} }}",
                by_seat.join(", "),
                rows.join(", ")
            );
        }
        Array::Placed(pieces) => {
            let by_seat: Vec<String> = Seat::ALL
                .iter()
                .map(|&seat| {
                    let words: Vec<String> = pieces
                        .iter()
                        .filter(|(_, piece)| piece.owner == Some(seat))
                        .map(|(square, piece)| {
                            let name = square.name(variant.board.skips_j());
                            format!("{}{name}", piece.kind.letter())
                        })
                        .collect();
                    format!("{} = \"{}\"", word_of(SEATS, &seat), words.join(" "))
                })
                .collect();
            let _ = writeln!(out, "array = {{ pieces = {{ {} }} }}", by_seat.join(", "));
        }
    }
}
