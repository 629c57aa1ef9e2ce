//! The records of the kinds that the rule book describes (2.1, 8, 11, 14).

use super::Kind;
use super::movement::{Directions, Leap, Movement};
use super::record::PieceRecord;

/// The eight leaps of a knight.
const KNIGHT: [Leap; 8] = [
    Leap::new(1, 2),
    Leap::new(2, 1),
    Leap::new(2, -1),
    Leap::new(1, -2),
    Leap::new(-1, -2),
    Leap::new(-2, -1),
    Leap::new(-2, 1),
    Leap::new(-1, 2),
];

impl PieceRecord {
    /// The record that the rule book gives a kind; kinds that games define go nowhere until their game says how.
    ///
    /// ```
    /// use quadrille::Kind;
    /// use quadrille::piece::{Directions, PieceRecord};
    /// let rook = PieceRecord::known(Kind::Rook);
    /// assert_eq!(rook.capture.slides, Directions::STRAIGHT);
    /// assert_eq!(rook.points, 5);
    /// ```
    pub fn known(kind: Kind) -> Self {
        let officer = |movement, points| Self {
            points,
            ..Self::officer(kind, kind.name(), movement)
        };
        let slides = Movement::slides;
        match kind {
            Kind::Pawn | Kind::Guard => pawn(kind, Directions::FORWARD, FORKS),
            Kind::TurnedPawn => Self {
                double_step: false,
                ..pawn(kind, Directions::BACK, BACK_FORKS)
            },
            Kind::Knight => officer(Movement::leaps(&KNIGHT), 3),
            Kind::Motorcyclist => officer(Movement::leaps(&KNIGHT), 0),
            Kind::Bishop => officer(slides(Directions::DIAGONAL), 5),
            Kind::Engineer => officer(slides(Directions::DIAGONAL), 0),
            Kind::Rook => officer(slides(Directions::STRAIGHT), 5),
            Kind::Artillery => officer(slides(Directions::STRAIGHT), 0),
            Kind::Queen => officer(slides(Directions::ALL), 9),
            Kind::OnePointQueen => officer(slides(Directions::ALL), 1),
            Kind::Tank => officer(slides(Directions::ALL), 0),
            Kind::King => Self {
                royal: true,
                ..officer(Movement::steps(Directions::ALL), 0)
            },
            Kind::Submarine => {
                let leaps = Movement::leaps(&KNIGHT).leaps;
                officer(
                    Movement {
                        leaps,
                        ..slides(Directions::ALL)
                    },
                    0,
                )
            }
            Kind::Plane => officer(
                Movement {
                    leaps_twice: true,
                    ..Movement::leaps(&KNIGHT)
                },
                0,
            ),
            Kind::MachineGun => Self {
                double_step: true,
                promotes: true,
                ..officer(Movement::steps(Directions::ALL), 0)
            },
            // Stones move by the rules of checkers, kinds of one's own as their game says.
            _ => officer(Movement::NONE, 0),
        }
    }
}

const FORKS: Directions = Directions::FORWARD_LEFT.with(Directions::FORWARD_RIGHT);
const BACK_FORKS: Directions = Directions::BACK_LEFT.with(Directions::BACK_RIGHT);

fn pawn(kind: Kind, ahead: Directions, forks: Directions) -> PieceRecord {
    PieceRecord {
        quiet: Movement::steps(ahead),
        double_step: true,
        pawn: true,
        promotes: true,
        points: u16::from(kind == Kind::Pawn),
        ..PieceRecord::officer(kind, kind.name(), Movement::steps(forks))
    }
}
