//! What a page or a computer player shows of the diplomatic rounds and the order of play.

use super::alliance::waits_for_player;
use crate::facts::Alliance;
use crate::facts::powers::{GREATER, YELLOW};
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::state::State;

/// Why a power is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// Its place in the order has come.
    Regular,
    /// The same, and it is Yellow's first move, which must be an attack if he has one (R11.4).
    OpeningAttack,
    /// It must answer a check at once, out of order.
    AnswerOutOfOrder,
}

/// Where the diplomacy of a Coalition game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiplomacySummary {
    /// The round, from 1.
    pub round: u16,
    /// Is it one of the three rounds in which alliances are made?
    pub diplomatic_round: bool,
    /// Yellow's coalition and Black's, once they are settled.
    pub coalitions: Option<[SeatSet; 2]>,
    /// Has Red joined Yellow so late that he scores nothing?
    pub red_scores_nothing: bool,
    /// What kind of turn it is.
    pub turn: TurnKind,
    /// Powers whose next regular turn is skipped.
    pub owed: SeatSet,
    /// Powers that may still skip once.
    pub may_skip: SeatSet,
    /// Powers that may still rearrange their pieces once.
    pub may_rearrange: SeatSet,
    /// Powers that may still put a Motorcyclist on the other shade.
    pub may_shade: SeatSet,
    /// Dummies whose turns are skipped, because they have no ally to move them (R11.11).
    pub waiting: SeatSet,
    /// The seat whose player moves each power: its own, or a dummy's greater ally.
    pub controllers: BySeat<Seat>,
}

impl DiplomacySummary {
    pub(crate) fn new(state: &State, rules: &Rules) -> Self {
        let diplomacy = &state.diplomacy;
        let in_play = state.in_play();
        let left = |used: SeatSet| {
            if diplomacy.is_diplomatic_round() {
                in_play.without(used)
            } else {
                SeatSet::EMPTY
            }
        };
        let controller = |seat: Seat| {
            let ally = diplomacy.allies(seat).unwrap_or_default().and(GREATER);
            ally.iter()
                .next()
                .filter(|_| rules.variant.dummies.contains(seat))
                .unwrap_or(seat)
        };
        Self {
            round: diplomacy.round,
            diplomatic_round: diplomacy.is_diplomatic_round(),
            coalitions: diplomacy.alliance.map(Alliance::coalitions),
            red_scores_nothing: diplomacy.red_scores_nothing(),
            turn: match diplomacy.answering_after {
                Some(_) => TurnKind::AnswerOutOfOrder,
                None if state.turn == YELLOW && !diplomacy.opened => TurnKind::OpeningAttack,
                None => TurnKind::Regular,
            },
            owed: diplomacy.owed,
            may_skip: left(diplomacy.skipped),
            may_rearrange: left(diplomacy.rearranged),
            may_shade: left(diplomacy.shaded).and(GREATER),
            waiting: in_play
                .iter()
                .filter(|&seat| waits_for_player(state, rules, seat))
                .collect(),
            controllers: BySeat::from_fn(controller),
        }
    }
}
