//! The sentences of task groups that part, of ships left behind and of lights.

use std::fmt;

use crate::engine::event::FleetEvent;

impl fmt::Display for FleetEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FleetEvent::GroupsMoved { what, from, to } => {
                write!(
                    f,
                    "{what} {} from {from} to {to}.",
                    what.word("moves", "move")
                )
            }
            FleetEvent::LeftBehind { ship, group, hex } => {
                write!(
                    f,
                    "{ship}, crippled, is left behind by Task Group {group} in {hex}."
                )
            }
            FleetEvent::Towed { what, from, to } => {
                write!(f, "{what} is towed from {from} to {to}.")
            }
            FleetEvent::Overtaken { ship, hex } => {
                write!(
                    f,
                    "{ship} lies crippled in {hex} as the enemy comes: she is lost."
                )
            }
            FleetEvent::RaidAtCripple { raid, ship } => {
                write!(f, "{raid} goes for {ship}, who lies crippled.")
            }
            FleetEvent::LightsOn { hex, .. } => {
                write!(f, "The ships in {hex} turn on their lights.")
            }
            FleetEvent::LightsOff { hex, .. } => {
                write!(f, "The ships in {hex} turn off their lights.")
            }
        }
    }
}
