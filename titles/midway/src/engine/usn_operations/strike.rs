//! The air strike that is planned in step 13 and fought in step 14 (6.0(13a), 8.1, 9.1): from one place, at one space.

use crate::engine::Play;
use crate::engine::combat::{check_flight, check_strike_target, strike_targets};
use crate::engine::event::FlightEvent;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{Refusal, StrikeRefusal};
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Side};

/// Whether a strike can be planned. It takes the place of one that is.
pub(super) fn check(table: &Table, space: Place, units: &[AirUnit]) -> Result<(), Refusal> {
    let Some(first) = units.first().copied() else {
        return Err(StrikeRefusal::NoUnits.into());
    };
    let is_twice = |(n, unit): (usize, &AirUnit)| units[..n].contains(unit);
    if units.iter().enumerate().any(is_twice) {
        return Err(StrikeRefusal::NoUnits.into());
    }
    check_strike_target(table, space)?;
    // 6.0(13a): all from one place, which may be a base and the task forces in it.
    let from = pieces::our_air(table, first)?;
    for unit in units {
        if pieces::our_air(table, *unit)? != from {
            return Err(StrikeRefusal::TwoPlaces(first, *unit).into());
        }
        if table.usn_turn.rebased.contains(unit) {
            return Err(StrikeRefusal::Rebased(*unit).into());
        }
        check_flight(table, *unit, space)?;
    }
    Ok(())
}

/// The planned strike is called off.
pub(super) fn cancel(play: &mut Play) {
    if let Some(planned) = &play.table.planned_strike {
        let (space, units) = (planned.space, Vec::new());
        play.happen(FlightEvent::StrikePlanned { space, units });
    }
}

/// The strikes of everybody who can fly from a place, on each target; and to call off the one that is planned.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    if table.planned_strike.is_some() {
        return vec![Order::CancelStrike];
    }
    let mut orders = Vec::new();
    for line in Line::ALL {
        for space in strike_targets(table, *line) {
            for from in line.places().iter().copied() {
                let air = table.air_based_at(from, Side::Usn);
                let can_fly = |unit: &AirUnit| check(table, space, &[*unit]).is_ok();
                let units: Vec<AirUnit> = air.filter(can_fly).collect();
                if !units.is_empty() {
                    orders.push(Order::PlanStrike { space, units });
                }
            }
        }
    }
    orders
}
