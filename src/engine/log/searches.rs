//! The sentences of air search.

use std::fmt;

use crate::engine::event::{SearchEvent, TurnReason};
use crate::engine::fleet::{Leg, SearchAim};
use crate::engine::words::count_of;

impl fmt::Display for SearchEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchEvent::Declared => f.write_str("The searches of this turn begin."),
            SearchEvent::Launched {
                what,
                units,
                hex,
                aim,
                ..
            } => {
                let units = count_of(units.len(), "unit", "units");
                write!(f, "{what} takes off from {hex}, {units}, {aim}.")
            }
            SearchEvent::Moved {
                what,
                to,
                leg: Leg::Inbound,
                ..
            } => write!(f, "{what} flies homewards to {to}."),
            SearchEvent::Moved { what, to, .. } => write!(f, "{what} flies out to {to}."),
            SearchEvent::Searched { search, forces, .. } if forces.is_empty() => {
                write!(f, "{search} finds the sea empty.")
            }
            SearchEvent::Searched {
                search,
                zone: Some(zone),
                forces,
            } => {
                let forces = count_of(forces.len() as u8, "report", "reports");
                write!(f, "{search} looks into {forces} at {zone}.")
            }
            SearchEvent::Searched { search, forces, .. } => {
                let forces = count_of(forces.len() as u8, "report", "reports");
                write!(f, "{search} flies over {forces}.")
            }
            SearchEvent::LooksFor { search, force } => write!(f, "{search} looks for {force}."),
            SearchEvent::Shadows {
                search, force, hex, ..
            } => write!(f, "{search} stays with {force} in {hex}."),
            SearchEvent::Turned {
                search, force, why, ..
            } => match why {
                TurnReason::SecondLook => {
                    write!(
                        f,
                        "{search} has looked at {force} again and turns for home."
                    )
                }
                TurnReason::ForceGone => write!(f, "{force} is gone: {search} turns for home."),
                TurnReason::Dark => write!(
                    f,
                    "It is too dark to look at {force} again: {search} turns for home."
                ),
                TurnReason::MetCarriers => write!(
                    f,
                    "{search} has met carriers, drops its tanks and turns for home."
                ),
            },
            SearchEvent::Landed {
                carrier,
                unit,
                from,
                ..
            } => write!(f, "{unit} of {from} is back aboard {carrier}."),
            SearchEvent::Removed { what } => write!(f, "{what} is over."),
        }
    }
}

impl fmt::Display for SearchAim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = self.bearing().in_words();
        match self {
            SearchAim::Standard(_) => write!(f, "to the {way}, ten hexes out"),
            SearchAim::Extended(_) => write!(f, "to the {way}, twelve hexes out"),
            SearchAim::Narrow(_) => write!(f, "a narrow line to the {way}, fourteen hexes out"),
        }
    }
}
