//! What is printed on the map: islands, mission movement zones with their compasses, arrival
//! hexes, oiler hexes and the points where land air reinforcements come from.

use std::fmt;

use serde::Serialize;

use super::direction::Direction::{self, E, Ne, Nw, Se, Sw, W};
use super::hex::HexId;

/// An island the map shows (2.12), drawn larger than it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Island {
    /// Its name.
    pub name: &'static str,
    /// Its hex, which no task group with carriers may enter (6.34).
    pub hex: HexId,
}

/// The islands of the map.
pub const ISLANDS: [Island; 8] = [
    Island {
        name: "Saipan",
        hex: HexId::at(1005),
    },
    Island {
        name: "Tinian",
        hex: HexId::at(1105),
    },
    Island {
        name: "Rota",
        hex: HexId::at(1206),
    },
    Island {
        name: "Guam",
        hex: HexId::at(1407),
    },
    Island {
        name: "Pagan",
        hex: HexId::at(405),
    },
    Island {
        name: "Anatahan",
        hex: HexId::at(805),
    },
    Island {
        name: "Yap",
        hex: HexId::at(2219),
    },
    Island {
        name: "Ulithi",
        hex: HexId::at(2116),
    },
];

/// Where reinforcements from Iwo Jima enter (16.21).
pub const IWO_JIMA_ORIGIN: HexId = HexId::at(109);
/// Where reinforcements from Yap and Peleliu start (16.21).
pub const YAP_ORIGIN: HexId = HexId::at(2219);

/// The two hexes of each oiler rendezvous (20.3).
pub const OILERS: [[HexId; 2]; 3] = [
    [HexId::at(826), HexId::at(928)],
    [HexId::at(1126), HexId::at(1228)],
    [HexId::at(1426), HexId::at(1528)],
];

/// A mission movement zone (7.22). The red zig-zag between columns 13 and 14 parts east from west (2.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Zone {
    /// The invasion zone between Saipan and the east edge.
    Invasion,
    /// The east edge north of the invasion zone.
    Northeast,
    /// The east edge south of the invasion zone.
    Southeast,
    /// East of the red line, rows 01 to 07.
    EastNorth,
    /// East of the red line, rows 08 to 15.
    EastCentre,
    /// East of the red line, rows 16 to 25.
    EastSouth,
    /// West of the red line, rows 01 to 07.
    WestNorth,
    /// West of the red line, rows 08 to 15.
    WestCentre,
    /// West of the red line, rows 16 to 25.
    WestSouth,
}

impl Zone {
    /// Every zone.
    pub const ALL: [Zone; 9] = [
        Zone::Invasion,
        Zone::Northeast,
        Zone::Southeast,
        Zone::EastNorth,
        Zone::EastCentre,
        Zone::EastSouth,
        Zone::WestNorth,
        Zone::WestCentre,
        Zone::WestSouth,
    ];

    /// The zone a hex lies in.
    pub const fn of(hex: HexId) -> Zone {
        match (hex.column(), hex.row()) {
            (1..=5, 1..=6) => Zone::Northeast,
            (1..=5, 7..=13) => Zone::Invasion,
            (1..=5, _) => Zone::Southeast,
            (6..=13, 1..=7) => Zone::EastNorth,
            (6..=13, 8..=15) => Zone::EastCentre,
            (6..=13, _) => Zone::EastSouth,
            (14.., 1..=7) => Zone::WestNorth,
            (14.., 8..=15) => Zone::WestCentre,
            _ => Zone::WestSouth,
        }
    }

    /// Whether the zone lies east of the red line (2.13).
    pub const fn is_eastern(self) -> bool {
        !matches!(self, Zone::WestNorth | Zone::WestCentre | Zone::WestSouth)
    }

    /// The zone's mission movement compass: the direction for a die of 1 to 10 (7.22).
    pub const fn compass(self) -> [Direction; 10] {
        match self {
            Zone::Invasion => [E, E, E, E, E, E, E, E, E, E],
            Zone::Northeast => [Se, Se, Se, Se, Se, Se, Sw, Sw, Sw, Sw],
            Zone::Southeast => [Ne, Ne, Ne, Ne, Ne, Ne, Nw, Nw, Nw, Nw],
            Zone::EastNorth => [Se, Se, Se, Se, Se, E, E, Sw, Sw, W],
            Zone::EastCentre => [E, E, E, E, E, E, Ne, Ne, Se, Se],
            Zone::EastSouth => [Ne, Ne, Ne, Ne, Ne, E, E, Nw, Nw, W],
            Zone::WestNorth => [E, E, E, E, Se, Se, Se, Se, Ne, Sw],
            Zone::WestCentre => [E, E, E, E, E, E, Ne, Se, Se, W],
            Zone::WestSouth => [E, E, E, E, Ne, Ne, Ne, Ne, Se, Nw],
        }
    }
}

/// An arrival zone (7.13), counterclockwise from the top of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ArrivalZone {
    /// Along the north edge.
    I,
    /// The north of the western approach.
    II,
    /// The south of the western approach.
    III,
    /// Along the south edge.
    IV,
}

/// The arrival table: the zone for a die of 1 to 10 (7.14).
pub const ARRIVAL_TABLE: [ArrivalZone; 10] = {
    use ArrivalZone::{I, II, III, IV};
    [I, I, II, II, II, II, III, III, III, IV]
};

impl ArrivalZone {
    /// All four.
    pub const ALL: [ArrivalZone; 4] = [
        ArrivalZone::I,
        ArrivalZone::II,
        ArrivalZone::III,
        ArrivalZone::IV,
    ];

    /// The zone's ten arrival hexes, for a die of 1 to 10 (7.14).
    pub const fn hexes(self) -> [HexId; 10] {
        let (first, step) = match self {
            ArrivalZone::I => (112, 1),
            ArrivalZone::II => (421, 100),
            ArrivalZone::III => (1420, 100),
            ArrivalZone::IV => (2411, 1),
        };
        let mut hexes = [HexId::at(first); 10];
        let mut n = 1;
        while n < hexes.len() {
            hexes[n] = HexId::at(first + step * n as u16);
            n += 1;
        }
        hexes
    }
}

impl fmt::Display for ArrivalZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ArrivalZone::I => "I",
            ArrivalZone::II => "II",
            ArrivalZone::III => "III",
            ArrivalZone::IV => "IV",
        })
    }
}
