//! The map (2.1): four route lines from Japan's bases to those of the US Navy, and the lanes between the latter.

mod json;
mod line;
mod place;
mod route;

pub use json::map_json;
pub use line::{Line, LineData, Station};
pub use place::{Capacity, Place, PlaceData, PlaceKind, Position};
pub use route::LANES;

#[cfg(test)]
mod tests;
