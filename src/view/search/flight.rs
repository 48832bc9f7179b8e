//! Searches in the air: their marks on the chart, their cards, and when they are home (8.271, 8.28).

use super::words;
use crate::engine::fleet::{Leg, Search, SearchId, SearchZone, search_home};
use crate::engine::forecast::searching::{
    PlannedMove, SegmentTime, home_at, next_segment, search_course,
};
use crate::engine::map::{HexId, Point as Place};
use crate::engine::{Event, Happening, Scenario, SearchEvent, SegmentId, Table, count};
use crate::view::chart::geometry::{Point, centre, figure, heading, point_centre};
use crate::view::wording;

/// How far apart the marks of searches in one hex lie, on the chart.
const BESIDE: f64 = 20.0;

/// How far from a counter's middle the mark of a search in its hex is drawn, in pixels.
const ASIDE: Point = (27.0, 25.0);

/// A search on the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchMark {
    /// Which.
    pub id: SearchId,
    /// The number on it.
    pub number: String,
    /// Where it is.
    pub at: Point,
    /// How far aside of that it is drawn, in pixels: a counter in its hex stays clear of it.
    pub aside: Point,
    /// Where it flies, in degrees from the north.
    pub heading: i32,
    /// Whether it flies home.
    pub is_inbound: bool,
    /// Whether it stays with a force (18.11).
    pub is_shadowing: bool,
    /// Its next move, as a path; none if it stays.
    pub next: Option<String>,
    /// What a screen reader says.
    pub label: String,
}

/// A search's card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchCard {
    /// Which.
    pub id: SearchId,
    /// Its units, and where they came from.
    pub units: String,
    /// Which way it flies.
    pub leg: String,
    /// Whether it flies home.
    pub is_inbound: bool,
    /// Where it is.
    pub place: String,
    /// Where it flies next, and when.
    pub next: String,
    /// When it is home.
    pub home: String,
}

/// A search in one line: what stands beside the question whether searches fly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchLine {
    /// Which.
    pub id: SearchId,
    /// Which way it flies, and its units.
    pub who: String,
    /// What it does if searches fly now, and when it is home.
    pub does: String,
}

/// The searches in the air, a line each, as they would fly in the segment that is asked about (8.22).
pub fn lines(scenario: &Scenario, table: &Table, shown: &[Happening]) -> Vec<SearchLine> {
    let line = |search: &Search| {
        let home = match home(scenario, table, shown, search) {
            Some(home) => format!("home {}", words::time(home)),
            None => "not home in time".to_owned(),
        };
        SearchLine {
            id: search.id,
            who: format!(
                "{}, {}",
                words::direction(search.aim.bearing()),
                wording::by_type(search.units)
            ),
            does: format!("{} \u{b7} {home}", does_next(table, search)),
        }
    };
    table.searches.iter().map(line).collect()
}

/// What a search does in its next segment, as short as can be.
fn does_next(table: &Table, search: &Search) -> String {
    if search.is_home(table) {
        return "lands".to_owned();
    }
    if let Leg::Shadowing(force) = search.leg {
        return format!("looks at {force} again");
    }
    let moves = search_course(table, search);
    let Some(next) = moves.first() else {
        return String::new();
    };
    let flown = next.at.distance(search.at);
    match next.leg {
        Leg::Outbound if search.aim.is_narrow() => {
            format!("{} farther out", count(flown, "hex", "hexes"))
        }
        Leg::Outbound => {
            let zone = SearchZone::at(next.at.distance(search.origin));
            format!("looks at {}", words::zone(zone, search.aim))
        }
        _ if moves.len() == 1 => "comes home".to_owned(),
        _ => format!("{} homeward", count(flown, "hex", "hexes")),
    }
}

/// The searches in the air as the chart has them; `shown` tells which have flown in the segment that is shown.
pub fn marks(scenario: &Scenario, table: &Table, shown: &[Happening]) -> Vec<SearchMark> {
    let mark = |(n, search): (usize, &Search)| {
        let before = table.searches[..n].iter();
        let beside = before.filter(|other| other.at == search.at).count();
        let (x, y) = point_centre(search.at);
        let at = (x + BESIDE * beside as f64, y + BESIDE * beside as f64);
        let moves = search_course(table, search);
        let next = moves.first().map(|next| next.at);
        let next = next.filter(|next| *next != search.at);
        let to = next.map_or_else(|| home_of(table, search), point_centre);
        let card = card(scenario, table, shown, search);
        SearchMark {
            id: search.id,
            number: search.id.0.to_string(),
            at,
            aside: match has_counter(table, search) {
                true => ASIDE,
                false => (0.0, 0.0),
            },
            heading: heading((x, y), to),
            is_inbound: search.leg == Leg::Inbound,
            is_shadowing: matches!(search.leg, Leg::Shadowing(_)),
            next: next.map(|next| {
                let (to_x, to_y) = point_centre(next);
                let [from, to] =
                    [at, (to_x, to_y)].map(|(x, y)| format!("{} {}", figure(x), figure(y)));
                format!("M{from}L{to}")
            }),
            label: format!(
                "{}, {}, {}, {}. {}. {}",
                search.id, card.units, card.leg, card.place, card.next, card.home
            ),
        }
    };
    table.searches.iter().enumerate().map(mark).collect()
}

/// Whether a counter stands where a search is.
fn has_counter(table: &Table, search: &Search) -> bool {
    let is_there = |hex: HexId| Place::from(hex) == search.at;
    table.forces.iter().any(|force| is_there(force.hex))
        || table.task_groups.iter().any(|group| is_there(group.hex))
        || table.missions.iter().any(|mission| is_there(mission.hex))
}

fn home_of(table: &Table, search: &Search) -> Point {
    centre(search_home(table, search))
}

/// The searches in the air as the tab "Air" has them.
pub fn cards(scenario: &Scenario, table: &Table, shown: &[Happening]) -> Vec<SearchCard> {
    let searches = table.searches.iter();
    searches
        .map(|search| card(scenario, table, shown, search))
        .collect()
}

fn card(scenario: &Scenario, table: &Table, shown: &[Happening], search: &Search) -> SearchCard {
    let moves = search_course(table, search);
    let turns = moves.first().is_some_and(|next| next.leg == Leg::Inbound);
    let leg = match search.leg {
        Leg::Outbound if turns => "turning for home".to_owned(),
        Leg::Outbound => format!("flying out {}", words::aim(search.aim, search.origin)),
        Leg::Shadowing(force) => format!("staying with {force}"),
        Leg::Inbound => "flying home".to_owned(),
    };
    let is_over = search.is_home(table);
    let home = match home(scenario, table, shown, search) {
        _ if is_over => "Home".to_owned(),
        Some((turn, phase)) => {
            format!("Home at {} at the earliest", words::time((turn, phase)))
        }
        None => "Not home before the battle ends".to_owned(),
    };
    SearchCard {
        id: search.id,
        units: wording::units_from(table, search.units),
        leg,
        is_inbound: search.leg == Leg::Inbound,
        place: place(table, search),
        next: match is_over {
            true => "Over its carriers: it lands now (8.28)".to_owned(),
            false => {
                let when = match flies_now(table, shown, search) {
                    true => "Now".to_owned(),
                    false => format!("Next, from {}", words::time(next_segment(table))),
                };
                next(search, &when, moves.first())
            }
        },
        home,
    }
}

fn place(table: &Table, search: &Search) -> String {
    match search.at.on_map() {
        Some(hex) => wording::place(table, hex),
        None => format!("off the map\u{2019}s edge, nearest hex {}", search.hex),
    }
}

/// Whether it has still to fly in the search segment that is shown (8.22).
fn flies_now(table: &Table, shown: &[Happening], search: &Search) -> bool {
    if !table.search_declared || table.segment != Some(SegmentId::UsAirSearch) {
        return false;
    }
    let here = shown.iter().rev().map(|it| &it.event);
    let mut here = here.take_while(|event| !matches!(event, Event::Segment { .. }));
    !here.any(|event| match event {
        Event::Searches(SearchEvent::Moved { what, .. }) => *what == search.id,
        // 18.11: one that stayed with a force looks again, and turns.
        Event::Searches(SearchEvent::Turned { search: turned, .. }) => *turned == search.id,
        _ => false,
    })
}

/// What it does in the next search segment, or in this.
fn next(search: &Search, when: &str, next: Option<&PlannedMove>) -> String {
    let Some(next) = next else {
        return String::new();
    };
    if let Leg::Shadowing(force) = search.leg {
        return format!("{when}: a second look at {force} (18.11)");
    }
    let flown = count(next.at.distance(search.at), "hex", "hexes");
    let zone = |at: Place| SearchZone::at(at.distance(search.origin));
    match next.leg {
        Leg::Outbound if search.aim.is_narrow() => {
            format!("{when}: {flown} farther out along its line")
        }
        Leg::Outbound => format!(
            "{when}: {flown} farther out, to look at {}",
            words::zone(zone(next.at), search.aim)
        ),
        _ => format!("{when}: {flown} homeward"),
    }
}

/// When a search in the air is home at the earliest; none if the battle is over before.
pub fn home(
    scenario: &Scenario,
    table: &Table,
    shown: &[Happening],
    search: &Search,
) -> Option<SegmentTime> {
    let now = (table.turn, table.phase);
    if search.is_home(table) {
        return Some(now);
    }
    let from = match flies_now(table, shown, search) {
        true => now,
        false => next_segment(table),
    };
    home_at(scenario, from, &search_course(table, search))
}

/// Some searches by name: "Search 2", "Searches 2 and 5".
pub fn named(searches: &[SearchId]) -> String {
    let numbers: Vec<String> = searches.iter().map(|id| id.0.to_string()).collect();
    let word = if numbers.len() == 1 {
        "Search"
    } else {
        "Searches"
    };
    format!("{word} {}", wording::list(&numbers))
}
