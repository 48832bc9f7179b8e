//! Events of the losses in the air, on both sides (4.56).

use serde::Serialize;

use super::parts::{AirPoints, Killer, Target, UnitLoss};
use crate::engine::fleet::{AirUnitId, CarrierId, MissionId, SearchId};
use crate::engine::map::HexId;

/// Something that flew and was lost.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum LossEvent {
    /// Japanese air points were shot down.
    #[serde(rename = "lost")]
    Points {
        /// Whose points they are.
        what: AirPoints,
        /// Air points.
        points: u8,
        /// How many of them were kept from the attack already (5.72).
        aborted: u8,
        /// Of which kind.
        kind: Target,
        /// The hex where it happens.
        #[serde(rename = "where")]
        hex: HexId,
        /// Who did it.
        why: Killer,
    },
    /// A US air unit was lost.
    #[serde(rename = "lost")]
    Unit {
        /// The unit.
        what: AirUnitId,
        /// Units: always 1.
        points: u8,
        /// The mission it flew with, if it was in the air.
        mission: Option<MissionId>,
        /// The search it flew with, if it was on one.
        search: Option<SearchId>,
        /// The carrier it was aboard, or coming in to land on.
        carrier: Option<CarrierId>,
        /// The hex where it happens.
        #[serde(rename = "where")]
        hex: HexId,
        /// How it was lost.
        why: UnitLoss,
    },
}
