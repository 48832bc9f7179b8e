//! Cards: the card of what just happened, and how to see it again.

mod card;
mod look_back;

pub use card::EventCard;
pub use look_back::LookBack;
