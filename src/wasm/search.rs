//! `Search`: a computer player that the caller advances in slices.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{error, to_js};
use super::game::JsGame;
use super::json::Json;
use crate::position::Position;
use crate::search::{Level, Search, Why};
use crate::seat::SeatSet;

/// A search for the best move of the seat to move.
#[wasm_bindgen(js_name = Search, skip_typescript)]
#[derive(Debug)]
pub struct JsSearch {
    search: Search,
    position: Position,
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
        Ok(to_js(|json| {
            json.begin_object();
            json.key("move").string(&self.position.text(best.mv));
            json.key("line").begin_list();
            for &mv in &best.line {
                json.string(&self.position.text(mv));
            }
            json.end_list().key("scores").begin_list();
            for &(seats, score) in &best.scores {
                json.begin_object().key("seats").seats(seats);
                json.key("score").number(score.into()).end_object();
            }
            json.end_list().key("depth").number(best.depth.into());
            json.key("nodes").number(best.nodes as i64);
            json.key("why").begin_list();
            for why in self.search.explain() {
                self.write_why(json, why);
            }
            json.end_list().end_object();
        }))
    }
}

impl JsSearch {
    /// See `Why` in the declarations: a key, and what it is about.
    fn write_why(&self, json: &mut Json, why: Why) {
        json.begin_object().key("key").string(why_key(why));
        match why {
            Why::Mates { seat }
            | Why::FreesPartner { seat }
            | Why::HoldsMate { seat }
            | Why::Allies { seat } => {
                json.key("seats").seats(SeatSet::of(&[seat]));
            }
            Why::Checks { seats } => {
                json.key("seats").seats(seats);
            }
            Why::Captures { piece, square }
            | Why::SavesPiece { piece, square }
            | Why::Defends { piece, square }
            | Why::Threatens { piece, square } => {
                if let Some(owner) = piece.owner {
                    json.key("seats").seats(SeatSet::of(&[owner]));
                }
                json.key("kind").kind(piece.kind);
                json.key("square")
                    .square(&self.position.rules().board, square);
            }
            Why::Promotes { kind } | Why::PutsBack { kind } | Why::Develops { kind } => {
                json.key("kind").kind(kind);
            }
            Why::ForcesWin { moves: count } | Why::CapturesSeveral { count } => {
                json.key("count").number(count.into());
            }
            Why::OnlyMove
            | Why::Wins
            | Why::DelaysLoss
            | Why::LeavesCheck
            | Why::Castles
            | Why::Advances
            | Why::Improves => {}
        }
        json.end_object();
    }
}

const fn why_key(why: Why) -> &'static str {
    match why {
        Why::OnlyMove => "only-move",
        Why::Wins => "wins",
        Why::ForcesWin { .. } => "forces-win",
        Why::DelaysLoss => "delays-loss",
        Why::Mates { .. } => "mates",
        Why::Captures { .. } => "captures",
        Why::CapturesSeveral { .. } => "captures-several",
        Why::Promotes { .. } => "promotes",
        Why::Checks { .. } => "checks",
        Why::LeavesCheck => "leaves-check",
        Why::FreesPartner { .. } => "frees-partner",
        Why::HoldsMate { .. } => "holds-mate",
        Why::SavesPiece { .. } => "saves",
        Why::Defends { .. } => "defends",
        Why::Threatens { .. } => "threatens",
        Why::Castles => "castles",
        Why::Advances => "advances",
        Why::PutsBack { .. } => "puts-back",
        Why::Allies { .. } => "allies",
        Why::Develops { .. } => "develops",
        Why::Improves => "improves",
    }
}
