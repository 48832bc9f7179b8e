//! The dice on a card: the one that is shown, and those before it in a line each.

use crate::engine::charts::{self, Outcome, Shift, Sighting};
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, Roll};
use crate::view::account::Attempt;
use crate::view::fight::{DieRoll, die_roll};
use crate::view::wording;

/// The forces that attempts brought nothing new of, with their dice, as these events tell them.
pub(super) fn vain<'a>(
    attempts: &[Attempt],
    events: &'a [EventRecord],
) -> impl Iterator<Item = (ForceId, &'a Roll)> {
    attempts.iter().filter_map(|attempt| {
        let (number, _) = attempt.die?;
        Some((attempt.force, events[number].event.roll()?))
    })
}

/// The dice of an attempt, with the one that rolls next.
pub(super) fn all_dice<'a>(
    events: &'a [EventRecord],
    rolling: Option<&'a Roll>,
) -> impl Iterator<Item = &'a Roll> {
    fallen(events).chain(rolling)
}

/// The dice of an attempt before its newest.
pub(super) fn earlier_dice(
    events: &[EventRecord],
    is_rolling: bool,
) -> impl Iterator<Item = &Roll> {
    let earlier = fallen(events)
        .count()
        .saturating_sub(usize::from(!is_rolling));
    fallen(events).take(earlier)
}

/// The dice that have fallen.
pub(super) fn fallen(events: &[EventRecord]) -> impl Iterator<Item = &Roll> {
    events.iter().filter_map(|it| it.event.roll())
}

pub(super) fn vain_line((force, roll): (ForceId, &Roll)) -> String {
    match roll.result.sighting() {
        Some(Sighting::Nothing) => format!("{force}: {}, nothing seen.", wording::die_read(roll)),
        _ => format!(
            "{force}: {}, gave {}, nothing new.",
            wording::die_read(roll),
            roll.result
        ),
    }
}

pub(super) fn die_line(roll: &Roll) -> String {
    let title = charts::find(roll.chart).map_or("", |chart| chart.title());
    if roll.result == Outcome::Shift(Shift(None)) {
        return format!(
            "{title}: {}, gave no way: it is where it was reported.",
            wording::die_read(roll)
        );
    }
    format!(
        "{title}: {}, gave {}.",
        wording::die_read(roll),
        roll.result
    )
}

/// The die that rolls, or the newest that has landed.
pub(super) fn newest_die(
    events: &[EventRecord],
    from: usize,
    rolling: Option<&Roll>,
) -> Option<DieRoll> {
    if let Some(roll) = rolling {
        return Some(die_roll(roll, from + events.len(), true));
    }
    let rolls = events.iter().enumerate().rev();
    let mut rolls = rolls.filter_map(|(n, it)| Some((n, it.event.roll()?)));
    let (n, roll) = rolls.next()?;
    Some(die_roll(roll, from + n, false))
}
