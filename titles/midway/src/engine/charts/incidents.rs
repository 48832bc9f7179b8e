//! Incidents (21.0), an option.

use kernel::{Chart, Source, Throw};

use super::column::{of, only};
use super::results::Incident::{self, CalmSeas, Submarine, SurpriseAttack, Weather};
use super::results::IncidentCheck::{self, None};
use super::results::SubmarineTarget::{
    self, Battleship, Carrier, CruiserOrDestroyer, TenderOrTransport,
};
use crate::engine::units::Side;

impl From<Side> for u16 {
    /// What chooses the column of [`INCIDENT`].
    fn from(side: Side) -> u16 {
        side as u16
    }
}

/// Whether a move that ends in a space meets with an incident (21.0).
pub const INCIDENT_CHECK: Chart<IncidentCheck> = Chart {
    id: "incident_check",
    title: "Incident check (optional)",
    rule: "21.0",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only(
        "result",
        &[None, None, None, None, None, IncidentCheck::Incident],
    )],
    modifiers: &[],
    notes: &[],
};

/// Which incident (21.1). Only the IJN attacks by surprise.
pub const INCIDENT: Chart<Incident> = Chart {
    id: "incident",
    title: "Incident",
    rule: "21.1",
    source: Source::Rebuilt,
    column_by: "side that moved",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        of(
            "USN",
            Side::Usn as u16,
            &[CalmSeas, CalmSeas, Submarine, Submarine, Weather, Weather],
        ),
        of(
            "IJN",
            Side::Ijn as u16,
            &[
                CalmSeas,
                Submarine,
                Submarine,
                SurpriseAttack,
                Weather,
                Weather,
            ],
        ),
    ],
    modifiers: &[],
    notes: &[],
};

/// What a submarine damages (21.2).
pub const SUBMARINE: Chart<SubmarineTarget> = Chart {
    id: "submarine",
    title: "Submarine incident",
    rule: "21.2",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only(
        "damaged",
        &[
            Carrier,
            Battleship,
            CruiserOrDestroyer,
            TenderOrTransport,
            SubmarineTarget::None,
            SubmarineTarget::None,
        ],
    )],
    modifiers: &[],
    notes: &[],
};
