//! The map, and where searches fly on it.

#[path = "../common/mod.rs"]
mod common;

mod hexes;
mod searches;
