//! The map, and where searches fly on it.

mod hexes;
mod searches;
mod wind;
