//! The log: what happened, in sentences for the player. What he may not know it does not tell; the events themselves have
//! all, for an audit.

mod bases;
mod battle;
mod flights;
mod hits;
mod markers;
mod movement;
mod rolls;
mod sequence;
mod setup;
mod spotting;

use std::fmt;

use super::event::Event;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Order { order, .. } => write!(f, "Order: {}.", kernel::Written::written(order)),
            Event::Roll(roll) => rolls::roll(f, roll),
            Event::Pick(pick) => rolls::pick(f, pick),
            Event::Setup(event) => event.fmt(f),
            Event::Sequence(event) => event.fmt(f),
            Event::Markers(event) => event.fmt(f),
            Event::Spotting(event) => event.fmt(f),
            Event::Movement(event) => event.fmt(f),
            Event::Bases(event) => event.fmt(f),
            Event::Flights(event) => event.fmt(f),
            Event::Battle(event) => event.fmt(f),
            Event::Hits(event) => event.fmt(f),
        }
    }
}
