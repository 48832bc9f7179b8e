//! What is worth a look as events are shown one by one, and for how long.

use std::time::Duration;

use super::battle_events;
use super::extent::{Fight, FightKind};
use super::title::title;
use crate::engine::{Roll, Scope};
use crate::view::account;
use crate::view::event_card;
use crate::view::presentation::presentation;
use crate::view::settings::Speed;
use crate::view::shown_record::ShownRecord;

/// How long to look at the last of the events shown, at normal speed; no time if it is not worth a look.
pub fn pause(shown: ShownRecord) -> Duration {
    let Some(newest) = shown.newest() else {
        return Duration::ZERO;
    };
    let presentation = presentation(&newest.event);
    match Fight::newest(shown) {
        Some(_) => presentation.pause_in_fight,
        None => presentation.pause,
    }
}

/// How long a die rolls, at normal speed.
pub const ROLLING: Duration = Duration::from_millis(700);

/// How long the verdict of a fight stands while a game is watched again, at normal speed.
pub const VERDICT: Duration = Duration::from_millis(4000);

/// The die that rolls next, if it is watched as it falls: one with a step of its own in a fight, or one that the card of
/// an event stands for.
pub fn watched(shown: ShownRecord<'_>, acknowledged: usize) -> Option<&Roll> {
    let roll = shown.next_die()?;
    let is_watched = match Fight::at(shown.record(), shown.end()) {
        // The picture of a fight comes up with its first event.
        Some(fight) if fight.from == shown.end() => false,
        Some(fight) => match fight.kind {
            FightKind::Attack(_) => account::is_step_of_attack(roll.purpose),
            FightKind::AirBattle => battle_events::step_of(roll.purpose).is_some(),
            FightKind::Surface => account::is_step_of_surface(roll.purpose),
        },
        None => event_card::is_watched(shown, acknowledged),
    };
    is_watched.then_some(roll)
}

/// Whether a fight, which waits to be seen, ends with the last of the events shown: an attack with the fires that it
/// leaves.
pub fn is_over(shown: ShownRecord) -> bool {
    Fight::newest(shown).is_some_and(|fight| fight.is_over(shown.end()))
}

/// Whether the verdict of a fight that has just ended stands until it has been seen. Where nothing moves, that of one in
/// which no ship was hit is told by a line alone.
pub fn waits(shown: ShownRecord, speed: Speed) -> bool {
    speed != Speed::Off
        || Fight::newest(shown).is_some_and(|fight| {
            let events = &shown.events()[fight.from..];
            account::ship_hits(events).next().is_some()
        })
}

/// Where the fight ends that an event belongs to, or leads to in its segment: the number of events up to its end. Its
/// verdict can be shown again with it.
pub fn ending(shown: ShownRecord, number: usize) -> Option<usize> {
    let span = shown.events().get(number)?.span;
    let segment = shown.around(span, |scope| matches!(scope, Scope::Segment { .. }));
    let after = number + 1;
    let end = segment.map_or(after, |it| shown.record().span(it).events.end);
    let fight = (number..end.min(shown.end())).find_map(|n| Fight::at(shown.record(), n))?;
    fight.is_over(shown.end()).then_some(fight.after_fires)
}

/// Where the fight ends that an event is part of, if that is over: the number of events up to its end.
pub fn ending_around(shown: ShownRecord, number: usize) -> Option<usize> {
    let fight = Fight::at(shown.record(), number)?;
    fight.is_over(shown.end()).then_some(fight.after_fires)
}

/// The newest fight of the turn: what it was, and the number of events up to its end.
pub fn newest(shown: ShownRecord) -> Option<(String, usize)> {
    let mut fights = shown
        .spans_of_turn()
        .filter_map(|span| Fight::of(shown.record(), span));
    let fight = fights.find(|fight| fight.is_over(shown.end()))?;
    let name = title(shown.up_to(fight.after_fires))?;
    Some((name, fight.after_fires))
}
