//! What the player can reckon before he orders: costs and odds, read off the same charts that
//! the dice are. Nothing here is random and nothing changes the game.

pub mod activation;
mod arrival;
pub mod attacks;
pub(super) mod auto_answer;
mod danger;
mod divisions;
mod endurance;
pub mod engagements;
mod flights;
mod getting_past;
mod homecoming;
pub mod identity;
mod illumination;
pub mod interceptors;
mod landings;
mod luck;
mod meeting;
mod next_raid;
mod nightfall;
mod raids;
mod refuelling;
mod sailing;
pub mod searching;
mod steps;
pub mod submarines;
mod surface;
mod unconfirmed;
mod unneeded_step;
mod wind;

pub use arrival::{after_phases, arrival, phases_until_arrival, phases_while_flying};
pub use auto_answer::{AutoAnswer, raids_on_their_way};
pub use danger::{Danger, danger, dangers, fires_in_ten};
pub use divisions::{Expectation, divisions, expectation};
pub use endurance::{
    Short, a_later_fight_can_come, comes_home_from, farthest_attack, fate, flight_home,
    fuel_after_attack, is_home_at_the_end, may_fight_again, phases_to_come, raids_are_over,
    shortage, way_home,
};
pub use flights::{
    Reach, can_be_ordered, flies_now, fuel_to_keep, radius, reach, strike_may_go, why_not,
};
pub use getting_past::{GettingPast, getting_past};
pub use homecoming::{Homecoming, homecomings};
pub use illumination::{Illumination, illumination};
pub use landings::{LandingRisk, landing_losses_in_ten, landing_risk};
pub use luck::{Dicer, Luck, Reckoner, RolledFor};
pub use meeting::{Foe, foes_here, foes_in, meets};
pub use next_raid::{NextRaid, next_raid};
pub use nightfall::{
    Nightfall, home_at_the_earliest, home_in_the_dark, lost_in_the_dark, nightfall, radius_by_day,
};
pub use raids::{likely_points, raid_after, segments_to_target};
pub use refuelling::refuels_in_ten;
pub use sailing::{MissionHome, NearestThen, RaidMeets, Sailing, SearchHome, WayHome, sailing};
pub use steps::{Nothing, nothing_to_do};
pub use surface::{evasion, gunfire};
pub use unconfirmed::unconfirmed;
pub(crate) use unneeded_step::FUEL_TO_WAIT;
pub use unneeded_step::{Passed, UnneededStep, next_question};
pub use wind::{GroupLimit, WindLeaves, wind_leaves};
