//! Results as tags: of teams, of points in any seat order, and of our own games.

use crate::game::Game;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::variant::Scoring;

/// The tags with the players' names, in the order S W N E.
const PLAYERS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

/// The result of a game that is over: `1-0` for two parties, points where they decide, the winner's seats otherwise.
pub(super) fn result_text(game: &Game) -> String {
    let variant = game.variant();
    if variant.scoring == Scoring::Online {
        let points = game.position().points();
        let players = Seat::ALL.map(|seat| format!("{}: {}", player(game, seat), points[seat]));
        return players.join(" - ");
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

fn player(game: &Game, seat: Seat) -> &str {
    let name = PLAYERS[seat.index()];
    game.record().tag(name).unwrap_or(name)
}

/// Does a file's result say the same?
pub(super) fn is_same_result(game: &Game, text: &str) -> bool {
    if game.variant().scoring == Scoring::Online {
        return points_in(text, |seat| player(game, seat).to_owned())
            == Some(game.position().points());
    }
    text == result_text(game)
}

/// The points in a text such as `Yellow player: 60 - Red player: 51 - …`, whatever the order and the names.
fn points_in(text: &str, name: impl Fn(Seat) -> String) -> Option<BySeat<u16>> {
    let mut points = BySeat::default();
    let mut missing = SeatSet::ALL;
    let mut rest = text.trim();
    while !missing.is_empty() {
        let after_name = |seat: Seat| {
            [name(seat).as_str(), PLAYERS[seat.index()]]
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
