//! The ship counters of both sides, what they are worth, and what hits do to them (2.35, 12).

mod damage;
mod japan;
mod ship;
mod us;

pub use damage::Condition;
pub use ship::{Allegiance, SHIPS, Ship, ShipClass, ShipId, ShipKind, ShipSet};
