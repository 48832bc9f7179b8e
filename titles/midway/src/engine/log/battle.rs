//! Battles in sentences (10 to 14).

use std::fmt;

use crate::engine::event::BattleEvent;
use crate::engine::table::BattleKind;

impl fmt::Display for BattleEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BattleEvent::SpacesToFight { spaces } => {
                let names: Vec<&str> = spaces.iter().map(|space| space.text()).collect();
                match names.is_empty() {
                    true => f.write_str("Nothing more is to be fought."),
                    false => write!(f, "There is combat at {}.", names.join(", ")),
                }
            }
            BattleEvent::Begun { space, kind } => match kind {
                BattleKind::ReactionStrike => write!(f, "The strike arrives over {space}."),
                BattleKind::Mutual => write!(f, "The battle at {space} begins."),
                BattleKind::Pursuit => {
                    write!(f, "At {space} the withdrawing ships meet the enemy again.")
                }
            },
            BattleEvent::AirRound { round } => write!(f, "Air combat, round {round}."),
            BattleEvent::Bombing => f.write_str("Bombing."),
            BattleEvent::NavalCombat => f.write_str("Naval combat."),
            BattleEvent::Targeted { by, at } => write!(f, "{by} attacks {at}."),
            BattleEvent::Bonus { leader, unit } => write!(f, "{leader} leads {unit}."),
            BattleEvent::BrokenOff => f.write_str("The USN breaks off the air combat."),
            BattleEvent::Withdrawal { side, from, to } => {
                write!(f, "The {side} withdraws from {from} to {to}.")
            }
            BattleEvent::Over { space } => write!(f, "The battle at {space} is over."),
        }
    }
}
