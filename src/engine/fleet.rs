//! The US side: task groups, air units, air missions and what they do.

mod air_operations;
mod air_unit;
#[cfg(test)]
mod at_sea_tests;
mod cap;
mod detachment;
mod flight_deck;
mod forming;
mod fuel;
mod grounded;
mod handling;
mod homes;
mod landing;
mod launch;
mod lights;
mod losses;
mod mission;
mod movement;
mod night;
#[cfg(test)]
mod night_tests;
mod operating_limit;
mod raided_cripples;
mod ready_decks;
mod search;
mod stranded;
mod strike;
pub(super) mod submarines;
mod task_group_set;
mod unit_set;
mod us_movement;
mod wind;
#[cfg(test)]
mod wind_tests;

pub use air_operations::AirStep;
pub use air_unit::{
    AIR_UNITS, AIRCRAFT_A_POINT, AIRCRAFT_A_UNIT, AirUnitId, AirUnitType, CARRIERS, Carrier,
    CarrierId, CarrierType, TaskGroupId,
};
pub use flight_deck::{CV_LIMITS, CVL_LIMITS, Exposed, FlightDeck, Handled, Limits};
pub use fuel::{EXHAUSTED, Fuel};
pub use lights::{LandingLight, lights_may_help, possible_lights};
pub use mission::{
    CAP_MISSIONS, CAP_UNITS, CapId, Interceptor, MISSION_DISPLAYS, Mission, MissionId, MissionType,
    Movement, TaskGroup,
};
pub use raided_cripples::cripples_to_raid;
pub use search::{
    Leg, NARROW_AIMS, Search, SearchAim, SearchId, SearchZone, Sweep, check_search, may_stay,
    one_look_may_move_another, search_home, search_modifiers, search_modifiers_at,
};
pub use task_group_set::TaskGroupSet;
pub use unit_set::UnitSet;
pub use us_movement::{
    can_still_move, ready_to_sail, sailing_orders, stays_behind, task_force_moves,
    task_group_moves, towing_moves, unopposed_moves, why_not_sail, why_not_towed, windward_moves,
};

pub use night::{fit_for_the_light, is_night_capable, night_operations};
pub use operating_limit::{LimitedBy, OperatingLimit, operating_limit};
pub use wind::{together, within_the_wind, without_wind};

pub use detachment::BATTLE_LINE_GROUP;
pub use grounded::{Grounded, TakeOff, grounded, why_grounded};
pub use handling::{check_can_operate, check_clear, order_to};
pub use homes::{homes, nearest_home};
pub use landing::{deck_to_land_on, landing_fuel, safe_return_modifiers};
pub use launch::check_type;
pub use movement::{
    FUEL_OF_HOLDING, HEXES_A_SEGMENT, check_flight, lost_by_holding, range, waiting,
};
pub use stranded::can_come_home;
pub use strike::{GUAM, LEASH};
pub use submarines::{
    Submarine, SubmarineId, SubmarineState, SubmarineTask, contact_modifiers, is_at_cripple,
    torpedo_targets,
};

pub(crate) use air_operations::{AirOperations, only_by_pushing, something_to_do};
pub(crate) use cap::{check_placing, place_on_map};
pub(crate) use detachment::{check_detaching, detach};
pub(crate) use forming::Forming;
pub(crate) use handling::{check_pushing, deck_event, push_over};
pub(crate) use landing::{LANDING, Landing, clear_decks};
pub(crate) use launch::launch_event;
pub(crate) use lights::{check_dousing, douse, legal_dousing};
pub(crate) use losses::{lose_in_landing, lose_unit};
pub(crate) use movement::{AirMovement, check_split, legal_splits, spend, split};
pub(crate) use ready_decks::ReadyDecks;
pub use ready_decks::{placings, placings_aboard};
pub(crate) use search::{
    AirSearch, SearchFlight, check_declaring, check_path, check_search_landing, check_which,
    legal_declaring, legal_launches, legal_path, legal_search_landings, legal_which, next_move,
    search_launched,
};
pub(crate) use stranded::lose_the_stranded;
pub(crate) use strike::check_way;
pub(crate) use submarines::{
    PlacingSubmarines, SubmarineActivation, enough_for_any_carrier, hunt_shadowers,
};
pub(crate) use us_movement::{
    check_us_movement, cripples_left, cripples_met, left, legal_us_movement, move_ships, overtake,
    overtaken, sailing_events,
};
pub(crate) use wind::{mark_courses, set_the_wind, stations};
