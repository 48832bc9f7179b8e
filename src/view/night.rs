//! Who flies in the dark, and what that costs tomorrow (22).

use crate::engine::fleet::{AirUnitId, UnitSet, night_operations};
use crate::engine::{Light, Scenario, Table, Turn, count_of};
use crate::view::wording;

/// Why no other plane takes off in the dark.
pub const ONLY_NIGHT_FIGHTERS: &str = "at night only night fighters take off (22.1)";

/// Why some night fighters do not.
pub fn flew_by_day(units: UnitSet) -> String {
    let rest = if units.len() == 1 { "rests" } else { "rest" };
    format!(
        "{} flew by day and {rest} tonight (22.5)",
        wording::by_type(units)
    )
}

/// While it is dark, which night fighters are fresh, which have flown by day, and which are spent; and what a launch costs
/// in the morning, if there is one. Nothing by day, or where nobody flies by night.
pub fn crews(table: &Table) -> Option<String> {
    if !night_operations(table) || table.light() != Light::Night {
        return None;
    }
    let (tonight, fresh) = aboard(table);
    let mut told = vec![match fresh.is_empty() {
        true => "No night fighter is fresh".to_owned(),
        false => format!("Fresh: {}", wording::units_from(table, fresh)),
    }];
    if !tonight.is_empty() {
        told.push(flew_by_day(tonight));
    }
    if !table.night.resting.is_empty() {
        let resting = wording::by_type(table.night.resting);
        told.push(format!("{resting} at rest for good (22.4)"));
    }
    let told = told.join("; ");
    Some(match (fresh.is_empty(), has_a_morning(table)) {
        (false, true) => format!(
            "{told}. Who takes off tonight flies no more after it, and her deck crews launch and land a unit less at 0530 (22.6)."
        ),
        (true, _) | (_, false) => format!("{told}."),
    })
}

/// How many night fighters may take off in the night that it is, or that comes, as they stand now (22.5).
pub fn who_may_fly(table: &Table) -> String {
    let (_, fresh) = aboard(table);
    match fresh.len() {
        0 => "no night fighter may fly tonight".to_owned(),
        fresh => format!(
            "{} may fly tonight",
            count_of(fresh, "night fighter", "night fighters")
        ),
    }
}

/// The night fighters aboard: those that rest tonight, for they flew by day (22.5), and those that are fresh.
fn aboard(table: &Table) -> (UnitSet, UnitSet) {
    let decks = table.decks.iter();
    let aboard = decks.flat_map(|deck| [deck.ready, deck.landing, deck.servicing, deck.hangar]);
    let aboard = aboard.flat_map(|units| units.iter().collect::<Vec<AirUnitId>>());
    let (rest, fresh): (Vec<AirUnitId>, Vec<AirUnitId>) = aboard
        .filter(|unit| unit.kind().is_night_rated())
        .partition(|unit| table.must_rest_tonight(*unit));
    (rest.into_iter().collect(), fresh.into_iter().collect())
}

/// Whether a day of the battle follows the one that it is: without a morning nobody is tired in it (22.6).
pub fn has_a_morning(table: &Table) -> bool {
    let dawn = Turn {
        day: table.turn.day + 1,
        number: 1,
    };
    let scenario = Scenario::numbered(table.scenario);
    scenario.is_some_and(|scenario| scenario.has_turn(dawn))
}
