//! Scenario 5, "Ozawa Strikes": the afternoon of June 19, with the whole sequence of play.

use super::decks::FIGHTERS;
use super::{Award, ForceRaids, Level, RumourSetup, Scenario, Scored, UsSetup, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::LevelOne;
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

/// Scenario 5.
pub(super) const OZAWA_STRIKES: Scenario = Scenario {
    number: 5,
    name: "Ozawa Strikes",
    teaches: "The whole sequence of play: Japanese forces that come on and raid, your own movement, dusk and night",
    in_short: "Carriers that may find you first: hold, search, and strike back.",
    summary: "Seven reports lie in the west, and any of them may be carriers. They find you before you find them: a raid on the radar is the first you hear of a carrier force. Hold your fighters ready, search, strike back, and bring everybody home before dark.",
    briefing: &[
        "Noon of June 19, 1944. The morning\u{2019}s raids are beaten off, and Ozawa has more. Radio bearings give seven groups of ships between the north-west and the south-west, all of them coming on; some may be nothing.",
        "When the chit of a force is drawn it may attack: first a die tells whether it would, if it were a carrier force; then a chit or what is known tells whether it is one. You learn of it when your radar sees the planes. What has raided you once flies home, is fuelled and armed, and comes again.",
        "Points are those of the whole game: carriers sunk and damaged on both sides, 1 for every five Japanese points destroyed, 1 off for two units lost away from the fleet or four over it, and 8 to 20 off for each ship that leaves the map over its east edge, out of the waters off Saipan. What cannot come home at the end is lost.",
    ],
    minutes: 60,
    first_turn: Turn::at(19, 1210),
    turns: 7,
    segments: &[
        SegmentId::JapaneseAirMovement,
        SegmentId::Activation,
        SegmentId::UsAirMovement,
        SegmentId::UsAirSearch,
        SegmentId::UsAirOperations,
        SegmentId::UsInterception,
        SegmentId::JapaneseAirAttack,
        SegmentId::UsAirAttack,
        SegmentId::EndOfActionPhase,
        SegmentId::HitAdjustment,
        SegmentId::Fire,
        SegmentId::JapaneseSubmarines,
    ],
    us: UsSetup {
        hex: HexId::at(1109),
        groups: &[
            (TaskGroupId(2), 2),
            (TaskGroupId(3), 2),
            (TaskGroupId(7), 0),
        ],
        intercepts: &[],
        strikes: None,
        decks: Some(FIGHTERS),
        attack_decks: None,
    },
    raids: &[],
    raids_get_through: false,
    forces: &[],
    rumours: Some(RumourSetup {
        hexes: &[
            HexId::at(920),
            HexId::at(1022),
            HexId::at(1120),
            HexId::at(1121),
            HexId::at(1320),
            HexId::at(1520),
            HexId::at(616),
        ],
        level_one_cup: &[
            (LevelOne::Carrier, 6),
            (LevelOne::Surface, 4),
            (LevelOne::FalseContact, 7),
        ],
        retiring: false,
    }),
    force_raids: Some(ForceRaids::Simple {
        strength: 12,
        points: 18,
    }),
    battle: None,
    must_come_home: true,
    contact_range: None,
    ends_with_last_attack: false,
    scores: &[
        Award::new(Scored::JapaneseCarriers, 1, 1),
        Award::new(Scored::PointsDestroyed, 1, 5),
        Award::new(Scored::UsCarriers, -1, 1),
        Award::new(Scored::UnitLostAway, -1, 2),
        Award::UNIT_LOST_AT_HOME,
        Award::new(Scored::ShipsExited, -1, 1),
    ],
    levels: &[
        Level {
            from: 14,
            name: "Overwhelming",
        },
        Level {
            from: 8,
            name: "Substantial",
        },
        Level {
            from: 4,
            name: "Incomplete",
        },
        Level {
            from: 0,
            name: "Mixed",
        },
        Level {
            from: -999,
            name: "Defeat",
        },
    ],
    variants: &[Variant::TaskGroup581, Variant::FullRaidProcedure],
    by_default: &[],
};
