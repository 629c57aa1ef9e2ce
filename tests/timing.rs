//! Nothing grows faster than the game (the benches' own figures, so that there is one truth), and the benches count right.

#![cfg(feature = "cli")]

use std::process::Command;

fn bench(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_quadrille"))
        .arg("bench")
        .args(arguments)
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{message}");
    String::from_utf8(output.stdout).unwrap()
}

/// The figures of the lines that begin with a text, one list a line.
fn figures(printed: &str, columns: usize) -> Vec<Vec<f64>> {
    let figures_of = |line: &str| -> Vec<f64> {
        let words = line.split_whitespace().rev().take(columns);
        let mut figures: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
        figures.reverse();
        figures
    };
    printed.lines().map(figures_of).collect()
}

#[test]
fn a_game_of_2000_plies_plays_steps_saves_and_loads_in_linear_time() {
    // Four times the plies: a cost that grows with their square is four times higher for each of them.
    const MOST: f64 = 2.8;
    let what = ["play", "forth", "save", "load", "share", "open"];
    // The machine may be busy with something else in one of the lengths: the fastest of some tries is what it costs.
    let mut best: Vec<Vec<f64>> = Vec::new();
    for _ in 0..4 {
        let printed = bench(&["growth", "lengths"]);
        let lines: Vec<Vec<f64>> = figures(&printed, 7)
            .into_iter()
            .filter(|line| line.len() == 7)
            .collect();
        assert_eq!(lines.len(), 3, "{printed}");
        if best.is_empty() {
            best = lines;
        } else {
            for (best, line) in best.iter_mut().flatten().zip(lines.iter().flatten()) {
                *best = best.min(*line);
            }
        }
        let worst = (0..7)
            // Steps back cost next to nothing.
            .filter(|&column| column != 1)
            .map(|column| best[2][column] / best[0][column])
            .fold(0.0, f64::max);
        if worst <= MOST {
            return;
        }
    }
    panic!("microseconds a ply of {what:?}, in 500, 1000 and 2000 plies: {best:?}");
}

#[test]
fn steps_back_cost_the_same_in_games_of_any_length() {
    let printed = bench(&["growth", "lengths"]);
    for line in figures(&printed, 7).iter().filter(|line| line.len() == 7) {
        assert!(
            line[1] < line[0],
            "going back is free beside playing: {printed}"
        );
    }
}

#[test]
fn the_counting_bench_prints_the_known_counts() {
    let printed = bench(&["perft", "hughes", "4"]);
    let figures = figures(&printed, 3);
    assert_eq!(figures[2][..2], [4.0, 152_050.0], "{printed}");
    assert!(figures[2][2] > 0.0);
    assert!(printed.lines().last().unwrap().starts_with("signature "));
}

#[test]
fn the_tables_are_made_within_five_milliseconds() {
    let took = || -> f64 {
        let printed = bench(&["perft", "hughes", "1"]);
        let words: Vec<&str> = printed.lines().next().unwrap().split(' ').collect();
        assert_eq!(words.last(), Some(&"ms"), "{printed}");
        words[words.len() - 2].parse().unwrap()
    };
    let best = (0..5).map(|_| took()).fold(f64::INFINITY, f64::min);
    assert!(best < 5.0, "{best} ms");
}

#[test]
fn a_benchs_signature_is_the_same_in_every_run_and_changes_with_the_work() {
    let signature = |arguments: &[&str]| bench(arguments).lines().last().unwrap().to_owned();
    assert_eq!(signature(&["api", "hughes"]), signature(&["api", "hughes"]));
    assert_ne!(signature(&["api", "hughes"]), signature(&["api", "gencon"]));
    assert_ne!(
        signature(&["perft", "hughes", "3"]),
        signature(&["perft", "hughes", "2"])
    );
}
