//! Scenario 3, "Clear the Deck": flight operations under attack, on the morning of June 19.

use super::decks::FIGHTERS;
use super::{Award, DeckSetup, Level, RaidEntry, Scenario, Scored, UsSetup, Variant};
use crate::engine::clock::Turn;
use crate::engine::fleet::{
    AirUnitType::{F6F, Sb2c, Sbd, Tbf, Tbm},
    TaskGroupId,
};
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

/// Scenario 3.
pub(super) const CLEAR_THE_DECK: Scenario = Scenario {
    number: 3,
    name: "Clear the Deck",
    teaches: "Flight decks: launching, raising, servicing, lowering and landing; raids on your ships, damage and fire",
    in_short: "Launch, land and refuel under six raids, and keep the decks clear.",
    summary: "Six raids in four turns against eight carriers and the Battle Line. Your fighters stand on the decks: get them up in time, get them down again, refuel, re-arm, and do not be caught with your planes on deck when the bombs fall.",
    briefing: &[
        "The morning of June 19, 1944, from the bridge of a carrier. Raids are coming in, one behind the other, all forenoon. Fighters that move and fight in every phase will be dry in little more than an hour; fighters landed now will not be ready for as long.",
        "In every phase your carriers go through five steps: launch, raise, service, lower, land. Each has room for few planes at a time, and a carrier that launches lands nobody. What stands fuelled on deck when a bomb hits will burn.",
        "You score 1 for every two Japanese points destroyed. A carrier lightly damaged costs 5, heavily 10, crippled 15, sunk 25 or 35; lost units cost 1 for four over the fleet, 1 for two elsewhere.",
    ],
    minutes: 45,
    first_turn: Turn::at(19, 930),
    turns: 4,
    segments: &[
        SegmentId::JapaneseAirMovement,
        SegmentId::UsAirMovement,
        SegmentId::UsAirOperations,
        SegmentId::UsInterception,
        SegmentId::JapaneseAirAttack,
        SegmentId::EndOfActionPhase,
        SegmentId::Fire,
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
        attack_decks: Some([
            DeckSetup {
                ready: &[&[Tbf, Tbm], &[Sbd, Sb2c]],
                servicing: &[&[F6F], &[F6F]],
            },
            DeckSetup {
                ready: &[&[Tbm]],
                servicing: &[&[F6F]],
            },
        ]),
    },
    raids: &[
        RaidEntry {
            turn: 1,
            phase: 1,
            from: HexId::at(1121),
            first: 8,
            second: None,
        },
        RaidEntry {
            turn: 1,
            phase: 4,
            from: HexId::at(1021),
            first: 9,
            second: Some(7),
        },
        RaidEntry {
            turn: 2,
            phase: 3,
            from: HexId::at(618),
            first: 6,
            second: None,
        },
        RaidEntry {
            turn: 3,
            phase: 2,
            from: HexId::at(1222),
            first: 10,
            second: None,
        },
        RaidEntry {
            turn: 4,
            phase: 1,
            from: HexId::at(1120),
            first: 6,
            second: None,
        },
    ],
    raids_get_through: false,
    forces: &[],
    rumours: None,
    force_raids: None,
    battle: None,
    must_come_home: false,
    contact_range: None,
    ends_with_last_attack: false,
    scores: &[
        Award::new(Scored::PointsDestroyed, 1, 2),
        Award::new(Scored::UsCarriers, -1, 1),
        Award::new(Scored::UnitLostAway, -1, 2),
        Award::UNIT_LOST_AT_HOME,
    ],
    levels: &[
        Level {
            from: 21,
            name: "Not a deck scratched",
        },
        Level {
            from: 16,
            name: "Clear victory",
        },
        Level {
            from: 9,
            name: "Fleet intact",
        },
        Level {
            from: -99,
            name: "Carriers burning",
        },
    ],
    variants: &[
        Variant::NoBattleLine,
        Variant::AttackPlanesOnDeck,
        Variant::DeckCrashes,
    ],
    by_default: &[],
};
