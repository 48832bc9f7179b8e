//! Scenario 4, "Where Is Ozawa?": the search of June 20.

use super::{Award, DeckSetup, Level, RumourSetup, Scenario, Scored, UsSetup, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::{AirUnitType, TaskGroupId};
use crate::engine::forces::LevelOne;
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

/// An Avenger and a dive bomber ready, two Hellcats below (set-up of the scenario).
const FLEET_CARRIER: DeckSetup = DeckSetup {
    ready: &[
        &[AirUnitType::Tbf, AirUnitType::Tbm],
        &[AirUnitType::Sbd, AirUnitType::Sb2c],
    ],
    servicing: &[&[AirUnitType::F6F], &[AirUnitType::F6F]],
};

/// An Avenger ready, a Hellcat below.
const LIGHT_CARRIER: DeckSetup = DeckSetup {
    ready: &[&[AirUnitType::Tbm]],
    servicing: &[&[AirUnitType::F6F]],
};

/// The chits of Level 1 (7.35).
pub(super) const LEVEL_ONE_CUP: &[(LevelOne, u8)] = &[
    (LevelOne::Carrier, 6),
    (LevelOne::Surface, 4),
    (LevelOne::Large, 2),
    (LevelOne::Medium, 3),
    (LevelOne::Small, 3),
    (LevelOne::FalseContact, 7),
];

/// Scenario 4.
pub(super) const WHERE_IS_OZAWA: Scenario = Scenario {
    number: 4,
    name: "Where Is Ozawa?",
    teaches: "Forces nobody has seen: activation chits, air search, detection and intelligence",
    in_short: "Eight reports in the west: search, and weigh what you are told.",
    summary: "The day after the Turkey Shoot. Eight reports of enemy ships lie somewhere in the west, all drawing off, some of them nothing at all. Send out your searches, learn what each report is, and strike if you find carriers in reach.",
    briefing: &[
        "June 20, 1944, half an hour before sunrise. Ozawa has lost his planes and is running west. Submarines, radio bearings and flying boats have left eight marks on your plot, and nobody can say which of them are ships.",
        "You have three task groups, an Avenger and a dive bomber ready on each fleet carrier, and eight turns of daylight. Once a turn your searches fly: ten hexes out with a wide sector, or fourteen along a narrow line. A force that is sighted shows its first chit; a better sighting tells more; contact fades as it moves on.",
        "Learning is what counts: 1 point for a force that proves to be there, 2, 4 and 6 more for each further level, and the points of the whole game for hits on carriers. A false contact brings nothing, and a search that finds no deck to come home to costs 1.",
    ],
    minutes: 45,
    first_turn: Turn::at(20, 530),
    turns: 8,
    segments: &[
        SegmentId::Activation,
        SegmentId::UsAirMovement,
        SegmentId::UsAirSearch,
        SegmentId::UsAirOperations,
        SegmentId::UsAirAttack,
        SegmentId::EndOfActionPhase,
        SegmentId::HitAdjustment,
    ],
    us: UsSetup {
        hex: HexId::at(1113),
        groups: &[
            (TaskGroupId(1), 0),
            (TaskGroupId(2), 0),
            (TaskGroupId(3), 0),
        ],
        intercepts: &[],
        strikes: None,
        decks: Some([FLEET_CARRIER, LIGHT_CARRIER]),
        attack_decks: None,
    },
    raids: &[],
    raids_get_through: false,
    forces: &[],
    rumours: Some(RumourSetup {
        hexes: &[
            HexId::at(518),
            HexId::at(720),
            HexId::at(819),
            HexId::at(1021),
            HexId::at(1119),
            HexId::at(1222),
            HexId::at(1418),
            HexId::at(1620),
        ],
        level_one_cup: LEVEL_ONE_CUP,
        retiring: true,
    }),
    force_raids: None,
    battle: None,
    must_come_home: false,
    contact_range: None,
    ends_with_last_attack: false,
    scores: &[
        Award::new(Scored::LevelOne, 1, 1),
        Award::new(Scored::LevelTwo, 2, 1),
        Award::new(Scored::LevelThree, 4, 1),
        Award::new(Scored::FullyKnown, 6, 1),
        Award::new(Scored::JapaneseCarriers, 1, 1),
        Award::new(Scored::PointsDestroyed, 1, 5),
        Award::new(Scored::SearchUnitLost, -1, 1),
        Award::new(Scored::UnitLostAway, -1, 2),
        Award::UNIT_LOST_AT_HOME,
    ],
    levels: &[
        Level {
            from: 64,
            name: "Ozawa unmasked",
        },
        Level {
            from: 34,
            name: "Clear picture",
        },
        Level {
            from: 16,
            name: "Fragments",
        },
        Level {
            from: -99,
            name: "Empty sea",
        },
    ],
    variants: &[
        Variant::AdditionalShips,
        Variant::DoubleForces,
        Variant::Shadowing,
        Variant::ExtendedSearch,
        Variant::LocationUncertainty,
    ],
    by_default: &[],
};
