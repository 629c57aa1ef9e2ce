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
