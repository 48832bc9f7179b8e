//! What the page explains: terms, rules, hints.

mod deck_limits;
mod hints;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use carrier_battle::engine::fleet::SearchAim;
use carrier_battle::engine::forces::{ActivationChit, ForceId, chits_a_phase, fill_of_cup};
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    Decision, Game, Light, Order, SCENARIOS, Scenario, Turn, Variant, charts,
};
use carrier_battle::view::learn::{
    Given, Hint, HintSet, Piece, Situation, Term, hints_now, prose, rules, with_punctuation,
};
use carrier_battle::view::settings::{Hints, Settings};

/// The texts of a file's string literals, without its comments.
fn literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    for line in source.lines() {
        let line = line.trim_start();
        if line.starts_with("//") {
            continue;
        }
        let parts = line.split('"').collect::<Vec<_>>();
        literals.extend(
            parts
                .iter()
                .skip(1)
                .step_by(2)
                .map(|text| (*text).to_owned()),
        );
    }
    literals
}

fn is_number(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let is_figures = |part: &&str| {
        !part.is_empty() && part.len() <= 3 && part.chars().all(|c| c.is_ascii_digit())
    };
    parts.len() == 2
        && parts.iter().all(is_figures)
        && parts[0].parse::<u8>().is_ok_and(|n| n <= 24)
}

/// The numbers of rules that the engine and the view cite to the player: in brackets in a sentence,
/// or as the rule of something.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let mut folders = vec!["src/engine".to_owned(), "src/view".to_owned()];
    while let Some(folder) = folders.pop() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push(name);
                continue;
            }
            // A size on the chart, say, is no rule.
            if name.contains("view/chart/") {
                continue;
            }
            for text in literals(&fs::read_to_string(&path).unwrap()) {
                if is_number(&text) {
                    cited.insert(text.clone());
                }
                for piece in text.split('(').skip(1) {
                    let inner = piece.split(')').next().unwrap_or_default();
                    let numbers = inner.split(['-', ',', ' ']);
                    cited.extend(numbers.filter(|it| is_number(it)).map(str::to_owned));
                }
            }
        }
    }
    cited
}

#[test]
fn every_rule_that_is_cited_to_the_player_opens_a_text() {
    let cited = cited();
    // Refusals, prompts and charts cite these: the search finds what it should.
    for known in ["4.432", "6.24", "12.31", "5.721", "4.4", "24.2", "10.13"] {
        assert!(cited.contains(known), "{known} in {cited:?}");
    }
    for number in &cited {
        let rule = rules::find(number).unwrap_or_else(|| panic!("no text for {number}"));
        assert!(
            number.starts_with(rule.number),
            "{number} opens {}",
            rule.number
        );
    }
}

#[test]
fn every_rule_is_told_in_full_sentences_and_leads_on_to_rules_that_there_are() {
    let mut numbers = BTreeSet::new();
    for rule in rules::all() {
        assert!(numbers.insert(rule.number), "{} twice", rule.number);
        assert!(!rule.title.is_empty() && !rule.text.is_empty());
        for text in rule.text {
            assert!(text.ends_with('.'), "{}: {text}", rule.number);
            assert!(text.len() > 30, "{}: {text}", rule.number);
        }
        for see in rule.see {
            let there =
                rules::find(see).unwrap_or_else(|| panic!("{} sends to {see}", rule.number));
            assert_ne!(there.number, rule.number, "{} sends to itself", rule.number);
        }
    }
    assert!(numbers.len() > 60);
}

#[test]
fn every_chart_is_shown_with_a_rule() {
    let shown: BTreeSet<&str> = rules::all().flat_map(rules::charts_of).collect();
    for chart in charts::ALL {
        assert!(shown.contains(chart.id()), "{}", chart.id());
    }
    let safe_return = rules::find("4.451").unwrap();
    assert_eq!(rules::charts_of(safe_return), ["safe_return"]);
    assert_eq!(rules::name("4.454"), "Rule 4.454, Fuel Critical");
    assert!(rules::find("99.9").is_none() && rules::find("").is_none());
}

#[test]
fn the_rules_say_the_figures_of_the_game() {
    let text = |number: &str| rules::find(number).unwrap().text.join(" ");
    assert!(text("2.3").contains("twelve aircraft") && text("2.3").contains("about eight"));
    assert!(text("3.1").contains("80 minutes") && text("3.1").contains("20 minutes"));
    assert!(text("12.13").contains("7 or more"));
    assert!(text("4.35").contains("10 to 14"));
    assert!(text("15.1").contains("25 sunk, 17 crippled, 10 heavily damaged"));
}

/// The rules of the unseen enemy name figures that the engine plays by.
#[test]
fn the_rules_of_the_unseen_enemy_say_the_figures_of_the_game() {
    let text = |number: &str| rules::find(number).unwrap().text.join(" ");
    let cup = Scenario::numbered(4)
        .unwrap()
        .rumours
        .unwrap()
        .level_one_cup;
    let all: u8 = cup.iter().map(|(_, number)| number).sum();
    assert!(text("7.35").contains(&format!("there are {all} at the beginning")));
    for (chit, number) in cup {
        assert!(text("7.35").contains(&format!("{number} {chit}")), "{chit}");
    }
    for (stop, aim) in [(10, "ten hexes"), (14, "fourteen")] {
        let aims = [
            SearchAim::Standard(Bearing::clockwise(0)),
            SearchAim::Narrow(0),
        ];
        assert!(aims.iter().any(|aim| aim.range() == stop));
        assert!(text("8.23").contains(aim));
    }
    assert!(text("8.271").contains("2, 6, 10 and, if narrow, 14 hexes"));
    // 3.23, 3.24: eight forces and the US Move chit.
    let chits = fill_of_cup(ForceId::all().take(8), &[ActivationChit::UsMove]);
    assert_eq!((chits.len(), chits_a_phase(chits.len())), (12, 3));
    assert!(text("3.24").contains("there are twelve, three to a phase"));
}

/// Every rule that scenario 4 uses has a text of its own, with its chart where it has one.
#[test]
fn the_rules_of_scenario_4_have_texts_and_charts_of_their_own() {
    for number in [
        "2.35", "3.2", "3.22", "3.23", "3.24", "5.24", "5.25", "5.26", "6.3", "6.34", "6.36",
        "7.2", "7.21", "7.22", "7.222", "7.25", "7.3", "7.31", "7.32", "7.33", "7.331", "7.332",
        "7.34", "7.35", "7.36", "7.37", "7.38", "7.39", "7.4", "7.41", "7.42", "7.43", "7.44",
        "7.5", "7.51", "7.52", "7.53", "7.54", "7.56", "8.1", "8.12", "8.13", "8.14", "8.15",
        "8.2", "8.21", "8.22", "8.23", "8.24", "8.25", "8.26", "8.27", "8.271", "8.28", "8.281",
        "8.282", "8.3", "8.32", "8.33", "8.34", "8.35", "18.1", "18.2", "18.3", "19.2",
    ] {
        assert_eq!(rules::find(number).unwrap().number, number);
    }
    for (number, charts) in [
        ("7.22", &["mission_movement"][..]),
        ("7.36", &["l1_to_l2"]),
        ("7.39", &["l2_to_l3_surface"]),
        ("7.41", &["l3_to_l4"]),
        ("7.44", &["screen"]),
        ("8.34", &["air_search"]),
        ("18.3", &["location_direction", "location_distance"]),
    ] {
        assert_eq!(rules::charts_of(rules::find(number).unwrap()), charts);
    }
    assert_eq!(rules::charts_of(rules::find("7.37").unwrap()).len(), 4);
}

#[test]
fn every_term_is_explained_once_and_leads_to_its_rule() {
    let mut labels = BTreeSet::new();
    for term in Term::ALL {
        assert!(labels.insert(term.label()), "{}", term.label());
        assert!(term.explanation().ends_with('.'), "{}", term.label());
        assert!(rules::find(term.rule()).is_some(), "{}", term.label());
    }
    for wanted in [
        "F6F",
        "SB2C",
        "TBF",
        "SBD",
        "CV",
        "CVL",
        "CAP",
        "AA",
        "Unit",
        "Air point",
        "Fuel Critical",
        "Wave",
        "Butai",
        "Raid",
        "Strike",
        "Intercept",
        "Servicing",
        "Coordination",
        "Detection",
        "Hit",
        "Task group",
        "Turn",
        "Phase",
        "Chit",
        "Activation",
        "Cup",
        "No Op",
        "Approximate Sighting",
        "Located",
        "Spotted",
        "Intelligence level",
        "False Contact",
        "Level 1",
        "Level 4",
        "Sector",
        "Narrow search",
        "Max Radius",
        "Point of origin",
        "Zone",
        "Shadowing",
        "US Advantage",
        "Double force",
        "Retire",
        "Screen",
    ] {
        assert!(
            labels.iter().any(|label| label.starts_with(wanted)),
            "{wanted}"
        );
    }
    // A unit says how many aircraft it is.
    for term in [Term::Unit, Term::F6f, Term::Sbd, Term::Sb2c, Term::Avenger] {
        assert!(term.explanation().contains("12"), "{}", term.label());
    }
    assert!(Term::AirPoint.explanation().contains("about 8"));
}

/// The terms of a text, as it has them.
fn terms(text: &str) -> Vec<(Term, String)> {
    let term = |piece| match piece {
        Piece::Term(term, words) => Some((term, words)),
        _ => None,
    };
    prose(text).into_iter().filter_map(term).collect()
}

#[test]
fn terms_are_marked_where_they_come_up_first_and_as_whole_words() {
    let named = |text: &str| -> Vec<String> { terms(text).into_iter().map(|(_, it)| it).collect() };
    assert_eq!(named("3 F6F and 2 F6F-3N; another F6F"), ["F6F", "F6F-3N"]);
    assert_eq!(named("A light carrier\u{2019}s unit"), ["unit"]);
    assert_eq!(named("light carriers launch 1"), ["light carriers"]);
    assert_eq!(named("It is Fuel Critical"), ["Fuel Critical"]);
    assert_eq!(
        named("Brain, unitary, CAPS, strikeout"),
        Vec::<String>::new()
    );
    assert_eq!(
        named("The chit of Force C leaves it an Approximate Sighting at Level 2"),
        ["chit", "Approximate Sighting", "Level 2"]
    );
    assert_eq!(
        terms("Raid 1, 9 air points"),
        [(Term::AirPoint, "air points".to_owned())]
    );
}

#[test]
fn a_turn_is_a_term_only_where_it_is_eighty_minutes() {
    let turns = |text: &str| {
        terms(text)
            .iter()
            .filter(|(term, _)| *term == Term::Turn)
            .count()
    };
    for time in [
        "in each turn you",
        "The last turn ends",
        "4 turns long",
        "of turns",
        "a turn is over",
    ] {
        assert_eq!(turns(time), 1, "{time}");
    }
    for deed in [
        "must turn for home",
        "It turns back",
        "they take turns",
        "in its turn",
        "turn to the chart",
    ] {
        assert_eq!(turns(deed), 0, "{deed}");
    }
}

#[test]
fn punctuation_stays_with_what_it_stands_beside() {
    let parts = with_punctuation(prose("Land the unit. A strike, late (4.41)."));
    let around: Vec<(&str, &Piece, &str)> = parts
        .iter()
        .map(|part| (part.before.as_str(), &part.piece, part.after.as_str()))
        .collect();
    assert!(around.contains(&("", &Piece::Term(Term::Unit, "unit".to_owned()), ".")));
    assert!(around.contains(&("", &Piece::Term(Term::Strike, "strike".to_owned()), ",")));
    assert!(around.contains(&("(", &Piece::Rule("4.41".to_owned()), ").")));
    let whole: String = around
        .iter()
        .map(|(before, piece, after)| match piece {
            Piece::Words(words) | Piece::Term(_, words) | Piece::Rule(words) => {
                format!("{before}{words}{after}")
            }
        })
        .collect();
    assert_eq!(whole, "Land the unit. A strike, late (4.41).");
}

#[test]
fn a_text_in_pieces_says_the_same_with_its_rules_to_open() {
    let text = "Intercept 1 has already had its order for this segment (4.41), and (99.9) is none.";
    let words = |piece: &Piece| match piece {
        Piece::Words(words) | Piece::Term(_, words) | Piece::Rule(words) => words.clone(),
    };
    let pieces = prose(text);
    assert_eq!(pieces.iter().map(words).collect::<String>(), text);
    assert!(pieces.contains(&Piece::Rule("4.41".to_owned())));
    assert!(prose("").is_empty());
}
