//! Units lost without a fight: for want of fuel, and coming aboard.

use super::card::{CardContent, distinct};
use super::dice::fallen;
use crate::engine::fleet::{AirUnitId, MissionId, UnitSet};
use crate::engine::map::HexId;
use crate::engine::{EventRecord, Purpose, Roll, Scope, Table, UnitLoss};
use crate::view::account;
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// A unit that was lost, with its mission and the hex.
type Lost = (AirUnitId, Option<MissionId>, HexId);

fn lost(events: &[EventRecord], wanted: UnitLoss) -> Vec<Lost> {
    let lost = account::units_lost(events).filter(|lost| lost.why == wanted);
    lost.map(|lost| (lost.unit, lost.mission, lost.hex))
        .collect()
}

/// Units that ditched for want of fuel (4.454).
pub(super) fn ditched(events: &[EventRecord], table: &Table) -> CardContent {
    let lost = lost(events, UnitLoss::OutOfFuel);
    let is_one = lost.len() == 1;
    let who = who(&lost);
    let (it, has) = match is_one {
        true => ("It", "its"),
        false => ("They", "their"),
    };
    CardContent {
        tone: Tone::Bad,
        headline: format!(
            "{who} {} for want of fuel",
            if is_one { "ditches" } else { "ditch" }
        ),
        sentence: format!(
            "{it} flew with {} and came to the end of {has} fuel {}.",
            missions(&lost),
            places(&lost, table)
        ),
        facts: facts(&lost, table),
        hexes: lost.iter().map(|it| it.2).collect(),
        ..CardContent::default()
    }
}

/// Units that are in the air when the battle ends, and cannot come home.
pub(super) fn never_home(events: &[EventRecord], table: &Table) -> CardContent {
    let lost = lost(events, UnitLoss::NeverHome);
    let is = match lost.len() {
        1 => "does",
        _ => "do",
    };
    CardContent {
        tone: Tone::Bad,
        headline: format!("{} {is} not come home", who(&lost)),
        sentence: format!(
            "The battle is over, and they were aloft with {}, with too little fuel for the way to a deck.",
            missions(&lost)
        ),
        facts: facts(&lost, table),
        hexes: lost.iter().map(|it| it.2).collect(),
        ..CardContent::default()
    }
}

/// Units lost coming aboard (4.451). What the die read is told, and whether a deck is blocked.
pub(super) fn landing(shown: ShownRecord, events: &[EventRecord], table: &Table) -> CardContent {
    let lost = lost(events, UnitLoss::Landing);
    let who = who(&lost);
    let is = match lost.len() {
        1 => "is",
        _ => "are",
    };
    let dice = lost
        .iter()
        .filter_map(|it| landing_die(shown, events, it.0));
    let why = why_lost(&dice.collect::<Vec<_>>());
    let crash = account::deck_crashes(events).map(|carrier| carrier.to_string());
    let crash: Vec<String> = crash.collect();
    let crash = match crash.is_empty() {
        true => String::new(),
        false => format!(" A wreck blocks the deck of {}.", wording::list(&crash)),
    };
    let from = missions(&lost);
    let left: u8 = distinct(lost.iter().filter_map(|it| it.1))
        .into_iter()
        .filter_map(|id| table.mission(id))
        .map(|mission| mission.units.len())
        .sum();
    let mut facts = facts(&lost, table);
    // A search lands whole, and is no mission.
    if !from.is_empty() {
        facts.push(Fact::new(
            format!("{from} now"),
            match left {
                0 => "nobody in the air".to_owned(),
                left => format!("{} in the air", none_or_units(left)),
            },
            "",
        ));
    }
    CardContent {
        tone: Tone::Bad,
        headline: format!("{who} {is} lost coming aboard"),
        sentence: why + &crash,
        facts,
        hexes: lost.iter().map(|it| it.2).collect(),
        ..CardContent::default()
    }
}

/// What the dice of lost units read, and what was added to them: once with its reasons, where that was the same for all.
fn why_lost(rolls: &[&Roll]) -> String {
    let Some(first) = rolls.first() else {
        return "Their rolls for a safe return failed.".to_owned();
    };
    let is_alike = rolls.iter().all(|roll| roll.modifiers == first.modifiers);
    let read = |roll: &&Roll| {
        let added: i8 = roll.modifiers.iter().map(|it| it.value).sum();
        match is_alike {
            true => roll.die.to_string(),
            false => format!("{}\u{a0}{}", roll.die, wording::plus(added)),
        }
    };
    let dice: Vec<String> = rolls.iter().map(read).collect();
    let mut why = match dice.as_slice() {
        [die] => format!("The roll for its safe return failed: die {die}"),
        _ => format!(
            "Their rolls for a safe return failed: dice {}",
            wording::list(&dice)
        ),
    };
    if is_alike {
        for modifier in &first.modifiers {
            let value = wording::modifier(modifier.value);
            why += &format!(", {value} for {}", modifier.reason);
        }
    } else {
        why += ", with what fuel and darkness add (4.451, 6.42)";
    }
    why + "."
}

/// The die that a unit was lost by as it came in: it lies in the span of its landing.
fn landing_die<'a>(
    shown: ShownRecord<'a>,
    events: &[EventRecord],
    unit: AirUnitId,
) -> Option<&'a Roll> {
    let is_hers = |scope| scope == Scope::Landing { unit };
    let mut landings = events
        .iter()
        .filter_map(|it| shown.around(it.span, is_hers));
    let landing = landings.next()?;
    let dice = fallen(shown.events_of(landing));
    dice.filter(|roll| roll.purpose == Purpose::Landing(unit))
        .last()
}

/// The units by name: "2 Hellcat units of Lexington", or how many where they are of several kinds.
fn who(lost: &[Lost]) -> String {
    let names = |unit: AirUnitId| (unit.kind().nickname(), unit.home());
    let Some(first) = lost.first() else {
        return String::new();
    };
    let is_alike = lost.iter().all(|it| names(it.0) == names(first.0));
    let (name, home) = names(first.0);
    match (is_alike, lost.len()) {
        (true, 1) => format!("{} {name} unit of {home}", wording::article(name)),
        (true, many) => format!("{many} {name} units of {home}"),
        (false, many) => format!("{many} units"),
    }
}

/// The missions they flew with.
fn missions(lost: &[Lost]) -> String {
    let missions: Vec<MissionId> = distinct(lost.iter().filter_map(|it| it.1));
    let names: Vec<String> = missions.iter().map(ToString::to_string).collect();
    wording::list(&names)
}

/// Where they were lost.
fn places(lost: &[Lost], table: &Table) -> String {
    let hexes: Vec<HexId> = distinct(lost.iter().map(|it| it.2));
    let places: Vec<String> = hexes
        .iter()
        .map(|hex| wording::whereabouts(table, *hex))
        .collect();
    wording::list(&places)
}

/// What both sides lost.
fn facts(lost: &[Lost], table: &Table) -> Vec<Fact> {
    let units: UnitSet = lost.iter().map(|it| it.0).collect();
    let note = match lost {
        [only] => only.0.to_string(),
        _ => format!(
            "{}, of {}",
            wording::by_type(units),
            wording::carriers(table, units)
        ),
    };
    vec![
        Fact::new("Our losses", none_or_units(units.len()), note),
        Fact::new("Their losses", "none", ""),
    ]
}
