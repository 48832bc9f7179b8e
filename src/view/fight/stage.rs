//! Where the events shown stand with a fight.

use crate::engine::forces::RaidId;
use crate::engine::{
    AttackEvent, Attacker, DamageEvent, Event, EventRecord, GuamEvent, Purpose, RaidEvent, Roll,
};

/// Whether an event begins an air battle.
pub fn begins(event: &Event) -> bool {
    matches!(event, Event::Raids(RaidEvent::BattleBegins { .. }))
}

/// Where the events shown stand with an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The event it began with.
    pub start: usize,
    /// Who attacks.
    pub by: Attacker,
    /// Whether it is over.
    pub over: bool,
}

/// The attack that the last of the events belong to, if they belong to one: it begins with what a
/// raid does about the Battle Line, or with its target.
///
/// The fires that a raid leaves behind are rolled for after it has flown off (12.31): they belong to it.
pub fn stage(events: &[EventRecord]) -> Option<Stage> {
    let fires = events.iter().rev();
    let fires = fires.take_while(|it| is_outbreak(&it.event)).count();
    let end = events.len() - fires;
    let mut over = false;
    for (n, record) in events.iter().enumerate().rev() {
        match &record.event {
            // The target of a raid may have been preceded by the Battle Line's guns.
            Event::Attacks(AttackEvent::Begins { by, .. }) => {
                let by = *by;
                let start = match by {
                    Attacker::Raid(raid) => meeting(&events[..n], raid).unwrap_or(n),
                    Attacker::Strike(_) => n,
                };
                return Some(Stage { start, by, over });
            }
            Event::Roll(Roll {
                purpose: Purpose::BattleLine(raid),
                ..
            }) => {
                let by = Attacker::Raid(*raid);
                return Some(Stage { start: n, by, over });
            }
            Event::Attacks(AttackEvent::Over {
                by: Attacker::Strike(_),
            })
            | Event::Raids(RaidEvent::Withdrew { .. } | RaidEvent::Destroyed { .. })
            | Event::Guam(GuamEvent::FliesHome { .. }) => {
                // Only the last event can be the end of what is told.
                if n + 1 != end {
                    return None;
                }
                over = true;
            }
            Event::Segment { .. } | Event::Raids(RaidEvent::Fought { .. }) => return None,
            _ => {}
        }
    }
    None
}

/// Whether the attack that `shown` ends with goes on with the fires it has left, which `next` tells of.
pub fn fires_follow(shown: &[EventRecord], next: Option<&EventRecord>) -> bool {
    next.is_some_and(|next| is_outbreak(&next.event)) && stage(shown).is_some()
}

/// Whether an event tells whether a fire breaks out on a carrier that was hit (12.31).
pub(super) fn is_outbreak(event: &Event) -> bool {
    match event {
        Event::Roll(roll) => matches!(roll.purpose, Purpose::Outbreak(_)),
        event => matches!(event, Event::Damage(DamageEvent::FireBrokeOut { .. })),
    }
}

/// The roll of a raid against the Battle Line, just before it chose its target.
fn meeting(events: &[EventRecord], raid: RaidId) -> Option<usize> {
    let here = events.iter().enumerate().rev();
    let mut here = here.take_while(|(_, record)| {
        !matches!(
            record.event,
            Event::Segment { .. }
                | Event::Raids(RaidEvent::Withdrew { .. })
                | Event::Guam(GuamEvent::FliesHome { .. })
        )
    });
    here.find_map(|(n, record)| match &record.event {
        Event::Roll(roll) if roll.purpose == Purpose::BattleLine(raid) => Some(n),
        _ => None,
    })
}
