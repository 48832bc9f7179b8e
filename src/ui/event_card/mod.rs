//! Cards: the card of what just happened, and how to see it again.

mod card;
mod chits;
mod look_back;
mod raid_procedure;
mod warning;

pub use card::EventCard;
pub use look_back::LookBack;
