//! What stands around the table: the turn bar, the side panel, dialogs.

mod dialog;
mod tab;
mod turn_bar;

pub use dialog::Dialog;
pub use tab::Tab;
pub use turn_bar::{Chip, ChipKind, Stage, Standing, StepView, TurnBarView, turn_bar};
