//! `games`: all ids with their options, or one game that a file defines.

use std::io::Write;

use lexopt::Parser;

use super::arguments::{Arguments, variant_in};
use super::failure::Failure;
use crate::variant::{self, OptionKind, Options, Variant};

pub(super) fn games(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    match Arguments::read(words)?.rules {
        Some(file) => {
            write!(out, "{}", variant_in(&file)?.to_definition())?;
            Ok(())
        }
        None => list(out),
    }
}

fn list(out: &mut dyn Write) -> Result<(), Failure> {
    for id in variant::ids() {
        let variant = Variant::new(id, &Options::default())
            .map_err(|error| Failure::Input(error.to_string()))?;
        let options: Vec<String> = variant
            .offered_options()
            .into_iter()
            .map(|option| match option.kind {
                OptionKind::Switch => option.name.to_owned(),
                OptionKind::Choice(words) => {
                    let words: Vec<&str> = words
                        .iter()
                        .map(AsRef::as_ref)
                        .filter(|word: &&str| !word.is_empty())
                        .collect();
                    format!("{}={}", option.name, words.join("|"))
                }
                OptionKind::Number(last) => format!("{}=0…{last}", option.name),
                OptionKind::Armies => format!("{}=WYBR", option.name),
            })
            .collect();
        let line = format!("{id:<34}{}", options.join(" "));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
