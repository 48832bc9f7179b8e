//! How each kind of event changes the table: in the file of its subject.

use super::Table;
use crate::engine::event::Event;

impl Table {
    /// Changes the table by an event; nothing else does.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Setup(event) => self.apply_setup(event),
            Event::Sequence(event) => self.apply_sequence(event),
            Event::Markers(event) => self.apply_marker(event),
            Event::Spotting(event) => self.apply_spotting(event),
            Event::Movement(event) => self.apply_movement(event),
            Event::Bases(event) => self.apply_base(event),
            Event::IjnRepairs(event) => self.apply_ijn_repair(event),
            Event::Incidents(event) => self.apply_incident(event),
            Event::Organization(event) => self.apply_organization(event),
            Event::UsnOperations(event) => self.apply_usn_operation(event),
            Event::UsnRepairs(event) => self.apply_usn_repair(event),
            Event::Flights(event) => self.apply_flight(event),
            Event::Battle(event) => self.apply_battle(event),
            Event::Hits(event) => self.apply_hit(event),
            // They tell of what other events then do.
            Event::Order { .. } | Event::Roll(_) | Event::Pick(_) => {}
        }
    }
}
