//! The table of all games.

use std::borrow::Cow;

use super::choices::{Options, TableRule};
use super::record::{
    Army, Array, Castling, Colour, EnPassant, Family, JumpRules, KingCapture, Labels, MateRule,
    MateWhen, PawnRules, Promotion, PromotionZone, RecordStyle, Scoring, StalemateRule, Talk,
    Turning, Variant,
};
use crate::board::Shape;
use crate::facts::powers::MEN;
use crate::piece::{Kind, Piece, PieceRecord};
use crate::seat::Seat::{East, North, South, West};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::Square;
use crate::words;

/// The ids of all games, in the order of the rule book.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(id, _)| *id)
}

fn list_of_ids() -> String {
    let mut list = String::new();
    for (id, _) in GAMES {
        words::append(&mut list, ", ", id);
    }
    list
}

/// An id that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game “{0}”; the games are {list}", list = list_of_ids())]
pub struct UnknownGame(pub String);

pub(super) fn variant(id: &str) -> Result<Variant, UnknownGame> {
    let (id, build) = GAMES
        .iter()
        .find(|(known, _)| *known == id)
        .ok_or_else(|| UnknownGame(id.to_owned()))?;
    Ok(Variant {
        id: Cow::Borrowed(id),
        ..build()
    })
}

type Build = fn() -> Variant;

const GAMES: [(&str, Build); 28] = [
    ("quadrochess-four", || {
        offering(quadrochess_four(), TableRule::AfterMate)
    }),
    ("quadrochess-three", || {
        offering(three(quadrochess_four()), TableRule::AfterMate)
    }),
    ("quadrochess-two", || {
        offering(two(quadrochess_four()), TableRule::Setup)
    }),
    ("quadrochess-teams", || quadrochess_teams(OPPOSITE)),
    ("quadrochess-teams-adjacent", || quadrochess_teams(ADJACENT)),
    ("quadrochess-doubles3", || {
        offering(doubles_for_three(quadrochess_four()), TableRule::AfterMate)
    }),
    ("quadrochess-doubles2", || {
        doubles(quadrochess_teams(OPPOSITE))
    }),
    ("quadrochess-doubles2-adjacent", || {
        doubles(quadrochess_teams(ADJACENT))
    }),
    ("quadrocheckers-four", quadrocheckers_four),
    ("quadrocheckers-three", || three(quadrocheckers_four())),
    ("quadrocheckers-two", || two(quadrocheckers_four())),
    ("quadrocheckers-two-sixteen", || Variant {
        name: "QuadroCheckers for two with sixteen pieces".into(),
        array: Array::Stones { rows: 4 },
        ..two(quadrocheckers_four())
    }),
    ("quadrocheckers-teams", || {
        teams(quadrocheckers_four(), OPPOSITE)
    }),
    ("quadrocheckers-teams-adjacent", || {
        teams(quadrocheckers_four(), ADJACENT)
    }),
    ("quadrocheckers-doubles3", || {
        doubles_for_three(quadrocheckers_four())
    }),
    ("quadrocheckers-doubles2", || {
        doubles(teams(quadrocheckers_four(), OPPOSITE))
    }),
    ("quadrocheckers-doubles2-adjacent", || {
        doubles(teams(quadrocheckers_four(), ADJACENT))
    }),
    ("chess-four", chess_four),
    ("gencon", gencon),
    ("american", american),
    ("hughes", hughes),
    ("verney", verney),
    ("political", political),
    ("coalition", coalition),
    ("orthodox", orthodox),
    ("checkers-classic", checkers_classic),
    ("online-teams", online_teams),
    ("online-ffa", online_ffa),
];

const OPPOSITE: [SeatSet; 2] = [SeatSet::of(&[South, North]), SeatSet::of(&[West, East])];
const ADJACENT: [SeatSet; 2] = [SeatSet::of(&[South, West]), SeatSet::of(&[North, East])];

const DRESDEN: &str = "EuroSchach Dresden, QuadroChess and Checkers";

/// The officers from one end, with the queen on the fourth or the fifth place.
pub(super) fn officers(queen_place: usize) -> Vec<Kind> {
    let mut row = vec![
        Kind::Rook,
        Kind::Knight,
        Kind::Bishop,
        Kind::King,
        Kind::King,
        Kind::Bishop,
        Kind::Knight,
        Kind::Rook,
    ];
    row[queen_place] = Kind::Queen;
    row
}

/// An array of officers on the edge and pawns before them; the places (3 or 4) of the queens of S, W, N and E.
pub(super) fn edge_array(queens: [usize; 4]) -> Array {
    Array::Officers {
        officers: BySeat(queens).map(officers),
        row: 0,
        pawn_rows: vec![1],
        extra_officers: false,
    }
}

/// The kinds of orthodox chess.
const CHESS: [Kind; 6] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
];

fn known(kinds: &[Kind]) -> Vec<PieceRecord> {
    kinds.iter().copied().map(PieceRecord::known).collect()
}

/// The kinds of orthodox chess and one more.
fn chess_and(kind: Kind) -> Vec<PieceRecord> {
    let mut pieces = known(&CHESS);
    pieces.push(PieceRecord::known(kind));
    pieces
}

const fn army(colour: Colour, light: bool) -> Army {
    Army { colour, light }
}

const WHITE: Army = army(Colour::White, true);
const YELLOW: Army = army(Colour::Yellow, true);
const BLACK: Army = army(Colour::Black, false);
const RED: Army = army(Colour::Red, false);
const BROWN: Army = army(Colour::Brown, false);

/// The army that option `armies` names by its letter.
pub(super) const fn quadro_army(letter: u8) -> Option<Army> {
    match letter {
        b'W' => Some(WHITE),
        b'Y' => Some(YELLOW),
        b'B' => Some(BLACK),
        b'R' => Some(RED),
        _ => None,
    }
}

fn each(seats: &[Seat]) -> Vec<SeatSet> {
    seats.iter().map(|&seat| SeatSet::of(&[seat])).collect()
}

fn free_for_all(order: &[Seat]) -> (Vec<Seat>, Vec<SeatSet>, Vec<SeatSet>) {
    (order.to_vec(), each(order), each(order))
}

/// Two seats on the inner board, FIDE's rules: what every other record is an edit of.
fn orthodox() -> Variant {
    let (order, parties, controllers) = free_for_all(&[South, North]);
    Variant {
        id: "orthodox".into(),
        name: "Orthodox chess".into(),
        section: 12,
        source: "FIDE".into(),
        talk: Talk::Unsaid,
        family: Family::Chess,
        board: Shape::SQUARE8,
        corner_diagonals: true,
        order,
        parties,
        controllers,
        armies: BySeat([WHITE, YELLOW, BLACK, RED]),
        pieces: known(&CHESS),
        array: edge_array([3; 4]),
        arranges_first: false,
        pawns: PawnRules {
            double_step: true,
            en_passant: EnPassant::AnyHostile,
            turning: Turning::Never,
            leaping: false,
        },
        promotion: Promotion {
            zone: PromotionZone::EndOfFile,
            kinds: vec![Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight],
        },
        castling: Castling::TwoSquares,
        mate: MateRule::PartyLoses,
        mate_when: MateWhen::OwnTurn,
        stalemate: StalemateRule::Draw,
        king_capture: KingCapture::Never,
        dead_draws: true,
        draw_claims: true,
        scoring: Scoring::Result,
        spoken_check: false,
        walking_king: false,
        jumps: JumpRules::QUADRO,
        huff: false,
        dummies: SeatSet::EMPTY,
        labels: Labels::Plain,
        records: RecordStyle::Own,
        arrays: Vec::new(),
        offers: vec![TableRule::Shuffled],
        options: Options::default(),
    }
}

fn quadrochess_four() -> Variant {
    let (order, parties, controllers) = free_for_all(&Seat::ALL);
    Variant {
        name: "QuadroChess".into(),
        section: 4,
        source: DRESDEN.into(),
        board: Shape::CROSS12,
        corner_diagonals: false,
        order,
        parties,
        controllers,
        mate: MateRule::RemoveArmy,
        labels: Labels::Manual,
        offers: vec![
            TableRule::Armies,
            TableRule::Shuffled,
            TableRule::Anticlockwise,
            TableRule::CornerDiagonals,
            TableRule::SpokenCheck,
            TableRule::Stalemate,
        ],
        draw_claims: false,
        ..orthodox()
    }
}

/// Partners who sit side by side may sit so in two ways.
fn teams(variant: Variant, parties: [SeatSet; 2]) -> Variant {
    let teams = Variant {
        parties: parties.to_vec(),
        ..variant
    };
    if parties == ADJACENT {
        offering(teams, TableRule::Partners)
    } else {
        teams
    }
}

fn quadrochess_teams(parties: [SeatSet; 2]) -> Variant {
    let variant = offering(teams(quadrochess_four(), parties), TableRule::PlayOn);
    let variant = offering(variant, TableRule::AfterMate);
    Variant {
        mate: MateRule::PartyLoses,
        ..variant
    }
}

/// With one more option.
fn offering(mut variant: Variant, rule: TableRule) -> Variant {
    variant.offers.push(rule);
    variant
}

/// One person holds both seats of a party.
fn doubles(variant: Variant) -> Variant {
    Variant {
        controllers: variant.parties.clone(),
        ..variant
    }
}

fn doubles_for_three(variant: Variant) -> Variant {
    let parties = vec![OPPOSITE[0], SeatSet::of(&[West]), SeatSet::of(&[East])];
    doubles(Variant { parties, ..variant })
}

/// Two at the lettered sides, the third, who begins, at the numbered side W.
fn three(variant: Variant) -> Variant {
    let (order, parties, controllers) = free_for_all(&[West, North, South]);
    let variant = offering(variant, TableRule::Numbered);
    Variant {
        order,
        parties,
        controllers,
        ..variant
    }
}

fn two(variant: Variant) -> Variant {
    let (order, parties, controllers) = free_for_all(&[South, North]);
    Variant {
        order,
        parties,
        controllers,
        ..variant
    }
}

fn quadrocheckers_four() -> Variant {
    Variant {
        name: "QuadroCheckers".into(),
        section: 5,
        family: Family::Checkers,
        pieces: known(&[Kind::Man, Kind::CheckersKing]),
        array: Array::Stones { rows: 2 },
        castling: Castling::Never,
        offers: vec![
            TableRule::Armies,
            TableRule::Anticlockwise,
            TableRule::CornerDiagonals,
            TableRule::Huff,
        ],
        dead_draws: false,
        stalemate: StalemateRule::PassOrLose,
        ..quadrochess_four()
    }
}

fn checkers_classic() -> Variant {
    Variant {
        name: "Classic checkers".into(),
        section: 12,
        board: Shape::SQUARE8,
        array: Array::Stones { rows: 3 },
        corner_diagonals: true,
        labels: Labels::Plain,
        offers: vec![TableRule::Huff],
        ..two(quadrocheckers_four())
    }
}

fn chess_four() -> Variant {
    Variant {
        name: "Chess Four".into(),
        section: 6,
        source: "C. Ceille, 1987".into(),
        talk: Talk::Free,
        order: vec![South, North, West, East],
        parties: ADJACENT.to_vec(),
        armies: BySeat([WHITE, YELLOW, BLACK, BROWN]),
        array: edge_array([4, 4, 3, 3]),
        pawns: PawnRules {
            en_passant: EnPassant::Opposite,
            ..orthodox().pawns
        },
        mate: MateRule::Inert,
        labels: Labels::Plain,
        offers: vec![
            TableRule::Anticlockwise,
            TableRule::CornerDiagonals,
            TableRule::Stalemate,
            TableRule::AfterMate,
        ],
        ..quadrochess_four()
    }
}

fn gencon() -> Variant {
    Variant {
        name: "Four Players Chess (GenCon)".into(),
        section: 7,
        source: "D. Loeb, GenCon 1983".into(),
        array: edge_array([3, 4, 4, 3]),
        mate: MateRule::Pass,
        stalemate: StalemateRule::Pass,
        king_capture: KingCapture::RemovesArm,
        dead_draws: false,
        labels: Labels::Plain,
        offers: vec![TableRule::Anticlockwise, TableRule::CornerDiagonals],
        ..quadrochess_four()
    }
}

fn american() -> Variant {
    Variant {
        name: "American Four-Handed".into(),
        section: 8,
        source: "Four Handed Chess Club of San Antonio".into(),
        board: Shape::CROSS14,
        corner_diagonals: true,
        parties: OPPOSITE.to_vec(),
        armies: BySeat([WHITE, BLACK, army(Colour::Tan, true), BROWN]),
        pieces: chess_and(Kind::TurnedPawn),
        array: edge_array([3, 3, 4, 4]),
        pawns: PawnRules {
            turning: Turning::PartnersRow,
            ..orthodox().pawns
        },
        promotion: Promotion {
            zone: PromotionZone::HostileBackRows,
            ..orthodox().promotion
        },
        mate: MateRule::Freeze,
        stalemate: StalemateRule::Pass,
        labels: Labels::Plain,
        offers: vec![
            TableRule::Anticlockwise,
            TableRule::Stalemate,
            TableRule::AfterMate,
        ],
        ..quadrochess_four()
    }
}

fn hughes() -> Variant {
    Variant {
        name: "Hughes".into(),
        section: 9,
        source: "Hughes, 1888".into(),
        armies: BySeat([BLACK, YELLOW, RED, WHITE]),
        array: edge_array([3, 4, 4, 3]),
        pawns: PawnRules {
            leaping: true,
            ..american().pawns
        },
        promotion: Promotion {
            kinds: vec![Kind::Queen],
            ..american().promotion
        },
        ..american()
    }
}

fn verney() -> Variant {
    Variant {
        name: "Verney".into(),
        source: "Captain Verney, 1881".into(),
        array: american().array,
        pawns: PawnRules {
            double_step: false,
            en_passant: EnPassant::Never,
            ..hughes().pawns
        },
        ..hughes()
    }
}

fn political() -> Variant {
    Variant {
        name: "Political Chess".into(),
        section: 10,
        talk: Talk::Diplomacy,
        parties: each(&Seat::ALL),
        pawns: PawnRules {
            turning: Turning::BarredSquares,
            ..american().pawns
        },
        mate: MateRule::Inert,
        ..american()
    }
}

fn coalition() -> Variant {
    let (order, parties, controllers) = free_for_all(&[South, North, East, West]);
    Variant {
        name: "Coalition Chess".into(),
        section: 11,
        source: "A. Schönberg, about 1922".into(),
        talk: Talk::Diplomacy,
        family: Family::Coalition,
        board: Shape::SQUARE10,
        order,
        parties,
        controllers,
        armies: BySeat([YELLOW, RED, BLACK, army(Colour::Green, true)]),
        pieces: known(&MEN),
        array: powers_array(),
        arranges_first: true,
        promotion: Promotion {
            kinds: MEN[1..].to_vec(),
            ..orthodox().promotion
        },
        castling: Castling::Never,
        stalemate: StalemateRule::Pass,
        dead_draws: false,
        draw_claims: false,
        scoring: Scoring::Coalition,
        offers: vec![TableRule::CatalogueMen, TableRule::Dummies],
        ..orthodox()
    }
}

/// The figure of the 2004 catalogue.
fn powers_array() -> Array {
    const ARRAY: [(Seat, &str); 4] = [
        (South, "c1T d1R e1K f1T g1I h1A c2M d2S e2S f2M g2S h2M"),
        (
            North,
            "c10A d10I e10R f10K g10A h10T c9M d9M e9S f9S g9M h9M",
        ),
        (West, "a5F a6F b4M b5S b6S b7M"),
        (East, "k5U k6U i4M i5S i6S i7M"),
    ];
    let mut pieces = Vec::new();
    for (seat, army) in ARRAY {
        for word in army.split(' ') {
            let (name, letter) = word.split_at(word.len() - 1);
            let mut kinds = MEN.into_iter();
            let kind = kinds.find(|kind| letter.starts_with(kind.letter()));
            if let (Ok(square), Some(kind)) = (Square::parse(name, true), kind) {
                let owner = Some(seat);
                pieces.push((square, Piece { owner, kind }));
            }
        }
    }
    Array::Placed(pieces)
}

/// Where the queens of S, W, N and E stand in the online games' arrays (14).
const ONLINE_ARRAYS: [(&str, [usize; 4]); 5] = [
    ("4PC", [3, 4, 4, 3]),
    ("4PCo", [3, 3, 4, 4]),
    ("4PCb", [3, 4, 3, 4]),
    ("4PCn", [3, 4, 3, 3]),
    ("4PCrg", [4, 3, 4, 3]),
];

fn online_teams() -> Variant {
    Variant {
        name: "Online Teams".into(),
        section: 14,
        source: "chess.com".into(),
        board: Shape::CROSS14,
        corner_diagonals: true,
        parties: OPPOSITE.to_vec(),
        armies: BySeat([
            RED,
            army(Colour::Blue, false),
            YELLOW,
            army(Colour::Green, true),
        ]),
        array: edge_array([3, 4, 4, 3]),
        promotion: Promotion {
            zone: PromotionZone::Rank(11),
            ..orthodox().promotion
        },
        mate: MateRule::PartyLoses,
        king_capture: KingCapture::Wins,
        labels: Labels::Plain,
        records: RecordStyle::Online,
        arrays: ONLINE_ARRAYS
            .iter()
            .map(|&(name, queens)| (name.into(), edge_array(queens)))
            .collect(),
        offers: vec![TableRule::Array, TableRule::NoEnPassant],
        ..quadrochess_four()
    }
}

fn online_ffa() -> Variant {
    Variant {
        name: "Online Free-for-all".into(),
        parties: each(&Seat::ALL),
        pieces: chess_and(Kind::OnePointQueen),
        promotion: Promotion {
            zone: PromotionZone::Rank(8),
            kinds: vec![Kind::OnePointQueen],
        },
        mate: MateRule::Inert,
        mate_when: MateWhen::AtOnce,
        stalemate: StalemateRule::Points,
        king_capture: KingCapture::Points,
        scoring: Scoring::Online,
        walking_king: true,
        ..offering(online_teams(), TableRule::NoWalkingKing)
    }
}
