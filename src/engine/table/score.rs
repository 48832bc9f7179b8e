//! What events change of the score, and of what is counted for it (15.1).

use super::{LostUnit, Table};
use crate::engine::event::Event;

impl Table {
    /// Keeps the score, and the list of what was lost.
    pub(super) fn apply_to_score(&mut self, event: &Event) {
        match event {
            Event::Score { vp, why } => {
                self.score += vp;
                match self.scores.iter_mut().find(|(scored, _)| scored == why) {
                    Some((_, sum)) => *sum += vp,
                    None => self.scores.push((*why, *vp)),
                }
            }
            Event::PointsLost { points, .. } => self.points_destroyed += u16::from(*points),
            Event::UnitLost { what, hex, why, .. } => self.lost.push(LostUnit {
                unit: *what,
                hex: *hex,
                at_home: self.is_home(*hex),
                why: *why,
            }),
            _ => {}
        }
    }
}
