//! The staff in command: its bar in the prompt's place, its buttons beside those of the playback, and the dialog that
//! hands the game over to it.

mod bar;
mod buttons;
mod hand_over;

pub use bar::{StaffBar, StaffLine};
pub use buttons::StaffButtons;
pub use hand_over::HandOverDialog;
