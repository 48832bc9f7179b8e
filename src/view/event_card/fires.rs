//! The dice of the fires at the end of a turn (12.32): one for each, on one card.

use super::dice::{all_dice, earlier_dice, in_short};
use crate::engine::fleet::CarrierId;
use crate::engine::{Event, EventRecord, Purpose, Roll, SegmentId};

/// Where the card of the fires begins that the events before the number `upto` are part of, if they are: with the
/// die of the first, which may not have been shown yet.
pub(super) fn first(all: &[EventRecord], told: usize, upto: usize) -> Option<usize> {
    let here = (told..upto.min(all.len())).rev();
    let here = here.take_while(|n| all[*n].at.segment == Some(SegmentId::Fire));
    // The segment itself begins it.
    let begins = here.last()?;
    let is_die = |n: &usize| matches!(&all[*n].event, Event::Roll(roll) if is_of_fire(roll));
    (begins..upto).find(is_die).or_else(|| {
        let begun = &all[begins..upto];
        let is_head = |it: &EventRecord| matches!(it.event, Event::Segment { .. });
        begun.iter().all(is_head).then_some(upto)
    })
}

/// Whether a die says what becomes of a fire at the end of a turn.
pub(super) fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    let last = shown.last();
    is_of_fire(roll) && last.is_some_and(|last| last.at.segment == Some(SegmentId::Fire))
}

/// The dice before the one that is shown, in a line each.
pub(super) fn earlier(events: &[EventRecord], is_rolling: bool) -> Vec<String> {
    earlier_dice(events, is_rolling)
        .filter_map(|roll| {
            let carrier = burning(roll)?;
            Some(format!(
                "{carrier}: {}, gave {}.",
                in_short(roll),
                roll.result
            ))
        })
        .collect()
}

/// The carriers whose fires have had their dice, the one whose die rolls last.
pub(super) fn carriers(events: &[EventRecord], rolling: Option<&Roll>) -> Vec<CarrierId> {
    all_dice(events, rolling).filter_map(burning).collect()
}

fn is_of_fire(roll: &Roll) -> bool {
    burning(roll).is_some()
}

/// The carrier whose fire a die is for.
const fn burning(roll: &Roll) -> Option<CarrierId> {
    match roll.purpose {
        Purpose::Spread(carrier) => Some(carrier),
        _ => None,
    }
}
