//! Records as other programs and people write them.

use quadrille::notation::{self, Notice, RecordError, decode, games};
use quadrille::{Game, Kind, Position, Reason};

fn reading(text: &str) -> notation::Reading {
    notation::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn notices(text: &str) -> Vec<&'static str> {
    let notices = reading(text).notices;
    notices.iter().map(Notice::code).collect()
}

fn plies(text: &str) -> usize {
    reading(text).game.plies()
}

/// The last position of a record, as FEN.
fn end(text: &str) -> String {
    reading(text).game.position().to_fen().unwrap()
}

#[test]
fn moves_are_read_with_missing_and_surplus_signs() {
    let usual = end("1. e4 d5 2. exd5 Nf6 3. Bb5+ c6");
    for text in [
        "1.e4 d5 2.ed5 Nf6 3.Bb5 c6",
        "1. e4! d5?! 2. e4xd5!? Ng8-f6 3. Bf1-b5+ c7-c6",
        "1 e2-e4 d7-d5 2 e4:d5 Ng8f6+ 3 Bf1b5# c7c6",
        "1. Pe4 d5 2. exd5 ♞f6 3. ♗b5† c6",
        "1. e4 d5 2. exd5 Sf6 3. Lb5+ c6",
        "1. e2e4 d7d5 2. e4d5 g8f6 3. f1b5 ch c7c6",
        "1. e4 = d5 2. exd5 ± Nf6 ∞ 3. Bb5+ +- c6",
    ] {
        assert_eq!(end(text), usual, "{text}");
    }
}

#[test]
fn castling_is_written_with_letters_or_zeros() {
    let usual = end("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O");
    for castling in ["0-0 0-0", "o-o O-O", "O–O 0–0", "e1g1 O-O!"] {
        assert_eq!(
            end(&format!("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. {castling}")),
            usual
        );
    }
}

#[test]
fn promotions_are_written_in_many_ways() {
    let start = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n";
    let usual = end(&format!("{start}1. a8=Q+"));
    for word in [
        "a8Q", "a8(Q)", "a8=q", "a8=D", "a7a8q", "a7-a8=Q", "a8/Q", "a8(Q)+",
    ] {
        assert_eq!(end(&format!("{start}1. {word}")), usual, "{word}");
    }
    assert!(
        notation::read(&format!("{start}1. a8")).is_err(),
        "it must be said to what"
    );
}

#[test]
fn a_capture_in_passing_may_be_said_to_be_one() {
    let usual = end("1. e4 a6 2. e5 d5 3. exd6");
    for word in ["exd6e.p.", "exd6 e.p.", "ed6ep", "exd6ep+", "exd6 ep"] {
        assert_eq!(
            end(&format!("1. e4 a6 2. e5 d5 3. {word}")),
            usual,
            "{word}"
        );
    }
}

#[test]
fn a_move_that_is_none_passes_the_turn() {
    for null in ["--", "Z0", "0000", "@@@@"] {
        let text = format!("1. e4 {null} 2. d4 d5");
        let game = reading(&text).game;
        assert_eq!(game.plies(), 3, "{text}");
        let written = game.to_pgn().unwrap();
        assert!(written.contains("1. e4 -- 2. d4 d5"), "{written}");
        assert_eq!(reading(&written).game.record(), game.record());
        assert_eq!(
            Game::from_pgn4(&game.to_pgn4()).unwrap().record(),
            game.record()
        );
        assert_eq!(Game::from_share(&game.to_share()).unwrap().plies(), 3);
    }
}

#[test]
fn lines_of_percent_and_semicolon_stand_anywhere() {
    let text = "%one\n; before the tags\n[Event \"?\"]\n%two\n\n; before the moves\n1. e4 ; behind one\n%three\ne5 *";
    let game = reading(text).game;
    assert_eq!(game.plies(), 2);
    assert_eq!(
        game.record().preface(),
        ["before the tags", "before the moves"]
    );
}

#[test]
fn lines_end_in_each_way() {
    let text = "[Event \"A\"]\n\n1. e4 e5 {two\nlines} 2. d4 *\n\n[Event \"B\"]\n\n1. c4 *\n";
    for end in ["\n", "\r\n", "\r"] {
        let file = text.replace('\n', end);
        let found: Vec<_> = games(file.as_bytes()).collect();
        let lines: Vec<usize> = found.iter().map(|game| game.line).collect();
        assert_eq!(lines, [1, 6], "{end:?}");
        let counts: Vec<usize> = found.iter().map(|game| plies(&game.text)).collect();
        assert_eq!(counts, [3, 1]);
    }
}

#[test]
fn every_encoding_gives_the_same_game() {
    let text = "[White \"Krämer, Jürgen\"]\n[Black \"Ørsted\"]\n\n1. e4 {schön} e5 *\n";
    let latin: Vec<u8> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    let utf16 = |mark: bool, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let mark = mark.then_some(0xfeff);
        mark.into_iter()
            .chain(text.encode_utf16())
            .flat_map(bytes)
            .collect()
    };
    for bytes in [
        text.as_bytes().to_vec(),
        [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        latin,
        utf16(true, u16::to_le_bytes),
        utf16(false, u16::to_le_bytes),
        utf16(true, u16::to_be_bytes),
        utf16(false, u16::to_be_bytes),
    ] {
        assert_eq!(decode(&bytes), text);
        let found: Vec<_> = games(&bytes).map(|game| game.text.into_owned()).collect();
        assert_eq!(found, [text]);
        let game = reading(&found[0]).game;
        assert_eq!(game.record().tag("North"), Some("Ørsted"));
    }
}

#[test]
fn quotation_marks_in_tags_may_lack_their_sign() {
    let game = reading("[White \"John \"Johnny\" Doe\"]\n[Black \"a \\\"b\\\" c\"]\n\n1. e4").game;
    assert_eq!(game.record().tag("South"), Some("John \"Johnny\" Doe"));
    assert_eq!(game.record().tag("North"), Some("a \"b\" c"));
}

#[test]
fn a_comment_that_does_not_end_ends_where_the_next_game_begins() {
    let file = "[Event \"A\"]\n\n1. e4 {oh\n\n[Event \"B\"]\n\n1. d4 {a [Event \"quoted\"] tag} d5 *\n\n[Event \"C\"]\n\n1. c4 *\n";
    let found: Vec<_> = games(file.as_bytes()).collect();
    let counts: Vec<usize> = found.iter().map(|game| plies(&game.text)).collect();
    assert_eq!(counts, [1, 2, 1]);
    assert_eq!(notices(&found[0].text), ["layout"]);
}

#[test]
fn games_without_tags_are_told_apart_by_their_results() {
    let file = "1. e4 e5 1-0 1. d4 d5 2. c4 1/2-1/2\n1. c4 *";
    let counts: Vec<usize> = games(file.as_bytes())
        .map(|game| plies(&game.text))
        .collect();
    assert_eq!(counts, [2, 3, 1]);
}

#[test]
fn a_damaged_game_in_the_middle_leaves_the_others() {
    let file = "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. e5 *\n\n[Event \"C\"]\n\n1. d4 *\n";
    let found: Vec<_> = games(file.as_bytes())
        .map(|game| notation::read(&game.text))
        .collect();
    let read: Vec<bool> = found.iter().map(Result::is_ok).collect();
    assert_eq!(read, [true, false, true]);
    let error = found[1].as_ref().unwrap_err();
    assert!(error.to_string().contains("“e5”"), "{error}");
}

/// Pieces of any length: what is cut apart is the same as what is cut as a whole.
#[test]
fn a_file_that_comes_in_pieces_has_the_same_games() {
    let one = "[Event \"Ä\"]\r\n\r\n1. e4 {x [Event \"no\"] y} e5 1-0\r\n\r\n";
    let file = one.repeat(3);
    let whole: Vec<_> = games(file.as_bytes()).collect();
    assert_eq!(whole.len(), 3);
    for length in [1, 2, 7, 50] {
        let mut splitter = notation::Splitter::default();
        let mut found = Vec::new();
        for piece in file.as_bytes().chunks(length) {
            splitter.push(piece);
            found.extend(std::iter::from_fn(|| splitter.next_game()));
        }
        splitter.finish();
        found.extend(std::iter::from_fn(|| splitter.next_game()));
        assert_eq!(found, whole, "{length}");
    }
}

#[test]
fn variations_that_are_not_legal_are_cut_and_the_main_line_must_be_legal() {
    let text = "1. e4 ( 1. d4 d5 2. Ke8 Nf6 ( 2... c5 ) 3. c4 ) 1... e5 ( 1... Qh4 ) 2. Nf3 *";
    let reading = reading(text);
    assert_eq!(reading.game.plies(), 3);
    let codes: Vec<_> = reading.notices.iter().map(Notice::code).collect();
    assert_eq!(codes, ["cut-variation", "cut-variation"]);
    assert!(
        reading
            .game
            .to_pgn()
            .unwrap()
            .contains("1. e4 (1. d4 d5) 1... e5 2. Nf3")
    );
    assert!(matches!(
        notation::read("1. e4 e5 2. Ke8"),
        Err(RecordError::Illegal(_))
    ));
}

#[test]
fn brackets_without_partners_are_named_and_nothing_is_lost() {
    assert_eq!(notices("1. e4 ) e5 *"), ["layout"]);
    assert_eq!(notices("1. e4 ( 1. d4"), ["layout"]);
    assert_eq!(notices("( 1. d4 ) 1. e4"), ["layout"]);
    assert_eq!(plies("1. e4 ) e5 ( 1... c5 2. Nf3"), 2);
}

#[test]
fn r3_6_the_reader_says_where_the_people_went_on_and_why() {
    let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4";
    let went_on = Notice::WentOn {
        ply: 16,
        reason: Reason::Fivefold,
    };
    assert_eq!(reading(text).notices, [went_on]);
}

#[test]
fn games_that_are_not_played_here_are_named_in_words() {
    let refusal = |text: &str| notation::read(text).unwrap_err().to_string();
    for name in ["King of the Hill", "Crazyhouse", "Three-check", "Antichess"] {
        let text = format!("[Variant \"{name}\"]\n[White \"a\"]\n\n1. e4");
        assert_eq!(refusal(&text), format!("{name} is not played here"));
    }
    let four = |rules: &str| format!("[Variant \"FFA\"]\n[RuleVariants \"{rules}\"]\n\n1. h2-h3");
    assert_eq!(
        refusal(&four("KingOfTheHill EnPassant")),
        "King of the Hill is not played here"
    );
    assert_eq!(
        refusal(&four("PromoteTo=QR")),
        "promotion to QR is not played here"
    );
    assert_eq!(notices(&four("EnPassant SomethingNew")), ["unknown-rules"]);
}

#[test]
fn fen_may_lack_its_counters() {
    let start = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w\"]\n\n1. e4";
    assert_eq!(plies(start), 1);
}

#[test]
fn r14_3_exports_of_2018_write_the_one_point_queen_as_a_queen() {
    let text = "[Variant \"FFA\"]\n[RuleVariants \"PromoteTo=D\"]\n[StartFen4 \"4PCo\"]\n\n\
        1. g2-g4 .. b8-c8 .. i13-i12 .. m8-l8\n2. g4-g5 .. c8-d8 .. i12-i11 .. l8-k8\n\
        3. g5-g6 .. b4-c4 .. d13-d12 .. m4-l4\n4. g6-g7 .. b5-c5 .. e13-e12 .. m5-l5\n5. g7-g8=Q";
    let game = reading(text).game;
    let queen = game.position().piece("g8".parse().unwrap()).unwrap();
    assert_eq!(queen.kind, Kind::OnePointQueen);
}

fn takes_in_passing(tags: &str) -> bool {
    let moves = "1. h2-h3 .. b4-d4 .. h13-h12 .. m8-l8\n2. e2-e4 .. d4xe3";
    notation::read(&format!(
        "[Variant \"Teams\"]\n[StartFen4 \"4PC\"]\n{tags}\n{moves}"
    ))
    .is_ok()
}

#[test]
fn r14_2_a_file_that_names_en_passant_was_played_with_it() {
    let date = |date: &str| format!("[Date \"{date}\"]\n");
    let named = "[RuleVariants \"EnPassant\"]\n";
    let old = date("Mon May 20 2019 12:00:00 GMT+0000 (UTC)");
    let standard = date("Tue May 21 2019 12:00:00 GMT+0000 (UTC)");
    assert!(takes_in_passing(&format!(
        "{named}{}",
        date("Thu Aug 01 2019 12:00:00 GMT+0000 (UTC)")
    )));
    assert!(takes_in_passing(&format!("{named}{old}")));
    assert!(!takes_in_passing(&old));
    assert!(!takes_in_passing(&date("2019.05.20")));
    assert!(takes_in_passing(&standard));
}

const FULL: &str = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'dim':'','wb':false,'noCorners':false,'boxOffset':0,\
    'zombieType':('','','',''),'zombieImmune':(false,false,false,false),'pawnBaseRank':2,'enPassant':('','','',''),\
    'royal':('h1','a7','g14','n8'),'royal8x8':('','','',''),'lives':(false,false,false,false),'setupPoints':(0,0,0,0),\
    'setupComplete':(false,false,false,false),'stalemated':(false,false,false,false),'promotedFrom':{},\
    'resigned':(null,null,null,null)}-x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x/x,x,x,yP,yP,yP,yP,yP,yP,yP,yP,x,x,x/\
    x,x,x,8,x,x,x/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/\
    bN,bP,10,gP,gN/bR,bP,10,gP,gR/x,x,x,8,x,x,x/x,x,x,rP,rP,rP,rP,rP,rP,rP,rP,x,x,x/x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x";

fn from_start(start: &str) -> String {
    format!(
        "[Variant \"FFA\"]\n[RuleVariants \"DeadKingWalking EnPassant PromoteTo=D\"]\n[StartFen4 \"{start}\"]\n\n1. h2-h4"
    )
}

#[test]
fn every_field_of_the_big_sites_editor_is_read_kept_and_written_again() {
    let reading = reading(&from_start(FULL));
    assert_eq!(reading.notices, []);
    assert!(reading.game.to_pgn4().contains(FULL));
}

#[test]
fn fields_that_nobody_knows_are_kept_and_named() {
    let start = FULL.replace("'wb':false", "'wb':true,'moon':{'phase':('full',null)}");
    let reading = reading(&from_start(&start));
    let unknown = Notice::UnknownFields(vec!["wb".to_owned(), "moon".to_owned()]);
    assert_eq!(reading.notices, [unknown]);
    assert!(reading.game.to_pgn4().contains(&start));
}

#[test]
fn dead_pieces_keep_the_colour_that_they_are_written_with() {
    let start = FULL.replacen("bB,bP", "bB,dyB", 1);
    let game = reading(&from_start(&start)).game;
    let dead = game.start().piece("b9".parse().unwrap()).unwrap();
    assert_eq!((dead.owner, dead.kind), (None, Kind::Bishop));
    assert!(game.to_pgn4().contains(&start));
    let again = Position::from_fen4(game.variant().clone(), &game.start().to_fen4()).unwrap();
    assert_eq!(again.piece("b9".parse().unwrap()), Some(dead));
}

#[test]
fn r14_3_a_result_that_is_not_the_referees_is_kept_and_said() {
    let text =
        "[Variant \"FFA\"]\n[Result \"Red: 7 - Blue: 0 - Yellow: 0 - Green: 0\"]\n\n1. h2-h3";
    let reading = reading(text);
    let said = "Red: 7 - Blue: 0 - Yellow: 0 - Green: 0";
    let found = "Red: 0 - Blue: 0 - Yellow: 0 - Green: 0";
    let other = Notice::OtherResult {
        written: said.to_owned(),
        found: found.to_owned(),
    };
    assert_eq!(reading.notices, [other]);
    assert!(reading.game.to_pgn4().contains(said));
    let mated = "[Result \"0-1\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 0-1";
    assert_eq!(notices(mated), ["other-result"]);
    assert!(
        self::reading(mated)
            .game
            .to_pgn()
            .unwrap()
            .contains("[Result \"0-1\"]")
    );
}

#[test]
fn a_position_alone_is_a_game_that_begins_there() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    assert_eq!(
        end(fen),
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 1"
    );
    let hughes = Game::new(super::support::variant("hughes", "-"))
        .start()
        .to_fen4();
    assert_eq!(reading(&hughes).game.variant().id, "hughes");
    let ids = [FULL, &FULL.replacen("bB,bP", "bB,dP", 1)]
        .map(|text| reading(text).game.variant().id.to_string());
    assert_eq!(ids, ["online-teams", "online-ffa"]);
    let broken = fen
        .replacen("rnbq", "r?", 1)
        .replace("RNBQKB1R", "RNBQKB2R");
    let error = notation::read(&broken).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the start cannot be read: rank 1 is 9 squares long instead of 8"
    );
}

#[test]
fn a_game_without_moves_ends_where_the_next_begins() {
    let one = "[Event \"A\"]\n[Site \"B\"]\n\n";
    let found: Vec<_> = games(one.repeat(3).as_bytes())
        .map(|game| game.line)
        .collect();
    assert_eq!(found, [1, 4, 7]);
}
