//! Scenario 2, "Mission Beyond Darkness": the strike at dusk on June 20.

use super::{Award, ForceSetup, Level, Scenario, Scored, StrikeSetup, UsSetup, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::{AirUnitType, TaskGroupId};
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

/// Scenario 2.
pub(super) const BEYOND_DARKNESS: Scenario = Scenario {
    number: 2,
    name: "Mission Beyond Darkness",
    teaches: "Air strikes: contact, surprise, CAP, anti-aircraft fire, and damage to Japanese ships",
    in_short: "Strike Ozawa\u{2019}s carriers at the very end of your planes\u{2019} reach.",
    summary: "Ozawa has been found at last, at the end of your planes\u{2019} reach. Eighteen units are on their way with six points of fuel. Divide them into strikes, choose the force each shall find, and the ship each bomb is meant for.",
    briefing: &[
        "The afternoon of June 20, 1944. After a day and a half of searching, a scout sees the Japanese fleet, farther off than anyone had hoped. Mitscher launches all the same; nobody will be home before dark.",
        "Divide your units into up to five strikes, then fly each to one of three forces: A with Zuikaku, B with Junyo, Hiyo and Ryuho, C with Chitose, Chiyoda and Zuiho. A strike that fails to find its target twice must turn for home, and nobody attacks twice.",
        "Victory points are those of the whole game: 25 for a fleet carrier sunk, 15 for a light carrier, less for damage; 1 for every five Japanese points destroyed, and 1 off for every two of your units lost. The flight home is another story.",
    ],
    minutes: 20,
    first_turn: Turn::at(20, 1730),
    turns: 1,
    segments: &[
        SegmentId::UsAirMovement,
        SegmentId::UsAirAttack,
        SegmentId::HitAdjustment,
    ],
    us: UsSetup {
        hex: HexId::at(1113),
        groups: &[
            (TaskGroupId(1), 0),
            (TaskGroupId(2), 0),
            (TaskGroupId(3), 0),
            (TaskGroupId(4), 0),
            (TaskGroupId(7), 0),
        ],
        intercepts: &[],
        strikes: Some(StrikeSetup {
            hex: HexId::at(1121),
            fuel: 6,
            number: 5,
            pool: &[
                (AirUnitType::F6F, 7),
                (AirUnitType::Sb2c, 4),
                (AirUnitType::Sbd, 2),
                (AirUnitType::Tbf, 3),
                (AirUnitType::Tbm, 2),
            ],
        }),
        decks: None,
        attack_decks: None,
    },
    raids: &[],
    raids_get_through: false,
    forces: &[
        ForceSetup {
            letter: 'A',
            hex: HexId::at(1123),
            ships: &["Zuikaku", "Cruiser Force 1", "Destroyer Force 1"],
            cap: 2,
        },
        ForceSetup {
            letter: 'B',
            hex: HexId::at(1022),
            ships: &["Junyo", "Hiyo", "Ryuho", "Nagato", "Cruiser Force 2"],
            cap: 4,
        },
        ForceSetup {
            letter: 'C',
            hex: HexId::at(1222),
            ships: &[
                "Chitose",
                "Chiyoda",
                "Zuiho",
                "Kongo",
                "Haruna",
                "Cruiser Force 3",
            ],
            cap: 3,
        },
    ],
    rumours: None,
    force_raids: None,
    battle: None,
    must_come_home: false,
    // Every attempt is made at the distance of the real strike.
    contact_range: Some(10),
    ends_with_last_attack: true,
    scores: &[
        Award::new(Scored::JapaneseCarriers, 1, 1),
        Award::new(Scored::PointsDestroyed, 1, 5),
        Award::new(Scored::UnitLostAway, -1, 2),
        Award::UNIT_LOST_AT_HOME,
    ],
    levels: &[
        Level {
            from: 36,
            name: "The slate wiped clean",
        },
        Level {
            from: 30,
            name: "Clear victory",
        },
        Level {
            from: 10,
            name: "As in history",
        },
        Level {
            from: 0,
            name: "They got away",
        },
    ],
    variants: &[Variant::ApproximateSighting, Variant::FourPointsOfCap],
    by_default: &[],
};
