//! What a worker does, battle by battle.

use std::collections::VecDeque;
use std::mem;

use super::messages::{Battle, Played, Question, Reviewed, Share, Task, Told};
use crate::engine::Game;
use crate::engine::foresight::review::{BATTLES as BATTLES_OF_A_REVIEW, Review};
use crate::engine::foresight::{Ending, Horizon, ImaginedBattle, StartingPoint};

/// What a worker is doing.
#[derive(Clone, Debug, Default)]
pub enum Work {
    /// Nothing.
    #[default]
    None,
    /// Battles are played on from the choices of a question.
    Foresee {
        /// By which number the page knows it.
        number: u32,
        /// What they are played on from.
        from: Box<StartingPoint>,
        /// Those that are still to be played.
        left: VecDeque<ImaginedBattle>,
        /// Those that have been, and were not told yet.
        played: Vec<(ImaginedBattle, Ending)>,
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
    /// Takes a task up.
    ///
    /// # Errors
    /// Why it cannot be done: a save that is no game.
    pub fn take_up(&mut self, task: Task) -> Result<(), String> {
        // What it was doing is over, whatever comes of the next.
        let before = mem::take(self);
        *self = match task {
            Task::Rest => Work::None,
            Task::Foresee(question) => Work::foresee(question)?,
            Task::Play(share) => before.with(share),
            Task::Review(battle) => Work::review(battle)?,
        };
        Ok(())
    }

    fn foresee(question: Question) -> Result<Work, String> {
        let game = Game::load(&question.save).map_err(|error| error.to_string())?;
        let from = StartingPoint::new(game, question.choices, Horizon::EndOfBattle);
        Ok(Work::Foresee {
            number: question.number,
            from: Box::new(from),
            left: VecDeque::new(),
            played: Vec::new(),
        })
    }

    fn review(battle: Battle) -> Result<Work, String> {
        let game = Game::load(&battle.save).map_err(|error| error.to_string())?;
        Ok(Work::Review {
            number: battle.number,
            review: Box::new(Review::new(&game, BATTLES_OF_A_REVIEW)),
        })
    }

    /// The same with more battles of its question to play.
    fn with(mut self, share: Share) -> Work {
        if let Work::Foresee { number, left, .. } = &mut self
            && *number == share.number
        {
            left.extend(share.battles);
        }
        self
    }

    /// Plays the next battle. Says whether there is one left to play.
    pub fn play_one(&mut self) -> bool {
        match self {
            Work::None => false,
            Work::Foresee {
                from, left, played, ..
            } => {
                if let Some(battle) = left.pop_front() {
                    played.push((battle, from.play(battle)));
                }
                !left.is_empty()
            }
            Work::Review { review, .. } => review.play_one(),
        }
    }

    /// What has come of it since it last told; nothing where nothing has.
    pub fn tell(&mut self) -> Option<Told> {
        match self {
            Work::None => None,
            Work::Foresee { number, played, .. } => (!played.is_empty()).then(|| {
                Told::Played(Played {
                    number: *number,
                    battles: mem::take(played),
                })
            }),
            Work::Review { number, review } => Some(Told::Reviewed(Reviewed {
                number: *number,
                verdict: review.verdict().clone(),
            })),
        }
    }
}
