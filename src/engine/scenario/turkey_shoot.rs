//! Scenario 6, "The Marianas Turkey Shoot": June 19, whole.

use super::Scenario;
use super::battle::{BATTLE, FORCE_RAIDS, LEVELS, RUMOURS, SCORES, VARIANTS, fleet_at};
use crate::engine::clock::Turn;
use crate::engine::map::HexId;
use crate::engine::sequence::FLOW_CHART;

/// Scenario 6.
pub(super) const TURKEY_SHOOT: Scenario = Scenario {
    number: 6,
    name: "The Marianas Turkey Shoot",
    teaches: "The whole battle of June 19: forces that arrive, Guam, submarines, commitment and victory",
    in_short: "All of June 19: Guam, submarines, and whatever else is out there.",
    summary: "Dawn to dusk of June 19, with all of Task Force 58. Ozawa comes from somewhere in the west with more than anybody has seen; Guam has aircraft; five submarines lie across his way. Keep him off Saipan, and clear the sea of his carriers.",
    briefing: &[
        "0530 on June 19, 1944. Task Force 58 stands a hundred and thirty miles west of Saipan, between the landing and whatever comes for it, with seven battleships ahead of the carriers. Spruance has turned back east in the night so that nobody can slip round you. The sky is clear, the wind is from the east, and the first reports will come with the light.",
        "Forces of Japanese ships come onto the chart turn by turn, as letters about which nothing is known. Some are carriers, some are battleships, some are nothing. Guam has aircraft of its own and will send them; a patrol over its field hurts them as they take off. Your submarines act when their chit is drawn.",
        "You are not asked to hold, you are asked to win: 25 points for a fleet carrier sunk, 15 for a light one, 1 for every five Japanese points destroyed. Carriers of your own that are hit, aircraft lost, submarines sunk, and ships that reach the waters off Saipan cost you dear. What cannot come home at the end is lost.",
    ],
    minutes: 180,
    first_turn: Turn::at(19, 530),
    turns: 11,
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
    by_default: &[],
};
