//! Of saves: each leads to its game, and a damaged one says what is wrong.

use kernel::LoadError;
use midway::engine::Game;
use serde_json::{Map, Value, json};

use crate::{GAMES, played};

#[test]
fn a_save_leads_to_its_game() {
    for seed in 0..GAMES / 10 {
        let game = played(seed);
        let text = game.save().expect("it has a seed").to_text();
        let loaded = Game::load(&text).expect("it is whole");
        assert!(loaded.record() == game.record(), "seed {seed}");
        assert_eq!(loaded.save().expect("it has a seed").to_text(), text);
    }
}

fn fields() -> Map<String, Value> {
    let text = played(3).save().expect("it has a seed").to_text();
    serde_json::from_str(&text).expect("it is JSON")
}

/// What loading says of a save in which a field has been changed.
fn error(change: impl Fn(&mut Map<String, Value>)) -> LoadError {
    let mut fields = fields();
    change(&mut fields);
    let text = Value::Object(fields).to_string();
    Game::load(&text).map(|_| ()).expect_err("it is damaged")
}

#[test]
fn a_save_that_is_damaged_in_any_field_says_what_is_wrong() {
    let all: Vec<String> = fields().keys().cloned().collect();
    for field in &all {
        for wrong in [json!(null), json!(-3), json!("?"), json!([7]), json!({})] {
            let said = error(|fields| {
                fields.insert(field.clone(), wrong.clone());
            })
            .to_string();
            assert!(
                said.contains("save") && !said.contains('\n'),
                "{field}: {said}"
            );
        }
        let said = error(|fields| {
            fields.remove(field);
        })
        .to_string();
        assert!(said.contains("save"), "{field}: {said}");
    }
}

#[test]
fn a_save_with_another_seed_order_or_option_is_not_loaded() {
    let other_seed = error(|fields| {
        fields.insert("seed".to_owned(), json!("4"));
    });
    let lost = matches!(
        other_seed,
        LoadError::IllegalOrder { .. } | LoadError::WrongCheck
    );
    assert!(lost, "{other_seed}");
    let unknown = error(|fields| {
        fields.insert("options".to_owned(), json!(["kamikaze"]));
    });
    assert!(unknown.to_string().contains("kamikaze"));
    let undone = error(|fields| {
        fields.insert("undone".to_owned(), json!(1));
    });
    assert_eq!(undone, LoadError::WrongCheck);
    let more = error(|fields| {
        fields.insert("hint".to_owned(), json!("look at Midway"));
    });
    assert!(more.to_string().contains("something that no save has"));
    let title = error(|fields| {
        fields.insert("title".to_owned(), json!("philippine-sea"));
    });
    assert_eq!(title, LoadError::OtherTitle("philippine-sea".to_owned()));
}

#[test]
fn every_order_that_is_left_out_or_repeated_is_noticed() {
    let orders = fields()["orders"].as_array().cloned().unwrap_or_default();
    for n in (0..orders.len()).step_by(1 + orders.len() / 12) {
        for repeats in [false, true] {
            let said = error(|fields| {
                let mut changed = orders.clone();
                match repeats {
                    true => changed.insert(n, orders[n].clone()),
                    false => {
                        changed.remove(n);
                    }
                }
                fields.insert("orders".to_owned(), Value::Array(changed));
            });
            let known = matches!(said, LoadError::IllegalOrder { .. } | LoadError::WrongCheck);
            assert!(known, "{said}");
        }
    }
}

#[test]
fn a_text_that_is_cut_off_or_no_save_says_so() {
    let text = Value::Object(fields()).to_string();
    for end in (1..text.len()).step_by(1 + text.len() / 40) {
        let cut = text.get(..end).unwrap_or("?");
        let said = Game::load(cut)
            .map(|_| ())
            .expect_err("it is cut off")
            .to_string();
        assert!(said.contains("save"), "{said}");
    }
    for other in ["", "hello", "{}", "[]", r#"{"format":"chess"}"#] {
        let said = Game::load(other)
            .map(|_| ())
            .expect_err("no save")
            .to_string();
        assert_eq!(
            said,
            "this is not a save of Carrier Battle: Midway Solitaire"
        );
    }
}
