//! What the worker does, battle by battle.

use super::messages::{Battle, Foreseen, Question, Reviewed, Task, Told};
use crate::engine::Game;
use crate::engine::foresight::review::{BATTLES as BATTLES_OF_A_REVIEW, Review};
use crate::engine::foresight::{Foresight, Horizon, choices};

/// Turns that are played on in all for one answer, about: the longer a battle still is, the fewer are played.
const TURNS: u32 = 4000;
/// Battles for an answer at the least and at the most: at the dawn of a long battle the least tell some three points apart.
const BATTLES: (u32, u32) = (800, 1600);
/// One in so many of them is kept for the proof.
const PROOF: u32 = 4;

/// How many battles an answer has at the question that a game stands at. A number, not a time: the same question has the
/// same answer on every machine.
pub fn battles_for(game: &Game) -> u32 {
    let scenario = game.scenario();
    let over = scenario.first_turn.turns_until(game.table().turn);
    let left = scenario.turns.saturating_sub(over).max(1);
    (TURNS / u32::from(left)).clamp(BATTLES.0, BATTLES.1)
}

/// What the worker is doing.
#[derive(Clone, Debug, Default)]
pub enum Work {
    /// Nothing.
    #[default]
    None,
    /// Battles are played on from the choices of a question.
    Foresee {
        /// By which number the page knows it.
        number: u32,
        /// The battles.
        foresight: Box<Foresight>,
        /// Those of the most promising choice, beside the staff's, once it is found.
        proof: Option<Box<Foresight>>,
        /// How many are kept for that.
        kept: u32,
    },
    /// The decisions of a battle are looked at.
    Review {
        /// By which number the page knows it.
        number: u32,
        /// The decisions.
        review: Box<Review>,
    },
}

impl Work {
    /// Begins a task.
    ///
    /// # Errors
    /// Why it cannot be done: a save that is no game, or a plan that is illegal there.
    pub fn begin(task: Task) -> Result<Work, String> {
        match task {
            Task::Rest => Ok(Work::None),
            Task::Foresee(question) => Work::foresee(question),
            Task::Review(battle) => Work::review(battle),
        }
    }

    fn foresee(question: Question) -> Result<Work, String> {
        let game = Game::load(&question.save).map_err(|error| error.to_string())?;
        let all = choices(&game).into_iter().chain(question.plans).collect();
        let kept = question.battles / PROOF;
        let foresight = Foresight::new(&game, all, question.battles - kept, Horizon::EndOfBattle);
        let foresight = foresight.map_err(|refusal| refusal.to_string())?;
        Ok(Work::Foresee {
            number: question.number,
            foresight: Box::new(foresight),
            proof: None,
            kept,
        })
    }

    fn review(battle: Battle) -> Result<Work, String> {
        let game = Game::load(&battle.save).map_err(|error| error.to_string())?;
        Ok(Work::Review {
            number: battle.number,
            review: Box::new(Review::new(&game, BATTLES_OF_A_REVIEW)),
        })
    }

    /// Plays the next battle. Says whether there was one left to play.
    pub fn play_one(&mut self) -> bool {
        match self {
            Work::None => false,
            Work::Foresee {
                foresight,
                proof,
                kept,
                ..
            } => {
                if foresight.play_one() {
                    return true;
                }
                if proof.is_none() {
                    *proof = foresight.proof(*kept).map(Box::new);
                }
                proof.as_mut().is_some_and(|proof| proof.play_one())
            }
            Work::Review { review, .. } => review.play_one(),
        }
    }

    /// What has come of it so far; nothing where nothing is done.
    pub fn told(&self, is_done: bool) -> Option<Told> {
        match self {
            Work::None => None,
            Work::Foresee {
                number,
                foresight,
                proof,
                ..
            } => Some(Told::Foreseen(Foreseen {
                number: *number,
                choices: foresight.choices().to_vec(),
                prospects: foresight.prospects(),
                played: foresight.played() + proof.as_ref().map_or(0, |it| it.played()),
                proof: proof.as_ref().map(|it| it.ahead(1, 0)),
                is_done,
            })),
            Work::Review { number, review } => Some(Told::Reviewed(Reviewed {
                number: *number,
                verdict: review.verdict().clone(),
            })),
        }
    }
}
