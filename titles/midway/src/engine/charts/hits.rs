//! What hits do to ships (17.2). Each table is named after the side that shoots.

use kernel::{Chart, Column, Source, Throw};

use super::column::of;
use super::results::HitResult::{self, Damaged, Miss, Sunk};
use crate::engine::units::{Ship, ShipClass, Side};

/// The column of a class.
const fn class(class: ShipClass, results: &'static [HitResult; 6]) -> Column<HitResult> {
    of(class.text(), class as u16, results)
}

const BATTLESHIPS: &[HitResult; 6] = &[Miss, Miss, Miss, Damaged, Damaged, Sunk];
const HEAVY_CRUISERS: &[HitResult; 6] = &[Miss, Miss, Damaged, Damaged, Damaged, Sunk];
const LIGHT_SHIPS: &[HitResult; 6] = &[Miss, Miss, Damaged, Damaged, Sunk, Sunk];
const THIN_SKINNED: &[HitResult; 6] = &[Miss, Damaged, Damaged, Damaged, Sunk, Sunk];
/// Of six hit at Coral Sea and Midway, five were sunk.
const IJN_CARRIERS: &[HitResult; 6] = &[Miss, Damaged, Damaged, Sunk, Sunk, Sunk];
/// Hit as often; but US damage control saves one that the IJN would lose.
const US_CARRIERS: &[HitResult; 6] = &[Miss, Damaged, Damaged, Damaged, Sunk, Sunk];

/// What a hit does to a ship of the IJN (17.2).
pub const HIT_ON_IJN: Chart<HitResult> = Chart {
    id: "hit_on_ijn",
    title: "Hits: USN attacking IJN naval units",
    rule: "17.2",
    source: Source::Rebuilt,
    column_by: "class",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        class(ShipClass::Cva, IJN_CARRIERS),
        class(ShipClass::Cvl, IJN_CARRIERS),
        class(ShipClass::Bb, BATTLESHIPS),
        class(ShipClass::Ca, HEAVY_CRUISERS),
        class(ShipClass::Cl, LIGHT_SHIPS),
        class(ShipClass::Dd, LIGHT_SHIPS),
        class(ShipClass::Tr, THIN_SKINNED),
    ],
    modifiers: &[],
    notes: &[],
};

/// What a hit does to a ship of the USN (17.2).
pub const HIT_ON_USN: Chart<HitResult> = Chart {
    id: "hit_on_usn",
    title: "Hits: IJN attacking USN naval units",
    rule: "17.2",
    source: Source::Rebuilt,
    column_by: "class",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        class(ShipClass::Cv, US_CARRIERS),
        class(ShipClass::Bb, BATTLESHIPS),
        class(ShipClass::Ca, HEAVY_CRUISERS),
        class(ShipClass::Cl, LIGHT_SHIPS),
        class(ShipClass::Dd, LIGHT_SHIPS),
        class(ShipClass::Avd, THIN_SKINNED),
    ],
    modifiers: &[],
    notes: &[],
};

/// The table for a hit on this ship, and her column.
pub fn hit_table(ship: Ship) -> (&'static Chart<HitResult>, usize) {
    let chart = match ship.side() {
        Side::Usn => &HIT_ON_USN,
        Side::Ijn => &HIT_ON_IJN,
    };
    (chart, chart.column(ship.class()))
}
