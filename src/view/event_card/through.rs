//! Raids that got through to the task force.

use super::card::CardContent;
use crate::engine::fleet::UnitSet;
use crate::engine::forces::RaidId;
use crate::engine::{EventRecord, Scope, Table, UnitLoss, count_of};
use crate::view::account::{self, Loss};
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// Raids over the task force when interception is done.
pub(super) fn through(shown: ShownRecord, events: &[EventRecord], table: &Table) -> CardContent {
    let raids = account::losses(events).filter_map(|loss| match loss {
        Loss::Through { raid, attack } => Some((raid, attack)),
        _ => None,
    });
    let raids: Vec<(RaidId, u8)> = raids.collect();
    let all: u8 = raids.iter().map(|(_, attack)| attack).sum();
    let is_meant = |(_, attack): &&(RaidId, u8)| *attack > 0 || all == 0;
    let names: Vec<String> = raids
        .iter()
        .filter(is_meant)
        .map(|it| it.0.to_string())
        .collect();
    let names = wording::list(&names);
    let is_one = raids.iter().filter(is_meant).count() == 1;
    let (headline, sentence) = match (all, is_one) {
        (0, true) => (
            format!("{names} arrives without attack planes"),
            "What is left of it are fighters: nothing for the fleet to fear.".to_owned(),
        ),
        (0, false) => (
            format!("{names} arrive without attack planes"),
            "What is left of them are fighters: nothing for the fleet to fear.".to_owned(),
        ),
        (all, _) => (
            format!(
                "{names} {}",
                if is_one {
                    "gets through"
                } else {
                    "get through"
                }
            ),
            format!(
                "{} over the task force when interception is done.",
                count_of(
                    all,
                    "point of attack planes is",
                    "points of attack planes are"
                )
            ),
        ),
    };
    let ids: Vec<RaidId> = raids.iter().map(|(raid, _)| *raid).collect();
    let mut facts: Vec<Fact> = raids.iter().map(|it| fact(*it, table)).collect();
    let lost = lost_against(shown, &ids);
    facts.push(Fact::new(
        "Our losses",
        none_or_units(lost.len()),
        match lost.is_empty() {
            true => String::new(),
            false => format!("{}, on its way in", wording::by_type(lost)),
        },
    ));
    let hexes = ids.iter().filter_map(|raid| table.raid(*raid));
    CardContent {
        tone: if all == 0 { Tone::Good } else { Tone::Bad },
        headline,
        sentence,
        facts,
        hexes: hexes.map(|raid| raid.hex).collect(),
        ..CardContent::default()
    }
}

/// What is left of a raid, and what was shot down of it.
fn fact((raid, attack): (RaidId, u8), table: &Table) -> Fact {
    let value = match attack {
        0 => "no attack planes".to_owned(),
        attack => count_of(attack, "point of attack planes", "points of attack planes"),
    };
    let note = table.raid(raid).map(|raid| {
        let down = raid.launched.saturating_sub(raid.strength.points());
        match down {
            0 => format!("nothing of its {} shot down", raid.launched),
            down => format!("{down} of its {} shot down", raid.launched),
        }
    });
    Fact::new(raid.to_string(), value, note.unwrap_or_default())
}

/// Our units shot down in the fights with some raids.
fn lost_against(shown: ShownRecord, raids: &[RaidId]) -> UnitSet {
    let is_with = |scope| matches!(scope, Scope::AirBattle { raid, .. } if raids.contains(&raid));
    let events = shown.events_about(is_with).map(|(_, record)| record);
    let lost = account::units_lost(events).filter(|lost| lost.why == UnitLoss::Combat);
    lost.map(|lost| lost.unit).collect()
}
