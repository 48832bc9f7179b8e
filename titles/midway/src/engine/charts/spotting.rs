//! Spotting attempts (9.1).

use kernel::{Chart, Modifier, Source, Throw};

use super::column::only;
use super::results::SpottingResult::{self, Failed, Spotted};

/// The USN looks at a space beyond the Japanese Defense Perimeter.
pub const USN_OUTSIDE: Modifier = Modifier::new(
    "the USN looks at a space east or south of the perimeter line",
    -1,
);
/// The IJN looks at a space within its perimeter.
pub const IJN_INSIDE: Modifier = Modifier::new(
    "the IJN looks at a space west or north of the perimeter line",
    -1,
);
/// A base looks at what lies before it.
pub const OWN_SPACE: Modifier = Modifier::new("the space is the spotter's own", -1);
/// Destroyers hinder the force that they are with (20.2), once however many there are.
pub const WITH_DESTROYERS: Modifier =
    Modifier::new("a DD is with the USN task force that looks (20.2)", 2);

/// An attempt to spot what is in a space (9.1).
pub const SPOTTING: Chart<SpottingResult> = Chart {
    id: "spotting",
    title: "Spotting attempt",
    rule: "9.1",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: -1,
    columns: &[only(
        "result",
        &[
            Spotted, Spotted, Spotted, Spotted, Spotted, Failed, Failed, Failed, Failed, Failed,
        ],
    )],
    modifiers: &[USN_OUTSIDE, IJN_INSIDE, OWN_SPACE, WITH_DESTROYERS],
    notes: &[],
};
