//! Links to a battle, and what is asked when one is opened.

use super::*;

const LINK: &str = "scenario=1&seed=1944&options=six-more-points,deck-crashes";

fn wanted() -> (u8, Vec<&'static str>, Option<u64>) {
    (1, vec!["six-more-points", "deck-crashes"], Some(1944))
}

#[test]
fn every_link_that_was_ever_given_is_followed() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/links.json");
    let links: Vec<Value> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert!(links.len() > 10);
    for known in links {
        let (_, fragment) = known["link"].as_str().unwrap().split_once('#').unwrap();
        let link = Link::read(fragment).unwrap_or_else(|wrong| panic!("{known}: {wrong}"));
        let (scenario, mut options, seed) = parts(&link);
        assert_eq!(u64::from(scenario), known["scenario"].as_u64().unwrap());
        let number = known["seed"].as_str().map(|seed| seed.parse().unwrap());
        assert_eq!(seed, number, "{known}");
        let names = known["options"].as_array().unwrap().iter();
        let mut named: Vec<&str> = names.map(|name| name.as_str().unwrap()).collect();
        options.sort_unstable();
        named.sort_unstable();
        assert_eq!(options, named, "{known}");
    }
}

#[test]
fn a_link_that_mail_or_chat_has_mangled_is_followed() {
    for mangled in [
        "scenario=1&seed=1944&options=six-more-points%2Cdeck-crashes",
        "scenario=1&seed=1944&options=six-more-points%252Cdeck-crashes",
        "scenario%3D1%26seed%3D1944%26options%3Dsix-more-points%2Cdeck-crashes",
        "scenario=1&amp;seed=1944&amp;options=six-more-points,deck-crashes",
        "scenario=1&amp;amp;seed=1944&#38;options=six-more-points,deck-crashes",
        "scenario=1%26amp%3Bseed=1944&options=six-more-points,deck-crashes",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes.",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes).",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes%3E",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes\u{201d}",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes%E2%80%9D,",
        "scenario=1&seed=1944&options=six-more-points,deck-crashes%20",
        "scenario=1&seed=1944&options=six-more-points,%20deck-crashes",
        "scenario=1&seed=1944&options=six-more-points,+deck-crashes",
        "scenario=1&%0D%0A seed=1944&options=six-more-points,deck-crashes",
        "scenario=1&seed=1944&options=six\u{2011}more\u{2011}points,deck\u{2013}crashes",
        "scenario=1&seed=1944&options=six-more-\u{200b}points,deck-cra\u{ad}shes",
        "SCENARIO=1&Seed=1944&OPTIONS=Six-More-Points,DECK-CRASHES",
        "options=deck-crashes,six-more-points,deck-crashes&seed=1944&scenario=1&",
        "title=philippine-sea&scenario=1&seed=1944&options=six-more-points,deck-crashes",
        "#scenario=1&seed=1944&options=six-more-points,deck-crashes",
        "\u{201c}scenario=1&&seed=1944&options=six-more-points,,deck-crashes,\u{201d}",
    ] {
        let link = Link::read(mangled).unwrap_or_else(|wrong| panic!("{mangled}: {wrong}"));
        assert_eq!(parts(&link), wanted(), "{mangled}");
    }
    for seed in ["7.", "7)", "7%3E", "7%2E%22", "7\u{2026}", "7**", "7;"] {
        let link = Link::read(&format!("scenario=2&seed={seed}")).unwrap();
        assert_eq!(parts(&link), (2, vec![], Some(7)), "{seed}");
    }
}

#[test]
fn every_link_to_a_battle_is_written_the_same() {
    let text = "title=philippine-sea&scenario=1&seed=1944&options=six-more-points,deck-crashes";
    for link in [
        LINK,
        text,
        "options=deck-crashes,six-more-points.&seed=1944&SCENARIO=1",
    ] {
        let link = link.replace(".&", "&");
        assert_eq!(Link::read(&link).unwrap().to_text(), text);
    }
    let options = [Variant::DeckCrashes, Variant::SixMorePoints];
    let game = Game::new(SCENARIOS[0], &options, 1944).unwrap();
    assert_eq!(Link::to(&game).to_text(), text);
    let plain = Link::read("scenario=3").unwrap();
    assert_eq!(plain.to_text(), "title=philippine-sea&scenario=3");
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    for (link, wrong) in [
        ("scenario=42&seed=7", "there is no scenario \"42\" here"),
        ("scenario=-1", "there is no scenario \"-1\" here"),
        (
            "scenario=4&seed=7&options=deck-crashes",
            "Where Is Ozawa? has no variant \"deck-crashes\"",
        ),
        ("seed=7", "it names no scenario"),
        ("", "it names no scenario"),
        (
            "scenario=1&seed=seven",
            "\"seven\" is no seed: a seed is a whole number",
        ),
        (
            "scenario=1&seed=-1",
            "\"-1\" is no seed: a seed is a whole number",
        ),
        (
            "scenario=1&seed=1.5",
            "\"1.5\" is no seed: a seed is a whole number",
        ),
        (
            "scenario=1&seed=18446744073709551616",
            "\"18446744073709551616\" is no seed: a seed is a whole number",
        ),
        (
            "scenario=1&seed=7&options=deck-crashes,sea-monsters",
            "Hey, Rube! has no variant \"sea-monsters\"",
        ),
        (
            "scenario=1&seed=7&cheat=yes",
            "it asks for \"cheat\", which this page does not know",
        ),
        ("top", "it asks for \"top\", which this page does not know"),
        (
            "title=midway&scenario=1",
            "it is to a game of another title, \"midway\"",
        ),
        ("%FF%00", "it names no scenario"),
    ] {
        assert_eq!(Link::read(link).err().as_deref(), Some(wrong), "{link}");
    }
}

fn table(id: &str, is_saved: bool) -> OnTable {
    let (id, name) = (id.to_owned(), "Mitscher".to_owned());
    OnTable { id, name, is_saved }
}

fn answers(question: &LinkQuestion) -> Vec<LinkAnswer> {
    question
        .answers
        .iter()
        .map(|(answer, _)| answer.clone())
        .collect()
}

#[test]
fn a_new_link_on_the_start_screen_is_followed_at_once() {
    let link = Link::read(LINK).unwrap();
    assert_eq!(link_question(&link, None, None), None);
}

#[test]
fn a_link_during_a_game_asks_and_says_whether_the_game_is_saved() {
    let link = Link::read("scenario=3").unwrap();
    for link in [&link, &Link::read("scenario=3&seed=7").unwrap()] {
        let asked = link_question(link, None, Some(&table("a", true))).unwrap();
        assert!(asked.title.contains("Leave this game"));
        assert!(asked.text.contains("scenario 3") && asked.text.contains("Mitscher"));
        assert!(asked.text.contains("is saved and stays"));
        assert_eq!(answers(&asked), [LinkAnswer::Stay, LinkAnswer::Begin]);
    }
    let asked = link_question(&link, None, Some(&table("a", false))).unwrap();
    assert!(
        asked
            .text
            .contains("is not saved: it stays among your games only as long")
    );
    let wrong = LinkQuestion::cannot_follow("it names no scenario");
    assert_eq!(answers(&wrong), [LinkAnswer::Stay]);
    assert!(wrong.text.contains("it names no scenario"));
}

#[test]
fn a_link_opened_twice_offers_the_game_it_began() {
    let link = Link::read(LINK).unwrap();
    let begun = line(&entry("a", Some(7), &game(0)), true, &date);
    let open = LinkAnswer::Open("a".to_owned());
    let asked = link_question(&link, Some(&begun), None).unwrap();
    assert_eq!(
        answers(&asked),
        [open.clone(), LinkAnswer::Begin, LinkAnswer::Stay]
    );
    assert!(
        asked
            .text
            .contains("began \u{201c}Mitscher\u{201d}: Scenario 1")
    );
    let asked = link_question(&link, Some(&begun), Some(&table("b", true))).unwrap();
    assert_eq!(answers(&asked), [open, LinkAnswer::Begin, LinkAnswer::Stay]);
    let asked = link_question(&link, Some(&begun), Some(&table("a", true))).unwrap();
    assert_eq!(answers(&asked), [LinkAnswer::Stay, LinkAnswer::Begin]);
}

/// A link that says two things, or that somebody has put behind the `?`, is not read halfway without a word.
#[test]
fn a_link_that_contradicts_itself_says_so() {
    for (link, wrong) in [
        (
            "scenario=1&seed=7&seed=8",
            "it gives \"seed\" twice, and not the same",
        ),
        (
            "scenario=1&SCENARIO=2",
            "it gives \"scenario\" twice, and not the same",
        ),
        (
            "options=deck-crashes&scenario=1&options=six-more-points",
            "it gives \"options\" twice, and not the same",
        ),
        (
            "game=AAAA&game=BBBB",
            "it gives \"game\" twice, and not the same",
        ),
        (
            "scenario=1&game=AAAA",
            "it asks for a battle and for a finished game at once",
        ),
    ] {
        let told = Followed::read(link).err();
        assert_eq!(told.as_deref(), Some(wrong), "{link}");
    }
    let twice = Link::read("scenario=1&seed=7&scenario=1&seed=7").unwrap();
    assert_eq!(parts(&twice), (1, vec![], Some(7)));
}

#[test]
fn a_link_behind_the_question_mark_is_followed_and_taken_out_of_the_address() {
    let found = |search: &str, fragment: &str| {
        let link = link_in(search, fragment)?;
        Some(Link::read(&link).map(|link| parts(&link)))
    };
    let battle = Some(Ok((1, vec![], Some(7))));
    for (search, fragment, others) in [
        ("?scenario=1&seed=7", "", ""),
        ("?scenario=1&amp;seed=7", "#", ""),
        ("?scenario%3D1%26seed%3D7", "", ""),
        (
            "?utm_source=a&Scenario=1&seed=7&fbclid=b%20c",
            "",
            "?utm_source=a&fbclid=b%20c",
        ),
        ("?scenario=1", "#seed=7", ""),
        ("?from=mail", "#scenario=1&seed=7", "?from=mail"),
        (
            "?title=philippine-sea&from=mail",
            "#scenario=1&seed=7",
            "?from=mail",
        ),
    ] {
        assert_eq!(found(search, fragment), battle, "{search}{fragment}");
        assert_eq!(without_link(search), others, "{search}");
    }
    for others in ["", "?from=mail", "?title=Sailing"] {
        assert_eq!(found(others, "#"), None, "{others}");
    }
    let told = |search: &str, fragment: &str| found(search, fragment).and_then(Result::err);
    let wrong = "it gives \"scenario\" twice, and not the same";
    assert_eq!(told("?scenario=1", "#scenario=2").as_deref(), Some(wrong));
    assert_eq!(told("?seed=7", "").as_deref(), Some("it names no scenario"));
}

/// Whatever comes from outside takes a line of the page, and not forty screens of it.
#[test]
fn what_comes_from_outside_is_told_in_so_many_letters_as_are_read() {
    let long = "z\u{e9}".repeat(2_500);
    let all = [
        format!("scenario={long}"),
        format!("scenario=1&seed={long}"),
        format!("scenario=1&options={long}"),
        format!("scenario=1&title={long}"),
        format!("scenario=1&{long}=1"),
        format!("{long}=1&{long}=2"),
    ];
    let mut told: Vec<String> = all
        .iter()
        .map(|link| Followed::read(link).unwrap_err())
        .collect();
    let (file, entry) = (format!("{long}.json"), entry("a", None, &game(0)));
    let entry = SlotEntry {
        name: Some(long.clone()),
        ..entry
    };
    let problem = LoadError::OtherTitle(long.clone());
    told.push(unreadable_file(&file).text);
    told.push(not_imported("a.json", &problem.to_string()).text);
    told.push(already_here(&file, &entry).text);
    told.push(cannot_open(&entry, &problem).text);
    told.push(name_in_file(&entry, "a.json"));
    let nameless = SlotEntry {
        name: None,
        problem: Some(problem),
        ..entry.clone()
    };
    told.push(name_in_file(&nameless, &file));
    told.push(line(&entry, true, &date).name);
    told.push(line(&nameless, true, &date).state);
    for text in told {
        assert!(text.chars().count() < 600, "{text}");
        assert!(text.contains("z\u{e9}z"), "{text}");
    }
}
