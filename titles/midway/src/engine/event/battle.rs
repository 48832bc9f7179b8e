//! Events of battles (10 to 14).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::BattleKind;
use crate::engine::units::{AirUnit, Combatant, Leader, Side};

/// Something that happened in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum BattleEvent {
    /// In these spaces there is to be combat in this step (6.0(6), 6.0(14)).
    SpacesToFight {
        /// The spaces.
        spaces: Vec<Place>,
    },
    /// A battle begins.
    #[serde(rename = "battle_begun")]
    Begun {
        /// Where.
        space: Place,
        /// What kind of battle it is.
        kind: BattleKind,
    },
    /// A round of air combat begins (12).
    AirRound {
        /// From 1.
        round: u8,
    },
    /// The bombing begins (13).
    Bombing,
    /// The naval combat begins (14).
    NavalCombat,
    /// A unit has its target (11, 12.0, 13.0, 14.0).
    Targeted {
        /// The unit.
        by: Combatant,
        /// Its target.
        at: Combatant,
    },
    /// A leader's bonus goes to a bomber (20.1).
    Bonus {
        /// The leader.
        leader: Leader,
        /// The bomber.
        unit: AirUnit,
    },
    /// The player breaks off the air combat (12.3).
    BrokenOff,
    /// A side's ships must withdraw (14.2).
    Withdrawal {
        /// The side.
        side: Side,
        /// Where they were.
        from: Place,
        /// Where they go.
        to: Place,
    },
    /// A battle is over.
    #[serde(rename = "battle_over")]
    Over {
        /// Where.
        space: Place,
    },
}
