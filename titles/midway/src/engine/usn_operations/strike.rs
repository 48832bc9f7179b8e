//! The air strike that is planned in step 13 and fought in step 14 (6.0(13a), 8.1, 9.1): from one place, at one space.

use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{Refusal, StrikeRefusal};
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Side};

/// The spaces of a line that an air strike of the USN can attack: with an island base of the IJN, or a spotted task force of
/// its that has ships; never a home base of the IJN (8.7).
pub fn targets(table: &Table, line: Line) -> impl Iterator<Item = Place> {
    let places = line.places().iter().copied();
    places.filter(|place| is_target(table, *place))
}

fn is_target(table: &Table, space: Place) -> bool {
    let is_spotted = |force| table.is_spotted(force) && table.has_ships(force);
    !space.is_home_base_of(Side::Ijn)
        && (table.island_base_at(space, Side::Ijn).is_some()
            || table.ijn_forces_at(space).any(is_spotted))
}

/// Whether an air unit of the USN can fly from where it is to a space and attack it: on its line, within its range, and not
/// barred by a failure to see what is there (8.1, 9.1).
///
/// # Errors
/// Why not.
pub fn can_reach(table: &Table, unit: AirUnit, space: Place) -> Result<(), Refusal> {
    let from = pieces::our_air(table, unit)?;
    let spaces = from.range_to(space);
    let spaces = spaces.ok_or(StrikeRefusal::OtherLine { unit, space })?;
    if spaces > unit.range() {
        return Err(StrikeRefusal::OutOfRange { unit, space }.into());
    }
    if table.is_barred(unit, space) {
        return Err(StrikeRefusal::Barred { unit, space }.into());
    }
    Ok(())
}

/// Whether a strike can be planned. It takes the place of one that is.
pub(super) fn check(table: &Table, space: Place, units: &[AirUnit]) -> Result<(), Refusal> {
    let Some(first) = units.first().copied() else {
        return Err(StrikeRefusal::NoUnits.into());
    };
    let is_twice = |(n, unit): (usize, &AirUnit)| units[..n].contains(unit);
    if units.iter().enumerate().any(is_twice) {
        return Err(StrikeRefusal::NoUnits.into());
    }
    // 6.0(13a): all from one place, which may be a base and the task forces in it.
    let from = pieces::our_air(table, first)?;
    for unit in units {
        if pieces::our_air(table, *unit)? != from {
            return Err(StrikeRefusal::TwoPlaces(first, *unit).into());
        }
        if table.usn_turn.rebased.contains(unit) {
            return Err(StrikeRefusal::Rebased(*unit).into());
        }
        can_reach(table, *unit, space)?;
    }
    match is_target(table, space) {
        true => Ok(()),
        false => Err(StrikeRefusal::NoTarget(space).into()),
    }
}

/// The strikes of everybody who can fly from a place, on each target; and to call off the one that is planned.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    if table.usn_turn.strike.is_some() {
        return vec![Order::CancelStrike];
    }
    let mut orders = Vec::new();
    for line in Line::ALL {
        for space in targets(table, *line) {
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
