//! The player's logistics, G-4 (6.0(16)): five actions, each once a turn, in any order.

use super::charts::{ON_THE_WEST_COAST, RepairResult, Repairable, SEVERITY, Severity, USN_REPAIR};
use super::decision::Decision;
use super::event::{Purpose, UsnRepairEvent};
use super::map::Place;
use super::order::Order;
use super::pieces;
use super::refusal::{LogisticsRefusal, PieceRefusal, Refusal};
use super::table::{AirPlace, Defense, LogisticsAction, ShipPlace, Table};
use super::units::{AirUnit, IslandBase, RepairBox, Ship, Side, Strength, Unit};
use super::{Play, Step};

/// The ports with a repair track (6.0(16)).
pub const REPAIR_PORTS: [Place; 2] = [Place::PearlHarbor, Place::WestCoast];

/// The one of them that repairs coastal defenses (6.0(16e)).
pub const DEFENSE_REPAIR_PORT: Place = Place::PearlHarbor;

/// The step of logistics, until the player has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct UsnLogistics {
    is_done: bool,
}

impl UsnLogistics {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.is_done || legal(&play.table) == [Order::Done] {
            true => Step::Done,
            false => Step::Ask(Decision::Logistics),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::RepairAir { unit, port } => repair_air(play, *unit, *port),
            Order::Withdraw { unit } => play.happen(UsnRepairEvent::Withdrawn { unit: *unit }),
            Order::Refit { unit } => play.happen(UsnRepairEvent::Refitted { unit: *unit }),
            Order::RepairShip { ship, port } => repair_ship(play, *ship, *port),
            Order::RepairDefense { base } => repair_defense(play, *base),
            _ => self.is_done = true,
        }
    }
}

/// Whether the player can repair so.
pub(crate) fn check(table: &Table, order: &Order) -> Result<(), Refusal> {
    match order {
        Order::RepairAir { unit, port } => {
            check_once(table, LogisticsAction::RepairAir)?;
            pieces::is_ours((*unit).into())?;
            check_port(*port)?;
            let is_damaged = table.air[*unit].at == AirPlace::Damaged;
            allow(is_damaged, LogisticsRefusal::NotDamaged((*unit).into()))
        }
        Order::Withdraw { unit } => check_withdraw(table, *unit),
        Order::Refit { unit } => {
            check_once(table, LogisticsAction::Refit)?;
            pieces::is_ours((*unit).into())?;
            let is_lost = table.air[*unit].at == AirPlace::Eliminated;
            allow(is_lost, LogisticsRefusal::NotEliminated(*unit))
        }
        Order::RepairShip { ship, port } => {
            check_once(table, LogisticsAction::RepairShip)?;
            pieces::is_ours((*ship).into())?;
            check_port(*port)?;
            let is_damaged = table.ships[*ship].at == ShipPlace::Damaged;
            allow(is_damaged, LogisticsRefusal::NotDamaged((*ship).into()))
        }
        Order::RepairDefense { base } => {
            check_once(table, LogisticsAction::RepairDefense)?;
            let is_held = table.holder(*base) == Some(Side::Usn);
            allow(is_held, LogisticsRefusal::NotHeld(*base))?;
            let is_lost = table.bases[*base].defense == Defense::Eliminated;
            allow(is_lost, LogisticsRefusal::DefenseNotEliminated(*base))
        }
        Order::Done => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

fn allow(is_so: bool, otherwise: LogisticsRefusal) -> Result<(), Refusal> {
    match is_so {
        true => Ok(()),
        false => Err(otherwise.into()),
    }
}

fn check_once(table: &Table, action: LogisticsAction) -> Result<(), Refusal> {
    let is_done = table.usn_turn.logistics.contains(&action);
    allow(!is_done, LogisticsRefusal::Done)
}

fn check_port(port: Place) -> Result<(), Refusal> {
    allow(
        REPAIR_PORTS.contains(&port),
        LogisticsRefusal::NotAPort(port),
    )
}

/// Whether an air unit can be withdrawn: a reduced one in a base, or aboard a carrier that is on the map herself (4.1, 17.2).
fn check_withdraw(table: &Table, unit: AirUnit) -> Result<(), Refusal> {
    check_once(table, LogisticsAction::Withdraw)?;
    pieces::is_ours(unit.into())?;
    if table.air[unit].at == AirPlace::Eliminated {
        return Err(PieceRefusal::Eliminated(unit.into()).into());
    }
    if table.base_of(unit).is_none() {
        return Err(PieceRefusal::NotOnMap(unit.into()).into());
    }
    let is_reduced = table.air[unit].strength == Strength::Reduced;
    allow(is_reduced, LogisticsRefusal::NotReduced(unit))
}

/// What the player can do, and last that he has done.
pub(crate) fn legal(table: &Table) -> Vec<Order> {
    let mut orders = Vec::new();
    for unit in AirUnit::of(Side::Usn) {
        orders.extend(REPAIR_PORTS.map(|port| Order::RepairAir { unit, port }));
        orders.push(Order::Withdraw { unit });
        orders.push(Order::Refit { unit });
    }
    for ship in Ship::of(Side::Usn) {
        orders.extend(REPAIR_PORTS.map(|port| Order::RepairShip { ship, port }));
    }
    let bases = IslandBase::of(Side::Usn);
    orders.extend(bases.map(|base| Order::RepairDefense { base }));
    orders.push(Order::Done);
    orders.retain(|order| check(table, order).is_ok());
    orders
}

/// The box of the repair track to which an air unit goes (6.0(16a)).
pub(crate) const fn box_of(unit: AirUnit) -> RepairBox {
    match unit.kind().is_fighter() {
        true => RepairBox::Light,
        false => RepairBox::Moderate,
    }
}

/// 6.0(16a): a die says whether the unit can be repaired; if so it goes to the track, whole.
fn repair_air(play: &mut Play, unit: AirUnit, port: Place) {
    let column = USN_REPAIR.column(Repairable::from(unit));
    let unit_repaired = Unit::Air(unit);
    let purpose = Purpose::UsnRepair {
        unit: unit_repaired,
    };
    let result = play.roll(purpose, &USN_REPAIR, column, []);
    play.happen(match result {
        RepairResult::NotYet => UsnRepairEvent::NotRepairable {
            unit: unit_repaired,
        },
        RepairResult::Repaired => UsnRepairEvent::OnTrack {
            unit: unit_repaired,
            port,
            repair_box: box_of(unit),
        },
    });
}

/// 6.0(16d): a die says whether she can be repaired, and another how badly she is damaged.
fn repair_ship(play: &mut Play, ship: Ship, port: Place) {
    let unit = Unit::Ship(ship);
    let column = USN_REPAIR.column(Repairable::from(ship));
    let result = play.roll(Purpose::UsnRepair { unit }, &USN_REPAIR, column, []);
    if result == RepairResult::NotYet {
        play.happen(UsnRepairEvent::NotRepairable { unit });
        return;
    }
    let modifier = ON_THE_WEST_COAST.when(port == Place::WestCoast);
    let severity = play.roll(Purpose::ShipSeverity { ship }, &SEVERITY, 0, modifier);
    play.happen(match severity {
        Severity::AtOnce => UsnRepairEvent::ShipRepaired { ship, port },
        Severity::Track(repair_box) => UsnRepairEvent::OnTrack {
            unit,
            port,
            repair_box,
        },
    });
}

/// 6.0(16e): likewise a coastal defense, always in one port; repaired at once, it stands in its base again.
fn repair_defense(play: &mut Play, base: IslandBase) {
    let column = USN_REPAIR.column(Repairable::CoastalDefense);
    let result = play.roll(Purpose::DefenseRepair { base }, &USN_REPAIR, column, []);
    if result == RepairResult::NotYet {
        play.happen(UsnRepairEvent::DefenseNotRepairable { base });
        return;
    }
    let severity = play.roll(Purpose::DefenseSeverity { base }, &SEVERITY, 0, []);
    play.happen(match severity {
        Severity::AtOnce => UsnRepairEvent::DefenseRepaired { base },
        Severity::Track(repair_box) => UsnRepairEvent::DefenseOnTrack { base, repair_box },
    });
}

#[cfg(test)]
mod tests;
