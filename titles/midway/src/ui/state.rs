//! What changes, by what it is about. A store may know another store, but never a component. It is
//! `Copy`: a handle to signals that end with the component that made them, the table's screen.

mod camera;
mod focus;
mod game;
mod log;
mod panels;
mod playback;
mod screens;
mod selection;

pub use camera::CameraStore;
pub use focus::{Focus, FocusStore};
pub use game::GameStore;
pub use log::LogStore;
pub use panels::PanelStore;
pub use playback::PlaybackStore;
pub use screens::{Screen, Screens};
pub use selection::SelectionStore;
