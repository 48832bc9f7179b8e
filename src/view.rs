//! What the page shows, as plain values made of the game and of what the player has selected, and
//! worded here; only what happened and why an order is refused is worded by the engine, for the log
//! of every program. Pure Rust, tested without a browser. `PartialEq` everywhere, so that a memo of
//! a value changes only when what is shown does.
//!
//! A room for each part of what a player sees, the same as in `ui`.

pub mod account;
pub mod air;
mod answer;
mod asked;
pub mod card;
pub mod chart;
pub mod chit;
mod drag;
pub mod enemy;
pub mod event_card;
pub mod fight;
pub mod fleet;
pub mod foresight;
pub mod intelligence;
pub mod learn;
pub mod night;
pub mod orders_of_the_day;
pub mod playback;
pub mod presentation;
pub mod prompt;
pub mod record;
pub mod save_points;
pub mod search;
mod selection;
pub mod settings;
pub mod shell;
pub mod ship;
pub mod shown_record;
pub mod situation;
pub mod sound;
pub mod staff;
pub mod stage;
pub mod start;
pub mod wind;
pub mod wording;

pub use answer::{Action, Answer, AnswerRow, Weight, refusal_in_words, sentence};
pub use asked::Asked;
pub use drag::{DragPicture, Dragged, DropTarget, Dropped, drag_picture};
pub use selection::{Activity, Selection, takes_several};
