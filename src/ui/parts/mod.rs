//! Small things that every room uses.

mod answer_button;
mod command_button;
mod counter_picture;
mod icon;
mod in_sight;
mod key_of;
mod modal;
mod note_place;
mod once;
mod plane_class;
mod press;
mod prose;
mod rows;
mod rule_number;
mod ship_outline;
mod term;
mod unit_picture;
mod watch_controls;

pub use answer_button::AnswerButton;
pub use command_button::CommandButton;
pub use counter_picture::CounterPicture;
pub use icon::{CloseButton, Icon};
pub use in_sight::bring_in_sight;
pub use key_of::{KeyCap, KeyOf};
pub use modal::{Modal, ModalText};
pub use note_place::{beside, over_page};
pub use once::{begun_here, once};
pub use plane_class::plane_class;
pub use press::{has_modifier, has_own_use, is_press, use_up};
pub use prose::Prose;
pub use rows::{Rows, lasting};
pub use rule_number::{RuleLabel, RuleNumber};
pub use ship_outline::{Hulls, Pips, ShipOutline};
pub use term::TermWord;
pub use unit_picture::{Side, UnitPicture};
pub use watch_controls::WatchControls;
