//! What changes, by what it is about. A store may know another store, but never a component. It is
//! `Copy`: a handle to signals that end with the component that made them, the table's screen.

mod camera;
mod focus;
mod game;
mod log;
mod panels;
mod playback;
mod selection;
mod staff;

pub use camera::CameraStore;
/// What is being dragged.
pub type DragStore =
    page::stores::DragStore<crate::view::drag::Dragged, crate::view::drag::DropTarget>;
pub use focus::{Focus, FocusStore};
pub use game::GameStore;
pub use log::LogStore;
pub use panels::PanelStore;
pub use playback::PlaybackStore;
pub use selection::SelectionStore;
pub use staff::StaffStore;

/// The settings.
pub type SettingsStore = page::stores::SettingsStore<crate::view::settings::Settings>;
/// Where the game is kept.
pub type GameSlot = page::stores::GameSlot<crate::engine::Midway>;
/// A screen of the page.
pub type Screen = page::stores::Screen<crate::engine::Midway>;
/// Which screen is shown.
pub type Screens = page::stores::Screens<crate::engine::Midway>;
/// The player's games.
pub type SavedGames = page::stores::SavedGames<crate::engine::Midway>;
/// The slot of the game on the table.
pub type SaveStore = page::stores::SaveStore<crate::engine::Midway>;
/// How games ended.
pub type ResultStore = page::stores::ResultStore<crate::storage::Finished>;
