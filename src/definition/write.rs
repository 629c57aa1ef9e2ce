//! Writing a game as a definition: the name, what it extends, and every field that differs.

use std::fmt::Write as _;

use super::words::{
    CASTLING, COLOURS, EN_PASSANT, KING_CAPTURE, LABELS, MATE, MATE_WHEN, RECORDS, SCORING, SEATS,
    STALEMATE, TALK, TURNING, Words, quoted, word_of,
};
use super::{array, board, pieces};
use crate::seat::{Seat, SeatSet};
use crate::variant::{Options, PromotionZone, Variant};

/// The definition as an edit of the game that the variant began as.
pub(super) fn definition(variant: &Variant) -> String {
    extending(variant, &nearest(variant))
}

/// The definition as an edit of another game of the same family.
pub(super) fn extending(variant: &Variant, base: &Variant) -> String {
    let mut out = format!(
        "name = {}\nextends = \"{}\"\n",
        quoted(&variant.name),
        base.id
    );
    if variant.source != base.source {
        let _ = writeln!(out, "source = {}", quoted(&variant.source));
    }
    word("talk", TALK, &variant.talk, &base.talk, &mut out);
    board::write(variant, base, &mut out);
    seats(variant, base, &mut out);
    pieces::write(variant, base, &mut out);
    array::write(variant, base, &mut out);
    pawns(variant, base, &mut out);
    promotion(variant, base, &mut out);
    word(
        "castling",
        CASTLING,
        &variant.castling,
        &base.castling,
        &mut out,
    );
    word("mate", MATE, &variant.mate, &base.mate, &mut out);
    word(
        "mate-when",
        MATE_WHEN,
        &variant.mate_when,
        &base.mate_when,
        &mut out,
    );
    word(
        "stalemate",
        STALEMATE,
        &variant.stalemate,
        &base.stalemate,
        &mut out,
    );
    word(
        "king-capture",
        KING_CAPTURE,
        &variant.king_capture,
        &base.king_capture,
        &mut out,
    );
    word(
        "scoring",
        SCORING,
        &variant.scoring,
        &base.scoring,
        &mut out,
    );
    for (name, value, before) in [
        ("dead-draws", variant.dead_draws, base.dead_draws),
        ("draw-claims", variant.draw_claims, base.draw_claims),
        ("spoken-check", variant.spoken_check, base.spoken_check),
        ("walking-king", variant.walking_king, base.walking_king),
        ("huff", variant.huff, base.huff),
    ] {
        if value != before {
            let _ = writeln!(out, "{name} = {value}");
        }
    }
    word("labels", LABELS, &variant.labels, &base.labels, &mut out);
    word(
        "records",
        RECORDS,
        &variant.records,
        &base.records,
        &mut out,
    );
    out
}

/// The game that the definition extends: the one of the book whose record the game began as, or orthodox chess.
fn nearest(variant: &Variant) -> Variant {
    let options = Options::default();
    match Variant::new(
        variant.id.strip_prefix("own:").unwrap_or(&variant.id),
        &options,
    ) {
        Ok(game) => game,
        Err(_) => Variant::new("orthodox", &options).unwrap_or_else(|_| variant.clone()),
    }
}

fn word<T: PartialEq>(name: &str, words: Words<T>, value: &T, before: &T, out: &mut String) {
    if value != before {
        let _ = writeln!(out, "{name} = \"{}\"", word_of(words, value));
    }
}

fn seat_list(seats: impl Iterator<Item = Seat>) -> String {
    let words: Vec<String> = seats
        .map(|seat| format!("\"{}\"", word_of(SEATS, &seat)))
        .collect();
    format!("[{}]", words.join(", "))
}

fn seat_sets(sets: &[SeatSet]) -> String {
    let words: Vec<String> = sets.iter().map(|set| seat_list(set.iter())).collect();
    format!("[{}]", words.join(", "))
}

fn seats(variant: &Variant, base: &Variant, out: &mut String) {
    if variant.order != base.order {
        let _ = writeln!(out, "order = {}", seat_list(variant.order.iter().copied()));
    }
    let differ = variant.parties != base.parties || variant.controllers != base.controllers;
    if variant.order != base.order || differ {
        let _ = writeln!(out, "parties = {}", seat_sets(&variant.parties));
        let _ = writeln!(out, "controllers = {}", seat_sets(&variant.controllers));
    }
    if variant.dummies != base.dummies {
        let _ = writeln!(out, "dummies = {}", seat_list(variant.dummies.iter()));
    }
    for (letter, seat) in SEATS {
        let (army, before) = (variant.armies[*seat], base.armies[*seat]);
        if army != before {
            let colour = word_of(COLOURS, &army.colour);
            let _ = writeln!(
                out,
                "armies.{letter} = {{ colour = \"{colour}\", light = {} }}",
                army.light
            );
        }
    }
}

fn pawns(variant: &Variant, base: &Variant, out: &mut String) {
    let (pawns, before) = (variant.pawns, base.pawns);
    for (name, value, before) in [
        ("double-step", pawns.double_step, before.double_step),
        ("leaping", pawns.leaping, before.leaping),
    ] {
        if value != before {
            let _ = writeln!(out, "pawns.{name} = {value}");
        }
    }
    word(
        "pawns.en-passant",
        EN_PASSANT,
        &pawns.en_passant,
        &before.en_passant,
        out,
    );
    word(
        "pawns.turning",
        TURNING,
        &pawns.turning,
        &before.turning,
        out,
    );
}

fn promotion(variant: &Variant, base: &Variant, out: &mut String) {
    if variant.promotion.zone != base.promotion.zone {
        let _ = match variant.promotion.zone {
            PromotionZone::Rank(rank) => writeln!(out, "promotion.rank = {rank}"),
            PromotionZone::EndOfFile => writeln!(out, "promotion.zone = \"end-of-file\""),
            PromotionZone::HostileBackRows => {
                writeln!(out, "promotion.zone = \"hostile-back-rows\"")
            }
        };
    }
    if variant.promotion.kinds != base.promotion.kinds {
        let letters: String = variant
            .promotion
            .kinds
            .iter()
            .map(|kind| kind.letter())
            .collect();
        let _ = writeln!(out, "promotion.to = \"{letters}\"");
    }
}
