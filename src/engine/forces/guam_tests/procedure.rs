//! Whether Guam raids, and how strongly (11.12, 11.2).

use super::*;
use crate::engine::event::{ButaiEvent, RaidBasis};
use crate::engine::forces::{Detection, Force, ForceId};

/// What the strength was read by.
fn net_value(events: &[Event]) -> Option<u16> {
    events.iter().find_map(|event| match event {
        Event::Procedure(ProcedureEvent::Basis {
            force: Launcher::Guam,
            basis: RaidBasis::Value(value),
        }) => Some(*value),
        _ => None,
    })
}

/// 11.12: Guam launches raids as a carrier force does; they are of land aircraft.
#[test]
fn r11_12_guam_launches_raids_against_the_fleet() {
    let mut play = guam(SEVEN, 930, &[1, 6, 5, 4]);
    draw(&mut play, ActivationChit::Guam);
    let raid = raid(&play);
    assert_eq!((raid.by, raid.source), (Some(Launcher::Guam), GUAM));
    assert_eq!(raid.target, RaidTarget::Group(TaskGroupId(2)));
    assert_eq!(
        (raid.service, raid.service.attack_value()),
        (Service::Land, 3)
    );
    assert!(raid.attacks() && play.table.attackers().count() == 1);
}

/// 11.21: the scenario says what the air value is; losses and raids do not change it.
#[test]
fn r11_21_the_air_value_is_the_scenarios_and_stays() {
    for number in [6, 7] {
        let scenario = Scenario::numbered(number).unwrap();
        assert_eq!(scenario.battle.unwrap().guam, 7);
        let game = crate::engine::Game::new(scenario, &[], 1).unwrap();
        let guam = &game.table().guam;
        assert_eq!((guam.value, guam.lost), (7, 0));
        assert_eq!(guam.tracks.turnaround, [0, 0, 0, 0, 0, 7]);
    }
    let mut play = guam(SEVEN, 930, &[1, 6, 5, 4]);
    draw(&mut play, ActivationChit::Guam);
    assert_eq!((play.table.guam.value, accounted_for(&play.table)), (7, 7));
}

/// 11.22: the procedure of a Level 4 force: a target, the generation die, the air value, the strength; nothing is drawn.
/// Then what stands in the boxes moves on.
#[test]
fn r11_22_at_its_chit_guam_is_asked_like_a_force_of_level_four() {
    let mut play = guam_with([2, 0, 0, 0, 0, 7], 0, &[1, 6, 5, 4]);
    let events = draw(&mut play, ActivationChit::Guam);
    let told: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Procedure(ProcedureEvent::Begins { raids: 0, .. }) => Some("asked"),
            Event::Procedure(ProcedureEvent::Target {
                range: 7,
                largest: 14,
                ..
            }) => Some("target"),
            Event::Procedure(ProcedureEvent::Basis { .. }) => Some("air value"),
            Event::Butai(ButaiEvent::RaidLaunched { .. }) => Some("launched"),
            Event::Raids(RaidEvent::Placed { .. }) => Some("placed"),
            Event::Guam(GuamEvent::BoxesMoved { .. }) => Some("boxes"),
            Event::Procedure(_) | Event::Pick { .. } => Some("something else"),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            "asked",
            "target",
            "air value",
            "launched",
            "placed",
            "boxes"
        ]
    );
    assert_eq!(
        read(&events),
        [
            ("air_raid_generation", 6, vec![0, 0]),
            ("raid_strength_value", 5, vec![]),
            ("intercept_range", 4, vec![]),
        ]
    );
    // Air value 7, die 5: five points.
    assert_eq!(raid(&play).strength, Strength::Unsorted(5));
    assert_eq!(play.table.guam.tracks.turnaround, [0, 2, 0, 0, 0, 2]);
}

/// 11.22: the die may say no, and then only the boxes move.
#[test]
fn r11_22_without_a_raid_the_boxes_move() {
    let mut play = guam_with([0, 3, 0, 0, 1, 3], 0, &[1, 4]);
    let events = draw(&mut play, ActivationChit::Guam);
    assert_eq!(no_raid(&events), Some(NoRaid::NotFound));
    assert!(play.table.raids.is_empty());
    assert_eq!(play.table.guam.tracks.turnaround, [0, 0, 3, 0, 0, 4]);
}

/// 11.23: with a raid of Guam in the air, on its way out or home, the chit is a No Op: not even the boxes move.
#[test]
fn r11_23_with_a_raid_in_the_air_the_chit_does_nothing() {
    for home in [false, true] {
        let mut play = guam_with([2, 0, 0, 0, 0, 5], 0, &[1]);
        in_the_air(&mut play, TWO, 1, 2);
        if home {
            play.happen(Event::Guam(GuamEvent::FliesHome {
                raid: RAID,
                from: TWO,
            }));
        }
        let before = play.table.guam.clone();
        let events = draw(&mut play, ActivationChit::Guam);
        assert_eq!(rolls(&events).len(), 1, "that of mission movement");
        let idle = events.iter().any(|event| {
            event.to_string() == "Guam: its raid is still in the air, and nothing happens."
        });
        assert!(idle);
        assert_eq!(play.table.guam, before);
    }
}

/// 11.23: what comes from another base is no raid of Guam.
#[test]
fn r11_23_reinforcements_in_the_air_do_not_keep_guam_from_raiding() {
    let mut play = guam(SEVEN, 930, &[1, 6, 5, 4]);
    let base = Launcher::Base(LandBase::IwoJima);
    place(&mut play, base, RaidTarget::Guam, THREE, 4);
    draw(&mut play, ActivationChit::Guam);
    assert_eq!(play.table.raids.len(), 2);
}

/// 11.24: the column is that of the net air value: without what is lost, landed, in servicing, or not ready for so far.
/// Nothing is taken off by the reduction chart.
#[test]
fn r11_24_the_column_is_that_of_the_net_air_value() {
    for (boxes, lost, range, net, die, points) in [
        ([0, 0, 0, 0, 0, 7], 0, SEVEN, 7, 10, 7),
        ([0, 0, 0, 0, 0, 7], 0, SEVEN, 7, 1, 4),
        ([0, 0, 0, 0, 0, 5], 2, SEVEN, 5, 5, 4),
        ([1, 1, 0, 0, 0, 5], 0, SEVEN, 5, 5, 4),
        ([0, 0, 1, 2, 0, 4], 0, SEVEN, 6, 9, 5),
        ([0, 0, 1, 2, 0, 4], 0, TWO, 7, 9, 7),
        ([0, 0, 0, 0, 0, 3], 4, SEVEN, 3, 4, 3),
    ] {
        let mut play = guam_with(boxes, lost, &[1, 10, die, 4]);
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(3),
            hex: range,
        }));
        if range == SEVEN {
            // Two groups as near and as good: a choice before the die.
            play.set_dice(Dice::script([1, 1, 10, die, 4]));
        }
        let events = draw(&mut play, ActivationChit::Guam);
        assert_eq!(net_value(&events), Some(net));
        assert_eq!(raid(&play).launched, points, "net {net}, die {die}");
        assert_eq!(accounted_for(&play.table), play.table.guam.value);
    }
}

/// 11.24: no raid is stronger than what can fly: net 3, die 10 would be four points.
#[test]
fn r11_24_no_raid_is_stronger_than_what_can_fly() {
    let mut play = guam_with([0, 0, 0, 0, 0, 3], 4, &[1, 10, 10, 4]);
    let events = draw(&mut play, ActivationChit::Guam);
    assert_eq!(raid(&play).launched, 3);
    let told = events
        .iter()
        .any(|it| it.to_string() == "Of 4 3 is left: 4 lost.");
    assert!(told);
    assert_eq!(play.table.guam.tracks.points(), 0);
}

/// 11.24: with less than three there is no raid.
#[test]
fn r11_24_with_less_than_three_guam_does_not_raid() {
    let mut play = guam_with([0, 3, 0, 0, 0, 2], 2, &[1, 10]);
    let events = draw(&mut play, ActivationChit::Guam);
    assert_eq!(
        (net_value(&events), no_raid(&events)),
        (Some(2), Some(NoRaid::NoValue))
    );
    assert!(play.table.raids.is_empty());
}

/// 11.25: turn and range count; a US Advantage over a force in the Guam hex does not. 10.1B: too far is too far.
#[test]
fn r11_25_turn_and_range_count_and_us_advantage_never() {
    for (at, time, modifiers) in [
        (SEVEN, 930, [0, 0]),
        (FOUR, 930, [0, 1]),
        (TWO, 930, [0, 2]),
        (FOUR, 530, [-3, 1]),
        (FOUR, 1850, [-4, 1]),
    ] {
        let mut play = guam(at, time, &[1, 1]);
        play.table.forces.push(Force {
            us_advantage: true,
            detection: Detection::Spotted,
            ..Force::unseen(ForceId::Letter('A'), GUAM)
        });
        let events = draw(&mut play, ActivationChit::Guam);
        assert_eq!(
            read(&events),
            [("air_raid_generation", 1, modifiers.to_vec())]
        );
    }
    for (at, time, why) in [
        (
            SEVEN,
            530,
            NoRaid::TooFar {
                range: 7,
                largest: 4,
            },
        ),
        (FOUR, 2010, NoRaid::TooLate),
    ] {
        let mut play = guam(at, time, &[1]);
        assert_eq!(no_raid(&draw(&mut play, ActivationChit::Guam)), Some(why));
    }
}

/// 11.25, 11.27(1): fighters over Guam take three from the die; a strike there does not, nor fighters beside it.
#[test]
fn r11_25_r11_27_fighters_over_guam_keep_its_raids_down() {
    let generation = |hex, strike: bool| {
        let mut play = guam(SEVEN, 930, &[1, 1]);
        let what = match strike {
            true => MissionId::strike(1),
            false => MissionId::intercept(1),
        };
        mission(&mut play, what, 2, hex);
        let events = draw(&mut play, ActivationChit::Guam);
        read(&events)[0].2.clone()
    };
    assert_eq!(generation(GUAM, false), [0, 0, -3]);
    assert_eq!(generation(GUAM, true), [0, 0]);
    assert_eq!(generation(BESIDE, false), [0, 0]);
}

/// 11.26(3): a result of two waves is one raid of both: net 9, die 9 is 5/4.
#[test]
fn r11_26_a_guam_raid_is_a_single_wave() {
    let mut play = guam_with([0, 0, 0, 0, 0, 9], 0, &[1, 10, 9, 4]);
    draw(&mut play, ActivationChit::Guam);
    assert_eq!(play.table.raids.len(), 1);
    assert_eq!((raid(&play).launched, raid(&play).wave), (9, 1));
}

/// 11.26(2): placed by the range of intercept from its target; over Guam if that is nearer.
#[test]
fn r11_26_it_is_placed_by_the_range_of_intercept() {
    for (at, die, hex) in [
        // A die of 10 is five hexes, 4 three, 1 one.
        (SEVEN, 10, TWO),
        (SEVEN, 4, FOUR),
        (FOUR, 4, BESIDE),
        (FOUR, 10, GUAM),
        (TWO, 1, BESIDE),
        (TWO, 4, GUAM),
    ] {
        let mut play = guam(at, 930, &[1, 10, 5, die]);
        draw(&mut play, ActivationChit::Guam);
        assert_eq!(raid(&play).hex, hex, "{at} {die}");
        assert_eq!(play.table.guam.taking_off, None);
    }
}

/// 11.26(1), 11.27(2): with fighters over Guam the raid is placed there without a die, and flies on in the next phase.
#[test]
fn r11_26_r11_27_under_fighters_it_is_placed_over_guam() {
    let mut play = guam(SEVEN, 930, &[1, 10, 5]);
    fighters(&mut play, 1, 2, GUAM);
    let events = draw(&mut play, ActivationChit::Guam);
    assert_eq!(raid(&play).hex, GUAM);
    assert_eq!(play.table.guam.taking_off, Some(RAID));
    let takes_off = Event::Guam(GuamEvent::TakesOff { raid: RAID });
    assert_eq!(
        events.iter().filter(|event| **event == takes_off).count(),
        1
    );
    play.happen(Event::Phase { number: 2 });
    assert_eq!(play.table.guam.taking_off, None);
    movement(&mut play);
    assert_eq!(raid(&play).hex, TWO);
}
