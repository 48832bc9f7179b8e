//! Scenario 1, "Hey, Rube!": intercepting the raids of the morning of June 19.

use super::{Award, Level, RaidEntry, Scenario, Scored, UsSetup, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::TaskGroupId;
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

/// Scenario 1.
pub(super) const HEY_RUBE: Scenario = Scenario {
    number: 1,
    name: "Hey, Rube!",
    teaches: "Intercept missions and combat air patrol, fuel, and air-to-air combat",
    in_short: "Meet four raids with your fighters, and bring them home on what fuel is left.",
    summary: "Four raids come out of the west within two turns. Ten Hellcat units wait in three intercept missions, seven more fly patrol over the task groups. Whom do you send to meet which raid, how far out, and on how much fuel?",
    briefing: &[
        "The morning of June 19, 1944. Ozawa\u{2019}s carriers have found you; radar shows the first of his planes far to the west, and the fighter directors of Task Force 58 give the old circus call for help: \u{201c}Hey, Rube!\u{201d}",
        "You have three intercept missions in the air and a patrol over each task group. Four raids will come in two turns. Meet each as far out as you can, as often as your fuel lets you, and leave nothing of it.",
        "Each Japanese air point you destroy is worth 1. Each of your units lost costs 2, and so does each point of attack planes that is over the task force when a phase\u{2019}s interception is done. Who is in the air when the second turn ends is safe, on however little fuel.",
    ],
    minutes: 15,
    first_turn: Turn::at(19, 930),
    turns: 2,
    segments: &[
        SegmentId::JapaneseAirMovement,
        SegmentId::UsAirMovement,
        SegmentId::UsInterception,
    ],
    us: UsSetup {
        hex: HexId::at(1109),
        groups: &[
            (TaskGroupId(1), 2),
            (TaskGroupId(2), 2),
            (TaskGroupId(3), 2),
            (TaskGroupId(4), 1),
        ],
        intercepts: &[4, 3, 3],
        strikes: None,
        decks: None,
        attack_decks: None,
    },
    raids: &[
        RaidEntry {
            turn: 1,
            phase: 1,
            from: HexId::at(1121),
            first: 9,
            second: None,
        },
        RaidEntry {
            turn: 1,
            phase: 3,
            from: HexId::at(1022),
            first: 9,
            second: Some(7),
        },
        RaidEntry {
            turn: 2,
            phase: 1,
            from: HexId::at(518),
            first: 6,
            second: None,
        },
    ],
    raids_get_through: true,
    forces: &[],
    rumours: None,
    force_raids: None,
    battle: None,
    must_come_home: false,
    contact_range: None,
    ends_with_last_attack: false,
    scores: &[
        Award::new(Scored::PointsDestroyed, 1, 1),
        Award::new(Scored::UnitLost, -2, 1),
        Award::new(Scored::GotThrough, -2, 1),
    ],
    levels: &[
        Level {
            from: 24,
            name: "Turkey shoot",
        },
        Level {
            from: 16,
            name: "Clear victory",
        },
        Level {
            from: 7,
            name: "Hard fought",
        },
        Level {
            from: 0,
            name: "Too many got through",
        },
    ],
    variants: &[
        Variant::SixMorePoints,
        Variant::LessEffectiveInterception,
        Variant::DeckCrashes,
    ],
    by_default: &[],
};
