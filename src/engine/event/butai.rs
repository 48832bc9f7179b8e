//! Events of carrier forces: their counters, the tracks of their displays, and ships left behind (9, 10.1G, 12.41).

use serde::Serialize;

use crate::engine::charts::Waves;
use crate::engine::forces::{ForceId, Launcher, ReadyPoints, Returning};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Something that happened to a carrier force, or to ships of a force.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ButaiEvent {
    /// A force got a counter of another kind: of a butai once it has a display, a lettered one once it has no
    /// carrier left (9.11, 9.13). Its chit that is still in the cup is replaced.
    CounterReplaced {
        /// The counter it had.
        force: ForceId,
        /// The counter it has.
        by: ForceId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// A force or Guam launched a raid: its points stand in the Air Raid boxes (10.1G).
    RaidLaunched {
        /// The force.
        force: Launcher,
        /// The points of its waves.
        waves: Waves,
        /// The points that came from each box of the Turnaround track (9.23).
        taken: [u8; 6],
        /// The points that nobody had seen before (9.23).
        revealed: u8,
        /// Those that came from the boxes, by how long they had been ready, the oldest first (9.23).
        ages: Vec<ReadyPoints>,
        /// Those that are still ready in the boxes, in the same order.
        left: Vec<ReadyPoints>,
    },
    /// Everything on a force's tracks moved one box to the right (9.12, 10.32).
    TracksMoved {
        /// The force.
        force: ForceId,
        /// Its raids that are still coming home.
        returning: Vec<Returning>,
        /// The points in each box of its Turnaround track.
        turnaround: [u8; 6],
    },
    /// A force retires from now on: all its carriers are sunk or crippled (19.1).
    Retires {
        /// The force.
        force: ForceId,
    },
    /// A crippled ship could not follow her force, and is alone (12.41).
    LeftBehind {
        /// She, from now on a force of her own.
        what: ForceId,
        /// The ship.
        ship: ShipId,
        /// The force that moved on.
        force: ForceId,
        /// Where she lies.
        hex: HexId,
    },
    /// A force left the map by the invasion zone's edge, its ships known now (7.23, 15.11).
    #[serde(rename = "exited")]
    Exited {
        /// The force.
        what: ForceId,
        /// From where.
        from: HexId,
        /// Its ships.
        ships: Vec<ShipId>,
    },
}
