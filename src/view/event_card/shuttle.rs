//! A raid that has attacked near Guam: whether it flies there instead of home, and where it can be met on its way
//! (23.2, 23.3).

use super::card::CardContent;
use super::dice::{all_dice, newest_die};
use super::kind::CardSpan;
use crate::engine::charts::{SHUTTLE_RAID, Shuttle};
use crate::engine::fleet::GUAM;
use crate::engine::forces::{Raid, RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of, forecast};
use crate::view::account::{self, Tally};
use crate::view::card::{Fact, Tone};
use crate::view::wording;

/// The card as far as it has come; `rolling` is the die that rolls next.
pub(super) fn told(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let Some(raid) = all_dice(events, rolling).find_map(raid_of) else {
        return CardContent::default();
    };
    let Some(raid) = table.raid(raid) else {
        return CardContent::default();
    };
    let dice = CardContent {
        roll: newest_die(events, span.from, rolling),
        hexes: vec![raid.hex, GUAM],
        ..CardContent::default()
    };
    if !span.is_over {
        return CardContent {
            headline: format!("{} has attacked: does it fly to Guam?", raid.id),
            sentence: chances(raid.hex),
            facts: vec![left(raid)],
            ..dice
        };
    }
    if account::diverted(events).next().is_some() {
        return CardContent {
            tone: Tone::Bad,
            headline: format!("{} flies to Guam with {}", raid.id, points(raid)),
            sentence:
                "What is not shot down lands there and comes again from the island. Fighters meet it in the hexes where it stops, and over Guam before it lands."
                    .to_owned(),
            facts: [left(raid)].into_iter().chain(way(table, raid)).collect(),
            ..dice
        };
    }
    match Tally::of(events).without_deck {
        0 => CardContent {
            headline: format!("{} turns for home", raid.id),
            sentence: "It does not fly to Guam.".to_owned(),
            facts: vec![left(raid)],
            ..dice
        },
        lost => CardContent {
            tone: Tone::Good,
            headline: format!("{} has no deck to fly home to", raid.id),
            sentence: format!(
                "It does not fly to Guam either: {} lost.",
                count_of(lost, "point is", "points are")
            ),
            ..dice
        },
    }
}

const fn raid_of(roll: &Roll) -> Option<RaidId> {
    match roll.purpose {
        Purpose::Shuttle(raid) => Some(raid),
        _ => None,
    }
}

fn points(raid: &Raid) -> String {
    count_of(raid.strength.points(), "point", "points")
}

fn left(raid: &Raid) -> Fact {
    let note = match raid.strength {
        Strength::Unsorted(_) => String::new(),
        Strength::Sorted { fighters, attack } => wording::of_each(fighters, attack),
    };
    Fact::new(raid.id.to_string(), points(raid), note)
}

/// What the die has to be.
fn chances(hex: HexId) -> String {
    let away = hex.distance(GUAM);
    let faces = SHUTTLE_RAID.faces(SHUTTLE_RAID.column(away), 0);
    let divert = faces.filter(|face| *face == Shuttle::Diverts);
    format!(
        "Its target is {} from Guam: on {} it flies there instead of home.",
        count_of(away, "hex", "hexes"),
        wording::on_or_above(divert.count() as u8)
    )
}

/// Where it can be met on its way, phase by phase.
fn way(table: &Table, raid: &Raid) -> impl Iterator<Item = Fact> {
    (1..=forecast::segments_to_target(table, raid)).map(|phases| {
        let (turn, phase) = forecast::after_phases(table, phases);
        let hexes = forecast::raid_after(table, raid, phases);
        let value = match hexes.as_slice() {
            [GUAM] => "over Guam, to land".to_owned(),
            hexes => {
                let names: Vec<String> = hexes.iter().map(HexId::to_string).collect();
                format!("in {}", names.join(" or "))
            }
        };
        Fact::new(
            format!("At {:04}", turn.time_of(phase)),
            value,
            format!("phase {phase}"),
        )
    })
}
