//! The dice of the fires at the end of a turn (12.32): one for each, on one card.

use super::dice::{all_dice, earlier_dice, in_short};
use crate::engine::fleet::CarrierId;
use crate::engine::{EventRecord, Purpose, Roll};

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

/// The carrier whose fire a die is for.
const fn burning(roll: &Roll) -> Option<CarrierId> {
    match roll.purpose {
        Purpose::Spread(carrier) => Some(carrier),
        _ => None,
    }
}
