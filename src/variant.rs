//! A game as data: one plain record per game (rule book, 4 to 14). The algorithms that the record chooses among are
//! closed enums; options are named edits of the record, so that a table rule is the same thing wherever it comes from.

mod choices;
mod options;
mod record;
mod start;
mod table;

pub use choices::{OptionInfo, OptionKind, Options, TableRule};
pub use options::OptionsError;
pub use record::{
    Army, Array, Castling, Colour, EnPassant, Family, JumpRules, KingCapture, Labels, MateRule,
    MateWhen, PawnRules, Promotion, PromotionZone, RecordStyle, Scoring, StalemateRule, Talk,
    Turning, Variant,
};
pub use table::{UnknownGame, ids};
