//! Each page leads to the others, and says what was played there.

use page::titles::{MIDWAY, PHILIPPINE_SEA, Played, Title};

#[test]
fn pages_lead_to_each_other() {
    assert_eq!(MIDWAY.address_from(PHILIPPINE_SEA), "midway/");
    assert_eq!(PHILIPPINE_SEA.address_from(MIDWAY), "../");
    assert_eq!(PHILIPPINE_SEA.address_from(PHILIPPINE_SEA), "./");
    assert_eq!(Title::named("Midway"), Some(&MIDWAY));
    assert_eq!(Title::named("Leyte"), None);
    assert_eq!(MIDWAY.others().collect::<Vec<_>>(), [&PHILIPPINE_SEA]);
}

#[test]
fn what_was_played_is_read_from_the_texts_of_another_page() {
    let under_way = r#"{"name":"Midway","save":{},"summary":{"level":null}}"#.to_owned();
    let over = r#"{"name":"Midway 2","save":{},"summary":{"level":"Held"}}"#.to_owned();
    let torn = "{\"name".to_owned();
    let record = r#"[{"level":"Disaster"},17,{"level":"Held"}]"#;
    let played = Played::of(&[under_way.clone(), over, torn], Some(record));
    let words = "one game under way \u{b7} 2 finished, the last: Held";
    assert_eq!(played.in_words().as_deref(), Some(words));
    assert_eq!(Played::of(&[], Some("{torn")).in_words(), None);
    let one = Played::of(&[under_way.clone(), under_way], None);
    assert_eq!(one.in_words().as_deref(), Some("2 games under way"));
}
