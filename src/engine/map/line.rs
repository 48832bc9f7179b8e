//! Straight lines between hexes, as raids fly them (10.21, 10.23).
//!
//! A line runs from centre to centre. At each hex of distance it either passes nearest to one
//! hex, or exactly between two: then the step is ambiguous and the rule that asked decides.
//!
//! ```text
//!   source . . A . target        at A the line runs along a hexside:
//!            . B                 both A and B are on it
//! ```

use super::hex::HexId;
use super::point::Point;

/// The hexes of the straight line from `source` to `target` that lie `from_target` hexes short
/// of the target: one, or two when the line runs between them. Only hexes of the map count, and
/// past the source there is nothing.
pub fn on_line(source: HexId, target: HexId, from_target: u8) -> Vec<HexId> {
    let Some(step) = source.distance(target).checked_sub(from_target) else {
        return Vec::new();
    };
    let line = Point::from(source).towards(target.into(), step);
    line.into_iter().filter_map(Point::on_map).collect()
}
