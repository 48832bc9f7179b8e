//! A player who foresees: where it matters he plays on from each choice before he answers.

use super::underway::{Asked, Underway};
use super::{Choice, Foresight, Horizon, LastingCourse, choices};
use crate::engine::decision::{Decision, auto_answer};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::{Player, Sensible};

/// In how many of his battles, in eighths, he looks for the most promising choice: the others are its proof.
const SEARCH: u32 = 3;
/// Battles that each choice has in the search at the least.
const BATTLES_A_CHOICE: u32 = 2;
/// By how many of its errors the most promising choice is to be better than the staff's. Battle for battle it gains more
/// points to act on what is likely than to wait for what is certain; `docs/calibration.md` says how much.
const PROOF: f64 = 1.0;

/// Plays a question that matters on from each choice, a fixed number of battles in all, and answers otherwise than the
/// staff only where another choice proves better. Everything else is the staff's.
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

    /// The most promising choice, if it is not the staff's, and proves better with other dice than those it was found by.
    fn better_than_the_staff(&self, game: &Game) -> Option<Choice> {
        let first = self.battles * SEARCH / 8;
        let mut all = choices(game);
        // The likelier come first.
        all.truncate((first / BATTLES_A_CHOICE).max(2) as usize);
        if all.len() < 2 {
            return None;
        }
        let search = Foresight::new(game, all, first, Horizon::EndOfBattle).ok()?;
        let mut search = search.on_course(self.course(game)).seeking_the_best();
        search.play_all();
        let (best, mut proof) = search.proof(self.battles - first)?;
        proof.play_all();
        let better = proof.ahead(best, 0).is_more_than(PROOF);
        better.then(|| proof.choices()[best].clone())
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
pub(super) fn matters(decision: Decision) -> bool {
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
