//! Japanese air raids: what they are made of, where radar meets them, how they fly (10.1, 10.2).

mod flight;

use crate::common::*;
use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::forces::{Fate, RaidId, Strength};
use carrier_battle::engine::map::{HexId, on_line};
use carrier_battle::engine::{
    Choice, Decision, Event, Game, Order, Pick, RaidEntry, RaidEvent, Scenario, Turn, UsSetup,
    Variant,
};

/// A pair of raids from 0518, whose line to 1109 runs between two hexes at every odd distance.
const PAIR: RaidEntry = RaidEntry {
    turn: 1,
    phase: 2,
    from: HexId::at(518),
    first: 6,
    second: Some(4),
};
static DOUBTFUL: Scenario = like_scenario_1(Turn::at(19, 930), 2, aloft(&[1, 1]), &[PAIR]);

fn placed(events: &[Event]) -> Vec<(RaidId, HexId, u8, u8)> {
    let raid = |event: &Event| match event {
        Event::Raids(RaidEvent::Placed {
            what,
            hex,
            points,
            wave,
            ..
        }) => Some((*what, *hex, *points, *wave)),
        _ => None,
    };
    events.iter().filter_map(raid).collect()
}

fn moved(events: &[Event]) -> Vec<(RaidId, HexId, HexId)> {
    let step = |event: &Event| match event {
        Event::Raids(RaidEvent::Moved { what, from, to, .. }) => Some((*what, *from, *to)),
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

fn picks(events: &[Event]) -> Vec<(Choice, u8, String)> {
    let pick = |event: &Event| match event {
        Event::Pick(Pick {
            what,
            among,
            picked,
        }) => Some((*what, among.len() as u8, picked.clone())),
        _ => None,
    };
    events.iter().filter_map(pick).collect()
}

fn strength(game: &Game, number: u8) -> Strength {
    raid(game, number).strength
}

/// 10.12: at first nobody knows how many points are fighters.
#[test]
fn r10_12_a_raid_is_not_told_apart_when_it_is_met_by_radar() {
    let mut game = scripted(&[5]);
    assert_eq!(strength(&game, 1), Strength::Unsorted(9));
    assert_eq!(
        (strength(&game, 1).fighters(), strength(&game, 1).attack()),
        (0, 0)
    );
    pass_to(&mut game, 1, 2);
    assert_eq!(strength(&game, 1), Strength::Unsorted(9));
    assert_eq!(
        (raid(&game, 1).launched, strength(&game, 1).points()),
        (9, 9)
    );
}

/// 10.13: at the first contact with fighters a die in the highest column not exceeding the raid's
/// size; the rulebook's case is a raid of seven, which reads the column of six.
#[test]
fn r10_13_a_raid_of_seven_reads_the_column_of_six() {
    static SEVEN: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[2]), &[raid_of(7, 1, 1)]);
    for (die, fighters) in (1..=10).zip([1, 1, 2, 2, 2, 2, 2, 3, 3, 3]) {
        let mut game = scripted_with(&SEVEN, &[], &[1, die, 1, 1, 1]);
        play_all(&mut game, &[fly("Intercept 1", "1110"), Order::EndMovement]);
        let met = play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
        assert_eq!(
            read(&met)[0],
            ("escort_fighters", "6", die, die as i8, fighters.to_string())
        );
        let sorted = Strength::Sorted {
            fighters,
            attack: 7 - fighters,
        };
        assert_eq!(strength(&game, 1), sorted);
    }
}

/// 10.13: a raid no fighter met is told apart at its target, when it gets through.
#[test]
fn r10_13_a_raid_nobody_met_is_told_apart_at_its_target() {
    let mut game = scripted(&[2, 10, 5]);
    let happened = pass_to(&mut game, 1, 3);
    let sort = happened
        .iter()
        .position(|event| matches!(event, Event::Raids(RaidEvent::Sorted { .. })))
        .unwrap();
    assert_eq!(
        read(&happened)[0],
        ("escort_fighters", "8", 10, 10, "4".into())
    );
    assert_eq!(
        happened[sort],
        Event::Raids(RaidEvent::Sorted {
            raid: RaidId(1),
            fighters: 4,
            attack: 5
        })
    );
    assert_eq!(
        happened[sort + 1],
        Event::Raids(RaidEvent::GotThrough {
            raid: RaidId(1),
            attack: 5
        })
    );
    // Overhead, but before anybody decided to meet it, it was still unknown.
    let before = &happened[..sort];
    let fight = |event: &Event| {
        matches!(
            event,
            Event::Order {
                order: Order::Fight,
                asked: Decision::Interception,
                ..
            }
        )
    };
    assert!(before.iter().any(fight));
}

/// 10.13: a raid met over its target by CAP is told apart by that contact.
#[test]
fn r10_13_a_raid_met_over_its_target_is_told_apart_once() {
    // Four fighters, whom both units of the patrol must take on.
    let mut game = scripted(&[2, 1, 10, 1, 1, 5]);
    pass_to_interception(&mut game, 1, 2);
    play(&mut game, engage("CAP 58.1", 1));
    let ended = play(&mut game, Order::Fight);
    let sortings = rolls(&ended)
        .into_iter()
        .filter(|roll| roll.chart == "escort_fighters");
    assert_eq!(sortings.count(), 1);
    assert!(ended.contains(&Event::Raids(RaidEvent::GotThrough {
        raid: RaidId(1),
        attack: 5
    })));
}

/// 10.14: the split lasts as long as the raid: losses stay with their kind, and nobody rolls again.
#[test]
fn r10_14_fighters_stay_fighters_as_long_as_the_raid_lasts() {
    static TWICE: Scenario =
        like_scenario_1(Turn::at(19, 930), 2, aloft(&[4, 4]), &[raid_of(9, 1, 1)]);
    // Range 1, three fighters and six attack planes; two and one are shot down, then one and two.
    let mut game = scripted_with(&TWICE, &[], &[1, 5, 8, 1, 5, 9, 1, 7]);
    for name in ["Intercept 1", "Intercept 2"] {
        play(&mut game, fly(name, "1110"));
    }
    play_all(
        &mut game,
        &[
            Order::EndMovement,
            engage("Intercept 1", 1),
            engage("Intercept 2", 1),
        ],
    );
    let first = play_all(&mut game, &[Order::Fight, divide(2)]);
    assert_eq!(read(&first)[0], ("escort_fighters", "8", 5, 5, "3".into()));
    assert_eq!(
        strength(&game, 1),
        Strength::Sorted {
            fighters: 1,
            attack: 5
        }
    );
    let second = play(&mut game, divide(1));
    assert!(
        rolls(&second)
            .iter()
            .all(|roll| roll.chart != "escort_fighters")
    );
    assert_eq!(
        strength(&game, 1),
        Strength::Sorted {
            fighters: 0,
            attack: 3
        }
    );
    assert_eq!(raid(&game, 1).launched, 9);
    // It got away with three attack planes, and is over the target in the next phase.
    let ended = pass_to(&mut game, 1, 3);
    assert!(ended.contains(&Event::Raids(RaidEvent::GotThrough {
        raid: RaidId(1),
        attack: 3
    })));
    assert_eq!(rolls(&ended), []);
}
