//! What stands around the table: the ribbon, the menu, the side panel, dialogs, and what is said of
//! the saving.

mod briefing;
mod clock;
mod help;
mod menu;
mod panel;
mod phases;
mod ribbon;
mod save_dialog;
mod saving_notice;
mod settings_dialog;
mod undo_button;
mod unsaved_dialog;

pub use briefing::Briefing;
pub use clock::Clock;
pub use help::Help;
pub use menu::Menu;
pub use panel::Panel;
pub use phases::{Phases, Segments};
pub use ribbon::Ribbon;
pub use save_dialog::SaveDialog;
pub use saving_notice::{RefusalNotice, SavingNotice};
pub use settings_dialog::SettingsDialog;
pub use undo_button::UndoButton;
pub use unsaved_dialog::UnsavedDialog;
