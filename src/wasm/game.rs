//! `Game`: one game under way.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{error, options, to_js};
use super::effects::write_effects;
use super::json::Json;
use super::moves::write_legal_moves;
use super::record::{write_asides, write_moves};
use super::variants::{write_board, write_variant};
use super::view::write_view;
use crate::game::{Game, TableEvent};
use crate::notation::fen4::Fen4Error;
use crate::notation::{fen_in, read_game};
use crate::position::{Fault, Faults, Position};
use crate::variant::{OptionsError, Variant};

/// A game under way: position, record and cursor.
#[wasm_bindgen(js_name = Game, skip_typescript)]
#[derive(Debug)]
pub struct JsGame(pub(super) Game);

fn write_fault(json: &mut Json, fault: &Fault) {
    json.begin_object().key("code").string(fault.code());
    json.key("message").string(&fault.to_string());
    json.key("square");
    match fault.square() {
        Some(square) => json.string(&square.to_string()),
        None => json.null(),
    };
    json.key("seat").seat_or_null(fault.seat()).end_object();
}

pub(super) fn variant(id: &str, given: &JsValue) -> Result<Variant, JsValue> {
    Variant::new(id, &options(given)?).map_err(|failure| {
        let code = match failure {
            OptionsError::UnknownGame(_) => "unknown-game",
            OptionsError::UnknownOption { .. } => "unknown-option",
            OptionsError::BadValue { .. } => "bad-option-value",
        };
        error(code, &failure.to_string())
    })
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
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: &JsValue) -> Result<JsGame, JsValue> {
        Ok(Self(Game::new(variant(id, options)?)))
    }

    #[wasm_bindgen(js_name = fromFen4)]
    pub fn from_fen4(id: &str, options: &JsValue, fen4: &str) -> Result<JsGame, JsValue> {
        let variant = variant(id, options)?;
        let position = if let Some(fen) = fen_in(fen4) {
            Position::from_fen(variant, fen)
                .map_err(|failure| error(failure.code(), &failure.to_string()))?
        } else {
            Position::from_fen4(variant, fen4)
                .map_err(|failure| error(failure.code(), &failure.to_string()))?
        };
        Ok(Self(Game::from_position(position)))
    }

    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(text: &str) -> Result<JsGame, JsValue> {
        read_game(text)
            .map(Self)
            .map_err(|failure| error(failure.code(), &failure.to_string()))
    }

    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> String {
        self.0.to_pgn4()
    }

    #[wasm_bindgen(js_name = lineText)]
    pub fn line_text(&self) -> String {
        let mut game = self.0.clone();
        game.promote_line();
        game.to_pgn4()
    }

    #[wasm_bindgen(js_name = toPgn)]
    pub fn to_pgn(&self) -> Option<String> {
        self.0.to_pgn().ok()
    }

    #[wasm_bindgen(js_name = fromShare)]
    pub fn from_share(text: &str) -> Result<JsGame, JsValue> {
        Game::from_share(text)
            .map(Self)
            .map_err(|failure| error(failure.code(), &failure.to_string()))
    }

    #[wasm_bindgen(js_name = toShare)]
    pub fn to_share(&self) -> String {
        self.0.to_share()
    }

    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> JsValue {
        to_js(|json| write_legal_moves(json, self.0.position()))
    }

    #[wasm_bindgen(js_name = applyMove)]
    pub fn apply_move(&mut self, text: &str) -> Result<JsValue, JsValue> {
        let mut effects = match text.parse::<TableEvent>() {
            Ok(event) => self
                .0
                .apply_event(&event)
                .map_err(|failure| error(failure.code(), &failure.to_string()))?,
            Err(_) => self
                .0
                .play(text)
                .map_err(|failure| error(failure.code(), &failure.to_string()))?,
        };
        // Kings whose players left walk by themselves (14).
        while let Some(mv) = self.0.walking_move() {
            let walked = self.0.apply_move(mv);
            effects.extend(walked.map_err(|failure| error(failure.code(), &failure.to_string()))?);
        }
        // What people go on with at the table is the game; what they had played before is the aside.
        self.0.promote_line();
        let board = &self.0.position().rules().board;
        Ok(to_js(|json| write_effects(json, &effects, board)))
    }

    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, from: &str, to: &str) -> JsValue {
        let (code, message) = match self.0.position().find_move(&format!("{from}-{to}")) {
            Ok(_) => ("legal", String::new()),
            Err(reason) => (reason.code(), reason.to_string()),
        };
        to_js(|json| {
            json.begin_object().key("code").string(code);
            json.key("message").string(&message).end_object();
        })
    }

    pub fn undo(&mut self) -> bool {
        let undone = self.0.undo();
        while self.0.walking_move().is_some() && self.0.undo() {}
        undone
    }

    pub fn redo(&mut self) -> bool {
        let redone = self.0.redo();
        while self.0.walking_move().is_some() && self.0.redo() {}
        redone
    }

    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) {
        self.0.go_to(ply);
    }

    pub fn view(&self) -> JsValue {
        to_js(|json| write_view(json, &self.0))
    }

    pub fn board(&self) -> JsValue {
        to_js(|json| write_board(json, self.0.variant()))
    }

    pub fn variant(&self) -> JsValue {
        to_js(|json| write_variant(json, self.0.variant()))
    }

    pub fn moves(&self) -> JsValue {
        to_js(|json| write_moves(json, &self.0))
    }

    pub fn asides(&self) -> JsValue {
        to_js(|json| write_asides(json, &self.0))
    }

    #[wasm_bindgen(js_name = goToAside)]
    pub fn go_to_aside(&mut self, node: usize) -> Result<(), JsValue> {
        let id = self
            .0
            .record()
            .id(node)
            .ok_or_else(|| error("no-such-node", &format!("there is no node {node}")))?;
        self.0.go_to_node(id);
        Ok(())
    }

    pub fn annotate(&mut self, ply: usize, comment: &str, mark: &str) -> Result<(), JsValue> {
        let id = self
            .0
            .node_at_ply(ply)
            .ok_or_else(|| error("no-such-ply", &format!("there is no move {ply}")))?;
        let node = self.0.record_mut().node_mut(id);
        node.comments = if comment.is_empty() {
            Vec::new()
        } else {
            vec![comment.to_owned()]
        };
        mark.clone_into(&mut node.marks);
        Ok(())
    }

    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, ply: usize, milliseconds: f64) -> Result<(), JsValue> {
        let id = self
            .0
            .node_at_ply(ply)
            .ok_or_else(|| error("no-such-ply", &format!("there is no move {ply}")))?;
        self.0.record_mut().node_mut(id).clock_ms = Some(milliseconds.max(0.0) as u64);
        Ok(())
    }

    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.0.record_mut().set_tag(name, value);
    }

    pub fn tag(&self, name: &str) -> Option<String> {
        self.0.record().tag(name).map(str::to_owned)
    }

    #[wasm_bindgen(js_name = toFen4)]
    pub fn to_fen4(&self) -> String {
        self.0.position().to_fen4()
    }

    pub fn validate(id: &str, options: &JsValue, fen4: &str) -> Result<JsValue, JsValue> {
        let read = Position::from_fen4(variant(id, options)?, fen4);
        Ok(to_js(|json| {
            json.begin_list();
            match &read {
                Ok(_) => {}
                Err(Fen4Error::Faults(Faults(faults))) => {
                    for fault in faults {
                        write_fault(json, fault);
                    }
                }
                Err(failure) => {
                    json.begin_object().key("code").string(failure.code());
                    json.key("message").string(&failure.to_string());
                    json.key("square").null().key("seat").null().end_object();
                }
            }
            json.end_list();
        }))
    }
}
