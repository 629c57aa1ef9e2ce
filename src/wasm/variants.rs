//! The list of games.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::to_js;
use super::json::Json;
use crate::board::Board;
use crate::variant::{self, Family, OptionKind, Options, Scoring, Talk, Variant};

/// All games of the book, in its order.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> JsValue {
    to_js(|json| {
        json.begin_list();
        for id in variant::ids() {
            if let Ok(variant) = Variant::new(id, &Options::default()) {
                write_variant(json, &variant);
            }
        }
        json.end_list();
    })
}

/// See `VariantInfo` in the declarations.
pub(super) fn write_variant(json: &mut Json, variant: &Variant) {
    json.begin_object().key("id").string(&variant.id);
    json.key("name").string(&variant.name);
    json.key("source").string(&variant.source);
    json.key("family").string(match variant.family {
        Family::Chess => "chess",
        Family::Checkers => "checkers",
        Family::Coalition => "coalition",
    });
    json.key("board").string(&variant.board.name());
    json.key("seats").seats(variant.seats());
    json.key("order").begin_list();
    for &seat in &variant.order {
        json.seat(seat);
    }
    json.end_list();
    json.key("parties").seat_sets(&variant.parties);
    json.key("controllers").seat_sets(&variant.controllers);
    json.key("armies").begin_list();
    for seat in variant.seats().iter() {
        let army = variant.armies[seat];
        json.begin_object().key("seat").seat(seat);
        json.key("colour").string(army.colour.name());
        json.key("shade")
            .string(if army.light { "light" } else { "dark" });
        json.end_object();
    }
    json.end_list().key("options").begin_list();
    for option in variant.offered_options() {
        write_option(json, option.name, &option.kind);
    }
    json.end_list().key("kinds").begin_list();
    for kind in variant.kinds() {
        if kind != crate::Kind::TurnedPawn {
            json.kind(kind);
        }
    }
    json.end_list();
    json.key("talk").string(match variant.talk {
        Talk::Unsaid => "unsaid",
        Talk::Free => "free",
        Talk::Diplomacy => "diplomacy",
    });
    json.key("section").number(variant.section.into());
    json.key("scoring")
        .boolean(variant.scoring != Scoring::Result);
    json.key("spokenCheck").boolean(variant.spoken_check);
    json.end_object();
}

fn write_option(json: &mut Json, name: &str, kind: &OptionKind) {
    let (word, choices, default, max) = match kind {
        OptionKind::Switch => ("switch", &[][..], "", 0),
        OptionKind::Choice(words) => ("choice", &words[..], &*words[0], 0),
        OptionKind::Number(last) => ("number", &[][..], "", *last),
        OptionKind::Armies => ("armies", &[][..], "WYBR", 0),
    };
    json.begin_object().key("name").string(name);
    json.key("kind").string(word);
    json.key("choices").strings(choices);
    json.key("default").string(default);
    json.key("min").number(0).key("max").number(max.into());
    json.end_object();
}

/// See `BoardInfo` in the declarations.
pub(super) fn write_board(json: &mut Json, variant: &Variant) {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let (files, ranks) = variant.printed_labels();
    json.begin_object();
    json.key("size").number(variant.board.side().into());
    json.key("squares").begin_list();
    for square in board.squares() {
        json.begin_object().key("name").square(&board, square);
        json.key("file").number(square.file().into());
        json.key("rank").number(square.rank().into());
        json.key("dark").boolean(variant.board.is_dark(square));
        json.key("field").seat_or_null(variant.field_of(square));
        json.end_object();
    }
    json.end_list();
    json.key("files").strings(&files);
    json.key("ranks").strings(&ranks);
    json.end_object();
}
