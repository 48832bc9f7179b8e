//! What a solitaire wargame of this family is made of, whatever its rules: dice, charts and rolls on them, procedures
//! on a stack, events with the spans they lie in, the journal of a game with undo, and saves.
//!
//! A game's own rules come in by one trait.

#![warn(missing_docs)]
#![deny(clippy::mod_module_files)]

mod chart;

pub use chart::{AnyChart, Applied, Chart, Column, Modifier, Source, Throw};
