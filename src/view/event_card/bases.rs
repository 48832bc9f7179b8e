//! The chit of a base that may send aircraft to Guam: whether it does, how many, and how they come (16.12, 16.21,
//! 16.22).

use super::card::CardContent;
use super::dice::newest_die;
use super::kind::CardSpan;
use super::{contact, dice};
use crate::engine::fleet::GUAM;
use crate::engine::forces::LandBase;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account;
use crate::view::card::{Fact, Tone};
use crate::view::wording;

/// The card as far as it has come; `rolling` is the die that rolls next.
pub(super) fn told(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let rolls: Vec<&Roll> = dice::all_dice(events, rolling).collect();
    let Some(base) = rolls.iter().find_map(|roll| base(roll)) else {
        return CardContent::default();
    };
    let dice = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: dice::earlier_dice(events, rolling.is_some())
            .map(line)
            .collect(),
        hexes: vec![GUAM],
        ..CardContent::default()
    };
    let sent = account::reinforcement(events);
    if !span.is_over {
        return CardContent {
            headline: format!("The chit of {base}: do aircraft come to Guam?"),
            sentence: match rolls.last().map(|roll| roll.purpose) {
                Some(Purpose::LandAirStrength(_)) => "They come: the die says how many.",
                Some(Purpose::Range(_)) => {
                    "You have ships or fighters near enough: the die says where radar sees them."
                }
                _ => "The die says whether it sends them now; it does so once a day.",
            }
            .to_owned(),
            facts: vec![value(table)],
            ..dice
        };
    }
    let Some(sent) = sent else {
        return CardContent {
            headline: format!("Nothing comes from {base}"),
            sentence: "Its chit goes back into the cup for the next turn.".to_owned(),
            facts: vec![value(table)],
            ..dice
        };
    };
    let points = count_of(sent, "air point", "air points");
    if account::raids_seen(events).next().is_some() {
        let contact = contact::contact(events, table);
        return CardContent {
            headline: format!(
                "{points} {} from {base} to Guam",
                if sent == 1 { "flies" } else { "fly" }
            ),
            sentence: format!(
                "{} What is not shot down on its way makes Guam stronger.",
                contact.sentence
            ),
            roll: dice.roll,
            lines: dice.lines,
            ..contact
        };
    }
    CardContent {
        tone: Tone::Bad,
        headline: format!(
            "{points} {} on Guam from {base}",
            if sent == 1 { "lands" } else { "land" }
        ),
        sentence: "No ship or fighter of yours was near enough to see them come.".to_owned(),
        facts: vec![value(table)],
        ..dice
    }
}

/// What Guam has.
fn value(table: &Table) -> Fact {
    let value = table.guam.value;
    Fact::new("Guam", count_of(value, "air point", "air points"), "")
}

const fn base(roll: &Roll) -> Option<LandBase> {
    match roll.purpose {
        Purpose::LandAirArrival(base) | Purpose::LandAirStrength(base) => Some(base),
        _ => None,
    }
}

/// A die before the one that is shown.
fn line(roll: &Roll) -> String {
    let die = wording::die_read(roll);
    match roll.purpose {
        Purpose::LandAirArrival(_) => format!("Whether they come: {die}, they do."),
        Purpose::LandAirStrength(_) => format!("How many: {die}, gave {}.", roll.result),
        _ => dice::die_line(roll),
    }
}
