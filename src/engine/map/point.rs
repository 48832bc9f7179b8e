//! Hexes on the map and beyond its edge, where searches may be aimed (8.261).

use hexx::Hex;
use serde::Serialize;

use super::hex::HexId;

/// A hex on the map or beyond its edge, in axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Point {
    q: i8,
    r: i8,
}

impl Point {
    /// The axial coordinates.
    pub fn axial(self) -> Hex {
        Hex::new(i32::from(self.q), i32::from(self.r))
    }

    /// The hex of the map it is, if it is one.
    pub fn on_map(self) -> Option<HexId> {
        HexId::from_axial(self.axial())
    }

    /// Distance in hexes.
    pub fn distance(self, other: impl Into<Point>) -> u8 {
        self.axial()
            .unsigned_distance_to(other.into().axial())
            .min(u32::from(u8::MAX)) as u8
    }

    /// The hexes at some distance from here on the straight line to a hex: one, or the two that the
    /// line runs between. Hexes beyond the map's edge count.
    pub fn towards(self, end: Point, step: u8) -> Vec<Point> {
        let length = i32::from(self.distance(end));
        let step = i32::from(step).min(length);
        if step == length {
            return vec![end];
        }
        // The exact point, scaled by the length so that it stays whole.
        let point = self.axial() * (length - step) + end.axial() * step;
        let near = Hex::new(point.x.div_euclid(length), point.y.div_euclid(length));
        let off = |hex: &Hex| {
            let off = *hex * length - point;
            off.x * off.x + off.y * off.y + off.x * off.y
        };
        let around = [
            near,
            near + Hex::new(1, 0),
            near + Hex::new(0, 1),
            near + Hex::new(1, 1),
        ];
        let nearest = around.iter().map(off).min();
        let on_line = around.into_iter().filter(|hex| Some(off(hex)) == nearest);
        on_line.map(Point::from).collect()
    }
}

impl From<Hex> for Point {
    fn from(hex: Hex) -> Point {
        // No search goes further from the map than its fourteen hexes.
        Point {
            q: hex.x as i8,
            r: hex.y as i8,
        }
    }
}

impl From<HexId> for Point {
    fn from(hex: HexId) -> Point {
        Point::from(hex.axial())
    }
}
