//! A player who foresees: where it matters he plays on from each choice before he answers.

use super::underway::{Asked, Underway};
use super::{Choice, Foresight, Horizon, LastingCourse, choices};
use crate::engine::decision::{Decision, auto_answer};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::{Player, Sensible};

/// In how many of his battles, in eighths, he looks for the most promising choice: the others are its proof.
const SEARCH: u32 = 3;
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
        let all = choices(game);
        let [staffs, _, ..] = &all[..] else {
            return None;
        };
        let staffs = staffs.clone();
        let first = self.battles * SEARCH / 8;
        let mut search = self.begin(game, all, first)?.seeking_the_best();
        search.play_all();
        let best = search.best().filter(|best| *best != 0)?;
        let best = search.choices()[best].clone();
        let rest = self.battles - first + search.left();
        let mut proof = self
            .begin(game, vec![staffs, best.clone()], rest)?
            .with_dice_from(first);
        proof.play_all();
        let behind = proof.prospects().first()?.behind?.score;
        behind.is_more_than(PROOF).then_some(best)
    }

    fn begin(&self, game: &Game, choices: Vec<Choice>, battles: u32) -> Option<Foresight> {
        let foresight = Foresight::new(game, choices, battles, Horizon::EndOfBattle);
        foresight.ok().map(|it| it.on_course(self.course(game)))
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
