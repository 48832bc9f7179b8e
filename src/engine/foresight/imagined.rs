//! A battle as it may go on from a choice: what it begins with, which it is, and how the staff plays it.

use serde::{Deserialize, Serialize};

use super::underway::Underway;
use super::{Choice, Ending, Horizon, LastingCourse};
use crate::engine::game::Game;
use crate::engine::scenario::Scenario;
use crate::engine::staff::{Player, Sensible};

/// One of the battles that are played on: from which choice, and with which dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct ImaginedBattle {
    /// The place of the choice among all.
    pub choice: usize,
    /// The number of its dice: those of one number are the same.
    pub number: u32,
}

/// What battles are played on from.
#[derive(Clone, Debug)]
pub struct StartingPoint {
    game: Game,
    choices: Vec<Choice>,
    horizon: Horizon,
    /// The course that the fleet keeps to where a choice sets none.
    course: Option<LastingCourse>,
}

impl StartingPoint {
    /// A game, what may be chosen there, and how far battles are played on.
    pub fn new(game: Game, choices: Vec<Choice>, horizon: Horizon) -> StartingPoint {
        StartingPoint {
            game,
            choices,
            horizon,
            course: None,
        }
    }

    /// The same where the fleet keeps to a course that was set before, unless a choice sets one itself.
    #[must_use]
    pub(super) fn on_course(self, course: Option<LastingCourse>) -> StartingPoint {
        StartingPoint { course, ..self }
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The scenario.
    pub(super) fn scenario(&self) -> &'static Scenario {
        self.game.scenario()
    }

    /// Plays a battle on as far as the horizon, with the dice of its number. What the choice leaves open, or a die makes
    /// illegal, is the staff's.
    ///
    /// # Panics
    /// If there is no such choice.
    pub fn play(&self, battle: ImaginedBattle) -> Ending {
        let choice = &self.choices[battle.choice];
        let mut ahead = self.game.imagined(battle.number);
        let mut underway = Underway::begin(&self.game, choice).or_on_course(self.course);
        while !self.horizon.is_reached(&self.game, &ahead) {
            let own = underway.order(&ahead);
            let Some(order) = own.or_else(|| Sensible.order(&ahead)) else {
                break;
            };
            if ahead.play(order).is_err() {
                debug_assert!(false, "{order} was refused");
                break;
            }
        }
        Ending::since(self.game.table(), ahead.table())
    }
}
