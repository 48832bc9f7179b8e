//! What incidents leave on the table (21).

use super::Table;
use crate::engine::event::IncidentEvent;
use crate::engine::map::Place;

impl Table {
    /// Whether the weather keeps everybody from looking or flying into a space or from it, in this phase (21.2).
    pub fn has_weather(&self, space: Place) -> bool {
        self.weather.contains(&space)
    }

    pub(super) fn apply_incident(&mut self, event: &IncidentEvent) {
        match *event {
            IncidentEvent::SurpriseAttack { .. } => {}
            IncidentEvent::Weather { space } => self.weather.push(space),
        }
    }
}
