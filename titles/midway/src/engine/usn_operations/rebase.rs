//! Air units that change their base: bombers (6.0(13c)), fighters (6.0(13d)) and naval aviation (6.0(13e)). They fly at the
//! same time, so that units can change places; range does not matter (8.1).

use crate::engine::Play;
use crate::engine::event::UsnOperationEvent;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{RebaseRefusal, Refusal};
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, Ship, Side};

/// Whether air units can change their bases so, all at once, each once in the step.
pub(super) fn check(table: &Table, moves: &[(AirUnit, AirBase)]) -> Result<(), Refusal> {
    let is_twice = |(n, (unit, _)): (usize, &(AirUnit, AirBase))| {
        moves[..n].iter().any(|(other, _)| other == unit)
    };
    if moves.is_empty() || moves.iter().enumerate().any(is_twice) {
        return Err(RebaseRefusal::NoUnits.into());
    }
    for (unit, to) in moves.iter().copied() {
        check_one(table, unit, to)?;
    }
    // 4.1, 4.2: whoever leaves at the same time makes room.
    for (_, to) in moves.iter().copied() {
        let arrive = moves.iter().filter(|(_, other)| *other == to).count();
        let leaves = |(unit, _): &&(AirUnit, AirBase)| table.air_base_of(*unit) == Some(to);
        let leave = moves.iter().filter(leaves).count();
        if !table.holds(to, table.count_based(to) + arrive - leave) {
            return Err(RebaseRefusal::NoRoom(to).into());
        }
    }
    Ok(())
}

/// Whether one can go there, room aside.
fn check_one(table: &Table, unit: AirUnit, to: AirBase) -> Result<(), Refusal> {
    let from = pieces::our_air(table, unit)?;
    if table.usn_turn.rebased.contains(&unit) {
        return Err(RebaseRefusal::Rebased(unit).into());
    }
    if table.is_to_strike(unit) {
        return Err(RebaseRefusal::Strikes(unit).into());
    }
    let base = to;
    if table.air_base_of(unit) == Some(base) {
        return Err(RebaseRefusal::There { unit, base }.into());
    }
    let place = match to {
        AirBase::Land(place) if table.is_usn_base(place) => place,
        AirBase::Land(_) => return Err(RebaseRefusal::NoBase(base).into()),
        AirBase::Carrier(_) if !unit.is_naval() => {
            return Err(RebaseRefusal::LandBased(unit).into());
        }
        AirBase::Carrier(carrier) if carrier.is_carrier() => pieces::our_ship(table, carrier)?,
        AirBase::Carrier(_) => return Err(RebaseRefusal::NoBase(base).into()),
    };
    // 6.0(13d)
    if !unit.is_naval() && unit.kind().is_fighter() && !table.has_tender(place) {
        return Err(RebaseRefusal::NoTender { unit, base }.into());
    }
    // 6.0(13e)
    if unit.is_naval() && (from.line().is_none() || place.line() != from.line()) {
        return Err(RebaseRefusal::OtherLine { unit, base }.into());
    }
    Ok(())
}

/// Air units change their bases.
pub(super) fn carry_out(play: &mut Play, moves: &[(AirUnit, AirBase)]) {
    for (unit, to) in moves.iter().copied() {
        if let Some(from) = play.table.air_base_of(unit) {
            play.happen(UsnOperationEvent::Rebased { unit, from, to });
        }
    }
}

/// Every air unit with each base and carrier, by itself.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    let land = Place::ALL.iter().copied();
    let land = land.filter(|place| table.is_usn_base(*place));
    let carriers = Ship::of(Side::Usn).filter(|ship| ship.is_carrier());
    let carriers = carriers.filter(|ship| table.place_of_ship(*ship).is_some());
    let bases: Vec<AirBase> = land
        .map(AirBase::Land)
        .chain(carriers.map(AirBase::Carrier))
        .collect();
    let air = AirUnit::of(Side::Usn).filter(|unit| table.base_of(*unit).is_some());
    let orders = air.flat_map(|unit| {
        let moves = bases.iter().map(move |to| vec![(unit, *to)]);
        moves.map(|moves| Order::Rebase { moves })
    });
    orders.collect()
}
