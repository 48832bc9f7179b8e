//! What the player works with: the ribbon, the prompt and the dialogs.

mod chart_dialog;
mod end;
mod help;
mod keep;
pub mod modal;
mod prompt;
mod ribbon;
mod settings_dialog;

pub use chart_dialog::ChartDialog;
pub use end::End;
pub use help::{Briefing, Help};
pub use keep::{Keep, KeepingNotice};
pub use prompt::{Prompt, order_button, sentence};
pub use ribbon::Ribbon;
pub use settings_dialog::SettingsDialog;
