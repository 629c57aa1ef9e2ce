//! The record of a game. The algorithms that it chooses among are closed enums.

use std::borrow::Cow;

use super::choices::{Options, TableRule};
use crate::board::Shape;
use crate::piece::{Kind, Piece, PieceRecord};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::Square;

/// Everything that distinguishes one game from another: [`Variant::new`] knows those of the rule book, and any field may be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "table rules that are on or off, independent of one another"
)]
pub struct Variant {
    /// The game's id, e.g. `quadrochess-four` (rule book, 15).
    pub id: Cow<'static, str>,
    /// The English name.
    pub name: Cow<'static, str>,
    /// Section of the rule book, from 4; 0 for games that people write.
    pub section: u8,
    /// Whose game it is.
    pub source: Cow<'static, str>,
    /// What the source says about talking.
    pub talk: Talk,
    /// Which family's movement it has.
    pub family: Family,
    /// The board.
    pub board: Shape,
    /// Do diagonals pass the point of a cut corner? `cross14` always has them (R1.3).
    pub corner_diagonals: bool,
    /// The seats in the order of play, the first to move first.
    pub order: Vec<Seat>,
    /// The seats that win and lose together.
    pub parties: Vec<SeatSet>,
    /// The seats that one person moves; `None`: every party's seats where doubles are played, otherwise one each.
    pub controllers: Vec<SeatSet>,
    /// Colours and shades.
    pub armies: BySeat<Army>,
    /// The kinds of pieces and how they move.
    pub pieces: Vec<PieceRecord>,
    /// The pieces at the start.
    pub array: Array,
    /// Does the first seat arrange its pieces in its field before the first move, and is each piece's first move its own (R11.3)?
    pub arranges_first: bool,
    /// What pawns may do.
    pub pawns: PawnRules,
    /// Where and to what pawns promote.
    pub promotion: Promotion,
    /// How castling is done.
    pub castling: Castling,
    /// What happens to a mated player.
    pub mate: MateRule,
    /// When mate is decided.
    pub mate_when: MateWhen,
    /// What happens to a stalemated player.
    pub stalemate: StalemateRule,
    /// What capturing a king does.
    pub king_capture: KingCapture,
    /// Does a position without mating material draw (R3.3)?
    pub dead_draws: bool,
    /// Are threefold and fifty rounds the mover's to claim, so that only the fifth occurrence and 75 rounds end the game by
    /// themselves (R3.6)?
    pub draw_claims: bool,
    /// How results are counted.
    pub scoring: Scoring,
    /// Is a mate only a mate when the check was called (R4.2)?
    pub spoken_check: bool,
    /// Does an army whose player left keep a living king that walks (14)?
    pub walking_king: bool,
    /// Checkers: how pieces step and jump.
    pub jumps: JumpRules,
    /// Checkers: is failing to capture punished by huffing instead of forbidden (R5.3)?
    pub huff: bool,
    /// Coalition: powers without a player (R11.11).
    pub dummies: SeatSet,
    /// What is printed along the board's edges.
    pub labels: Labels,
    /// Whose form the files of this game have.
    pub records: RecordStyle,
    /// The arrays that the option `array` offers by name, the game's own first; none where it has just one.
    pub arrays: Vec<(Cow<'static, str>, Array)>,
    /// The table rules that people may choose, in any order.
    pub offers: Vec<TableRule>,
    /// The options that were set, in the order of the table.
    pub options: Options,
}

impl Variant {
    /// Is a seat's left the low end of its row, as castling counts it (R2.5)?
    pub(crate) fn left_is_low(&self, seat: Seat) -> bool {
        match seat {
            Seat::South | Seat::East => true,
            Seat::West | Seat::North => self.board == Shape::SQUARE8,
        }
    }

    /// Is it a game that people wrote, rather than one of the book?
    pub const fn is_own(&self) -> bool {
        self.section == 0
    }

    /// The seats that take part.
    pub fn seats(&self) -> SeatSet {
        self.order.iter().copied().collect()
    }

    /// The kinds of this game's pieces, in the order of their records.
    pub fn kinds(&self) -> Vec<Kind> {
        self.pieces.iter().map(|piece| piece.kind).collect()
    }

    /// The record of a kind, if the game has it.
    ///
    /// ```
    /// use quadrille::{Kind, Options, Variant};
    /// let hughes = Variant::new("hughes", &Options::default()).unwrap();
    /// assert!(hughes.piece(Kind::King).unwrap().royal);
    /// assert_eq!(hughes.piece(Kind::Plane), None);
    /// ```
    pub fn piece(&self, kind: Kind) -> Option<&PieceRecord> {
        self.pieces.iter().find(|piece| piece.kind == kind)
    }

    /// The labels printed along the board's files and ranks, from the lower left (1.2).
    pub fn printed_labels(&self) -> (Vec<String>, Vec<String>) {
        const FILES: [&str; 12] = ["α", "β", "a", "b", "c", "d", "e", "f", "g", "h", "γ", "δ"];
        const RANKS: [&str; 12] = [
            "I", "II", "1", "2", "3", "4", "5", "6", "7", "8", "III", "IV",
        ];
        if self.labels == Labels::Manual && self.board.side() == 12 {
            return (
                FILES.map(str::to_owned).to_vec(),
                RANKS.map(str::to_owned).to_vec(),
            );
        }
        let skips_j = self.board.skips_j();
        let letters = ('a'..='z').filter(|&letter| !(skips_j && letter == 'j'));
        let case = |letter: char| {
            if skips_j {
                letter.to_ascii_uppercase()
            } else {
                letter
            }
        };
        (
            letters
                .take(usize::from(self.board.files()))
                .map(|letter| case(letter).to_string())
                .collect(),
            (1..=self.board.ranks())
                .map(|rank| rank.to_string())
                .collect(),
        )
    }

    /// The power whose field a square belongs to (11).
    pub fn field_of(&self, square: Square) -> Option<Seat> {
        if self.family == Family::Coalition {
            crate::facts::powers::field_of(square)
        } else {
            None
        }
    }
}

/// How pieces of checkers step and jump.
///
/// ```
/// use quadrille::variant::JumpRules;
/// let international = JumpRules { backward: true, land_anywhere: true, most: true, removal_at_end: true, ..JumpRules::QUADRO };
/// assert!(international.long_kings && !international.crowned_on_the_way);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "rules that are on or off, independent of one another"
)]
pub struct JumpRules {
    /// May uncrowned pieces jump backward, too?
    pub backward: bool,
    /// Do kings go any distance, or one square only?
    pub long_kings: bool,
    /// May kings land anywhere behind the piece that they jump, or right behind it only? If they can jump on from some of these
    /// squares, they land on one of those.
    pub land_anywhere: bool,
    /// Must as many pieces be captured as possible?
    pub most: bool,
    /// Do jumped pieces leave the board when the move is over, or at once (R5.2)? Until then they cannot be passed again.
    pub removal_at_end: bool,
    /// Is a piece crowned as soon as it reaches the end, going on as a king, or when its move is over (R5.4)?
    pub crowned_on_the_way: bool,
}

impl JumpRules {
    /// `QuadroCheckers` and classic checkers as the manual has them (5).
    pub const QUADRO: Self = Self {
        backward: false,
        long_kings: true,
        land_anywhere: false,
        most: false,
        removal_at_end: false,
        crowned_on_the_way: false,
    };
    /// International draughts, on 10 × 10 with four rows of pieces.
    pub const INTERNATIONAL: Self = Self {
        backward: true,
        land_anywhere: true,
        most: true,
        removal_at_end: true,
        ..Self::QUADRO
    };
    /// Russian draughts, on 8 × 8.
    pub const RUSSIAN: Self = Self {
        most: false,
        crowned_on_the_way: true,
        ..Self::INTERNATIONAL
    };
    /// English draughts, on 8 × 8: kings go one square.
    pub const ENGLISH: Self = Self {
        long_kings: false,
        ..Self::QUADRO
    };
}

/// What is printed along the board's edges (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// Letters and numbers; capitals where the board skips J.
    Plain,
    /// The manual's letters and numerals on a board of twelve: the inner eight as in chess.
    Manual,
}

/// Whose form a game's files have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordStyle {
    /// Our own: positions name their game and options.
    Own,
    /// The online games' site (14): players by colours, arrays by names, positions that do not say what game they are of.
    Online,
}

/// Which movement module a game uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Rule book, 2.
    Chess,
    /// Rule book, 5.
    Checkers,
    /// Rule book, 11.
    Coalition,
}

/// What a game's source says about talking at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// Nothing.
    Unsaid,
    /// Players may talk.
    Free,
    /// Talk and passing alliances are the game.
    Diplomacy,
}

/// An army's colour and shade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    /// Its colour.
    pub colour: Colour,
    /// Light armies have their queen on a light square in QuadroChess.
    pub light: bool,
}

/// Colours of armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a colour's name says it")]
pub enum Colour {
    White,
    Yellow,
    Black,
    Red,
    Brown,
    Tan,
    Blue,
    Green,
}

impl Colour {
    /// The name, lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::Red => "red",
            Self::Brown => "brown",
            Self::Tan => "tan",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }
}

/// The pieces at the start. Rows count from a seat's own edge, 0 on the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Array {
    /// Officers on one row, pawns before them.
    Officers {
        /// Each seat's officers, from its left file or its lower rank, as many as its own rows have squares.
        officers: BySeat<Vec<Kind>>,
        /// Row of the officers.
        row: u8,
        /// Rows of pawns; each gives the double step (R4.7).
        pawn_rows: Vec<u8>,
        /// A second set without a king on row 0 (`inner-filled`).
        extra_officers: bool,
    },
    /// Stones on the dark squares of the first rows.
    Stones {
        /// Rows filled, from the edge.
        rows: u8,
    },
    /// Each piece on its square.
    Placed(Vec<(Square, Piece)>),
}

/// What pawns may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawnRules {
    /// Two squares from a starting square (R2.1).
    pub double_step: bool,
    /// Who may take en passant.
    pub en_passant: EnPassant,
    /// Where a pawn turns round (R8.1).
    pub turning: Turning,
    /// May a pawn leap over a partner's pawn (R9.2)?
    pub leaping: bool,
}

/// Who may take a pawn en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassant {
    /// Nobody.
    Never,
    /// Any hostile seat until the pusher's next turn (R4.3).
    AnyHostile,
    /// Only the seat across the table (6).
    Opposite,
}

/// Where pawns turn round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Nowhere.
    Never,
    /// On the partner's back row, the four barred squares and, turned, the own back row (R8.1).
    PartnersRow,
    /// As before, without a partner's row (R10.1).
    BarredSquares,
}

/// Where and to what pawns promote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// Where.
    pub zone: PromotionZone,
    /// To what.
    pub kinds: Vec<Kind>,
}

/// Where pawns promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionZone {
    /// Where the square straight ahead is off the board (R4.4).
    EndOfFile,
    /// On the back row of a hostile seat at either side, or any other seat's where there is no partner (8, 10).
    HostileBackRows,
    /// On the n-th rank counted from the pawn's own side, 1 being its edge (14).
    Rank(u8),
}

/// How castling is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// Not at all.
    Never,
    /// The king moves two squares towards the rook (R2.4).
    TwoSquares,
    /// King and rook go to fixed squares (R2.5).
    Chess960,
}

/// What happens to a player who is mated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateRule {
    /// His pieces leave the board and he is out (4).
    RemoveArmy,
    /// His party has lost.
    PartyLoses,
    /// His king alone leaves the board and he plays on; a party without kings has lost (R4.5).
    KingOff,
    /// He is out; his pieces stay as obstacles and may be captured (6, 10).
    Inert,
    /// His pieces freeze; the party loses when another of its seats is frozen already (8).
    Freeze,
    /// He passes (7).
    Pass,
}

/// When mate is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateWhen {
    /// When the mated player's own turn comes (R1.4).
    OwnTurn,
    /// After each move, for every player (14, free-for-all).
    AtOnce,
}

/// What happens to a player who has no move and is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StalemateRule {
    /// The game is drawn.
    Draw,
    /// He passes.
    Pass,
    /// He is out with points (14, free-for-all).
    Points,
    /// He passes, or his party has lost if only one other is left and no seat of his can move (R5.6).
    PassOrLose,
}

/// What capturing a king does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingCapture {
    /// It is not allowed while the king's seat is in play (R1.6).
    Never,
    /// The army is out and its arm leaves the board (7).
    RemovesArm,
    /// It wins at once and comes before everything else, the own king's safety too (R14.1, Teams).
    Wins,
    /// The army turns grey and the captor gets points (14, free-for-all).
    Points,
}

/// How results are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Won, drawn or lost.
    Result,
    /// Points during play (14, free-for-all).
    Online,
    /// Six, two or nothing (11).
    Coalition,
}
