//! Which strikes pay: fighters against fighters, and then what the bombers could do.

use super::appraisal::{fighters, ground, naval, target_worth};
use crate::engine::combat::{air_present, fliers, strike_targets};
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{AirUnit, Ship, Side};

/// Our fighters must come to so many hundredths of the enemy's.
const FIGHTERS_WANTED: i32 = 85;

/// The reaction strike on a line that pays best, or no more (6.0(4b)).
pub(super) fn reaction(table: &Table, line: Line) -> Order {
    let targets = strike_targets(table, line).into_iter();
    let strikes = targets.map(|space| (space, who_flies(table, space, fliers(table, space))));
    match best_of(table, strikes) {
        Some((space, units)) => Order::Strike { space, units },
        None => Order::Done,
    }
}

/// The strike of the G-3 step from one place that pays best (6.0(13a)).
pub(super) fn planned(table: &Table) -> Option<Order> {
    let mut strikes = Vec::new();
    for line in Line::ALL {
        for space in strike_targets(table, *line) {
            let fliers = fliers(table, space);
            for from in line.places() {
                let here = fliers.iter().copied();
                let here = here.filter(|unit| table.base_of(*unit) == Some(*from));
                strikes.push((space, who_flies(table, space, here.collect())));
            }
        }
    }
    let (space, units) = best_of(table, strikes)?;
    Some(Order::PlanStrike { space, units })
}

/// The carriers' groups do not fly at a base alone.
fn who_flies(table: &Table, space: Place, units: Vec<AirUnit>) -> Vec<AirUnit> {
    let mut units = units;
    if ships_seen(table, space).is_empty() {
        units.retain(|unit| !unit.is_naval());
    }
    units
}

fn best_of(
    table: &Table,
    strikes: impl IntoIterator<Item = (Place, Vec<AirUnit>)>,
) -> Option<(Place, Vec<AirUnit>)> {
    let worth = |(space, units): &(Place, Vec<AirUnit>)| worth(table, *space, units);
    let strikes = strikes.into_iter().filter(|strike| worth(strike) > 0);
    super::best(strikes, worth)
}

/// What a strike is worth, in hundredths; nothing if it should not be flown.
fn worth(table: &Table, space: Place, units: &[AirUnit]) -> i32 {
    let bombers: Vec<AirUnit> = units
        .iter()
        .copied()
        .filter(|unit| unit.kind().is_bomber())
        .collect();
    if bombers.is_empty() {
        return 0;
    }
    let ships = ships_seen(table, space);
    let (ours, theirs) = (fighters(table, units), enemy_fighters(table, space));
    // Heavy bombers no more than others: alone they fight on until no enemy is left, or break off and do not bomb (12.3).
    let is_outnumbered = theirs > 0 && 100 * ours < FIGHTERS_WANTED * theirs + 1;
    if is_outnumbered {
        return 0;
    }
    if !ships.is_empty() {
        let prizes = ships.iter().filter(|ship| target_worth(**ship) > 3);
        let value: i32 = prizes.map(|ship| 100 * target_worth(*ship)).sum();
        let value = value + 30 * ships.len() as i32;
        let bombs: i32 = bombers.iter().map(|unit| naval(table, *unit)).sum();
        return value * bombs / 6;
    }
    // A base alone: without a fight, or with what they cannot stop.
    let has_defense = space
        .island_base()
        .is_some_and(|base| base.side() == Side::Ijn && table.bases[base].step().is_some());
    let are_heavy = bombers.iter().all(|unit| unit.aircraft().model == "B-17");
    let unopposed = 2 * theirs <= ours || are_heavy;
    let are_landed = units.iter().all(|unit| !unit.is_naval());
    if has_defense && unopposed && are_landed {
        let bombs: i32 = bombers.iter().map(|unit| ground(table, *unit)).sum();
        return 50 * bombs / 6;
    }
    0
}

/// The ships of the IJN that are spotted in a space.
fn ships_seen(table: &Table, space: Place) -> Vec<Ship> {
    let ships = table.ships_at(space, Side::Ijn);
    ships.filter(|ship| table.is_ship_spotted(*ship)).collect()
}

/// The fighters of the IJN that can be attacked there: in a base, or aboard a spotted carrier.
fn enemy_fighters(table: &Table, space: Place) -> i32 {
    let kind = BattleKind::ReactionStrike;
    fighters(table, &air_present(table, space, kind, Side::Ijn))
}
