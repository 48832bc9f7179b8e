//! A player who foresees: where it matters he plays on from each choice before he answers.

use super::underway::{Asked, Underway};
use super::{Choice, Foresight, Horizon, LastingCourse, choices};
use crate::engine::decision::{Decision, auto_answer};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::{Player, Sensible};

/// Battles that each choice gets at the least before he looks which may be the best: so many choices he weighs.
const LEAST_BATTLES: u32 = 4;

/// Plays a question that matters on from each choice, a fixed number of battles in all, and answers otherwise than the
/// staff only where another choice proves clearly better. Everything else is the staff's.
#[derive(Clone, Debug)]
pub struct Foreseeing {
    battles: u32,
    /// The question that he weighed last: it is weighed once in a phase.
    weighed: Option<Asked>,
    underway: Option<Underway>,
}

impl Foreseeing {
    /// A player who plays so many battles for a decision.
    pub fn new(battles: u32) -> Foreseeing {
        Foreseeing {
            battles,
            weighed: None,
            underway: None,
        }
    }

    fn weigh(&mut self, game: &Game, decision: Decision) {
        let now = Asked::now(game);
        if self.weighed == now || !matters(decision) || auto_answer(game).is_some() {
            return;
        }
        if decision == Decision::UsMovement && self.course(game).is_some() {
            return;
        }
        self.weighed = now;
        if let Some(choice) = self.better_than_the_staff(game) {
            let course = self.course(game);
            let underway = Underway::begin(game, &choice);
            self.underway = Some(underway.or_on_course(course));
        }
    }

    /// The course that the fleet keeps to, until its turn comes.
    fn course(&self, game: &Game) -> Option<LastingCourse> {
        let course = self.underway.as_ref().and_then(Underway::course)?;
        (game.table().turn.turns_until(course.until) > 0).then_some(course)
    }

    /// The best choice, if it is not the staff's, and proves clearly better with other dice than those it was found by.
    fn better_than_the_staff(&self, game: &Game) -> Option<Choice> {
        let mut all = choices(game);
        let most = (self.battles / 2 / LEAST_BATTLES).max(2);
        all.truncate(most as usize);
        if all.len() < 2 {
            return None;
        }
        let begin = |choices, battles| {
            let foresight = Foresight::new(game, choices, battles, Horizon::EndOfBattle);
            foresight.map(|it| it.on_course(self.course(game)))
        };
        let first = self.battles / 2;
        let mut foresight = begin(all, first).ok()?;
        foresight.play_all();
        let best = foresight.best().filter(|best| *best != 0)?;
        let two = vec![
            foresight.choices()[0].clone(),
            foresight.choices()[best].clone(),
        ];
        let mut proof = begin(two, self.battles - first).ok()?.with_dice_from(first);
        proof.play_all();
        let staffs = proof.prospects().first()?.behind?;
        staffs
            .is_clearly_positive()
            .then(|| foresight.choices()[best].clone())
    }
}

impl Player for Foreseeing {
    fn order(&mut self, game: &Game) -> Option<Order> {
        self.weigh(game, game.decision()?);
        let own = self.underway.as_mut().and_then(|it| it.order(game));
        own.or_else(|| Sensible.order(game))
    }
}

/// Whether a question is worth so many battles: courses, strikes, searches, interception, and what stands on deck.
fn matters(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::UsMovement
            | Decision::AirMovement
            | Decision::Interception
            | Decision::DeclareSearch
            | Decision::AirSearch
            | Decision::AirAttack
            | Decision::AirOperations { .. }
            | Decision::ReadyDecks
    )
}
