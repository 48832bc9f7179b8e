//! Scenario 9, "The Great Carrier Battle of the Pacific": both days, with every carrier that ever might have come.

use super::battle::{BATTLE, FORCE_RAIDS, LEVELS, RUMOURS, fleet_at};
use super::{Award, BattleSetup, Commitment, GreatBattle, Scenario, Scored, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::CarrierId;
use crate::engine::map::HexId;
use crate::engine::sequence::FLOW_CHART;

/// Scenario 9. It begins as scenario 6 does, and ends as scenario 8.
pub(super) const GREAT_CARRIER_BATTLE: Scenario = Scenario {
    number: 9,
    name: "The Great Carrier Battle of the Pacific",
    teaches: "A battle that never was: Kido Butai and airmen like those of 1942 against Task Force 58 with Saratoga",
    in_short: "Two days against every carrier Japan ever had, with Saratoga on your side.",
    summary: "Suppose that Midway had never been fought. Akagi, Kaga, Hiryu and Soryu sail with everything that Ozawa had and all that was still building, and the men who fly from them know their trade. You have Saratoga for that, and the same two days. Every naval aircraft that you shoot down counts now.",
    briefing: &[
        "0530 on June 19, 1944, of another war: one in which the carriers of Pearl Harbor were never caught with their decks full. Task Force 58 stands a hundred and thirty miles west of Saipan. Saratoga has joined Task Group 58.4. You have today, the night, and tomorrow until half past ten in the evening.",
        "Forces come onto the chart turn by turn, by night as well, until all that Japan will stake has been shown; whoever comes may be stronger than anything you have met. Somewhere among them may be Kido Butai: six fleet carriers in one force. Nobody turns back for oil. Guam has nine points of aircraft in place of seven.",
        "Naval airmen shoot better, find you more readily, hit harder, and go for your fleet carriers as long as there are any. So each naval point destroyed is a victory point, while of those from Guam it still takes five. All else counts as in the whole battle.",
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
    battle: Some(BattleSetup {
        guam: 9,
        great: Some(GreatBattle {
            joins: CarrierId::SARATOGA,
            commitment: Commitment {
                threshold: 22,
                limit: 30,
            },
            naval_attack: 5,
        }),
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

/// The victory points of the whole game, with one for each naval air point (15.1, note A).
const SCORES: &[Award] = &[
    Award::new(Scored::JapaneseCarriers, 1, 1),
    Award::new(Scored::PointsDestroyed, 1, 1),
    Award::new(Scored::LandPointsDestroyed, 1, 5),
    Award::new(Scored::UsCarriers, -1, 1),
    Award::new(Scored::UnitLostAway, -1, 2),
    Award::UNIT_LOST_AT_HOME,
    Award::new(Scored::ShipsExited, -1, 1),
    Award::new(Scored::SubmarinesLost, -4, 1),
];

/// The variants of scenario 8, without additional ships, which are all in play, and without refuelling, which belongs to
/// scenario 8 alone (20.1).
const VARIANTS: &[Variant] = &[
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
    Variant::SurfaceCombat,
    Variant::NightOperations,
];
