//! What a solitaire wargame of this family is made of, whatever its rules: dice, charts and rolls on them, procedures
//! on a stack, events with the spans they lie in, the journal of a game with undo, and saves.
//!
//! A game's own rules come in by one trait, [`Title`].

#![warn(missing_docs)]
#![deny(clippy::mod_module_files)]

pub mod as_text;
mod chart;
mod check;
#[cfg(not(target_arch = "wasm32"))]
pub mod command_line;
mod dice;
mod game;
mod outcome;
mod play;
mod procedure;
mod record;
mod roll;
mod save;
mod title;

pub use chart::{AnyChart, Applied, Chart, Column, Modifier, Source, Throw};
pub use check::Check;
pub use dice::{Dice, ImaginedDice, below, words_of};
pub use game::Game;
pub use play::Play;
pub use procedure::Step;
pub use record::{EventRecord, Record, Span, SpanId};
pub use roll::{Pick, Roll};
pub use save::{FORMAT, LoadError, Save, damage};
pub use title::{Kind, Saved, Title, Written};
