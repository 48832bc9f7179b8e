//! The fight, watched step by step: who meets whom, the die, the chart, what was lost; and the
//! decisions that fall in it.

mod assignment;
mod at_sea;
mod coordination;
mod dialog;
mod division;
mod exchange;
mod firing;
mod flight;
mod foot;
mod line;
mod question;
mod roll_chip;
mod ship_at_sea;
mod sky;
mod verdict;

pub use dialog::{Fight, shown_fight};
