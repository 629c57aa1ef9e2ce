//! The named fields in the `{…}` part of a FEN4: `'name':value`, where a value is a quoted text, a bare word (a number,
//! `true`, `false`, `null`), a list in round brackets or named values in braces.

use std::fmt;

use crate::seat::{Seat, SeatSet};

/// What a named field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `'e3:e4'`
    Text(String),
    /// `true`, `14`
    Word(String),
    /// `('e3:e4','')`
    List(Vec<Value>),
    /// `{'h8':'Q'}`
    Named(Vec<(String, Value)>),
}

impl Value {
    /// A list of texts.
    #[inline(never)]
    pub(super) fn texts(texts: Vec<String>) -> Self {
        Self::List(texts.into_iter().map(Self::Text).collect())
    }

    /// Does it say nothing: an empty text, `false`, `null`, zero, or nothing but such values?
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Word(word) => matches!(word.as_str(), "false" | "null" | "0"),
            Self::List(values) => values.iter().all(Self::is_empty),
            Self::Named(values) => values.iter().all(|(_, value)| value.is_empty()),
        }
    }

    /// The text or word; `None` for several values.
    pub(super) fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Word(text) => Some(text),
            Self::List(_) | Self::Named(_) => None,
        }
    }

    /// The texts of a list; `None` if it is none, or a list of lists.
    #[inline(never)]
    pub(super) fn as_texts(&self) -> Option<Vec<&str>> {
        match self {
            Self::List(values) => values.iter().map(Self::as_text).collect(),
            Self::Text(_) | Self::Word(_) | Self::Named(_) => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) if text.contains('\'') => write!(f, "\"{text}\""),
            Self::Text(text) => write!(f, "'{text}'"),
            Self::Word(word) => f.write_str(word),
            Self::List(values) => {
                f.write_str("(")?;
                for (i, value) in values.iter().enumerate() {
                    let comma = if i > 0 { "," } else { "" };
                    write!(f, "{comma}{value}")?;
                }
                f.write_str(")")
            }
            Self::Named(values) => {
                f.write_str("{")?;
                for (i, (name, value)) in values.iter().enumerate() {
                    let comma = if i > 0 { "," } else { "" };
                    write!(f, "{comma}'{name}':{value}")?;
                }
                f.write_str("}")
            }
        }
    }
}

/// Where a field's text stops making sense: bytes from the start of what was read, and what should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unreadable {
    pub(super) place: usize,
    pub(super) expected: &'static str,
}

/// Reads `{'name':value,…}` from the start of a text; answers the fields and the number of bytes read.
pub(super) fn read_fields(text: &str) -> Result<(Vec<(String, Value)>, usize), Unreadable> {
    let mut reader = Reader { text, place: 0 };
    let fields = reader.named(0)?;
    Ok((fields, reader.place))
}

struct Reader<'a> {
    text: &'a str,
    place: usize,
}

impl<'a> Reader<'a> {
    /// Deeper lists mean nothing to anybody.
    const DEEPEST: usize = 4;

    fn rest(&self) -> &'a str {
        self.text.get(self.place..).unwrap_or_default()
    }

    fn unreadable(&self, expected: &'static str) -> Unreadable {
        Unreadable {
            place: self.place,
            expected,
        }
    }

    fn skip_space(&mut self) {
        self.place += self.rest().len() - self.rest().trim_start().len();
    }

    fn accept(&mut self, wanted: char) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(wanted);
        if found {
            self.place += wanted.len_utf8();
            self.skip_space();
        }
        found
    }

    fn expect(&mut self, wanted: char, words: &'static str) -> Result<(), Unreadable> {
        if self.accept(wanted) {
            Ok(())
        } else {
            Err(self.unreadable(words))
        }
    }

    fn named(&mut self, depth: usize) -> Result<Vec<(String, Value)>, Unreadable> {
        let mut values = Vec::new();
        self.expect('{', "“{”")?;
        while !self.accept('}') {
            let (Value::Text(name) | Value::Word(name)) = self.value(Self::DEEPEST)? else {
                return Err(self.unreadable("a name in quotes"));
            };
            self.expect(':', "“:”")?;
            values.push((name, self.value(depth)?));
            if !self.accept(',') && !self.rest().starts_with('}') {
                return Err(self.unreadable("“,” or “}”"));
            }
        }
        Ok(values)
    }

    fn value(&mut self, depth: usize) -> Result<Value, Unreadable> {
        self.skip_space();
        if self.rest().starts_with('{') {
            if depth == Self::DEEPEST {
                return Err(self.unreadable("no more brackets"));
            }
            return Ok(Value::Named(self.named(depth + 1)?));
        }
        if let Some(quote) = self
            .rest()
            .chars()
            .next()
            .filter(|c| matches!(c, '\'' | '"'))
        {
            let inside = &self.rest()[1..];
            let end = inside
                .find(quote)
                .ok_or_else(|| self.unreadable("a closing quote"))?;
            self.place += end + 2;
            return Ok(Value::Text(inside[..end].to_owned()));
        }
        for (open, close) in [('(', ')'), ('[', ']')] {
            if self.rest().starts_with(open) {
                if depth == Self::DEEPEST {
                    return Err(self.unreadable("no more brackets"));
                }
                self.accept(open);
                let mut values = Vec::new();
                while !self.accept(close) {
                    values.push(self.value(depth + 1)?);
                    if !self.accept(',') && !self.rest().starts_with(close) {
                        return Err(self.unreadable("“,” or a closing bracket"));
                    }
                }
                return Ok(Value::List(values));
            }
        }
        let is_end = |c: char| ",:(){}[]'\"".contains(c) || c.is_whitespace();
        let end = self.rest().find(is_end).unwrap_or(self.rest().len());
        if end == 0 {
            return Err(self.unreadable("a value"));
        }
        let word = self.rest()[..end].to_owned();
        self.place += end;
        Ok(Value::Word(word))
    }
}

/// Seats joined by `+`; the empty text is nobody.
pub(super) fn seat_set(text: &str) -> Option<SeatSet> {
    text.split('+')
        .filter(|letter| !letter.is_empty())
        .map(|letter| letter.parse::<Seat>().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_printed_as_they_are_read() {
        let text = "{'enPassant':('e3:e4','','',''),'lives':(1,2,(3)),'wb':true}";
        let (fields, length) = read_fields(text).unwrap();
        assert_eq!(length, text.len());
        let printed: Vec<String> = fields.iter().map(|(n, v)| format!("'{n}':{v}")).collect();
        assert_eq!(format!("{{{}}}", printed.join(",")), text);
    }

    #[test]
    fn every_prefix_says_what_is_missing() {
        let text = "{'enPassant': ('e3:e4', \"\"), 'wb': true}";
        for end in 0..text.len() {
            assert!(read_fields(&text[..end]).is_err(), "{}", &text[..end]);
        }
        assert!(read_fields(&"{'a':((((((".repeat(1000)).is_err());
    }
}
