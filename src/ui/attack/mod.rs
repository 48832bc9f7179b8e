//! An attack on ships, watched step by step: a strike's on a force (5.1), or a raid's on a task
//! group (5.7); with the decisions that fall in it.

mod aim;
mod choices;
mod picture;
pub mod ship;
mod story;

pub use choices::{body, contact_odds, foot, hand};
pub use picture::html as picture;
pub use story::{Attack, stage};
