//! Searches in the air: their cards, and when they are home (8.271, 8.28).

use super::words;
use crate::engine::charts::{AIR_SEARCH, Sighting};
use crate::engine::fleet::{Leg, Search, SearchId, SearchZone};
use crate::engine::forecast::searching::{
    PlannedMove, SegmentTime, home_at, next_segment, search_course,
};
use crate::engine::map::Point as Place;
use crate::engine::{Scenario, SegmentId, Table, count_of};
use crate::view::account::{self, Attempt, Flown};
use crate::view::shown_record::ShownRecord;
use crate::view::{sentence, wording};

/// A search's card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SearchCard {
    /// The search.
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
    /// What it saw when it last looked, with the dice; empty before its first look.
    pub saw: String,
}

/// A search in one line: what stands beside the question whether searches fly.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SearchLine {
    /// The search.
    pub id: SearchId,
    /// Which way it flies, and its units.
    pub who: String,
    /// What it does if searches fly now, and when it is home.
    pub does: String,
}

/// The searches in the air, a line each, as they would fly in the segment that is asked about (8.22).
pub fn lines(scenario: &Scenario, table: &Table, shown: ShownRecord) -> Vec<SearchLine> {
    let line = |search: &Search| SearchLine {
        id: search.id,
        who: format!(
            "{}, {}",
            words::direction(search.aim.bearing()),
            wording::by_type(search.units)
        ),
        does: format!(
            "{} \u{b7} {}",
            does_next(table, search),
            words::home_in_short(home(scenario, table, shown, search))
        ),
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
    if let Leg::ForceGone(_) = search.leg {
        return "turns for home".to_owned();
    }
    let moves = search_course(table, search);
    let Some(next) = moves.first() else {
        return String::new();
    };
    let flown = next.at.distance(search.at);
    match next.leg {
        Leg::Outbound if search.aim.is_narrow() => {
            format!("{} farther out", count_of(flown, "hex", "hexes"))
        }
        Leg::Outbound => {
            let zone = SearchZone::at(next.at.distance(search.origin));
            format!("looks at {}", words::zone(zone, search.aim))
        }
        _ if moves.len() == 1 => "comes home".to_owned(),
        _ => format!("{} homeward", count_of(flown, "hex", "hexes")),
    }
}

/// The searches in the air as the tab "Air" has them.
pub fn cards(scenario: &Scenario, table: &Table, shown: ShownRecord) -> Vec<SearchCard> {
    let searches = table.searches.iter();
    searches
        .map(|search| card(scenario, table, shown, search))
        .collect()
}

pub(super) fn card(
    scenario: &Scenario,
    table: &Table,
    shown: ShownRecord,
    search: &Search,
) -> SearchCard {
    let moves = search_course(table, search);
    let turns = moves.first().is_some_and(|next| next.leg == Leg::Inbound);
    let leg = match search.leg {
        Leg::Outbound if turns => "turning for home".to_owned(),
        Leg::Outbound => format!("flying out {}", words::aim(search.aim, search.origin)),
        Leg::Shadowing(force) => format!("staying with {force}"),
        Leg::ForceGone(force) => format!("where {force} was"),
        Leg::Inbound => "flying home".to_owned(),
    };
    let is_over = search.is_home(table);
    let home = match is_over {
        true => "Home".to_owned(),
        false => sentence(&words::home(home(scenario, table, shown, search))),
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
                let (turn, phase) = next_segment(table);
                match flies_now(table, shown, search) {
                    true => next(search, "Now", moves.first()),
                    false if !scenario.has_turn(turn) => {
                        "The battle is over before it flies again".to_owned()
                    }
                    false => {
                        let when = format!("Next, from {}", words::time((turn, phase)));
                        next(search, &when, moves.first())
                    }
                }
            }
        },
        home,
        saw: saw(shown, search.id),
    }
}

/// What a search saw when it last looked round, and what its dice read of those that it did not see (8.34).
fn saw(shown: ShownRecord, search: SearchId) -> String {
    let Some(told) = account::search(shown, search) else {
        return String::new();
    };
    let looked = |flown: &&Flown| !flown.looks.is_empty() || !flown.attempts.is_empty();
    let Some(flown) = told.segments.iter().rev().find(looked) else {
        return String::new();
    };
    let time = flown.at.turn.time_of(flown.at.phase);
    let least = (1..=10).find(|total| AIR_SEARCH.result(0, *total) != Sighting::Nothing);
    let least = least.unwrap_or_default();
    let of_attempt = |attempt: &Attempt| {
        let roll = shown.events()[attempt.die?.0].event.roll()?;
        let (force, die) = (attempt.force, wording::die_read(roll));
        Some(match (attempt.is_nothing, attempt.is_seen()) {
            (true, _) => format!("nothing was there, where {force} was reported ({die})"),
            (false, true) => format!("{force} seen ({die})"),
            (false, false) => format!("nothing of {force} ({die}, where {least} sees it)"),
        })
    };
    let looks: Vec<String> = flown.attempts.iter().filter_map(of_attempt).collect();
    match (looks.is_empty(), flown.there.is_empty()) {
        (true, true) => format!("{time:04}: no report lay where it looked."),
        // The first die is not thrown yet.
        (true, false) => String::new(),
        (false, _) => format!("{time:04}: {}.", looks.join(", ")),
    }
}

fn place(table: &Table, search: &Search) -> String {
    match search.at.on_map() {
        Some(hex) => wording::place(table, hex),
        None => format!("off the map\u{2019}s edge, nearest hex {}", search.hex),
    }
}

/// Whether it has still to fly in the search segment that is shown (8.22).
fn flies_now(table: &Table, shown: ShownRecord, search: &Search) -> bool {
    if !table.search_declared || table.segment != Some(SegmentId::UsAirSearch) {
        return false;
    }
    let told = account::search(shown, search.id);
    let newest = told.as_ref().and_then(|told| told.segments.last());
    let is_now = |flown: &&Flown| (flown.at.turn, flown.at.phase) == (table.turn, table.phase);
    // 18.11: one that stayed with a force looks again, and turns.
    let has_flown = newest
        .filter(is_now)
        .is_some_and(|flown| flown.leg.is_some() || flown.turns);
    !has_flown
}

/// What it does in the next search segment, or in this.
fn next(search: &Search, when: &str, next: Option<&PlannedMove>) -> String {
    let Some(next) = next else {
        return String::new();
    };
    if let Leg::Shadowing(force) = search.leg {
        return format!("{when}: a second look at {force} (18.11)");
    }
    if let Leg::ForceGone(force) = search.leg {
        return format!("{when}: it turns for home, for {force} is gone (18.11)");
    }
    let flown = count_of(next.at.distance(search.at), "hex", "hexes");
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
    shown: ShownRecord,
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
