//! News: the card of what just happened, how to see it again, and a line for what has none.

mod card;
mod look_back;
mod news;

pub use card::EventCard;
pub use look_back::LookBack;
pub use news::News;
