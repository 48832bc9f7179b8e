//! A question of the player's: what would come of each choice, and whether the most promising is better than the staff's.

use serde::{Deserialize, Serialize};

use super::{Average, Choice, Ending, Foresight, Horizon, ImaginedBattle, Prospect, choices};
use crate::engine::game::Game;
use crate::engine::refusal::Refusal;

/// Turns that are played on in all for one answer, about: the longer a battle still is, the fewer are played.
const TURNS: u32 = 4000;
/// Battles for an answer at the least and at the most: at the dawn of a long battle the least tell some three points apart.
const BATTLES: (u32, u32) = (800, 2000);
/// One in so many of them is kept for the proof.
const PROOF: u32 = 2;

/// How many battles an answer has at the question that a game stands at. A number, not a time: the same question has the
/// same answer on every machine.
pub fn battles_for(game: &Game) -> u32 {
    let scenario = game.scenario();
    let over = scenario.first_turn.turns_until(game.table().turn);
    let left = scenario.turns.saturating_sub(over).max(1);
    (TURNS / u32::from(left)).clamp(BATTLES.0, BATTLES.1)
}

/// What has come of each choice so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Foreseen {
    /// The choices, the staff's first and the player's own last.
    pub choices: Vec<Choice>,
    /// What has come of each.
    pub prospects: Vec<Prospect>,
    /// How many battles have been played.
    pub played: u32,
    /// How many are, in all, at the most.
    pub battles: u32,
    /// By how much the most promising choice scores more than the staff's, played on with dice that it was not found by;
    /// nothing where that is the staff's, or is not known yet.
    pub proof: Option<Average>,
    /// Whether no more battles are played.
    pub is_done: bool,
}

/// The battles that answer it: those that look for the most promising choice, and then those that prove it.
#[derive(Clone, Debug)]
pub struct Inquiry {
    foresight: Foresight,
    /// The most promising choice, once it is found, and its battles beside the staff's.
    proof: Option<(usize, Foresight)>,
    /// How many battles are played in all, at the most, and how many of them are kept for that.
    battles: u32,
    kept: u32,
}

impl Inquiry {
    /// Begins with the choices of the question that a game stands at and some plans of the player's own, so many battles in
    /// all.
    ///
    /// # Errors
    /// The rule that forbids a plan.
    pub fn new(game: &Game, plans: Vec<Choice>, battles: u32) -> Result<Inquiry, Refusal> {
        let all = choices(game).into_iter().chain(plans).collect();
        let kept = battles / PROOF;
        let foresight = Foresight::new(game, all, battles - kept, Horizon::EndOfBattle)?;
        Ok(Inquiry {
            foresight,
            proof: None,
            battles,
            kept,
        })
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        self.foresight.choices()
    }

    /// The next battles that are to be played by one of several: a part of what is left of the round, so that all come to
    /// its end together. None as long as others have to be played before.
    pub fn give_out(&mut self, players: usize) -> Vec<ImaginedBattle> {
        let Some(first) = self.give_out_one() else {
            return Vec::new();
        };
        let proof = self.proof.as_ref().map(|(_, proof)| proof);
        let left = proof.unwrap_or(&self.foresight).left_of_round() + 1;
        let more = left.div_ceil(2 * players.max(1)) - 1;
        let mut battles = vec![first];
        battles.extend((0..more).map_while(|_| self.give_out_one()));
        battles
    }

    fn give_out_one(&mut self) -> Option<ImaginedBattle> {
        let next = self.foresight.give_out();
        if next.is_some() || self.foresight.is_awaiting() {
            return next;
        }
        if self.proof.is_none() {
            self.proof = self.foresight.proof(self.kept);
        }
        self.proof.as_mut().and_then(|(_, proof)| proof.give_out())
    }

    /// A battle is back, played to its end.
    pub fn enter(&mut self, battle: ImaginedBattle, ending: Ending) {
        self.of(battle).enter(battle, ending);
    }

    /// A battle is back unplayed: it is given out once more.
    pub fn take_back(&mut self, battle: ImaginedBattle) {
        self.of(battle).take_back(battle);
    }

    /// What a battle was given out of: its dice say it.
    fn of(&mut self, battle: ImaginedBattle) -> &mut Foresight {
        match &mut self.proof {
            Some((_, proof)) if battle.number >= proof.first_dice => proof,
            _ => &mut self.foresight,
        }
    }

    /// Plays all battles.
    pub fn play_all(&mut self) {
        while let Some(battle) = self.give_out_one() {
            let ending = self.foresight.from.play(battle);
            self.enter(battle, ending);
        }
    }

    /// Whether all battles have been played.
    pub fn is_done(&self) -> bool {
        let nothing_to_prove = || self.foresight.best().is_none_or(|best| best == 0);
        let proof = self.proof.as_ref().map(|(_, proof)| proof.is_over());
        self.foresight.is_over() && proof.unwrap_or_else(nothing_to_prove)
    }

    /// What has come of each choice so far.
    pub fn foreseen(&self) -> Foreseen {
        let proof = self.proof.as_ref();
        let proved = proof.map_or(0, |(_, proof)| proof.played());
        Foreseen {
            choices: self.choices().to_vec(),
            prospects: self.foresight.prospects(),
            played: self.foresight.played() + proved,
            battles: self.battles,
            proof: proof.map(|(best, proof)| proof.ahead(*best, 0)),
            is_done: self.is_done(),
        }
    }
}
