//! Writes what the targets begin with: positions, records and links of random games of every id.
//!
//! usage: seeds FOLDER   (files go to FOLDER/TARGET/)

use std::fs::{create_dir_all, write};
use std::path::Path;

use quadrille::variant::ids;
use quadrille::{Game, Options, Variant};

fn main() -> std::io::Result<()> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "corpus".to_owned());
    let folder = Path::new(&folder);
    for target in ["positions", "records", "links"] {
        create_dir_all(folder.join(target))?;
    }
    for (place, id) in ids().enumerate() {
        let mut game = Game::new(Variant::new(id, &Options::default()).expect("registered"));
        let mut random = 0x9E37_79B9_u64 + place as u64;
        for plies in [0, 12, 60] {
            while game.ply() < plies {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let moves = game.legal_moves();
                let Some(&mv) = moves.get((random % moves.len().max(1) as u64) as usize) else {
                    break;
                };
                game.apply_move(mv).expect("legal");
            }
            let name = format!("{id}-{plies}");
            // Six bytes say which game and which options.
            let position = [
                &[place as u8, 0, 0, 0, 0, 0],
                game.position().to_fen4().as_bytes(),
            ]
            .concat();
            write(folder.join("positions").join(&name), position)?;
            write(folder.join("records").join(&name), game.to_pgn4())?;
            write(folder.join("links").join(&name), game.to_share())?;
        }
    }
    Ok(())
}
