//! What a strike's attack on a force can be expected to bring, in hundredths of a victory point:
//! surprise, fighters, guns and bombs at their mean. Whether it finds the force is left out, for
//! that is as likely with all of them.

use super::bombs;
use crate::engine::charts::{
    AIR_ATTACK_ROLLS, ANTI_AIRCRAFT, JAPANESE_AIR_TO_AIR, LEAST_ANTI_AIRCRAFT, NO_RAID_YET,
    SURPRISE, Surprise, TARGET_FUEL_CRITICAL, TARGET_IS_ATTACK_PLANES, US_ADVANTAGE,
};
use crate::engine::combat::divide_cap;
use crate::engine::fleet::{Mission, UnitSet};
use crate::engine::forces::Force;
use crate::engine::table::Table;

/// The attack planes of a strike.
pub(super) fn planes(strike: &Mission) -> UnitSet {
    strike.units.without(strike.units.fighters())
}

/// The points of CAP over a force: those that are up now, if any are, or those that will meet the
/// next strike in a later phase. Points lost do not come back (5.42).
pub(super) fn cap(force: &Force, now: bool) -> u8 {
    let fixed = force.fixed_cap.unwrap_or(0).saturating_sub(force.lost);
    force.cap.filter(|_| now).unwrap_or(fixed)
}

/// What an attack brings, with so many points of CAP over the force.
pub(super) fn worth(table: &Table, strike: &Mission, force: &Force, cap: u8) -> i32 {
    let faces = surprises(force);
    let each = [Surprise::None, Surprise::Partial, Surprise::Complete].map(|surprise| {
        let faces = faces.iter().filter(|face| **face == surprise).count();
        match faces {
            0 => 0,
            faces => faces as i32 * worth_with(table, strike, force, cap, surprise),
        }
    });
    each.iter().sum::<i32>() / 10
}

fn surprises(force: &Force) -> [Surprise; 10] {
    let modifiers = [
        US_ADVANTAGE.when(force.us_advantage),
        NO_RAID_YET.when(!force.has_raided),
    ];
    let modifiers = modifiers.into_iter().flatten();
    SURPRISE.faces(0, modifiers.map(|applied| applied.value).sum())
}

fn worth_with(table: &Table, strike: &Mission, force: &Force, cap: u8, surprise: Surprise) -> i32 {
    let planes = planes(strike);
    let factors = table.factors(force.ships.iter().copied());
    let factors = match surprise {
        Surprise::None => factors,
        Surprise::Partial => factors / 2,
        Surprise::Complete => 0,
    };
    let cap = if surprise == Surprise::Complete {
        0
    } else {
        cap
    };
    let lost = kept_out_by_cap(strike, cap) + kept_out_by_guns(factors);
    let units = u32::from(planes.len()) * 100;
    let left = units.saturating_sub(lost);
    if left == 0 {
        return 0;
    }
    // 5.61: twice, if no fighters meet it.
    let times = if cap == 0 { 2 } else { 1 };
    let value = u32::from(planes.attack_value()) * left / units * times;
    let column = AIR_ATTACK_ROLLS.column(value as u16);
    let rolls = AIR_ATTACK_ROLLS.result(column, 1);
    let bonus = surprise.damage_bonus();
    bombs::worth(
        &bombs::aims(table, &force.ships),
        rolls.0.iter().map(|modifier| modifier + bonus),
    )
}

/// Attack planes that the CAP shoots down or drives off, in hundredths of a unit (4.53).
fn kept_out_by_cap(strike: &Mission, cap: u8) -> u32 {
    let escorts = strike.units.fighters().len();
    let (_, free) = divide_cap(cap, escorts);
    let points = if escorts == 0 { 2 * free } else { free };
    if points == 0 {
        return 0;
    }
    let modifiers = [
        TARGET_IS_ATTACK_PLANES.when(true),
        TARGET_FUEL_CRITICAL.when(strike.fuel.is_critical()),
    ];
    let modifiers = modifiers.into_iter().flatten();
    let shift = modifiers.map(|applied| applied.value).sum();
    let faces = JAPANESE_AIR_TO_AIR.faces(JAPANESE_AIR_TO_AIR.column(points), shift);
    let kept = faces.map(|fire| u32::from(fire.eliminated) + u32::from(fire.abort));
    kept.iter().sum::<u32>() * 10
}

/// Attack planes that the guns shoot down or drive off, in hundredths of a unit (5.51).
fn kept_out_by_guns(factors: u8) -> u32 {
    if factors < LEAST_ANTI_AIRCRAFT {
        return 0;
    }
    let faces = ANTI_AIRCRAFT.faces(ANTI_AIRCRAFT.column(factors), 0);
    let kept = faces.map(|fire| u32::from(fire.eliminated) + u32::from(fire.aborted));
    kept.iter().sum::<u32>() * 10
}
