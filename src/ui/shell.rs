//! What stands around the table: the ribbon, the menu, the side panel, dialogs, and what is said of
//! the saving.

mod briefing;
mod clock;
mod help;
mod menu;
mod orders_dialog;
mod panel;
mod refusal_notice;
mod ribbon;
mod save_dialog;
mod save_points_dialog;
mod segments;
mod settings_dialog;
mod situation_dialog;
mod strip;
mod undo_button;
mod unsaved_dialog;

pub use briefing::Briefing;
pub use clock::Clock;
pub use help::Help;
pub use menu::Menu;
pub use orders_dialog::OrdersDialog;
pub use panel::Panel;
pub use refusal_notice::RefusalNotice;
pub use ribbon::Ribbon;
pub use save_dialog::SaveDialog;
pub use save_points_dialog::SavePointsDialog;
pub use segments::Segments;
pub use settings_dialog::SettingsDialog;
pub use situation_dialog::SituationDialog;
pub use strip::PhaseStrip;
pub use undo_button::{RedoButton, UndoButton};
pub use unsaved_dialog::UnsavedDialog;
