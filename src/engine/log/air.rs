//! The sentences of task groups, of CAP and of air missions.

use std::fmt;

use crate::engine::event::{AirEvent, FuelUse, MoveReason};
use crate::engine::words::count_of;

impl fmt::Display for AirEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AirEvent::TaskGroupPlaced { what, hex } => write!(f, "Task Group {what} is in {hex}."),
            AirEvent::Detached { what, hex, ships } => {
                let leave = if ships.len() == 1 { "leaves" } else { "leave" };
                write!(
                    f,
                    "{ships} {leave} the Battle Line in {hex} as Task Group {what}."
                )
            }
            AirEvent::CapPlaced { what, units, .. } => {
                write!(
                    f,
                    "{what} is overhead: {}.",
                    count_of(units.len(), "fighter unit", "fighter units")
                )
            }
            AirEvent::MissionPlaced {
                what,
                hex,
                units,
                fuel,
                from: None,
            } => {
                write!(
                    f,
                    "{what} is in {hex}: {}, {fuel}.",
                    count_of(units.len(), "unit", "units")
                )
            }
            AirEvent::MissionPlaced {
                what,
                hex,
                fuel,
                from: Some(cap),
                ..
            } => {
                write!(f, "{cap} goes on the map in {hex} as {what}, {fuel}.")
            }
            AirEvent::MissionMoved {
                what,
                from,
                to,
                why: MoveReason::Return,
                ..
            } => {
                write!(f, "{what} turns for home, {from} to {to}.")
            }
            AirEvent::MissionMoved { what, from, to, .. } => {
                write!(f, "{what} flies from {from} to {to}.")
            }
            AirEvent::Held { what } => write!(f, "{what} keeps its station."),
            AirEvent::Fuel {
                mission,
                spent,
                left,
                why,
            } => {
                let what = match why {
                    FuelUse::FirstHex => "flying",
                    FuelUse::Holding => "holding",
                    FuelUse::WaitingForTheWind => {
                        "waiting over carriers that the wind lets land no more"
                    }
                    FuelUse::SecondHex => "the second hex",
                    FuelUse::Combat => "combat",
                    FuelUse::Launch => "the hex at launch",
                    FuelUse::SecondContact => "a second search for the target",
                    FuelUse::Coordination => "drawing together",
                };
                write!(f, "{mission} spends {spent} on {what}: {left}.")
            }
            AirEvent::Split {
                mission,
                into,
                units,
                ..
            } => {
                let units = count_of(units.len(), "unit leaves", "units leave");
                write!(f, "{units} {mission} to fly on as {into}.")
            }
            AirEvent::HomeAtTheEnd {
                what, hexes, left, ..
            } => {
                let place = match hexes {
                    0 => "over its carriers".to_owned(),
                    hexes => format!("{} from its carriers", count_of(*hexes, "hex", "hexes")),
                };
                write!(
                    f,
                    "{what} is {place} as the battle ends, with {left}, and can land: it counts as home."
                )
            }
            AirEvent::MissionRemoved { what } => write!(f, "{what} is no more in the air."),
        }
    }
}
