//! The computer's staff at the player's game: for how long it has command, what it decides and why, and how long that
//! is shown. What it orders are ordinary orders of the game.

mod autoplay_range;
mod bar;
mod decides;
mod pace;

pub use autoplay_range::{AutoplayRange, Command, HandOver, hand_over, has_more_to_play};
pub use bar::{StaffBar, bar};
pub use decides::{Decides, decides};
pub use pace::pause;

/// Who the staff is, under the title of the dialog that hands the game to it.
pub const WHAT_THE_STAFF_IS: &str = "The computer\u{2019}s staff plays your side by the same rules";

/// What it does with the game.
pub const WHAT_IT_DOES: &str = "Its orders are orders of this game: the log shows them, they are saved, and Undo takes them back one by one. It knows no more than you do. Take command whenever you like: you are asked what it would have answered next.";
