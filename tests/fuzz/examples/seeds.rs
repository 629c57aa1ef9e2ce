//! Writes what the targets begin with: definitions of every game, positions, records and links of random games of it.
//!
//! usage: seeds FOLDER   (files go to FOLDER/TARGET/)

use std::fs::{create_dir_all, write};
use std::path::Path;

#[path = "../../support/dice.rs"]
mod dice;

use dice::Dice;
use quadrille::variant::ids;
use quadrille::{Game, Options, Variant};

fn main() -> std::io::Result<()> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "corpus".to_owned());
    let folder = Path::new(&folder);
    for target in ["positions", "records", "links", "definitions"] {
        create_dir_all(folder.join(target))?;
    }
    for (place, id) in ids().enumerate() {
        let variant = Variant::new(id, &Options::default()).expect("registered");
        write(folder.join("definitions").join(id), variant.to_definition())?;
        let mut game = Game::new(variant);
        let mut dice = Dice::new(place as u64);
        for plies in [0, 12, 60] {
            while game.ply() < plies {
                let moves = game.legal_moves();
                let Some(&mv) = moves.get(dice.below(moves.len())) else {
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
