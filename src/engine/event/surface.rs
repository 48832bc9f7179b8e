//! Events of ships that meet, fight or get away (21).

use serde::Serialize;

use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::surface::Side;

/// Something that happened where ships of both sides met.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SurfaceEvent {
    /// Our ships and a force are in one hex (21.0).
    #[serde(rename = "surface_meeting")]
    Met {
        /// The force.
        force: ForceId,
        /// The hex.
        hex: HexId,
        /// Whether it lay there when another force came, so that it does not go back to where that came from (21.15).
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        lay_there: bool,
    },
    /// What the Japanese do (21.11).
    #[serde(rename = "surface_japanese")]
    JapaneseChose {
        /// The force.
        force: ForceId,
        /// Whether it fights; else it tries to get away.
        accepts: bool,
    },
    /// Neither side would fight (21.13).
    #[serde(rename = "surface_both_evade")]
    BothEvade {
        /// The force.
        force: ForceId,
    },
    /// One side tried to get away (21.14).
    #[serde(rename = "surface_evasion")]
    Evaded {
        /// The side.
        side: Side,
        /// Whether it did.
        escapes: bool,
    },
    /// Who was caught unawares at night, if anybody was (21.21).
    #[serde(rename = "surface_surprise")]
    Surprised {
        /// The side.
        side: Option<Side>,
    },
    /// A round of fire begins (21.22).
    #[serde(rename = "surface_round")]
    RoundBegins {
        /// 1 or 2.
        number: u8,
    },
    /// A ship will fire on another in this round (21.23, 21.24).
    #[serde(rename = "surface_aimed")]
    Aimed {
        /// The ship.
        ship: ShipId,
        /// Her target.
        at: ShipId,
    },
    /// The fight is over (21.27).
    #[serde(rename = "surface_fought")]
    Fought {
        /// Ships and units that we lost.
        us_lost: u8,
        /// Those that they lost.
        japanese_lost: u8,
    },
    /// A force that has lost too much retires from now on (21.28, 19.1).
    #[serde(rename = "surface_retires")]
    Retires {
        /// The force.
        force: ForceId,
    },
    /// The meeting is over.
    #[serde(rename = "surface_meeting_over")]
    Over {
        /// The force.
        force: ForceId,
        /// The hex.
        hex: HexId,
    },
    /// Surface units stay with a crippled ship for good (12.411).
    #[serde(rename = "stands_by")]
    StandsBy {
        /// The units.
        ships: ShipSet,
        /// The crippled ship.
        ship: ShipId,
        /// Where.
        hex: HexId,
    },
}
