//! Where land-based aircraft go, and which a base gives up (6.0(13c), 6.0(13d), 4.2).

use super::appraisal::{is_reduced, naval, printed};
use super::fleet::{danger, dangers};
use super::{Errand, best};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, Side};

/// The next air unit that changes its base: a PBY for each base in danger, full bombers from the ports for the first two,
/// and fighters where a tender is. With what for.
pub(super) fn rebase(table: &Table, is_legal: impl Fn(&Order) -> bool) -> Option<(Order, Errand)> {
    let bases: Vec<Place> = dangers(table)
        .into_iter()
        .map(|(line, _)| line.data().objective)
        .filter(|base| table.holder(*base).is_some() && table.bases[*base].step().is_some())
        .map(|base| base.place())
        .collect();
    let land = AirUnit::of(Side::Usn).filter(|unit| !unit.is_naval());
    let land: Vec<(AirUnit, Place)> = land
        .filter_map(|unit| Some((unit, table.base_of(unit)?)))
        .collect();
    let (pbys, others): (Vec<_>, Vec<_>) = land.into_iter().partition(|(unit, _)| unit.is_pby());
    let mut wanted = Vec::new();
    for ((pby, at), base) in pbys.into_iter().zip(&bases) {
        if at == *base {
            continue;
        }
        // Whoever is there makes room for it.
        let lodger = others
            .iter()
            .find(|(unit, at)| at == base && unit.kind().is_bomber());
        match lodger {
            Some((lodger, _)) if !table.has_room_on_land(*base) => {
                wanted.push((*lodger, Place::PearlHarbor, Errand::MakeRoom));
            }
            _ => wanted.push((pby, *base, Errand::Patrol)),
        }
    }
    let mut in_port: Vec<AirUnit> = others
        .iter()
        .filter(|(unit, at)| at.home_base().is_some() && !is_reduced(table, *unit))
        .map(|(unit, _)| *unit)
        .collect();
    in_port.sort_by_key(|unit| -naval(table, *unit));
    for (n, base) in bases.iter().enumerate() {
        for unit in in_port.iter().copied() {
            let (goes, errand) = match unit.kind().is_fighter() {
                true => (table.has_tender(*base), Errand::Escort),
                false => (n < 2, Errand::Bomb),
            };
            if goes {
                wanted.push((unit, *base, errand));
            }
        }
    }
    let mut orders = wanted.into_iter().map(|(unit, to, errand)| {
        let moves = vec![(unit, AirBase::Land(to))];
        (Order::Rebase { moves }, errand)
    });
    orders.find(|(order, _)| is_legal(order))
}

/// Which air units a base gives up: those that are worth least.
pub(super) fn give_up(table: &Table, units: &[AirUnit], count: usize) -> Order {
    let mut units = units.to_vec();
    units.sort_by_key(|unit| {
        let eyes = i32::from(unit.is_pby());
        (table.air[*unit].strength, printed(*unit) + eyes)
    });
    units.truncate(count);
    Order::GiveUp { units }
}

/// Which of several units lands where there is room: the best first.
pub(super) fn land(landings: &[(AirUnit, AirBase)]) -> Option<Order> {
    let (unit, base) = best(landings.iter().copied(), |(unit, _)| {
        100 * i32::from(unit.is_naval()) + printed(*unit)
    })?;
    Some(Order::Land { unit, base })
}

/// Whether a base is so near to the enemy that its damaged aircraft are still needed there.
pub(super) fn is_hot(table: &Table, place: Place) -> bool {
    const HOT: i32 = 30;
    let base = place.island_base();
    let line = place
        .line()
        .filter(|line| Some(line.data().objective) == base);
    line.is_some_and(|line| danger(table, line) >= HOT)
}
