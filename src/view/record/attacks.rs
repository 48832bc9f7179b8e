//! The raids and the strikes of a game over time.

use super::facts::Facts;
use crate::engine::fleet::MissionId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Attacker, GameTime, count_of};
use crate::view::account::{self, Owner, RaidSeen, Tally};
use crate::view::wording;

/// How wide the picture is.
const WIDTH: i32 = 380;
/// How high it is.
const HEIGHT: i32 = 190;
/// Where the field of the bars begins and ends.
const FIELD: [i32; 4] = [14, 20, WIDTH - 14, HEIGHT - 24];
/// How wide a bar is, and how far apart two are at least.
const BAR: [i32; 2] = [9, 15];
/// So many times have room under the picture.
const MOST_TIMES: usize = 8;

/// The raids and the strikes of a game over time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Attacks {
    /// How wide and high the picture is.
    pub size: [i32; 2],
    /// The line between raids and strikes: where it begins and ends, and its height.
    pub middle: [i32; 3],
    /// What came and what went, in the order of time.
    pub told: Vec<AttackTold>,
    /// The times under it.
    pub times: Vec<(i32, String)>,
    /// Where each day begins, in a battle of two.
    pub days: Vec<(i32, String)>,
}

/// A raid or a strike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AttackTold {
    /// When it came up, or attacked.
    pub when: String,
    /// Its name.
    pub name: String,
    /// How it is called in the picture.
    pub mark: String,
    /// Whether it is one of our strikes.
    pub is_ours: bool,
    /// What it was and what it did.
    pub words: String,
    /// Its points, or its units.
    pub number: u32,
    /// Those of them that were lost.
    pub lost: u32,
    /// Its bar in the picture: left, top, width, height.
    pub bar: [i32; 4],
    /// How high the part of the bar is that was lost.
    pub lost_height: i32,
    /// Where its mark stands.
    pub mark_at: [i32; 2],
}

/// A raid or a strike before its place in the picture is known.
struct Told {
    at: GameTime,
    name: String,
    mark: String,
    is_ours: bool,
    words: String,
    number: u32,
    lost: u32,
}

/// The raids and the strikes of a game over time, if there were any.
pub(super) fn attacks(facts: &Facts) -> Option<Attacks> {
    let told = told(facts);
    if told.is_empty() {
        return None;
    }
    let phases = facts.phases.iter().filter(|(at, _, _)| at.phase > 0);
    let phases: Vec<GameTime> = phases.map(|(at, _, _)| *at).collect();
    let [left, top, right, bottom] = FIELD;
    let gaps = phases.len().max(1) as i32;
    let x = |n: usize| left + (right - left) * n as i32 / gaps;
    let most = |ours: bool| {
        let numbers = told.iter().filter(|it| it.is_ours == ours);
        numbers.map(|it| it.number).max().unwrap_or(0)
    };
    // Both sides share the height as their largest need it; a mark has room over and under the bars.
    let (above, below) = (most(false) as i32, most(true) as i32);
    let room = bottom - top - 24;
    let whole = (above + below).max(8);
    let high = |number: u32| room * number as i32 / whole;
    let middle = top + 12 + room * above / whole;
    let mut free = [left; 2];
    let place = |told: Told| {
        let place = |at: &GameTime| (at.turn, at.phase) == (told.at.turn, told.at.phase.max(1));
        let phase = phases.iter().position(place).unwrap_or(0);
        let [width, apart] = BAR;
        let side = usize::from(told.is_ours);
        let from = x(phase).max(free[side]).min(right - width);
        free[side] = from + apart;
        let height = high(told.number).max(2);
        let top = if told.is_ours {
            middle
        } else {
            middle - height
        };
        let mark = if told.is_ours {
            top + height + 11
        } else {
            top - 4
        };
        AttackTold {
            when: wording::when_in(facts.game.scenario(), told.at),
            lost_height: height * told.lost.min(told.number) as i32 / told.number.max(1) as i32,
            bar: [from, top, width, height],
            mark_at: [from + width / 2, mark],
            name: told.name,
            mark: told.mark,
            is_ours: told.is_ours,
            words: told.words,
            number: told.number,
            lost: told.lost,
        }
    };
    let told = told.into_iter().map(place).collect();
    let begun = phases.iter().enumerate().filter(|(_, at)| at.phase == 1);
    let begins = begun.clone().map(|(n, at)| (x(n), at.turn));
    let days = wording::days(facts.game.scenario(), begins);
    let turns: Vec<(i32, String)> = begun
        .map(|(n, at)| (x(n), format!("{:04}", at.turn.time())))
        .collect();
    let every = turns.len().div_ceil(MOST_TIMES).max(1);
    Some(Attacks {
        size: [WIDTH, HEIGHT],
        middle: [left, right, middle],
        told,
        times: turns.into_iter().step_by(every).collect(),
        days,
    })
}

fn told(facts: &Facts) -> Vec<Told> {
    let game = facts.game;
    let events = game.events();
    let raids = account::raids_seen(events).filter_map(|seen| {
        let raid = game.table().raid(seen.raid)?;
        let told = || {
            a_raid(
                events[seen.number].at,
                seen,
                facts.tally_of(Owner::Raid(seen.raid)),
                raid.is_shuttle(),
            )
        };
        (!raid.reinforces_guam()).then(|| (seen.number, told()))
    });
    let strikes = facts.strikes.iter();
    let strikes = strikes.filter_map(|(number, attack)| {
        let Attacker::Strike(strike) = attack.by else {
            return None;
        };
        let tally = facts.tally_of(Owner::of(game.record(), *number));
        let flew = game.table_after(*number);
        let units = flew.mission(strike).map_or(0, |it| it.units.len());
        Some((
            *number,
            a_strike(events[*number].at, strike, units.into(), tally),
        ))
    });
    let mut told: Vec<(usize, Told)> = raids.chain(strikes).collect();
    told.insertion_sort_by_key(|(number, _)| *number);
    told.into_iter().map(|(_, told)| told).collect()
}

fn a_raid(at: GameTime, seen: RaidSeen, tally: Tally, flew_to_guam: bool) -> Told {
    let lost = tally.of_raids;
    let points = count_of(seen.points, "point", "points");
    let from = seen.by.map(|by| format!(" from {by}")).unwrap_or_default();
    let hits = tally.on_us.total();
    let mut words = format!("{points}{from}, {lost} shot down");
    if hits > 0 {
        words += &format!(", {}", count_of(hits, "hit", "hits"));
    }
    if flew_to_guam {
        words += ", flew on to Guam";
    }
    Told {
        at,
        name: seen.raid.to_string(),
        mark: seen.raid.0.to_string(),
        is_ours: false,
        words,
        number: seen.points.into(),
        lost,
    }
}

fn a_strike(at: GameTime, strike: MissionId, units: u32, tally: Tally) -> Told {
    Told {
        at,
        name: strike.to_string(),
        mark: strike.number.to_string(),
        is_ours: true,
        words: format!(
            "{}, {}, {} lost",
            count_of(units, "unit", "units"),
            count_of(tally.on_them.total(), "hit", "hits"),
            tally.lost
        ),
        number: units,
        lost: tally.lost,
    }
}
