//! The scale of the chart.

use crate::engine::map::NAUTICAL_MILES_A_HEX;

/// The scale of the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scale {
    /// How wide a hex is on the sea.
    pub title: String,
    /// The miles at its marks, a hex apart.
    pub marks: [String; 4],
}

/// The scale of the chart (2.1).
pub fn scale() -> Scale {
    Scale {
        title: format!("{NAUTICAL_MILES_A_HEX} nautical miles a hex"),
        marks: [0, 1, 2, 3].map(|hexes| (hexes * NAUTICAL_MILES_A_HEX).to_string()),
    }
}
