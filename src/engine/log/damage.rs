//! The sentences of hits and fires.

use std::fmt;

use crate::engine::event::{DamageEvent, HitKind};
use crate::engine::ships::Condition;
use crate::engine::words::count_of;

impl fmt::Display for DamageEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DamageEvent::Hits { ship, hits, kind } => {
                let hits = count_of(*hits, "hit", "hits");
                match kind {
                    HitKind::AirAttack | HitKind::Gunfire => write!(f, "{hits} on {ship}."),
                    HitKind::Torpedo => write!(f, "Torpedoes: {hits} on {ship}."),
                    HitKind::Fire => write!(f, "The fire does {hits} of damage to {ship}."),
                }
            }
            DamageEvent::HitsAdjusted => {
                f.write_str("The hits on Japanese ships are a turn older.")
            }
            DamageEvent::Damaged { ship, condition } => match condition {
                Condition::Crippled => write!(f, "{ship} is crippled."),
                condition => write!(f, "{ship} has {condition} damage."),
            },
            DamageEvent::Sinking { ship } => write!(f, "{ship} is sinking."),
            DamageEvent::Sunk { ship } => write!(f, "{ship} sinks."),
            DamageEvent::DeckInoperative { carrier } => {
                write!(f, "The flight deck of {carrier} is inoperative.")
            }
            DamageEvent::DeckRepaired { carrier } => {
                write!(f, "The flight deck of {carrier} is repaired.")
            }
            DamageEvent::FireBrokeOut { carrier } => write!(f, "Fire breaks out aboard {carrier}."),
            DamageEvent::FireBurnsOn { carrier, level, .. } => {
                write!(f, "The fire aboard {carrier} burns on at level {level}.")
            }
            DamageEvent::FireChanged {
                carrier, level: 0, ..
            } => write!(f, "A fire aboard {carrier} is out."),
            DamageEvent::FireChanged { carrier, level, .. } => {
                write!(f, "The fire aboard {carrier} is at level {level} now.")
            }
            DamageEvent::FiresOut { carrier } => {
                write!(f, "Nothing burns aboard {carrier} any more.")
            }
        }
    }
}
