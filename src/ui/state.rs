//! What changes, by what it is about. A store may know another store, but never a component. It is
//! `Copy`: a handle to signals that end with the component that made them, the table's screen.

mod camera;
mod focus;
mod force_cards;
mod foresight;
mod game;
mod hints;
mod log;
mod panels;
mod plans;
mod playback;
mod selection;
mod settings;
mod stage;

pub use camera::CameraStore;
pub use focus::{Focus, FocusStore};
pub use force_cards::ForceCardStore;
pub use foresight::ForesightStore;
pub use game::GameStore;
pub use hints::HintStore;
pub use log::{Fold, LogStore};
pub use page::stores::{
    DialogStore, ExportStore, KeepingStore, KeyboardStore, LearnStore, Point, SoundStore,
};
/// What is being dragged.
pub type DragStore = page::stores::DragStore<crate::view::Dragged, crate::view::DropTarget>;
pub use panels::PanelStore;
pub use plans::PlanStore;
pub use playback::PlaybackStore;
pub use selection::SelectionStore;
pub use settings::{Aid, Hints, Settings, SettingsStore, SoundSwitch, Speed};
pub use stage::StageStore;

/// Where the game is kept.
pub type GameSlot = page::stores::GameSlot<crate::engine::PhilippineSea>;
/// A screen of the page.
pub type Screen = page::stores::Screen<crate::engine::PhilippineSea>;
/// Which screen is shown.
pub type Screens = page::stores::Screens<crate::engine::PhilippineSea>;
/// The player's games.
pub type SavedGames = page::stores::SavedGames<crate::engine::PhilippineSea>;
/// The slot of the game on the table.
pub type SaveStore = page::stores::SaveStore<crate::engine::PhilippineSea>;
/// How battles ended.
pub type ResultStore = page::stores::ResultStore<crate::storage::Finished>;
