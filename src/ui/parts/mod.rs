//! Small things that every room uses.

mod answer_button;
mod command_button;
mod icon;
mod modal;
mod once;
mod plane_class;
mod prose;
mod rows;
mod rule_number;
mod ship_outline;
mod term;
mod unit_picture;

pub use answer_button::{AnswerButton, Key};
pub use command_button::CommandButton;
pub use icon::{CloseButton, Icon};
pub use modal::{Modal, ModalText};
pub use once::once;
pub use plane_class::plane_class;
pub use prose::Prose;
pub use rows::{Rows, lasting};
pub use rule_number::{RuleLabel, RuleNumber};
pub use ship_outline::ShipOutline;
pub use term::TermWord;
pub use unit_picture::{Side, UnitPicture};
