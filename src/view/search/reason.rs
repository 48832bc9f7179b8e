//! What the staff would send on a search, and why, or why it would send no more.

use super::flight::named;
use super::plan::origin;
use super::words;
use crate::engine::fleet::{Leg, Search, SearchAim, SearchId, UnitSet};
use crate::engine::forces::{Force, ForceId};
use crate::engine::map::HexId;
use crate::engine::staff::{self, NoSearch};
use crate::engine::{Game, Table};
use crate::view::wording;

/// How it is aimed, by a click.
pub const AIM: &str = "Click the sea or a force to aim it there";
/// How a search is turned by the keys.
pub const BY_KEYS: &str = ", or turn it with the arrows";

/// How far a search flies at most (8.26).
const FARTHEST: u8 = 14;

/// What the staff would send, or that this is it.
pub fn reason(game: &Game, suggested: &[(UnitSet, SearchAim)], begun: bool) -> String {
    let from = |(units, aim)| Some((units, aim, origin(game.table(), units)?));
    let Some((units, aim, origin)) = suggested.first().copied().and_then(from) else {
        return match begun {
            true => NO_MORE.to_owned(),
            false => no_more(game),
        };
    };
    match begun {
        false => format!(
            "The staff would send this one: no other promises as much{}.",
            unwatched(game.table(), origin, aim)
        ),
        true => format!(
            "The staff would send {} {}.",
            wording::by_type(units),
            words::aim(aim, origin)
        ),
    }
}

/// Why the staff would send no more, in its own reasons.
pub fn no_more(game: &Game) -> String {
    match staff::why_no_more(game) {
        Some(why) => format!(
            "The staff would send no more now: {}.",
            why_no_search(game, why)
        ),
        None => NO_MORE.to_owned(),
    }
}

/// That the staff would send no more, where it has said why before the player began to plan his own.
const NO_MORE: &str = "The staff would send no more now.";

/// Why the staff sends no search, as it follows "The staff would wait:".
pub fn why_no_search(game: &Game, why: NoSearch) -> String {
    let table = game.table();
    let flies_out = |search: &&Search| search.leg == Leg::Outbound;
    let out: Vec<SearchId> = table
        .searches
        .iter()
        .filter(flies_out)
        .map(|it| it.id)
        .collect();
    match why {
        NoSearch::Night => "nobody sees anything at night".to_owned(),
        NoSearch::Dusk => {
            "what takes off at dusk comes home in the dark, and who lands then may be lost"
                .to_owned()
        }
        NoSearch::NoDeck => "what comes home finds no deck now".to_owned(),
        NoSearch::NobodyReady => "no plane stands ready that could take off".to_owned(),
        NoSearch::Kept { for_a_strike: false } => {
            "it keeps the fighters ready, and no attack plane stands ready that could take off (the plan \u{201c}searchers ready\u{201d} brings some up)".to_owned()
        }
        NoSearch::Kept { for_a_strike: true } => {
            "it keeps the fighters ready, and the attack planes that stand ready for a strike"
                .to_owned()
        }
        NoSearch::LookedFor => match out.as_slice() {
            [] => "what lies within reach has just been looked for".to_owned(),
            [_] => format!(
                "{} looks where the reports lie, and a further search would show little that it misses",
                named(&out)
            ),
            _ => format!(
                "{} look where the reports lie, and a further search would show little that they miss",
                named(&out)
            ),
        },
        NoSearch::Late => {
            "night falls, or the battle ends, before one that takes off now would show enough"
                .to_owned()
        }
        NoSearch::NoneInReach => nothing_in_reach(table).unwrap_or_else(|| {
            "nothing that it looks for lies where a search could see it".to_owned()
        }),
        NoSearch::Little => nothing_in_reach(table)
            .unwrap_or_else(|| "what one would see so far off is too little".to_owned()),
    }
}

/// Why no search could show anything new, wherever it flew: what is not fully known is too far off.
fn nothing_in_reach(table: &Table) -> Option<String> {
    let homes = || table.groups_at_sea().map(|group| group.hex);
    let unknown = table
        .forces
        .iter()
        .filter(|it| !it.intelligence.is_complete());
    let nearest = unknown.filter_map(|force| {
        let away = homes().map(|home| home.distance(force.hex)).min()?;
        Some((away, force.id))
    });
    match nearest.min() {
        None if table.forces.is_empty() => Some("no report is left on the map".to_owned()),
        None => Some("every force on the map is fully known".to_owned()),
        Some((away, force)) => (away > FARTHEST).then(|| {
            format!(
                "the nearest report that is not fully known, {force}, is {away} hexes off, and no search flies more than {FARTHEST}"
            )
        }),
    }
}

/// Which of the forces in a sector no search that flies out will look for, while others fly: each looks for every force
/// once a zone (8.33), so that a further one there sees at best what the first has missed.
fn unwatched(table: &Table, origin: HexId, aim: SearchAim) -> String {
    let mut flies_out = table
        .searches
        .iter()
        .filter(|it| it.leg == Leg::Outbound)
        .peekable();
    if flies_out.peek().is_none() {
        return String::new();
    }
    let out: Vec<&Search> = flies_out.collect();
    let is_new = |force: &&Force| {
        aim.sees(origin, force.hex) && !out.iter().any(|it| it.aim.sees(it.origin, force.hex))
    };
    let new: Vec<ForceId> = table.forces.iter().filter(is_new).map(|it| it.id).collect();
    match new.is_empty() {
        true => ", for what those in the air may miss".to_owned(),
        false => format!(
            ", and none in the air looks for {}",
            wording::forces_named(&new)
        ),
    }
}
