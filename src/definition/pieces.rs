//! Kinds of pieces: known ones by their letter, new ones by how they move.

use std::fmt::Write as _;

use toml_span::value::ValueInner;

use super::fields::{Faults, Field, Fields};
use super::words::quoted;
use crate::piece::{Directions, Kind, Leap, Movement, PieceRecord};
use crate::variant::{Family, Turning, Variant};

/// A piece gets to at most so many squares by leaps, so that no list of moves grows without bound.
const MOST_LEAPS: usize = 48;
const LONGEST_LEAP: i64 = 13;
const HIGHEST_VALUE: i64 = 5000;
const MOVEMENT_FIELDS: [&str; 4] = ["steps", "slides", "leaps", "leaps-twice"];
const FIELDS: [&str; 12] = [
    "name",
    "steps",
    "slides",
    "leaps",
    "leaps-twice",
    "quiet",
    "capture",
    "double-step",
    "pawn",
    "promotes",
    "royal",
    "points, value",
];

const DIRECTIONS: [(&str, Directions); 11] = [
    ("all", Directions::ALL),
    ("straight", Directions::STRAIGHT),
    ("diagonal", Directions::DIAGONAL),
    ("forward", Directions::FORWARD),
    ("forward-right", Directions::FORWARD_RIGHT),
    ("right", Directions::RIGHT),
    ("back-right", Directions::BACK_RIGHT),
    ("back", Directions::BACK),
    ("back-left", Directions::BACK_LEFT),
    ("left", Directions::LEFT),
    ("forward-left", Directions::FORWARD_LEFT),
];

/// The kind that a letter means in a game: one that it has, or else the family's, or else any with that letter.
pub(super) fn kind_of(variant: &Variant, letter: &str) -> Option<Kind> {
    let mut letters = letter.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    let own = |kind: &Kind| kind.letter() == letter && *kind != Kind::TurnedPawn;
    let of_family: &[Kind] = match variant.family {
        Family::Coalition => &crate::facts::powers::MEN,
        Family::Checkers => &[Kind::Man, Kind::CheckersKing],
        Family::Chess => &[],
    };
    let kinds = variant.kinds();
    let known = kinds.iter().chain(of_family).copied().find(own);
    known.or_else(|| Kind::from_letter(letter))
}

/// Reads `pieces`: a table by letter.
pub(super) fn read(variant: &mut Variant, pieces: Fields<'_>, faults: &mut Faults<'_>) {
    let mut pieces = pieces;
    for (letter, field) in pieces.take_all() {
        let Some(kind) = kind_of(variant, &letter) else {
            faults.add(
                field.at,
                &field.name,
                "a piece is named by one letter from A to Z",
            );
            continue;
        };
        match field.value {
            ValueInner::Boolean(false) => variant.pieces.retain(|piece| piece.kind != kind),
            ValueInner::Boolean(true) => put(variant, PieceRecord::known(kind)),
            ValueInner::Table(_) => {
                let Some(table) = field.table("a table", faults) else {
                    continue;
                };
                let base = variant.piece(kind).cloned();
                let base = base.unwrap_or_else(|| PieceRecord::known(kind));
                if let Some(record) = read_record(base, table, faults) {
                    put(variant, record);
                }
            }
            _ => field.refuse(
                "true (as in the book), false (this game has none) or a table of how it moves",
                faults,
            ),
        }
    }
}

/// A pawn that has turned round is a kind of its own, which games with such pawns need.
pub(super) fn add_turned_pawns(variant: &mut Variant) {
    let turns = variant.pawns.turning != Turning::Never;
    if turns && variant.piece(Kind::TurnedPawn).is_none() {
        variant.pieces.push(PieceRecord::known(Kind::TurnedPawn));
    }
    if !turns {
        variant
            .pieces
            .retain(|piece| piece.kind != Kind::TurnedPawn);
    }
}

fn put(variant: &mut Variant, record: PieceRecord) {
    match variant
        .pieces
        .iter_mut()
        .find(|piece| piece.kind == record.kind)
    {
        Some(piece) => *piece = record,
        None => variant.pieces.push(record),
    }
}

fn read_record(
    base: PieceRecord,
    mut table: Fields<'_>,
    faults: &mut Faults<'_>,
) -> Option<PieceRecord> {
    let (at, name) = (table.at, table.name.clone());
    let mut record = base;
    if let Some(text) = table
        .take("name")
        .and_then(|field| field.short_text(30, faults))
    {
        record.name = text.into();
    }
    if MOVEMENT_FIELDS.iter().any(|field| table.has(field)) {
        let movement = read_movement(&mut table, faults)?;
        record.quiet = movement.clone();
        record.capture = movement;
    }
    for (field, movement) in [
        ("quiet", &mut record.quiet),
        ("capture", &mut record.capture),
    ] {
        if let Some(mut part) = table
            .take(field)
            .and_then(|field| field.table("a table of steps, slides and leaps", faults))
        {
            *movement = read_movement(&mut part, faults)?;
            part.finish(&MOVEMENT_FIELDS, faults);
        }
    }
    for (field, switch) in [
        ("double-step", &mut record.double_step),
        ("pawn", &mut record.pawn),
        ("promotes", &mut record.promotes),
        ("royal", &mut record.royal),
    ] {
        if let Some(value) = table.take(field).and_then(|field| field.switch(faults)) {
            *switch = value;
        }
    }
    if let Some(points) = table
        .take("points")
        .and_then(|field| field.number(0, 99, faults))
    {
        record.points = points as u16;
    }
    if let Some(value) = table
        .take("value")
        .and_then(|field| field.number(1, HIGHEST_VALUE, faults))
    {
        record.value = Some(value as u16);
    }
    table.finish(&FIELDS, faults);
    if record.quiet.is_none() && record.capture.is_none() {
        faults.add(
            at,
            &name,
            "the piece does not move: give it steps, slides or leaps",
        );
        return None;
    }
    Some(record)
}

fn read_movement(table: &mut Fields<'_>, faults: &mut Faults<'_>) -> Option<Movement> {
    let mut movement = Movement::NONE;
    if let Some(field) = table.take("steps") {
        movement.steps = directions(field, faults)?;
    }
    if let Some(field) = table.take("slides") {
        movement.slides = directions(field, faults)?;
    }
    if let Some(field) = table.take("leaps") {
        movement.leaps = leaps(field, faults)?.into();
    }
    if let Some(field) = table.take("leaps-twice") {
        movement.leaps_twice = field.switch(faults)?;
    }
    Some(movement)
}

fn directions(field: Field<'_>, faults: &mut Faults<'_>) -> Option<Directions> {
    let name = field.name.clone();
    let mut found = Directions::NONE;
    for (at, word) in field.texts(
        "directions, such as \"straight\" or [\"forward\", \"left\"]",
        faults,
    )? {
        let Some((_, directions)) = DIRECTIONS.iter().find(|(known, _)| *known == word) else {
            let possible = DIRECTIONS.map(|(known, _)| known).join(", ");
            faults.add(at, &name, format!("found “{word}”; there are {possible}"));
            return None;
        };
        found = found | *directions;
    }
    Some(found)
}

/// `[1, 2]` stands for all eight leaps that can be made of it, `[1, 2, "only"]` for one to the right and two forward.
fn leaps(field: Field<'_>, faults: &mut Faults<'_>) -> Option<Vec<Leap>> {
    const EXPECTED: &str = "a list of leaps such as [[1, 2]], or [[0, 2, \"only\"]] for one that is not turned and mirrored";
    let (at, name) = (field.at, field.name.clone());
    let mut found: Vec<Leap> = Vec::new();
    for leap in field.list(EXPECTED, faults)? {
        let (leap_at, leap_name) = (leap.at, leap.name.clone());
        let mut parts = leap.list(EXPECTED, faults)?.into_iter();
        let (Some(right), Some(forward), only, None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            faults.add(leap_at, &leap_name, format!("it takes {EXPECTED}"));
            return None;
        };
        let right = right.number(-LONGEST_LEAP, LONGEST_LEAP, faults)? as i8;
        let forward = forward.number(-LONGEST_LEAP, LONGEST_LEAP, faults)? as i8;
        if (right, forward) == (0, 0) {
            faults.add(leap_at, &leap_name, "a leap leads to another square");
            return None;
        }
        match only {
            Some(only) => {
                only.word(&[("only", ())], faults)?;
                found.push(Leap::new(right, forward));
            }
            None => found.extend(Leap::all(right, forward)),
        }
    }
    found.sort_unstable();
    found.dedup();
    if found.len() > MOST_LEAPS {
        faults.add(
            at,
            &name,
            format!("{} leaps; at most {MOST_LEAPS} are possible", found.len()),
        );
        return None;
    }
    Some(found)
}

/// Writes `pieces`: those that differ from the base game's.
pub(super) fn write(variant: &Variant, base: &Variant, out: &mut String) {
    let letter = |kind: Kind| kind.letter();
    for piece in &base.pieces {
        if variant.piece(piece.kind).is_none() && piece.kind != Kind::TurnedPawn {
            let _ = writeln!(out, "pieces.{} = false", letter(piece.kind));
        }
    }
    for piece in &variant.pieces {
        let same = base.piece(piece.kind) == Some(piece);
        if same || piece.kind == Kind::TurnedPawn {
            continue;
        }
        if *piece == PieceRecord::known(piece.kind) {
            let _ = writeln!(out, "pieces.{} = true", letter(piece.kind));
        } else {
            write_record(piece, out);
        }
    }
}

fn write_record(piece: &PieceRecord, out: &mut String) {
    let _ = write!(
        out,
        "pieces.{} = {{ name = {}",
        piece.kind.letter(),
        quoted(&piece.name)
    );
    if piece.quiet == piece.capture {
        for part in movement_fields(&piece.quiet) {
            let _ = write!(out, ", {part}");
        }
    } else {
        for (name, movement) in [("quiet", &piece.quiet), ("capture", &piece.capture)] {
            let _ = write!(
                out,
                ", {name} = {{ {} }}",
                movement_fields(movement).join(", ")
            );
        }
    }
    for (name, value) in [
        ("double-step", piece.double_step),
        ("pawn", piece.pawn),
        ("promotes", piece.promotes),
        ("royal", piece.royal),
    ] {
        let _ = write!(out, ", {name} = {value}");
    }
    let _ = write!(out, ", points = {}", piece.points);
    if let Some(value) = piece.value {
        let _ = write!(out, ", value = {value}");
    }
    out.push_str(" }\n");
}

fn movement_fields(movement: &Movement) -> Vec<String> {
    let mut parts = Vec::new();
    for (name, directions) in [("steps", movement.steps), ("slides", movement.slides)] {
        if !directions.is_empty() {
            parts.push(format!("{name} = {}", direction_words(directions)));
        }
    }
    if !movement.leaps.is_empty() {
        parts.push(format!("leaps = [{}]", leap_words(&movement.leaps)));
    }
    if movement.leaps_twice {
        parts.push("leaps-twice = true".to_owned());
    }
    parts
}

fn direction_words(directions: Directions) -> String {
    if let Some((word, _)) = DIRECTIONS.iter().find(|(_, known)| *known == directions) {
        return format!("\"{word}\"");
    }
    let words: Vec<String> = DIRECTIONS[3..]
        .iter()
        .filter(|(_, one)| directions.contains(*one))
        .map(|(word, _)| format!("\"{word}\""))
        .collect();
    format!("[{}]", words.join(", "))
}

/// Leaps that can be turned and mirrored into one another are one pair of numbers.
fn leap_words(leaps: &[Leap]) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut left: Vec<Leap> = leaps.to_vec();
    left.sort_unstable();
    while let Some(&leap) = left.last() {
        let (a, b) = (leap.right.abs(), leap.forward.abs());
        let all = Leap::all(a.min(b), a.max(b));
        if all.iter().all(|one| leaps.contains(one)) {
            words.push(format!("[{}, {}]", a.min(b), a.max(b)));
            left.retain(|one| !all.contains(one));
        } else {
            words.push(format!("[{}, {}, \"only\"]", leap.right, leap.forward));
            left.pop();
        }
    }
    words.join(", ")
}
