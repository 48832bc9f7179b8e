//! The sentences of the unseen enemy.

use std::fmt;

use crate::engine::event::{ForceEvent, ForceMove, Idle, NothingThere};
use crate::engine::forces::Intelligence;
use crate::engine::words::count_of;

impl fmt::Display for ForceEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ForceEvent::LevelOneCup { chits, .. } => write!(
                f,
                "{} lie in the cup of first reports.",
                count_of(chits.len() as u8, "chit", "chits")
            ),
            ForceEvent::CupFilled { chits, per_phase } => write!(
                f,
                "{} go into the cup, {per_phase} to be drawn in each phase.",
                count_of(chits.len() as u8, "activation chit", "activation chits")
            ),
            ForceEvent::Chit { chit } => write!(f, "Chit drawn: {chit}."),
            ForceEvent::ChitIdle { chit, why } => match why {
                Idle::NoOp => write!(f, "{chit}: nothing happens."),
                Idle::ForceGone => write!(f, "The chit of {chit} moves nothing: it is gone."),
                Idle::MovedWithOther => write!(
                    f,
                    "The chit of {chit} moves nothing: it has moved with its other half."
                ),
                Idle::RaidInPlay => {
                    write!(
                        f,
                        "{chit}: its raid is still in the air, and nothing happens."
                    )
                }
                Idle::NowhereToMove => {
                    write!(f, "{chit}: there is no hex for our ships to move to.")
                }
                Idle::NoSubmarines => write!(f, "{chit}: no submarine is left."),
            },
            ForceEvent::Moved {
                what,
                from,
                to,
                why: ForceMove::Correction,
            } => write!(f, "{what} is not in {from} but in {to}."),
            ForceEvent::Moved {
                what,
                from,
                to,
                why: ForceMove::Retirement,
            } => write!(f, "{what} draws off from {from} to {to}."),
            ForceEvent::Moved { what, from, to, .. } => {
                write!(f, "{what} steams from {from} to {to}.")
            }
            ForceEvent::KeptHex { what, hex, .. } => write!(f, "{what} keeps its hex, {hex}."),
            ForceEvent::LeftTheMap { what, from } => {
                write!(f, "{what} leaves the map from {from}.")
            }
            ForceEvent::AllSunk { what, .. } => write!(f, "Nothing of {what} is left afloat."),
            ForceEvent::LevelOneDrawn { force, chit, .. } => {
                write!(f, "{force} draws a chit: {chit}.")
            }
            ForceEvent::WithoutChit { force, chit, .. } => write!(
                f,
                "No chit is left in the cup for {force}: it counts as {chit}."
            ),
            ForceEvent::DoubleForceEnded { force, other, .. } => write!(
                f,
                "{force} has no carrier left that could fight: it and {other} go their own ways."
            ),
            ForceEvent::Intelligence {
                force,
                from: Intelligence::Level4Carriers,
                ..
            } => write!(
                f,
                "{force} has lost its last carrier: it is a surface force now."
            ),
            ForceEvent::Intelligence { force, to, .. } => write!(
                f,
                "{force} is known at Level {} now: {}.",
                to.level(),
                to.what()
            ),
            ForceEvent::FalseContact { what, hex, why } => {
                match why {
                    NothingThere::FalseContact => {}
                    NothingThere::NoChitLeft => f.write_str("No chit is left in the cup. ")?,
                    NothingThere::NoCounterLeft => {
                        f.write_str("No counter is left for another force. ")?;
                    }
                    NothingThere::NotCommitted => {
                        f.write_str("The carriers reported there were none. ")?;
                    }
                    NothingThere::NoMoreCarriers => {
                        f.write_str("Ozawa has no more carriers to send. ")?;
                    }
                    NothingThere::EnoughSurfaceForces => {
                        f.write_str("Four surface forces are all there are. ")?;
                    }
                }
                write!(f, "There was nothing in hex {hex}: {what} is struck off.")
            }
            ForceEvent::DoubleForce { force, other, .. } => {
                write!(f, "{force} is two forces: {other} sails with it.")
            }
            ForceEvent::ShipsDrawn { force, ships } => {
                let ships: Vec<_> = ships.iter().map(ToString::to_string).collect();
                write!(f, "Seen in {force}: {}.", ships.join(", "))
            }
            ForceEvent::UsAdvantage { force, on: true } => {
                write!(f, "{force} does not know that it is seen: US Advantage.")
            }
            ForceEvent::UsAdvantage { force, on: false } => {
                write!(f, "The advantage over {force} is gone.")
            }
            ForceEvent::TaskForceMoved { what, from, to } => {
                write!(f, "{what} moves from {from} to {to}.")
            }
        }
    }
}
