//! What the targets share: choices made by the fuzzer's bytes.

use quadrille::variant::{OptionKind, ids};
use quadrille::{Options, Variant};

/// Choices read from bytes, until there are none left.
#[derive(Debug)]
pub struct Choices<'a>(pub &'a [u8]);

impl<'a> Choices<'a> {
    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below a bound; 0 where the bytes have ended.
    pub fn below(&mut self, bound: usize) -> usize {
        let (low, high) = (self.byte().unwrap_or(0), u8::from(bound > 256));
        let high = if high == 1 {
            self.byte().unwrap_or(0)
        } else {
            0
        };
        (usize::from(high) << 8 | usize::from(low)) % bound.max(1)
    }

    /// A text of up to 31 bytes; what is no UTF-8 is replaced.
    pub fn text(&mut self) -> String {
        let length = self.below(32).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// A game, plain half of the time and otherwise with some of the options that it offers.
    pub fn variant(&mut self) -> Variant {
        let id = ids()
            .nth(self.below(ids().count()))
            .expect("below the count");
        let plain = Variant::new(id, &Options::default()).expect("registered");
        let mut options = Options::default();
        let wanted = self.byte().unwrap_or(0);
        for (place, offered) in plain.offered_options().iter().enumerate() {
            if wanted & 1 << (place % 8) == 0 {
                continue;
            }
            let value = match &offered.kind {
                OptionKind::Switch => String::new(),
                OptionKind::Choice(words) => words[self.below(words.len())].to_string(),
                OptionKind::Number(bound) => self.below(usize::from(*bound) + 1).to_string(),
                OptionKind::Armies => ["WBYR", "RYBW", "YWRB"][self.below(3)].to_owned(),
            };
            options.set(offered.name, &value);
        }
        // Some options exclude each other.
        Variant::new(id, &options).unwrap_or(plain)
    }
}
