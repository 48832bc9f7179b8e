//! Scenario 7, "Spruance Turns West": June 19 with Task Force 58 five hexes nearer.

use super::battle::{BATTLE, FORCE_RAIDS, LEVELS, RUMOURS, SCORES, VARIANTS, fleet_at};
use super::{BattleSetup, Scenario};
use crate::engine::clock::Turn;
use crate::engine::map::HexId;
use crate::engine::sequence::FLOW_CHART;

/// Scenario 7.
pub(super) const TURNS_WEST: Scenario = Scenario {
    number: 7,
    name: "Spruance Turns West",
    teaches: "The same day with a bolder admiral: the enemy is within reach at dawn, and so are you",
    in_short: "The same day, with the fleet five hexes nearer to Ozawa.",
    summary: "What Mitscher asked for in the night, and Spruance refused: Task Force 58 has steamed west, and dawn finds it within reach of Ozawa. Five reports are on the chart already. Strike first, or be struck.",
    briefing: &[
        "0530 on June 19, 1944. In the night a radio bearing put Ozawa three hundred and fifty miles west, Mitscher asked to run towards him, and this time Spruance said yes. Task Force 58 stands five hexes further west than it did in the war, and Saipan is so much further behind it.",
        "Five forces have been reported and have come on since; more arrive turn by turn. What is near can be searched and struck in the first hours, and can strike back. What slips round you is between you and the landing.",
        "The points are those of the whole battle: carriers sunk and aircraft destroyed on one side; your carriers, aircraft and submarines, and ships that reach the waters off Saipan, on the other.",
    ],
    minutes: 180,
    first_turn: Turn::at(19, 530),
    turns: 11,
    segments: FLOW_CHART,
    us: fleet_at(HexId::at(1114)),
    raids: &[],
    raids_get_through: false,
    forces: &[],
    rumours: Some(RUMOURS),
    force_raids: Some(FORCE_RAIDS),
    battle: Some(BattleSetup {
        arrived: 5,
        leeward_at_start: true,
        ..BATTLE
    }),
    must_come_home: true,
    contact_range: None,
    ends_with_last_attack: false,
    scores: SCORES,
    levels: LEVELS,
    variants: VARIANTS,
    by_default: &[],
};
