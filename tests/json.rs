//! Our reader and writer of JSON against serde_json's: the same of everything a save may hold.

use carrier_battle::engine::json::{Json, list, object, quoted};
use proptest::prelude::*;
use serde_json::Value;

/// What serde_json reads, as ours has it; nothing where it has numbers that are not whole.
fn ours(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.as_u64()?.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(items) => list(&items.iter().map(ours).collect::<Option<Vec<_>>>()?),
        Value::Object(fields) => {
            let mut written = object();
            for (name, value) in fields {
                written = written.json(name, &ours(value)?);
            }
            written.end()
        }
    })
}

/// Whether both readers find the same in a text.
#[track_caller]
fn agree(text: &str) {
    let theirs = serde_json::from_str::<Value>(text).ok();
    let theirs = theirs.as_ref().and_then(ours);
    let theirs = theirs.map(|text| Json::read(&text).expect("what ours writes, it reads"));
    assert_eq!(Json::read(text).ok(), theirs, "{text}");
}

#[test]
fn both_readers_find_the_same() {
    for text in [
        "",
        " ",
        "null",
        "nul",
        "nulll",
        " true\n",
        "false",
        "0",
        "00",
        "01",
        "10",
        "-1",
        "1.5",
        "1e3",
        "18446744073709551615",
        "18446744073709551616",
        "\"\"",
        "\"",
        "\"a",
        "[]",
        "[ ]",
        "[1]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1, 2]",
        "[",
        "]",
        "[[[1]]]",
        "{}",
        "{ }",
        "{\"a\":1}",
        "{\"a\":1,}",
        "{\"a\" : [ 1 , {\"b\":null} ] }",
        "{a:1}",
        "{\"a\"}",
        "{\"a\":}",
        "{1:1}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":1}}",
        "1 1",
        "\u{feff}1",
        "+1",
        "'a'",
        r#""\n\r\t\b\f\/\\\"""#,
        r#""\x""#,
        r#""\u0041\u00e9""#,
        r#""\ud83d\udea2""#,
        r#""\ud83d""#,
        r#""\ud83dx""#,
        r#""\ud83d\u0041""#,
        r#""\udea2""#,
        r#""\u00""#,
        r#""\u00""#,
        "\"\n\"",
        "\"\u{7f}\u{1f6a2}\u{e9}\"",
    ] {
        agree(text);
    }
}

#[test]
fn a_field_given_twice_is_no_json_of_ours() {
    assert!(Json::read(r#"{"a":1,"a":1}"#).is_err());
}

#[test]
fn it_says_where_a_text_ceases_to_be_json() {
    let told = Json::read("{\"\u{e9}\": x}").unwrap_err().to_string();
    assert_eq!(told, "it cannot be read from character 7 on");
}

#[test]
fn what_lies_too_deep_is_refused() {
    let nested = |depth| "[".repeat(depth) + &"]".repeat(depth);
    assert!(Json::read(&nested(16)).is_ok());
    for depth in [17, 100_000] {
        assert!(Json::read(&nested(depth)).is_err());
    }
}

proptest! {
    #[test]
    fn any_text_is_quoted_as_serde_reads_it(text in ".*") {
        prop_assert_eq!(serde_json::from_str::<String>(&quoted(&text)).unwrap(), text.clone());
        prop_assert_eq!(Json::read(&quoted(&text)).ok().and_then(Json::text), Some(text));
    }

    #[test]
    fn both_readers_find_the_same_in_texts_at_random(text in r#"[\[\]{}",:\\0-9a-u \n]{0,12}"#) {
        // Of a field given twice, serde_json keeps the last.
        let twice = serde_json::from_str::<Value>(&text).is_ok() && Json::read(&text).is_err();
        if !(twice && text.contains('{')) {
            agree(&text);
        }
    }
}
