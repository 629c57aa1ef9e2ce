//! `GameFile`: the games of a file that comes in pieces; and positions as text.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{error, to_js};
use super::game::{JsGame, variant};
use super::json::Json;
use super::view::{points, write_result};
use crate::Game;
use crate::notation::fen4::Fen4;
use crate::notation::{self, GameText, RecordError, Splitter};

/// Cuts games out of the bytes of a file and reads each.
#[wasm_bindgen(js_name = GameFile, skip_typescript)]
#[derive(Debug, Default)]
pub struct JsGameFile(Splitter);

#[wasm_bindgen(js_class = GameFile)]
#[expect(
    missing_docs,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
impl JsGameFile {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    pub fn push(&mut self, bytes: &[u8]) {
        self.0.push(bytes);
    }

    pub fn finish(&mut self) {
        self.0.finish();
    }

    #[wasm_bindgen(js_name = next)]
    pub fn next_game(&mut self) -> JsValue {
        match self.0.next_game() {
            Some(game) => to_js(|json| write_found(json, &game)),
            None => JsValue::NULL,
        }
    }
}

/// See `FoundGame` in the declarations.
fn write_found(json: &mut Json, found: &GameText<'_>) {
    json.begin_object()
        .key("number")
        .number(found.number as i64);
    json.key("line").number(found.line as i64);
    json.key("start").number(found.span.start as i64);
    json.key("end").number(found.span.end as i64);
    json.key("text").string(&found.text).key("error");
    match notation::read(&found.text) {
        Err(failure) => {
            write_error(json, &failure);
            json.key("game").null().key("notices").strings::<&str>(&[]);
        }
        Ok(reading) => {
            json.null().key("game");
            write_game(json, &reading.game);
            json.key("notices").begin_list();
            for notice in &reading.notices {
                json.string(notice.code());
            }
            json.end_list();
        }
    }
    json.end_object();
}

/// What a person needs to find the fault: the move or the name as it is written, and where.
fn write_error(json: &mut Json, failure: &RecordError) {
    let (line, word, ply) = match failure {
        RecordError::Illegal(illegal) => (illegal.line, illegal.word.as_str(), illegal.ply),
        RecordError::NotPlayed(name) => (0, name.as_str(), 0),
        _ => (0, "", 0),
    };
    json.begin_object().key("code").string(failure.code());
    json.key("message").string(&failure.to_string());
    json.key("line")
        .number(line as i64)
        .key("word")
        .string(word);
    json.key("ply").number(ply as i64).end_object();
}

fn write_game(json: &mut Json, game: &Game) {
    let variant = game.variant();
    json.begin_object().key("variant").string(&variant.id);
    json.key("names").begin_object();
    for seat in variant.seats().iter() {
        if let Some(name) = game.record().tag(seat.name()) {
            json.key(seat.letter().encode_utf8(&mut [0; 4]))
                .string(name);
        }
    }
    json.end_object().key("event");
    json.string(game.record().tag("Event").unwrap_or_default());
    json.key("written");
    json.string(game.record().tag("Result").unwrap_or_default());
    json.key("plies").number(game.plies() as i64).key("result");
    let points = points(game.position());
    write_result(
        json,
        game.status(),
        points.as_ref().map(|points| (variant.seats(), points)),
    );
    json.end_object();
}

#[wasm_bindgen(js_class = Game)]
#[expect(
    missing_docs,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
#[expect(
    clippy::missing_errors_doc,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
impl JsGame {
    #[wasm_bindgen(js_name = readPosition)]
    pub fn read_position(id: &str, options: &JsValue, text: &str) -> Result<String, JsValue> {
        let variant = variant(id, options)?;
        if let Some(fen) = notation::fen_in(text) {
            return crate::Position::from_fen(variant, fen)
                .map(|position| position.to_fen4())
                .map_err(|failure| error(failure.code(), &failure.to_string()));
        }
        let fen4: Fen4 = text
            .trim()
            .parse()
            .map_err(|failure: notation::fen4::Fen4Error| {
                error(failure.code(), &failure.to_string())
            })?;
        match fen4.setup(&variant) {
            Ok(_) => Ok(fen4.to_string()),
            Err(failure) => Err(error(failure.code(), &failure.to_string())),
        }
    }
}
