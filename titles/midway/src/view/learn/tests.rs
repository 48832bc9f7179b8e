use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::rules::{self, CHAPTERS};
use super::*;
use crate::engine::charts;
use crate::engine::decision::Decision;
use crate::engine::staff::{Player, Sensible};
use crate::engine::units::{IjnForce, IslandBase, Ship};
use crate::engine::{Game, GameSetup, trial};
use crate::view::settings::{Hints, Settings};

fn words_in(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The numbers of rules that a text cites in brackets: "(4.1, 6.0(11b))" cites two.
fn cited_in(text: &str) -> Vec<String> {
    let is_number = |word: &str| {
        let (chapter, rest) = word.split_once('.').unwrap_or_default();
        chapter.parse::<u8>().is_ok_and(|n| (1..=22).contains(&n))
            && rest.starts_with(|c: char| c.is_ascii_digit())
    };
    let words = text.split([' ', ',', '"']).map(|word| {
        let word = word
            .trim_start_matches('(')
            .trim_end_matches(['.', ':', ';']);
        let closes = word.matches(')').count() > word.matches('(').count();
        word.strip_suffix(')').filter(|_| closes).unwrap_or(word)
    });
    words
        .filter(|word| is_number(word))
        .map(str::to_owned)
        .collect()
}

/// The string literals of the engine and of the view that cite rules, without comments and tests: sentences, and what is
/// called the rule of something.
fn literals() -> Vec<String> {
    let mut literals = Vec::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![source.join("engine"), source.join("view")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.to_string_lossy().into_owned();
            if path.is_dir() && !name.ends_with("/tests") {
                folders.push(path);
            } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
                let source = fs::read_to_string(&path).unwrap();
                let source = source.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = source
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                for line in lines {
                    let texts = line.split('"').skip(1).step_by(2);
                    let cites = |text: &&str| line.contains("rule") || text.contains(" (");
                    literals.extend(texts.filter(cites).map(str::to_owned));
                }
            }
        }
    }
    literals
}

/// Whether a number has a text of its own, or is a step whose letters have one: 6.0(13c, d, e).
fn has_text(number: &str) -> bool {
    rules::find(number).is_some_and(|rule| {
        let start = number.split([',', ')']).next().unwrap_or_default();
        rule.number.trim_end_matches(')') == start || rule.number == number
    })
}

#[test]
fn every_rule_that_the_game_cites_has_a_text() {
    let literals = literals();
    let mut cited: BTreeSet<String> = literals.iter().flat_map(|it| cited_in(it)).collect();
    cited.extend(charts::ALL.iter().map(|chart| chart.rule().to_owned()));
    assert!(cited.len() > 50, "{cited:?}");
    assert!(cited.contains("6.0(11b)") && cited.contains("4.1") && cited.contains("14.2"));
    let without: Vec<&String> = cited.iter().filter(|number| !has_text(number)).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn rules_1_to_22_all_have_texts_that_lead_on_to_others() {
    for chapter in 2..=22_u8 {
        let prefix = format!("{chapter}.");
        assert!(
            rules::all().any(|rule| rule.number.starts_with(&prefix)),
            "{chapter}"
        );
    }
    let numbers: Vec<&str> = rules::all().map(|rule| rule.number).collect();
    let unique: BTreeSet<&str> = numbers.iter().copied().collect();
    assert_eq!(numbers.len(), unique.len());
    for rule in rules::all() {
        assert!(
            !rule.title.is_empty() && !rule.text.is_empty(),
            "{}",
            rule.number
        );
        for number in rule.see {
            assert!(unique.contains(number), "{} leads to {number}", rule.number);
            assert_ne!(*number, rule.number);
        }
        for number in rule.text.iter().flat_map(|text| cited_in(text)) {
            assert!(has_text(&number), "{} cites {number}", rule.number);
        }
    }
    assert_eq!(
        CHAPTERS.iter().map(|it| it.rules.len()).sum::<usize>(),
        numbers.len()
    );
}

#[test]
fn a_number_opens_its_rule_or_the_one_it_is_part_of() {
    let number = |number: &str| rules::find(number).map(|rule| rule.number);
    assert_eq!(number("6.0(16d, e)"), Some("6.0(16d)"));
    assert_eq!(number("6.0(13c, d, e)"), Some("6.0(13c)"));
    assert_eq!(number("6.0(16)"), Some("6.0(16)"));
    assert_eq!(number("7.1(Nagano)"), Some("7.1(Nagano)"));
    assert_eq!(number("21.2(weather)"), Some("21.2"));
    assert_eq!(number("23.0"), None);
}

#[test]
fn every_chart_is_led_to_by_a_rule() {
    for chart in charts::ALL {
        let by = rules::all().find(|rule| rules::charts_of(rule).contains(&chart.id()));
        assert!(by.is_some(), "{}", chart.id());
    }
}

#[test]
fn the_briefing_is_short() {
    assert!(BRIEFING.iter().map(|text| words_in(text)).sum::<usize>() < 120);
}

#[test]
fn terms_are_explained_once_and_in_few_words() {
    let mut words = BTreeSet::new();
    for term in Term::ALL {
        assert!(
            !term.label().is_empty() && has_text(term.rule()),
            "{term:?}"
        );
        assert!(
            term.words().iter().all(|word| words.insert(*word)),
            "{term:?}"
        );
        let length = words_in(term.explanation());
        assert!((4..=40).contains(&length), "{term:?}: {length} words");
    }
}

#[test]
fn terms_and_rules_are_found_in_running_text() {
    let term = |term: Term, text: &str| Piece::Term(term, text.to_owned());
    let words = |text: &str| Piece::Words(text.to_owned());
    let rule = |number: &str| Piece::Rule(number.to_owned());
    assert_eq!(
        prose("A light carrier is no carrier (4.1, 6.0(11b))."),
        [
            words("A "),
            term(Term::Cvl, "light carrier"),
            words(" is no carrier ("),
            rule("4.1"),
            words(", "),
            rule("6.0(11b)"),
            words(").")
        ]
    );
    // Once each, and whole words only.
    assert_eq!(
        prose("SBD and SBD2, SBD (see below)"),
        [term(Term::Sbd, "SBD"), words(" and SBD2, SBD (see below)")]
    );
    assert_eq!(prose("(6.0(13a), 8.1)")[1], rule("6.0(13a)"));
    assert_eq!(
        prose("It took 4.1 (or 5.0 miles)."),
        [words("It took 4.1 (or 5.0 miles).")]
    );
    // Nothing of a text is lost.
    for text in rules::all().flat_map(|rule| rule.text) {
        let pieces = prose(text).into_iter().map(|piece| match piece {
            Piece::Words(words) | Piece::Term(_, words) | Piece::Rule(words) => words,
        });
        assert_eq!(pieces.collect::<String>(), *text);
    }
}

#[test]
fn hints_are_short_and_cite_rules_that_have_a_text() {
    let mut names = BTreeSet::new();
    for hint in Hint::ALL.iter().copied() {
        assert!(names.insert(hint.name()));
        let sentences = hint.text().matches(". ").count() + 1;
        assert!(sentences <= 2 && words_in(hint.text()) <= 42, "{hint:?}");
        assert!(
            cited_in(hint.text()).iter().all(|number| has_text(number)),
            "{hint:?}"
        );
    }
}

/// The settings after a hint was given.
fn seen(settings: &Settings, hint: Hint) -> Settings {
    let mut settings = settings.clone();
    settings.hints_seen.push(hint.name().to_owned());
    settings
}

#[test]
fn a_hint_is_given_once_at_its_moment_unless_they_are_off() {
    let table = trial::table();
    let settings = Settings::default();
    let given = hint(&settings, &table, &Decision::Organization);
    assert_eq!(given, Some(Hint::Mass));
    assert_eq!(
        hint(
            &seen(&settings, Hint::Mass),
            &table,
            &Decision::Organization
        ),
        None
    );
    assert_eq!(
        hint(&settings, &table, &Decision::BreakOff),
        Some(Hint::BreakOff)
    );
    let mut off = settings.clone();
    off.turn_hints(Hints::Off);
    assert_eq!(hint(&off, &table, &Decision::Organization), None);
}

#[test]
fn hints_know_what_the_player_knows() {
    let settings = Settings::default();
    let due = |table: &_| hint(&settings, table, &Decision::Operations);
    let mut table = trial::table();
    let place = crate::engine::map::Place::WestOfMidway;
    trial::ijn(&mut table, IjnForce::InvasionMi, place, &[Ship::Tr1]);
    // Unspotted transports are nobody's business.
    assert_eq!(due(&table), Some(Hint::WhereToStand));
    table.ijn_forces[IjnForce::InvasionMi].spotted = true;
    assert_eq!(due(&table), Some(Hint::Transports));
    table.ijn_forces[IjnForce::InvasionMi].place = Some(crate::engine::map::Place::Midway);
    assert_eq!(due(&table), Some(Hint::AtTheGate));
    table.bases[IslandBase::Solomons].captured = true;
    assert_eq!(due(&table), Some(Hint::OneMoreLoses));
    // 5.0: what is behind the marker may be decoys.
    table.ijn_forces[IjnForce::InvasionMi].spotted = false;
    table.ijn_forces[IjnForce::InvasionMi].place = Some(crate::engine::map::Place::PearlHarbor);
    assert_eq!(due(&table), Some(Hint::InAHomeBase));
}

#[test]
fn the_first_games_of_the_staff_meet_nearly_every_hint() {
    let mut settings = Settings::default();
    for seed in 1..=3 {
        let mut game = Game::new(GameSetup::default(), seed);
        while let Some(decision) = game.decision().cloned() {
            if let Some(hint) = hint(&settings, game.table(), &decision) {
                settings = seen(&settings, hint);
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    assert!(settings.hints_seen.len() >= 14, "{:?}", settings.hints_seen);
}
