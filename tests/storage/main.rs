//! Saved games: their text, the slots that hold them, and those of older versions; and
//! what the tab keeps of a game beside them.

#[path = "../common/mod.rs"]
mod common;

mod corrected;
mod in_the_tab;
mod kept;
mod saves;
mod slots;
