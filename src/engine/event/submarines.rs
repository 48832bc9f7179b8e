//! Events of the US submarines (14.1).

use serde::Serialize;

use crate::engine::fleet::SubmarineId;
use crate::engine::forces::{ForceId, Hits};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Something that a US submarine did, or that was done to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SubmarineEvent {
    /// It lies in a hex before the first turn (14.11).
    Placed {
        /// The submarine.
        what: SubmarineId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// It moved one hex (14.12).
    Moved {
        /// The submarine.
        what: SubmarineId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// It has found a force (14.13).
    #[serde(rename = "submarine_contact")]
    Contact {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// It has not found the force that it looked for (14.13).
    #[serde(rename = "submarine_no_contact")]
    NoContact {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// It keeps a force in sight from now on (14.15).
    #[serde(rename = "submarine_shadows")]
    Shadows {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// It lets a force go (14.151).
    #[serde(rename = "submarine_stops_shadowing")]
    StopsShadowing {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// It attacks a force (14.16).
    #[serde(rename = "submarine_attacks")]
    Attacks {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
        /// The hex where it happens.
        hex: HexId,
        /// The ship it fires on, if it could choose one.
        #[serde(skip_serializing_if = "Option::is_none")]
        ship: Option<ShipId>,
    },
    /// It has hit a force of which nobody knows the ships: the hits wait for one of them (14.16).
    #[serde(rename = "hits_wait")]
    HitsOnForce {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
        /// The hits.
        hits: u8,
    },
    /// Hits wait on a force that proves to be of surface ships: which ships becomes known at once (14.163).
    HitsPromote {
        /// The force.
        force: ForceId,
        /// The hits.
        hits: u8,
    },
    /// Hits wait on a force that goes off the map: which ship they are on becomes known first (14.162).
    HitsAtTheEdge {
        /// The force.
        force: ForceId,
        /// The hits.
        hits: u8,
    },
    /// Hits that waited on a force are a ship's (14.162, 14.163).
    HitsGiven {
        /// The force.
        force: ForceId,
        /// The ship.
        ship: ShipId,
        /// The hits, as old as they are.
        hits: Hits,
        /// Hits beyond what she can take, which are forfeited.
        forfeited: u8,
    },
    /// Nothing comes of a die that is odd, at a crippled ship by herself (14.172).
    OddDie {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// It is driven deep, and loses the force that it shadowed (14.171).
    #[serde(rename = "submarine_pinned")]
    Pinned {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex where it happens.
        hex: HexId,
        /// For how many of its chits.
        turns: u8,
    },
    /// It lies deep for one chit less (14.171).
    #[serde(rename = "submarine_pin_eased")]
    PinEased {
        /// The submarine.
        submarine: SubmarineId,
        /// How many more; with none it acts again at the next.
        turns: u8,
    },
    /// It was sunk (14.171).
    #[serde(rename = "submarine_lost")]
    Lost {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex where it happens.
        hex: HexId,
        /// By which force.
        force: ForceId,
    },
}
