//! What the text of a save may say, and what not.

use super::*;

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
                json!([7]),
                json!(["surrender"]),
                json!([{ "order": "fight" }]),
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
    let order = "\"end_movement\"";
    assert!(text.contains(seed) && text.contains(order));
    for (what, damaged) in [
        ("twice", text.replacen(seed, &format!("{seed},{seed}"), 1)),
        ("in a list", format!("[{text}]")),
        (
            "in an order that needs nothing",
            text.replacen(order, "\"end_movement/1110\"", 1),
        ),
        (
            "at the end of an order",
            text.replacen(order, "\"end_movement/\"", 1),
        ),
        (
            "an order as a list",
            text.replacen(order, "[\"end_movement\"]", 1),
        ),
        (
            "an order as saves had it first",
            text.replacen(order, "{\"order\":\"end_movement\"}", 1),
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
        ("orders", json!(["surrender"])),
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

#[test]
fn strange_orders_are_damage_or_illegal_and_never_a_panic() {
    for order in [
        json!("fly/Intercept 9/1110"),
        json!("fly/Intercept 1/9999"),
        json!("fly/Intercept 1/1,110"),
        json!("fly/Intercept 1"),
        json!("fly/Intercept 1/1110/fast"),
        json!("hold/Intercept 99999999999999999999"),
        json!("split/Intercept 1/F6F 99"),
        json!("split/Intercept 1/"),
        json!("split/Intercept 1/F6F 3+"),
        json!("split/Intercept 1/F6F 3, F6F 4"),
        json!("place_cap/CAP 58.9"),
        json!("place_cap/CAP 58.1 C"),
        json!("place_cap/CAP 58.256"),
        json!("land/F6F 1/Akagi"),
        json!("engage/Raid 1/Raid 1"),
        json!("engage/Intercept 1/Raid 300"),
        json!("divide/256"),
        json!("divide/-1"),
        json!("divide/255"),
        json!("Fly/Intercept 1/1110"),
        json!("search/TBF 1/north"),
        json!("search/TBF 1/narrow 256"),
        json!("torpedo/Cavalla/"),
        json!("move_task_groups/Surface 90/1110"),
        json!("place_aboard/F6F 1/"),
        json!(""),
        json!("/"),
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
