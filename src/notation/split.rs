//! Cuts a file into its games, whether it is there as a whole or comes in pieces, with no more in memory than the game at hand.

use std::borrow::Cow;
use std::ops::Range;

use super::encoding::{Utf16, decode_bytewise};

/// The text of one game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText<'a> {
    /// Its place in the file, from 1.
    pub number: usize,
    /// Its bytes in the file; of UTF-16, in the file turned into UTF-8.
    pub span: Range<usize>,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The text itself.
    pub text: Cow<'a, str>,
}

/// The games of a text, each still to be read.
///
/// ```
/// use quadrille::notation::games;
/// let file = b"[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n";
/// let lines: Vec<usize> = games(file).map(|game| game.line).collect();
/// assert_eq!(lines, [1, 5]);
/// ```
pub fn games(bytes: &[u8]) -> impl Iterator<Item = GameText<'static>> + '_ {
    let mut splitter = Splitter::default();
    let mut pieces = bytes.chunks(PIECE);
    std::iter::from_fn(move || {
        loop {
            if let Some(game) = splitter.next_game() {
                return Some(game);
            }
            match pieces.next() {
                Some(piece) => splitter.push(piece),
                None if splitter.is_finished => return None,
                None => splitter.finish(),
            }
        }
    })
}

/// Bytes that are looked at together.
const PIECE: usize = 1 << 18;
/// How far to look into an open comment for the next game before it is believed.
const LOOKAHEAD: usize = 1 << 16;
/// A text longer than this is cut, so that a file that is no collection of games cannot fill the memory.
const LONGEST_GAME: usize = 1 << 24;

/// Cuts games out of bytes that come in pieces of any length.
#[derive(Debug, Default)]
pub struct Splitter {
    buffer: Vec<u8>,
    /// Where the next game begins in the buffer.
    start: usize,
    /// Bytes of the file before the buffer.
    dropped: usize,
    /// Lines of the file before `start`.
    lines: usize,
    games: usize,
    is_finished: bool,
    /// How the file's bytes are read; known from the first of them.
    encoding: Option<Encoding>,
    /// A byte of UTF-16 whose other half is still to come.
    half: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Bytewise,
    Utf16(Utf16),
}

impl Splitter {
    /// Takes the next bytes of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        let encoding = *self
            .encoding
            .get_or_insert_with(|| Utf16::of(bytes).map_or(Encoding::Bytewise, Encoding::Utf16));
        self.buffer.drain(..self.start);
        self.dropped += self.start;
        self.start = 0;
        match encoding {
            Encoding::Bytewise => self.buffer.extend_from_slice(bytes),
            Encoding::Utf16(utf16) => {
                let mut pairs: Vec<u8> = self.half.take().into_iter().collect();
                pairs.extend_from_slice(bytes);
                if pairs.len() % 2 == 1 {
                    self.half = pairs.pop();
                }
                self.buffer.extend(utf16.decode(&pairs).into_bytes());
            }
        }
    }

    /// Has the end of the file been said?
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Says that the file has no more bytes.
    pub fn finish(&mut self) {
        self.is_finished = true;
    }

    /// The next game whose end is known; `None` if more bytes are needed, or there are no more games.
    pub fn next_game(&mut self) -> Option<GameText<'static>> {
        loop {
            let rest = &self.buffer[self.start..];
            if rest.is_empty() {
                return None;
            }
            let end = match end_of_game(rest, self.is_finished) {
                Some(end) => end,
                None if rest.len() > LONGEST_GAME => rest.len(),
                None => return None,
            };
            let (start, bytes) = (self.dropped + self.start, &rest[..end]);
            let text = decode_bytewise(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
            let blank = text.trim_start();
            let before = &text[..text.len() - blank.len()];
            let line = self.lines + lines_in(before.as_bytes()) + 1;
            let game = (!blank.is_empty()).then(|| blank.to_owned());
            self.lines += lines_in(bytes);
            self.start += end;
            if let Some(text) = game {
                self.games += 1;
                return Some(GameText {
                    number: self.games,
                    span: start..start + end,
                    line,
                    text: Cow::Owned(text),
                });
            }
        }
    }
}

/// The ends of lines, however they are written.
pub(super) fn lines_in(bytes: &[u8]) -> usize {
    let ends = bytes.iter().enumerate();
    ends.filter(|&(i, &byte)| byte == b'\n' || byte == b'\r' && bytes.get(i + 1) != Some(&b'\n'))
        .count()
}

/// Where the game at the beginning ends and another begins, or the text ends; `None` if that cannot be told before more of it is
/// there.
fn end_of_game(bytes: &[u8], is_all: bool) -> Option<usize> {
    let mut scan = Scan {
        bytes,
        place: 0,
        is_all,
    };
    let (mut has_moves, mut has_ended, mut depth) = (false, false, 0u32);
    let mut at_line_start = true;
    let mut first_tag = None;
    while let Some(&byte) = bytes.get(scan.place) {
        let was_at_line_start = std::mem::replace(&mut at_line_start, is_line_end(byte));
        match byte {
            _ if byte.is_ascii_whitespace() => scan.place += 1,
            // Files put together carry marks in their midst.
            0xef if scan.rest().starts_with(b"\xef\xbb\xbf") => {
                scan.place += 3;
                at_line_start = was_at_line_start;
            }
            b'%' if was_at_line_start => scan.skip_line(),
            b';' => scan.skip_line(),
            b'{' => scan.skip_comment()?,
            b'[' if scan.is_tag()? => {
                // A game without moves ends where its first tag comes again.
                let name = scan.tag_name();
                if has_moves || first_tag == Some(name) {
                    return Some(scan.place);
                }
                first_tag.get_or_insert(name);
                scan.skip_tag();
            }
            b'(' | b')' => {
                depth = if byte == b'(' {
                    depth + 1
                } else {
                    depth.saturating_sub(1)
                };
                scan.place += 1;
            }
            b'"' => scan.skip_quotation(),
            _ => {
                let word = scan.word();
                // A game without tags begins with the number of its first move.
                if has_ended && depth == 0 && word.starts_with(b"1.") {
                    return Some(scan.place);
                }
                has_ended |= depth == 0 && is_result(word);
                has_moves = true;
                scan.place += word.len().max(1);
            }
        }
    }
    is_all.then_some(bytes.len())
}

fn is_result(word: &[u8]) -> bool {
    matches!(word, b"1-0" | b"0-1" | b"1/2-1/2" | b"*")
}

const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

struct Scan<'a> {
    bytes: &'a [u8],
    place: usize,
    /// Does the text end where the bytes end?
    is_all: bool,
}

impl<'a> Scan<'a> {
    fn rest(&self) -> &'a [u8] {
        &self.bytes[self.place..]
    }

    fn skip_line(&mut self) {
        let length = self.rest().iter().position(|&byte| is_line_end(byte));
        self.place += length.unwrap_or(self.rest().len());
    }

    fn word(&self) -> &'a [u8] {
        let rest = self.rest();
        let ends = |byte: &u8| byte.is_ascii_whitespace() || b",;{}()[]\"".contains(byte);
        let length = rest.iter().position(ends);
        &rest[..length.unwrap_or(rest.len())]
    }

    /// Does a tag stand here, `[Name "`? `None` if the bytes end before that is known.
    fn is_tag(&self) -> Option<bool> {
        match tag_value(self.rest()) {
            TagStart::Yes(_) => Some(true),
            TagStart::No => Some(false),
            TagStart::Cut => self.is_all.then_some(false),
        }
    }

    /// The name of the tag that stands here.
    fn tag_name(&self) -> &'a [u8] {
        let rest = &self.rest()[1..];
        let end = rest.iter().position(|&byte| byte == b'"');
        rest[..end.unwrap_or(rest.len())].trim_ascii()
    }

    /// Behind the tag: behind the last bracket of its line that follows a quotation mark, whatever stands in the value.
    fn skip_tag(&mut self) {
        self.place += tag_length(self.rest());
    }

    /// A quotation in the moves ends on its line.
    fn skip_quotation(&mut self) {
        let mut escaped = false;
        self.place += 1;
        while let Some(&byte) = self.bytes.get(self.place) {
            if is_line_end(byte) {
                return;
            }
            self.place += 1;
            if byte == b'"' && !escaped {
                return;
            }
            escaped = byte == b'\\' && !escaped;
        }
    }

    /// Behind the comment that begins here.
    fn skip_comment(&mut self) -> Option<()> {
        let rest = self.rest();
        match comment_end(rest) {
            CommentEnd::Closed(length) | CommentEnd::NextGame(length) => self.place += length,
            CommentEnd::Open if self.is_all => self.place = self.bytes.len(),
            CommentEnd::Open => return None,
        }
        // Whether a comment was forgotten to be closed is only known from what follows.
        (self.is_all || self.bytes.len() - self.place > 0 || rest.len() > LOOKAHEAD).then_some(())
    }
}

/// How a comment ends.
pub(super) enum CommentEnd {
    /// By its brace, behind so many bytes.
    Closed(usize),
    /// It was not closed: the tags of another game begin behind so many bytes.
    NextGame(usize),
    /// It does not end.
    Open,
}

/// Where a comment ends that begins with the first byte. Braces within it are read as pairs where they are pairs.
pub(super) fn comment_end(bytes: &[u8]) -> CommentEnd {
    let first = bytes.iter().position(|&byte| byte == b'}');
    let next_game = next_game_in(&bytes[..first.unwrap_or(bytes.len())]);
    if let Some(start) = next_game {
        // A comment may quote tags; it was left open if another one begins behind them before it is closed.
        let behind = &bytes[start..];
        let opens = behind.iter().position(|&byte| byte == b'{');
        let closes = behind.iter().position(|&byte| byte == b'}');
        if closes.is_none_or(|closes| opens.is_some_and(|opens| opens < closes)) {
            return CommentEnd::NextGame(start);
        }
    }
    let Some(first) = first else {
        return CommentEnd::Open;
    };
    CommentEnd::Closed(paired_end(bytes, first).unwrap_or(first) + 1)
}

/// The brace that closes a comment with braces in it, if they are pairs and none of them belongs to a comment of its own.
fn paired_end(bytes: &[u8], first: usize) -> Option<usize> {
    let braces = bytes[..first].iter().map(|&byte| usize::from(byte == b'{'));
    let mut depth: usize = braces.sum();
    if depth < 2 {
        return None;
    }
    for (i, &byte) in bytes.iter().enumerate().skip(first) {
        match byte {
            b'{' => return None,
            b'}' if depth == 1 => return Some(i),
            b'}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Where, behind an empty line, the tags of a game begin.
fn next_game_in(bytes: &[u8]) -> Option<usize> {
    let mut blank = false;
    let mut start = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n' || byte == b'\r') {
        let content = line.trim_ascii();
        if blank && content.starts_with(b"[Event \"") {
            return Some(start);
        }
        // The two bytes of a line's end are cut apart: the second stands on a line of its own.
        blank = content.is_empty() && (line != b"\n" || start == 0 || bytes[start - 1] != b'\r')
            || blank && content.is_empty();
        start += line.len();
    }
    None
}

/// What stands after a bracket.
pub(super) enum TagStart {
    /// A tag whose value begins behind the quotation mark at this byte.
    Yes(usize),
    /// Something else.
    No,
    /// The bytes end too early to tell.
    Cut,
}

/// Looks for `[ Name "` at the beginning.
pub(super) fn tag_value(bytes: &[u8]) -> TagStart {
    let mut place = 1;
    let skip_spaces = |place: &mut usize| {
        while bytes
            .get(*place)
            .is_some_and(|byte| matches!(byte, b' ' | b'\t'))
        {
            *place += 1;
        }
    };
    skip_spaces(&mut place);
    let name = place;
    while bytes
        .get(place)
        .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+'))
    {
        place += 1;
    }
    if place == name {
        return if place < bytes.len() {
            TagStart::No
        } else {
            TagStart::Cut
        };
    }
    skip_spaces(&mut place);
    match bytes.get(place) {
        None => TagStart::Cut,
        Some(b'"') => TagStart::Yes(place),
        Some(_) => TagStart::No,
    }
}

/// The bytes of the tag at the beginning: to its bracket behind a quotation mark; where quotation marks stand in its value
/// without a sign, to the last such bracket on the line.
pub(super) fn tag_length(bytes: &[u8]) -> usize {
    let TagStart::Yes(quote) = tag_value(bytes) else {
        return 1;
    };
    let mut place = quote + 1;
    let mut escaped = false;
    while let Some(&byte) = bytes.get(place) {
        if byte == b'"' && !escaped {
            let spaces = bytes[place + 1..]
                .iter()
                .take_while(|byte| matches!(byte, b' ' | b'\t'))
                .count();
            if bytes.get(place + 1 + spaces) == Some(&b']') {
                return place + 2 + spaces;
            }
            break;
        }
        escaped = byte == b'\\' && !escaped;
        place += 1;
    }
    let line = bytes.iter().position(|&byte| is_line_end(byte));
    let line = &bytes[..line.unwrap_or(bytes.len())];
    let last = line.iter().rposition(|&byte| byte == b']');
    last.map_or(line.len(), |last| last + 1)
}
