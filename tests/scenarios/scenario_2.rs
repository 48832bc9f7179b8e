//! Scenario 2, "Mission Beyond Darkness": set-up, sequence, end, score, levels and variants.

use crate::common::attacks::*;
use crate::common::*;
use crate::scenarios::{scores, segments};
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c, Sbd, Tbf, Tbm};
use carrier_battle::engine::fleet::{AirUnitType, TaskGroupId};
use carrier_battle::engine::forces::Detection;
use carrier_battle::engine::{
    Decision, Dice, Event, Game, Order, Outcome, Scenario, ScoreEvent, Scored, Turn, Variant,
    VariantRefusal,
};

/// The units of the pool by type.
const POOL: [(AirUnitType, u8); 5] = [(F6F, 7), (Sb2c, 4), (Sbd, 2), (Tbf, 3), (Tbm, 2)];

fn scenario() -> &'static Scenario {
    Scenario::numbered(2).unwrap()
}

/// The whole pool as one strike, before the first turn's movement.
fn one_strike(dice: &[u8]) -> Game {
    let mut game = scripted_with(scenario(), &[], dice);
    let units = game.table().pool;
    let mission = named("Air Strike 1");
    play_all(&mut game, &[Order::Launch { mission, units }, Order::GoOn]);
    game
}

/// The pool as a strike of Helldivers and one of everything else.
fn two_strikes(dice: &[u8]) -> Game {
    let mut game = scripted_with(scenario(), &[], dice);
    play(
        &mut game,
        launch(1, &["SB2C 1", "SB2C 2", "SB2C 3", "SB2C 4"]),
    );
    let units = game.table().pool;
    let mission = named("Air Strike 2");
    play_all(&mut game, &[Order::Launch { mission, units }, Order::GoOn]);
    game
}

#[test]
fn scenario_2_is_that_of_the_scenario_file() {
    let scenario = scenario();
    assert_eq!(scenario.name, "Mission Beyond Darkness");
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(20, 1730), 1)
    );
    // The last is the End Phase of the turn, in which hits grow old (12.21).
    assert_eq!(
        segments(scenario),
        ["US Air Movement", "US Air Attack", "Hit Adjustment"]
    );
    assert_eq!(scenario.us.hex, hex("1113"));
    assert!(scenario.us.groups.iter().all(|(_, cap)| *cap == 0));
    assert!(scenario.us.intercepts.is_empty() && scenario.raids.is_empty());
    let strikes = scenario.us.strikes.unwrap();
    assert_eq!(
        (strikes.hex, strikes.fuel, strikes.number),
        (hex("1121"), 6, 5)
    );
    assert_eq!(strikes.pool, POOL);
    assert_eq!(scenario.contact_range, Some(10));
    assert_eq!(
        scores(scenario),
        [
            (Scored::JapaneseCarriers, 1, 1),
            (Scored::PointsDestroyed, 1, 5),
            (Scored::UnitLostAway, -1, 2),
            (Scored::UnitLostAtHome, -1, 4),
        ]
    );
}

#[test]
fn the_levels_are_those_of_the_scenario_file() {
    for (score, name) in [
        (100, "The slate wiped clean"),
        (36, "The slate wiped clean"),
        (35, "Clear victory"),
        (30, "Clear victory"),
        (29, "As in history"),
        (10, "As in history"),
        (9, "They got away"),
        (0, "They got away"),
        (-9, "They got away"),
    ] {
        assert_eq!(scenario().level(score).name, name, "{score}");
    }
}

/// The three forces, all of them Located, with their ships and their CAP.
#[test]
fn the_forces_are_those_of_the_scenario_file() {
    let game = scripted_with(scenario(), &[], &[]);
    let placed: Vec<_> = game
        .table()
        .forces
        .iter()
        .map(|force| {
            let ships: Vec<&str> = force.ships.iter().map(|ship| ship.data().name).collect();
            (
                force.id.mark(),
                force.hex.to_string(),
                ships.join(", "),
                force.fixed_cap,
            )
        })
        .collect();
    let force =
        |letter, at: &str, ships: &str, cap| (letter, at.to_owned(), ships.to_owned(), Some(cap));
    assert_eq!(
        placed,
        [
            force(
                'A',
                "1123",
                "Zuikaku, Cruiser Force 1, Destroyer Force 1",
                2
            ),
            force(
                'B',
                "1022",
                "Junyo, Hiyo, Ryuho, Nagato, Cruiser Force 2",
                4
            ),
            force(
                'C',
                "1222",
                "Chitose, Chiyoda, Zuiho, Kongo, Haruna, Cruiser Force 3",
                3
            ),
        ]
    );
    for force in &game.table().forces {
        assert_eq!(force.detection, Detection::Located);
        assert_eq!((force.cap, force.lost), (None, 0));
        assert!(!force.has_raided && !force.us_advantage);
    }
}

#[test]
fn the_set_up_asks_to_form_the_strikes() {
    let game = scripted_with(scenario(), &[], &[]);
    let table = game.table();
    assert_eq!(game.decision(), Some(Decision::FormStrikes));
    for (kind, number) in POOL {
        let units = table.pool.iter().filter(|unit| unit.kind() == kind);
        assert_eq!(units.count(), usize::from(number));
    }
    assert_eq!(table.pool.len(), 18);
    let groups: Vec<TaskGroupId> = table.task_groups.iter().map(|group| group.id).collect();
    assert_eq!(groups, [1, 2, 3, 4, 7].map(TaskGroupId));
    assert!(
        table
            .task_groups
            .iter()
            .all(|group| group.hex == hex("1113"))
    );
    assert!(table.missions.is_empty() && table.phase == 0 && table.segment.is_none());
    // Nothing is rolled before the first phase.
    assert!(rolls(&events(game.events())).is_empty());
}

/// Four phases of movement and attack, and then the end of the turn.
#[test]
fn the_turn_has_four_phases_of_movement_and_attack() {
    let mut game = one_strike(&[]);
    // Over a force it is asked in each; this one is over force B, and waits.
    play_all(
        &mut game,
        &[fly("Air Strike 1", "1022"), Order::EndMovement],
    );
    pass_to_the_end(&mut game);
    let segments: Vec<(u8, String)> = game
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Segment { name } => Some((it.at.phase, name.to_string())),
            _ => None,
        })
        .collect();
    let mut expected: Vec<(u8, String)> = Vec::new();
    for phase in 1..=4 {
        expected.push((phase, "US Air Movement".into()));
        expected.push((phase, "US Air Attack".into()));
    }
    expected.push((4, "Hit Adjustment".into()));
    assert_eq!(segments, expected);
    // A strike that never attacked is not held against the player.
    assert_eq!(
        game.outcome(),
        Some(Outcome {
            score: 0,
            level: "They got away"
        })
    );
    assert_eq!(mission(&game, "Air Strike 1").fuel.left(), 2);
}

/// It is over with the last attack, whatever phase that is in; not before.
#[test]
fn the_game_ends_with_the_last_attack() {
    // Two attempts each, all failed.
    let mut game = two_strikes(&[1, 1, 1, 1]);
    play_all(
        &mut game,
        &[
            fly("Air Strike 1", "1022"),
            fly("Air Strike 2", "1222"),
            Order::EndMovement,
            contact(1, 'B'),
            contact(1, 'B'),
            contact(2, 'C'),
        ],
    );
    assert_eq!(game.outcome(), None);
    let happened = play(&mut game, contact(2, 'C'));
    assert!(matches!(
        happened.last(),
        Some(Event::Score(ScoreEvent::Ended { .. }))
    ));
    assert_eq!((game.decision(), game.table().phase), (None, 1));
}

/// It is also over when nobody is left to attack.
#[test]
fn the_game_ends_when_no_strike_is_left() {
    let forces = [force('A', START, &["Zuikaku"], 5)];
    let scenario = Scenario {
        ends_with_last_attack: true,
        ..strikes_against(&[(Sb2c, 1)], 6, &forces, 1)
    };
    let mut game = all_in_one(scenario, &[FOUND, UNSURPRISED, 9]);
    play(&mut game, contact(1, 'A'));
    assert!(game.table().missions.is_empty());
    assert_eq!(game.outcome().unwrap().score, 0);
}

/// A game with a carrier ruined, CAP destroyed and units lost, to its score.
#[test]
fn a_game_is_played_to_its_score() {
    let dice = [
        FOUND,
        UNSURPRISED,
        9,  // Seven Hellcats destroy the two points that meet them.
        1,  // They lose nobody.
        10, // Guns of 28 factors: one aborted, one eliminated.
        1,
        1,
        8, // Four damage rolls.
        8,
        8,
        8,
    ];
    let mut game = one_strike(&dice[..]);
    play(&mut game, fly("Air Strike 1", "1122"));
    play(&mut game, Order::EndMovement);
    pass_to(&mut game, 1, 2);
    play_all(
        &mut game,
        &[fly("Air Strike 1", "1123"), Order::EndMovement],
    );
    let happened = attack(&mut game, 1, 'A', "Zuikaku");
    // Eleven bombers of 84 together, less two Helldivers.
    assert_eq!((lost(&happened).len(), aborted(&happened).len()), (1, 1));
    assert_eq!(factors(&happened), [28]);
    assert_eq!(points_lost(&happened), 2);
    let (total, doubled, column, rolls) = strength(&happened).unwrap();
    assert_eq!((total, doubled, column), (70, false, "61-72"));
    assert_eq!(rolls, [1, 1, 0, 0]);
    // 9 and 9 are three hits each, 8 and 8 two each: she is lost.
    assert_eq!(hits(&happened), [("Zuikaku", 10)]);
    let scores = [(Scored::JapaneseCarriers, 25)];
    assert_eq!(game.table().scores, scores);
    assert_eq!(game.outcome().unwrap().level, "As in history");
}

#[test]
fn the_variants_are_those_of_the_scenario_file() {
    assert_eq!(
        scenario().variants,
        [Variant::ApproximateSighting, Variant::FourPointsOfCap]
    );
    let game = scripted_with(scenario(), scenario().variants, &[]);
    for force in &game.table().forces {
        assert_eq!(force.detection, Detection::ApproximateSighting);
        assert_eq!(force.fixed_cap, Some(4));
    }
    let other = Game::scripted(scenario(), &[Variant::DeckCrashes], Dice::script([]));
    assert_eq!(
        other.err(),
        Some(VariantRefusal::NotOffered(Variant::DeckCrashes))
    );
}
