//! `bench`: what is fast here, by how much, and a signature by which a wrong result cannot look fast.

mod api;
mod growth;
mod measure;
mod perft;
mod search;

use std::io::Write;

use lexopt::{Arg, Parser, ValueExt};

use super::failure::Failure;

/// Runs one of the benches: the first word says which.
pub(super) fn bench(mut words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let usage = |error: lexopt::Error| Failure::Usage(error.to_string());
    let which = match words.next().map_err(usage)? {
        Some(Arg::Value(word)) => word.string().map_err(usage)?,
        _ => String::new(),
    };
    match which.as_str() {
        "perft" => perft::bench(words, out),
        "api" => api::bench(words, out),
        "growth" => growth::bench(words, out),
        "search" => search::bench(words, out),
        _ => Err(Failure::Usage(
            "which bench: perft, api, growth or search?".to_owned(),
        )),
    }
}
