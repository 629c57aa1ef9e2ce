//! Words, comments and brackets.

use super::LayoutError;
use crate::notation::split::{CommentEnd, TagStart, comment_end, lines_in, tag_length, tag_value};

/// A piece of a record's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Token<'a> {
    /// `[Name "value"]`
    Tag(&'a str, String),
    /// `{…}` or `;…`
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A move, number, result or anything else without spaces.
    Word(&'a str),
    /// `"…"` behind a word.
    Quoted(String),
}

/// A token and the line on which it begins, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) struct Lexed<'a> {
    pub(in crate::notation) token: Token<'a>,
    pub(in crate::notation) line: usize,
}

/// Cuts a text into tokens. Commas, blanks and lines that begin with `%` separate words and mean nothing more. What is not laid out as
/// it should be is read as it must be meant, and named.
pub(in crate::notation) fn lex(text: &str) -> (Vec<Lexed<'_>>, Vec<LayoutError>) {
    let mut lexer = Lexer {
        rest: text.strip_prefix('\u{feff}').unwrap_or(text),
        line: 1,
        faults: Vec::new(),
    };
    let mut tokens = Vec::new();
    let mut at_line_start = true;
    while let Some(first) = lexer.rest.chars().next() {
        let line = lexer.line;
        if first == '%' && at_line_start {
            lexer.take_until(is_line_end);
            continue;
        }
        if first.is_whitespace() || first == ',' || first == '\u{feff}' {
            at_line_start = is_line_end(first);
            lexer.skip(first);
            continue;
        }
        at_line_start = false;
        let token = match first {
            '[' => lexer.tag(),
            '{' => lexer.comment(),
            ';' => {
                lexer.skip(';');
                Token::Comment(lexer.take_until(is_line_end).trim())
            }
            '"' => lexer.quoted(),
            '(' | ')' => {
                lexer.skip(first);
                if first == '(' {
                    Token::Open
                } else {
                    Token::Close
                }
            }
            // A stray closing brace or bracket closes nothing.
            '}' | ']' => {
                lexer.skip(first);
                lexer.faults.push(LayoutError::Bracket { line });
                continue;
            }
            _ => lexer.word(),
        };
        tokens.push(Lexed { token, line });
    }
    (tokens, lexer.faults)
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    faults: Vec<LayoutError>,
}

impl<'a> Lexer<'a> {
    #[inline(never)]
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self
            .rest
            .split_at_checked(length)
            .unwrap_or((self.rest, ""));
        // A line's end of two characters counts with its second.
        let cut = taken.ends_with('\r') && rest.starts_with('\n');
        self.line += lines_in(taken.as_bytes()) - usize::from(cut);
        self.rest = rest;
        taken
    }

    fn skip(&mut self, character: char) {
        self.take(character.len_utf8());
    }

    fn take_until(&mut self, end: fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(end).unwrap_or(self.rest.len()))
    }

    /// `e8(Q)` is one word: a letter in brackets is what a pawn becomes.
    fn word(&mut self) -> Token<'a> {
        let ends = |c: char| c.is_whitespace() || ",;{}()[]\"".contains(c);
        let length = self.rest.find(ends).unwrap_or(self.rest.len());
        let promotion = match self.rest.as_bytes().get(length..length + 3) {
            Some([b'(', letter, b')']) if letter.is_ascii_alphabetic() => 3,
            _ => 0,
        };
        Token::Word(self.take(length + promotion))
    }

    fn comment(&mut self) -> Token<'a> {
        let line = self.line;
        let (length, closed) = match comment_end(self.rest.as_bytes()) {
            CommentEnd::Closed(length) => (length, true),
            CommentEnd::NextGame(length) => (length, false),
            CommentEnd::Open => (self.rest.len(), false),
        };
        let comment = self.take(length);
        if !closed {
            let what = "comment";
            self.faults.push(LayoutError::Unclosed { what, line });
        }
        let inner = comment.strip_prefix('{').unwrap_or(comment);
        let inner = if closed {
            inner.strip_suffix('}').unwrap_or(inner)
        } else {
            inner
        };
        Token::Comment(inner.trim())
    }

    fn tag(&mut self) -> Token<'a> {
        let line = self.line;
        let TagStart::Yes(quote) = tag_value(self.rest.as_bytes()) else {
            // Something in brackets that is no tag is kept as a comment.
            self.faults.push(LayoutError::Tag { line });
            self.skip('[');
            let text = self.take_until(|c| c == ']' || is_line_end(c));
            if self.rest.starts_with(']') {
                self.skip(']');
            }
            return Token::Comment(text.trim());
        };
        let tag = self.take(tag_length(self.rest.as_bytes()));
        let (name, value) = tag.split_at_checked(quote).unwrap_or((tag, ""));
        let value = value.trim_end_matches([']', ' ', '\t']);
        let value = value.strip_prefix('"').unwrap_or(value);
        let Some(value) = value.strip_suffix('"') else {
            self.faults.push(LayoutError::Tag { line });
            return Token::Tag(name.trim_matches(['[', ' ', '\t']), unescaped(value));
        };
        Token::Tag(name.trim_matches(['[', ' ', '\t']), unescaped(value))
    }

    /// A quotation in the moves; it ends on its line.
    fn quoted(&mut self) -> Token<'a> {
        let line = self.line;
        self.skip('"');
        let mut escaped = false;
        let end = self.rest.find(|c: char| {
            let ends = is_line_end(c) || c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let value = self.take(end.unwrap_or(self.rest.len()));
        if self.rest.starts_with('"') {
            self.skip('"');
        } else {
            let what = "quotation";
            self.faults.push(LayoutError::Unclosed { what, line });
        }
        Token::Quoted(unescaped(value))
    }
}

/// A backslash before a quotation mark or another backslash is no part of the text.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let escaped = rest.next_if(|&next| c == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(c));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let (tokens, _) = lex(text);
        tokens.into_iter().map(|lexed| lexed.token).collect()
    }

    fn tag(value: &str) -> Vec<Token<'static>> {
        vec![Token::Tag("Red", value.to_owned())]
    }

    #[test]
    fn layout_does_not_matter() {
        let words = [Token::Word("1."), Token::Word("e2-e4"), Token::Word("..")];
        assert_eq!(tokens("1. e2-e4 .."), words);
        assert_eq!(tokens("\u{feff}1.\r\n\te2-e4,\n..\n"), words);
        assert_eq!(tokens("%one\r1. e2-e4\r%two\r.."), words);
    }

    #[test]
    fn tags_hold_quotes_and_backslashes() {
        assert_eq!(
            tokens(r#"[ Red "the \"\\\" player" ]"#),
            tag(r#"the "\" player"#)
        );
        assert_eq!(
            tokens(r#"[Red "the \"red" player"]"#),
            tag(r#"the "red" player"#)
        );
        assert_eq!(tokens(r#"[Red "a"b"c"]"#), tag(r#"a"b"c"#));
        assert_eq!(tokens("[Red \"[no] end]\n"), tag("[no] end"));
        assert_eq!(tokens("[Red \"two\nlines\"]"), tag("two\nlines"));
        assert_eq!(tokens(r#"[Red "C:\games\"]"#), tag(r"C:\games\"));
    }

    #[test]
    fn braces_in_comments_are_pairs_where_they_can_be() {
        let comment = |text: &'static str| vec![Token::Comment(text)];
        assert_eq!(tokens("{a {b} c}"), comment("a {b} c"));
        assert_eq!(tokens("{a {b}"), comment("a {b"));
        let two = [
            Token::Comment("a {b"),
            Token::Word("e4"),
            Token::Comment("c"),
        ];
        assert_eq!(tokens("{a {b} e4 {c}"), two);
    }

    #[test]
    fn what_does_not_end_is_named_with_its_line() {
        let fault = |text: &str| lex(text).1;
        let unclosed = |what, line| vec![LayoutError::Unclosed { what, line }];
        assert_eq!(fault("\n{ab"), unclosed("comment", 2));
        assert_eq!(fault("\r\n\r\n{ab"), unclosed("comment", 3));
        assert_eq!(fault("\"ab"), unclosed("quotation", 1));
        assert_eq!(fault("[A \"b"), [LayoutError::Tag { line: 1 }]);
        assert_eq!(fault("[A b]"), [LayoutError::Tag { line: 1 }]);
    }
}
