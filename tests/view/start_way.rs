//! The way through the scenarios, the record of results, and the battle of the day.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, SCENARIOS, TURNS_A_DAY, Variant};
use carrier_battle::storage::{Finished, Results, Slot, SlotEntry};
use carrier_battle::view::card::Tone;
use carrier_battle::view::start::{self, Daily, Link, StopState};

fn finished(game: &str, scenario: u8, score: i16, level: &str) -> Finished {
    Finished {
        game: game.to_owned(),
        scenario,
        seed: Some(7),
        variants: Vec::new(),
        score,
        level: level.to_owned(),
    }
}

#[test]
fn the_way_begins_with_the_first_scenario_and_leads_on_to_the_first_not_played() {
    let way = start::way(&[]);
    assert_eq!(way.len(), SCENARIOS.len());
    assert!(way[0].is_next && way.iter().filter(|stop| stop.is_next).count() == 1);
    let next = start::next(&way).unwrap();
    assert_eq!((next.label, next.scenario.number), ("Begin here", 1));
    assert_eq!(next.detail, "1 \u{b7} Hey, Rube!, 15 minutes");

    let results = [
        finished("a", 1, 5, "Too many got through"),
        finished("b", 1, 17, "Clear victory"),
        finished("c", 3, -2, "Too many got through"),
    ];
    let way = start::way(&results);
    let played = way[0].played.clone().unwrap();
    assert_eq!(
        (played.level.as_str(), played.score.as_str()),
        ("Clear victory", "+17, played 2 times")
    );
    assert_eq!(way[0].state, StopState::Played);
    assert!(way[1].is_next && way[1].played.is_none());
    assert_eq!(
        way[2].played.clone().unwrap().score,
        "\u{2212}2, played once"
    );
    assert_eq!(start::next(&way).unwrap().label, "Play the next");

    let all = SCENARIOS.map(|scenario| finished("x", scenario.number, 1, "Hard fought"));
    assert!(start::next(&start::way(&all)).is_none());
}

/// The worst result of a scenario is no victory, and does not look like one.
#[test]
fn what_was_played_looks_good_only_where_it_was_a_victory() {
    let tone = |score| {
        let way = start::way(&[finished("a", 1, score, "")]);
        way[0].played.clone().unwrap().tone
    };
    let tones = [30, 17, 10, 2].map(tone);
    assert_eq!(tones, [Tone::Good, Tone::Good, Tone::Even, Tone::Bad]);
}

#[test]
fn a_game_counts_once_however_often_it_ends_after_an_undo() {
    let mut results = Results::default();
    results.add(finished("a", 1, 17, "Clear victory"));
    results.add(finished("a", 1, 12, "Hard fought"));
    let scores: Vec<i16> = results.all().map(|it| it.score).collect();
    assert_eq!(scores, [12]);
}

#[test]
fn the_best_of_each_scenario_outlives_many_later_games() {
    let mut results = Results::default();
    results.add(finished("best", 2, 60, "Great"));
    for n in 0..300_u16 {
        results.add(finished(
            &n.to_string(),
            if n % 2 == 0 { 1 } else { 2 },
            10,
            "Fair",
        ));
    }
    assert!(results.all().any(|it| it.game == "best"));
    assert_eq!(results.all().count(), 200);
    let again = Results::read(&results.to_text()).unwrap();
    assert_eq!(again, results);
}

#[test]
fn what_the_record_does_not_know_stays_in_it_and_what_is_no_record_is_none() {
    let text = r#"[{"game":"a","scenario":1,"score":3,"level":"Fair"},{"of":"tomorrow"}]"#;
    let mut results = Results::read(text).unwrap();
    assert_eq!(results.all().count(), 1);
    results.add(finished("b", 2, 4, "Fair"));
    assert!(results.to_text().contains(r#"{"of":"tomorrow"}"#));
    for damaged in ["", "{", "17", r#"{"game":1}"#] {
        assert!(Results::read(damaged).is_none(), "{damaged}");
    }
}

#[test]
fn a_battle_is_written_down_when_it_ends_and_saved_games_from_before_count_too() {
    let mut game = Game::new(SCENARIOS[0], &[Variant::SixMorePoints], 7).unwrap();
    let mut staff = Sensible;
    while game.decision().is_some() {
        assert!(Finished::of("slot", &game).is_none());
        let order = staff.order(&game).unwrap();
        game.play(order).unwrap();
    }
    let result = Finished::of("slot", &game).unwrap();
    assert_eq!(result.score, game.table().score);
    assert_eq!((result.scenario, result.seed), (1, Some(7)));
    assert_eq!(result.variants, ["six-more-points"]);

    let text = Slot::new("Mine", None, None, &game).unwrap().to_text();
    let (entry, _) = SlotEntry::read("slot".to_owned(), text);
    let all = start::results(&[], std::slice::from_ref(&entry));
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].score, &all[0].level), (result.score, &result.level));
    // Known from the record already, it counts once.
    assert_eq!(start::results(&[result], &[entry]).len(), 1);
}

/// Noon in Greenwich on the 22nd of November 2026.
const NOON: u64 = 1_795_348_800_000;
const HOUR: u64 = 3_600_000;

#[test]
fn the_battle_of_the_day_is_the_date_in_greenwich() {
    let daily = Daily::at(NOON);
    assert_eq!(
        (daily.day.as_str(), daily.seed),
        ("22 November", 20_261_122)
    );
    assert_eq!(Daily::at(NOON + 11 * HOUR), daily);
    let tomorrow = Daily::at(NOON + 12 * HOUR);
    assert_eq!(
        (tomorrow.day.as_str(), tomorrow.seed),
        ("23 November", 20_261_123)
    );
    // Leap days, and the turn of the year.
    assert_eq!(Daily::at(951_782_400_000).seed, 20_000_229);
    assert_eq!(Daily::at(1_709_251_199_000).seed, 20_240_229);
    assert_eq!(Daily::at(1_709_251_200_000).seed, 20_240_301);
    assert_eq!(Daily::at(1_798_761_599_000).seed, 20_261_231);
    assert_eq!(Daily::at(1_798_761_600_000).seed, 20_270_101);
    assert_eq!(Daily::at(0).seed, 19_700_101);
}

#[test]
fn the_scenarios_of_one_day_take_turns_a_day_each() {
    let of_one_day = SCENARIOS.iter().filter(|it| it.turns <= TURNS_A_DAY);
    let of_one_day: Vec<u8> = of_one_day.map(|scenario| scenario.number).collect();
    assert_eq!(of_one_day, [1, 2, 3, 4, 5, 6, 7]);
    let numbers: Vec<u8> = (0..of_one_day.len() as u64 * 2)
        .map(|day| Daily::at(NOON + day * 24 * HOUR).scenario.number)
        .collect();
    let (first, again) = numbers.split_at(of_one_day.len());
    assert_eq!(first, again);
    let mut sorted = first.to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, of_one_day);
}

#[test]
fn the_battle_of_the_day_has_a_link_and_says_how_one_has_fared() {
    let daily = Daily::at(NOON);
    let link = Link::read(&daily.link).unwrap();
    assert_eq!(link.seed, Some(daily.seed));
    assert_eq!(link.scenario, daily.scenario);
    assert!(link.options.is_empty());
    assert_eq!(daily.view(&[], &[]).fared, "Not played yet");
    let mut other = finished("a", daily.scenario.number, 30, "Turkey shoot");
    let mine = Finished {
        seed: Some(daily.seed),
        ..finished("b", daily.scenario.number, 9, "Hard fought")
    };
    assert_eq!(
        daily.view(&[other.clone(), mine], &[]).fared,
        "You: +9, Hard fought"
    );
    // With a variant it is another battle.
    other.seed = Some(daily.seed);
    other.variants = vec!["deck-crashes".to_owned()];
    assert_eq!(daily.view(&[other], &[]).fared, "Not played yet");
}

#[test]
fn the_battle_of_the_day_knows_its_game_under_way() {
    let daily = Daily::at(NOON);
    let mut game = Game::new(daily.scenario, &[], daily.seed).unwrap();
    let entry_of = |game: &Game, link: &str| {
        let text = Slot::new("Today", None, Some(link), game)
            .unwrap()
            .to_text();
        SlotEntry::read("slot".to_owned(), text).0
    };
    let entry = entry_of(&game, &daily.link);
    let view = daily.view(&[], std::slice::from_ref(&entry));
    assert_eq!(view.play, "Continue it");
    assert_eq!(view.game.as_deref(), Some("slot"));
    assert!(view.fared.starts_with("Under way: "), "{}", view.fared);

    // Another battle's game is none of it, nor is one that is over.
    let other = entry_of(&game, "1-seed-5");
    assert_eq!(daily.view(&[], &[other]).game, None);
    Sensible.finish(&mut game);
    let over = entry_of(&game, &daily.link);
    assert_eq!(daily.view(&[], &[over]).game, None);
}
