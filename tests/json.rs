//! JSON as saves use it: what is read, what is refused, and that what is written is read again.

use carrier_battle::engine::json::{Json, list, object, quoted};
use proptest::prelude::*;

#[test]
fn values_of_a_save_are_read() {
    let text = r#" {"a": [1, "x", true, null], "b": {}, "c": 18446744073709551615} "#;
    let mut fields = Json::read(text).unwrap().fields().unwrap();
    let items = fields.take("a").and_then(Json::list).unwrap();
    assert_eq!(
        items,
        [
            Json::Number(1),
            Json::Text("x".to_owned()),
            Json::Flag(true),
            Json::Null
        ]
    );
    assert!(fields.take("b").and_then(Json::fields).unwrap().is_empty());
    assert_eq!(fields.take("c").and_then(Json::number), Some(u64::MAX));
    assert!(fields.is_empty() && fields.take("d").is_none());
}

#[test]
fn what_no_save_has_is_refused() {
    for text in [
        "",
        "nul",
        "01",
        "-1",
        "1.5",
        "1e3",
        "18446744073709551616",
        "\"a",
        "[1,]",
        r#"{"a":1,"a":1}"#,
        r#"{"a":1"#,
        "[] []",
    ] {
        assert!(Json::read(text).is_err(), "{text}");
    }
    // Nested too deep to be anybody's save.
    let deep = "[".repeat(100_000);
    assert!(Json::read(&deep).is_err());
}

proptest! {
    #[test]
    fn any_text_is_read_as_it_was_quoted(text in ".*", name in "[a-m]{1,8}") {
        prop_assert_eq!(Json::read(&quoted(&text)).ok().and_then(Json::text), Some(text.clone()));
        let written = object().text(&name, &text).json("n", &list(&[quoted(&text)])).end();
        let read = Json::read(&written).ok().and_then(Json::fields);
        let mut fields = read.expect("what is written is read");
        prop_assert_eq!(fields.take(&name).and_then(Json::text), Some(text));
    }
}
