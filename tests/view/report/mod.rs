//! The report: every sum on it is the sum of the log, its account says what happened, and it can be shared.

mod by_name;
mod by_whom;
mod dates;
mod judgement;
mod pictures;
mod plainly;
mod sums;
mod text;
mod unseen;
mod whole;

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AirEvent, AirPoints, DamageEvent, DetectionEvent, Event, EventRecord, ForceEvent, Game,
    HitKind, Killer, LossEvent, Purpose, RaidEvent, SCENARIOS, Scenario, ScoreEvent, Scored,
    SearchEvent, UnitLoss, signed,
};
use carrier_battle::view::account::Tally;
use carrier_battle::view::record::{
    self, Column, Content, Counter, Report, ReportRow, ReportTable,
};
use carrier_battle::view::shown_record::ShownRecord;

use crate::view::air::game;
use crate::view::log::games;

fn report_of(game: &Game) -> Report {
    record::report(game, game.outcome().unwrap())
}

/// Finished games of every scenario, with and without variants in scenario 4.
fn all_games() -> Vec<Game> {
    let mut all = games();
    for seed in 1..=12 {
        let variants = match seed % 2 {
            0 => SCENARIOS[3].variants,
            _ => &[],
        };
        let mut game = Game::new(SCENARIOS[3], variants, seed).unwrap();
        if seed % 3 == 0 {
            Random::new(seed).finish(&mut game);
        } else {
            Sensible.finish(&mut game);
        }
        all.push(game);
    }
    all
}

/// The report of a game that the staff plays to its end.
fn report(scenario: usize, seed: u64) -> (Game, Report) {
    let mut game = game(scenario, seed);
    Sensible.finish(&mut game);
    let report = report_of(&game);
    (game, report)
}

/// What the log says, counted by itself.
fn sum(game: &Game, of: impl Fn(&Event) -> i32) -> i32 {
    let all: &[EventRecord] = game.events();
    all.iter().map(|record| of(&record.event)).sum()
}

fn number(row: &ReportRow, n: usize) -> i32 {
    match &row.cells[n] {
        // Beside what fire cost a strike stands who was lost coming home.
        (Column::Number, Content::Text(text)) => {
            let first = text.split(" to fire").next().unwrap();
            first.replace('\u{2212}', "-").parse().unwrap()
        }
        other => panic!("{other:?}"),
    }
}

fn table<'a>(report: &'a Report, title: &str) -> Option<&'a ReportTable> {
    report.tables.iter().find(|table| table.title == title)
}

/// The sum of a column, which its last row has too.
fn column(table: &ReportTable, n: usize) -> i32 {
    let all: i32 = table.rows.iter().map(|row| number(row, n)).sum();
    assert_eq!(
        number(table.sum.as_ref().unwrap(), n),
        all,
        "{}",
        table.title
    );
    all
}

#[test]
fn the_report_of_raids_has_a_row_for_each() {
    let (game, report) = report(1, 7);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        record::over(outcome),
        format!("The battle is over: {}", report.level)
    );
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
    let heads: Vec<&str> = table.heads.iter().map(|head| head.text).collect();
    let expected = [
        "Raid",
        "Its points",
        "Points",
        "Down",
        "Through",
        "Lost",
        "Score",
        "How it ended",
    ];
    assert_eq!(heads, expected);
    for row in &table.rows {
        assert_eq!(row.cells.len() + 1, heads.len());
        if let (_, Content::Bar(bar)) = &row.cells[0] {
            let all = bar.by_fighters + bar.by_guns + bar.left;
            assert_eq!(all as i32, number(row, 1));
            assert!(all <= bar.most);
        }
    }
    let facts: Vec<&str> = report.facts.iter().map(|fact| fact.name).collect();
    let expected = [
        "Hellcat units lost",
        "Dice rolled",
        "Steps taken back after a die was seen",
        "Seed",
    ];
    assert_eq!(facts, expected);
    assert_eq!(report.facts[3].value, "7");
    assert!(report.facts[2].counts_undone);
    assert_eq!(report.next, Some((2, "Mission Beyond Darkness")));
}

#[test]
fn the_report_of_strikes_has_them_and_the_ships_they_hit() {
    let (_, report) = report(2, 11);
    let titles: Vec<&str> = report.tables.iter().map(|table| table.title).collect();
    assert_eq!(titles, ["What the strikes did", "Ships that were hit"]);
    let strike = &report.tables[0].rows[1];
    assert_eq!(strike.name, "Air Strike 3");
    assert_eq!(strike.cells[0].1, Content::Text("5".to_owned()));
    let did = Content::Text("found Force A; 5 hits on Zuikaku".to_owned());
    assert_eq!(strike.cells[4], (Column::Sentence, did));
    let ship = &report.tables[1].rows[0];
    assert_eq!(ship.name, "Zuikaku");
    assert_eq!(ship.cells[2].1, Content::Text("11 of 8".to_owned()));
    assert_eq!(ship.cells[3].1, Content::Text("sinking".to_owned()));
    assert!(matches!(ship.cells[1].1, Content::Outline(_)));
    let heads = report.tables[1].heads.iter();
    assert!(heads.map(|head| head.text).all(|text| !text.is_empty()));
    assert_eq!(report.facts[0].name, "Units lost");
    assert_eq!(report.next, Some((3, "Clear the Deck")));
}

#[test]
fn the_account_speaks_of_what_happened() {
    let (game, report) = report(1, 7);
    let tally = Tally::of(game.events());
    let [came, cost, meant] = &report.action.lines;
    assert!(came.starts_with(&format!("Four raids of {} points", tally.launched)));
    assert!(
        came.contains(&format!("shot down {} of them", tally.of_raids)),
        "{came}"
    );
    assert!(cost.contains("lost"), "{cost}");
    assert!(meant.ends_with('.'));

    let mut headlines = std::collections::BTreeSet::new();
    let mut meanings = std::collections::BTreeSet::new();
    for game in all_games() {
        let report = report_of(&game);
        for line in &report.action.lines {
            assert!(line.ends_with('.') && !line.contains("  "), "{line}");
            assert!(line.starts_with(char::is_uppercase), "{line}");
            assert!(!line.contains('-'), "a true minus and true dashes: {line}");
        }
        // What sank is in the headline, or counted in it.
        let table = game.table();
        let sunk = table.damage.iter().map(|(ship, _)| *ship);
        let sunk: Vec<String> = sunk
            .filter(|ship| ship.data().kind.is_carrier())
            .filter(|ship| table.is_sunk(*ship) || table.is_sinking(*ship))
            .map(|ship| ship.to_string())
            .collect();
        if (1..=3).contains(&sunk.len()) {
            let headline = &report.action.headline;
            assert!(
                sunk.iter().all(|name| headline.contains(name)),
                "{headline}"
            );
        }
        headlines.insert(report.action.headline);
        meanings.insert(report.action.lines[2].clone());
    }
    assert!(headlines.len() > 8, "{headlines:?}");
    assert!(meanings.len() > 6, "{meanings:?}");
}

/// A battle in the lower half of the ladder says what cost most, with the victory points of the ledger.
#[test]
fn what_cost_most_is_told_where_a_battle_went_badly() {
    let mut told = std::collections::BTreeSet::new();
    for game in all_games() {
        let scenario = game.scenario();
        let report = report_of(&game);
        let rung = report.ladder.iter().position(|rung| rung.is_reached);
        if rung.unwrap() < 2 || game.table().has_all_rules() {
            assert_eq!(report.next_time, None);
            continue;
        }
        let scored = scenario.scores.iter();
        let scored = scored.map(|award| game.table().scored(award.what));
        let dearest = scored.min().unwrap();
        let Some(words) = report.next_time else {
            continue;
        };
        assert!(words.starts_with("Next time: ") && words.ends_with('.'));
        if dearest < 0 {
            let cost = format!("That cost {} victory point", -dearest);
            assert!(words.contains(&cost), "{words} {dearest}");
        }
        let words = words.split_once(". ").unwrap().1;
        told.insert(words.split(" That cost").next().unwrap().to_owned());
    }
    assert!(told.len() >= 4, "{told:?}");
}

#[test]
fn the_best_fight_and_the_worst_are_two() {
    let (mut of_fights, mut of_searches, mut without) = (0, 0, 0);
    for game in all_games() {
        let report = report_of(&game);
        let story = record::story(game.scenario(), ShownRecord::all(&game));
        let mut has_fights = false;
        for pair in report.extremes.chunks(2) {
            let [best, worst] = pair else {
                panic!("{pair:?}");
            };
            match (best.name, worst.name) {
                ("Best fight", "Worst fight") => {
                    has_fights = true;
                    of_fights += 1;
                }
                ("Best search", "Worst search") => {
                    let name = best.title.split(',').next().unwrap();
                    let searches = table(&report, "What the searches saw").unwrap();
                    let mut scored = searches.rows.iter().filter(|row| number(row, 5) > 0);
                    assert!(scored.any(|row| row.name == name), "{name} scored nothing");
                    of_searches += 1;
                }
                other => panic!("{other:?}"),
            }
            assert_ne!(best.title, worst.title);
            for one in pair {
                assert!(one.sentence.contains("expected"), "{}", one.sentence);
            }
        }
        let fights = story.fights.iter();
        let dicy = fights.filter(|fight| !story.dice_of(fight).is_empty());
        if !has_fights {
            without += 1;
            assert!(dicy.count() < 2, "{:?}", report.extremes);
        }
    }
    assert!(of_fights > 20, "{of_fights}");
    assert!(of_searches > 10, "{of_searches}");
    assert!(without > 0, "every game had two fights");
}

#[test]
fn the_history_is_beside_it_and_compares_what_can_be_compared() {
    let (game, told) = report(1, 7);
    let history = told.history.unwrap();
    assert!(history.then.contains("244 aircraft"));
    let tally = Tally::of(game.events());
    let down = format!(
        "You shot down {} of {} points",
        tally.of_raids, tally.launched
    );
    assert!(history.now[0].starts_with(&down), "{}", history.now[0]);
    let (_, told) = report(2, 11);
    let history = told.history.unwrap();
    assert!(history.now[0].starts_with("That is worth 10 to 29 points here; your "));
    let (_, told) = report(3, 7);
    assert!(told.history.unwrap().now[1].starts_with("Your ships "));
    assert_eq!(told.next, Some((4, "Where Is Ozawa?")));
    let (_, told) = report(4, 7);
    let history = told.history.unwrap();
    assert!(history.then.contains("At 1540 an Avenger from Enterprise"));
    assert_eq!(history.now.len(), 2);
    assert_eq!(told.next, Some((5, "Ozawa Strikes")));
    let (_, told) = report(5, 7);
    assert_eq!(told.next, Some((6, "The Marianas Turkey Shoot")));
}

#[test]
fn the_result_is_shared_in_two_lines_and_the_link() {
    for game in all_games() {
        let link = "https://example.org/#scenario=1".to_owned();
        let share = record::share(&game, game.outcome().unwrap(), link);
        let text = share.text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[2], "https://example.org/#scenario=1");
        assert!(lines[0].contains(game.scenario().name));
        assert!(lines[0].contains(game.outcome().unwrap().level));
        assert!(
            lines.iter().all(|line| line.chars().count() < 140),
            "{text}"
        );
        let lost = Tally::of(game.events()).lost;
        let lost = carrier_battle::engine::count_of(lost, "unit lost", "units lost");
        assert!(lines[1].contains(&lost), "{text}");
    }
    assert!(page::copied::Copied::Refused.words().contains("selected"));
    let mut scenarios = SCENARIOS.iter();
    assert!(scenarios.all(|scenario| scenario.levels.len() > 2));
}

#[test]
fn the_curve_stays_in_its_picture() {
    for game in all_games() {
        let curve = report_of(&game).curve;
        let [width, height] = curve.size;
        for point in &curve.points {
            let [x, y] = point.at;
            assert!((0..=width).contains(&x) && (0..=height).contains(&y));
        }
        assert!(
            curve
                .points
                .windows(2)
                .all(|two| two[0].at[0] < two[1].at[0])
        );
        assert!(
            curve
                .across
                .iter()
                .all(|line| (0..=height).contains(&line.y))
        );
        assert!(!curve.times.is_empty());
    }
}

#[test]
fn the_times_under_the_curve_of_a_long_battle_do_not_run_into_each_other() {
    for scenario in SCENARIOS {
        let mut game = Game::new(scenario, &[], 7).unwrap();
        Sensible.finish(&mut game);
        let times = report_of(&game).curve.times;
        // Four figures have that room.
        assert!(times.windows(2).all(|two| two[1].0 - two[0].0 >= 32));
        assert_eq!(times.len() > 1, scenario.number != 2, "{times:?}");
    }
}

/// The bars of the raids have a key, and no other table has one.
#[test]
fn the_bars_of_the_raids_say_what_their_parts_mean() {
    let (_, report) = report(3, 1);
    let key: Vec<&str> = table(&report, "What became of the raids")
        .unwrap()
        .key
        .iter()
        .map(|(_, words)| *words)
        .collect();
    assert_eq!(key, ["shot down by fighters", "shot down by guns", "left"]);
    let ships = table(&report, "Ships that were hit");
    assert!(ships.is_none_or(|table| table.key.is_empty()));
}

/// Who is over the carriers as the battle ends, or can fly there, is home: the log and the report say so (scenario 5).
#[test]
fn what_is_in_the_air_at_the_end_and_counts_as_home_is_told() {
    let mut told = 0;
    for seed in 0..12 {
        let (game, report) = report(5, seed);
        let home = game.events().iter().filter_map(|it| match &it.event {
            Event::Air(AirEvent::HomeAtTheEnd { what, units, .. }) => {
                Some((*what, units.len(), it))
            }
            _ => None,
        });
        let home: Vec<_> = home.collect();
        let missions: Vec<_> = game.table().missions.iter().map(|it| it.id).collect();
        assert_eq!(home.iter().map(|it| it.0).collect::<Vec<_>>(), missions);
        for (_, _, line) in &home {
            assert!(
                line.event
                    .to_string()
                    .ends_with("and can land: it counts as home.")
            );
        }
        let units: u8 = home.iter().map(|it| it.1).sum();
        let fact = report
            .facts
            .iter()
            .find(|it| it.name.starts_with("Units in the air"));
        assert_eq!(
            fact.map(|it| it.value.clone()),
            (units > 0).then(|| units.to_string())
        );
        told += home.len();
    }
    assert!(told > 0);
}
