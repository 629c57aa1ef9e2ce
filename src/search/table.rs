//! The transposition table: what is known of positions that were searched before. Its size never changes.

use super::evaluate::FORCED;

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is stored.
    #[default]
    None,
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// One position's knowledge.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    check: u32,
    /// The code of the best move found; 0 for none.
    pub(super) best: u32,
    /// For the side to move; mates are counted from here.
    pub(super) value: i16,
    /// Plies searched below.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// As many entries as a power of two.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    pub(super) fn new(bits: u32) -> Self {
        Self {
            entries: vec![Entry::default(); 1 << bits],
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.bound != Bound::None && entry.check == (key >> 32) as u32).then_some(entry)
    }

    /// Keeps the deeper of two different positions; of the same position the newer knowledge.
    pub(super) fn store(&mut self, key: u64, best: u32, value: i16, depth: i8, bound: Bound) {
        let slot = self.slot(key);
        let old = &mut self.entries[slot];
        let check = (key >> 32) as u32;
        let same = old.bound != Bound::None && old.check == check;
        if !same && old.bound != Bound::None && old.depth > depth + 3 {
            // A much deeper neighbour ages, so that it does not stay for ever.
            old.depth -= 1;
            return;
        }
        let best = if best == 0 && same { old.best } else { best };
        *old = Entry {
            check,
            best,
            value,
            depth,
            bound,
        };
    }
}

/// Forced wins are counted from the root in frames, from the position itself in the table.
pub(super) fn for_table(value: i32, ply: i32) -> i32 {
    if value.abs() < FORCED {
        value
    } else {
        value + value.signum() * ply
    }
}

/// The other way round.
pub(super) fn from_table(value: i32, ply: i32) -> i32 {
    for_table(value, -ply)
}
