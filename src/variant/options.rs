//! Options: named edits of a game's record (rule book, 15).

use super::choices::{OptionInfo, OptionKind, Options, TableRule};
use super::record::{Array, Castling, EnPassant, MateRule, StalemateRule, Variant};
use super::table::{self, UnknownGame};
use crate::board::{Board, Shape};
use crate::piece::Kind;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::words;

impl Variant {
    /// The game with this id, with options.
    ///
    /// ```
    /// use quadrille::Variant;
    /// let variant = Variant::new("hughes", &"anticlockwise".parse().unwrap()).unwrap();
    /// assert_eq!(variant.order.len(), 4);
    /// assert!(Variant::new("hughes", &"huff".parse().unwrap()).is_err());
    /// ```
    ///
    /// # Errors
    /// [`OptionsError`] if there is no such game, or it has no such option, or not this value.
    pub fn new(id: &str, options: &Options) -> Result<Self, OptionsError> {
        let mut variant = table::variant(id)?;
        apply(&mut variant, options)?;
        Ok(variant)
    }

    /// The options that this game offers.
    pub fn offered_options(&self) -> Vec<OptionInfo> {
        offered(self)
    }
}

/// What is wrong with a game's id or options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// There is no such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The game has no such option.
    #[error("{game} has no option “{name}”; {known}")]
    UnknownOption {
        /// The game's id.
        game: String,
        /// The name as given.
        name: String,
        /// What it has, in words.
        known: String,
    },
    /// The option has no such value.
    #[error("option “{name}” of {game} cannot be “{value}”; it takes {expected}")]
    BadValue {
        /// The game's id.
        game: String,
        /// The option's name.
        name: &'static str,
        /// The value as given.
        value: String,
        /// What it takes, in words.
        expected: String,
    },
}

/// What the option takes in a game.
fn kind(rule: TableRule, variant: &Variant) -> OptionKind {
    let choice = |words: &[&'static str]| {
        OptionKind::Choice(words.iter().map(|&word| word.into()).collect())
    };
    match rule {
        TableRule::Armies => OptionKind::Armies,
        TableRule::Setup => choice(&["", "inner", "inner-filled"]),
        TableRule::Shuffled => OptionKind::Number(959),
        TableRule::Array => OptionKind::Choice(
            variant
                .arrays
                .iter()
                .map(|(name, _)| name.clone())
                .collect(),
        ),
        TableRule::Numbered => choice(&["W", "E"]),
        TableRule::Partners => choice(&["SW", "SE"]),
        TableRule::Dummies => choice(&["", "W", "E", "W+E"]),
        TableRule::Stalemate => choice(&["", "draw", "pass"]),
        // Frozen players can be freed by a partner, so that there must be one.
        TableRule::AfterMate if variant.parties.len() == 2 => {
            choice(&["", "removed", "inert", "frozen"])
        }
        TableRule::AfterMate => choice(&["", "removed", "inert"]),
        TableRule::Anticlockwise
        | TableRule::CornerDiagonals
        | TableRule::SpokenCheck
        | TableRule::PlayOn
        | TableRule::NoEnPassant
        | TableRule::NoWalkingKing
        | TableRule::Huff
        | TableRule::CatalogueMen => OptionKind::Switch,
    }
}

/// Edits the record; the value is one that the option takes.
fn edit(rule: TableRule, variant: &mut Variant, value: &str) {
    match rule {
        TableRule::Armies => set_armies(variant, value),
        TableRule::Setup => set_inner(variant, value),
        TableRule::Shuffled => set_960(variant, value),
        TableRule::Array => set_array(variant, value),
        TableRule::Numbered => set_numbered(variant, value),
        TableRule::Partners => set_partners(variant, value),
        TableRule::Anticlockwise => variant.order[1..].reverse(),
        TableRule::CornerDiagonals => variant.corner_diagonals = true,
        TableRule::SpokenCheck => variant.spoken_check = true,
        TableRule::PlayOn => variant.mate = MateRule::KingOff,
        TableRule::NoEnPassant => variant.pawns.en_passant = EnPassant::Never,
        TableRule::NoWalkingKing => variant.walking_king = false,
        TableRule::Huff => variant.huff = true,
        TableRule::CatalogueMen => exchange_movements(variant, Kind::Engineer, Kind::Motorcyclist),
        TableRule::Stalemate => {
            variant.stalemate = match value {
                "pass" => StalemateRule::Pass,
                _ => StalemateRule::Draw,
            };
        }
        TableRule::AfterMate => {
            variant.mate = match value {
                "removed" => MateRule::RemoveArmy,
                "inert" => MateRule::Inert,
                _ => MateRule::Freeze,
            };
        }
        TableRule::Dummies => {
            variant.dummies = Seat::ALL
                .into_iter()
                .filter(|seat| value.contains(seat.letter()))
                .collect();
        }
    }
}

fn rules(variant: &Variant) -> Vec<TableRule> {
    let mut rules = variant.offers.clone();
    rules.sort_unstable();
    rules
}

fn offered(variant: &Variant) -> Vec<OptionInfo> {
    rules(variant)
        .into_iter()
        .map(|rule| OptionInfo {
            name: rule.name(),
            kind: kind(rule, variant),
        })
        .collect()
}

fn apply(variant: &mut Variant, options: &Options) -> Result<(), OptionsError> {
    let rules = rules(variant);
    for (name, value) in options.iter() {
        let rule = rules
            .iter()
            .copied()
            .find(|rule| rule.name() == name)
            .ok_or_else(|| unknown_option(variant, name))?;
        let takes = kind(rule, variant);
        if !accepts(&takes, value) {
            return Err(OptionsError::BadValue {
                game: variant.id.to_string(),
                name: rule.name(),
                value: value.to_owned(),
                expected: takes.to_string(),
            });
        }
    }
    for rule in rules {
        if let Some(value) = options.get(rule.name()) {
            edit(rule, variant, value);
            variant.options.set(rule.name(), value);
        }
    }
    Ok(())
}

fn unknown_option(variant: &Variant, name: &str) -> OptionsError {
    let mut names = String::new();
    for rule in rules(variant) {
        words::append(&mut names, ", ", rule.name());
    }
    let known = if names.is_empty() {
        "it has no options".to_owned()
    } else {
        format!("its options are {names}")
    };
    OptionsError::UnknownOption {
        game: variant.id.to_string(),
        name: name.to_owned(),
        known,
    }
}

fn accepts(kind: &OptionKind, value: &str) -> bool {
    match kind {
        OptionKind::Switch => value.is_empty(),
        OptionKind::Choice(words) => !value.is_empty() && words.iter().any(|word| word == value),
        OptionKind::Number(last) => {
            value.bytes().all(|b| b.is_ascii_digit())
                && value.parse::<u16>().is_ok_and(|number| number <= *last)
        }
        OptionKind::Armies => {
            value.len() == 4 && "WYBR".chars().all(|letter| value.contains(letter))
        }
    }
}

/// Two kinds move as the other does (R11.2).
fn exchange_movements(variant: &mut Variant, a: Kind, b: Kind) {
    let place = |kind| variant.pieces.iter().position(|piece| piece.kind == kind);
    if let (Some(a), Some(b)) = (place(a), place(b)) {
        let (first, second) = (variant.pieces[a].clone(), variant.pieces[b].clone());
        for (place, other) in [(a, second), (b, first)] {
            variant.pieces[place].quiet = other.quiet;
            variant.pieces[place].capture = other.capture;
        }
    }
}

/// Colours by seat; a light army's queen stands on the light royal square, a dark army's on the dark one (4).
fn set_armies(variant: &mut Variant, letters: &str) {
    for (seat, letter) in Seat::ALL.into_iter().zip(letters.bytes()) {
        if let Some(army) = table::quadro_army(letter) {
            variant.armies[seat] = army;
        }
    }
    if variant.castling != Castling::Never {
        variant.array = table::edge_array(BySeat::from_fn(|seat| queen_place(variant, seat, 0)).0);
    }
}

/// Which of the two royal places on a row has the shade of the seat's army.
fn queen_place(variant: &Variant, seat: Seat, row: u8) -> usize {
    let board = Board::get(variant.board, true);
    let fourth_is_dark = variant.board.is_dark(board.home_square(seat, 3, row));
    if fourth_is_dark == variant.armies[seat].light {
        4
    } else {
        3
    }
}

/// Officers and pawns on the rows around the inner board's edges (R4.7).
fn set_inner(variant: &mut Variant, setup: &str) {
    let filled = setup == "inner-filled";
    variant.array = Array::Officers {
        officers: BySeat::from_fn(|seat| table::officers(queen_place(variant, seat, 2))),
        row: 2,
        pawn_rows: if filled { vec![1, 3] } else { vec![3] },
        extra_officers: filled,
    };
}

/// Every army laid out from its player's left by one number; on `square8` North mirrors South's files (R4.6).
fn set_960(variant: &mut Variant, number: &str) {
    let from_left = array_960(number.parse().unwrap_or(518));
    let mirrored = variant.board == Shape::SQUARE8;
    if let Array::Officers { officers, .. } = &mut variant.array {
        *officers = BySeat::from_fn(|seat| {
            let mut row = from_left.to_vec();
            // Left is the low end of the row for South and East; the high end for West and North.
            if matches!(seat, Seat::West | Seat::North) && !mirrored {
                row.reverse();
            }
            row
        });
    }
    variant.castling = Castling::Chess960;
}

/// The officers of a 960 array by its number (Scharnagl's numbering; 518 is the orthodox array).
fn array_960(number: u16) -> [Kind; 8] {
    const KNIGHTS: [(usize, usize); 10] = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let mut row = [None; 8];
    let number = usize::from(number);
    row[number % 4 * 2 + 1] = Some(Kind::Bishop);
    row[number / 4 % 4 * 2] = Some(Kind::Bishop);
    place_in_gap(&mut row, number / 16 % 6, Kind::Queen);
    let (first, second) = KNIGHTS[number / 96 % 10];
    place_in_gap(&mut row, second, Kind::Knight);
    place_in_gap(&mut row, first, Kind::Knight);
    for kind in [Kind::Rook, Kind::King, Kind::Rook] {
        place_in_gap(&mut row, 0, kind);
    }
    row.map(|kind| kind.unwrap_or(Kind::Rook))
}

/// Puts a piece on the n-th place that is still free.
fn place_in_gap(row: &mut [Option<Kind>; 8], n: usize, kind: Kind) {
    if let Some(gap) = row.iter_mut().filter(|place| place.is_none()).nth(n) {
        *gap = Some(kind);
    }
}

/// One of the record's arrays.
fn set_array(variant: &mut Variant, name: &str) {
    if let Some((_, array)) = variant.arrays.iter().find(|(known, _)| known == name) {
        variant.array = array.clone();
    }
}

/// The player at the numbered side begins, then in table order (4).
fn set_numbered(variant: &mut Variant, side: &str) {
    variant.order = match side {
        "E" => vec![Seat::East, Seat::South, Seat::North],
        _ => vec![Seat::West, Seat::North, Seat::South],
    };
    variant.parties = variant
        .order
        .iter()
        .map(|&seat| SeatSet::of(&[seat]))
        .collect();
    variant.controllers.clone_from(&variant.parties);
}

fn set_partners(variant: &mut Variant, partners: &str) {
    let shared = variant.controllers.len() == variant.parties.len();
    let souths = if partners == "SE" {
        [Seat::South, Seat::East]
    } else {
        [Seat::South, Seat::West]
    };
    let souths = SeatSet::of(&souths);
    variant.parties = vec![souths, SeatSet::ALL.without(souths)];
    if shared {
        variant.controllers.clone_from(&variant.parties);
    }
}
