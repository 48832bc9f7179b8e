//! Log, charts and victory points.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Event, Game, Order, SCENARIOS};
use carrier_battle::view::record::{self, Column, Content, Light};

use crate::air::game;

/// A game that two missions have begun.
fn begun() -> Game {
    let mut game = game(1, 7);
    for (mission, to) in [("Intercept 1", "1111"), ("Intercept 2", "1110")] {
        let order = Order::Fly {
            mission: mission.parse().unwrap(),
            to: to.parse().unwrap(),
        };
        game.play(order).unwrap();
    }
    game
}

#[test]
fn the_log_stands_phase_by_phase_with_the_newest_line_first() {
    let game = begun();
    let phases = record::phases(game.events());
    let titles: Vec<&str> = phases.iter().map(|phase| phase.title.as_str()).collect();
    assert_eq!(titles, ["0930 \u{b7} Phase 1", "0930"]);
    let lines = record::lines(game.events(), &phases[0]);
    assert_eq!(lines[0].text, "Intercept 2 spends 1 on flying: 15 fuel.");
    assert!(lines.windows(2).all(|two| two[0].number > two[1].number));
    assert_eq!(record::recent(game.events()), lines[..4]);
}

#[test]
fn what_was_lost_in_this_phase_stays_among_the_newest_lines() {
    let mut seen = 0;
    for seed in 1..30 {
        let mut game = game(1, seed);
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            let all = game.events();
            let Some(phase) = record::phases(all).into_iter().next() else {
                continue;
            };
            let lines = record::lines(all, &phase);
            let recent = record::recent(all);
            let lost = |lines: &[record::Line]| lines.iter().filter(|line| line.is_loss).count();
            assert!(lost(&recent) >= lost(&lines).min(4), "{recent:?}");
            assert!(recent.windows(2).all(|two| two[0].number > two[1].number));
            seen += lost(&lines[4.min(lines.len())..]);
        }
    }
    assert!(seen > 0, "some had been pushed out");
}

#[test]
fn a_die_stands_in_the_log_with_its_modifiers_its_result_and_its_chart() {
    let game = begun();
    let phases = record::phases(game.events());
    let lines = record::lines(game.events(), &phases[0]);
    assert_eq!(lines.iter().filter(|line| line.die.is_some()).count(), 2);
    let line = lines.iter().find(|line| line.die.is_some()).unwrap();
    let die = line.die.as_ref().unwrap();
    let rolled = game
        .events()
        .iter()
        .find_map(|happening| match &happening.event {
            Event::Roll(roll) if roll.chart == die.chart => Some(roll.clone()),
            _ => None,
        });
    assert_eq!(Some(die.shown), rolled.map(|roll| roll.die));
    assert_eq!(line.text, "Second hex of Intercept 1");
    assert_eq!(die.title, "Second hex of movement");
    assert!(die.modifiers.is_empty());
}

#[test]
fn a_chart_lights_the_cell_that_was_read_last_and_the_way_to_it() {
    let game = begun();
    let id = "second_hex_fuel";
    let unused = record::chart(&[], id).unwrap();
    assert_eq!(unused.subtitle, "Not used yet in this game");
    let dark = |cells: &[record::ChartCell]| cells.iter().all(|cell| cell.light == Light::Dark);
    assert!(unused.rows.iter().all(|row| dark(&row.cells)));

    let chart = record::chart(game.events(), id).unwrap();
    let read = "The last roll, Second hex of Intercept 1: die 2, read at 2, gave 1";
    assert_eq!(chart.subtitle, read);
    let cells = || chart.rows.iter().flat_map(|row| &row.cells);
    let lit: Vec<&str> = cells()
        .filter(|cell| cell.light == Light::Lit)
        .map(|cell| cell.text.as_str())
        .collect();
    assert_eq!(lit, ["1"]);
    let along: Vec<Light> = chart.rows.iter().map(|row| row.cells[0].light).collect();
    assert_eq!(along[..3], [Light::Along, Light::Lit, Light::Dark]);
    assert_eq!(chart.rows[1].head.light, Light::Along);
    assert_eq!(chart.rows[9].head.text, "10 +");
    assert_eq!(chart.caption, "Down: the modified roll.");
    assert_eq!(chart.rule, "4.432");
    assert!(chart.has_row_heads);
}

#[test]
fn every_chart_of_the_list_can_be_opened() {
    let all = record::charts();
    assert_eq!(all.len(), 31);
    for entry in all {
        let chart = record::chart(&[], entry.id).unwrap();
        assert_eq!(chart.title, entry.title);
        assert!(!chart.rows.is_empty());
    }
    assert_eq!(record::chart(&[], "no such chart"), None);
}

#[test]
fn the_ledger_says_how_the_score_adds_up() {
    let game = game(1, 7);
    let ledger = record::ledger(game.scenario(), game.table());
    let lines: Vec<String> = ledger
        .lines
        .iter()
        .map(|line| format!("{}: {}: {}", line.what, line.rate, line.points))
        .collect();
    assert_eq!(
        lines,
        [
            "Japanese air points destroyed: +1 for each: +0",
            "A unit lost: \u{2212}2 for each: +0",
            "Attack planes that got through: \u{2212}2 for each: +0",
        ]
    );
    assert_eq!(ledger.sum, "+0");
}

#[test]
fn the_ladder_shows_every_level_with_its_scores() {
    let ladder = record::ladder(SCENARIOS[0], Some(15));
    let rungs: Vec<String> = ladder
        .iter()
        .map(|rung| format!("{} {} {}", rung.name, rung.range, rung.is_reached))
        .collect();
    assert_eq!(
        rungs,
        [
            "Turkey shoot 20 and more false",
            "Clear victory 14 to 19 true",
            "Hard fought 8 to 13 false",
            "Too many got through less than 8 false",
        ]
    );
}

/// The report of a game that the staff plays to its end.
fn report(scenario: usize, seed: u64) -> (Game, record::Report) {
    let mut game = game(scenario, seed);
    Sensible.finish(&mut game);
    let report = record::report(&game, game.outcome().unwrap());
    (game, report)
}

#[test]
fn the_report_of_raids_adds_up() {
    let (game, report) = report(1, 7);
    assert_eq!(
        record::over(game.outcome().unwrap()),
        format!("The battle is over: {}", report.level)
    );
    let outcome = game.outcome().unwrap();
    assert_eq!(report.level, outcome.level);
    let battle = "\u{201c}Hey, Rube!\u{201d} \u{b7} 19 June 1944, 0930";
    assert_eq!(report.battle, battle);
    let reached: Vec<&str> = report
        .ladder
        .iter()
        .filter(|rung| rung.is_reached)
        .map(|rung| rung.name)
        .collect();
    assert_eq!(reached, [outcome.level]);

    let [table] = report.tables.as_slice() else {
        panic!("raids alone");
    };
    assert_eq!(table.title, "What became of the raids");
    let heads: Vec<&str> = table.heads.iter().map(|head| head.text).collect();
    let expected = ["Raid", "From", "Points", "Down", "Through", "How it ended"];
    assert_eq!(heads, expected);
    let number = |row: &record::ReportRow, n: usize| match &row.cells[n] {
        (Column::Number, Content::Text(text)) => text.parse::<u16>().unwrap(),
        other => panic!("{other:?}"),
    };
    let sum = table.sum.as_ref().unwrap();
    for n in [1, 2, 3] {
        let all: u16 = table.rows.iter().map(|row| number(row, n)).sum();
        assert_eq!(number(sum, n), all);
    }
    let facts: Vec<&str> = report.facts.iter().map(|fact| fact.name).collect();
    let expected = [
        "Hellcat units lost",
        "Dice rolled",
        "Steps back past a die",
        "Seed",
    ];
    assert_eq!(facts, expected);
    assert_eq!(report.facts[3].value, "7");
    assert!(report.facts[2].counts_undone);
}

#[test]
fn the_report_of_strikes_has_them_and_the_ships_they_hit() {
    let (_, report) = report(2, 11);
    let titles: Vec<&str> = report.tables.iter().map(|table| table.title).collect();
    assert_eq!(titles, ["What the strikes did", "Ships that were hit"]);
    let strike = &report.tables[0].rows[1];
    assert_eq!(strike.name, "Air Strike 3");
    assert_eq!(strike.cells[0].1, Content::Text("6".to_owned()));
    let did = Content::Text("found Force A, 6 on Zuikaku".to_owned());
    assert_eq!(strike.cells[2], (Column::Sentence, did));
    let ship = &report.tables[1].rows[0];
    assert_eq!(ship.name, "Zuikaku");
    assert_eq!(ship.cells[2].1, Content::Text("6 of 8".to_owned()));
    assert_eq!(ship.cells[3].1, Content::Text("crippled".to_owned()));
    assert!(matches!(ship.cells[1].1, Content::Outline(_)));
    let heads = report.tables[1].heads.iter();
    assert!(heads.map(|head| head.text).all(|text| !text.is_empty()));
    assert_eq!(report.facts[0].name, "Units lost");
}

#[test]
fn the_ladder_of_victory_leaves_no_score_out_and_marks_the_one_reached() {
    for number in 1..=3 {
        let scenario = SCENARIOS[number - 1];
        for score in -40..=60 {
            let rungs = record::ladder(scenario, Some(score));
            let reached: Vec<_> = rungs.iter().filter(|rung| rung.is_reached).collect();
            assert_eq!(reached.len(), 1);
            assert_eq!(reached[0].name, scenario.level(score).name);
        }
        let rungs = record::ladder(scenario, None);
        assert!(rungs[0].range.ends_with("and more"));
        assert!(rungs[rungs.len() - 1].range.starts_with("less than"));
    }
}

#[test]
fn the_whole_log_has_every_die_and_what_was_added_to_it() {
    let (game, _) = report(1, 7);
    let shown = game.events();
    let lines = |phase| record::lines(shown, phase);
    let phases = record::phases(shown);
    let dice: Vec<record::Die> = phases
        .iter()
        .flat_map(lines)
        .filter_map(|line| line.die)
        .collect();
    let rolls = shown.iter().filter_map(|happening| match &happening.event {
        Event::Roll(roll) => Some(roll),
        _ => None,
    });
    let rolls: Vec<_> = rolls.collect();
    assert_eq!(dice.len(), rolls.len());
    for (die, roll) in dice.iter().rev().zip(rolls) {
        assert_eq!((die.shown, &die.result), (roll.die, &roll.result));
        assert_eq!(die.modifiers.len(), roll.modifiers.len());
    }
    let modified = dice.iter().find_map(|die| die.modifiers.first()).unwrap();
    assert_eq!(modified, "\u{2212}1 target is fighters");
}
