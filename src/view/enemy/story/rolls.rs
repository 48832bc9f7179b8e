//! What is told of dice.

use super::StoryKind;
use super::following::Following;
use crate::engine::charts::{Outcome, RaidDecision};
use crate::engine::forces::Launcher;
use crate::engine::{GameTime, Purpose, Roll};
use crate::view::record;

impl Following {
    /// A die is rolled for a force.
    pub(super) fn roll(&mut self, at: GameTime, number: usize, roll: &Roll) {
        let die = || Some((record::die(roll), number));
        match roll.purpose {
            Purpose::Search(search, force) => {
                self.of(force).die = die();
                self.sighting(at, number, search, force, roll);
            }
            Purpose::Contact(mission, force) => {
                let force = self.of(force);
                force.die = die();
                let looks = format!("{mission} looks for it");
                force.tell(at, number, StoryKind::Attacked, &looks);
            }
            Purpose::LevelTwo(force) | Purpose::LevelThree(force) | Purpose::LevelFour(force) => {
                self.of(force).die = die();
            }
            Purpose::WouldRaid(Launcher::Force(force)) => {
                let strikes = roll.result == Outcome::RaidDecision(RaidDecision::Raids);
                let force = self.of(force);
                force.die = die();
                force.comes_up(at, number, strikes);
            }
            Purpose::RaidStrength(Launcher::Force(force)) | Purpose::Commitment(force) => {
                self.of(force).die = die();
            }
            Purpose::LocationDirection(force) => {
                let force = self.of(force);
                force.die = die();
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    "Is it where it was reported?",
                );
            }
            _ => {}
        }
    }
}
