//! The report as a text: all that the page has in words and figures, and nothing that only a page can show.

use super::*;
use carrier_battle::view::record::TurnStrength;

#[test]
fn the_report_as_a_text_has_every_part_of_the_report() {
    let battles = super::whole::battles().iter();
    let battles = battles.map(|(_, report)| report.clone());
    let shorter = all_games().into_iter().map(|game| report_of(&game));
    for report in shorter.chain(battles) {
        let text = record::report_text(&report, None, "https://example.org/#scenario=1");
        let has = |part: &str| {
            assert!(
                text.contains(&part.replace('\u{a0}', " ")),
                "{part}\n{text}"
            );
        };
        has(report.level);
        has(&report.battle);
        has(&report.score);
        has(&report.action.headline);
        report.action.lines.iter().for_each(|line| has(line));
        for line in &report.ledger.lines {
            has(&format!("{}: {}", line.what, line.points));
        }
        for table in &report.tables {
            has(&table.title.to_uppercase());
            table.rows.iter().for_each(|row| has(&row.name));
        }
        for turn in &report.air_strength.turns {
            let TurnStrength { when, units, .. } = turn;
            has(&format!("{when}: our units {units}, lost "));
        }
        for group in &report.losses {
            has(&format!("{}: {} (", group.title, group.total));
            let causes = group.causes.iter();
            causes.for_each(|cause| has(&format!("{} {}", cause.name, cause.number)));
        }
        for it in report.attacks.iter().flat_map(|it| &it.told) {
            has(&format!("{}, {}: {}", it.when, it.name, it.words));
        }
        report.tracks.words.iter().for_each(|line| has(line));
        for fact in &report.facts {
            has(&format!("{}: {}", fact.name, fact.value));
        }
        has("The same battle: https://example.org/#scenario=1");
        assert!(text.ends_with('\n') && !text.contains("\n\n\n") && !text.contains(".."));
        assert!(
            text.lines()
                .all(|line| line.trim_end() == line && !line.ends_with(':')),
            "{text}"
        );
    }
}

/// The reached level is marked, and the phases that changed the score are told with what they came to.
#[test]
fn the_report_as_a_text_says_how_the_score_came_about() {
    let (game, report) = report(1, 20);
    let text = record::report_text(&report, None, "");
    let reached = text.lines().filter(|line| line.starts_with("> "));
    let reached: Vec<&str> = reached.collect();
    assert_eq!(reached.len(), 1);
    assert!(reached[0].contains(report.level));
    let score = signed(game.outcome().unwrap().score);
    assert!(text.contains(&format!("Sum: {score}")), "{text}");
}
