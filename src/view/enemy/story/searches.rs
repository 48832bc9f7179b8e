//! What is told of searches: who looked for a force, from how far, and whether it was seen (8.3).

use super::StoryKind;
use super::following::Following;
use crate::engine::charts::Sighting;
use crate::engine::fleet::{SearchAim, SearchId, TaskGroupId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{GameTime, Roll, SearchEvent, count};
use crate::view::wording;

/// A search, as it took off.
pub(super) struct Flight {
    pub(super) units: UnitSet,
    pub(super) base: TaskGroupId,
    pub(super) origin: HexId,
    pub(super) aim: SearchAim,
}

impl Following {
    /// What a search saw of a force, at what range.
    pub(super) fn sighting(
        &mut self,
        at: GameTime,
        number: usize,
        id: SearchId,
        force: ForceId,
        roll: &Roll,
    ) {
        let force = self.forces.entry(force).or_default();
        let (Some(hex), Some(search)) = (force.hex, self.searches.get(&id)) else {
            return;
        };
        let units = wording::by_type(search.units);
        let range = count(search.origin.distance(hex), "hex", "hexes");
        let from = format!("{units} of TG {} at {range}", search.base);
        let (kind, title) = match roll.sighting().and_then(Sighting::detection) {
            Some(_) => (StoryKind::Seen, format!("Sighted by {from}")),
            None => (StoryKind::Missed, format!("Not seen by {from}")),
        };
        let detail = format!("{id}, {}", search.aim);
        force.tell(at, number, kind, &title);
        force.add(&detail);
    }

    /// A search takes off, or stays with a force.
    pub(super) fn search(&mut self, at: GameTime, number: usize, event: &SearchEvent) {
        match event {
            SearchEvent::Launched {
                what,
                units,
                hex,
                base,
                aim,
                ..
            } => {
                let flight = Flight {
                    units: *units,
                    base: *base,
                    origin: *hex,
                    aim: *aim,
                };
                self.searches.insert(*what, flight);
            }
            SearchEvent::Shadows { search, force, .. } => {
                let stays = format!("{search} stays with it");
                self.of(*force).tell(at, number, StoryKind::Seen, &stays);
            }
            _ => {}
        }
    }
}
