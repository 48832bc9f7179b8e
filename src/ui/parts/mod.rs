//! Small things that every room uses.

mod answer_button;
mod icon;
mod rows;
mod rule_number;
mod ship_outline;
mod unit_picture;

pub use answer_button::{AnswerButton, Key};
pub use icon::{CloseButton, Icon};
pub use rows::{Rows, lasting};
pub use rule_number::RuleNumber;
pub use ship_outline::ShipOutline;
pub use unit_picture::{Side, UnitPicture};
