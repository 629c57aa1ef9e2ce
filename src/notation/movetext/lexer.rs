//! Words, comments and brackets.

use super::LayoutError;

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

/// Cuts a text into tokens. Commas, blanks and lines that begin with `%` separate words and mean nothing more.
pub(in crate::notation) fn lex(text: &str) -> Result<Vec<Lexed<'_>>, LayoutError> {
    let mut lexer = Lexer {
        rest: text.strip_prefix('\u{feff}').unwrap_or(text),
        line: 1,
    };
    let mut tokens = Vec::new();
    let mut at_line_start = true;
    while let Some(first) = lexer.rest.chars().next() {
        let line = lexer.line;
        if first == '%' && at_line_start {
            lexer.take_until(|c| c == '\n');
            continue;
        }
        if first.is_whitespace() || first == ',' {
            at_line_start = first == '\n';
            lexer.skip(first);
            continue;
        }
        at_line_start = false;
        let token = match first {
            '[' => lexer.tag()?,
            '{' => lexer.comment()?,
            ';' => {
                lexer.skip(';');
                Token::Comment(lexer.take_until(|c| c == '\n').trim())
            }
            '"' => Token::Quoted(lexer.quoted()?),
            '(' | ')' => {
                lexer.skip(first);
                if first == '(' {
                    Token::Open
                } else {
                    Token::Close
                }
            }
            // A stray closing brace or bracket is a word of its own, which no move is.
            '}' | ']' => Token::Word(lexer.take(first.len_utf8())),
            _ => Token::Word(lexer.take_until(|c| c.is_whitespace() || ",;{}()[]\"".contains(c))),
        };
        tokens.push(Lexed { token, line });
    }
    Ok(tokens)
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lexer<'a> {
    #[inline(never)]
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self
            .rest
            .split_at_checked(length)
            .unwrap_or((self.rest, ""));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip(&mut self, character: char) {
        self.take(character.len_utf8());
    }

    fn take_until(&mut self, end: fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(end).unwrap_or(self.rest.len()))
    }

    fn comment(&mut self) -> Result<Token<'a>, LayoutError> {
        let line = self.line;
        self.skip('{');
        let comment = self.take_until(|c| c == '}');
        if self.rest.is_empty() {
            return Err(LayoutError::Unclosed {
                what: "comment",
                line,
            });
        }
        self.skip('}');
        Ok(Token::Comment(comment.trim()))
    }

    fn tag(&mut self) -> Result<Token<'a>, LayoutError> {
        let line = self.line;
        self.skip('[');
        self.take_until(|c| !c.is_whitespace());
        let name = self.take_until(|c| c.is_whitespace() || "\"]".contains(c));
        self.take_until(|c| !c.is_whitespace());
        if name.is_empty() || !self.rest.starts_with('"') {
            return Err(LayoutError::Tag { line });
        }
        let value = self.quoted()?;
        self.take_until(|c| !c.is_whitespace());
        if !self.rest.starts_with(']') {
            return Err(LayoutError::Tag { line });
        }
        self.skip(']');
        Ok(Token::Tag(name, value))
    }

    /// A quoted text; a backslash takes the character after it as it is.
    fn quoted(&mut self) -> Result<String, LayoutError> {
        let line = self.line;
        self.skip('"');
        let mut value = String::new();
        loop {
            value.push_str(self.take_until(|c| c == '"' || c == '\\'));
            match self.rest.chars().next() {
                Some('"') => {
                    self.skip('"');
                    return Ok(value);
                }
                Some(backslash) => {
                    self.skip(backslash);
                    let Some(escaped) = self.rest.chars().next() else {
                        continue;
                    };
                    value.push(escaped);
                    self.skip(escaped);
                }
                None => {
                    return Err(LayoutError::Unclosed {
                        what: "quotation",
                        line,
                    });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        lex(text)
            .unwrap()
            .into_iter()
            .map(|lexed| lexed.token)
            .collect()
    }

    #[test]
    fn layout_does_not_matter() {
        let words = [Token::Word("1."), Token::Word("e2-e4"), Token::Word("..")];
        assert_eq!(tokens("1. e2-e4 .."), words);
        assert_eq!(tokens("\u{feff}1.\r\n\te2-e4,\n..\n"), words);
    }

    #[test]
    fn tags_hold_quotes_and_backslashes() {
        let tag = Token::Tag("Red", r#"the "\" player"#.to_owned());
        assert_eq!(tokens(r#"[ Red "the \"\\\" player" ]"#), [tag]);
    }

    #[test]
    fn what_does_not_end_is_named_with_its_line() {
        let what = |text: &str| lex(text).unwrap_err();
        assert_eq!(
            what("\n{ab"),
            LayoutError::Unclosed {
                what: "comment",
                line: 2
            }
        );
        assert_eq!(
            what("[A \"b"),
            LayoutError::Unclosed {
                what: "quotation",
                line: 1
            }
        );
        assert_eq!(what("[A b]"), LayoutError::Tag { line: 1 });
    }
}
