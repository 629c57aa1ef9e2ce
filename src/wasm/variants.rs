//! The list of games.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::to_js;
use super::effects::letters;
use crate::board::Board;
use crate::seat::Seat;
use crate::variant::{self, Family, OptionKind, Options, Talk, Variant};

/// See `VariantInfo` in the declarations.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct VariantView {
    id: &'static str,
    name: &'static str,
    source: &'static str,
    family: &'static str,
    board: &'static str,
    seats: Vec<char>,
    order: Vec<char>,
    parties: Vec<Vec<char>>,
    controllers: Vec<Vec<char>>,
    armies: Vec<ArmyView>,
    options: Vec<OptionView>,
    kinds: Vec<char>,
    talk: &'static str,
    section: u8,
    scoring: bool,
    spoken_check: bool,
}

#[derive(Serialize)]
struct ArmyView {
    seat: char,
    colour: &'static str,
    shade: &'static str,
}

#[derive(Serialize)]
struct OptionView {
    name: &'static str,
    kind: &'static str,
    choices: Vec<&'static str>,
    default: &'static str,
    min: u16,
    max: u16,
}

/// All games of the book, in its order.
///
/// # Errors
/// None that a correct build shows.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> Result<JsValue, JsValue> {
    let all: Vec<VariantView> = variant::ids()
        .filter_map(|id| Variant::new(id, &Options::default()).ok())
        .map(|variant| variant_view(&variant))
        .collect();
    to_js(&all)
}

pub(super) fn variant_view(variant: &Variant) -> VariantView {
    let seats = variant.seats();
    VariantView {
        id: variant.id,
        name: variant.name,
        source: variant.source,
        family: match variant.family {
            Family::Chess => "chess",
            Family::Checkers => "checkers",
            Family::Coalition => "coalition",
        },
        board: variant.board.name(),
        seats: letters(seats),
        order: variant.order.iter().map(|seat| seat.letter()).collect(),
        parties: variant.parties.iter().copied().map(letters).collect(),
        controllers: variant.controllers.iter().copied().map(letters).collect(),
        armies: seats
            .iter()
            .map(|seat| ArmyView {
                seat: seat.letter(),
                colour: variant.armies[seat].colour.name(),
                shade: if variant.armies[seat].light {
                    "light"
                } else {
                    "dark"
                },
            })
            .collect(),
        options: variant
            .offered_options()
            .into_iter()
            .map(|option| option_view(option.name, &option.kind))
            .collect(),
        kinds: variant
            .kinds()
            .into_iter()
            .filter(|kind| *kind != crate::Kind::TurnedPawn)
            .map(super::super::piece::Kind::letter)
            .collect(),
        talk: match variant.talk {
            Talk::Unsaid => "unsaid",
            Talk::Free => "free",
            Talk::Diplomacy => "diplomacy",
        },
        section: variant.section,
        scoring: variant.scoring != crate::variant::Scoring::Result,
        spoken_check: variant.spoken_check,
    }
}

fn option_view(name: &'static str, kind: &OptionKind) -> OptionView {
    let (word, choices, default, max) = match kind {
        OptionKind::Switch => ("switch", Vec::new(), "", 0),
        OptionKind::Choice(words) => ("choice", words.to_vec(), words[0], 0),
        OptionKind::Number(last) => ("number", Vec::new(), "", *last),
        OptionKind::Armies => ("armies", Vec::new(), "WYBR", 0),
    };
    OptionView {
        name,
        kind: word,
        choices,
        default,
        min: 0,
        max,
    }
}

/// See `BoardInfo` in the declarations.
#[derive(Serialize)]
pub(super) struct BoardView {
    size: u8,
    squares: Vec<SquareView>,
    files: Vec<String>,
    ranks: Vec<String>,
}

#[derive(Serialize)]
struct SquareView {
    name: String,
    file: u8,
    rank: u8,
    dark: bool,
    field: Option<char>,
}

pub(super) fn board_view(variant: &Variant) -> BoardView {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let (files, ranks) = variant.printed_labels();
    BoardView {
        size: variant.board.side(),
        squares: board
            .squares()
            .iter()
            .map(|square| SquareView {
                name: board.name(square),
                file: square.file(),
                rank: square.rank(),
                dark: variant.board.is_dark(square),
                field: variant.field_of(square).map(Seat::letter),
            })
            .collect(),
        files,
        ranks,
    }
}
