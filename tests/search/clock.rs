//! How long something computes, so that a busy machine fails no test.

use std::fs::read_to_string;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// What the page promises: the answer to a tap, or to "move now", comes within it.
pub(crate) const PROMISED: Duration = Duration::from_millis(50);

/// What this thread has computed for so far; where the system does not tell, the time that has passed.
pub(crate) fn computed() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let told = read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

/// What the work gives, and how long it took.
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let before = computed();
    let result = work();
    (result, computed().saturating_sub(before))
}
