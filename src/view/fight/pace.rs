//! What is worth a look as events are shown one by one, and for how long.

use std::time::Duration;

use super::{attack_events, battle_events, begins, fires_follow, stage};
use crate::engine::fleet::MissionId;
use crate::engine::{
    AirEvent, AttackEvent, DamageEvent, Event, EventRecord, GuamEvent, LossEvent, Purpose,
    RaidEvent, Roll,
};
use crate::view::event_card;

/// How long to look at the last of the events shown, at normal speed; no time if it is not worth a
/// look.
pub fn pause(shown: &[EventRecord]) -> Duration {
    let pause = |last: &EventRecord| milliseconds(&last.event, is_fighting(shown));
    Duration::from_millis(shown.last().map_or(0, pause))
}

fn milliseconds(event: &Event, fighting: bool) -> u64 {
    match event {
        Event::Raids(RaidEvent::Moved { .. }) => 450,
        Event::Air(AirEvent::MissionMoved { .. }) => 260,
        Event::Raids(RaidEvent::Placed { .. }) => 700,
        Event::Raids(RaidEvent::GotThrough { .. }) => 900,
        Event::Roll(_) if fighting => 1200,
        Event::Roll(roll) if matches!(roll.purpose, Purpose::Outbreak(_) | Purpose::Spread(_)) => {
            1400
        }
        Event::Roll(_) => event_card::milliseconds(event).max(350),
        Event::Raids(
            RaidEvent::Divided { .. } | RaidEvent::BrokeThrough { .. } | RaidEvent::HeldOut { .. },
        ) if fighting => 800,
        Event::Losses(LossEvent::Points { .. } | LossEvent::Unit { .. })
        | Event::Attacks(
            AttackEvent::Aborted { .. }
            | AttackEvent::PointsAborted { .. }
            | AttackEvent::CapUp { .. },
        )
        | Event::Damage(DamageEvent::DeckInoperative { .. })
            if fighting =>
        {
            700
        }
        Event::Attacks(
            AttackEvent::Begins { .. }
            | AttackEvent::Contacted { .. }
            | AttackEvent::Surprised { .. }
            | AttackEvent::MustReturn { .. }
            | AttackEvent::StrikeCombat { .. },
        )
        | Event::Damage(
            DamageEvent::Hits { .. }
            | DamageEvent::Damaged { .. }
            | DamageEvent::Sinking { .. }
            | DamageEvent::FireBrokeOut { .. },
        ) => 900,
        Event::Attacks(AttackEvent::Strength { .. }) | Event::Damage(DamageEvent::Sunk { .. }) => {
            1400
        }
        event => event_card::milliseconds(event),
    }
}

/// How long a die rolls, at normal speed.
pub const ROLLING: Duration = Duration::from_millis(700);

/// How long the verdict of a fight stands while a game is watched again, at normal speed.
pub const VERDICT: Duration = Duration::from_millis(4000);

/// The die that the next event is, if it is watched as it rolls: one with a step of its own in a fight, or
/// one that says what a search sees.
pub fn watched<'a>(shown: &[EventRecord], next: &'a EventRecord) -> Option<&'a Roll> {
    let Event::Roll(roll) = &next.event else {
        return None;
    };
    let has_step = match stage(shown) {
        // What the next raid does about the Battle Line is no step of the one that has gone.
        Some(stage) if stage.over && matches!(roll.purpose, Purpose::BattleLine(_)) => false,
        Some(_) => attack_events::is_step(roll.purpose),
        None if is_fighting(shown) => battle_events::step_of(roll.purpose).is_some(),
        None => event_card::is_watched(shown, roll),
    };
    has_step.then_some(roll)
}

/// Whether a fight, which waits to be seen, ends before the event number `upto`: an attack with the fires
/// that it leaves.
pub fn is_over(all: &[EventRecord], upto: usize) -> bool {
    let shown = &all[..upto.min(all.len())];
    let fought = |last: &EventRecord| matches!(last.event, Event::Raids(RaidEvent::Fought { .. }));
    let is_over = shown.last().is_some_and(fought) || stage(shown).is_some_and(|it| it.over);
    is_over && !fires_follow(shown, all.get(upto))
}

/// Where the fight ends that an event belongs to, or leads to in its segment: the number of events up to
/// its end. Its verdict can be shown again with it.
pub fn ending(all: &[EventRecord], number: usize) -> Option<usize> {
    let is_same = |n: &usize| !matches!(all[*n].event, Event::Segment { .. });
    let here = (number..all.len()).take_while(is_same);
    here.map(|n| n + 1).find(|upto| is_over(all, *upto))
}

/// The newest fight of the turn: what it was, and the number of events up to its end.
pub fn newest(shown: &[EventRecord]) -> Option<(String, usize)> {
    let turn = shown.last()?.at.turn;
    let here = (0..shown.len()).rev();
    let mut here = here.take_while(|n| shown[*n].at.turn == turn);
    // The end of an attack is looked for only where one can be.
    let upto = here.find(|n| is_end(&shown[*n].event) && is_over(shown, n + 1))? + 1;
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
