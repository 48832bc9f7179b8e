//! Planning a search in the prompt, and the cards of those in the air.

mod card;
mod planner;

pub use card::SearchCards;
pub use planner::Planner;
