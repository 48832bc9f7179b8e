//! What radar shows: raids that come up, and raids that fly past fighters.

use super::card::{CardContent, distinct};
use super::warning;
use crate::engine::fleet::MissionId;
use crate::engine::forces::{Raid, RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::{EventRecord, Table, count_of, forecast};
use crate::view::account::{self, Arrived, Mover};
use crate::view::card::{Fact, Tone};
use crate::view::chart::geometry::{centre, heading};
use crate::view::wording;

/// Raids that came up on radar: where, how strong, and when they arrive.
pub(super) fn contact(events: &[EventRecord], table: &Table) -> CardContent {
    let seen = account::raids_seen(events);
    let raids: Vec<&Raid> = seen.filter_map(|seen| table.raid(seen.raid)).collect();
    let points: u8 = raids.iter().map(|raid| raid.strength.points()).sum();
    let points = count_of(points, "air point", "air points");
    let headline = match raids.as_slice() {
        [] => String::new(),
        [only] => format!(
            "Radar contact: {points}, {}",
            wording::whereabouts(table, only.hex)
        ),
        several => format!("Radar contact: {} raids, {points}", several.len()),
    };
    let is_only = raids.len() == 1;
    let sentences = raids.iter().map(|raid| sentence(table, raid, is_only));
    let sentences: Vec<String> = sentences.collect();
    CardContent {
        tone: Tone::Bad,
        headline,
        sentence: sentences.join(" "),
        facts: match raids.as_slice() {
            // When it arrives is said in a sentence above.
            [only] => vec![
                Fact::new(only.id.to_string(), strength(only), unsorted(only)),
                Fact::new("Where", bearing(table, only), format!("hex {}", only.hex)),
            ],
            several => several.iter().map(|raid| fact(table, raid)).collect(),
        },
        hexes: raids.iter().map(|raid| raid.hex).collect(),
        warning: warning::warning(table, &raids),
        ..CardContent::default()
    }
}

/// A raid in a sentence: from where, and when it arrives.
fn sentence(table: &Table, raid: &Raid, is_only: bool) -> String {
    let (time, phases) = arrival(table, raid);
    let arrives = match raid.attacks() {
        true => format!("is over its target at {time}, {phases}."),
        false => format!("lands on Guam at {time}, {phases}; it attacks nobody."),
    };
    match (is_only, raid.wave) {
        (true, _) => format!("{} {arrives}", raid.id),
        (false, 2) => format!("Behind it, as a second wave, {} {arrives}", raid.id),
        (false, _) => format!(
            "{}, {}, {arrives}",
            raid.id,
            wording::whereabouts(table, raid.hex)
        ),
    }
}

/// When a raid is over its target: by the clock, and by phases.
fn arrival(table: &Table, raid: &Raid) -> (String, String) {
    let (turn, phase) = forecast::arrival(table, raid);
    let phases = match forecast::phases_until_arrival(table, raid) {
        0 => "in this phase".to_owned(),
        phases => format!("in {}", count_of(phases, "phase", "phases")),
    };
    (format!("{:04}", turn.time_of(phase)), phases)
}

/// Where a raid is as seen from its target, as a radar tells it.
fn bearing(table: &Table, raid: &Raid) -> String {
    let target = table.target_hex(raid);
    let bearing = heading(centre(target), centre(raid.hex)).rem_euclid(360);
    let away = count_of(raid.hex.distance(target), "hex", "hexes");
    format!("bearing {bearing:03}\u{b0}, {away}")
}

fn strength(raid: &Raid) -> String {
    count_of(raid.strength.points(), "air point", "air points")
}

fn unsorted(raid: &Raid) -> String {
    match raid.strength {
        Strength::Unsorted(_) => "how many are fighters is not known yet".to_owned(),
        Strength::Sorted { fighters, attack } => wording::of_each(fighters, attack),
    }
}

/// A raid among several.
fn fact(table: &Table, raid: &Raid) -> Fact {
    let wave = match raid.wave {
        2 => ", second wave",
        _ => "",
    };
    let (time, phases) = arrival(table, raid);
    Fact::new(
        format!("{}{wave}", raid.id),
        strength(raid),
        format!("{} \u{b7} {time}, {phases}", bearing(table, raid)),
    )
}

/// The hexes that raids fly to, one after the other.
fn flown(events: &[EventRecord]) -> impl Iterator<Item = (RaidId, HexId)> {
    account::places(events).filter_map(|place| match (place.who, place.how) {
        (Mover::Raid(raid), Arrived::From(_)) => Some((raid, place.hex)),
        _ => None,
    })
}

/// Raids that flew past fighters: who fights whom is told by where a raid stops (4.51).
pub(super) fn flown_past(events: &[EventRecord], table: &Table) -> CardContent {
    let mut raids: Vec<RaidId> = Vec::new();
    let mut hexes: Vec<HexId> = Vec::new();
    let mut past: Vec<MissionId> = Vec::new();
    for (raid, to) in flown(events) {
        let here = table
            .missions
            .iter()
            .filter(|it| it.is_intercept() && it.hex == to);
        let here: Vec<MissionId> = here.map(|mission| mission.id).collect();
        let stops_here = table.raid(raid).is_some_and(|it| it.hex == to);
        if here.is_empty() || stops_here {
            continue;
        }
        raids.push(raid);
        hexes.push(to);
        past.extend(here);
    }
    let (raids, past) = (distinct(raids), distinct(past));
    let names: Vec<String> = raids.iter().map(ToString::to_string).collect();
    let past: Vec<String> = past.iter().map(ToString::to_string).collect();
    let fly = match names.len() {
        1 => "flies",
        _ => "fly",
    };
    let stop = |raid: &RaidId| {
        let raid = table.raid(*raid)?;
        Some(Fact::new(
            raid.id.to_string(),
            format!("stops {}", wording::whereabouts(table, raid.hex)),
            format!("hex {}", raid.hex),
        ))
    };
    CardContent {
        tone: Tone::Even,
        headline: format!(
            "{} {fly} past {}",
            wording::list(&names),
            wording::list(&past)
        ),
        sentence: "Fighters meet a raid only in the hex where it stops, not in one it crosses."
            .to_owned(),
        facts: raids.iter().filter_map(stop).collect(),
        hexes,
        ..CardContent::default()
    }
}
