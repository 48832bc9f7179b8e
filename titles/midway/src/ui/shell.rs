//! What stands around the table: the turn bar, the menu, the side panel, dialogs, and what is said of the saving.

mod dialogs;
mod help;
mod menu;
mod panel;
mod save_dialog;
mod save_points_dialog;
mod settings_dialog;
mod turn_bar;
mod undo_button;

pub use dialogs::OpenDialog;
pub use help::Help;
pub use menu::Menu;
pub use panel::Panel;
pub use settings_dialog::SettingsDialog;
pub use turn_bar::TurnBar;
pub use undo_button::{RedoButton, UndoButton};
