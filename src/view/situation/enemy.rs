//! What is known of the enemy, and how old that is.

use std::cmp::Reverse;

use super::shown;
use crate::engine::forces::{Detection, Force};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Game, GameTime, Table, count_of};
use crate::view::account;
use crate::view::card::Fact;
use crate::view::enemy::{known, oil};
use crate::view::wording;

/// The raids on the radar and the forces on the map, those first that matter most; of the forces at most so many, and
/// the others counted.
pub(super) fn forces(game: &Game, most: Option<usize>) -> Vec<Fact> {
    let table = game.table();
    let raids = table.attackers().map(|raid| {
        let points = count_of(raid.strength.points(), "point", "points");
        Fact::new(raid.id.to_string(), points, wording::arrival(table, raid))
    });
    let mut facts: Vec<Fact> = raids.collect();
    let seen = account::last_seen(shown(game).events());
    let mut forces: Vec<&Force> = table.forces.iter().collect();
    let matters = |force: &&Force| {
        let has_carriers = force.intelligence.is_carrier_force();
        (has_carriers, force.detection, force.intelligence.level())
    };
    forces.insertion_sort_by_key(|force| (Reverse(matters(force)), force.id));
    let number = most.unwrap_or(forces.len());
    let told = forces.iter().take(number);
    facts.extend(told.map(|force| self::force(table, force, seen.get(&force.id).copied())));
    if let Some(more) = forces.len().checked_sub(number).filter(|more| *more > 0) {
        let more = count_of(more as i64, "other report", "other reports");
        facts.push(Fact::new(more, "", "known less of, or not in contact"));
    }
    match most {
        Some(_) => facts.extend(oilers_in_short(table)),
        None => facts.extend(oilers(table)),
    }
    facts
}

/// The oilers, a line each.
fn oilers(table: &Table) -> impl Iterator<Item = Fact> {
    table.refuelling.oilers.iter().map(|(oiler, hex)| {
        let place = format!("{hex}, {}", wording::whereabouts(table, *hex));
        Fact::new(oiler.to_string(), place, oil::at_oiler(table, *oiler))
    })
}

/// The oilers in one line, if any lie on the chart.
fn oilers_in_short(table: &Table) -> Option<Fact> {
    let oilers = table.refuelling.oilers.iter();
    let each = oilers.map(|(oiler, _)| format!("{oiler}: {}", oil::at_oiler(table, *oiler)));
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| Fact::new("Oilers", "on the chart", each.join(" \u{b7} ")))
}

/// A force: what is known of it, where it lies, and how old that is.
fn force(table: &Table, force: &Force, seen: Option<GameTime>) -> Fact {
    let place = format!("{}, {}", force.hex, wording::whereabouts(table, force.hex));
    Fact::new(
        force.id.to_string(),
        format!("{}{}", known::in_brief(force), goes_home(table, force)),
        format!("{place} \u{b7} {}", age(table, force, seen)),
    )
}

/// That a force goes home, and what it does about its oil, to follow what is known of it.
fn goes_home(table: &Table, force: &Force) -> String {
    let refuelling = &table.refuelling;
    match refuelling.bound_for(force.id) {
        _ if !oil::goes_home(table, force) => String::new(),
        Some(oiler) if refuelling.hex_of(oiler) == Some(force.hex) => format!(", waits at {oiler}"),
        Some(oiler) => format!(", makes for {oiler}"),
        None if refuelling.has_oil(force.id) => ", goes home with its oil".to_owned(),
        None if refuelling.is_done(force.id) => ", goes home without oil".to_owned(),
        None => ", goes home".to_owned(),
    }
}

/// How well it is in contact, or since when it is not; what a submarine shadows is in sight all the time (14.15).
fn age(table: &Table, force: &Force, seen: Option<GameTime>) -> String {
    let mut submarines = table.submarines.at_sea.iter();
    if let Some(shadows) = submarines.find(|it| it.shadows() == Some(force.id)) {
        return format!("shadowed by {}", shadows.id);
    }
    let Some(seen) = seen else {
        return "never seen".to_owned();
    };
    let turns = seen.turn.turns_until(table.turn);
    let ago = match turns {
        0 => "seen in this turn".to_owned(),
        turns => {
            let date = match seen.turn.date() {
                date if date == table.turn.date() => String::new(),
                date => format!(" on {date} June"),
            };
            format!(
                "last seen at {:04}{date}, {} ago",
                seen.turn.time_of(seen.phase),
                count_of(turns, "turn", "turns")
            )
        }
    };
    match force.detection {
        Detection::Undetected => format!("{ago}, not in contact"),
        detection => format!("{ago}, {}", detection.to_string().to_lowercase()),
    }
}
