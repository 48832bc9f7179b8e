//! The oil of forces that go home: which oiler each makes for, who waits there, and the odds of the next attempt (20).

use crate::engine::forces::{Force, ForceId, OilerId};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Scenario, Table, forecast};
use crate::view::wording;

/// The forces that wait at an oiler, those first that were there first (20.6).
pub fn waiting(table: &Table, oiler: OilerId) -> Vec<ForceId> {
    let hex = table.refuelling.hex_of(oiler);
    let here = table.forces.iter().filter(|force| Some(force.hex) == hex);
    let here = here.filter(|force| table.refuelling.bound_for(force.id) == Some(oiler));
    let mut here: Vec<ForceId> = here.map(|force| force.id).collect();
    here.insertion_sort_by_key(|force| table.refuelling.place_in_line(*force));
    here
}

/// What happens at an oiler, in a few words: who waits there, and who is on the way.
pub fn at_oiler(table: &Table, oiler: OilerId) -> String {
    let waiting = waiting(table, oiler);
    let bound = table.refuelling.bound.iter();
    let bound = bound.filter(|(force, its)| *its == oiler && !waiting.contains(force));
    let bound: Vec<ForceId> = bound.map(|(force, _)| *force).collect();
    let waits = match waiting.as_slice() {
        [] => "nobody waits".to_owned(),
        [force] => format!("{force} waits, {}", odds(table)),
        forces => format!(
            "{} wait in this order, {}",
            wording::forces_named(forces),
            odds(table)
        ),
    };
    match bound.as_slice() {
        [] => waits,
        [force] => format!("{waits}; {force} comes"),
        forces => format!("{waits}; {} come", wording::forces_named(forces)),
    }
}

/// Whether a force retires, and others may not: where all do from the start it is not worth saying (19.2).
pub fn goes_home(table: &Table, force: &Force) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    let rumours = scenario.and_then(|scenario| scenario.rumours);
    force.retiring && !rumours.is_some_and(|rumours| rumours.retiring)
}

/// What a force does about its oil, once it goes home: a sentence, or none.
pub fn of_force(table: &Table, force: &Force) -> Option<String> {
    if !goes_home(table, force) {
        return None;
    }
    let refuelling = &table.refuelling;
    let bound = refuelling.bound_for(force.id);
    let oiler = bound.and_then(|oiler| Some((oiler, refuelling.hex_of(oiler)?)));
    Some(match oiler {
        Some((oiler, hex)) if hex == force.hex => {
            let line = waiting(table, oiler);
            let place = line.iter().position(|id| *id == force.id).unwrap_or(0);
            let turn = match (line.len(), place) {
                (1, _) => String::new(),
                (_, place) => format!(", {} in line", wording::ordinal(place + 1)),
            };
            let odds = odds(table);
            format!("Waits at {oiler}{turn}, {odds}. Located or spotted by a search it runs.")
        }
        Some((oiler, hex)) => {
            format!(
                "Goes home by {oiler} in {hex}, and raids no more. Located or spotted by a search it runs."
            )
        }
        None if refuelling.has_oil(force.id) => {
            "Has its oil, and goes home. It raids no more.".to_owned()
        }
        None if refuelling.is_done(force.id) => {
            "Has given its oil up, and goes home. It raids no more.".to_owned()
        }
        None => "Goes home, and raids no more.".to_owned(),
    })
}

/// "40% for oil at each attempt".
fn odds(table: &Table) -> String {
    let in_ten = forecast::refuels_in_ten(table);
    format!("{} for oil at each attempt", wording::per_cent(10 * in_ten))
}
