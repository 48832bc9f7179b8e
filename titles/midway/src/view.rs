//! What the page shows, as plain values made of the game and of what the player has selected, and worded here; only
//! what happened and why an order is refused is worded by the engine, for the log of every program. Pure Rust, tested
//! without a browser. `PartialEq` everywhere, so that a memo of a value changes only when what is shown does.
//!
//! A room for each part of what a player sees, the same as in `ui`.

pub mod account;
pub mod answer;
pub mod battle;
pub mod calendar;
pub mod card;
pub mod chart;
pub mod die;
pub mod drag;
pub mod forces;
pub mod learn;
pub mod lit;
pub mod playback;
pub mod presentation;
pub mod prompt;
pub mod record;
pub mod save_points;
pub mod selection;
pub mod settings;
pub mod shell;
pub mod shown_record;
pub mod start;
pub mod strip;
pub mod wording;

pub use answer::{Action, Answer, Weight};
pub use selection::{Chosen, Pick, Selection};
