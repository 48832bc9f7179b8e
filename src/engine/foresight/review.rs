//! The decisions of a battle, looked at once more: what was chosen, what was the best known then, and what that cost on
//! average; and how much of the score was the player's judgement, and how much the dice.
//!
//! What is expected of the staff is changed by two things only: by what the player orders otherwise, and by the dice.
//! The first is played out with dice of its own; what is left of the score is the second.

mod decided;
#[cfg(test)]
mod tests;
mod weighing;

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Average, Choice, Foresight, Horizon};
use crate::engine::clock::Turn;
use crate::engine::forecast::phases_to_come;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::GivenBy;
use decided::{Decided, begun_anew, decisions};
use weighing::Weighing;

/// Whole battles that a review plays, about; what is played on from the middle counts for half a battle.
pub const BATTLES: u32 = 2000;
/// Of so many battles one is played for what the staff scores from the start.
const FOR_THE_START: u32 = 10;

/// A decision that cost measurably.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Costly {
    /// How many orders had been given before it.
    pub first_order: usize,
    /// In which turn.
    pub turn: Turn,
    /// In which phase of it.
    pub phase: u8,
    /// The stable name of the question.
    pub question: String,
    /// What was chosen.
    pub chosen: Choice,
    /// What was the best known then.
    pub best: Choice,
    /// How many victory points fewer the choice scored, on average.
    pub cost: Average,
}

/// What a review has come to so far.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// How many decisions were weighed.
    pub weighed: usize,
    /// Of how many.
    pub of: usize,
    /// Whether all is done.
    pub is_done: bool,
    /// Those that cost measurably, in turn.
    pub costly: Vec<Costly>,
    /// What the staff scores on average from the start.
    pub expected: Average,
    /// By how much the player's choices so far scored more than the staff's would have.
    pub judgement: Average,
    /// The final score; nothing while the battle goes on.
    pub score: Option<i16>,
}

impl Verdict {
    /// What is left of the score for the dice, once all is known.
    pub fn luck(&self) -> Option<f64> {
        let score = self.score.filter(|_| self.is_done)?;
        Some(f64::from(score) - self.expected.mean - self.judgement.mean)
    }
}

/// The decisions of a game while they are looked at.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game as far as it has been played anew; nothing of one that cannot be.
    now: Option<Game>,
    /// Its orders that were not played anew yet.
    given: VecDeque<(Order, GivenBy)>,
    /// The decisions that are still to be weighed.
    ahead: VecDeque<Decided>,
    /// The one that is.
    weighing: Option<(Decided, Weighing)>,
    /// The staff's battles from the start; nothing once they are played.
    start: Option<Foresight>,
    /// Phases of battles that each decision has.
    phases_each: u32,
    verdict: Verdict,
}

impl Review {
    /// Begins to look at the decisions of a game, with so many whole battles in all, about.
    pub fn new(game: &Game, battles: u32) -> Review {
        let ahead: VecDeque<Decided> = decisions(game).into();
        let now = begun_anew(game);
        let phases = now.as_ref().map_or(0, phases_left);
        let number = ahead.len().max(1) as u32;
        let start = now.as_ref().and_then(|now| {
            let staffs = vec![Choice::staffs(Vec::new())];
            Foresight::new(now, staffs, battles / FOR_THE_START, Horizon::EndOfBattle).ok()
        });
        let given = game.orders().iter().copied();
        Review {
            now,
            given: given.zip(game.given_by().iter().copied()).collect(),
            weighing: None,
            start,
            phases_each: battles.saturating_mul(phases) / number,
            verdict: Verdict {
                of: ahead.len(),
                judgement: Average {
                    mean: 0.0,
                    error: Some(0.0),
                },
                score: game.outcome().map(|outcome| outcome.score),
                ..Verdict::default()
            },
            ahead,
        }
    }

    /// Plays the next battle, or goes on to the next decision. Says whether there is more to do.
    pub fn play_one(&mut self) -> bool {
        if let Some(start) = &mut self.start {
            if !start.play_one() {
                let prospects = start.prospects();
                self.verdict.expected = prospects.first().map(|it| it.score).unwrap_or_default();
                self.start = None;
            }
            return true;
        }
        if let Some((_, weighing)) = &mut self.weighing {
            if !weighing.play_one() {
                self.end_decision();
            }
            return true;
        }
        self.verdict.is_done = !self.begin_decision();
        !self.verdict.is_done
    }

    /// Does all of it.
    pub fn play_all(&mut self) {
        while self.play_one() {}
    }

    /// What it has come to so far.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Plays the game anew to the next decision. Says whether there was one.
    fn begin_decision(&mut self) -> bool {
        let (Some(decided), Some(now)) = (self.ahead.pop_front(), &mut self.now) else {
            return false;
        };
        while now.orders().len() < decided.first
            && let Some((order, by)) = self.given.pop_front()
            && now.play_by(order, by).is_ok()
        {}
        let battles = self.phases_each / phases_left(now);
        let weighing = Weighing::new(now, &decided, self.verdict.weighed, battles);
        self.weighing = Some((decided, weighing));
        true
    }

    fn end_decision(&mut self) {
        let Some((decided, weighing)) = self.weighing.take() else {
            return;
        };
        self.verdict.weighed += 1;
        self.verdict.judgement = sum(self.verdict.judgement, weighing.judgement);
        let chosen = weighing.chosen().cloned();
        if let (Some(chosen), Some((best, cost))) = (chosen, weighing.cost) {
            let (turn, phase) = decided.asked.when();
            self.verdict.costly.push(Costly {
                first_order: decided.first,
                turn,
                phase,
                question: decided.asked.name().to_owned(),
                chosen,
                best,
                cost,
            });
        }
    }
}

/// Phases that a battle still has, this one among them.
fn phases_left(game: &Game) -> u32 {
    u32::from(phases_to_come(game)) + 1
}

/// The sum of two means that have nothing in common.
fn sum(one: Average, other: Average) -> Average {
    let squares = |one: f64, other: f64| (one * one + other * other).sqrt();
    Average {
        mean: one.mean + other.mean,
        error: one
            .error
            .zip(other.error)
            .map(|(one, other)| squares(one, other)),
    }
}
