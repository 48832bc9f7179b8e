//! The IJN's morale (6.0(9)).

use kernel::{Chart, Modifier, Source, Throw};

use super::column::only;

/// What heartens the IJN: one for each carrier of ours.
pub const USN_CARRIERS_HIT: Modifier =
    Modifier::varying("+1 for each USN carrier sunk or damaged this turn");

/// The die of the IJN's morale with its modifier (6.0(9)).
pub const MORALE: Chart<u8> = Chart {
    id: "morale",
    title: "IJN morale",
    rule: "6.0(9)",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only("total", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])],
    modifiers: &[USN_CARRIERS_HIT],
    notes: &[
        "If the total is less than the IJN's CVA, CVL, BB and TR that are lost or damaged on the line, every task force of \
         the line goes back to its home base box. Otherwise nothing happens.",
    ],
};
