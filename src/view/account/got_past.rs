//! The forces that got past the fleet, by the invasion zone's edge of the map (7.23, 15.11).

use super::news::{NewsKind, news};
use super::score::scores;
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, count_of, signed};

/// A force that got past the fleet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GotPast {
    /// The force, by the counter that it had then.
    pub force: ForceId,
    /// How many ships it had.
    pub ships: usize,
    /// What they scored.
    pub points: i32,
}

impl GotPast {
    /// "Force E got past the fleet with 6 ships".
    pub fn words(self) -> String {
        let ships = count_of(self.ships as i64, "ship", "ships");
        format!("{} got past the fleet with {ships}", self.force)
    }

    /// Its points with their sign; nothing where it scored none.
    pub fn scored(self) -> Option<String> {
        (self.points != 0).then(|| signed(self.points))
    }
}

/// The forces that got past the fleet in some events, in their order.
pub fn got_past(events: &[EventRecord]) -> Vec<GotPast> {
    let scores = scores(events);
    let told = news(events).filter_map(|it| {
        let NewsKind::GetsPast(_, ships) = it.what else {
            return None;
        };
        let scored = scores.iter().filter(|score| score.number == it.number);
        Some(GotPast {
            force: it.force,
            ships: ships.len(),
            points: scored.map(|score| i32::from(score.points)).sum(),
        })
    });
    told.collect()
}
