//! The report of scenario 4 tells what was drawn, and no more (7.31).

use super::*;
use carrier_battle::view::account::{Finder, forces_told};

/// What nobody looked at is nothing yet (7.31): the report of a finished game tells it as unseen, and the ships it
/// names are those that were drawn.
#[test]
fn r7_31_the_report_tells_each_report_and_reveals_nothing_that_was_not_drawn() {
    let mut kinds = std::collections::BTreeSet::new();
    for game in all_games() {
        let report = report_of(&game);
        let told = forces_told(game.record());
        let Some(table) = table(&report, "What the reports proved to be") else {
            assert!(told.is_empty() || game.scenario().number == 2);
            continue;
        };
        for (row, force) in table.rows.iter().zip(&told) {
            let drawn = game.events().iter().any(|record| {
                matches!(&record.event,
                    Event::Forces(ForceEvent::LevelOneDrawn { force: of, .. }) if *of == force.id)
            });
            assert_eq!(force.found.is_some(), drawn, "{}", force.id);
            let words = force.words();
            assert_eq!(words == "never looked at", !drawn && force.looks == 0);
            assert_eq!(
                drawn,
                !words.starts_with("never") && !words.starts_with("not seen")
            );
            for ship in &force.ships {
                assert!(game.table().drawn_ships.contains(ship));
                assert!(words.contains(&ship.to_string()), "{words}");
            }
            if let Some(found) = force.found {
                assert!(
                    force.found_words(game.scenario()).contains("Search") || found.range.is_none()
                );
                assert!(found.range.is_none_or(|hexes| hexes <= 14));
            }
            assert_eq!(row.name, force.name());
            // Of two with the same letter the second is told as that.
            let alike = told.iter().filter(|it| it.name() == force.name());
            assert_eq!(alike.count(), 1, "{}", force.name());
            // A butai was the second of its letter, not of its number.
            assert!(!force.name().contains("econd Butai"), "{}", force.name());
            // No ship is shown where none was seen.
            let has_ships = drawn && !force.is_nothing;
            assert_eq!(row.counter == Some(Counter::Force), has_ships, "{words}");
            kinds.insert(words);
        }
        // What the table still shows, the report tells in the same way.
        for force in &game.table().forces {
            let told = told.iter().rev().find(|told| told.id == force.id).unwrap();
            assert_eq!(told.intelligence, force.intelligence);
        }
        let seen = told.iter().filter(|force| force.found.is_some()).count();
        let account = &report.action.lines[0];
        assert!(
            account.starts_with("Of ")
                && [" you made out ", " away"]
                    .iter()
                    .any(|it| account.contains(it)),
            "{account}"
        );
        assert_eq!(seen == 0, account.ends_with("none."));
        // A report that gave itself away is not one that was made out.
        let away = told.iter().filter(|force| {
            let by = force.found.map(|found| found.by);
            force.half_of.is_none() && matches!(by, Some(Finder::Raid(_) | Finder::ItsChit))
        });
        let away = away.count();
        let whole = told.iter().filter(|force| force.half_of.is_none());
        let out = whole.filter(|force| force.found.is_some()).count() - away;
        assert_eq!(away > 0, account.contains(" away"), "{account}");
        assert_eq!(
            out > 0 || seen == 0,
            account.contains("you made out"),
            "{account}"
        );
    }
    assert!(kinds.len() > 12, "{kinds:?}");
}

#[test]
fn the_report_of_searches_has_the_reports_first_and_the_best_search() {
    let (game, report) = report(4, 5);
    let titles: Vec<&str> = report.tables.iter().map(|table| table.title).collect();
    assert_eq!(
        titles[..2],
        ["What the reports proved to be", "What the searches saw"]
    );
    assert_eq!(report.tables[0].rows.len(), 8);
    // Those that flew over no report stand in one row.
    let rows = &report.tables[1].rows;
    let (last, first) = rows.split_last().unwrap();
    assert!(first.iter().all(|row| number(row, 1) > 0));
    let flown = Tally::of(game.events()).searches;
    // All in the last row, if it is not one of those that did.
    let others = flown as usize - first.len();
    match (number(last, 1), others) {
        (0, 1) => assert_eq!(last.name, "1 search"),
        (0, idle) => assert_eq!(last.name, format!("{idle} searches")),
        (_, others) => {
            assert!(last.name.starts_with("Search "), "{}", last.name);
            assert_eq!(others, 1);
        }
    }
    let sum = &report.tables[1].sum.as_ref().unwrap().cells[0].1;
    assert_eq!(*sum, Content::Text(format!("{flown} searches")));
    for table in &report.tables {
        for row in table.rows.iter().chain(&table.sum) {
            assert_eq!(row.cells.len() + 1, table.heads.len(), "{}", row.name);
        }
    }
    let names: Vec<&str> = report.extremes.iter().map(|extreme| extreme.name).collect();
    assert_eq!(names[..2], ["Best search", "Worst search"]);
    assert!(report.luck.dice[0].whose.contains("searches"));
    let share = record::share(&game, game.outcome().unwrap(), String::new());
    assert!(
        share.lines[1].contains(" of 8 reports made out, "),
        "{}",
        share.lines[1]
    );
    let line = report
        .ledger
        .lines
        .iter()
        .find(|line| !line.causes.is_empty());
    assert!(line.unwrap().causes_in_words().starts_with("Force\u{a0}"));
}
