//! The map (2.1): 25 rows and 34 columns of hexes, 33 nautical miles each, and what is printed on it.

mod bearing;
mod direction;
mod hex;
mod line;
mod places;
mod point;
mod wind;

pub use bearing::Bearing;
pub use direction::Direction;
pub use hex::{COLUMNS, HexId, NAUTICAL_MILES_A_HEX, ROWS};
pub use line::on_line;
pub use places::{
    ARRIVAL_TABLE, ArrivalZone, ISLANDS, IWO_JIMA_ORIGIN, Island, OILERS, YAP_ORIGIN, Zone,
};
pub use point::Point;
pub use wind::{Wind, WindCourse};
