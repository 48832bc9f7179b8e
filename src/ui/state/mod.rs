//! What changes, by what it is about. A store may know another store, but never a component. It is
//! `Copy`: a handle to signals that end with the component that made them, the table's screen.

mod camera;
mod dialogs;
mod drag;
mod focus;
mod force_cards;
mod game;
mod hints;
mod keyboard;
mod learn;
mod log;
mod panels;
mod plans;
mod playback;
mod results;
mod save;
mod saved_games;
mod screens;
mod selection;
mod settings;
mod sound;
mod stage;

pub use camera::CameraStore;
pub use dialogs::DialogStore;
pub use drag::{DragStore, Point};
pub use focus::{Focus, FocusStore};
pub use force_cards::ForceCardStore;
pub use game::GameStore;
pub use hints::HintStore;
pub use keyboard::KeyboardStore;
pub use learn::{LearnStore, TermSpot};
pub use log::{Fold, LogStore};
pub use panels::PanelStore;
pub use plans::PlanStore;
pub use playback::PlaybackStore;
pub use results::ResultStore;
pub use save::{GameSlot, SaveStatus, SaveStore, Unsaved};
pub use saved_games::SavedGames;
pub use screens::{Screen, Screens};
pub use selection::SelectionStore;
pub use settings::{Hints, Loudness, Settings, SettingsStore, SoundSwitch, Speed, Theme};
pub use sound::SoundStore;
pub use stage::StageStore;
