//! The Japanese Arrival Table of the map: where a force arrives (7.12-7.15).

use std::fmt;

use kernel::{Chart, Column, Source, Throw};

use crate::engine::map::{ARRIVAL_TABLE, ArrivalZone, HexId};

/// What becomes of an arrival within six hexes of US carriers (7.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NearCarriers {
    /// The force comes through another zone.
    OtherZone,
    /// It comes through another hex of the zone.
    OtherHex,
    /// It arrives all the same.
    AsRolled,
}

impl fmt::Display for NearCarriers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NearCarriers::OtherZone => "another zone",
            NearCarriers::OtherHex => "another hex of the zone",
            NearCarriers::AsRolled => "as rolled",
        })
    }
}

kernel::serialize_as_printed!(NearCarriers);

/// The zone that a force arrives in (7.13).
pub const ARRIVAL_ZONE: Chart<ArrivalZone> = Chart {
    id: "arrival_zone",
    title: "Japanese Arrival",
    rule: "7.12",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "zone",
        from: 0,
        results: &ARRIVAL_TABLE,
    }],
    modifiers: &[],
    notes: &[],
};

/// The hex of its zone (7.14).
pub const ARRIVAL_HEX: Chart<HexId> = Chart {
    id: "arrival_hex",
    title: "Japanese Arrival: hex",
    rule: "7.14",
    source: Source::Rebuilt,
    column_by: "arrival zone",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        column("I", ArrivalZone::I),
        column("II", ArrivalZone::II),
        column("III", ArrivalZone::III),
        column("IV", ArrivalZone::IV),
    ],
    modifiers: &[],
    notes: &[
        "If a force has arrived in the hex in this turn, or US ships are there, a free hex of the zone is drawn (7.12).",
    ],
};

const HEXES: [[HexId; 10]; 4] = [
    ArrivalZone::I.hexes(),
    ArrivalZone::II.hexes(),
    ArrivalZone::III.hexes(),
    ArrivalZone::IV.hexes(),
];

const fn column(label: &'static str, zone: ArrivalZone) -> Column<HexId> {
    Column {
        label,
        from: zone as u16,
        results: &HEXES[zone as usize],
    }
}

/// What becomes of an arrival near US carriers (7.15).
pub const ARRIVAL_NEAR_CARRIERS: Chart<NearCarriers> = {
    use NearCarriers::{AsRolled, OtherHex, OtherZone};
    Chart {
        id: "arrival_near_carriers",
        title: "Japanese Arrival near US carriers",
        rule: "7.15",
        source: Source::Rulebook,
        column_by: "",
        dice: Throw::D10,
        lo: 1,
        columns: &[Column {
            label: "result",
            from: 0,
            results: &[
                OtherZone, OtherZone, OtherZone, OtherHex, OtherHex, OtherHex, OtherHex, OtherHex,
                AsRolled, AsRolled,
            ],
        }],
        modifiers: &[],
        notes: &["Rolled when a US carrier task group is within six hexes of the arrival hex."],
    }
};
