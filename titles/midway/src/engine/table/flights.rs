//! Which aircraft are over which space, and the strike that is planned.

use super::{AirPlace, Table};
use crate::engine::event::FlightEvent;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Side};

/// A strike of the G-3 step, which is fought in step 14 (6.0(13a)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedStrike {
    /// The space that is attacked.
    pub space: Place,
    /// The air units.
    pub units: Vec<AirUnit>,
}

impl Table {
    /// The air units of a side that came to a space to attack, or are adrift over it.
    pub fn air_over(&self, space: Place, side: Side) -> impl Iterator<Item = AirUnit> {
        AirUnit::of(side).filter(move |unit| self.air[*unit].over == Some(space))
    }

    /// The air units of both sides that are to come home (18.0).
    pub fn air_aloft(&self) -> impl Iterator<Item = AirUnit> {
        self.air.which(|unit| unit.over.is_some())
    }

    /// Whether an air unit has lost its last step, or was lost otherwise.
    pub fn is_eliminated(&self, unit: AirUnit) -> bool {
        self.air[unit].at == AirPlace::Eliminated
    }

    pub(super) fn apply_flight(&mut self, event: &FlightEvent) {
        match event {
            FlightEvent::StrikePlanned { space, units } => {
                let (space, units) = (*space, units.clone());
                self.planned_strike = (!units.is_empty()).then_some(PlannedStrike { space, units });
            }
            FlightEvent::Launched { units, space } => {
                units
                    .iter()
                    .for_each(|unit| self.air[*unit].over = Some(*space));
                let planned = self.planned_strike.as_ref();
                if planned
                    .is_some_and(|planned| units.iter().any(|unit| planned.units.contains(unit)))
                {
                    self.planned_strike = None;
                }
            }
            FlightEvent::Returned { units } => {
                units.iter().for_each(|unit| self.air[*unit].over = None);
            }
            FlightEvent::Diverted { unit, to } => {
                self.air[*unit].at = (*to).into();
                self.air[*unit].over = None;
            }
            FlightEvent::AirUnitLost { unit, .. } => self.eliminate(*unit),
        }
    }

    /// An air unit goes to the Eliminated box.
    pub(super) fn eliminate(&mut self, unit: AirUnit) {
        self.air[unit].at = AirPlace::Eliminated;
        self.air[unit].over = None;
        if let Some(planned) = &mut self.planned_strike {
            planned.units.retain(|other| *other != unit);
        }
    }
}
