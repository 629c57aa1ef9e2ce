//! All tests that run natively alone, since they need files, processes, threads or `proptest`. One crate, since each links the engine anew.

#![cfg(not(target_arch = "wasm32"))]

#[cfg(feature = "cli")]
mod cli;
#[cfg(feature = "definitions")]
mod definitions;
#[path = "support/dice.rs"]
mod dice;
mod house;
mod notation;
mod problems;
mod properties;
mod random;
mod search;
