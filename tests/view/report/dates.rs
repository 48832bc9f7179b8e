//! In a battle of two days the report says of which day an hour is; and what a strike cost on its way home.

use super::whole::battles;
use super::*;
use carrier_battle::engine::fleet::{MissionType, UnitSet};
use carrier_battle::engine::{AttackEvent, Attacker, DeckEvent};

#[test]
fn hours_of_two_days_have_their_dates() {
    for (game, report) in battles() {
        let is_two = game.scenario().has_second_day();
        let days: Vec<&str> = report.curve.days.iter().map(|(_, day)| &**day).collect();
        let wanted: &[&str] = if is_two { &["19 June", "20 June"] } else { &[] };
        assert_eq!(days, wanted);
        let of =
            |days: &[(i32, String)]| days.iter().map(|(_, day)| day.clone()).collect::<Vec<_>>();
        assert_eq!(of(&report.air_strength.days), wanted);
        assert!(
            report
                .attacks
                .as_ref()
                .is_none_or(|it| of(&it.days) == wanted)
        );
        let is_dated = |words: &str| words.contains(" June, ") == is_two;
        for point in &report.curve.points[1..] {
            assert!(is_dated(&point.when), "{}", point.when);
        }
        for turn in &report.air_strength.turns[1..] {
            assert!(is_dated(&turn.when), "{}", turn.when);
        }
        for attack in report.attacks.iter().flat_map(|it| &it.told) {
            assert!(is_dated(&attack.when), "{}", attack.when);
        }
        let column = |title: &str, column: &str| {
            let table = table(report, title);
            let cells = table.into_iter().flat_map(|it| {
                let at = it
                    .heads
                    .iter()
                    .position(|head| head.text == column)
                    .unwrap();
                it.rows.iter().map(move |row| row.cells[at - 1].1.clone())
            });
            cells
                .map(|cell| match cell {
                    Content::Text(text) => text,
                    other => panic!("{other:?}"),
                })
                .collect::<Vec<_>>()
        };
        let found = column("What the reports proved to be", "First known");
        for found in found.into_iter().filter(|it| !it.is_empty()) {
            assert!(is_dated(&found), "{found}");
        }
    }
}

/// What history came to is told of the days that the battle has.
#[test]
fn the_score_of_history_is_told_of_as_many_days_as_the_battle_has() {
    for (game, report) in battles() {
        let history = report.curve.across.iter().find(|it| it.is_history);
        let wanted = match game.scenario().number {
            6 | 7 => Some("June 19 as it was fought"),
            8 => Some("June 19 and 20 as fought"),
            _ => None,
        };
        assert_eq!(history.map(|it| it.level), wanted);
    }
}

/// 4.451, 6.42: those lost in landing are told with their strike.
#[test]
fn r4_451_what_a_strike_lost_in_landing_stands_beside_what_fire_cost_it() {
    let mut all = 0;
    for (game, report) in battles() {
        let events = game.events();
        let (mut flew, mut landing) = (UnitSet::EMPTY, 0);
        for (number, it) in events.iter().enumerate() {
            match &it.event {
                Event::Attacks(AttackEvent::Begins {
                    by: Attacker::Strike(strike),
                    ..
                }) => {
                    let table = game.table_after(number);
                    flew = flew.with(table.mission(*strike).unwrap().units);
                }
                // Those that come home without an attack too.
                Event::Decks(DeckEvent::Launched { what, units, .. })
                    if what.kind == MissionType::Strike =>
                {
                    flew = flew.with(*units);
                }
                Event::Decks(DeckEvent::Landed { unit, .. }) => flew = flew.without((*unit).into()),
                Event::Losses(LossEvent::Unit {
                    what, mission, why, ..
                }) => {
                    let is_strike = mission.is_some_and(|it| it.kind == MissionType::Strike);
                    let is_landing = *why == UnitLoss::Landing && is_strike;
                    landing += u32::from(is_landing && flew.contains(*what));
                    flew = flew.without((*what).into());
                }
                _ => {}
            }
        }
        let told = table(report, "What the strikes did");
        let told = told.into_iter().flat_map(|it| &it.rows).map(|row| {
            let Content::Text(lost) = &row.cells[2].1 else {
                return 0;
            };
            let lost = lost.split(", ").find_map(|it| it.strip_suffix(" landing"));
            lost.map_or(0, |it| it.parse::<u32>().unwrap())
        });
        assert_eq!(told.sum::<u32>(), landing);
        all += landing;
    }
    assert!(all > 0, "no strike lost anybody in landing");
}

/// A parting is told with all that the rest of its phase brought: nobody can say what of it came of that order.
#[test]
fn what_a_parting_came_to_is_told_as_that_of_its_phase() {
    let mut game = game(1, 7);
    Random::new(3).finish(&mut game);
    let report = report_of(&game);
    let parted = table(&report, "Where you and the staff parted").unwrap();
    let heads: Vec<&str> = parted.heads.iter().map(|head| head.text).collect();
    assert_eq!(heads[3..], ["Rest of the phase", "All that it brought"]);
}
