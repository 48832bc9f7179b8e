//! The strip of phases in the ribbon, and what is to come in each.

use carrier_battle::engine::forces::{Fate, Strength};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{Game, Record, Scenario, Table, Turn};
use carrier_battle::view::shell::{EntryView, MarkKind, PhaseStripView, Stage, phase_strip};
use carrier_battle::view::shown_record::ShownRecord;

use crate::common::decks::*;
use crate::common::*;

fn strip(game: &Game) -> PhaseStripView {
    phase_strip(game.scenario(), game.table(), ShownRecord::all(game))
}

/// The strip of a table of which nothing has been shown as it came about.
fn strip_of(scenario: &Scenario, table: &Table) -> PhaseStripView {
    phase_strip(scenario, table, ShownRecord::new(&Record::default(), 0))
}

fn times(view: &PhaseStripView) -> Vec<&str> {
    let times = view.entries.iter().map(|entry| entry.time.as_str());
    times.collect()
}

fn titles(view: &PhaseStripView) -> Vec<&str> {
    let titles = view.entries.iter().map(|entry| entry.title.as_str());
    titles.collect()
}

/// Every mark with the time of its entry.
fn marks(view: &PhaseStripView) -> Vec<(&str, &str)> {
    let marks = |entry: &'_ EntryView| entry.marks.len();
    let all = view.entries.iter().filter(|entry| marks(entry) > 0);
    all.flat_map(|entry| {
        let of = entry.marks.iter();
        of.map(|mark| (entry.time.as_str(), mark.label.as_str()))
    })
    .collect()
}

#[test]
fn phases_are_past_present_or_to_come_with_their_times() {
    let game = Game::new(Scenario::numbered(3).unwrap(), &[], 1).unwrap();
    let mut table = game.table().clone();
    table.phase = 2;
    let view = strip_of(game.scenario(), &table);
    assert_eq!(
        times(&view),
        [
            "0930", "0950", "1010", "1030", "1050", "1110", "1130", "1150"
        ]
    );
    assert_eq!(
        titles(&view),
        [
            "Phase 1, done",
            "Phase 2, now",
            "Phase 3",
            "Phase 4",
            "Turn 2, phase 1",
            "Turn 2, phase 2",
            "Turn 2, phase 3",
            "Turn 2, phase 4",
        ]
    );
    let stages: Vec<Stage> = view.entries.iter().map(|entry| entry.stage).collect();
    assert_eq!(stages[..3], [Stage::Past, Stage::Now, Stage::Coming]);
    let names: Vec<&str> = view
        .entries
        .iter()
        .map(|entry| entry.name.as_str())
        .collect();
    assert_eq!(names[3..6], ["Phase 4", "Turn 2", "Phase 2"]);
    let short: Vec<&str> = view
        .entries
        .iter()
        .map(|entry| entry.short.as_str())
        .collect();
    assert_eq!(
        short[3..5],
        ["4", "1050"],
        "the next turn's phases are no number of this one"
    );
}

#[test]
fn the_last_turn_ends_with_the_battle() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 1).unwrap();
    assert_eq!(strip(&game).entries.len(), 8, "two turns");
    let mut table = game.table().clone();
    table.turn = table.turn.next();
    table.raids.clear();
    let view = strip_of(game.scenario(), &table);
    assert_eq!(times(&view), ["1050", "1110", "1130", "1150", "1210"]);
    assert_eq!(titles(&view).last(), Some(&"The battle ends"));
    assert_eq!(view.entries[4].name, "End");
    // After it nothing is to come, and nothing is made up.
    table.turn = table.turn.next();
    assert!(strip_of(game.scenario(), &table).entries.len() <= 5);
}

#[test]
fn a_raid_is_marked_in_the_phase_it_arrives_in() {
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(
        &mut game,
        1,
        1,
        carrier_battle::engine::fleet::AirStep::Launch,
    );
    let view = strip(&game);
    assert_eq!(marks(&view), [("0950", "Raid 1 \u{b7} 8")]);
    let mark = &view.entries[1].marks[0];
    let MarkKind::Raids(raids) = &mark.kind else {
        panic!("raids")
    };
    assert_eq!(raids, &[named("Raid 1")]);
    assert!(
        mark.title
            .starts_with("Raid 1 \u{b7} 8. Raid 1: 8 points, "),
        "{}",
        mark.title
    );
    assert!(
        mark.title.contains("over its target in 1 phase, at 0950"),
        "{}",
        mark.title
    );
}

/// A table with a raid so many hexes from its target, in the first phase.
fn raids_at(distances: &[u8]) -> (Game, Table) {
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(
        &mut game,
        1,
        1,
        carrier_battle::engine::fleet::AirStep::Launch,
    );
    let mut table = game.table().clone();
    let first = table.raids[0].clone();
    table.raids.clear();
    for (n, distance) in (1..).zip(distances) {
        let mut raid = first.clone();
        raid.id.0 = n;
        raid.hex = HexId::at(1109 + u16::from(*distance));
        raid.strength = Strength::Unsorted(n + 5);
        table.raids.push(raid);
    }
    (game, table)
}

#[test]
fn raids_of_one_phase_share_a_mark_and_those_that_are_gone_have_none() {
    let (game, mut table) = raids_at(&[4, 3, 7]);
    let view = strip_of(game.scenario(), &table);
    assert_eq!(
        marks(&view),
        [
            ("1010", "Raids 1, 2 \u{b7} 13"),
            ("1050", "Raid 3 \u{b7} 8")
        ]
    );
    let title = &view.entries[2].marks[0].title;
    assert!(title.contains("Raid 1: 6 points, ") && title.contains("; Raid 2: 7 points, "));
    table.raids[1].fate = Fate::Destroyed;
    let view = strip_of(game.scenario(), &table);
    assert_eq!(marks(&view)[0], ("1010", "Raid 1 \u{b7} 6"));
}

#[test]
fn a_raid_over_its_target_is_marked_now() {
    let (game, table) = raids_at(&[0]);
    let view = strip_of(game.scenario(), &table);
    assert_eq!(marks(&view), [("0930", "Raid 1 \u{b7} 6")]);
    assert!(
        view.entries[0].marks[0]
            .title
            .contains("over its target now")
    );
}

#[test]
fn a_raid_too_late_for_the_battle_stands_at_its_end() {
    let (game, mut table) = raids_at(&[6]);
    table.turn = table.turn.next();
    table.phase = 3;
    let view = strip_of(game.scenario(), &table);
    assert_eq!(marks(&view), [("1210", "Raid 1 \u{b7} 6")]);
    let title = &view.entries.last().unwrap().marks[0].title;
    assert!(title.contains("too late to arrive"), "{title}");
}

#[test]
fn a_raid_that_is_far_off_lengthens_the_strip_and_what_is_over_gives_way() {
    let long = like_scenario_3(4, at_sea(BOTH_GROUPS, None), &[]);
    let (_, mut table) = raids_at(&[11]);
    table.phase = 4;
    let view = strip_of(&long, &table);
    // Six phases on: the second phase of the turn after the next.
    assert_eq!(marks(&view), [("1230", "Raid 1 \u{b7} 6")]);
    assert_eq!(view.entries[0].title, "Phase 4, now");
}

#[test]
fn the_strip_says_when_it_gets_dark() {
    let evening = Scenario {
        first_turn: Turn::at(19, 1730),
        ..like_scenario_3(3, at_sea(BOTH_GROUPS, None), &[])
    };
    let (_, mut table) = raids_at(&[]);
    table.turn = evening.first_turn;
    let view = strip_of(&evening, &table);
    assert_eq!(marks(&view), [("1910", "Dusk"), ("1950", "Night")]);
}

#[test]
fn a_raids_mark_stands_where_it_stands_while_raids_fly() {
    for seed in 0..6 {
        let mut game = new_game(seed);
        pass_to_the_end(&mut game);
        let mut table = Table::new(game.scenario().first_turn);
        let mut marks = std::collections::BTreeMap::new();
        for (n, record) in game.events().iter().enumerate() {
            table.apply(&record.event);
            let view = phase_strip(
                game.scenario(),
                &table,
                ShownRecord::new(game.record(), n + 1),
            );
            for entry in &view.entries {
                for mark in &entry.marks {
                    let MarkKind::Raids(raids) = &mark.kind else {
                        continue;
                    };
                    for raid in raids {
                        let is_there = |raid| {
                            table
                                .raid(raid)
                                .is_some_and(|it| it.hex == table.target_hex(it))
                        };
                        let first = *marks.entry(*raid).or_insert(entry.at);
                        assert!(
                            first == entry.at || is_there(*raid),
                            "seed {seed}, {raid}, {:?}",
                            record.event
                        );
                    }
                }
            }
        }
        assert_eq!(marks.len(), 4);
    }
}
