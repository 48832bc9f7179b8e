//! The sentences of ships that meet.

use std::fmt;

use crate::engine::event::SurfaceEvent;
use crate::engine::surface::Side;
use crate::engine::words::count_of;

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Us => "our ships",
            Side::Japanese => "the Japanese",
        })
    }
}

impl fmt::Display for SurfaceEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SurfaceEvent::Met { force, hex, .. } => write!(f, "Our ships meet {force} in {hex}."),
            SurfaceEvent::JapaneseChose {
                force,
                accepts: true,
            } => write!(f, "{force} accepts battle."),
            SurfaceEvent::JapaneseChose { force, .. } => write!(f, "{force} tries to get away."),
            SurfaceEvent::BothEvade { force } => {
                write!(f, "Our ships and {force} turn away from each other.")
            }
            SurfaceEvent::Evaded {
                side: Side::Us,
                escapes,
            } => match escapes {
                true => f.write_str("Our ships get away."),
                false => f.write_str("Our ships do not get away."),
            },
            SurfaceEvent::Evaded { escapes, .. } => match escapes {
                true => f.write_str("The Japanese get away."),
                false => f.write_str("The Japanese do not get away."),
            },
            SurfaceEvent::Surprised { side: None } => f.write_str("Nobody is caught unawares."),
            SurfaceEvent::Surprised {
                side: Some(Side::Us),
            } => f.write_str("Our ships are caught unawares."),
            SurfaceEvent::Surprised { .. } => f.write_str("The Japanese are caught unawares."),
            SurfaceEvent::RoundBegins { number: 1 } => f.write_str("First round of fire."),
            SurfaceEvent::RoundBegins { .. } => f.write_str("Second round of fire."),
            SurfaceEvent::Aimed { ship, at } => write!(f, "{ship} aims at {at}."),
            SurfaceEvent::Fought {
                us_lost,
                japanese_lost,
            } => {
                let us = count_of(*us_lost, "ship or unit", "ships or units");
                write!(
                    f,
                    "The fight is over: we lost {us}, and they {japanese_lost}."
                )
            }
            SurfaceEvent::Retires { force } => {
                write!(f, "{force} has lost too much, and retires.")
            }
            SurfaceEvent::Over { force, hex } => {
                write!(f, "The meeting with {force} in {hex} is over.")
            }
            SurfaceEvent::StandsBy { ships, ship, hex } => {
                let stands = ships.word("stands", "stand");
                write!(f, "{ships} {stands} by {ship} in {hex} from now on.")
            }
        }
    }
}
