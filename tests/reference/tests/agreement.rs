//! The engine and the reference agree, move for move, on a few random games of every id and every set of
//! options. `compare.py` alone plays as many as one likes.

use std::path::Path;
use std::process::Command;

#[test]
fn engine_and_reference_agree_on_random_games() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("compare.py");
    let output = Command::new("python3")
        .arg(script)
        .args(["--games", "4", "--plies", "120"])
        .output()
        .expect("python3 runs the comparison");
    let found = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{found}{complaint}");
    assert!(found.ends_with("\n0 differences\n"), "{found}");
}
