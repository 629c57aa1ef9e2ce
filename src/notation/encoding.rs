//! From the bytes of a file to text, whatever wrote them: UTF-8, UTF-16 with or without a mark, Latin-1 as Windows has it.

use std::borrow::Cow;

/// The text of some bytes. Nothing is refused: bytes that are no UTF-8 are read as Windows-1252, the Latin-1 of old files.
///
/// ```
/// use quadrille::notation::decode;
/// assert_eq!(decode(b"\xef\xbb\xbfKr\xc3\xa4mer"), "Krämer");
/// assert_eq!(decode(b"Kr\xe4mer"), "Krämer");
/// assert_eq!(decode(b"\xff\xfeK\0r\0\xe4\0"), "Krä");
/// assert_eq!(decode(b"\0[\0W"), "[W");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match Utf16::of(bytes) {
        Some(utf16) => Cow::Owned(utf16.decode(bytes)),
        None => decode_bytewise(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)),
    }
}

/// UTF-8 where it is that, otherwise Windows-1252.
pub(super) fn decode_bytewise(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
    }
}

/// The two orders in which the bytes of UTF-16 may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Utf16 {
    LittleEndian,
    BigEndian,
}

impl Utf16 {
    /// Is it UTF-16? By its mark, or because every other byte at the beginning is zero, as in text that is mostly Latin letters.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0xff, 0xfe, ..] => return Some(Self::LittleEndian),
            [0xfe, 0xff, ..] => return Some(Self::BigEndian),
            _ => {}
        }
        let pairs = bytes.chunks_exact(2).take(32);
        let count = pairs.len();
        let zeros = |place: usize| pairs.clone().filter(|pair| pair[place] == 0).count();
        let (first, second) = (zeros(0), zeros(1));
        match () {
            () if first == 0 && second > 0 && 4 * second >= 3 * count => Some(Self::LittleEndian),
            () if second == 0 && first > 0 && 4 * first >= 3 * count => Some(Self::BigEndian),
            () => None,
        }
    }

    /// The text; a mark at its beginning and an odd byte at its end are left out.
    pub(super) fn decode(self, bytes: &[u8]) -> String {
        let pairs = bytes.chunks_exact(2);
        let units = pairs.map(|pair| match self {
            Self::LittleEndian => u16::from_le_bytes([pair[0], pair[1]]),
            Self::BigEndian => u16::from_be_bytes([pair[0], pair[1]]),
        });
        let text =
            char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        text.filter(|&c| c != '\u{feff}').collect()
    }
}

/// Latin-1, with the signs that Windows puts where Latin-1 has nothing to print.
fn windows_1252(byte: u8) -> char {
    const SIGNS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => SIGNS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}
