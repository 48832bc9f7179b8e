//! The fight, watched step by step: who meets whom, the die, the chart, what was lost; and the
//! decisions that fall in it.

mod assignment;
mod at_sea;
mod battle_lines;
mod coordination;
mod dialog;
mod division;
mod exchange;
mod firing;
mod flight;
mod foot;
mod gun_chip;
mod line;
mod question;
mod roll_chip;
mod ship_at_sea;
mod sky;
mod surface;
mod verdict;

pub use dialog::{Fight, shown_fight};
