//! Fires: as they break out, and as their dice fall at the end of a turn, one for each, on one card (12.3).

use crate::view::wording;
use std::cmp::Reverse;

use super::card::CardContent;
use super::dice::{all_dice, earlier_dice, newest_die};
use super::kind::CardSpan;
use super::ships::{aboard, burning, our_losses_aboard};
use crate::engine::fleet::CarrierId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account::{self, Burns};
use crate::view::card::{Fact, Tone};

/// Fires that broke out, or had their dice at the end of the turn (12.3): the die first, and what it did when all
/// have been rolled.
pub(super) fn fire(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let rolled = carriers(events, rolling);
    let dice = CardContent {
        roll: match rolled.is_empty() {
            true => None,
            false => newest_die(events, span.from, rolling),
        },
        lines: earlier(events, rolling.is_some()),
        ..CardContent::default()
    };
    let whose = rolled.last().filter(|_| rolled.len() > 1);
    if let (false, Some(carrier)) = (span.is_over, rolled.last()) {
        let breaks_out = all_dice(events, rolling)
            .last()
            .is_some_and(|roll| matches!(roll.purpose, Purpose::Outbreak(_)));
        let (headline, sentence) = match breaks_out {
            true => (
                format!("{carrier} has been hit by guns"),
                "The die says whether fire breaks out.",
            ),
            false => (
                format!("Fire aboard {carrier}"),
                "The die says whether it is put out, or spreads and does damage.",
            ),
        };
        return CardContent {
            tone: Tone::Bad,
            headline,
            sentence: sentence.to_owned(),
            facts: vec![aboard(*carrier, table)],
            hexes: table.hex_of(*carrier).into_iter().collect(),
            ..dice
        };
    }
    let mut fires = account::fires(events);
    fires.insertion_sort_by_key(|(_, burns)| Reverse(*burns));
    let worst = fires.first().copied();
    let headline = match (worst, rolled.last()) {
        (Some((carrier, burns)), _) => headline(carrier, burns, table),
        (None, Some(carrier)) if rolled.len() == 1 => format!("Nothing burns aboard {carrier}"),
        (None, _) => "Nothing burns aboard the carriers that were hit".to_owned(),
    };
    let tone = match worst {
        None | Some((_, Burns::Out | Burns::Shrinks)) => Tone::Good,
        Some(_) => Tone::Bad,
    };
    let mut facts: Vec<Fact> = fires.iter().map(|it| aboard(it.0, table)).collect();
    facts.push(our_losses_aboard(events));
    let hexes = fires.iter().filter_map(|it| table.hex_of(it.0));
    CardContent {
        tone,
        headline,
        sentence: sentence(worst.map(|it| it.1), fires.len()),
        hexes: hexes.collect(),
        facts,
        lines: dice
            .lines
            .iter()
            .cloned()
            .chain(whose.map(|it| format!("The die shown: {it}.")))
            .collect(),
        ..dice
    }
}

fn headline(carrier: CarrierId, burns: Burns, table: &Table) -> String {
    match burns {
        Burns::Out if burning(table, carrier).is_empty() => {
            format!("The fire aboard {carrier} is out")
        }
        Burns::Out => format!("One of the fires aboard {carrier} is out"),
        Burns::Shrinks => format!("The fire aboard {carrier} dies down"),
        Burns::On => format!("The fire aboard {carrier} burns on"),
        Burns::BreaksOut => format!("Fire breaks out aboard {carrier}"),
        Burns::Grows => format!("The fire aboard {carrier} spreads"),
        Burns::Damages(hits) => format!("Fire does {} to {carrier}", count_of(hits, "hit", "hits")),
        Burns::Sinks => format!("{carrier} is lost to the fire"),
    }
}

fn sentence(worst: Option<Burns>, carriers: usize) -> String {
    let others = match carriers {
        0 | 1 => String::new(),
        2 => " Another carrier burned too.".to_owned(),
        more => format!(" {} more carriers burned too.", more - 1),
    };
    let first = match worst {
        Some(Burns::Out) => "Her crew has put it out.",
        Some(Burns::Shrinks) => {
            "Her crew gains on it; it is fought again at the end of the next turn."
        }
        Some(Burns::On) => "It is fought again at the end of the next turn.",
        Some(Burns::BreaksOut) => "It is fought at the end of each turn, and may do damage then.",
        Some(Burns::Grows) => "It is harder to put out now, and does more damage.",
        Some(Burns::Damages(_)) => "It is fought again at the end of the next turn.",
        Some(Burns::Sinks) => "All that was aboard goes down with her.",
        None => "The hits have set nothing on fire.",
    };
    first.to_owned() + &others
}

/// The dice before the one that is shown, in a line each.
pub(super) fn earlier(events: &[EventRecord], is_rolling: bool) -> Vec<String> {
    earlier_dice(events, is_rolling)
        .filter_map(|roll| {
            let carrier = of_fire(roll)?;
            Some(format!(
                "{carrier}: {}, gave {}.",
                wording::die_read(roll),
                roll.result
            ))
        })
        .collect()
}

/// The carriers whose fires have had their dice, the one whose die rolls last.
pub(super) fn carriers(events: &[EventRecord], rolling: Option<&Roll>) -> Vec<CarrierId> {
    all_dice(events, rolling).filter_map(of_fire).collect()
}

/// The carrier whose fire a die is for.
const fn of_fire(roll: &Roll) -> Option<CarrierId> {
    match roll.purpose {
        Purpose::Spread(carrier) | Purpose::Outbreak(carrier) => Some(carrier),
        _ => None,
    }
}
