//! What was behind the markers of the IJN that were never spotted: told when the game is over, and not before (9.0).

use crate::engine::EventRecord;
use crate::engine::event::{Event, SpottingEvent};
use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{Force, IjnForce, Ship};
use crate::view::wording;

/// A task force of the IJN that was never spotted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnseenForce {
    /// The force.
    pub force: IjnForce,
    /// Where it is at the end.
    pub place: Place,
    /// What is in it.
    pub ships: Vec<Ship>,
    /// How many decoys.
    pub decoys: u8,
}

impl UnseenForce {
    /// Its name, and where it is.
    pub fn title(&self) -> String {
        format!("{} at {}", self.force, self.place)
    }

    /// What is behind its marker, in words.
    pub fn words(&self) -> String {
        let ships = self.ships.iter().map(|ship| ship.text().to_owned());
        let decoys =
            (self.decoys > 0).then(|| wording::count(self.decoys.into(), "decoy", "decoys"));
        wording::list(ships.chain(decoys))
    }
}

/// The forces that nobody ever spotted and that are on the map at the end of a game.
pub(super) fn unseen(events: &[EventRecord], table: &Table) -> Vec<UnseenForce> {
    let was_seen = |force: &IjnForce| {
        events.iter().any(|it| {
            matches!(&it.event, Event::Spotting(SpottingEvent::Spotted { force: seen, .. })
                if *seen == Force::Ijn(*force))
        })
    };
    let unseen = IjnForce::ALL
        .iter()
        .copied()
        .filter(|force| !was_seen(force));
    let with_place = unseen.filter_map(|force| Some((force, table.place_of(force)?)));
    with_place
        .map(|(force, place)| UnseenForce {
            force,
            place,
            ships: table.ships_in(force).collect(),
            decoys: table.ijn_forces[force].decoys,
        })
        .collect()
}
