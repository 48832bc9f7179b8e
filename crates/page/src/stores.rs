//! What changes, by what it is about. A store is `Copy`: a handle to signals that end with the component that made them.

mod dialogs;
mod drag;
mod exports;
mod focus;
mod keeping;
mod keyboard;
mod learn;
mod results;
mod save;
mod saved_games;
mod screens;
mod settings;
mod sound;

pub use dialogs::DialogStore;
pub use drag::{DragStore, Point};
pub use exports::{Export, ExportStore};
pub use focus::{FocusPlace, FocusStore};
pub use keeping::{KeepingStore, note_games};
pub use keyboard::KeyboardStore;
pub use learn::{LearnStore, TermSpot};
pub use results::ResultStore;
pub use save::{GameSlot, SaveStore, Unsaved};
pub use saved_games::SavedGames;
pub use screens::{Screen, Screens};
pub use settings::SettingsStore;
pub use sound::SoundStore;
