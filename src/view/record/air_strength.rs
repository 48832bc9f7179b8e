//! The air strength of both sides, turn by turn: our units, and the Japanese air points that were known by then.

use super::facts::Facts;
use crate::engine::fleet::UnitSet;
use crate::engine::forces::{Force, Launcher, Raid, net_air_value};
use crate::engine::{ForceRaids, GameTime, Scenario, Table, Turn};
use crate::view::account::{self, Tally};
use crate::view::wording;

/// How wide the picture is.
const WIDTH: i32 = 380;
/// How high it is.
const HEIGHT: i32 = 178;
/// Where the lines' field begins and ends.
const FIELD: [i32; 4] = [30, 20, WIDTH - 40, HEIGHT - 26];
/// So many times have room under the picture.
const MOST_TIMES: usize = 8;

/// The air strength of both sides over time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AirStrength {
    /// How wide and high the picture is.
    pub size: [i32; 2],
    /// Where the lines across begin and end.
    pub field: [i32; 2],
    /// Lines across, each with its height and its number.
    pub across: Vec<(i32, u32)>,
    /// Our units as a line.
    pub ours: StrengthLine,
    /// The Japanese points that were known, as a line.
    pub theirs: StrengthLine,
    /// The times under it.
    pub times: Vec<(i32, String)>,
    /// Where each day begins, in a battle of two.
    pub days: Vec<(i32, String)>,
    /// The figures at first, and at the end of every turn.
    pub turns: Vec<TurnStrength>,
    /// All of it in a sentence.
    pub words: String,
}

/// The strength of a side as a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StrengthLine {
    /// Its corners, as those of an SVG.
    pub corners: String,
    /// Where it ends.
    pub end: [i32; 2],
    /// The number there.
    pub last: u32,
}

/// The strength of both sides at the end of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnStrength {
    /// The turn; none at first.
    pub turn: Option<Turn>,
    /// The turn in words.
    pub when: String,
    /// Our air units.
    pub units: u32,
    /// Those lost in it.
    pub lost: u32,
    /// Japanese air points that are known and not destroyed.
    pub points: u32,
    /// Those destroyed in it.
    pub destroyed: u32,
}

/// The air strength of both sides in a game.
pub(super) fn air_strength(facts: &Facts) -> AirStrength {
    let turns = turns(facts);
    let [left, top, right, bottom] = FIELD;
    let most = turns.iter().map(|it| it.units.max(it.points)).max();
    let most = most.unwrap_or(0).max(10);
    let gaps = turns.len().saturating_sub(1).max(1) as i32;
    let x = |n: usize| left + (right - left) * n as i32 / gaps;
    let y = |number: u32| bottom - (bottom - top) * number as i32 / most as i32;
    let line = |of: fn(&TurnStrength) -> u32| {
        let corners = turns.iter().enumerate();
        let corners = corners.map(|(n, it)| format!("{},{}", x(n), y(of(it))));
        let last = turns.last().map_or(0, of);
        StrengthLine {
            corners: corners.collect::<Vec<_>>().join(" "),
            end: [x(turns.len().saturating_sub(1)), y(last)],
            last,
        }
    };
    let (ours, mut theirs) = (line(|it| it.units), line(|it| it.points));
    // Their numbers stand beside the ends of the lines, and not in each other.
    let apart = theirs.end[1] - ours.end[1];
    if apart.abs() < 14 {
        theirs.end[1] = ours.end[1] + if apart < 0 { -14 } else { 14 };
    }
    let step = [5, 10, 20, 25, 50].into_iter().find(|it| most / it <= 5);
    let step = step.unwrap_or(100);
    let across = (0..=most / step).map(|n| (y(n * step), n * step));
    let every = turns.len().div_ceil(MOST_TIMES).max(1);
    let each = || turns.iter().enumerate();
    let each = || each().filter_map(|(n, it)| Some((x(n), it.turn?)));
    let times = each().step_by(every);
    AirStrength {
        size: [WIDTH, HEIGHT],
        field: [left, right],
        across: across.collect(),
        ours,
        theirs,
        times: times
            .map(|(x, turn)| (x, format!("{:04}", turn.time())))
            .collect(),
        days: wording::days(facts.game.scenario(), each()),
        words: words(&turns),
        turns,
    }
}

fn words(turns: &[TurnStrength]) -> String {
    let (Some(first), Some(last)) = (turns.first(), turns.last()) else {
        return String::new();
    };
    format!(
        "Our air units: {} at first, {} at the end. Japanese air points known and not destroyed: {} at first, {} at the end.",
        first.units, last.units, first.points, last.points
    )
}

fn turns(facts: &Facts) -> Vec<TurnStrength> {
    let game = facts.game;
    let events = game.events();
    let scenario = game.scenario();
    let begun = account::first_phase(events);
    let mut table = game.table_after(begun);
    let mut units = units(&table);
    let mut turns = vec![TurnStrength {
        turn: None,
        when: "At first".to_owned(),
        units,
        lost: 0,
        points: known_points(scenario, &table),
        destroyed: 0,
    }];
    let mut last: Option<GameTime> = None;
    let phases = facts.phases.iter().filter(|(_, _, upto)| *upto > begun);
    for &(at, from, upto) in phases {
        let stretch = &events[from.max(begun)..upto];
        stretch.iter().for_each(|it| table.apply(&it.event));
        let tally = Tally::of(stretch);
        units = units.saturating_sub(tally.lost);
        if last.is_none_or(|last| last.turn != at.turn) {
            turns.push(TurnStrength {
                turn: Some(at.turn),
                when: wording::time_in(scenario, at.turn, 1),
                units,
                lost: 0,
                points: 0,
                destroyed: 0,
            });
        }
        last = Some(at);
        if let Some(turn) = turns.last_mut() {
            turn.units = units;
            turn.lost += tally.lost;
            turn.points = known_points(scenario, &table);
            turn.destroyed += tally.destroyed;
        }
    }
    turns
}

/// Our air units, wherever they are.
fn units(table: &Table) -> u32 {
    let number = |units: UnitSet| u32::from(units.len());
    let decks = table.decks.iter();
    let decks = decks.flat_map(|deck| [deck.ready, deck.landing, deck.servicing, deck.hangar]);
    let patrols = table.task_groups.iter().flat_map(|group| group.cap);
    let missions = table.missions.iter().map(|mission| mission.units);
    let searches = table.searches.iter().map(|search| search.units);
    let all = decks.chain(patrols).chain(missions).chain(searches);
    all.chain([table.pool]).map(number).sum()
}

/// The Japanese air points that are known and not destroyed: those of the carriers that are known, else those that
/// their forces have shown; those of Guam; and those of raids from beyond the map.
fn known_points(scenario: &Scenario, table: &Table) -> u32 {
    let rules = scenario.force_raids(&table.options);
    let forces = table.forces.iter();
    let forces = forces.map(|force| of_force(rules, table, force));
    let from_beyond = |raid: &&Raid| match raid.by {
        None => true,
        Some(Launcher::Base(_)) => raid.is_inbound(),
        Some(Launcher::Force(_) | Launcher::Guam) => false,
    };
    let raids = table.raids.iter().filter(from_beyond);
    let raids = raids.map(|raid| u32::from(raid.strength.points()));
    let guam = table.guam.value.saturating_sub(table.guam.lost);
    forces.chain(raids).chain([guam.into()]).sum()
}

fn of_force(rules: Option<ForceRaids>, table: &Table, force: &Force) -> u32 {
    if let Some(cap) = force.fixed_cap {
        return cap.saturating_sub(force.lost).into();
    }
    match rules {
        Some(ForceRaids::Simple { points, .. }) if force.intelligence.is_carrier_force() => {
            return points.saturating_sub(force.lost).into();
        }
        _ => {}
    }
    match net_air_value(table, force) {
        Some(net) => net.value.saturating_sub(net.away.lost.into()).into(),
        None => u32::from(force.tracks.points()) + u32::from(table.points_in_raids(force.id)),
    }
}
