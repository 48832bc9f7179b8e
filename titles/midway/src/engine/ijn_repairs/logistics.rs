//! IJN logistics (6.0(10), 19): every damaged ship rolls, and one air unit.

use super::{air, joining};
use crate::engine::charts::{IJN_REPAIR, RepairResult, Repairable};
use crate::engine::decision::Decision;
use crate::engine::event::{IjnRepairEvent, Purpose};
use crate::engine::order::Order;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Ship};
use crate::engine::{Play, Step};

/// Where the step stands.
#[derive(Clone, Debug)]
enum At {
    /// The ships roll; those that have not yet, the next last.
    Ships(Vec<Ship>),
    /// An air unit is chosen.
    AirUnit,
    /// It is over.
    Done,
}

/// The IJN logistics step. It does not ask which line is active.
#[derive(Clone, Debug)]
pub struct IjnLogistics {
    at: At,
}

impl IjnLogistics {
    /// Before the first die.
    pub(crate) fn new(table: &Table) -> IjnLogistics {
        let mut ships: Vec<Ship> = table.ijn_ships_damaged().collect();
        ships.reverse();
        let at = At::Ships(ships);
        IjnLogistics { at }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match &mut self.at {
            At::Ships(left) => {
                match left.pop() {
                    Some(ship) => repair_ship(play, ship),
                    None => self.at = At::AirUnit,
                }
                Step::Again
            }
            At::AirUnit => {
                // 19.2: one that is reduced; if there is none, one that is eliminated.
                let reduced = air::reduced(&play.table);
                let (units, eliminated) = match reduced.is_empty() {
                    true => (air::able_to_return(&play.table), true),
                    false => (reduced, false),
                };
                match units[..] {
                    [] => Step::Done,
                    [unit] => {
                        repair_air_unit(play, unit);
                        Step::Done
                    }
                    _ if eliminated => Step::Ask(Decision::ReturningAirUnit { units }),
                    _ => Step::Ask(Decision::RepairedAirUnit { units }),
                }
            }
            At::Done => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let Order::ChooseAirUnit { unit } = order {
            repair_air_unit(play, *unit);
            self.at = At::Done;
        }
    }
}

/// A damaged ship rolls; repaired, it joins a force at once (19.1).
fn repair_ship(play: &mut Play, ship: Ship) {
    let column = IJN_REPAIR.column(Repairable::from(ship));
    let purpose = Purpose::IjnShipRepair { ship };
    if play.roll(purpose, &IJN_REPAIR, column, []) == RepairResult::Repaired {
        joining::repair_on_a_line(play, ship);
    }
}

/// A reduced air unit rolls; an eliminated one returns whole, without a die (19.2).
fn repair_air_unit(play: &mut Play, unit: AirUnit) {
    if let Some(to) = air::base_to_return_to(&play.table, unit) {
        play.happen(IjnRepairEvent::AirUnitReturned { unit, to });
        return;
    }
    let column = IJN_REPAIR.column(Repairable::from(unit));
    let purpose = Purpose::IjnAirRepair { unit };
    if play.roll(purpose, &IJN_REPAIR, column, []) == RepairResult::Repaired {
        play.happen(IjnRepairEvent::AirUnitRepaired { unit });
    }
}
