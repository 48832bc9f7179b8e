//! The sentences of carrier forces, of their displays, and of ships left behind.

use std::fmt;

use crate::engine::event::ButaiEvent;
use crate::engine::words::count_of;

impl fmt::Display for ButaiEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ButaiEvent::CounterReplaced { force, by, hex } if by.is_butai() => {
                write!(f, "{force} in {hex} is a carrier force: {by} from now on.")
            }
            ButaiEvent::CounterReplaced { force, by, .. } => {
                write!(f, "{force} is {by} from now on.")
            }
            ButaiEvent::RaidLaunched {
                force,
                waves,
                revealed,
                ..
            } => {
                let points = count_of(waves.total(), "air point", "air points");
                let two = if waves.second > 0 {
                    " in two waves"
                } else {
                    ""
                };
                match revealed {
                    0 => write!(f, "{force} attacks with {points}{two}."),
                    _ => write!(
                        f,
                        "{force} attacks with {points}{two}, {revealed} of them never seen before."
                    ),
                }
            }
            ButaiEvent::TracksMoved {
                force, turnaround, ..
            } => {
                write!(f, "The planes of {force} come home and are made ready")?;
                match turnaround[5] {
                    0 => f.write_str("."),
                    ready => write!(f, ": {ready} can fly to any range."),
                }
            }
            ButaiEvent::Retires { force } => write!(f, "{force} can fight no more, and retires."),
            ButaiEvent::LeftBehind {
                ship, force, hex, ..
            } => {
                write!(
                    f,
                    "{ship}, crippled, stays behind in {hex}; {force} goes on."
                )
            }
            ButaiEvent::Exited { what, from, ships } => {
                write!(
                    f,
                    "{what} has passed the fleet, and leaves the map from {from}"
                )?;
                if ships.is_empty() {
                    return f.write_str(".");
                }
                let ships: Vec<_> = ships.iter().map(ToString::to_string).collect();
                write!(f, ": {}.", ships.join(", "))
            }
        }
    }
}
