//! `Game`: one game under way.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{error, options, to_js};
use super::effects::effect_view;
use super::{moves, variants, view};
use crate::game::{Event, Game, NodeId, TableEvent};
use crate::notation::fen4::Fen4Error;
use crate::notation::read_game;
use crate::position::{Fault, Faults, Position};
use crate::seat::Seat;
use crate::variant::{OptionsError, Variant};

/// A game under way: position, record and cursor.
#[wasm_bindgen(js_name = Game, skip_typescript)]
#[derive(Debug)]
pub struct JsGame(pub(super) Game);

#[derive(Serialize)]
struct PlayedView {
    ply: usize,
    seat: char,
    text: String,
    comment: String,
    mark: String,
    clock: Option<u64>,
}

/// Moves that were thought of or played instead of the line that is shown.
#[derive(Serialize)]
struct AsideView {
    /// The node of its first event, for `goToAside`.
    node: usize,
    /// Moves of the line shown before it.
    ply: usize,
    main: bool,
    moves: Vec<PlayedView>,
}

#[derive(Serialize)]
struct WhyNotView {
    code: &'static str,
    message: String,
}

#[derive(Serialize)]
struct FaultView {
    code: &'static str,
    message: String,
    square: Option<String>,
    seat: Option<char>,
}

fn fault_view(fault: &Fault) -> FaultView {
    FaultView {
        code: fault.code(),
        message: fault.to_string(),
        square: fault.square().map(|square| square.to_string()),
        seat: fault.seat().map(Seat::letter),
    }
}

fn variant(id: &str, given: &JsValue) -> Result<Variant, JsValue> {
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
        let position = Position::from_fen4(variant(id, options)?, fen4)
            .map_err(|failure| error(failure.code(), &failure.to_string()))?;
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
    pub fn legal_moves(&self) -> Result<JsValue, JsValue> {
        to_js(&moves::legal_moves(self.0.position()))
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
        let board = self.0.position().rules().board;
        to_js(
            &effects
                .iter()
                .map(|effect| effect_view(effect, board))
                .collect::<Vec<_>>(),
        )
    }

    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, from: &str, to: &str) -> Result<JsValue, JsValue> {
        let view = match self.0.position().find_move(&format!("{from}-{to}")) {
            Ok(_) => WhyNotView {
                code: "legal",
                message: String::new(),
            },
            Err(reason) => WhyNotView {
                code: reason.code(),
                message: reason.to_string(),
            },
        };
        to_js(&view)
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

    pub fn view(&self) -> Result<JsValue, JsValue> {
        to_js(&view::view(&self.0))
    }

    pub fn board(&self) -> Result<JsValue, JsValue> {
        to_js(&variants::board_view(self.0.variant()))
    }

    pub fn variant(&self) -> Result<JsValue, JsValue> {
        to_js(&variants::variant_view(self.0.variant()))
    }

    pub fn moves(&self) -> Result<JsValue, JsValue> {
        to_js(&self.played(self.0.line(), 0))
    }

    pub fn asides(&self) -> Result<JsValue, JsValue> {
        let record = self.0.record();
        let main = record.main_line();
        let mut ply = 0;
        let mut asides = Vec::new();
        let mut parent = None;
        for &id in self.0.line() {
            for &other in record.children(parent).iter().filter(|&&other| other != id) {
                asides.push(AsideView {
                    node: other.index(),
                    ply,
                    main: main.contains(&other),
                    moves: self.played(&record.line_from(other), ply),
                });
            }
            ply += usize::from(matches!(record.node(id).event, Event::Move { .. }));
            parent = Some(id);
        }
        to_js(&asides)
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
        let faults: Vec<FaultView> = match Position::from_fen4(variant(id, options)?, fen4) {
            Ok(_) => Vec::new(),
            Err(Fen4Error::Faults(Faults(faults))) => faults.iter().map(fault_view).collect(),
            Err(failure) => {
                vec![FaultView {
                    code: failure.code(),
                    message: failure.to_string(),
                    square: None,
                    seat: None,
                }]
            }
        };
        to_js(&faults)
    }
}

impl JsGame {
    /// Events as the page lists them, `ply` moves having been made before the first of them.
    fn played(&self, nodes: &[NodeId], mut ply: usize) -> Vec<PlayedView> {
        let position = self.0.position();
        let view = |&id: &NodeId| {
            let node = self.0.record().node(id);
            let text = match &node.event {
                Event::Move { mv, called } => {
                    ply += 1;
                    let call = if *called { "+" } else { "" };
                    format!("{}{call}", position.text(*mv))
                }
                Event::Table(event) => event.to_string(),
            };
            PlayedView {
                ply,
                seat: node.seat.letter(),
                text,
                comment: node.comments.join(" "),
                mark: node.marks.clone(),
                clock: node.clock_ms,
            }
        };
        nodes.iter().map(view).collect()
    }
}
