//! What the special markers and signals intelligence roll (6.0(12b), 7.1).

use kernel::{Chart, Source, Throw};

use super::column::only;
use super::results::Reinforcement::{
    self, CarrierAir, EliminatedDefense, LandAir, ReducedDefense, Ship,
};
use super::results::Signals::{self, NextMarkerKnown, Nothing};
use super::results::SpottingResult::{self, Failed, Spotted};

/// Whether the next turn's marker becomes known (6.0(12b)).
pub const SIGNALS: Chart<Signals> = Chart {
    id: "signals",
    title: "Signals intelligence",
    rule: "6.0(12b)",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only(
        "result",
        &[Nothing, Nothing, Nothing, Nothing, Nothing, NextMarkerKnown],
    )],
    modifiers: &[],
    notes: &[],
};

/// Whether the IJN's Intelligence marker finds a force (7.1).
pub const INTELLIGENCE_MARKER: Chart<SpottingResult> = Chart {
    id: "intelligence_marker",
    title: "Intelligence marker, for each USN task force on a space",
    rule: "7.1",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only(
        "result",
        &[Spotted, Failed, Failed, Failed, Failed, Failed],
    )],
    modifiers: &[],
    notes: &[],
};

/// What the IJN's Reinforcement marker brings (7.1).
pub const REINFORCEMENT_MARKER: Chart<Reinforcement> = Chart {
    id: "reinforcement_marker",
    title: "IJN Reinforcement marker",
    rule: "7.1",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only(
        "result",
        &[
            Ship,
            Ship,
            CarrierAir,
            LandAir,
            ReducedDefense,
            EliminatedDefense,
        ],
    )],
    modifiers: &[],
    notes: &[
        "If there is nothing of the kind the marker is out of the game, and another is drawn.",
    ],
};
