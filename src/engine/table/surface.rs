//! What events change of ships that have met (21), and of those who stand by (12.411).

use super::Table;
use crate::engine::event::{Event, SurfaceEvent};
use crate::engine::surface::Meeting;

impl Table {
    /// Changes the meeting as the event says.
    pub(super) fn apply_to_surface(&mut self, event: &Event) {
        let Event::Surface(event) = event else {
            return;
        };
        match event {
            SurfaceEvent::Met { force, hex, .. } => {
                self.markers.meeting = Some(Meeting::new(*force, *hex));
            }
            SurfaceEvent::Over { .. } => self.markers.meeting = None,
            SurfaceEvent::StandsBy { ships, ship, .. } => {
                let escorts = ships.iter().map(|unit| (unit, *ship));
                self.markers.escorts.extend(escorts);
            }
            SurfaceEvent::Retires { force } => {
                if let Some(force) = self.force_there(*force) {
                    force.retiring = true;
                }
            }
            _ => {
                if let Some(meeting) = &mut self.markers.meeting {
                    meeting.apply(event);
                }
            }
        }
    }
}
