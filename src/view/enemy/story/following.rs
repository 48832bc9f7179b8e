//! Follows the events, for the stories of all forces.

use std::collections::BTreeMap;

use super::StoryKind;
use super::followed::Followed;
use crate::engine::forces::ForceId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, CommitmentEvent, DamageEvent, DetectionEvent, Event, EventRecord, GameTime,
    ProcedureEvent, SearchEvent, count,
};
use crate::view::account::SearchAccount;

/// Follows the events, for the stories of all forces.
#[derive(Default)]
pub(super) struct Following {
    pub(super) forces: BTreeMap<ForceId, Followed>,
    pub(super) searches: Vec<SearchAccount>,
    /// Chits of Level 1 in the cup.
    pub(super) cup: usize,
}

impl Following {
    pub(super) fn of(&mut self, id: ForceId) -> &mut Followed {
        self.forces.entry(id).or_default()
    }

    pub(super) fn follow(&mut self, number: usize, record: &EventRecord) {
        let at = record.at;
        match &record.event {
            Event::Detection(DetectionEvent::Placed {
                what, hex, ships, ..
            }) => {
                let force = self.of(*what);
                force.begin(*hex);
                force.ships.clone_from(ships);
                force.tell(at, number, StoryKind::Learnt, "Reported here");
            }
            Event::Detection(DetectionEvent::Changed {
                force, from, to, ..
            }) => self.of(*force).detection(at, number, *from, *to),
            Event::Attacks(AttackEvent::Contacted {
                mission,
                force,
                wrong,
                ..
            }) => {
                let found = match wrong {
                    true => format!("{mission} meets it instead of its target"),
                    false => format!("{mission} finds it"),
                };
                self.of(*force)
                    .tell(at, number, StoryKind::Attacked, &found);
            }
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                let hits = count(*hits, "hit", "hits");
                self.attacked(at, number, *ship, &format!("takes {hits}"));
            }
            Event::Damage(DamageEvent::Sunk { ship }) => self.attacked(at, number, *ship, "sinks"),
            Event::Roll(roll) => self.roll(at, number, roll),
            Event::Commitment(CommitmentEvent::Tested {
                force,
                known,
                stands,
                ..
            }) => {
                let words = match stands {
                    true => format!("{} stands the commitment test", known.what()),
                    false => format!("{}: the commitment test fails", known.what()),
                };
                self.of(*force).tell(at, number, StoryKind::Learnt, &words);
            }
            Event::Butai(event) => self.butai(at, number, event),
            Event::Procedure(ProcedureEvent::CalledBack { force, .. }) => {
                let force = self.of(*force);
                force.called_back(at, number);
            }
            Event::Searches(SearchEvent::Shadows { search, force, .. }) => {
                self.stays(at, number, *search, *force);
            }
            Event::Forces(event) => self.force(at, number, event),
            _ => {}
        }
    }

    /// A ship is hit, or sinks, in the force that it sails with.
    fn attacked(&mut self, at: GameTime, number: usize, ship: ShipId, what: &str) {
        let forces = self.forces.values_mut();
        for force in forces.filter(|force| force.ships.contains(&ship)) {
            force.tell(at, number, StoryKind::Attacked, &format!("{ship} {what}"));
        }
    }
}
