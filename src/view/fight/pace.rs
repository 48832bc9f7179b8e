//! What is worth a look as events are shown one by one, and for how long.

use std::time::Duration;

use super::{attack_events, battle_events, begins, fires_follow, stage};
use crate::engine::fleet::MissionId;
use crate::engine::{
    AirEvent, AttackEvent, DamageEvent, Event, EventRecord, GuamEvent, Purpose, RaidEvent, Roll,
};
use crate::view::event_card;
use crate::view::presentation::presentation;
use crate::view::shown_record::ShownRecord;

/// How long to look at the last of the events shown, at normal speed; no time if it is not worth a
/// look.
pub fn pause(shown: ShownRecord) -> Duration {
    let Some(newest) = shown.newest() else {
        return Duration::ZERO;
    };
    let presentation = presentation(&newest.event);
    match is_fighting(shown.events()) {
        true => presentation.pause_in_fight,
        false => presentation.pause,
    }
}

/// How long a die rolls, at normal speed.
pub const ROLLING: Duration = Duration::from_millis(700);

/// How long the verdict of a fight stands while a game is watched again, at normal speed.
pub const VERDICT: Duration = Duration::from_millis(4000);

/// The die that the next event is, if it is watched as it rolls: one with a step of its own in a fight, or
/// one that says what a search sees.
pub fn watched(shown: ShownRecord<'_>) -> Option<&Roll> {
    let Event::Roll(roll) = &shown.next()?.event else {
        return None;
    };
    let events = shown.events();
    let has_step = match stage(events) {
        // What the next raid does about the Battle Line is no step of the one that has gone.
        Some(stage) if stage.over && matches!(roll.purpose, Purpose::BattleLine(_)) => false,
        Some(_) => attack_events::is_step(roll.purpose),
        None if is_fighting(events) => battle_events::step_of(roll.purpose).is_some(),
        None => event_card::is_watched(shown),
    };
    has_step.then_some(roll)
}

/// Whether a fight, which waits to be seen, ends before the event number `upto`: an attack with the fires
/// that it leaves.
pub fn is_over(shown: ShownRecord) -> bool {
    let (events, next) = (shown.events(), shown.next());
    let fought = |last: &EventRecord| matches!(last.event, Event::Raids(RaidEvent::Fought { .. }));
    let is_over = events.last().is_some_and(fought) || stage(events).is_some_and(|it| it.over);
    is_over && !fires_follow(events, next)
}

/// Where the fight ends that an event belongs to, or leads to in its segment: the number of events up to
/// its end. Its verdict can be shown again with it.
pub fn ending(shown: ShownRecord, number: usize) -> Option<usize> {
    let (record, events) = (shown.record(), shown.events());
    let is_same = |n: &usize| !matches!(events[*n].event, Event::Segment { .. });
    let mut here = (number..events.len()).take_while(is_same).map(|n| n + 1);
    here.find(|upto| is_over(ShownRecord::new(record, *upto)))
}

/// The newest fight of the turn: what it was, and the number of events up to its end.
pub fn newest(shown: ShownRecord) -> Option<(String, usize)> {
    let (record, shown) = (shown.record(), shown.events());
    let turn = shown.last()?.at.turn;
    let here = (0..shown.len()).rev();
    let mut here = here.take_while(|n| shown[*n].at.turn == turn);
    // The end of an attack is looked for only where one can be.
    let upto =
        here.find(|n| is_end(&shown[*n].event) && is_over(ShownRecord::new(record, n + 1)))? + 1;
    let name = shown[..upto].iter().rev().find_map(|it| match &it.event {
        Event::Raids(RaidEvent::Fought { mission, raid }) => {
            Some(format!("{} meets {raid}", called(&shown[..upto], *mission)))
        }
        Event::Attacks(AttackEvent::Begins { by, target }) => {
            Some(format!("{by} attacks {target}"))
        }
        Event::Roll(Roll {
            purpose: Purpose::BattleLine(raid),
            ..
        }) => Some(format!("{raid} over the fleet")),
        _ => None,
    });
    Some((name?, upto))
}

/// Whether a fight can end with an event.
fn is_end(event: &Event) -> bool {
    match event {
        Event::Roll(roll) => matches!(roll.purpose, Purpose::Outbreak(_)),
        event => matches!(
            event,
            Event::Raids(RaidEvent::Fought { .. })
                | Event::Attacks(AttackEvent::Over { .. })
                | Event::Raids(RaidEvent::Withdrew { .. } | RaidEvent::Destroyed { .. })
                | Event::Guam(GuamEvent::FliesHome { .. })
                | Event::Damage(DamageEvent::FireBrokeOut { .. })
        ),
    }
}

/// What a mission is called in a fight: a patrol that went on the map for it is told by its own name to
/// the end (4.34).
pub fn called(shown: &[EventRecord], mission: MissionId) -> String {
    let here = shown.iter().rev();
    let mut here = here.take_while(|it| !matches!(it.event, Event::Segment { .. }));
    let patrol = here.find_map(|it| match it.event {
        Event::Air(AirEvent::MissionPlaced { what, from, .. }) if what == mission => from,
        _ => None,
    });
    patrol.map_or_else(|| mission.to_string(), |patrol| patrol.to_string())
}

/// Whether the events shown end within an air battle, or an attack on ships.
pub fn is_fighting(shown: &[EventRecord]) -> bool {
    if stage(shown).is_some() {
        return true;
    }
    let last = shown.iter().rev().find(|record| {
        matches!(
            record.event,
            Event::Raids(RaidEvent::Fought { .. }) | Event::Segment { .. }
        ) || begins(&record.event)
    });
    last.is_some_and(|record| begins(&record.event))
}
