//! The modifiers of fire in the air (4.54), the same for the dice and for the odds that are shown of them.

use crate::engine::charts::{
    Applied, FIRING_FUEL_CRITICAL, NEW_TYPES_AS_TARGET, NEW_TYPES_FIRING, SCENARIO_9_NAVAL,
    TAKING_OFF_GUAM, TARGET_FUEL_CRITICAL, TARGET_IS_ATTACK_PLANES, TARGET_IS_FIGHTERS,
};
use crate::engine::event::Target;
use crate::engine::forces::{RaidId, Service};
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// Under what conditions US aircraft fight.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Conditions {
    /// Whether they are fuel critical (4.45).
    pub critical: bool,
    /// Whether the Japanese fly newer types (24.4).
    pub new_types: bool,
    /// Whether the Japanese are just taking off from Guam (11.27).
    pub taking_off: bool,
    /// Whether they are the naval airmen of scenario 9 (4.54).
    pub veterans: bool,
}

impl Conditions {
    /// The conditions in a game, for aircraft that are fuel critical or not.
    pub fn of(table: &Table, critical: bool) -> Conditions {
        Conditions {
            critical,
            new_types: table.plays(Variant::NewJapaneseAircraft),
            taking_off: false,
            veterans: table.great_battle().is_some(),
        }
    }

    /// These conditions against a raid, which may come from a land base, or be taking off under the fighters (11.27).
    pub fn against(self, table: &Table, raid: RaidId) -> Conditions {
        Conditions {
            taking_off: table.is_taking_off(raid),
            veterans: self.veterans && table.service_of(raid) == Service::Naval,
            ..self
        }
    }
}

/// Against the old types, fuel critical or not.
impl From<bool> for Conditions {
    fn from(critical: bool) -> Conditions {
        Conditions {
            critical,
            ..Conditions::default()
        }
    }
}

/// What is added when US fighters fire on part of the Japanese (4.45, 4.54, 11.27, 24.4).
pub fn us_fire(conditions: Conditions, at: Target) -> impl Iterator<Item = Applied> {
    let fighters = at == Target::Fighters;
    let modifiers = [
        TARGET_IS_FIGHTERS.when(fighters),
        FIRING_FUEL_CRITICAL.when(conditions.critical),
        NEW_TYPES_AS_TARGET.when(fighters && conditions.new_types),
        TAKING_OFF_GUAM.when(conditions.taking_off),
    ];
    modifiers.into_iter().flatten()
}

/// What is added when Japanese fighters fire on US fighters, or on the attack planes of a strike (4.45, 4.54, 24.4).
pub fn japanese_fire(conditions: Conditions, at: Target) -> impl Iterator<Item = Applied> {
    let modifiers = [
        TARGET_IS_ATTACK_PLANES.when(at == Target::AttackPlanes),
        TARGET_FUEL_CRITICAL.when(conditions.critical),
        NEW_TYPES_FIRING.when(conditions.new_types),
        SCENARIO_9_NAVAL.when(conditions.veterans),
    ];
    modifiers.into_iter().flatten()
}
