//! Scenario 8, "The Battle of the Philippine Sea": June 19 and 20, with the night between them.

use super::battle::{BATTLE, FORCE_RAIDS, LEVELS, RUMOURS, SCORES, fleet_at};
use super::{Scenario, Variant};
use crate::engine::clock::Turn;
use crate::engine::map::HexId;
use crate::engine::sequence::FLOW_CHART;

/// Scenario 8. It begins as scenario 6 does, and ends with the 2130 turn of June 20.
pub(super) const PHILIPPINE_SEA: Scenario = Scenario {
    number: 8,
    name: "The Battle of the Philippine Sea",
    teaches: "Both days: the night between them, Ozawa's way home by his oilers, and the last strike into the dusk",
    in_short: "June 19 and 20: first the raids, then the chase.",
    summary: "Both days of the battle, with all of Task Force 58. On the first Ozawa comes for you; with its dusk he turns back for oil, and on the second you go after him, as far as your fuel reaches and a little further. The night between belongs to nobody.",
    briefing: &[
        "0530 on June 19, 1944. Task Force 58 stands a hundred and thirty miles west of Saipan, between the landing and whatever comes for it, with seven battleships ahead of the carriers. You have today, the night, and tomorrow until half past ten in the evening.",
        "The first day is that of the raids: forces come onto the chart turn by turn, Guam sends what it has, your submarines wait. But Ozawa's ships have steamed far on little oil. With the dusk they turn back to where oilers lie, and until they have drunk, or have been seen, they go no further.",
        "On the second day nobody comes any more. What is still west of you can be found and struck, if you have closed in the night, and if what you send can come home and be landed in the dark. The points are those of the whole battle; you have two days to earn them, and two days to lose them.",
    ],
    minutes: 240,
    first_turn: Turn::at(19, 530),
    turns: 31,
    segments: FLOW_CHART,
    us: fleet_at(HexId::at(1109)),
    raids: &[],
    raids_get_through: false,
    forces: &[],
    rumours: Some(RUMOURS),
    force_raids: Some(FORCE_RAIDS),
    battle: Some(BATTLE),
    must_come_home: true,
    contact_range: None,
    ends_with_last_attack: false,
    scores: SCORES,
    levels: LEVELS,
    variants: VARIANTS,
    by_default: &[Variant::Refuelling],
};

/// The variants of scenario 6, and those of the second day. A list of its own, since the order of neither may change.
const VARIANTS: &[Variant] = &[
    Variant::AdditionalShips,
    Variant::DoubleForces,
    Variant::NoTaskGroup581,
    Variant::LessEffectiveInterception,
    Variant::NoUsSubmarines,
    Variant::NewJapaneseAircraft,
    Variant::Shadowing,
    Variant::ExtendedSearch,
    Variant::LocationUncertainty,
    Variant::MorningSearches,
    Variant::LandAirReinforcements,
    Variant::DeckCrashes,
    Variant::LeewardMovement,
    Variant::VariableWind,
    Variant::ShuttleRaids,
    Variant::Refuelling,
    Variant::SurfaceCombat,
    Variant::NightOperations,
];
