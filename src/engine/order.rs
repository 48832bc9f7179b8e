//! What the player may answer.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::fleet::{AirUnitId, CapId, CarrierId, Interceptor, MissionId, UnitSet};
use super::forces::RaidId;
use super::map::HexId;

/// An order. It names everything it needs, so that a game is its seed and its orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", try_from = "Written")]
pub enum Order {
    /// Fly a mission one hex, or two (4.431, 4.432).
    Fly {
        /// The mission.
        mission: MissionId,
        /// The hex it shall end in.
        to: HexId,
    },
    /// Keep a mission in its hex (4.431).
    Hold {
        /// The mission.
        mission: MissionId,
    },
    /// Let units leave an intercept mission and form another (4.37).
    Split {
        /// The mission they leave.
        mission: MissionId,
        /// The units that leave.
        units: UnitSet,
    },
    /// Place a CAP mission on the map (4.34).
    PlaceCap {
        /// The CAP mission.
        cap: CapId,
    },
    /// End air movement; missions without an order keep their hex (4.431).
    EndMovement,
    /// Land a unit on a carrier in its mission's hex (4.433).
    Land {
        /// The unit.
        unit: AirUnitId,
        /// The carrier.
        carrier: CarrierId,
    },
    /// Land nobody else.
    EndLanding,
    /// Send fighters against a raid in their hex (4.51).
    Engage {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// Fight the air battles as declared, in the order declared (4.51); none if none is.
    Fight,
    /// Divide a mission's fighters: this many against the escorts, the rest against the attack
    /// planes (4.52).
    Divide {
        /// Units against the escorts.
        escorts: u8,
    },
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Fly { mission, to } => write!(f, "{mission} flies to {to}"),
            Order::Hold { mission } => write!(f, "{mission} holds"),
            Order::Split { mission, units } => write!(f, "{units} leave {mission}"),
            Order::PlaceCap { cap } => write!(f, "{cap} goes on the map"),
            Order::EndMovement => f.write_str("end of air movement"),
            Order::Land { unit, carrier } => write!(f, "{unit} lands on {carrier}"),
            Order::EndLanding => f.write_str("no more landings"),
            Order::Engage { interceptor, raid } => write!(f, "{interceptor} engages {raid}"),
            Order::Fight => f.write_str("fight as declared"),
            Order::Divide { escorts } => write!(f, "{escorts} against the escorts"),
        }
    }
}

/// The names of orders, as they are written.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Name {
    Fly,
    Hold,
    Split,
    PlaceCap,
    EndMovement,
    Land,
    EndLanding,
    Engage,
    Fight,
    Divide,
}

/// An order as it is written: its name, and whatever any order may need. Read so, orders take a
/// tenth of the code that reading each by its tag would.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    order: Name,
    mission: Option<MissionId>,
    to: Option<HexId>,
    units: Option<UnitSet>,
    cap: Option<CapId>,
    unit: Option<AirUnitId>,
    carrier: Option<CarrierId>,
    interceptor: Option<Interceptor>,
    raid: Option<RaidId>,
    escorts: Option<u8>,
}

impl TryFrom<Written> for Order {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Order, &'static str> {
        let Written {
            order,
            mission,
            to,
            units,
            cap,
            unit,
            carrier,
            interceptor,
            raid,
            escorts,
        } = written;
        let read = || {
            Some(match order {
                Name::Fly => Order::Fly {
                    mission: mission?,
                    to: to?,
                },
                Name::Hold => Order::Hold { mission: mission? },
                Name::Split => Order::Split {
                    mission: mission?,
                    units: units?,
                },
                Name::PlaceCap => Order::PlaceCap { cap: cap? },
                Name::EndMovement => Order::EndMovement,
                Name::Land => Order::Land {
                    unit: unit?,
                    carrier: carrier?,
                },
                Name::EndLanding => Order::EndLanding,
                Name::Engage => Order::Engage {
                    interceptor: interceptor?,
                    raid: raid?,
                },
                Name::Fight => Order::Fight,
                Name::Divide => Order::Divide { escorts: escorts? },
            })
        };
        read().ok_or("an order lacks something it needs")
    }
}
