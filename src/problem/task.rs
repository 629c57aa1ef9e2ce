//! What problems ask for, and how that is written.

use std::fmt;
use std::str::FromStr;

use crate::seat::Seat;

/// What a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A hostile player is mated, or their king taken where kings are taken.
    Mate,
    /// This partner, who is about to be mated, gets to move.
    Save(Seat),
    /// This frozen partner gets to move again (R8.3).
    Thaw(Seat),
    /// A piece settles the alliances (R11.6) so that this power is the ally.
    Ally(Seat),
    /// So many more pieces are captured than lost, when the last move has been answered.
    Win(u8),
}

/// A goal, and the moves in which the party has to reach it; those of partners are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// What is asked for.
    pub goal: Goal,
    /// Moves of the party that solves, at most.
    pub moves: u8,
}

/// A text that names no task.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is no task: mate:2, save:N:1, thaw:N:2, ally:E:1 or win:2:2 (the number at the end counts moves, 1 to 9)"
)]
pub struct UnknownTask(String);

impl FromStr for Task {
    type Err = UnknownTask;

    fn from_str(text: &str) -> Result<Self, UnknownTask> {
        let wrong = || UnknownTask(text.to_owned());
        let (goal, moves) = text.rsplit_once(':').ok_or_else(wrong)?;
        let moves = moves.parse().ok().filter(|moves| (1..=9).contains(moves));
        let (word, rest) = goal.split_once(':').unwrap_or((goal, ""));
        let seat = || rest.parse::<Seat>().map_err(|_| wrong());
        let goal = match word {
            "mate" if rest.is_empty() => Goal::Mate,
            "save" => Goal::Save(seat()?),
            "thaw" => Goal::Thaw(seat()?),
            "ally" => Goal::Ally(seat()?),
            "win" => Goal::Win(rest.parse().map_err(|_| wrong())?),
            _ => return Err(wrong()),
        };
        Ok(Self {
            goal,
            moves: moves.ok_or_else(wrong)?,
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            Goal::Mate => write!(f, "mate:{}", self.moves),
            Goal::Save(seat) => write!(f, "save:{seat}:{}", self.moves),
            Goal::Thaw(seat) => write!(f, "thaw:{seat}:{}", self.moves),
            Goal::Ally(seat) => write!(f, "ally:{seat}:{}", self.moves),
            Goal::Win(count) => write!(f, "win:{count}:{}", self.moves),
        }
    }
}
