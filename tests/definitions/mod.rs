//! Games written as texts.

mod book;
mod faults;
mod own;
mod random;
mod shelf;
