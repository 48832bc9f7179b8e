//! Events of the damage to ships, and of the fires aboard (12).

use serde::Serialize;

use super::parts::HitKind;
use crate::engine::fleet::CarrierId;
use crate::engine::ships::{Condition, ShipId};

/// Something that the ships suffered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum DamageEvent {
    /// A ship was hit.
    Hits {
        /// The ship.
        ship: ShipId,
        /// How often.
        hits: u8,
        /// By what.
        kind: HitKind,
    },
    /// Hits on Japanese ships grew older by a turn (12.21).
    HitsAdjusted,
    /// A ship's condition got worse (12.11, 12.26, 12.5).
    Damaged {
        /// The ship.
        ship: ShipId,
        /// What it is now.
        condition: Condition,
    },
    /// A Japanese carrier has hits to her capacity: once they are permanent she sinks (12.27).
    Sinking {
        /// The ship.
        ship: ShipId,
    },
    /// A ship sank, or a unit of small ships was put out of the battle (12.27, 12.51, 12.53).
    Sunk {
        /// The ship.
        ship: ShipId,
    },
    /// A carrier's flight deck cannot be used (12.12).
    DeckInoperative {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A carrier's flight deck can be used again (12.13).
    DeckRepaired {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A fire broke out (12.31).
    FireBrokeOut {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A fire burns on as it did (12.33).
    FireBurnsOn {
        /// The carrier.
        carrier: CarrierId,
        /// Which of her fires, from 0.
        fire: u8,
        /// Its level.
        level: u8,
    },
    /// A fire changed (12.33).
    FireChanged {
        /// The carrier.
        carrier: CarrierId,
        /// Which of her fires, from 0.
        fire: u8,
        /// Its level now; 0 is out, and the next fire takes its place.
        level: u8,
    },
    /// The last fire aboard a carrier went out.
    FiresOut {
        /// The carrier.
        carrier: CarrierId,
    },
}
