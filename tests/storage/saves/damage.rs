//! Damage of any kind is noticed, and told.

use kernel::Written;

use super::*;
use carrier_battle::engine::MovementRefusal;

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
    no_changed_digit_is_taken(&save());
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
    let orders: Vec<Value> = game()
        .orders()
        .iter()
        .map(|it| json!(it.written()))
        .collect();
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
    assert_eq!(
        fails(&with("version", json!(4))),
        LoadError::OtherVersion(4)
    );
    // Another version's check is another.
    assert_eq!(fails(&with("version", json!(5))), LoadError::WrongCheck);
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
            "the save was made with version 1 of the rules, and this program plays versions 5 to {VERSION}"
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
    let text = r#"{"format":"carrier-battle","version":99,"scenario":80,"orders":["surrender"]}"#;
    assert_eq!(fails(text), LoadError::OtherVersion(99));
}

#[test]
fn an_order_that_is_not_legal_is_told_with_its_rule() {
    let first = json!(["fly/Intercept 1/1112"]);
    let error = fails(&with("orders", first));
    let LoadError::IllegalOrder {
        number: 1,
        refusal: Refusal::Movement(MovementRefusal::TooFar { .. }),
    } = error
    else {
        panic!("{error}")
    };
    assert!(error.to_string().starts_with(
        "the save is damaged, or older than a correction of the rules: order 1 is not legal, for "
    ));
    assert!(error.to_string().contains("4.432"));
    let second = json!(["end_movement", "fight"]);
    let refused = LoadError::IllegalOrder {
        number: 2,
        refusal: Refusal::NotAsked,
    };
    assert_eq!(fails(&with("orders", second)), refused);
}

#[test]
fn orders_that_lead_elsewhere_are_noticed_by_the_check() {
    let legal = json!(["hold/Intercept 1"]);
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
        ("check", json!("2:")),
        ("check", json!("2:0000000000000000")),
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
