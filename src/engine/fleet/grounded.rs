//! Which ready units cannot take off now, and why (4.14, 6.24, 8.27).

use super::air_operations::AirStep;
use super::air_unit::{AirUnitId, CarrierId};
use super::launch::{self, caps_for, check_take_off, check_type, missions_for};
use super::mission::MissionType;
use super::night::check_light;
use super::search::{SearchAim, check_search};
use crate::engine::decision::Decision;
use crate::engine::map::Bearing;
use crate::engine::refusal::{MissionRefusal, Refusal};
use crate::engine::table::Table;

/// What a unit takes off for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeOff {
    /// To search (8.27).
    Search,
    /// As a strike, or to join one (4.21).
    Strike,
    /// As an intercept mission, to join one, or for patrol (4.31, 4.33).
    Intercept,
}

/// A ready unit that cannot take off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grounded {
    /// The unit.
    pub unit: AirUnitId,
    /// Where it stands.
    pub carrier: CarrierId,
    /// The rule that refuses it.
    pub why: Refusal,
}

impl TakeOff {
    /// What units take off for at a decision; nothing where none does.
    pub fn at(decision: Decision) -> &'static [TakeOff] {
        match decision {
            Decision::DeclareSearch | Decision::AirSearch => &[TakeOff::Search],
            Decision::AirOperations {
                step: AirStep::Launch,
            } => &[TakeOff::Strike, TakeOff::Intercept],
            _ => &[],
        }
    }

    /// What the units of a mission take off for.
    pub(super) const fn of(kind: MissionType) -> TakeOff {
        match kind {
            MissionType::Strike => TakeOff::Strike,
            MissionType::Intercept => TakeOff::Intercept,
        }
    }

    /// Whether a ready unit could take off for it now, alone.
    ///
    /// # Errors
    /// The rule that forbids it: her carrier's first (6.24), then that of the mission.
    pub fn check(self, table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
        let kind = match self {
            TakeOff::Search => {
                let any = SearchAim::Standard(Bearing::clockwise(0));
                return check_search(table, unit.into(), any);
            }
            TakeOff::Strike => MissionType::Strike,
            TakeOff::Intercept => MissionType::Intercept,
        };
        let hex = check_take_off(table, unit.into())?;
        check_light(table, self, unit.into())?;
        check_type(kind, unit.into())?;
        let mut missions = missions_for(table, unit, hex).filter(|id| id.kind == kind);
        let patrols = unit_carrier(table, unit).filter(|_| self == TakeOff::Intercept);
        let mut patrols = patrols.into_iter().flat_map(|it| caps_for(table, it));
        let has_place = missions.any(|id| launch::check(table, id, unit.into()).is_ok())
            || patrols.any(|cap| launch::check_cap(table, cap, unit.into()).is_ok());
        has_place
            .then_some(())
            .ok_or(Refusal::Missions(MissionRefusal::NoFreeDisplay))
    }
}

fn unit_carrier(table: &Table, unit: AirUnitId) -> Option<CarrierId> {
    table.aboard(unit).map(|(deck, _)| deck.carrier)
}

/// The ready units that can take off for none of some purposes, and why not for the first.
pub fn grounded(table: &Table, purposes: &[TakeOff]) -> Vec<Grounded> {
    let decks = table.decks.iter();
    let ready = decks.flat_map(|deck| deck.ready.iter().map(|unit| (unit, deck.carrier)));
    ready
        .filter_map(|(unit, carrier)| {
            let why = why_grounded(table, unit, purposes)?;
            Some(Grounded { unit, carrier, why })
        })
        .collect()
}

/// Why a ready unit can take off for none of some purposes: what forbids the first. Nothing if it can for one.
pub fn why_grounded(table: &Table, unit: AirUnitId, purposes: &[TakeOff]) -> Option<Refusal> {
    let mut checks = purposes.iter().map(|purpose| purpose.check(table, unit));
    let first = checks.next()?.err()?;
    checks.all(|check| check.is_err()).then_some(first)
}
