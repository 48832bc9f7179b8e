//! Saved games: their text, the slots that hold them, and those of older versions.

#[path = "../common/mod.rs"]
mod common;

mod kept;
mod saves;
mod slots;
