//! Fights with raids of Guam, as they take off, on their way out and on their way home (11.27, 11.28).

use super::*;
use crate::engine::combat::{AirBattle, Conditions};
use crate::engine::decision::Decision;
use crate::engine::event::Purpose;
use crate::engine::event::Target;

/// What the US dice of a fight got, in order.
fn us_dice(play: &Play, from: usize) -> Vec<(Target, Vec<i8>)> {
    let events: Vec<Event> = play.events()[from..]
        .iter()
        .map(|it| it.event.clone())
        .collect();
    let rolls = rolls(&events)
        .into_iter()
        .filter_map(|roll| match roll.purpose {
            Purpose::UsFire(_, _, target) => {
                let added = roll.modifiers.iter().map(|it| it.value).collect();
                Some((target, added))
            }
            _ => None,
        });
    rolls.collect()
}

/// Four fighters meet the raid, two against its escorts; every die is a 5.
fn fight(play: &mut Play) -> Vec<(Target, Vec<i8>)> {
    let begun = play.events().len();
    play.set_dice(Dice::script([5; 8]));
    let battle = AirBattle::new(MissionId::intercept(1), RAID);
    carry_out(
        play,
        Procedure::AirBattle(battle),
        &[Order::Divide { escorts: 2 }],
    );
    us_dice(play, begun)
}

/// 11.27(2): as it takes off under fighters they have +2, against escorts and attack planes; in that phase only.
#[test]
fn r11_27_fighters_have_two_more_as_a_raid_takes_off() {
    let takes_off = || {
        let mut play = guam(SEVEN, 930, &[1, 10, 10]);
        fighters(&mut play, 1, 4, GUAM);
        draw(&mut play, ActivationChit::Guam);
        play.happen(Event::Raids(RaidEvent::Sorted {
            raid: RAID,
            fighters: 2,
            attack: 5,
        }));
        play
    };
    let mut now = takes_off();
    assert_eq!(
        fight(&mut now),
        [
            (Target::Fighters, vec![-1, 2]),
            (Target::AttackPlanes, vec![2])
        ]
    );
    let mut later = takes_off();
    later.happen(Event::Phase { number: 2 });
    assert_eq!(
        fight(&mut later),
        [(Target::Fighters, vec![-1]), (Target::AttackPlanes, vec![])]
    );
}

/// 11.27: not as it comes back to land, nor for what is placed over Guam because the fleet is near.
#[test]
fn r11_27_not_as_a_raid_lands_nor_where_nobody_watched() {
    let mut landing = guam(SEVEN, 930, &[]);
    in_the_air(&mut landing, GUAM, 2, 4);
    landing.happen(Event::Guam(GuamEvent::FliesHome {
        raid: RAID,
        from: GUAM,
    }));
    let mut near = guam(TWO, 930, &[1, 10, 10, 10]);
    draw(&mut near, ActivationChit::Guam);
    near.happen(Event::Raids(RaidEvent::Sorted {
        raid: RAID,
        fighters: 2,
        attack: 5,
    }));
    for mut play in [landing, near] {
        fighters(&mut play, 1, 4, GUAM);
        assert_eq!(raid(&play).hex, GUAM);
        assert_eq!(
            fight(&mut play),
            [(Target::Fighters, vec![-1]), (Target::AttackPlanes, vec![])]
        );
    }
}

/// 11.28: it may be met on its way out and on its way home; what it loses stands in the Lost box of Guam and scores.
#[test]
fn r11_28_it_is_fought_on_both_ways_and_guam_counts_the_losses() {
    for home in [false, true] {
        let mut play = guam(SEVEN, 930, &[]);
        in_the_air(&mut play, FOUR, 2, 4);
        if home {
            play.happen(Event::Guam(GuamEvent::FliesHome {
                raid: RAID,
                from: SEVEN,
            }));
        }
        fighters(&mut play, 1, 4, FOUR);
        let engage = Order::Engage {
            interceptor: crate::engine::fleet::Interceptor::Mission(MissionId::intercept(1)),
            raid: RAID,
        };
        assert!(Decision::Interception.legal(&play.table).contains(&engage));
        fight(&mut play);
        let lost = 6 - raid(&play).strength.points();
        assert!(lost > 0);
        let guam = &play.table.guam;
        assert_eq!((guam.lost, guam.value), (lost, 7));
        assert_eq!(play.table.points_destroyed, u16::from(lost));
        assert_eq!(accounted_for(&play.table), 7);
    }
}

/// 4.54, 5.75, 15.1: in scenario 9 Guam's airmen are no better than elsewhere, those of a carrier raid are; and what Guam
/// loses is counted apart from naval points.
#[test]
fn r4_54_r15_1_guams_airmen_are_no_veterans_of_scenario_9() {
    let mut play = guam(SEVEN, 930, &[]);
    play.table.scenario = 9;
    in_the_air(&mut play, FOUR, 2, 4);
    fighters(&mut play, 1, 4, FOUR);
    let conditions = |play: &Play| Conditions::of(&play.table, false);
    assert!(conditions(&play).veterans);
    assert!(!conditions(&play).against(&play.table, RAID).veterans);
    let service = raid(&play).service;
    assert_eq!(
        (service, play.table.attack_value(service)),
        (Service::Land, 3)
    );
    fight(&mut play);
    let lost = 6 - raid(&play).strength.points();
    assert!(lost > 0);
    assert_eq!(
        play.table.great_battle.land_points_destroyed,
        u16::from(lost)
    );
    play.table.raids[0].service = Service::Naval;
    assert!(conditions(&play).against(&play.table, RAID).veterans);
}
