//! The transposition table: what is known of positions that were searched before. Its size never changes; what earlier moves of the
//! game left in it gives way first.

use super::evaluate::FORCED;

/// Entries that share a place: 64 bytes, one line of the processor's cache.
const BUCKET: usize = 4;

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is stored.
    None = 0,
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// One position's knowledge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The code of the best move found; 0 for none.
    pub(super) best: u32,
    /// For the side to move; mates are counted from here.
    pub(super) value: i16,
    /// The static evaluation for the side to move.
    pub(super) static_eval: i16,
    /// Plies searched below.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// An entry as it is kept: half of the key and the best move; then value, static evaluation, depth, bound and age. All zero where
/// nothing is stored: memory of that kind costs nothing before it is used.
type Packed = [u64; 2];

impl Entry {
    fn pack(self, check: u32, age: u8) -> Packed {
        let half = |value: i16, shift: u32| u64::from(value as u16) << shift;
        [
            u64::from(check) << 32 | u64::from(self.best),
            half(self.value, 48)
                | half(self.static_eval, 32)
                | u64::from(self.depth as u8) << 24
                | (self.bound as u64) << 16
                | u64::from(age),
        ]
    }

    fn unpack([first, second]: Packed) -> Self {
        Self {
            best: first as u32,
            value: (second >> 48) as i16,
            static_eval: (second >> 32) as i16,
            depth: (second >> 24) as i8,
            bound: match second >> 16 & 255 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                3 => Bound::Exact,
                _ => Bound::None,
            },
        }
    }
}

const fn is_for([first, second]: &Packed, check: u32) -> bool {
    (*first >> 32) as u32 == check && *second >> 16 & 255 != 0
}

/// As many entries as a power of two.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Packed>,
    age: u8,
}

impl Table {
    pub(super) fn new(bits: u32) -> Self {
        Self {
            entries: vec![[0; 2]; (1 << bits).max(BUCKET)],
            age: 0,
        }
    }

    /// A new search begins: what is there already gives way sooner.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }

    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let first = self.bucket(key);
        let check = (key >> 32) as u32;
        self.entries[first..first + BUCKET]
            .iter()
            .find(|entry| is_for(entry, check))
            .map(|&entry| Entry::unpack(entry))
    }

    /// Keeps newer knowledge of the same position; otherwise the shallowest and oldest of a bucket gives way.
    pub(super) fn store(&mut self, key: u64, entry: Entry) {
        let first = self.bucket(key);
        let (check, age) = ((key >> 32) as u32, self.age);
        let bucket = &mut self.entries[first..first + BUCKET];
        let worth = |old: &Packed| match Entry::unpack(*old) {
            Entry {
                bound: Bound::None, ..
            } => i32::MIN,
            Entry { depth, .. } => i32::from(depth) - 4 * i32::from(age.wrapping_sub(old[1] as u8)),
        };
        let same = bucket.iter().position(|old| is_for(old, check));
        let place = same.or_else(|| (0..BUCKET).min_by_key(|&place| worth(&bucket[place])));
        let old = &mut bucket[place.unwrap_or(0)];
        let best = if entry.best == 0 && same.is_some() {
            old[0] as u32
        } else {
            entry.best
        };
        *old = Entry { best, ..entry }.pack(check, age);
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
