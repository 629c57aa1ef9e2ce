//! What was played, as the page lists it.

use super::json::Json;
use crate::game::{Event, Game, NodeId};

/// See `Played` in the declarations: the events of the line shown.
pub(super) fn write_moves(json: &mut Json, game: &Game) {
    write_played(json, game, game.line(), 0);
}

/// See `Aside` in the declarations: moves that were thought of or played instead of the line that is shown, with the node of
/// their first event, for `goToAside`, and the count of moves of the line shown before it.
pub(super) fn write_asides(json: &mut Json, game: &Game) {
    let record = game.record();
    let main = record.main_line();
    let mut ply = 0;
    let mut parent = None;
    json.begin_list();
    for &id in game.line() {
        for &other in record.children(parent) {
            if other != id {
                json.begin_object().key("node").number(other.index() as i64);
                json.key("ply").number(ply);
                json.key("main").boolean(main.contains(&other));
                json.key("moves");
                write_played(json, game, &record.line_from(other), ply);
                json.end_object();
            }
        }
        ply += i64::from(matches!(record.node(id).event, Event::Move { .. }));
        parent = Some(id);
    }
    json.end_list();
}

/// Events with seat and annotations, `ply` moves having been made before the first of them.
fn write_played(json: &mut Json, game: &Game, nodes: &[NodeId], mut ply: i64) {
    let position = game.position();
    json.begin_list();
    for &id in nodes {
        let node = game.record().node(id);
        let text = match &node.event {
            Event::Move { mv, called } => {
                ply += 1;
                let call = if *called { "+" } else { "" };
                position.text(*mv) + call
            }
            Event::Table(event) => event.to_string(),
        };
        json.begin_object().key("ply").number(ply);
        json.key("seat").seat(node.seat).key("text").string(&text);
        json.key("comment").string(&node.comments.join(" "));
        json.key("mark").string(&node.marks).key("clock");
        match node.clock_ms {
            Some(clock) => json.number(clock as i64),
            None => json.null(),
        };
        json.end_object();
    }
    json.end_list();
}
