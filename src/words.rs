//! Joining words.

/// Adds a word to a list of them, with what stands between two. Every use of the standard library's `join` and of a vector to
/// join brings code of its own into the wasm; this brings a call.
pub(crate) fn append(list: &mut String, between: &str, word: &str) {
    if !list.is_empty() {
        list.push_str(between);
    }
    list.push_str(word);
}
