//! One game's text, cut into its tags and the rest.

use super::LayoutError;
use super::lexer::{Lexed, Token, lex};
use crate::game::tag_name;
use crate::notation::notice::Notice;

/// A game as it is written, before its moves are played.
#[derive(Debug)]
pub(in crate::notation) struct Sheet<'a> {
    /// Names and values of the tags, by the names that are kept.
    pub(in crate::notation) tags: Vec<(String, String)>,
    /// What follows them; comments before or between them, too.
    pub(in crate::notation) moves: Vec<Lexed<'a>>,
    faults: Vec<LayoutError>,
}

impl<'a> Sheet<'a> {
    pub(in crate::notation) fn of(text: &'a str) -> Self {
        let (tokens, faults) = lex(text);
        let leading =
            |lexed: &&Lexed<'_>| matches!(lexed.token, Token::Tag(..) | Token::Comment(_));
        let leading = tokens.iter().take_while(leading).count();
        let mut tags = Vec::new();
        let mut moves = Vec::new();
        for (i, lexed) in tokens.into_iter().enumerate() {
            match lexed.token {
                Token::Tag(name, value) if i < leading => tags.push((tag_name(name), value)),
                _ => moves.push(lexed),
            }
        }
        Self {
            tags,
            moves,
            faults,
        }
    }

    /// Adds what the layout is not as it should be in.
    pub(in crate::notation) fn tell(&self, notices: &mut Vec<Notice>) {
        notices.extend(self.faults.iter().cloned().map(Notice::Layout));
    }
}
