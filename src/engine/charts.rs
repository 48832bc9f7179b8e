//! The charts of the game (2.4). Each exists once, as a constant: dice are read on it and the
//! screen draws it.

mod air_combat;
mod air_missions;
mod arrival;
mod attack_results;
mod attacks;
mod commitment;
mod damage;
mod intelligence;
mod intelligence_results;
mod land_air;
mod level_four;
mod level_three;
mod outcome;
mod raid_generation;
mod raid_reduction;
mod raid_results;
mod raid_strength;
mod raids;
mod refuelling;
mod results;
mod searches;
mod shuttle;
mod strikes;
mod submarines;
mod surface;
mod us_submarines;
mod wind;

pub use air_combat::{
    FIRING_FUEL_CRITICAL, JAPANESE_AIR_TO_AIR, NEW_TYPES_AS_TARGET, NEW_TYPES_FIRING,
    SCENARIO_9_NAVAL, TAKING_OFF_GUAM, TARGET_FUEL_CRITICAL, TARGET_IS_ATTACK_PLANES,
    TARGET_IS_FIGHTERS, US_AIR_TO_AIR,
};
pub use air_missions::{
    CANNOT_PAY_LANDING, CLEAR_DECK_CRASH, DECK_CRASH, DUSK_DARK, FUEL_CRITICAL_VALUE,
    INTERCEPTION_FUEL, NIGHT_DARK, NIGHT_LIT, SAFE_RETURN, SECOND_HEX_FUEL,
};
pub use arrival::{ARRIVAL_HEX, ARRIVAL_NEAR_CARRIERS, ARRIVAL_ZONE, NearCarriers};
pub use attack_results::{
    AntiAircraft, BattleLine, Contact, DamageRolls, FireSpread, Hunt, Outbreak, Repair,
    SubmarineAttack, SubmarineContact, Surprise, TorpedoHits,
};
pub use attacks::{
    AIR_ATTACK_DAMAGE, AIR_ATTACK_ROLLS, ANTI_AIRCRAFT, BATTLE_LINE, LEAST_ANTI_AIRCRAFT,
    LISTED_WITH_ROLL, NEW_TYPES_DAMAGE, SURPRISE_DAMAGE,
};
pub use commitment::{COMMITMENT_TEST, CommitmentTest, LEVEL_1_COMMITMENT};
pub use damage::{
    CARRIER_CRIPPLED, FIRE_LEVEL_2, FIRE_LEVEL_3, FIRE_OUTBREAK, FIRE_SPREAD, FURTHER_HITS,
    IN_SERVICING, READY_ON_DECK, REPAIR_DECK,
};
pub use intelligence::{KNOWN_AIR_STRENGTH, LEVEL_1_TO_2, LEVEL_2_TO_3_SURFACE};
pub use intelligence_results::{LevelTwo, Screen, Shift, Sighting, SurfaceShips};
pub use kernel::{AnyChart, Applied, Chart, Column, Modifier, Source};
pub use land_air::{LAND_AIR, LAND_AIR_ARRIVAL, LandAir, sent_before};
pub use level_four::{
    LEVEL_3_TO_4, SCENARIO_9_SHIPS, SCREEN, SCREEN_OF_KIDO_BUTAI, SCREEN_OF_THREE, SCREEN_OF_TWO,
};
pub use level_three::{
    LEVEL_2_TO_3_FOUR_OR_MORE, LEVEL_2_TO_3_ONE_TO_TWO, LEVEL_2_TO_3_THREE_TO_FOUR,
    LEVEL_2_TO_3_TWO_TO_THREE, SCENARIO_9_CARRIERS, UNKNOWN_STRENGTH_COLUMN,
};
pub use outcome::Outcome;
pub use raid_generation::{
    AIR_RAID_GENERATION, FIGHTERS_OVER_GUAM, RAID_US_ADVANTAGE, SCENARIO_9_RAIDS,
    generation_modifiers, largest_raid_range,
};
pub use raid_reduction::RAID_REDUCTION;
pub use raid_results::{RaidDecision, Waves};
pub use raid_strength::{RAID_STRENGTH_KNOWN, RAID_STRENGTH_UNKNOWN, RAID_STRENGTH_VALUE};
pub use raids::{ESCORT_FIGHTERS, INTERCEPT_RANGE, LESS_EFFECTIVE_INTERCEPTION, RANGE_IN_THE_DARK};
pub use refuelling::{FLAGSHIP_OUT, REFUELLING, Refuels};
pub use results::{Clearing, DeckCrash, JapaneseFire, SafeReturn};
pub use searches::{
    AIR_SEARCH, FIGHTERS_SEARCH, LOCATION_DIRECTION, LOCATION_DISTANCE, MISSION_MOVEMENT,
    NARROW_SEARCH, SEARCH_DUSK, SEARCH_LATE, SEARCH_NIGHT, SEARCH_RANGE_3, SEARCH_RANGE_7,
    SEARCH_RANGE_11, SECOND_LOOK, SUBMARINE_SHADOWS, TWO_UNITS,
};
pub use shuttle::{SHUTTLE_RAID, Shuttle};
pub use strikes::{
    APPROXIMATE_SIGHTING, CAP_SURPRISED, JAPANESE_CAP, NO_RAID_YET, SECOND_ATTEMPT, STRIKE_CONTACT,
    SURPRISE, US_ADVANTAGE,
};
pub use submarines::{JAPANESE_SUBMARINE, SURFACE_UNITS};
pub use surface::{
    Caught, EVADES_WITH_CARRIERS, FIRER_HEAVILY_DAMAGED, FIRING_AT_SURPRISED,
    JAPANESE_GUNS_AT_NIGHT, JAPANESE_TORPEDOES, SURFACE_EVASION, SURFACE_FIRE, SURFACE_SURPRISE,
    TORPEDO_COLUMN, gunfire_column,
};
pub use us_submarines::{
    ASW, CRIPPLED_SHIP_FOUND, CRIPPLED_SHIP_HIT, DUSK_OR_NIGHT, FORCE_CAME_UPON_IT,
    FORCE_DID_NOT_MOVE, OBLIQUE_APPROACH, SCORED_HITS, STERN_CHASE, SUBMARINE_ATTACK,
    SUBMARINE_CONTACT, SUBMARINE_HITS, SUBMARINE_HITS_AGAIN,
};
pub use wind::{SECOND_WIND_ROLL, WIND, WindRoll};

/// Every chart, in the order of the rules that use them.
pub const ALL: [&dyn AnyChart<Outcome>; 55] = [
    &INTERCEPTION_FUEL,
    &SECOND_HEX_FUEL,
    &SAFE_RETURN,
    &DECK_CRASH,
    &CLEAR_DECK_CRASH,
    &US_AIR_TO_AIR,
    &JAPANESE_AIR_TO_AIR,
    &STRIKE_CONTACT,
    &SURPRISE,
    &JAPANESE_CAP,
    &ANTI_AIRCRAFT,
    &AIR_ATTACK_ROLLS,
    &AIR_ATTACK_DAMAGE,
    &BATTLE_LINE,
    &INTERCEPT_RANGE,
    &ESCORT_FIGHTERS,
    &REPAIR_DECK,
    &FIRE_OUTBREAK,
    &FIRE_SPREAD,
    &MISSION_MOVEMENT,
    &LEVEL_1_TO_2,
    &LEVEL_2_TO_3_ONE_TO_TWO,
    &LEVEL_2_TO_3_TWO_TO_THREE,
    &LEVEL_2_TO_3_THREE_TO_FOUR,
    &LEVEL_2_TO_3_FOUR_OR_MORE,
    &LEVEL_2_TO_3_SURFACE,
    &LEVEL_3_TO_4,
    &SCREEN,
    &AIR_SEARCH,
    &LOCATION_DIRECTION,
    &LOCATION_DISTANCE,
    &AIR_RAID_GENERATION,
    &RAID_STRENGTH_UNKNOWN,
    &RAID_STRENGTH_KNOWN,
    &RAID_STRENGTH_VALUE,
    &RAID_REDUCTION,
    &SUBMARINE_CONTACT,
    &SUBMARINE_ATTACK,
    &SUBMARINE_HITS,
    &SUBMARINE_HITS_AGAIN,
    &ASW,
    &JAPANESE_SUBMARINE,
    &LAND_AIR,
    &LAND_AIR_ARRIVAL,
    &LEVEL_1_COMMITMENT,
    &COMMITMENT_TEST,
    &ARRIVAL_ZONE,
    &ARRIVAL_HEX,
    &ARRIVAL_NEAR_CARRIERS,
    &WIND,
    &REFUELLING,
    &SHUTTLE_RAID,
    &SURFACE_SURPRISE,
    &SURFACE_EVASION,
    &SURFACE_FIRE,
];

/// What each of the ten faces of the die gives in a column under a modifier (2.5), for odds that need it by face.
pub fn by_face<R: Copy>(chart: &Chart<R>, column: usize, modifier: i8) -> [R; 10] {
    std::array::from_fn(|face| chart.result(column, face as i8 + 1 + modifier))
}

/// The chart of a name.
pub fn find(id: &str) -> Option<&'static dyn AnyChart<Outcome>> {
    ALL.into_iter().find(|chart| chart.id() == id)
}
