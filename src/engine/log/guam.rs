//! The sentences of Guam and of what other bases send there.

use std::fmt;

use crate::engine::event::GuamEvent;
use crate::engine::words::count_of;

impl fmt::Display for GuamEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GuamEvent::Ready { value } => {
                write!(
                    f,
                    "Guam has {}.",
                    count_of(*value, "air point", "air points")
                )
            }
            GuamEvent::TakesOff { raid } => {
                write!(
                    f,
                    "{raid} takes off from Guam under the eyes of our fighters."
                )
            }
            GuamEvent::FliesHome { raid, from } => {
                write!(f, "{raid} turns for home: from {from} back to Guam.")
            }
            GuamEvent::Diverts { raid, from } => {
                write!(
                    f,
                    "{raid} does not turn for home: from {from} it flies to Guam."
                )
            }
            GuamEvent::Landed {
                raid,
                points,
                value,
                lost_to,
            } => {
                let points = count_of(*points, "point", "points");
                write!(
                    f,
                    "{raid} lands on Guam with {points}; its air value is {value}."
                )?;
                match lost_to {
                    Some(force) => write!(f, " {force} has lost them, which scores nothing."),
                    None => Ok(()),
                }
            }
            GuamEvent::BoxesMoved { boxes } => {
                f.write_str("The planes on Guam are made ready")?;
                match boxes[5] {
                    0 => f.write_str("."),
                    ready => write!(f, ": {ready} can fly to any range."),
                }
            }
            GuamEvent::Reinforced { base, points } => write!(
                f,
                "{} from {base} to Guam.",
                count_of(*points, "air point flies", "air points fly")
            ),
            GuamEvent::ArrivedUnseen {
                base,
                points,
                value,
            } => write!(
                f,
                "{} from {base} on Guam, and nobody is there to see it; its air value is {value}.",
                count_of(*points, "point lands", "points land")
            ),
        }
    }
}
