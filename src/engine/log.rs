//! The sentences of the log.

mod air;
mod arrival;
mod attacks;
mod butai;
mod commitment;
mod damage;
mod decks;
mod detection;
mod fleet;
mod forces;
mod guam;
mod losses;
mod orders;
mod procedure;
mod raids;
mod refuelling;
mod rolls;
mod score;
mod searches;
mod submarines;
mod surface;

use std::fmt;

use super::event::Event;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Game { scenario, options } if options.is_empty() => {
                write!(f, "Scenario {scenario} begins.")
            }
            Event::Game { scenario, options } => {
                let names: Vec<_> = options.iter().map(|option| option.title()).collect();
                write!(f, "Scenario {scenario} begins, with: {}.", names.join("; "))
            }
            Event::Turn { turn } => write!(f, "{turn}."),
            Event::Phase { number } => write!(f, "Action phase {number}."),
            Event::Segment { name } => write!(f, "{name} segment."),
            Event::Order {
                order,
                asked,
                declined,
            } => orders::order(f, *order, asked, *declined),
            Event::Roll(roll) => rolls::roll(f, roll),
            Event::Pick(pick) => rolls::pick(f, pick),
            Event::Air(event) => event.fmt(f),
            Event::Fleet(event) => event.fmt(f),
            Event::Decks(event) => event.fmt(f),
            Event::Raids(event) => event.fmt(f),
            Event::Forces(event) => event.fmt(f),
            Event::Butai(event) => event.fmt(f),
            Event::Guam(event) => event.fmt(f),
            Event::Procedure(event) => event.fmt(f),
            Event::Detection(event) => event.fmt(f),
            Event::Searches(event) => event.fmt(f),
            Event::Attacks(event) => event.fmt(f),
            Event::Damage(event) => event.fmt(f),
            Event::Losses(event) => event.fmt(f),
            Event::Score(event) => event.fmt(f),
            Event::Commitment(event) => event.fmt(f),
            Event::Arrivals(event) => event.fmt(f),
            Event::Submarines(event) => event.fmt(f),
            Event::Refuelling(event) => event.fmt(f),
            Event::Surface(event) => event.fmt(f),
        }
    }
}
