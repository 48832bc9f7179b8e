//! Air units of ours that were lost, and how.

use crate::engine::fleet::{AirUnitId, CarrierId, MissionId, SearchId};
use crate::engine::map::HexId;
use crate::engine::{Event, EventRecord, LossEvent, UnitLoss};

/// An air unit of ours that was lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UnitLost {
    /// The unit.
    pub unit: AirUnitId,
    /// The mission that it flew with, if it was in the air.
    pub mission: Option<MissionId>,
    /// The search that it flew with, if it was on one.
    pub search: Option<SearchId>,
    /// The carrier that it was aboard, or coming in to land on.
    pub carrier: Option<CarrierId>,
    /// Where it was lost.
    pub hex: HexId,
    /// How it was lost.
    pub why: UnitLoss,
}

/// The units of ours that were lost in some events.
pub fn units_lost<'a>(
    events: impl IntoIterator<Item = &'a EventRecord>,
) -> impl Iterator<Item = UnitLost> {
    events.into_iter().filter_map(|it| {
        let Event::Losses(LossEvent::Unit {
            what,
            mission,
            search,
            carrier,
            hex,
            why,
            ..
        }) = &it.event
        else {
            return None;
        };
        Some(UnitLost {
            unit: *what,
            mission: *mission,
            search: *search,
            carrier: *carrier,
            hex: *hex,
            why: *why,
        })
    })
}
