//! The command line, as a person or a script uses it.

use std::process::{Command, Output};

fn quadrille(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quadrille"))
        .args(arguments)
        .output()
        .unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    let output = quadrille(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// The message on stderr of a command that fails with status 2.
fn refusal(arguments: &[&str]) -> String {
    let output = quadrille(arguments);
    assert_eq!(
        output.status.code(),
        Some(2),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn games_lists_every_id_with_its_options() {
    let list = stdout(&["games"]);
    assert_eq!(list.lines().count(), 28);
    assert!(
        list.lines()
            .any(|line| line.starts_with("quadrochess-three ") && line.contains("numbered=W|E"))
    );
    assert!(
        list.lines()
            .any(|line| line.starts_with("hughes ") && line.contains(" anticlockwise"))
    );
}

#[test]
fn a_game_of_ones_own_is_played_from_its_file() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/www/own");
    let rules = format!("{folder}/capablanca.toml");
    assert_eq!(stdout(&["perft", "--rules", &rules, "2"]).trim(), "784");
    assert!(stdout(&["games", "--rules", &rules]).starts_with("name = \"Capablanca chess\"\n"));
    let played = stdout(&["play", "--rules", &rules, "f2-f4", "h8-g6"]);
    assert!(played.contains("turn: S"), "{played}");
}

#[test]
fn a_file_that_defines_no_game_is_refused_at_its_line() {
    let file = std::env::temp_dir().join(format!("rules-{}.toml", std::process::id()));
    std::fs::write(&file, "name = \"A\"\nmate = \"explode\"\n").unwrap();
    let message = refusal(&["play", "--rules", file.to_str().unwrap()]);
    assert!(
        message.contains("line 2, mate: found “explode”"),
        "{message}"
    );
}

#[test]
fn problems_are_proved_again() {
    let fen4 = "R-0,1,0,1-0,0,0,0-0,0,0,0-0,0,0,0-3-{'variant':'orthodox'}-2,rN,5/8/8/4,rQ,2,rP/1,yK,6/8/2,rQ,4,rK/8";
    let good = format!("orthodox\tmate:1\t110\te5-c5\t{fen4}");
    let file = std::env::temp_dir().join(format!("problems-{}.tsv", std::process::id()));
    let check = ["problems", "check", file.to_str().unwrap()];
    std::fs::write(&file, format!("a line of another language\n{good}\n")).unwrap();
    assert!(stdout(&check).ends_with("1 problems, each with one solution\n"));

    for (wrong, complaint) in [
        (
            good.replace("e5-c5", "e5-e6"),
            ":1: the only solution is e5-c5",
        ),
        (good.replace("110", "many"), ":1: “many” is no number"),
        (good.replace("mate:1", "mate:2"), ":1: is not proved"),
    ] {
        std::fs::write(&file, wrong).unwrap();
        let refused = refusal(&check);
        assert!(refused.contains(complaint), "{refused}");
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn perft_prints_one_integer() {
    assert_eq!(stdout(&["perft", "quadrochess-four", "3"]), "7800\n");
    assert_eq!(
        stdout(&["perft", "quadrochess-three", "2", "--option", "numbered=E"]),
        "393\n"
    );
    assert_eq!(
        stdout(&["perft", "orthodox", "1", "--moves", "e2-e4 e7-e5"]),
        "29\n"
    );
}

#[test]
fn divide_prints_moves_sorted_by_text_and_the_total() {
    let lines: Vec<String> = stdout(&["divide", "verney", "2"])
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0], "d2-d3 12");
    assert_eq!(lines[12], "total 144");
    assert!(lines[..12].is_sorted());
}

#[test]
fn perft_batch_counts_each_line_in_order_and_ignores_a_sixth_column() {
    let file = std::env::temp_dir().join(format!("quadrille-batch-{}.tsv", std::process::id()));
    std::fs::write(
        &file,
        "hughes\t-\t-\t-\t2\t395\nquadrochess-two\tanticlockwise\t-\td2-d4\t1\northodox\t-\t-\t-\t1\n",
    )
    .unwrap();
    let counts = stdout(&["perft", "--batch", file.to_str().unwrap()]);
    std::fs::remove_file(&file).unwrap();
    assert_eq!(counts, "395\n20\n20\n");
}

#[test]
fn play_prints_turn_states_check_result_and_position() {
    let report = stdout(&["play", "quadrochess-four", "d2-d4", "b5-d5"]);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "turn: N");
    assert_eq!(lines[1], "states: S=active W=active N=active E=active");
    assert_eq!(lines[2], "check: -");
    assert_eq!(lines[3], "result: ongoing");
    assert!(lines[4].starts_with("fen4: "));
}

#[test]
fn play_tells_of_the_end() {
    let report = stdout(&["play", "orthodox", "f2-f3", "e7-e5", "g2-g4", "d8-h4"]);
    assert!(report.contains("turn: -\n"));
    assert!(report.contains("result: win N (mate)\n"));
    let report = stdout(&["play", "quadrochess-teams", "resign:E"]);
    assert!(report.contains("result: win S+N (resignation)\n"));
}

#[test]
fn a_position_printed_by_play_is_read_again() {
    let report = stdout(&["play", "hughes", "d2-d4", "b8-d8"]);
    let fen4 = report
        .lines()
        .find_map(|line| line.strip_prefix("fen4: "))
        .unwrap();
    let again = stdout(&["play", "hughes", "--fen4", fen4]);
    assert_eq!(report, again);
}

#[test]
fn no_repetition_turns_the_draw_of_the_fifth_occurrence_off() {
    let shuffle = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"].repeat(4);
    let with =
        |options: &[&str]| stdout(&[&["play", "orthodox"], options, shuffle.as_slice()].concat());
    assert!(with(&[]).contains("result: draw (fivefold)"));
    assert!(with(&["--no-repetition"]).contains("result: ongoing"));
}

#[test]
fn five_faults_have_five_different_messages_that_name_the_move_and_its_place() {
    let finished = [
        "play", "orthodox", "f2-f3", "e7-e5", "g2-g4", "d8-h4", "a2-a3",
    ];
    let promotion = [
        "play", "orthodox", "a2-a4", "b7-b5", "a4-b5", "a7-a6", "b5-a6", "h7-h6", "a6-a7", "h6-h5",
        "a7-b8",
    ];
    let faults = [
        refusal(&["play", "quadrochess-four", "d2-d4", "b4-c5"]),
        refusal(&["play", "quadrochess-four", "d2-z9"]),
        refusal(&["play", "quadrochess-four", "b4-c4"]),
        refusal(&promotion),
        refusal(&finished),
    ];
    let expected = [
        "move 2, “b4-c5”: the pawn on b4 cannot go to c5",
        "move 1, “d2-z9”: “z9” is no square",
        "move 1, “b4-c4”: the piece on b4 is West's, and it is South's turn",
        "move 9, “a7-b8”: a pawn on b8 promotes: write a7-b8=B or a7-b8=N or a7-b8=Q or a7-b8=R",
        "move 5, “a2-a3”: the game is over: win N (mate)",
    ];
    for (fault, expected) in faults.iter().zip(expected) {
        assert!(fault.contains(expected), "{fault}");
    }
}

#[test]
fn an_unknown_game_option_or_command_says_what_there_is() {
    assert!(refusal(&["perft", "chess", "1"]).contains("the games are quadrochess-four"));
    assert!(refusal(&["perft", "gencon", "1", "--option", "huff"]).contains("its options are"));
    assert!(refusal(&["count", "gencon"]).contains("quadrille perft GAME DEPTH"));
    assert!(refusal(&["perft", "gencon", "deep"]).contains("is no depth"));
}
