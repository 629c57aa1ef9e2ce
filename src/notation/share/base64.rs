//! Base64 for addresses (RFC 4648, section 5), without padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = (0..3).fold(0u32, |group, i| {
            group << 8 | u32::from(chunk.get(i).copied().unwrap_or(0))
        });
        for i in 0..=chunk.len() {
            let letter = group >> (18 - 6 * i) & 63;
            text.push(LETTERS[letter as usize] as char);
        }
    }
    text
}

/// The bytes, or a character that does not belong there. Padding is ignored.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, char> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut group, mut bits) = (0u32, 0);
    for letter in text.trim_end_matches('=').chars() {
        let value = LETTERS
            .iter()
            .position(|&known| known as char == letter)
            .ok_or(letter)?;
        group = group << 6 | value as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((group >> bits) as u8);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standards_examples() {
        for (plain, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
        ] {
            assert_eq!(encode(plain.as_bytes()), text);
            assert_eq!(decode(text), Ok(plain.as_bytes().to_vec()));
        }
        assert_eq!(encode(&[0xFB, 0xFF]), "-_8");
        assert_eq!(decode("Zm9v+"), Err('+'));
    }
}
