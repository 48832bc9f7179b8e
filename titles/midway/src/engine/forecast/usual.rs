//! What a player usually answers in a battle: the defaults of its questions, and how imagined battles are played.

use crate::engine::decision::{Aims, Decision};
use crate::engine::order::Order;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Combatant, Leader, Ship, ShipClass, Side};

/// The usual answer to a question of a battle or of its aftermath; nothing if that is not what is asked. It does not break
/// off.
pub fn usual_answer(asked: &Decision, table: &Table) -> Option<Order> {
    let order = match asked {
        // 11.1: never a carrier, while anything else may be hit.
        Decision::IjnTarget { targets, .. } => {
            let target = targets.iter().copied().min_by_key(|at| worth(*at))?;
            Order::ChooseTarget { target }
        }
        Decision::FighterTargets { open } => Order::Aim {
            aims: spread(open, |at| worth((*at).into())),
        },
        Decision::BreakOff => Order::FightOn,
        Decision::BombTargets {
            bombers,
            targets,
            bonuses,
        } => bomb(bombers, targets, bonuses),
        Decision::FlakVictim { by, bombers } => {
            let rank = |unit: &AirUnit| (unit.aircraft().naval.full, *unit);
            let of_us = by.side() == Side::Ijn;
            let unit = match of_us {
                true => bombers.iter().copied().min_by_key(rank),
                false => bombers.iter().copied().max_by_key(rank),
            };
            Order::FlakHits { unit: unit? }
        }
        Decision::NavalTargets { open } => Order::Fire {
            targets: spread(open, |at| worth((*at).into())),
        },
        Decision::GiveUp { units, count, .. } => {
            let mut units = units.clone();
            units.sort_by_key(|unit| (table.air[*unit].strength, unit.aircraft().naval.full));
            units.truncate((*count).into());
            Order::GiveUp { units }
        }
        Decision::Adrift { landings } => {
            let (unit, base) = *landings.first()?;
            Order::Land { unit, base }
        }
        Decision::BattleSpace { spaces } | Decision::LaunchSpace { spaces, .. } => {
            Order::ChooseSpace {
                space: *spaces.first()?,
            }
        }
        Decision::LeaderTransfer { forces, .. } => Order::SendLeader {
            force: *forces.first()?,
        },
        _ => return None,
    };
    Some(order)
}

/// What it is worth to hit something, or to keep it.
pub(super) fn worth(target: Combatant) -> u32 {
    match target {
        Combatant::Ship(ship) => worth_of_ship(ship),
        Combatant::Defense(_) => 3,
        Combatant::Air(unit) if unit.kind().is_fighter() => 3,
        Combatant::Air(_) => 2,
    }
}

const fn worth_of_ship(ship: Ship) -> u32 {
    match ship.class() {
        ShipClass::Cv | ShipClass::Cva => 9,
        ShipClass::Cvl => 7,
        ShipClass::Tr => 6,
        ShipClass::Bb => 5,
        ShipClass::Ca => 4,
        ShipClass::Cl => 3,
        ShipClass::Dd | ShipClass::Avd => 2,
    }
}

/// A target for each: the most worthwhile, each time it is chosen half as much as before.
fn spread<U: Copy, T: Copy + PartialEq>(
    open: &[Aims<U, T>],
    worth: impl Fn(&T) -> u32,
) -> Vec<(U, T)> {
    let mut chosen: Vec<(U, T)> = Vec::new();
    for aims in open {
        let times = |at: &T| chosen.iter().filter(|(_, it)| it == at).count().min(16);
        let value = |at: &T| (worth(at) * 1024) >> times(at);
        let best = aims.targets.iter().copied().max_by_key(value);
        chosen.extend(best.map(|at| (aims.by, at)));
    }
    chosen
}

/// Bombers on what is most worthwhile, and each leader's bonus to the one that hits best.
fn bomb(bombers: &[AirUnit], targets: &[Combatant], bonuses: &[Aims<Leader, AirUnit>]) -> Order {
    let open: Vec<Aims<AirUnit, Combatant>> = bombers
        .iter()
        .map(|by| Aims {
            by: *by,
            targets: targets.to_vec(),
        })
        .collect();
    let best = |aims: &Aims<Leader, AirUnit>| {
        let units = aims.targets.iter().copied();
        let best = units.max_by_key(|unit| unit.aircraft().naval.full);
        best.map(|unit| (aims.by, unit))
    };
    Order::Bomb {
        bombs: spread(&open, |at| worth(*at)),
        bonuses: bonuses.iter().filter_map(best).collect(),
    }
}
