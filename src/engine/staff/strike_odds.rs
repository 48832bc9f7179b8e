//! What a strike's attack on a force can be expected to bring, in hundredths of a victory point:
//! every face of the dice of surprise, fighters and guns, and bombs at their mean. Whether it finds the force is left
//! out, for that is as likely with all of them.

use super::bombs;
use crate::engine::charts::{
    AIR_ATTACK_ROLLS, ANTI_AIRCRAFT, JAPANESE_AIR_TO_AIR, JAPANESE_CAP, LEAST_ANTI_AIRCRAFT,
    NO_RAID_YET, SURPRISE, Surprise, US_ADVANTAGE, by_face,
};
use crate::engine::combat::{Conditions, divide_cap, japanese_fire};
use crate::engine::event::Target;
use crate::engine::fleet::{Mission, UnitSet};
use crate::engine::forces::{Force, net_air_value};
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;

/// The attack planes of a strike.
pub(super) fn planes(strike: &Mission) -> UnitSet {
    strike.units.without(strike.units.fighters())
}

/// The points of CAP over a force: those that are up now, if any are, or those that will meet the next strike in a
/// later phase. Fixed CAP that is lost does not come back (5.42); by air value it is the mean of the die (5.41).
pub(super) fn cap(table: &Table, force: &Force, now: bool) -> u8 {
    let up = force.cap.filter(|_| now);
    let fixed = || force.fixed_cap.unwrap_or(0).saturating_sub(force.lost);
    up.or_else(|| mean_by_air_value(table, force))
        .unwrap_or_else(fixed)
}

/// The mean of the CAP chart in the whole battle, rounded up.
fn mean_by_air_value(table: &Table, force: &Force) -> Option<u8> {
    Scenario::numbered(table.scenario)?.battle?;
    let net = net_air_value(table, force)?.left();
    let faces = by_face(&JAPANESE_CAP, JAPANESE_CAP.column(net), 0);
    Some(faces.iter().sum::<u8>().div_ceil(faces.len() as u8))
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
    by_face(&SURPRISE, 0, modifiers.map(|applied| applied.value).sum())
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
    // 5.61: twice, if no fighters meet it.
    let times = if cap == 0 { 2 } else { 1 };
    let bonus = surprise.damage_bonus();
    let aims = bombs::aims(table, &force.ships);
    let units = planes.len();
    let with_pending = |left: u8| match left {
        0 => 0,
        left => {
            let value = planes.attack_value() * u16::from(left) / u16::from(units);
            let column = AIR_ATTACK_ROLLS.column(value * times);
            let rolls = AIR_ATTACK_ROLLS.result(column, 1);
            let modifiers = rolls.0.iter().map(|modifier| modifier + bonus);
            bombs::worth(&aims, modifiers)
        }
    };
    let ways = ways_kept_out(
        &kept_out_by_cap(table, strike, cap),
        &kept_out_by_guns(factors),
    );
    let each = ways.iter().enumerate().map(|(kept, ways)| match ways {
        0 => 0,
        ways => ways * with_pending(units.saturating_sub(kept as u8)),
    });
    each.sum::<i32>() / 100
}

/// In how many of the hundred cases of both dice how many units are kept out.
fn ways_kept_out(by_cap: &[u8; 10], by_guns: &[u8; 10]) -> [i32; 32] {
    let mut ways = [0; 32];
    for cap in by_cap {
        for guns in by_guns {
            ways[usize::from(cap + guns).min(31)] += 1;
        }
    }
    ways
}

/// Attack planes that the CAP shoots down or drives off, for each face of its die (4.53).
fn kept_out_by_cap(table: &Table, strike: &Mission, cap: u8) -> [u8; 10] {
    let escorts = strike.units.fighters().len();
    let (_, free) = divide_cap(cap, escorts);
    let points = if escorts == 0 { 2 * free } else { free };
    if points == 0 {
        return [0; 10];
    }
    let conditions = Conditions::of(table, strike.fuel.is_critical());
    let modifiers = japanese_fire(conditions, Target::AttackPlanes);
    let shift = modifiers.map(|applied| applied.value).sum();
    let faces = by_face(
        &JAPANESE_AIR_TO_AIR,
        JAPANESE_AIR_TO_AIR.column(points),
        shift,
    );
    faces.map(|fire| fire.eliminated + u8::from(fire.abort))
}

/// Attack planes that the guns shoot down or drive off, for each face of their die (5.51).
fn kept_out_by_guns(factors: u8) -> [u8; 10] {
    if factors < LEAST_ANTI_AIRCRAFT {
        return [0; 10];
    }
    let faces = by_face(&ANTI_AIRCRAFT, ANTI_AIRCRAFT.column(factors), 0);
    faces.map(|fire| fire.eliminated + fire.aborted)
}
