//! The command line's side of the computer player: the engine protocol and matches.

use quadrille::cli::run;

fn said(arguments: &[&str]) -> Result<String, String> {
    let mut out = Vec::new();
    let words = arguments.iter().map(std::ffi::OsString::from).collect();
    run(words, &mut out).map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn a_match_prints_a_share_for_the_family() {
    let text = said(&["match", "3", "random", "--games", "4", "checkers-classic"]).unwrap();
    assert!(text.starts_with("level 3 against random\n"), "{text}");
    assert!(
        text.contains("checkers                4 games  1.000"),
        "{text}"
    );
}

#[test]
fn a_match_is_the_same_each_time() {
    let play = || said(&["match", "2", "1", "--games", "2", "--verbose", "orthodox"]);
    assert_eq!(play(), play());
}

#[test]
fn an_unknown_player_is_refused() {
    let error = said(&["match", "6", "random"]).unwrap_err();
    assert!(error.contains("“6” is no player"), "{error}");
}

#[test]
fn a_term_of_the_evaluation_meets_itself_changed() {
    let play = |term| {
        said(&[
            "match",
            "--weights",
            term,
            "--games",
            "2",
            "--nodes",
            "200",
            "orthodox",
        ])
    };
    let text = play("mobility=0").unwrap();
    assert!(
        text.starts_with("level 5 against mobility at 0 %\n"),
        "{text}"
    );
    assert!(text.contains(" 2 games  "), "{text}");
    // Orthodox chess has no frozen armies: nobody can play without a term that is not there.
    assert_eq!(play("frozen=0").unwrap().lines().count(), 1);
    assert!(
        play("luck=0")
            .unwrap_err()
            .contains("terms: material, centre")
    );
}
