//! Results as tags: of teams, of points in any seat order, and of our own games.

use crate::game::Game;
use crate::notation::notice::Notice;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::variant::Scoring;

/// The players in the order S W N E where a file does not name them.
const PLAYERS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

/// The result of a game that is over: `1-0` for two parties, points where they decide, the winner's seats otherwise.
pub(in crate::notation) fn result_text(game: &Game) -> String {
    let variant = game.variant();
    if variant.scoring == Scoring::Online {
        let points = game.position().points();
        let player = |seat| format!("{}: {}", player(game, seat), points[seat]);
        return BySeat::from_fn(player).0.join(" - ");
    }
    match game.status() {
        None => "*".to_owned(),
        Some(Outcome::Draw(_)) => "1/2-1/2".to_owned(),
        Some(Outcome::Stopped(_)) => "0-0".to_owned(),
        Some(Outcome::Win { party, .. }) if variant.parties.len() == 2 => {
            let first = variant.order[0];
            if party.contains(first) { "1-0" } else { "0-1" }.to_owned()
        }
        Some(Outcome::Win { party, .. }) => format!("{party} won"),
    }
}

/// Notes a file's tags, its result as it stands unless the moves say the same.
pub(in crate::notation) fn keep_tags(game: &mut Game, tags: Vec<(String, String)>) -> Vec<Notice> {
    let (results, others): (Vec<_>, Vec<_>) =
        tags.into_iter().partition(|(name, _)| name == "Result");
    for (name, value) in &others {
        game.record_mut().set_tag(name, value);
    }
    let mut notices = Vec::new();
    for (name, written) in results {
        if is_same_result(game, &written) || matches!(written.as_str(), "" | "*" | "?") {
            continue;
        }
        // A game that was left before its end may have any result.
        if game.status().is_some() || points_in(game, &written).is_some() {
            notices.push(Notice::OtherResult {
                written: written.clone(),
                found: result_text(game),
            });
        }
        game.record_mut().set_tag(&name, &written);
    }
    notices
}

fn player(game: &Game, seat: Seat) -> &str {
    let record = game.record();
    let colour = PLAYERS[seat.index()];
    let name = record.tag(seat.name()).or_else(|| record.tag(colour));
    name.unwrap_or(colour)
}

/// Does a file's result say the same?
fn is_same_result(game: &Game, text: &str) -> bool {
    if game.variant().scoring == Scoring::Online {
        return points_in(game, text) == Some(game.position().points());
    }
    text == result_text(game)
}

/// The points in a text such as `Yellow player: 60 - Red player: 51 - …`, whatever the order and the names.
fn points_in(game: &Game, text: &str) -> Option<BySeat<u16>> {
    let mut points = BySeat::default();
    let mut missing = SeatSet::ALL;
    let mut rest = text.trim();
    while !missing.is_empty() {
        let after_name = |seat: Seat| {
            [player(game, seat), PLAYERS[seat.index()]]
                .into_iter()
                .find_map(|name| rest.strip_prefix(name)?.strip_prefix(':'))
        };
        let (seat, number) = missing
            .iter()
            .find_map(|seat| Some((seat, after_name(seat)?.trim_start())))?;
        let end = number
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(number.len());
        points[seat] = number[..end].parse().ok()?;
        missing.remove(seat);
        rest = number[end..].trim_start();
        rest = rest.strip_prefix('-').unwrap_or(rest).trim_start();
    }
    rest.is_empty().then_some(points)
}
