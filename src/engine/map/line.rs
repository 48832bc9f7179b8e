//! Straight lines between hexes, as raids fly them (10.21, 10.23).
//!
//! A line runs from centre to centre. At each hex of distance it either passes nearest to one
//! hex, or exactly between two: then the step is ambiguous and the rule that asked decides.
//!
//! ```text
//!   source . . A . target        at A the line runs along a hexside:
//!            . B                 both A and B are on it
//! ```

use hexx::Hex;

use super::hex::HexId;

/// The hexes of the straight line from `source` to `target` that lie `from_target` hexes short
/// of the target: one, or two when the line runs between them. Only hexes of the map count, and
/// past the source there is nothing.
pub fn on_line(source: HexId, target: HexId, from_target: u8) -> Vec<HexId> {
    let length = source.distance(target);
    if from_target > length {
        return Vec::new();
    }
    if from_target == 0 {
        return vec![target];
    }
    let (start, end) = (source.axial(), target.axial());
    let (length, step) = (
        i32::from(length),
        i32::from(length) - i32::from(from_target),
    );
    // The exact point, scaled by the length so that it stays whole.
    let point = start * (length - step) + end * step;
    let near = Hex::new(point.x.div_euclid(length), point.y.div_euclid(length));
    let square = |hex: Hex| {
        let off = hex * length - point;
        off.x * off.x + off.y * off.y + off.x * off.y
    };
    let around = [
        near,
        near + Hex::new(1, 0),
        near + Hex::new(0, 1),
        near + Hex::new(1, 1),
    ];
    let nearest = around.into_iter().map(square).min().unwrap_or_default();
    around
        .into_iter()
        .filter(|hex| square(*hex) == nearest)
        .filter_map(HexId::from_axial)
        .collect()
}
