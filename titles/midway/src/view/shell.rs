//! What stands around the table: the turn bar, the side panel, dialogs.

mod dialog;
mod tab;

pub use dialog::Dialog;
pub use tab::Tab;
