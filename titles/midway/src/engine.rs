//! The game: no page, no clock, no input or output.
//!
//! [`Game`] is the only door. What runs it is the kernel's; [`Midway`] gives that the rules, which lie in the files of
//! their subjects.

pub mod charts;
pub mod combat;
pub mod decision;
pub mod event;
pub mod forecast;
mod ijn_repairs;
mod incidents;
pub mod listed;
mod log;
pub mod map;
mod markers;
mod morale;
pub mod movement;
mod operation;
pub mod order;
mod organization;
mod pieces;
mod procedure;
pub mod refusal;
mod repair_tracks;
pub mod roster;
pub mod scenario;
pub mod scope;
mod sequence;
pub mod session;
pub mod setup;
pub mod spotting;
pub mod staff;
pub mod table;
mod title;
#[cfg(test)]
pub(crate) mod trial;
pub mod units;
mod usn_logistics;
mod usn_operations;
pub mod victory;

pub use decision::Decision;
pub use event::Event;
pub use order::Order;
pub use procedure::Procedure;
pub use refusal::Refusal;
pub use session::Session;
pub use table::Table;
pub use title::{GameSetup, Midway};
pub use usn_logistics::{DEFENSE_REPAIR_PORT, REPAIR_PORTS};

/// A game of this title.
pub type Game = kernel::Game<Midway>;
/// A save of this title.
pub type Save = kernel::Save<Midway>;
/// What a procedure works with.
pub type Play = kernel::Play<Midway>;
/// What a procedure does next.
pub type Step = kernel::Step<Midway>;
/// An event, when it happened, and where it lies.
pub type EventRecord = kernel::EventRecord<Midway>;
