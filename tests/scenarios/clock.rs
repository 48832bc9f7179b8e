//! Turns, phases and the light.

use crate::common::*;
use carrier_battle::engine::{Event, Light, PHASES, TURNS_A_DAY, Turn};

/// The turns of the turn track, eighty minutes apart.
const TURNS: [u16; 18] = [
    530, 650, 810, 930, 1050, 1210, 1330, 1450, 1610, 1730, 1850, 2010, 2130, 2250, 10, 130, 250,
    410,
];

#[test]
fn a_day_has_eighteen_turns_of_eighty_minutes() {
    assert_eq!((TURNS_A_DAY, PHASES), (18, 4));
    let mut turn = Turn::at(19, 530);
    for (number, time) in (1..).zip(TURNS) {
        assert_eq!(turn, Turn { day: 19, number });
        assert_eq!((turn.time(), Turn::at(19, time)), (time, turn));
        turn = turn.next();
    }
    // The turn after 0410 is the next day's first.
    assert_eq!(turn, Turn::at(20, 530));
    assert!(Turn::at(19, 410) < Turn::at(20, 530) && Turn::at(19, 2250) < Turn::at(19, 10));
}

#[test]
#[should_panic(expected = "no turn starts at this time")]
fn no_turn_starts_between_two_turns() {
    Turn::at(19, 520);
}

/// 6.41: 0530 to 1730 and the first phase of 1850 are day, its second and third phases dusk, its
/// fourth and all turns from 2010 to 0410 night. (The rulebook's "0520" is 0530.)
#[test]
fn r6_41_day_dusk_and_night_follow_the_turn_track() {
    for (n, time) in TURNS.into_iter().enumerate() {
        for day in [19, 20] {
            let light: Vec<Light> = (1..=4)
                .map(|phase| Turn::at(day, time).light(phase))
                .collect();
            let expected = match n {
                0..=9 => [Light::Day; 4],
                10 => [Light::Day, Light::Dusk, Light::Dusk, Light::Night],
                _ => [Light::Night; 4],
            };
            assert_eq!(light, expected, "{time:04}");
        }
    }
}

#[test]
fn r6_41_the_table_tells_the_light_of_its_turn_and_phase() {
    let mut table = task_force();
    assert_eq!(table.light(), Light::Day);
    table.apply(&Event::Turn {
        turn: Turn::at(19, 1850),
    });
    let mut light = vec![table.light()]; // before the first phase
    for number in 1..=4 {
        table.apply(&Event::Phase { number });
        light.push(table.light());
    }
    table.apply(&Event::Turn {
        turn: Turn::at(19, 1850).next(),
    });
    light.push(table.light());
    let names: Vec<String> = light.iter().map(Light::to_string).collect();
    assert_eq!(names, ["day", "day", "dusk", "dusk", "night", "night"]);
}

#[test]
fn a_turn_is_told_by_date_and_time() {
    assert_eq!(Turn::at(19, 530).to_string(), "19 June 1944, 0530");
    // The turns after midnight are of the day before, and their date is the next.
    assert_eq!(Turn::at(19, 2250).to_string(), "19 June 1944, 2250");
    assert_eq!(Turn::at(19, 10).to_string(), "20 June 1944, 0010");
    assert_eq!(Turn::at(19, 410).date(), 20);
}

#[test]
fn phases_are_twenty_minutes_apart_past_midnight_too() {
    let times = |time| (1..=4).map(move |phase| Turn::at(19, time).time_of(phase));
    assert!(times(930).eq([930, 950, 1010, 1030]));
    assert!(times(2250).eq([2250, 2310, 2330, 2350]));
    assert!(times(10).eq([10, 30, 50, 110]));
    assert_eq!(Turn::at(19, 930).turns_until(Turn::at(19, 1210)), 2);
    assert_eq!(Turn::at(19, 410).turns_until(Turn::at(20, 530)), 1);
    assert_eq!(Turn::at(19, 1210).turns_until(Turn::at(19, 930)), 0);
}
