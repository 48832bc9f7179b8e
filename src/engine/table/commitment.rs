//! How far the Japanese have committed their carriers (13).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{CommitmentEvent, Event};
use crate::engine::forces::{Force, commitment_value};
use crate::engine::scenario::{Commitment, Scenario};

/// The commitment markers of the whole battle. While none is on the track they leave no trace in a save's check.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct CommitmentMarkers {
    /// The Commitment Index marker (13.11).
    pub index: u8,
    /// What the forces that have left the map count in it: their carriers have joined the battle (13.13).
    pub gone: u8,
    /// Whether it has ever been at the threshold or over it (13.221).
    pub threshold_reached: bool,
    /// Whether it has ever been at the limit or over it (13.23).
    pub limit_reached: bool,
}

impl Hash for CommitmentMarkers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == CommitmentMarkers::default() {
            return;
        }
        self.index.hash(state);
        self.gone.hash(state);
        self.threshold_reached.hash(state);
        self.limit_reached.hash(state);
    }
}

impl Table {
    /// Moves the commitment markers as the event says.
    pub(super) fn apply_to_commitment(&mut self, event: &Event) {
        let Event::Commitment(event) = event else {
            return;
        };
        match event {
            CommitmentEvent::Index { to, .. } => self.commitment.index = *to,
            CommitmentEvent::ThresholdReached { .. } => self.commitment.threshold_reached = true,
            CommitmentEvent::LimitReached { .. } => self.commitment.limit_reached = true,
            CommitmentEvent::Tested { .. } | CommitmentEvent::DoubleForceCountsAs { .. } => {}
        }
    }

    /// A force leaves the map: its carriers count on.
    pub(super) fn keep_commitment(&mut self, force: &Force) {
        if self.commitment_levels().is_some() {
            self.commitment.gone += commitment_value(self, force);
        }
    }

    /// The threshold and the limit, where the scenario has commitment (13.21).
    pub fn commitment_levels(&self) -> Option<Commitment> {
        let battle = Scenario::numbered(self.scenario)?.battle?;
        Some(battle.commitment(self))
    }

    /// Whether a Double Force no longer stands for two forces: the threshold has been reached (13.221).
    pub fn threshold_reached(&self) -> bool {
        self.commitment.threshold_reached
    }

    /// Whether the limit has been reached: no new carrier force comes, and no force arrives any more (13.24).
    pub fn limit_reached(&self) -> bool {
        self.commitment.limit_reached
    }
}
