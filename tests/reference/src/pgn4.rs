//! Replays recorded online games (section 14): tags and moves of PGN4, no comments or variations.

use crate::chess::Chess;
use crate::games;
use crate::options::Options;
use crate::outcome::Table;
use crate::play::Match;

/// Replays a file; the answer is its last position's report, or what was not legal.
pub fn replay(text: &str) -> Result<Vec<String>, String> {
    let tag = |name: &str| {
        let opening = format!("[{name} \"");
        let line = text.lines().find(|line| line.starts_with(&opening))?;
        Some(line[opening.len()..].trim_end_matches("\"]"))
    };
    let id = if tag("Variant") == Some("Teams") {
        "online-teams"
    } else {
        "online-ffa"
    };
    let variants = tag("RuleVariants").unwrap_or("");
    let mut options = vec![format!("array={}", tag("StartFen4").unwrap_or("4PCo"))];
    if !variants.contains("EnPassant") {
        options.push("no-en-passant".to_string());
    }
    let walking = variants.contains("DeadKingWalking");
    let start = games::start(id, &Options::read(id, &options)?)?;
    let mut game = Match::new(start, true);
    let mut plies = 0;
    for word in text
        .lines()
        .filter(|line| !line.starts_with('['))
        .flat_map(str::split_whitespace)
    {
        let is_number = word.ends_with('.') && word != "..";
        if word == ".." || word == "#" || is_number {
            continue;
        }
        plies += 1;
        turn(&mut game, word, walking).map_err(|why| format!("ply {plies}, {word}: {why}"))?;
    }
    let mut lines = vec![format!("plies: {plies}")];
    lines.extend(game.report());
    Ok(lines)
}

/// One player's turn: a move, a leave-taking (`R`, `T`), or one of a king that walks on (`Kd13-d12R`).
fn turn(game: &mut Match<Chess>, word: &str, walking: bool) -> Result<(), String> {
    let moved = word.trim_end_matches(['R', 'T']);
    if moved.len() < word.len() {
        let seat = game.table.to_move();
        game.table.leaves(seat, walking);
    }
    if moved.is_empty() {
        return Ok(());
    }
    let text = move_text(&game.table, moved)?;
    game.play(&text)
}

/// The move text of a PGN4 move as `Qm9xBn9+#`, `g7-g8=D` or `O-O`.
fn move_text(table: &Chess, word: &str) -> Result<String, String> {
    let word = word.trim_end_matches(['+', '#']);
    if word == "O-O" || word == "O-O-O" {
        let squares = if word == "O-O" { 3 } else { 4 };
        let castling = table.legal(table.to_move).find(|(step, _)| {
            step.castling.is_some_and(|castling| {
                let files = castling.rook_from.file - step.from.file;
                let ranks = castling.rook_from.rank - step.from.rank;
                files.abs() + ranks.abs() == squares
            })
        });
        return castling
            .map(|(step, _)| table.text(&step))
            .ok_or("no such castling".to_string());
    }
    let (from, to) = word.split_once(['-', 'x']).ok_or("not a move")?;
    let bare = |text: &str| {
        text.trim_start_matches(|c: char| c.is_uppercase())
            .to_string()
    };
    Ok(format!("{}-{}", bare(from), bare(to)))
}
