//! Any text as a link, and any bytes as what is packed in one: an error, or a game that makes a link which leads to the
//! same position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::Game;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = str::from_utf8(bytes) {
        read(text);
    }
    read(&sealed(bytes));
});

fn read(text: &str) {
    if let Ok(game) = Game::from_share(text) {
        let again = Game::from_share(&game.to_share()).unwrap();
        assert!(again.position() == game.position());
    }
}

/// The link that holds these bytes: a forger knows the checksum, too.
fn sealed(content: &[u8]) -> String {
    let hash = content.iter().fold(0x811C_9DC5_u32, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let [a, b, c, d] = hash.to_le_bytes();
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in [content, &[a ^ d, b, c]].concat().chunks(3) {
        let byte = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=chunk.len() {
            text.push(char::from(
                letters[(group >> (18 - 6 * place) & 63) as usize],
            ));
        }
    }
    text
}
