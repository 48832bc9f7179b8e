//! What fighters can be expected to do to a raid, in words and in victory points.

use crate::engine::fleet::{Interceptor, UnitSet};
use crate::engine::forces::Raid;
use crate::engine::forecast::engagements::{Odds, units_of_the_last_column};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::staff::Count;
use crate::engine::{Game, Scored, Table, count_of, staff};

/// What some fighters add to those already sent against a raid.
pub(super) fn added(game: &Game, raid: &Raid, who: &[Interceptor]) -> Odds {
    let sent = game.table().engagements.iter();
    let sent = sent.filter(|engagement| engagement.raid == raid.id);
    let sent: Vec<Interceptor> = sent.map(|engagement| engagement.interceptor).collect();
    added_to(game, raid, &sent, who)
}

/// What some fighters add to others against a raid.
pub(super) fn added_to(
    game: &Game,
    raid: &Raid,
    others: &[Interceptor],
    who: &[Interceptor],
) -> Odds {
    let before = staff::odds_against(game, raid, others);
    let all: Vec<Interceptor> = others.iter().chain(who).copied().collect();
    let after = staff::odds_against(game, raid, &all);
    Odds {
        escorts: after.escorts - before.escorts,
        attack: after.attack - before.attack,
        lost: after.lost - before.lost,
        left: after.left,
    }
}

/// What some fighters can be expected to do to a raid, and what is left, where they add so much to the others.
pub(super) fn odds_in_words(game: &Game, raid: &Raid, who: &[Interceptor], odds: &Odds) -> String {
    let left = match odds.left < 0.05 {
        true => "nothing left".to_owned(),
        false => format!("{} left", one_decimal(odds.left)),
    };
    let end = units_of_the_last_column();
    let ends = match who.iter().any(|who| units_of(game.table(), *who) > end) {
        true => {
            let end = count_of(end, "unit", "units");
            format!(". No better than {end}: the chart ends there")
        }
        false => String::new(),
    };
    format!(
        "{} of {} shot down, {} of ours lost, {left}{ends}",
        one_decimal(odds.down()),
        raid.strength.points(),
        one_decimal(odds.lost),
    )
}

fn units_of(table: &Table, who: Interceptor) -> u8 {
    let units = match who {
        Interceptor::Mission(id) => table.mission(id).map(|mission| mission.units),
        Interceptor::Cap(cap) => table.cap(cap),
    };
    units.map_or(0, UnitSet::len)
}

pub(super) fn points(number: f64) -> String {
    format!("{} points", one_decimal(number))
}

/// A sum of victory points, to one decimal, with its sign.
pub(super) fn signed_decimal(number: f64) -> String {
    let tenths = rounded(number);
    match tenths < 0.0 {
        true => format!("\u{2212}{:.1}", -tenths),
        // No minus before a zero.
        false => format!("+{:.1}", tenths.abs()),
    }
}

fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// A mean, to one decimal.
pub(super) fn one_decimal(number: f64) -> String {
    format!("{:.1}", number.max(0.0))
}

/// What fights count in victory points, part by part, and together.
pub(super) fn in_victory_points(game: &Game, count: &Count) -> String {
    let kept = match game.scenario().counts(Scored::GotThrough) {
        true => "for attack points kept from getting through",
        false => "for bombs kept from the carriers",
    };
    let parts = [count.down, count.kept, -count.lost];
    let sum = signed_decimal(parts.iter().sum());
    let parts = that_add_up(&parts);
    let signed = |n: usize| signed_decimal(parts[n]);
    format!(
        "In victory points: {} for what is shot down, {} {kept}, {} for units lost, {sum} in all.",
        signed(0),
        signed(1),
        signed(2),
    )
}

/// Parts to one decimal each, so that they add up to their sum to one decimal: the sum is rounded once, wherever it
/// stands, and those that lose most by it are rounded up.
pub(super) fn that_add_up(parts: &[f64]) -> Vec<f64> {
    let tenths: Vec<f64> = parts.iter().map(|part| part * 10.0).collect();
    let mut whole: Vec<f64> = tenths.iter().map(|part| part.floor()).collect();
    let missing = tenths.iter().sum::<f64>().round() - whole.iter().sum::<f64>();
    let mut by_rest: Vec<usize> = (0..parts.len()).collect();
    by_rest.insertion_sort_by(|a, b| (tenths[*b] - whole[*b]).total_cmp(&(tenths[*a] - whole[*a])));
    for n in by_rest.into_iter().take(missing as usize) {
        whole[n] += 1.0;
    }
    whole.into_iter().map(|part| part / 10.0).collect()
}
