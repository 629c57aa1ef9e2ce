//! What all benches share: the clock, dice, and the signature of what was found.

use std::time::{Duration, Instant};

use super::super::arguments::game;
use super::super::failure::Failure;
use crate::Game;
use crate::variant::Options;

/// The fastest of some runs, and what the last of them found: what else the machine is doing comes and goes.
pub(super) fn fastest<T>(runs: usize, mut work: impl FnMut() -> T) -> (Duration, Option<T>) {
    let mut best = Duration::MAX;
    let mut found = None;
    for _ in 0..runs {
        let start = Instant::now();
        let result = work();
        best = best.min(start.elapsed());
        found = Some(result);
    }
    (best, found)
}

/// How many things were done in a microsecond: millions a second.
pub(super) fn rate(count: u64, took: Duration) -> f64 {
    as_number(count) / as_number(took.as_nanos() as u64) * 1e3
}

#[expect(clippy::cast_precision_loss, reason = "printed with a few digits")]
pub(super) fn as_number(count: u64) -> f64 {
    count as f64
}

/// Numbers that are the same in every run.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// A number less than `sides`, which is not 0.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (crate::zobrist::fact(crate::zobrist::Topic::Unmoved, self.0) % sides as u64) as usize
    }
}

/// One number for all that was found (FNV-1a); it changes with each of them.
pub(super) struct Signature(u64);

impl Signature {
    pub(super) const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    pub(super) fn note(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

impl std::fmt::Display for Signature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "signature {:016x}", self.0)
    }
}

/// A new game without options.
pub(super) fn new_game(id: &str) -> Result<Game, Failure> {
    game(id, &Options::default(), None, None)
}
