//! The strip in the ribbon: the phases of this turn and the next with their times, and what is to come
//! in each of them.

use super::Stage;
use super::nightfall::still_out;
use super::ribbon::turn_number;
use crate::engine::fleet::SearchId;
use crate::engine::forces::{HEXES_A_SEGMENT, Raid, RaidId};
use crate::engine::{Light, PHASES, Scenario, SegmentId, Table, Turn, count_of, forecast};
use crate::view::account::{self, Arrived, Mover};
use crate::view::shown_record::ShownRecord;
use crate::view::{search, wording};

/// So many entries are shown without one that is over.
const ENTRIES: usize = 8;

/// The phases around the present one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PhaseStripView {
    /// An entry for each, in order of time; the end of the battle is one of them when it is near.
    pub entries: Vec<EntryView>,
}

/// A phase, or the end of the battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EntryView {
    /// Its turn and phase.
    pub at: At,
    /// The time at which it begins, as four digits.
    pub time: String,
    /// What it is called below its time.
    pub name: String,
    /// What stands for all of it where room is short: the phase's number in this turn, else the time.
    pub short: String,
    /// It in words.
    pub title: String,
    /// How far it has come.
    pub stage: Stage,
    /// Whether it belongs to this turn.
    pub is_this_turn: bool,
    /// What is to come in it.
    pub marks: Vec<MarkView>,
}

/// A phase of a turn; 5 is the turn's end, when the battle ends with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At {
    /// The turn.
    pub turn: Turn,
    /// The phase, from 1.
    pub phase: u8,
}

/// Something to come in a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MarkView {
    /// What comes: raids, units to land, light that changes.
    pub kind: MarkKind,
    /// It in a word or two.
    pub label: String,
    /// All that is known of it, in words.
    pub title: String,
    /// Whether raids among it may drop bombs.
    pub alarms: bool,
}

/// What can be to come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MarkKind {
    /// Raids arrive over their target.
    Raids(Vec<RaidId>),
    /// The light changes (6.41).
    Light,
    /// Searches are home at the earliest (8.28).
    Searches(Vec<SearchId>),
}

/// The phases around the present one, and what is to come in them. While raids fly, `shown` tells how far
/// they have come.
pub fn phase_strip(scenario: &Scenario, table: &Table, shown: ShownRecord) -> PhaseStripView {
    let last = last_turn(scenario, table);
    let now = At {
        turn: table.turn,
        phase: table.phase,
    };
    let arrivals = arrivals(table, shown);
    let near = if now.turn < last {
        now.turn.next()
    } else {
        last
    };
    let latest = arrivals.iter().map(|it| it.at.turn).max();
    let until = latest.map_or(near, |turn| turn.clamp(near, last));
    let turns = std::iter::successors(Some(now.turn), |turn| Some(turn.next()));
    let mut all: Vec<At> = turns
        .take_while(|turn| *turn <= until)
        .flat_map(|turn| (1..=PHASES).map(move |phase| At { turn, phase }))
        .collect();
    let end = At {
        turn: last,
        phase: PHASES + 1,
    };
    let is_late = |at: At| at > end;
    let comes_too_late = arrivals.iter().any(|it| is_late(it.at));
    if now.turn == last || comes_too_late {
        all.push(end);
    }
    let over = all.iter().filter(|at| **at < now).count();
    all.drain(..over.min(all.len().saturating_sub(ENTRIES)));
    let returns: Vec<(SearchId, At)> = table
        .searches
        .iter()
        .filter_map(|search| {
            let (turn, phase) = search::home(scenario, table, shown, search)?;
            Some((search.id, At { turn, phase }))
        })
        .collect();
    let entry = |at: At| {
        let raids = arrivals.iter().filter(|it| it.at.min(end) == at);
        let raids: Vec<&Arrival> = raids.collect();
        let home: Vec<SearchId> = returns
            .iter()
            .filter(|(_, home)| *home == at)
            .map(|(search, _)| *search)
            .collect();
        let marks = light_mark(table, at)
            .into_iter()
            .chain(raid_mark(table, &raids, at == end))
            .chain(search_mark(home));
        EntryView {
            marks: marks.collect(),
            ..entry(scenario, now, at)
        }
    };
    PhaseStripView {
        entries: all.into_iter().map(entry).collect(),
    }
}

/// The last turn of the battle, or this one where it has gone on beyond it.
fn last_turn(scenario: &Scenario, table: &Table) -> Turn {
    let left = scenario.turns.saturating_sub(turn_number(scenario, table));
    (0..left).fold(table.turn, |turn, _| turn.next())
}

/// When a raid on the map arrives.
struct Arrival<'a> {
    raid: &'a Raid,
    at: At,
    /// Phases until then.
    phases: u8,
}

/// When each raid on the map arrives.
fn arrivals<'a>(table: &'a Table, shown: ShownRecord) -> Vec<Arrival<'a>> {
    let arrival = |raid| {
        let phases = match left_to_fly(table, raid, shown) {
            Some(left) => forecast::phases_while_flying(table, raid, left),
            None => forecast::phases_until_arrival(table, raid),
        };
        let (turn, phase) = forecast::after_phases(table, phases);
        Arrival {
            raid,
            at: At { turn, phase },
            phases,
        }
    };
    table.inbound().map(arrival).collect()
}

/// How many hexes a raid has still to fly in the segment in which raids do, while that goes on; one that
/// came up in it does not fly in it (10.231).
fn left_to_fly(table: &Table, raid: &Raid, shown: ShownRecord) -> Option<u8> {
    if table.segment != Some(SegmentId::JapaneseAirMovement) {
        return None;
    }
    let mut left = HEXES_A_SEGMENT;
    let places = account::places(shown.of_segment());
    for place in places.filter(|place| place.who == Mover::Raid(raid.id)) {
        match place.how {
            Arrived::New => return Some(0),
            Arrived::From(_) => left = left.saturating_sub(1),
            Arrived::Renamed(_) | Arrived::Turned | Arrived::Gone(_) => {}
        }
    }
    Some(left)
}

/// An entry, without what is to come in it.
fn entry(scenario: &Scenario, now: At, at: At) -> EntryView {
    let stage = Stage::of(at, now);
    let is_this_turn = at.turn == now.turn;
    let time = format!("{:04}", at.turn.time_of(at.phase));
    let turns = scenario.first_turn.turns_until(at.turn) + 1;
    let name = match at.phase {
        1 if !is_this_turn => format!("Turn {turns}"),
        PHASES_END => "End".to_owned(),
        phase => format!("Phase {phase}"),
    };
    let title = match (at.phase, stage) {
        (PHASES_END, _) => "The battle ends".to_owned(),
        (phase, _) if !is_this_turn => format!("Turn {turns}, phase {phase}"),
        (phase, Stage::Past) => format!("Phase {phase}, done"),
        (phase, Stage::Now) => format!("Phase {phase}, now"),
        (phase, Stage::Coming) => format!("Phase {phase}"),
    };
    let short = match at.phase {
        PHASES_END => name.clone(),
        phase if is_this_turn => phase.to_string(),
        _ => time.clone(),
    };
    EntryView {
        at,
        time,
        name,
        short,
        title,
        stage,
        is_this_turn,
        marks: Vec::new(),
    }
}

/// The phase that stands for the end of a turn.
const PHASES_END: u8 = PHASES + 1;

/// The mark of a phase in which the light changes, with who is still out then (6.42).
fn light_mark(table: &Table, at: At) -> Option<MarkView> {
    let before = |phase: u8| (phase > 1).then(|| at.turn.light(phase - 1));
    let light = at.turn.light(at.phase);
    let label = match light {
        _ if at.phase > PHASES || before(at.phase)? == light => return None,
        Light::Day => "Day",
        Light::Dusk => "Dusk",
        Light::Night => "Night",
    };
    let night = forecast::nightfall(table).filter(|night| {
        let (turn, phase) = night.at;
        night.out > 0 && at == At { turn, phase }
    });
    let begins = format!("{label} begins (6.41)");
    let (label, title) = match night {
        Some(night) => (
            format!("{label} \u{b7} {} out", night.out),
            format!("{begins}: {}", still_out(&night)),
        ),
        None => (label.to_owned(), begins),
    };
    Some(MarkView {
        kind: MarkKind::Light,
        label,
        title,
        alarms: false,
    })
}

/// The mark of the raids that arrive in a phase.
fn raid_mark(table: &Table, arrivals: &[&Arrival], is_late: bool) -> Option<MarkView> {
    let ids: Vec<RaidId> = arrivals.iter().map(|it| it.raid.id).collect();
    let points: u16 = arrivals
        .iter()
        .map(|it| u16::from(it.raid.strength.points()))
        .sum();
    let names = match ids.as_slice() {
        [] => return None,
        [only] => only.to_string(),
        several => {
            let numbers: Vec<String> = several.iter().map(|id| id.0.to_string()).collect();
            format!("Raids {}", numbers.join(", "))
        }
    };
    let each: Vec<String> = arrivals
        .iter()
        .map(|it| coming(table, it, is_late))
        .collect();
    let label = format!("{names} \u{b7} {points}");
    Some(MarkView {
        alarms: arrivals.iter().any(|it| it.raid.strength.may_bomb()),
        title: format!("{label}. {}. Show on the chart", each.join("; ")),
        label,
        kind: MarkKind::Raids(ids),
    })
}

/// The mark of the searches that are home in a phase at the earliest.
fn search_mark(home: Vec<SearchId>) -> Option<MarkView> {
    let label = match home.as_slice() {
        [] => return None,
        [only] => format!("{only} home"),
        several => format!("{} searches home", several.len()),
    };
    Some(MarkView {
        title: format!("{} home, if the fleet stays (8.28)", search::named(&home)),
        label,
        alarms: false,
        kind: MarkKind::Searches(home),
    })
}

/// A raid: its points, where it is, and when it is over its target.
fn coming(table: &Table, arrival: &Arrival, is_late: bool) -> String {
    let raid = arrival.raid;
    let mut points = count_of(raid.strength.points(), "point", "points");
    if !raid.strength.may_bomb() {
        points += " of fighters alone";
    }
    let place = wording::whereabouts(table, raid.hex);
    let over = match raid.attacks() {
        true => "over its target",
        false => "on Guam",
    };
    let when = match arrival.phases {
        _ if raid.hex == table.target_hex(raid) && !raid.attacks() => {
            "over Guam now, to land".to_owned()
        }
        _ if raid.hex == table.target_hex(raid) => "over its target now".to_owned(),
        _ if is_late => "too late to arrive".to_owned(),
        0 => format!("{over} in this phase"),
        phases => {
            let phases = count_of(phases, "phase", "phases");
            let time = arrival.at.turn.time_of(arrival.at.phase);
            format!("{over} in {phases}, at {time:04}")
        }
    };
    format!("{}: {points}, {place}, {when}", raid.id)
}
