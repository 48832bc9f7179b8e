//! What stands around the table: the turn bar, the side panel, dialogs.

mod command;
mod dialog;
mod help;
mod tab;
mod turn_bar;

pub use command::CommandName;
pub use dialog::{Departure, Dialog};
pub use help::{HelpPart, help};
pub use tab::Tab;
pub use turn_bar::{Chip, ChipKind, Stage, Standing, StepView, TurnBarView, turn_bar};
