//! The map as JSON, for the command line and for people's scripts.

use kernel::Source;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::line::Line;
use super::place::{Capacity, Place, PlaceKind};
use super::route::LANES;
use crate::engine::units::{IslandBase, Side};

/// The whole map: its places, lines and lanes.
pub fn map_json() -> String {
    let map = Map {
        kind: "point-to-point",
        place: Place::ALL.iter().copied().map(PlaceEntry).collect(),
        line: Line::ALL.iter().copied().map(LineEntry).collect(),
        lane: LANES.map(|places| LaneEntry { places }),
    };
    serde_json::to_string(&map).unwrap_or_default()
}

#[derive(Serialize)]
struct Map {
    kind: &'static str,
    place: Vec<PlaceEntry>,
    line: Vec<LineEntry>,
    lane: [LaneEntry; LANES.len()],
}

struct PlaceEntry(Place);

impl PlaceEntry {
    fn kind(&self) -> &'static str {
        match self.0.data().kind {
            PlaceKind::HomeBase(..) => "home",
            PlaceKind::IslandBase(_) => "base",
            PlaceKind::Space => "space",
        }
    }

    /// What its loss counts for (5.0): a home base loses the game, and so do two island bases.
    fn worth(&self) -> Option<&'static str> {
        (self.0.first_held_by() == Some(Side::Usn)).then(|| self.kind())
    }

    /// The named bases are the rulebook's; plain spaces are rebuilt.
    fn source(&self) -> Source {
        match self.0.data().kind {
            PlaceKind::Space => Source::Rebuilt,
            _ => Source::Rulebook,
        }
    }
}

impl Serialize for PlaceEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = self.0.data();
        let capacity = match data.kind {
            PlaceKind::HomeBase(Side::Usn, capacity) => Some(capacity),
            _ => None,
        };
        let mut place = serializer.serialize_struct("place", 8)?;
        place.serialize_field("name", &self.0)?;
        place.serialize_field("kind", self.kind())?;
        place.serialize_field("side", &self.0.first_held_by())?;
        place.serialize_field("worth", &self.worth())?;
        place.serialize_field("capacity", &capacity)?;
        place.serialize_field("lon", &degrees(i32::from(data.position.longitude)))?;
        place.serialize_field("lat", &degrees(i32::from(data.position.latitude)))?;
        place.serialize_field("source", &self.source())?;
        place.end()
    }
}

/// Degrees of tenths, for the drawing: no rule reads them.
fn degrees(tenths: i32) -> f64 {
    f64::from(tenths) / 10.0
}

impl Serialize for Capacity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Capacity::Units(units) => units.serialize(serializer),
            Capacity::Unlimited => "unlimited".serialize(serializer),
        }
    }
}

struct LineEntry(Line);

impl Serialize for LineEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Entry {
            id: Line,
            name: &'static str,
            places: &'static [Place],
            objective: IslandBase,
            inside: u8,
        }
        let data = self.0.data();
        Entry {
            id: self.0,
            name: data.name,
            places: data.places,
            objective: data.objective,
            inside: data.inside,
        }
        .serialize(serializer)
    }
}

#[derive(Serialize)]
struct LaneEntry {
    places: &'static [Place],
}
