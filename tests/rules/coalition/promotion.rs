//! Guards and Machine-guns on the border of a hostile field (R11.10).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{
    E, N, S, W, coalitions, legal, may, piece, play, played, settled, targets, unsettled,
};
use quadrille::Kind;
use quadrille::effect::Effect;

#[test]
fn a_machine_gun_is_exchanged_for_any_man_but_a_king_or_left_as_it_is() {
    let game = played("c2-b3 f9-f7 k6-h5 a5-a9");
    let exchanges: Vec<String> = legal(&game)
        .into_iter()
        .filter(|text| text.starts_with("b3-a4"))
        .collect();
    assert_eq!(
        exchanges.join(" "),
        "b3-a4 b3-a4=A b3-a4=F b3-a4=I b3-a4=R b3-a4=S b3-a4=T b3-a4=U"
    );
}

#[test]
fn the_exchanged_man_is_what_was_chosen() {
    let mut game = played("c2-b3 f9-f7 k6-h5 a5-a9");
    let effects = play(&mut game, "b3-a4=F");
    assert_eq!(piece(&game, "a4"), Some((S, Kind::Plane)));
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Promoted { seat, kind: Kind::Plane, .. } if *seat == S
    )));
    let mut left = played("c2-b3 f9-f7 k6-h5 a5-a9");
    play(&mut left, "b3-a4");
    assert_eq!(piece(&left, "a4"), Some((S, Kind::MachineGun)));
}

#[test]
fn guards_are_exchanged_on_every_hostile_border() {
    for (pieces, turn, mv) in [
        ("S e1K d9S N h10K W a4S E k4S", S, "d9-d10=U"),
        ("S e1K c1S N h10K i5S W a4S E k7S b2M", E, "b2-b1=T"),
        ("S e1K c1S N h10K i5S W i6S E k7S", W, "i6-k6=I"),
        ("S e1K c1S N h10K b5M W a7S E k7S", N, "b5-a5=R"),
    ] {
        assert!(may(&settled(pieces, turn), mv), "{mv}");
    }
}

#[test]
fn not_on_an_allys_border_nor_in_a_corner() {
    let ally = settled("S e1K b5M N h10K i5S W b7S E k7S", S);
    assert_eq!(targets(&ally, "b5"), "a4 a5 a6 b4 b6 c4 c5 c6");
    let corner = settled("S e1K a9S N h10K i5S W b7S E k7S", S);
    assert_eq!(targets(&corner, "a9"), "a10");
    let behind = settled("S e1K c8M N h10K i5S W b7S E k7S", S);
    assert!(
        !may(&behind, "c8-c9=T"),
        "the field's inner row is no border"
    );
}

#[test]
fn hostility_is_judged_before_the_move() {
    // R11.12: taking Green's piece on Red's border makes Red an ally, but the exchange stands.
    let mut game = unsettled("S e1K b4M N h10K i5S W b7S E a4S k7S", S);
    play(&mut game, "b4-a4=T");
    assert_eq!(coalitions(&game), "S+W N+E");
    assert_eq!(piece(&game, "a4"), Some((S, Kind::Tank)));
}

#[test]
fn an_exchanged_man_counts_as_having_moved() {
    // R11.12: it has no double step as a guard either.
    let mut game = settled("S e1K N h10K b5M W a7S E k7S i4S", N);
    play(&mut game, "b5-a5=S i4-h4 a7-b7 e1-e2");
    assert_eq!(
        targets(&game, "a5"),
        "a4 a4=A a4=F a4=I a4=M a4=R a4=T a4=U"
    );
}

#[test]
fn other_pieces_are_not_exchanged() {
    let game = settled("S e1K d9T N h10K i5S W b7S E k7S", S);
    assert!(may(&game, "d9-d10") && !may(&game, "d9-d10=U"));
}
