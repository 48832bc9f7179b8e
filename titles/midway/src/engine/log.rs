//! The log: what happened, in sentences for the player. What he may not know it does not tell; the events themselves have
//! all, for an audit.

mod bases;
mod battle;
mod flights;
mod hits;
mod ijn_repairs;
mod incidents;
mod markers;
mod movement;
mod organization;
mod rolls;
mod sequence;
mod setup;
mod spotting;
mod usn_operations;
mod usn_repairs;

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
            Event::IjnRepairs(event) => event.fmt(f),
            Event::Incidents(event) => event.fmt(f),
            Event::Organization(event) => event.fmt(f),
            Event::UsnOperations(event) => event.fmt(f),
            Event::UsnRepairs(event) => event.fmt(f),
            Event::Flights(event) => event.fmt(f),
            Event::Battle(event) => event.fmt(f),
            Event::Hits(event) => event.fmt(f),
        }
    }
}

/// Several names in one sentence: "A, B and C".
fn listed<T: fmt::Display>(names: &[T]) -> String {
    let names: Vec<String> = names.iter().map(T::to_string).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
