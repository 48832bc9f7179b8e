//! Hits on ships and how they grow old: Japanese carriers keep those of this turn, of the turn
//! before and the permanent ones apart (12.21).

use serde::Serialize;

use crate::engine::event::Event;
use crate::engine::play::Play;

/// Hits on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Hits {
    /// Suffered in this turn; no effect on raids yet (12.22).
    pub current: u8,
    /// Suffered in the turn before; no effect on raids yet (12.22).
    pub previous: u8,
    /// For good. All hits on US ships are.
    pub permanent: u8,
}

impl Hits {
    /// All of them.
    pub const fn total(self) -> u8 {
        self.current + self.previous + self.permanent
    }

    /// The hits a turn later (12.21).
    #[must_use]
    pub const fn adjusted(self) -> Hits {
        Hits {
            current: 0,
            previous: self.current,
            permanent: self.permanent + self.previous,
        }
    }
}

/// The Hit Adjustment step of the turn's end (12.21): what was hit in the turn before is hit for
/// good, and a carrier with permanent hits to her capacity sinks (12.27).
pub(crate) fn adjust_hits(play: &mut Play) {
    let ages = |hits: &Hits| hits.current + hits.previous > 0;
    if !play.table.damage.iter().any(|(_, hits)| ages(hits)) {
        return;
    }
    play.happen(Event::HitsAdjusted);
    let sinking = play.table.damage.iter().filter(|(ship, hits)| {
        let data = ship.data();
        data.kind.sinks_slowly() && !ship.is_us() && hits.permanent >= data.capacity
    });
    let sinking: Vec<_> = sinking.map(|(ship, _)| *ship).collect();
    for ship in sinking {
        if !play.table.sunk.contains(&ship) {
            play.happen(Event::Sunk { ship });
        }
    }
}
