//! Saves: what they hold, and that every damage is noticed and told in one clear sentence.

mod common;

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    FORMAT, Game, LoadError, MovementRefusal, Order, Refusal, SCENARIOS, Save, TITLE, VERSION,
    Variant,
};
use common::*;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A game some orders old, with both kinds of variant and a step taken back.
fn game() -> Game {
    let options = [Variant::SixMorePoints, Variant::DeckCrashes];
    let mut game = Game::new(SCENARIOS[0], &options, 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..24 {
        let order = player.order(&game).unwrap();
        play(&mut game, order);
    }
    while game.undo_reveals() == Some(false) {
        game.undo();
    }
    game.undo();
    assert!(game.orders().len() > 10 && game.undone() == 1);
    game
}

fn save() -> String {
    game().save().unwrap().to_text()
}

/// The save with one field put in place of another.
fn with(field: &str, value: Value) -> String {
    let mut json: Value = serde_json::from_str(&save()).unwrap();
    json[field] = value;
    json.to_string()
}

/// Loads a text that must not load. Whatever is wrong is told in one sentence.
#[track_caller]
fn fails(text: &str) -> LoadError {
    let error = Game::load(text)
        .err()
        .unwrap_or_else(|| panic!("this loads: {text}"));
    let told = error.to_string();
    assert!(
        told.len() > 20 && told.len() < 250 && !told.contains('\n'),
        "{told}"
    );
    assert!(told.contains("save") && !told.ends_with('.'), "{told}");
    error
}

#[test]
fn a_save_holds_the_seed_and_the_orders() {
    let game = game();
    let json: Value = serde_json::from_str(&save()).unwrap();
    let fields: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(
        fields,
        [
            "check", "format", "options", "orders", "scenario", "seed", "title", "undone",
            "version"
        ]
    );
    assert_eq!(json["format"], FORMAT);
    assert_eq!(json["title"], TITLE);
    assert_eq!(json["version"], VERSION);
    assert_eq!(json["scenario"], 1);
    assert_eq!(json["options"], json!(["six-more-points", "deck-crashes"]));
    assert_eq!(json["seed"], "1944");
    assert_eq!(json["undone"], 1);
    let orders: Vec<Order> = serde_json::from_value(json["orders"].clone()).unwrap();
    assert_eq!(orders, game.orders());
    assert_eq!(json["check"].as_str().map(str::len), Some(16));
    // And not the table: that follows.
    assert!(!save().contains("raids"));
}

#[test]
fn a_save_of_a_new_game_and_of_a_finished_one_load() {
    for (seed, finished) in [(0, false), (u64::MAX, false), (5, true), (u64::MAX, true)] {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        if finished {
            Random::new(1).finish(&mut game);
        }
        let loaded = Game::load(&game.save().unwrap().to_text()).unwrap();
        assert!(state(&loaded) == state(&game) && loaded.outcome() == game.outcome());
        assert_eq!(loaded.seed(), Some(seed));
    }
}

/// Whitespace and the order of fields do not matter.
#[test]
fn a_save_may_be_laid_out_otherwise() {
    let parsed: Value = serde_json::from_str(&save()).unwrap();
    for text in [
        serde_json::to_string_pretty(&parsed).unwrap(),
        parsed.to_string(),
        format!("\n {}\t\n", save()),
    ] {
        assert!(state(&Game::load(&text).unwrap()) == state(&game()));
    }
}

#[test]
fn a_name_in_a_file_is_no_part_of_the_game() {
    let plain = game().save().unwrap();
    let named = plain.clone().named(Some("Spruance\u{2019}s day"));
    assert_eq!(named.check, plain.check);
    let back = Game::load(&named.to_text()).unwrap();
    assert_eq!(back.save(), Some(plain));
}

#[test]
fn a_save_without_a_title_is_of_this_game() {
    let mut json: Value = serde_json::from_str(&save()).unwrap();
    json.as_object_mut().unwrap().remove("title");
    let game = Game::load(&json.to_string()).unwrap();
    // It is saved again with its title, and with the same check.
    assert_eq!(game.save().unwrap().to_text(), save());
}

#[test]
fn a_save_of_another_title_is_told_apart() {
    let midway = LoadError::OtherTitle("midway".to_owned());
    assert_eq!(fails(&with("title", json!("midway"))), midway);
    // Whatever else that game writes.
    let text = r#"{"format":"carrier-battle","title":"midway","version":"two","fleet":{}}"#;
    assert_eq!(fails(text), midway);
    assert_eq!(
        midway.to_string(),
        "the save is of a game of another title, \"midway\""
    );
    for value in [json!(null), json!(7), json!(["philippine-sea"])] {
        let error = fails(&with("title", value));
        assert!(matches!(error, LoadError::Damaged(_)), "{error}");
    }
}

#[test]
fn a_save_cut_off_anywhere_is_damaged() {
    let text = save();
    for length in 0..text.len() {
        let error = fails(&text[..length]);
        assert!(
            matches!(error, LoadError::Damaged(_) | LoadError::NotASave),
            "{length}: {error}"
        );
    }
}

#[test]
fn a_save_with_something_after_it_is_damaged() {
    for tail in ["}", "x", "0", "{}", &save()] {
        assert!(matches!(
            fails(&format!("{}{tail}", save())),
            LoadError::Damaged(_)
        ));
    }
}

/// Each digit changed into each other digit: an error, never another game.
#[test]
fn no_changed_digit_goes_unnoticed() {
    let text = save();
    let mut changed = 0;
    for at in 0..text.len() {
        let old = text.as_bytes()[at];
        for digit in (b'0'..=b'9').filter(|digit| old.is_ascii_digit() && *digit != old) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = digit;
            fails(&String::from_utf8(bytes).unwrap());
            changed += 1;
        }
    }
    assert!(changed > 500, "{changed}");
}

/// Each character changed, left out, or written twice: an error, or the same game.
#[test]
fn no_other_damage_to_a_character_leads_to_another_game() {
    let text = save();
    let same = state(&game());
    let check = |damaged: String| match Game::load(&damaged) {
        Ok(game) => assert!(state(&game) == same, "another game: {damaged}"),
        Err(error) => assert!(!error.to_string().contains('\n')),
    };
    for at in 0..text.len() {
        let (head, tail) = (&text[..at], &text[at + 1..]);
        let character = char::from(text.as_bytes()[at]);
        check(format!("{head}{tail}"));
        check(format!("{head}{character}{character}{tail}"));
        check(format!(
            "{head}{}{tail}",
            char::from(text.as_bytes()[at] ^ 1)
        ));
        check(format!(
            "{head}{}{tail}",
            char::from(text.as_bytes()[at] ^ 32)
        ));
    }
}

/// Each order left out, given twice, or changed places with the next.
#[test]
fn no_damage_to_the_list_of_orders_goes_unnoticed() {
    let orders: Vec<Value> = game().orders().iter().map(|order| json!(order)).collect();
    for at in 0..orders.len() {
        let mut without = orders.clone();
        without.remove(at);
        fails(&with("orders", json!(without)));
        let mut twice = orders.clone();
        twice.insert(at, orders[at].clone());
        fails(&with("orders", json!(twice)));
        if at > 0 && orders[at] != orders[at - 1] {
            let mut swapped = orders.clone();
            swapped.swap(at, at - 1);
            fails(&with("orders", json!(swapped)));
        }
    }
}

#[test]
fn what_is_not_a_save_is_told_so() {
    for text in [
        "",
        " ",
        "hello",
        "null",
        "1",
        "[]",
        "{}",
        r#"{"format":"something-else"}"#,
        r#"{"format":7}"#,
        "<html></html>",
        "PK\u{3}\u{4}",
        "\u{feff}{}",
    ] {
        assert_eq!(fails(text), LoadError::NotASave, "{text:?}");
    }
    assert_eq!(
        LoadError::NotASave.to_string(),
        "this is not a save of Carrier Battle: Philippine Sea"
    );
}

#[test]
fn other_versions_scenarios_and_variants_are_told() {
    let next = u64::from(VERSION) + 1;
    assert_eq!(
        fails(&with("version", json!(next))),
        LoadError::OtherVersion(next)
    );
    // A save made before strikes could be flown.
    assert_eq!(
        fails(&with("version", json!(1))),
        LoadError::OtherVersion(1)
    );
    assert_eq!(
        fails(&with("version", json!(0))),
        LoadError::OtherVersion(0)
    );
    assert_eq!(
        fails(&with("version", json!(u64::MAX))),
        LoadError::OtherVersion(u64::MAX)
    );
    let told = fails(&with("version", json!(1))).to_string();
    assert_eq!(
        told,
        format!(
            "the save was made with version 1 of the rules, and this program plays version {VERSION}"
        )
    );
    for number in [0, 10, 255, 257, 258, u64::MAX] {
        assert_eq!(
            fails(&with("scenario", json!(number))),
            LoadError::UnknownScenario(number)
        );
    }
    let unknown = |name: &str| LoadError::UnknownVariant(name.into());
    assert_eq!(fails(&with("options", json!(["wind"]))), unknown("wind"));
    assert_eq!(
        fails(&with("options", json!(["deck-crashes", "Deck-crashes"]))),
        unknown("Deck-crashes")
    );
}

/// A save of other rules may have other orders: its version is told, not what else is strange.
#[test]
fn the_version_is_told_before_anything_else() {
    let text = r#"{"format":"carrier-battle","version":99,"scenario":80,"orders":[{"order":"surrender"}]}"#;
    assert_eq!(fails(text), LoadError::OtherVersion(99));
}

#[test]
fn an_order_that_is_not_legal_is_told_with_its_rule() {
    let first = json!([{ "order": "fly", "mission": "Intercept 1", "to": "1112" }]);
    let error = fails(&with("orders", first));
    let LoadError::IllegalOrder {
        number: 1,
        refusal: Refusal::Movement(MovementRefusal::TooFar { .. }),
    } = error
    else {
        panic!("{error}")
    };
    assert!(
        error
            .to_string()
            .starts_with("the save is damaged: order 1 is not legal, for ")
    );
    assert!(error.to_string().contains("4.432"));
    let second = json!([{ "order": "end_movement" }, { "order": "fight" }]);
    let refused = LoadError::IllegalOrder {
        number: 2,
        refusal: Refusal::NotAsked,
    };
    assert_eq!(fails(&with("orders", second)), refused);
}

#[test]
fn orders_that_lead_elsewhere_are_noticed_by_the_check() {
    let legal = json!([{ "order": "hold", "mission": "Intercept 1" }]);
    for (field, value) in [
        ("orders", legal),
        ("orders", json!([])),
        ("options", json!([])),
        ("options", json!(["deck-crashes", "six-more-points"])),
        (
            "options",
            json!(["six-more-points", "six-more-points", "deck-crashes"]),
        ),
        ("undone", json!(0)),
        ("check", json!("")),
        ("check", json!("0000000000000000")),
    ] {
        let error = fails(&with(field, value));
        assert!(
            matches!(
                error,
                LoadError::WrongCheck | LoadError::IllegalOrder { .. }
            ),
            "{field}: {error}"
        );
    }
}

#[test]
fn wrong_kinds_of_values_are_damage() {
    for (field, values) in [
        (
            "version",
            vec![json!("1"), json!(null), json!(1.5), json!(-1)],
        ),
        (
            "scenario",
            vec![json!("1"), json!(null), json!(-1), json!([1])],
        ),
        (
            "options",
            vec![json!(null), json!("deck-crashes"), json!({}), json!([7])],
        ),
        (
            "seed",
            vec![
                json!(1944),
                json!(""),
                json!("x"),
                json!("-1"),
                json!("18446744073709551616"),
                json!(null),
            ],
        ),
        (
            "undone",
            vec![json!("0"), json!(-1), json!(4_294_967_296_u64), json!(0.5)],
        ),
        (
            "orders",
            vec![
                json!(null),
                json!({}),
                json!([[]]),
                json!(["fight"]),
                json!([{ "order": "surrender" }]),
            ],
        ),
        ("check", vec![json!(0), json!(null), json!(["0"])]),
        ("comment", vec![json!("a field that no save has")]),
    ] {
        for value in values {
            let error = fails(&with(field, value.clone()));
            assert!(
                matches!(error, LoadError::Damaged(_)),
                "{field} {value}: {error}"
            );
        }
    }
    for field in [
        "version", "scenario", "options", "seed", "undone", "orders", "check",
    ] {
        let mut json: Value = serde_json::from_str(&save()).unwrap();
        json.as_object_mut().unwrap().remove(field);
        assert!(
            matches!(fails(&json.to_string()), LoadError::Damaged(_)),
            "without {field}"
        );
    }
}

/// What serde would pass over by itself.
#[test]
fn what_no_save_has_is_refused_wherever_it_stands() {
    let text = save();
    let seed = "\"seed\":\"1944\"";
    let order = "{\"order\":\"end_movement\"}";
    assert!(text.contains(seed) && text.contains(order));
    for (what, damaged) in [
        ("twice", text.replacen(seed, &format!("{seed},{seed}"), 1)),
        ("in a list", format!("[{text}]")),
        (
            "in an order that needs nothing",
            text.replacen(order, "{\"order\":\"end_movement\",\"to\":\"1110\"}", 1),
        ),
        (
            "twice in an order",
            text.replacen(
                order,
                "{\"order\":\"end_movement\",\"order\":\"end_movement\"}",
                1,
            ),
        ),
        (
            "an order as a list",
            text.replacen(order, "[\"end_movement\"]", 1),
        ),
        (
            "a name that is none",
            text.replacen(seed, &format!("\"name\":null,{seed}"), 1),
        ),
        (
            "a name that is a number",
            text.replacen(seed, &format!("\"name\":7,{seed}"), 1),
        ),
        (
            "a whole number with a point",
            text.replacen("\"undone\":1", "\"undone\":1.0", 1),
        ),
        (
            "a number with a zero before it",
            text.replacen("\"undone\":1", "\"undone\":01", 1),
        ),
        (
            "a comma too many",
            text.replacen("],\"check\"", ",],\"check\"", 1),
        ),
    ] {
        assert_ne!(damaged, text, "{what}");
        let error = fails(&damaged);
        assert!(matches!(error, LoadError::Damaged(_)), "{what}: {error}");
    }
}

/// Which of its parts cannot be read.
#[test]
fn damage_is_told_with_its_place() {
    for (field, value) in [
        ("version", json!("3")),
        ("seed", json!(1944)),
        ("undone", json!(-1)),
        ("orders", json!([{ "order": "surrender" }])),
        ("check", json!(7)),
        ("options", json!("deck-crashes")),
    ] {
        let told = fails(&with(field, value)).to_string();
        assert_eq!(
            told,
            format!("the save is damaged: its {field} cannot be read")
        );
    }
    let text = save();
    let told = |text: &str| fails(text).to_string();
    let cut = told(&text[..text.len() - 40]);
    assert_eq!(cut, "the save is damaged: it is cut off");
    let comma = told(&text.replacen(':', ",", 1));
    assert_eq!(
        comma,
        "the save is damaged: it breaks off at line 1, column 10"
    );
}

proptest! {
    /// Whatever a player calls his game.
    #[test]
    fn any_name_is_read_as_it_was_written(name in ".*") {
        let save = game().save().unwrap().named(Some(&name));
        let read: Save = serde_json::from_str(&save.to_text()).unwrap();
        prop_assert_eq!(read.name.as_deref(), Some(name.as_str()));
        prop_assert!(Game::load(&save.to_text()).is_ok());
    }
}

#[test]
fn strange_orders_are_damage_or_illegal_and_never_a_panic() {
    for order in [
        json!({ "order": "fly", "mission": "Intercept 9", "to": "1110" }),
        json!({ "order": "fly", "mission": "Intercept 1", "to": "9999" }),
        json!({ "order": "fly", "mission": "Intercept 1", "to": 1110 }),
        json!({ "order": "fly", "mission": "Intercept 1" }),
        json!({ "order": "fly", "mission": "Intercept 1", "to": "1110", "fast": true }),
        json!({ "order": "hold", "mission": "Intercept 99999999999999999999" }),
        json!({ "order": "split", "mission": "Intercept 1", "units": ["F6F 99"] }),
        json!({ "order": "split", "mission": "Intercept 1", "units": [] }),
        json!({ "order": "split", "mission": "Intercept 1", "units": "F6F 3" }),
        json!({ "order": "place_cap", "cap": "CAP 58.9" }),
        json!({ "order": "place_cap", "cap": "CAP 58.1 C" }),
        json!({ "order": "place_cap", "cap": "CAP 58.256" }),
        json!({ "order": "land", "unit": "F6F 1", "carrier": "Akagi" }),
        json!({ "order": "engage", "interceptor": "Raid 1", "raid": "Raid 1" }),
        json!({ "order": "engage", "interceptor": "Intercept 1", "raid": "Raid 300" }),
        json!({ "order": "divide", "escorts": 256 }),
        json!({ "order": "divide", "escorts": -1 }),
        json!({ "order": "divide", "escorts": 255 }),
        json!({}),
        json!(null),
    ] {
        let error = fails(&with("orders", json!([order])));
        let told = matches!(
            error,
            LoadError::Damaged(_) | LoadError::IllegalOrder { number: 1, .. }
        );
        assert!(told, "{order}: {error}");
    }
}

#[test]
fn numbers_too_large_for_json_and_texts_too_deep_are_damage() {
    let huge = "9".repeat(400);
    for text in [
        save().replace(
            &format!("\"version\":{VERSION}"),
            &format!("\"version\":{huge}"),
        ),
        save().replace("\"undone\":1", "\"undone\":1e999"),
        save().replace(
            "\"undone\":1",
            &format!("\"undone\":{}{}", "[".repeat(100_000), "]".repeat(100_000)),
        ),
        save().replace("\"1944\"", &format!("\"{huge}\"")),
    ] {
        assert_ne!(text, save());
        let error = fails(&text);
        assert!(matches!(error, LoadError::Damaged(_)), "{error}");
    }
}
