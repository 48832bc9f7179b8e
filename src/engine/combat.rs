//! Combat: air battles, attacks on ships, and what hits do (4.5, 5, 12).

mod air_attack;
mod air_battle;
mod air_fire;
mod attack;
mod casualties;
mod damage;
mod division;
mod fire;
mod guns;
mod interception;
mod japanese_attack;
mod ship_attack;
mod strike_attack;
#[cfg(test)]
mod strike_cap_tests;
mod strike_combat;
#[cfg(test)]
mod strike_tests;
mod submarines;

pub use air_fire::{Conditions, japanese_fire, us_fire};
pub use attack::{Attack, Attacker, DamageRoll, Quarry};
pub use division::{Division, one_for_two};
pub use interception::FUEL_OF_COMBAT;
pub use japanese_attack::{able_to_fire, overflight_factors, targets_of_raid};
pub use strike_attack::targets;
pub use strike_combat::divide_cap;

pub(crate) use air_attack::AirAttack;
pub(crate) use air_battle::AirBattle;
pub(crate) use damage::{go_down, suffer};
pub(crate) use fire::{check_outbreaks, fed_by_planes, repair_decks, spread};
pub(crate) use interception::Interception;
pub(crate) use japanese_attack::JapaneseAttack;
pub(crate) use strike_attack::{
    COORDINATION, SECOND_CONTACT, StrikeAttack, WRONG_WITHIN, contact_range, other_forces,
};
pub(crate) use submarines::{JapaneseSubmarines, carriers_afloat};
