//! Problems: what is asked for in a position, and whether it can be forced against every defence.
//!
//! ```
//! use quadrille::problem::{Task, prove};
//! use quadrille::{Options, Position, Variant};
//! let variant = Variant::new("orthodox", &Options::default()).unwrap();
//! let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
//! let position = Position::from_fen(variant, fen).unwrap();
//! let task: Task = "mate:1".parse().unwrap();
//! let proof = prove(&position, task, 10_000).unwrap();
//! assert_eq!(proof.solutions.len(), 1);
//! assert_eq!(position.text(proof.solutions[0]), "a1-a8");
//! ```
//!
//! The one who solves is the party to move: partners move for it together, everybody else defends, also against one another's
//! interest. Draws by repetition and by fifty rounds are left out.

mod judge;
mod solve;
mod task;
mod watch;

pub use judge::{Verdict, judge};
pub use solve::{Answer, Proof, answer, prove, solvers};
pub use task::{Goal, Task, UnknownTask};
