//! What is worth a look as events are shown one by one, and for how long.

use std::time::Duration;

use super::{attack_events, battle_events, begins, stage};
use crate::engine::{Event, Happening, Purpose, Roll};

/// How long to look at the last of the events shown, at normal speed; no time if it is not worth a
/// look.
pub fn pause(shown: &[Happening]) -> Duration {
    let pause = |last: &Happening| milliseconds(&last.event, is_fighting(shown));
    Duration::from_millis(shown.last().map_or(0, pause))
}

fn milliseconds(event: &Event, fighting: bool) -> u64 {
    match event {
        Event::RaidMoved { .. } | Event::MissionMoved { .. } => 260,
        Event::RaidPlaced { .. } => 700,
        Event::GotThrough { .. } => 900,
        Event::Roll(_) if fighting => 1200,
        Event::Roll(roll) if matches!(roll.purpose, Purpose::Outbreak(_) | Purpose::Spread(_)) => {
            1400
        }
        Event::Roll(_) => 350,
        Event::Divided { .. } | Event::BrokeThrough { .. } | Event::HeldOut { .. } if fighting => {
            800
        }
        Event::PointsLost { .. }
        | Event::UnitLost { .. }
        | Event::Aborted { .. }
        | Event::PointsAborted { .. }
        | Event::CapUp { .. }
        | Event::DeckInoperative { .. }
            if fighting =>
        {
            700
        }
        Event::AttackBegins { .. }
        | Event::Contacted { .. }
        | Event::Surprised { .. }
        | Event::MustReturn { .. }
        | Event::StrikeCombat { .. }
        | Event::Hits { .. }
        | Event::Damaged { .. }
        | Event::Sinking { .. }
        | Event::FireBrokeOut { .. } => 900,
        Event::AttackStrength { .. } | Event::Sunk { .. } => 1400,
        _ => 0,
    }
}

/// How long a die rolls, at normal speed.
pub const ROLLING: Duration = Duration::from_millis(700);

/// How long the verdict of a fight stands while a game is watched again, at normal speed.
pub const VERDICT: Duration = Duration::from_millis(4000);

/// The die that the next event is, if it is watched as it rolls: one with a step of its own in a fight.
pub fn watched<'a>(shown: &[Happening], next: &'a Happening) -> Option<&'a Roll> {
    let Event::Roll(roll) = &next.event else {
        return None;
    };
    let has_step = match stage(shown) {
        Some(_) => attack_events::is_step(roll.purpose),
        None => is_fighting(shown) && battle_events::step_of(roll.purpose).is_some(),
    };
    has_step.then_some(roll)
}

/// Whether the events shown end with the end of a fight, which waits to be seen.
pub fn is_over(shown: &[Happening]) -> bool {
    let fought = |last: &Happening| matches!(last.event, Event::Fought { .. });
    shown.last().is_some_and(fought) || stage(shown).is_some_and(|stage| stage.over)
}

/// Whether the events shown end within an air battle, or an attack on ships.
pub fn is_fighting(shown: &[Happening]) -> bool {
    if stage(shown).is_some() {
        return true;
    }
    let last = shown.iter().rev().find(|happening| {
        matches!(
            happening.event,
            Event::Fought { .. } | Event::Segment { .. }
        ) || begins(&happening.event)
    });
    last.is_some_and(|happening| begins(&happening.event))
}
