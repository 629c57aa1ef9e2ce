//! Reading a definition: each field is an edit of the base game's record, in an order in which later fields may rely on earlier ones.

use super::error::DefinitionError;
use super::fields::{Faults, Field, Fields};
use super::words::{
    CASTLING, COLOURS, EN_PASSANT, KING_CAPTURE, LABELS, MATE, MATE_WHEN, RECORDS, SCORING, SEATS,
    STALEMATE, TALK, TURNING, Words,
};
use super::{array, board, check, pieces};
use crate::seat::{Seat, SeatSet};
use crate::variant::{Options, PromotionZone, Variant};

const LONGEST_NAME: usize = 60;
const LONGEST_SOURCE: usize = 200;

/// The fields of a definition, in the order in which they are written.
const FIELDS: [&str; 28] = [
    "name",
    "extends",
    "options",
    "source",
    "talk",
    "board",
    "order",
    "parties",
    "controllers",
    "armies",
    "pieces",
    "array",
    "pawns",
    "promotion",
    "castling",
    "mate",
    "mate-when",
    "stalemate",
    "king-capture",
    "dead-draws",
    "draw-claims",
    "scoring",
    "spoken-check",
    "walking-king",
    "huff",
    "dummies",
    "labels",
    "records",
];

pub(super) fn variant(text: &str) -> Result<Variant, DefinitionError> {
    let mut faults = Faults::new(text);
    if text.len() > Variant::LONGEST_DEFINITION {
        let most = Variant::LONGEST_DEFINITION;
        faults.add(
            0,
            "",
            format!("{} bytes; a definition has at most {most}", text.len()),
        );
        return Err(faults.into_error());
    }
    let root = match toml_span::parse(text) {
        Ok(value) => Fields::root(value),
        Err(error) => {
            faults.add(error.span.start, "", format!("this is no TOML: {error}"));
            None
        }
    };
    let Some(mut fields) = root else {
        return Err(faults.into_error());
    };
    let places = fields.places();
    let Some(mut variant) = base(&mut fields, &mut faults) else {
        return Err(faults.into_error());
    };
    variant.id = format!("own:{}", variant.id).into();
    variant.section = 0;
    variant.options = Options::default();
    variant.offers.clear();
    variant.arrays.clear();
    about(&mut variant, &mut fields, &mut faults);
    seats(&mut variant, &mut fields, &mut faults);
    if let Some(field) = fields.take("board") {
        board::read(&mut variant, field, &mut faults);
    }
    rules(&mut variant, &mut fields, &mut faults);
    pawns(&mut variant, &mut fields, &mut faults);
    if let Some(table) = sub_table(&mut fields, "pieces", &mut faults) {
        pieces::read(&mut variant, table, &mut faults);
    }
    pieces::add_turned_pawns(&mut variant);
    if let Some(table) = sub_table(&mut fields, "promotion", &mut faults) {
        promotion(&mut variant, table, &mut faults);
    }
    if let Some(table) = sub_table(&mut fields, "array", &mut faults) {
        array::read(&mut variant, table, &mut faults);
    }
    fields.finish(&FIELDS, &mut faults);
    if faults.is_empty() {
        check::variant(&variant, &places, &mut faults);
    }
    if faults.is_empty() {
        Ok(variant)
    } else {
        Err(faults.into_error())
    }
}

/// The game that the definition changes, with the options that it starts from.
fn base(fields: &mut Fields<'_>, faults: &mut Faults<'_>) -> Option<Variant> {
    let extends = fields.take("extends");
    let (at, name) = extends.as_ref().map_or((0, "extends".to_owned()), |field| {
        (field.at, field.name.clone())
    });
    let id = match extends {
        Some(field) => field.short_text(LONGEST_NAME, faults)?,
        None => "orthodox".to_owned(),
    };
    let options = match fields.take("options") {
        Some(field) => field.short_text(LONGEST_SOURCE, faults)?,
        None => String::new(),
    };
    let Ok(options) = options.parse::<Options>();
    match Variant::new(&id, &options) {
        Ok(variant) => Some(variant),
        Err(error) => {
            faults.add(at, &name, error.to_string());
            None
        }
    }
}

fn sub_table<'t>(
    fields: &mut Fields<'t>,
    name: &str,
    faults: &mut Faults<'_>,
) -> Option<Fields<'t>> {
    fields.take(name)?.table("a table", faults)
}

fn about(variant: &mut Variant, fields: &mut Fields<'_>, faults: &mut Faults<'_>) {
    match fields.take("name") {
        Some(field) => {
            let (at, path) = (field.at, field.name.clone());
            if let Some(name) = field.short_text(LONGEST_NAME, faults) {
                if name.trim().is_empty() {
                    faults.add(at, &path, "a game has a name");
                }
                variant.name = name.into();
            }
        }
        None => faults.add(0, "name", "a game has a name: name = \"…\""),
    }
    if let Some(source) = fields
        .take("source")
        .and_then(|field| field.short_text(LONGEST_SOURCE, faults))
    {
        variant.source = source.into();
    }
    choose(&mut variant.talk, TALK, fields.take("talk"), faults);
    choose(&mut variant.labels, LABELS, fields.take("labels"), faults);
    choose(
        &mut variant.records,
        RECORDS,
        fields.take("records"),
        faults,
    );
}

/// Sets a value by its word, if the field is there and right.
fn choose<T: Copy>(
    value: &mut T,
    words: Words<T>,
    field: Option<Field<'_>>,
    faults: &mut Faults<'_>,
) {
    if let Some(chosen) = field.and_then(|field| field.word(words, faults)) {
        *value = chosen;
    }
}

fn switch(value: &mut bool, field: Option<Field<'_>>, faults: &mut Faults<'_>) {
    if let Some(chosen) = field.and_then(|field| field.switch(faults)) {
        *value = chosen;
    }
}

fn seats(variant: &mut Variant, fields: &mut Fields<'_>, faults: &mut Faults<'_>) {
    const ORDER: &str = "a list of seats such as [\"S\", \"W\", \"N\", \"E\"]";
    const PARTIES: &str = "a list of lists of seats such as [[\"S\", \"N\"], [\"W\", \"E\"]]";
    let mut parties_said = false;
    if let Some(order) = fields
        .take("order")
        .and_then(|field| seat_list(field, ORDER, faults))
    {
        if order.iter().copied().collect::<SeatSet>() != variant.seats() {
            // Other seats than the base game's: everybody for themselves until `parties` says otherwise.
            variant.parties = order.iter().map(|&seat| SeatSet::of(&[seat])).collect();
            variant.controllers.clone_from(&variant.parties);
        }
        variant.order = order;
    }
    if let Some(parties) = fields
        .take("parties")
        .and_then(|field| seat_sets(field, PARTIES, faults))
    {
        variant.parties = parties;
        parties_said = true;
    }
    match fields.take("controllers") {
        Some(field) => {
            if let Some(controllers) = seat_sets(field, PARTIES, faults) {
                variant.controllers = controllers;
            }
        }
        None if parties_said => {
            variant.controllers = variant
                .order
                .iter()
                .map(|&seat| SeatSet::of(&[seat]))
                .collect();
        }
        None => {}
    }
    if let Some(field) = fields.take("dummies")
        && let Some(dummies) = seat_list(field, "a list of seats", faults)
    {
        variant.dummies = dummies.into_iter().collect();
    }
    if let Some(mut table) = sub_table(fields, "armies", faults) {
        for (letter, seat) in SEATS {
            let Some(mut army) = table.take(letter).and_then(|field| {
                field.table(
                    "a table such as { colour = \"red\", light = false }",
                    faults,
                )
            }) else {
                continue;
            };
            choose(
                &mut variant.armies[*seat].colour,
                COLOURS,
                army.take("colour"),
                faults,
            );
            switch(&mut variant.armies[*seat].light, army.take("light"), faults);
            army.finish(&["colour", "light"], faults);
        }
        table.finish(&["S", "W", "N", "E"], faults);
    }
}

fn seat_list(field: Field<'_>, expected: &str, faults: &mut Faults<'_>) -> Option<Vec<Seat>> {
    let (at, name) = (field.at, field.name.clone());
    let fields = field.list(expected, faults)?;
    let seats: Option<Vec<Seat>> = fields
        .into_iter()
        .map(|field| field.word(SEATS, faults))
        .collect();
    let seats = seats?;
    let set: SeatSet = seats.iter().copied().collect();
    if set.len() as usize != seats.len() {
        faults.add(at, &name, "a seat stands there twice");
        return None;
    }
    Some(seats)
}

fn seat_sets(field: Field<'_>, expected: &str, faults: &mut Faults<'_>) -> Option<Vec<SeatSet>> {
    let fields = field.list(expected, faults)?;
    fields
        .into_iter()
        .map(|field| seat_list(field, expected, faults).map(|seats| seats.into_iter().collect()))
        .collect()
}

fn rules(variant: &mut Variant, fields: &mut Fields<'_>, faults: &mut Faults<'_>) {
    choose(
        &mut variant.castling,
        CASTLING,
        fields.take("castling"),
        faults,
    );
    choose(&mut variant.mate, MATE, fields.take("mate"), faults);
    choose(
        &mut variant.mate_when,
        MATE_WHEN,
        fields.take("mate-when"),
        faults,
    );
    choose(
        &mut variant.stalemate,
        STALEMATE,
        fields.take("stalemate"),
        faults,
    );
    choose(
        &mut variant.king_capture,
        KING_CAPTURE,
        fields.take("king-capture"),
        faults,
    );
    choose(
        &mut variant.scoring,
        SCORING,
        fields.take("scoring"),
        faults,
    );
    switch(&mut variant.dead_draws, fields.take("dead-draws"), faults);
    switch(&mut variant.draw_claims, fields.take("draw-claims"), faults);
    switch(
        &mut variant.spoken_check,
        fields.take("spoken-check"),
        faults,
    );
    switch(
        &mut variant.walking_king,
        fields.take("walking-king"),
        faults,
    );
    switch(&mut variant.huff, fields.take("huff"), faults);
}

fn pawns(variant: &mut Variant, fields: &mut Fields<'_>, faults: &mut Faults<'_>) {
    let Some(mut table) = sub_table(fields, "pawns", faults) else {
        return;
    };
    let pawns = &mut variant.pawns;
    switch(&mut pawns.double_step, table.take("double-step"), faults);
    choose(
        &mut pawns.en_passant,
        EN_PASSANT,
        table.take("en-passant"),
        faults,
    );
    choose(&mut pawns.turning, TURNING, table.take("turning"), faults);
    switch(&mut pawns.leaping, table.take("leaping"), faults);
    table.finish(&["double-step", "en-passant", "turning", "leaping"], faults);
}

fn promotion(variant: &mut Variant, mut table: Fields<'_>, faults: &mut Faults<'_>) {
    const ZONES: Words<PromotionZone> = &[
        ("end-of-file", PromotionZone::EndOfFile),
        ("hostile-back-rows", PromotionZone::HostileBackRows),
    ];
    if let Some(rank) = table
        .take("rank")
        .and_then(|field| field.number(2, 14, faults))
    {
        variant.promotion.zone = PromotionZone::Rank(rank as u8);
    }
    choose(
        &mut variant.promotion.zone,
        ZONES,
        table.take("zone"),
        faults,
    );
    if let Some(field) = table.take("to") {
        let (at, name) = (field.at, field.name.clone());
        if let Some(letters) = field.short_text(30, faults) {
            let mut kinds = Vec::new();
            for letter in letters.chars() {
                let kind = pieces::kind_of(variant, letter.encode_utf8(&mut [0; 4]));
                match kind.and_then(|kind| variant.piece(kind)) {
                    Some(piece) if !piece.royal && !piece.pawn => kinds.push(piece.kind),
                    _ => faults.add(at, &name, format!("nothing becomes “{letter}” in this game: it takes letters of its pieces but kings and pawns")),
                }
            }
            kinds.dedup();
            variant.promotion.kinds = kinds;
        }
    }
    table.finish(&["rank", "zone", "to"], faults);
}
