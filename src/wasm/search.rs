//! `Search`: a computer player that the caller advances in slices.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{error, to_js};
use super::effects::letters;
use super::game::JsGame;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::search::{Level, Search, Why};
use crate::seat::Seat;
use crate::square::Square;

/// A search for the best move of the seat to move.
#[wasm_bindgen(js_name = Search, skip_typescript)]
#[derive(Debug)]
pub struct JsSearch {
    search: Search,
    position: Position,
}

/// See `Thought` in the declarations.
#[derive(Serialize)]
struct ThoughtView {
    #[serde(rename = "move")]
    mv: String,
    line: Vec<String>,
    scores: Vec<ScoreView>,
    depth: u32,
    nodes: u64,
    why: Vec<WhyView>,
}

#[derive(Serialize)]
struct ScoreView {
    seats: Vec<char>,
    score: i32,
}

/// See `Why` in the declarations: a key, and what it is about.
#[derive(Default, Serialize)]
struct WhyView {
    key: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
}

#[wasm_bindgen(js_class = Search)]
#[expect(
    missing_docs,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
#[expect(
    clippy::missing_errors_doc,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
impl JsSearch {
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsGame, level: u8, seed: f64) -> Result<JsSearch, JsValue> {
        let level = Level::new(level).ok_or_else(|| error("bad-level", "levels are 1 to 5"))?;
        let position = game.0.position().clone();
        let search = Search::new(&position, &game.0.earlier_keys(), level, seed as u64);
        Ok(Self { search, position })
    }

    pub fn step(&mut self, nodes: u32) -> bool {
        self.search.step(u64::from(nodes))
    }

    pub fn best(&self) -> Result<JsValue, JsValue> {
        let best = self
            .search
            .best()
            .ok_or_else(|| error("no-move", "there is no move to choose"))?;
        to_js(&ThoughtView {
            mv: self.position.text(best.mv),
            line: self.line(&best.line),
            scores: best
                .scores
                .iter()
                .map(|&(seats, score)| ScoreView {
                    seats: letters(seats),
                    score,
                })
                .collect(),
            depth: best.depth,
            nodes: best.nodes,
            why: self
                .search
                .explain()
                .into_iter()
                .map(|why| self.why_view(why))
                .collect(),
        })
    }
}

impl JsSearch {
    fn line(&self, moves: &[crate::Move]) -> Vec<String> {
        moves.iter().map(|&mv| self.position.text(mv)).collect()
    }

    fn why_view(&self, why: Why) -> WhyView {
        let key = |key| WhyView {
            key,
            ..WhyView::default()
        };
        let seat = |key, seat: Seat| WhyView {
            key,
            seats: vec![seat.letter()],
            ..WhyView::default()
        };
        let kind = |key, kind: Kind| WhyView {
            key,
            kind: Some(kind.letter()),
            ..WhyView::default()
        };
        let count = |key, count| WhyView {
            key,
            count: Some(count),
            ..WhyView::default()
        };
        let man = |key, man: Piece, square: Square| WhyView {
            key,
            seats: man.owner.map(Seat::letter).into_iter().collect(),
            kind: Some(man.kind.letter()),
            square: Some(self.position.rules().board.name(square)),
            count: None,
        };
        match why {
            Why::OnlyMove => key("only-move"),
            Why::Wins => key("wins"),
            Why::ForcesWin { moves } => count("forces-win", moves),
            Why::DelaysLoss => key("delays-loss"),
            Why::Mates { seat: other } => seat("mates", other),
            Why::Captures { man: taken, square } => man("captures", taken, square),
            Why::CapturesSeveral { count: several } => count("captures-several", several),
            Why::Promotes { kind: becomes } => kind("promotes", becomes),
            Why::Checks { seats } => WhyView {
                key: "checks",
                seats: letters(seats),
                ..WhyView::default()
            },
            Why::LeavesCheck => key("leaves-check"),
            Why::FreesPartner { seat: partner } => seat("frees-partner", partner),
            Why::HoldsMate { seat: other } => seat("holds-mate", other),
            Why::SavesMan { man: saved, square } => man("saves", saved, square),
            Why::Defends {
                man: guarded,
                square,
            } => man("defends", guarded, square),
            Why::Threatens {
                man: attacked,
                square,
            } => man("threatens", attacked, square),
            Why::Castles => key("castles"),
            Why::Advances => key("advances"),
            Why::PutsBack { kind: back } => kind("puts-back", back),
            Why::Allies { seat: ally } => seat("allies", ally),
            Why::Develops { kind: developed } => kind("develops", developed),
            Why::Improves => key("improves"),
        }
    }
}
