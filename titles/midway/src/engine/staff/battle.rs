//! What the staff does in a battle: whom its fighters, bombers and ships attack, and when it breaks off.

use super::appraisal::{
    air, combatant_worth, fighters, has_flown, is_reduced, naval, target_worth,
};
use super::best;
use crate::engine::combat::air_present;
use crate::engine::decision::Aims;
use crate::engine::order::Order;
use crate::engine::table::{Battle, Table};
use crate::engine::units::{AirUnit, Combatant, Leader, Ship, Side};

/// The air units of a side in a battle.
fn present(table: &Table, battle: &Battle, side: Side) -> Vec<AirUnit> {
    air_present(table, battle.space, battle.kind, side)
}

/// Whether our aircraft came to attack.
fn attacks(table: &Table, battle: &Battle) -> bool {
    let mut ours = present(table, battle, Side::Usn).into_iter();
    ours.any(|unit| has_flown(table, unit))
}

/// What each fighter attacks (12.0).
pub(super) fn aims(table: &Table, open: &[Aims<AirUnit>]) -> Option<Order> {
    let battle = table.combat.battle.as_ref()?;
    let attacking = attacks(table, battle);
    let aim = |(n, aims): (usize, &Aims<AirUnit>)| {
        let is_bound = battle.attackers_of(aims.by).next().is_some();
        let at = match is_bound {
            true => best(aims.targets.iter().copied(), |unit| easy(table, *unit)),
            false => fighter_target(table, &aims.targets, attacking, n),
        };
        Some((aims.by, at?))
    };
    let aims: Option<Vec<_>> = open.iter().enumerate().map(aim).collect();
    Some(Order::Aim { aims: aims? })
}

/// How good it is to shoot at an air unit: one that is reduced first, then the strongest.
fn easy(table: &Table, unit: AirUnit) -> i32 {
    10 * i32::from(is_reduced(table, unit)) + air(table, unit)
}

/// A strike clears the way for its bombers; at home every other fighter goes for theirs.
fn fighter_target(
    table: &Table,
    targets: &[AirUnit],
    attacking: bool,
    n: usize,
) -> Option<AirUnit> {
    let of = |fighters: bool| {
        let targets = targets.iter().copied();
        targets.filter(move |unit| unit.kind().is_fighter() == fighters)
    };
    let fighter = best(of(true), |unit| easy(table, *unit));
    let bomber = best(of(false), |unit| {
        10 * naval(table, *unit) + i32::from(is_reduced(table, *unit))
    });
    match attacking || n.is_multiple_of(2) {
        true => fighter.or(bomber),
        false => bomber.or(fighter),
    }
}

/// Whether to break off (12.3): a strike when it has less than half of the enemy's fighters left, at home a little
/// earlier.
pub(super) fn break_off(table: &Table) -> Order {
    let Some(battle) = &table.combat.battle else {
        return Order::FightOn;
    };
    let (ours, theirs) = (
        present(table, battle, Side::Usn),
        present(table, battle, Side::Ijn),
    );
    let (f, e) = (fighters(table, &ours), fighters(table, &theirs));
    // With no fighter left there is nothing to fear but return fire.
    let breaks_off = e > 0
        && match attacks(table, battle) {
            true => 2 * f < e,
            false => 10 * f < 7 * e || f == 0,
        };
    match breaks_off {
        true => Order::BreakOff,
        false => Order::FightOn,
    }
}

/// What each bomber attacks, and whom the leaders help: two good bombers a carrier, transports next (13.0, 20.1).
pub(super) fn bombs(
    table: &Table,
    bombers: &[AirUnit],
    targets: &[Combatant],
    bonuses: &[Aims<Leader, AirUnit>],
) -> Option<Order> {
    let mut left = bombers.to_vec();
    left.sort_by_key(|unit| -naval(table, *unit));
    // How much has been sent at each, in sixths of a hit.
    let mut load: Vec<(Combatant, i32)> = targets.iter().map(|target| (*target, 0)).collect();
    let mut bombs = Vec::new();
    for unit in left {
        let (target, sent) = load.iter_mut().max_by_key(|(target, sent)| {
            // Each sixth takes about a tenth of what is left to gain.
            let worth = 1000 * combatant_worth(*target);
            (0..*sent).fold(worth, |worth, _| worth * 82 / 100)
        })?;
        *sent += naval(table, unit);
        bombs.push((unit, *target));
    }
    let help = |aims: &Aims<Leader, AirUnit>| {
        let unit = best(aims.targets.iter().copied(), |unit| naval(table, *unit))?;
        Some((aims.by, unit))
    };
    let bonuses: Option<Vec<_>> = bonuses.iter().map(help).collect();
    let bonuses = bonuses?;
    Some(Order::Bomb { bombs, bonuses })
}

/// What each ship fires at (14.0).
pub(super) fn fire(open: &[Aims<Ship>]) -> Option<Order> {
    let worth = |ship: &Ship| {
        let is_gunner = ship.data().naval.number() > 2;
        2 * target_worth(*ship) + i32::from(is_gunner)
    };
    let aim = |aims: &Aims<Ship>| Some((aims.by, best(aims.targets.iter().copied(), worth)?));
    let targets: Option<Vec<_>> = open.iter().map(aim).collect();
    let targets = targets?;
    Some(Order::Fire { targets })
}
