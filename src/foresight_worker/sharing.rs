//! How the battles of a question are shared among the workers: each plays a part of what is left, and is given more when it
//! has told of all.

use std::collections::BTreeMap;

use super::messages::{Played, Question, Share, Task};
use crate::engine::foresight::{Foreseen, ImaginedBattle, Inquiry};

/// By what the page knows a worker.
pub type WorkerId = u32;

/// A question, and who plays which of its battles.
#[derive(Clone, Debug)]
pub struct Sharing {
    /// By which number the page knows it.
    number: u32,
    /// The game, as it is saved.
    save: String,
    inquiry: Inquiry,
    /// What each worker has been given and has not told of yet.
    shares: BTreeMap<WorkerId, Vec<ImaginedBattle>>,
}

impl Sharing {
    /// A question that nobody works at yet, by its number, with the game as it is saved.
    pub fn new(number: u32, save: String, inquiry: Inquiry) -> Sharing {
        Sharing {
            number,
            save,
            inquiry,
            shares: BTreeMap::new(),
        }
    }

    /// A worker takes the question up, for the first time or once more: what it is told first.
    pub fn join(&mut self, worker: WorkerId) -> Task {
        self.leave(worker);
        self.shares.insert(worker, Vec::new());
        Task::Foresee(Question {
            number: self.number,
            save: self.save.clone(),
            choices: self.inquiry.choices().to_vec(),
        })
    }

    /// Battles for every worker that has none, as far as there are any to play now.
    pub fn share_out(&mut self) -> Vec<(WorkerId, Task)> {
        let workers = self.shares.len();
        let number = self.number;
        let idle = self.shares.iter_mut().filter(|(_, share)| share.is_empty());
        let tasks = idle.filter_map(|(worker, share)| {
            *share = self.inquiry.give_out(workers);
            let battles = share.clone();
            let task = Task::Play(Share { number, battles });
            (!share.is_empty()).then_some((*worker, task))
        });
        tasks.collect()
    }

    /// A worker tells how battles ended.
    pub fn enter(&mut self, worker: WorkerId, played: Played) {
        let Some(share) = self.shares.get_mut(&worker) else {
            return;
        };
        for (battle, ending) in played.battles {
            // What it played before it left is somebody else's to play by now.
            if let Some(given) = share.iter().position(|it| *it == battle) {
                share.remove(given);
                self.inquiry.enter(battle, ending);
            }
        }
    }

    /// A worker has stopped, or makes way: what it had left to play is given to others.
    pub fn leave(&mut self, worker: WorkerId) {
        for battle in self.shares.remove(&worker).unwrap_or_default() {
            self.inquiry.take_back(battle);
        }
    }

    /// Whether all battles have been played.
    pub fn is_done(&self) -> bool {
        self.inquiry.is_done()
    }

    /// What has come of each choice so far.
    pub fn foreseen(&self) -> Foreseen {
        self.inquiry.foreseen()
    }
}
