//! Ships of both sides that have met, as they lie on the table (21.0).

use serde::Serialize;

use crate::engine::event::SurfaceEvent;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Ours.
    Us,
    /// Theirs.
    Japanese,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Us => Side::Japanese,
            Side::Japanese => Side::Us,
        }
    }
}

/// A ship that fires on another in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Aim {
    /// The ship.
    pub ship: ShipId,
    /// Her target.
    pub at: ShipId,
}

/// A meeting in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Meeting {
    /// The force.
    pub force: ForceId,
    /// The hex.
    pub hex: HexId,
    /// Whether the Japanese fight (21.11).
    pub japanese_accept: bool,
    /// Who was caught unawares (21.21).
    pub surprised: Option<Side>,
    /// The round of fire, 0 before the first.
    pub round: u8,
    /// Who fires on whom in it.
    pub aims: Vec<Aim>,
}

impl Meeting {
    pub(crate) fn new(force: ForceId, hex: HexId) -> Meeting {
        Meeting {
            force,
            hex,
            japanese_accept: false,
            surprised: None,
            round: 0,
            aims: Vec::new(),
        }
    }

    /// Takes down what an event says of it.
    pub(crate) fn apply(&mut self, event: &SurfaceEvent) {
        match event {
            SurfaceEvent::JapaneseChose { accepts, .. } => self.japanese_accept = *accepts,
            SurfaceEvent::Surprised { side } => self.surprised = *side,
            SurfaceEvent::RoundBegins { number } => {
                self.round = *number;
                self.aims.clear();
            }
            SurfaceEvent::Aimed { ship, at } => self.aims.push(Aim {
                ship: *ship,
                at: *at,
            }),
            _ => {}
        }
    }
}
