//! What is told of searches: who looked for a force, from how far, and whether it was seen (8.3).

use super::StoryKind;
use super::following::Following;
use crate::engine::charts::Sighting;
use crate::engine::fleet::SearchId;
use crate::engine::forces::ForceId;
use crate::engine::{GameTime, Roll, count};
use crate::view::wording;

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
        let search = self.searches.iter().find(|search| search.id == id);
        let (Some(hex), Some(search)) = (force.hex, search) else {
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

    /// A search stays with a force.
    pub(super) fn stays(&mut self, at: GameTime, number: usize, search: SearchId, force: ForceId) {
        let stays = format!("{search} stays with it");
        self.of(force).tell(at, number, StoryKind::Seen, &stays);
    }
}
