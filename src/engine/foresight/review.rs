//! The decisions of a battle, looked at once more: what was chosen, what was the best known then, and what that cost on
//! average; and how much of the score was the player's judgement, and how much the dice.
//!
//! What is expected of the staff is changed by two things only: by what the player orders otherwise, and by the dice.
//! The first is played out with dice of its own; what is left of the score is the second. So every decision in which he
//! ordered otherwise is set beside the staff's; and of these as many are weighed beside all that could have been ordered as
//! can be weighed well.

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
use decided::{Decided, decisions};
use weighing::Weighing;

/// Whole battles that a review plays, about; what is played on from the middle counts for half a battle.
pub const BATTLES: u32 = 2000;
/// With fewer nothing can be told.
pub const LEAST_BATTLES: u32 = 200;
/// Of so many battles one is played for what the staff scores from the start.
const FOR_THE_START: u32 = 10;
/// Of so many that are left one is played to set decisions beside the staff's.
const FOR_THE_JUDGEMENT: u32 = 3;
/// Battles in which a decision is set beside the staff's, at the least and at the most: eight pairs have an error that is
/// known.
const TO_JUDGE: (u32, u32) = (16, 400);
/// Battles in which the best is looked for, at the least and at the most. With fewer a cost of some points would not be
/// seen, with more nothing is told that a player would feel.
const TO_LOOK: (u32, u32) = (120, 600);
/// Pairs of battles by which a cost is proved at the least: three that differ alike have no error, and prove nothing.
const PAIRS: u32 = 12;
const _: () = assert!(TO_LOOK.0 / Weighing::PAIRS_OF_A_LOOK >= PAIRS);
/// Which part is told as done at the most as long as not all is.
const MOST_UNDER_WAY: f64 = 0.99;
/// How many numbers of dice a decision may use, so that no two share any: their errors have nothing in common.
const DICE: u32 = 1 << 13;

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
    /// In how many decisions something was ordered that the staff would not have.
    pub parted: usize,
    /// How many of them were weighed beside all that could have been ordered.
    pub weighed: usize,
    /// From how many points on a cost would have been seen in each that was weighed; nothing where none was.
    pub seen_from: Option<f64>,
    /// Which part of the battles has been played, from 0 to 1.
    pub part_done: f64,
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
    pub fn luck(&self) -> Option<Average> {
        let score = self.score.filter(|_| self.is_done)?;
        let known = sum(self.expected, self.judgement);
        Some(Average {
            mean: f64::from(score) - known.mean,
            ..known
        })
    }
}

/// The decisions of a game while they are looked at.
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    stage: Stage,
    /// The decisions that are still to be set beside the staff's, in turn.
    to_judge: VecDeque<Decided>,
    /// Those of the player's own that were, and how much they scored more than the staff's.
    judged: Vec<(Decided, f64)>,
    /// Those that are still to be weighed, the weightiest first.
    to_weigh: VecDeque<Decided>,
    /// The number of the first dice of the present decision.
    dice: u32,
    /// Phases of battles that are played in all, about.
    phases: u32,
    /// Those that are left.
    left: u32,
    /// Those that set one decision beside the staff's.
    to_judge_one: u32,
    /// Phases of a battle that is played now.
    phases_each: u32,
    verdict: Verdict,
}

/// What battles are played for.
#[derive(Clone, Debug)]
enum Stage {
    /// For what the staff scores from the start.
    Start(Foresight),
    /// To set a decision beside the staff's.
    Judge(Decided, Foresight),
    /// To weigh one beside all that could have been ordered.
    Weigh(Decided, Box<Weighing>),
    Done,
}

impl Review {
    /// Begins to look at the decisions of a game, with so many whole battles in all, about.
    pub fn new(game: &Game, battles: u32) -> Review {
        let battles = battles.max(LEAST_BATTLES);
        let to_judge: VecDeque<Decided> = decisions(game).into();
        let start = game.branch(0);
        let phases_each = phases_left(&start);
        let phases = battles.saturating_mul(phases_each);
        let staffs = vec![Choice::staffs(Vec::new())];
        let battles = battles / FOR_THE_START;
        let start = Foresight::new(&start, staffs, battles, Horizon::EndOfBattle);
        Review {
            game: game.clone(),
            stage: start.map_or(Stage::Done, Stage::Start),
            verdict: Verdict {
                parted: to_judge.len(),
                judgement: Average {
                    mean: 0.0,
                    error: Some(0.0),
                },
                score: game.outcome().map(|outcome| outcome.score),
                ..Verdict::default()
            },
            to_judge,
            judged: Vec::new(),
            to_weigh: VecDeque::new(),
            dice: 0,
            phases,
            left: phases,
            to_judge_one: 0,
            phases_each,
        }
    }

    /// Plays the next battle, or goes on to the next decision. Says whether there is more to do.
    pub fn play_one(&mut self) -> bool {
        let has_more = match &mut self.stage {
            Stage::Start(it) | Stage::Judge(_, it) => it.play_one(),
            Stage::Weigh(_, it) => it.play_one(),
            Stage::Done => false,
        };
        match has_more {
            true => self.left = self.left.saturating_sub(self.phases_each),
            false => self.end_stage(),
        }
        self.verdict.is_done = matches!(self.stage, Stage::Done);
        self.verdict.part_done = match self.verdict.is_done {
            true => 1.0,
            // How many are played is known only about.
            false => (1.0 - f64::from(self.left) / f64::from(self.phases)).min(MOST_UNDER_WAY),
        };
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

    fn end_stage(&mut self) {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Start(it) => {
                let prospects = it.prospects();
                self.verdict.expected = prospects.first().map(|it| it.score).unwrap_or_default();
                let decisions = self.to_judge.len().max(1) as u32;
                self.to_judge_one = self.left / FOR_THE_JUDGEMENT / decisions;
            }
            Stage::Judge(decided, it) => {
                let ahead = it.ahead(0, 1);
                self.verdict.judgement = sum(self.verdict.judgement, ahead);
                if decided.is_players {
                    self.judged.push((decided, ahead.mean));
                }
            }
            Stage::Weigh(decided, it) => self.tell(&decided, *it),
            Stage::Done => {}
        }
        self.stage = self.next();
    }

    fn next(&mut self) -> Stage {
        while let Some(decided) = self.to_judge.pop_front() {
            if let Some(foresight) = self.judge(&decided) {
                return Stage::Judge(decided, foresight);
            }
        }
        let judged = std::mem::take(&mut self.judged);
        self.to_weigh.extend(weightiest_first(judged));
        while let Some(decided) = self.to_weigh.pop_front() {
            if let Some(weighing) = self.weigh(&decided) {
                return Stage::Weigh(decided, Box::new(weighing));
            }
        }
        Stage::Done
    }

    /// A decision beside the staff's.
    fn judge(&mut self, decided: &Decided) -> Option<Foresight> {
        let game = self.before(decided);
        let (least, most) = TO_JUDGE;
        let battles = (self.to_judge_one / self.phases_each).clamp(least, most);
        let two = vec![decided.choice(), Choice::staffs(Vec::new())];
        let foresight = Foresight::new(&game, two, battles, Horizon::EndOfBattle).ok()?;
        Some(foresight.with_dice_from(self.next_dice()))
    }

    /// A decision beside all that could have been ordered; nothing where it would have too few battles.
    fn weigh(&mut self, decided: &Decided) -> Option<Weighing> {
        let game = self.before(decided);
        let decisions = self.to_weigh.len() as u32 + 1;
        let left = self.left / self.phases_each;
        let (least, most) = TO_LOOK;
        let battles = (left / decisions / Weighing::IN_ALL).clamp(least, most);
        let is_enough = left >= battles * Weighing::IN_ALL;
        is_enough.then(|| Weighing::new(game, decided, self.next_dice(), battles))
    }

    /// The game before a decision.
    fn before(&mut self, decided: &Decided) -> Game {
        let game = self.game.branch(decided.first);
        self.phases_each = phases_left(&game);
        game
    }

    /// The number of the first dice of a decision.
    fn next_dice(&mut self) -> u32 {
        self.dice = self.dice.wrapping_add(DICE);
        self.dice
    }

    fn tell(&mut self, decided: &Decided, weighing: Weighing) {
        let Some(seen_from) = weighing.seen_from else {
            return;
        };
        self.verdict.weighed += 1;
        let most = self
            .verdict
            .seen_from
            .map_or(seen_from, |it| it.max(seen_from));
        self.verdict.seen_from = Some(most);
        let chosen = weighing.chosen().cloned();
        if let (Some(chosen), Some((best, cost))) = (chosen, weighing.cost) {
            let (turn, phase) = decided.asked.when();
            let costly = &mut self.verdict.costly;
            let at = costly.partition_point(|it| it.first_order < decided.first);
            costly.insert(
                at,
                Costly {
                    first_order: decided.first,
                    turn,
                    phase,
                    question: decided.asked.name().to_owned(),
                    chosen,
                    best,
                    cost,
                },
            );
        }
    }
}

/// Decisions in the order in which they are weighed: by what may depend on them, and of those alike first what scored
/// least beside the staff's.
fn weightiest_first(mut judged: Vec<(Decided, f64)>) -> impl Iterator<Item = Decided> {
    judged.sort_by(|(one, ahead), (other, others_ahead)| {
        let weight = one.weight().cmp(&other.weight());
        weight.then_with(|| ahead.total_cmp(others_ahead))
    });
    judged.into_iter().map(|(decided, _)| decided)
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
