//! The sentences of raids, and of the fighters sent against them.

use std::fmt;

use crate::engine::event::RaidEvent;
use crate::engine::words::{count_of, some_of};

impl fmt::Display for RaidEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RaidEvent::Placed {
                what,
                hex,
                points,
                wave: 2,
                ..
            } => {
                write!(
                    f,
                    "Behind it, a second wave: {what} in {hex}, {}.",
                    count_of(*points, "air point", "air points")
                )
            }
            RaidEvent::Placed {
                what,
                hex,
                points,
                source,
                ..
            } => {
                let points = count_of(*points, "air point", "air points");
                write!(
                    f,
                    "Radar contact: {what} in {hex}, {points}, from {source}."
                )
            }
            RaidEvent::Moved { what, from, to, .. } => {
                write!(f, "{what} flies on, {from} to {to}.")
            }
            RaidEvent::Declared { interceptor, raid } => {
                write!(f, "{interceptor} is sent against {raid}.")
            }
            RaidEvent::BattleBegins { mission, raid } => write!(f, "{mission} meets {raid}."),
            RaidEvent::StoodDown { interceptor, raid } => {
                write!(
                    f,
                    "{interceptor} comes too late: nothing is left of {raid}."
                )
            }
            RaidEvent::Sorted {
                raid,
                fighters,
                attack,
            } => {
                let fighters = some_of(*fighters, "fighters");
                let attack = some_of(*attack, "attack planes");
                write!(f, "{raid} shows {fighters} and {attack}.")
            }
            RaidEvent::Divided {
                mission,
                raid,
                escorts,
                attack,
            } => {
                let (escorts, attack) = (escorts.len(), attack.len());
                write!(
                    f,
                    "{mission} meets {raid}: {escorts} against the escorts, {attack} against the attack planes."
                )
            }
            RaidEvent::BrokeThrough { raid, mission } => {
                write!(
                    f,
                    "An escort of {raid} slips past and dives on the rest of {mission}."
                )
            }
            RaidEvent::HeldOut { mission } => {
                write!(f, "One unit of {mission} is driven off its attack.")
            }
            RaidEvent::Fought { mission, raid } => write!(f, "{mission} breaks off from {raid}."),
            RaidEvent::Withdrew {
                raid,
                returns: None,
            } => write!(f, "{raid} flies off."),
            RaidEvent::Withdrew {
                raid,
                returns: Some(home),
            } => write!(
                f,
                "{raid} flies off, {} to {}.",
                count_of(home.distance, "hex", "hexes"),
                home.force
            ),
            RaidEvent::Turns { raid, from, to } => {
                write!(f, "{raid} turns at {from}: its target is in {to} now.")
            }
            RaidEvent::Destroyed { what } => write!(f, "Nothing is left of {what}."),
            RaidEvent::GotThrough { raid, attack } => {
                let points = count_of(*attack, "point of attack planes", "points of attack planes");
                write!(f, "{raid} is over the task force with {points}.")
            }
        }
    }
}
