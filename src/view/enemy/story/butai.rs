//! What is told of carrier forces and of ships left behind: counters, raids, retirement (9, 12.41).

use super::StoryKind;
use super::following::Following;
use crate::engine::{ButaiEvent, GameTime, count};

impl Following {
    /// A force has another counter, launches a raid, or leaves something behind.
    pub(super) fn butai(&mut self, at: GameTime, number: usize, event: &ButaiEvent) {
        match event {
            ButaiEvent::CounterReplaced { force, by, .. } => {
                let followed = self.forces.remove(force).unwrap_or_default();
                self.forces.insert(*by, followed);
                let words = format!("It is {by} from now on, and was {force}");
                self.of(*by).tell(at, number, StoryKind::Learnt, &words);
            }
            ButaiEvent::RaidLaunched { force, waves, .. } => {
                let points = count(waves.first, "point", "points");
                let words = match waves.second {
                    0 => format!("Launches a raid of {points}"),
                    second => format!("Launches a raid of {points}, and one of {second}"),
                };
                if let Some(force) = force.force() {
                    self.of(force).tell(at, number, StoryKind::Attacked, &words);
                }
            }
            ButaiEvent::Retires { force } => {
                let words = "Retires from now on";
                self.of(*force).tell(at, number, StoryKind::Moved, words);
            }
            ButaiEvent::LeftBehind {
                what,
                ship,
                force,
                hex,
            } => {
                let words = format!("Leaves {ship} behind, crippled");
                self.of(*force).tell(at, number, StoryKind::Moved, &words);
                let ship = self.of(*what);
                ship.begin(*hex);
                let words = format!("Left behind by {force}, crippled");
                ship.tell(at, number, StoryKind::Learnt, &words);
            }
            ButaiEvent::Exited { what, .. } => self.of(*what).hex = None,
            ButaiEvent::TracksMoved { .. } => {}
        }
    }
}
