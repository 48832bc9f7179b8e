//! The fight, watched step by step: who meets whom, the die, the chart, what was lost.

mod dialog;
mod division;
mod exchange;
mod sky;
mod story;

pub use dialog::Fight;
pub use exchange::{buttons, chart_button, tally, told};
pub use sky::{Slot, line, slots};
pub use story::{Step, begins};
