//! The board: one of the book's by its name, or rectangles laid over one another.

use std::fmt::Write as _;

use toml_span::value::ValueInner;

use super::fields::{Faults, Field, Fields};
use crate::board::Shape;
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

const SIDE: i64 = 14;
const NAMED: [(&str, Shape); 4] = [
    ("cross12", Shape::CROSS12),
    ("cross14", Shape::CROSS14),
    ("square8", Shape::SQUARE8),
    ("square10", Shape::SQUARE10),
];
const FIELDS: [&str; 7] = [
    "files",
    "ranks",
    "corners",
    "rectangles",
    "removed",
    "a1",
    "corner-diagonals",
];

/// Reads `board`.
pub(super) fn read(variant: &mut Variant, field: Field<'_>, faults: &mut Faults<'_>) {
    if let ValueInner::String(_) = &field.value {
        if let Some(shape) = field.word(&NAMED, faults) {
            variant.board = shape;
        }
        return;
    }
    let expected =
        "the name of a board, such as \"cross14\", or a table of files, ranks and corners";
    let Some(mut table) = field.table(expected, faults) else {
        return;
    };
    if let Some(value) = table
        .take("corner-diagonals")
        .and_then(|field| field.switch(faults))
    {
        variant.corner_diagonals = value;
    }
    let (at, name) = (table.at, table.name.clone());
    let shape = if table.has("rectangles") {
        rectangles(&mut table, faults)
    } else if table.has("files") || table.has("ranks") {
        rectangle(&mut table, faults)
    } else {
        Some(variant.board)
    };
    let Some(mut shape) = shape else {
        return;
    };
    if let Some(corners) = table
        .take("corners")
        .and_then(|field| field.number(0, SIDE / 2, faults))
    {
        match shape.with_corners(corners as u8) {
            Some(cut) => shape = cut,
            None => faults.add(at, &name, "nothing would be left between corners so deep"),
        }
    }
    if let Some(removed) = table.take("removed") {
        shape = shape.without(removed_squares(removed, faults));
    }
    if let Some(light) = table
        .take("a1")
        .and_then(|field| field.word(&[("dark", false), ("light", true)], faults))
    {
        shape = shape.with_a1(!light);
    }
    table.finish(&FIELDS, faults);
    variant.board = shape;
}

fn rectangle(table: &mut Fields<'_>, faults: &mut Faults<'_>) -> Option<Shape> {
    let (at, name) = (table.at, table.name.clone());
    let mut side = |field: &str| {
        if let Some(field) = table.take(field) {
            return field.number(3, SIDE, faults).map(|side| side as u8);
        }
        let message = format!("{field} is missing; a rectangle has files and ranks");
        faults.add(at, &name, message);
        None
    };
    let (files, ranks) = (side("files")?, side("ranks")?);
    Shape::rectangle(files, ranks)
}

/// `["c1-j12", "a3-l10"]`: every square that lies in one of them.
fn rectangles(table: &mut Fields<'_>, faults: &mut Faults<'_>) -> Option<Shape> {
    let field = table.take("rectangles")?;
    let (at, name) = (field.at, field.name.clone());
    let mut covered: Vec<(u8, u8)> = Vec::new();
    for (at, text) in field.texts("rectangles by two corners, such as \"c1-j12\"", faults)? {
        let corners = text.split_once('-').and_then(|(a, b)| {
            let (a, b) = (Square::parse(a, false).ok()?, Square::parse(b, false).ok()?);
            Some((a, b))
        });
        let Some((a, b)) = corners else {
            faults.add(
                at,
                &name,
                format!("“{text}” is no rectangle: write two corners, such as \"c1-j12\""),
            );
            return None;
        };
        let files = a.file().min(b.file())..=a.file().max(b.file());
        for file in files {
            let ranks = a.rank().min(b.rank())..=a.rank().max(b.rank());
            covered.extend(ranks.map(|rank| (file, rank)));
        }
    }
    let files = covered.iter().map(|&(file, _)| file + 1).max().unwrap_or(0);
    let ranks = covered.iter().map(|&(_, rank)| rank + 1).max().unwrap_or(0);
    if files < 3 || ranks < 3 {
        faults.add(
            at,
            &name,
            "a board has three files and three ranks at least",
        );
        return None;
    }
    let whole = Shape::rectangle(files, ranks)?;
    // Four equal corners left out make a cross, whose arms pawns and castling know.
    let mut crosses = (0..7).filter_map(|depth| whole.with_corners(depth));
    let is_same = |shape: &Shape| {
        let squares = shape.squares();
        squares.len() as usize == count(&covered)
            && squares
                .iter()
                .all(|square| covered.contains(&(square.file(), square.rank())))
    };
    if let Some(cross) = crosses.find(is_same) {
        return Some(cross);
    }
    let left_out = whole.squares().iter();
    let left_out = left_out.filter(|square| !covered.contains(&(square.file(), square.rank())));
    Some(whole.without(left_out.collect()))
}

fn count(squares: &[(u8, u8)]) -> usize {
    let mut squares = squares.to_vec();
    squares.sort_unstable();
    squares.dedup();
    squares.len()
}

fn removed_squares(field: Field<'_>, faults: &mut Faults<'_>) -> SquareSet {
    let name = field.name.clone();
    let texts = field.texts("squares, such as [\"e5\", \"f6\"]", faults);
    let mut removed = SquareSet::EMPTY;
    for (at, text) in texts.unwrap_or_default() {
        match Square::parse(&text, false) {
            Ok(square) => removed.insert(square),
            Err(error) => faults.add(at, &name, error.to_string()),
        }
    }
    removed
}

/// Writes `board` where it differs from the base game's.
pub(super) fn write(variant: &Variant, base: &Variant, out: &mut String) {
    let same_diagonals = variant.corner_diagonals == base.corner_diagonals;
    if variant.board == base.board && same_diagonals {
        return;
    }
    let shape = variant.board;
    if let (Some((name, _)), true) = (
        NAMED.iter().find(|(_, known)| *known == shape),
        same_diagonals,
    ) {
        let _ = writeln!(out, "board = \"{name}\"");
        return;
    }
    let _ = write!(
        out,
        "board = {{ files = {}, ranks = {}, corners = {}",
        shape.files(),
        shape.ranks(),
        shape.corner()
    );
    let holes = Shape::rectangle(shape.files(), shape.ranks())
        .and_then(|whole| whole.with_corners(shape.corner()))
        .map_or(SquareSet::EMPTY, |whole| {
            whole.squares().without(shape.squares())
        });
    if !holes.is_empty() {
        let names: Vec<String> = holes
            .iter()
            .map(|square| format!("\"{}\"", square.name(false)))
            .collect();
        let _ = write!(out, ", removed = [{}]", names.join(", "));
    }
    let a1 = if shape.is_dark(Square::at(0, 0)) {
        "dark"
    } else {
        "light"
    };
    let _ = writeln!(
        out,
        ", a1 = \"{a1}\", corner-diagonals = {} }}",
        variant.corner_diagonals
    );
}
