//! `autoplay`.

use std::fs;

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    AirPoints, AttackEvent, ButaiEvent, DetectionEvent, Event, Game, LossEvent, Scenario,
    SearchEvent, Variant,
};

use super::*;

#[test]
fn autoplay_prints_a_summary() {
    let printed = prints(&[
        "autoplay", "--games", "20", "--seed", "5", "--player", "random",
    ]);
    for part in [
        "Scenario 1, Hey, Rube!: 20 games by the random player",
        "Seeds 5 to 24; options: none",
        "Score",
        "Points destroyed",
        "Units lost",
        "Attack points through",
        "Turkey shoot",
        "games a second",
    ] {
        assert!(printed.contains(part), "{part:?} is not in:\n{printed}");
    }
}

#[test]
fn autoplay_sums_up_the_games_that_the_engine_plays() {
    let options = "deck-crashes,six-more-points";
    let summary = json(&prints(&[
        "autoplay",
        "--games",
        "25",
        "--seed",
        "3",
        "--options",
        options,
        "--json",
    ]));
    let variants = [Variant::SixMorePoints, Variant::DeckCrashes];
    let games: Vec<Game> = (3..28).map(|seed| staff_game(seed, &variants)).collect();
    let scores: Vec<i64> = games
        .iter()
        .map(|game| game.outcome().unwrap().score.into())
        .collect();
    let lost: usize = games.iter().map(|game| game.table().lost.len()).sum();

    assert_eq!(summary["games"], 25);
    assert_eq!(summary["player"], "staff");
    assert_eq!(summary["score"]["min"], *scores.iter().min().unwrap());
    assert_eq!(summary["score"]["max"], *scores.iter().max().unwrap());
    assert_eq!(
        summary["score"]["mean"],
        scores.iter().sum::<i64>() as f64 / 25.0
    );
    assert_eq!(summary["units_lost"]["mean"], lost as f64 / 25.0);
    // 1 a point destroyed, -2 a unit lost, -2 an attack point through.
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    let scored =
        mean("points_destroyed") - 2.0 * mean("units_lost") - 2.0 * mean("attack_points_through");
    assert!((scored - mean("score")).abs() < 0.001);
    let levels = summary["levels"].as_array().unwrap();
    assert_eq!(
        levels
            .iter()
            .map(|level| level["games"].as_i64().unwrap())
            .sum::<i64>(),
        25
    );
}

/// The summary of some games by the staff.
fn summary(scenario: &str, games: &str) -> Value {
    let arguments = [
        "autoplay",
        "--scenario",
        scenario,
        "--games",
        games,
        "--json",
    ];
    json(&prints(&arguments))
}

#[test]
fn scenario_2_is_summed_up_by_hits_on_their_carriers() {
    let summary = summary("2", "40");
    let games = (1..=40).map(|seed| staff_game_of(2, seed, &[]));
    let hits = |game: &Game| -> u32 {
        let hit = game.table().damage.iter();
        let carriers = hit.filter(|(ship, _)| ship.data().kind.is_carrier());
        carriers.map(|(_, hits)| u32::from(hits.total())).sum()
    };
    let hits: Vec<u32> = games.map(|game| hits(&game)).collect();
    let printed = &summary["hits_on_japanese_carriers"];
    assert_eq!(printed["max"], *hits.iter().max().unwrap());
    let mean = f64::from(hits.iter().sum::<u32>()) / 40.0;
    assert!((printed["mean"].as_f64().unwrap() - mean).abs() < 0.01);
    assert!(summary["japanese_carriers_sunk"]["max"].as_i64() >= Some(1));
    for other in ["attack_points_through", "hits_on_us_carriers"] {
        assert!(summary[other].is_null(), "{summary}");
    }
    let printed = prints(&["autoplay", "--scenario", "2", "--games", "5"]);
    for row in [
        "Hits on their carriers",
        "Their carriers sunk",
        "As in history",
    ] {
        assert!(printed.contains(row), "{row:?} is not in:\n{printed}");
    }
}

/// The stable names of what the whole battle is measured by, each with its range.
#[test]
fn the_whole_battle_is_summed_up_with_ranges() {
    let summary = summary("6", "11");
    let games: Vec<Game> = (1..=11).map(|seed| staff_game_of(6, seed, &[])).collect();
    let mut scores: Vec<i64> = games
        .iter()
        .map(|game| game.outcome().unwrap().score.into())
        .collect();
    scores.sort();
    let score = &summary["score"];
    assert_eq!(score["median"], scores[5] as f64);
    // One game in ten, rounded down, lies outside on either side.
    assert_eq!(
        (&score["p10"], &score["p90"]),
        (&scores[1].into(), &scores[9].into())
    );
    assert_eq!(
        (&score["min"], &score["max"]),
        (&scores[0].into(), &scores[10].into())
    );
    let lost: usize = games.iter().map(|game| game.table().lost.len()).sum();
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    let by_cause = [
        "units_lost_in_combat",
        "units_lost_to_guns",
        "lost_landing",
        "units_lost_for_fuel",
        "units_lost_aboard",
    ];
    let sum: f64 = by_cause.map(mean).iter().sum();
    assert!((sum - lost as f64 / 11.0).abs() < 0.03, "{sum}");
    assert!(mean("forces_arrived") >= 5.0 && mean("orders") > 100.0);
    for what in [
        "points_destroyed",
        "units_lost",
        "raids",
        "raids_from_guam",
        "shuttles",
        "us_carriers_hit",
        "us_carriers_sunk",
        "japanese_carriers_damaged",
        "japanese_carriers_sunk",
        "carriers_sunk_by_air",
        "carriers_sunk_by_submarine",
        "ships_exited",
        "left_west",
        "surface_actions",
        "night_searches",
    ] {
        for part in ["mean", "median", "p10", "p90", "min", "max"] {
            assert!(summary[what][part].is_number(), "{what} {part}: {summary}");
        }
    }
    // Not of the smaller battles.
    assert!(self::summary("5", "1")["forces_arrived"].is_null());
}

#[test]
fn scenario_5_is_summed_up_by_its_raids() {
    let summary = summary("5", "12");
    let games: Vec<Game> = (1..=12).map(|seed| staff_game_of(5, seed, &[])).collect();
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    let by_hand = |what: &str, of: &dyn Fn(&Game) -> usize| {
        let sum: usize = games.iter().map(of).sum();
        assert!((mean(what) - sum as f64 / 12.0).abs() < 0.006, "{what}");
    };
    let sum = |parts: [&str; 3]| parts.map(mean).iter().sum::<f64>();
    let by_range = [
        "raids_from_up_to_7",
        "raids_from_8_to_11",
        "raids_from_12_to_14",
    ];
    assert!((mean("raids") - sum(by_range)).abs() < 0.02 && mean("raids") > 1.0);
    let by_size = [
        "waves_of_up_to_5",
        "waves_of_6_to_9",
        "waves_of_10_and_more",
    ];
    by_hand("waves_of_6_to_9", &|game| {
        let raids = game.table().raids.iter();
        raids
            .filter(|raid| (6..=9).contains(&raid.launched))
            .count()
    });
    let waves = games
        .iter()
        .map(|game| game.table().raids.len())
        .sum::<usize>();
    assert!((sum(by_size) - waves as f64 / 12.0).abs() < 0.02);
    // What was shot down of raids, and over carrier forces, is all that was destroyed in the air.
    let over_forces = |game: &Game| -> usize {
        let forces = game.events().iter().filter_map(|it| match &it.event {
            Event::Losses(LossEvent::Points {
                what: AirPoints::Force(_),
                points,
                ..
            }) => Some(usize::from(*points)),
            _ => None,
        });
        forces.sum()
    };
    let over_forces = games.iter().map(over_forces).sum::<usize>() as f64 / 12.0;
    let lost = mean("raid_points_shot_down") + mean("raid_points_without_a_deck") + over_forces;
    assert!((mean("points_destroyed") - lost).abs() < 0.02);
    assert!(mean("raid_points") >= mean("raid_points_shot_down") + mean("raid_points_through"));
    assert!(mean("raid_points_through") > 0.0);
    by_hand("butai_found", &|game| {
        let butai = game.events().iter().filter(|it| {
            matches!(&it.event, Event::Butai(ButaiEvent::CounterReplaced { by, .. }) if by.is_butai())
        });
        butai.count()
    });
    assert!(mean("butai_found") >= mean("butai_hit"));
    let printed = prints(&["autoplay", "--scenario", "5", "--games", "3"]);
    for row in [
        "Points destroyed",
        "Hits on their carriers",
        "Hits on our carriers",
        "Searches flown",
        "Strikes launched",
        "Contacts by strikes",
        "Raids",
        "Points in raids",
        "Of them shot down",
        "Of them without a deck",
        "Points that attacked",
        "Waves of up to 5 points",
        "Waves of 6 to 9 points",
        "Waves of 10 and more",
        "Raids from up to 7 hexes",
        "Raids from 8-11 hexes",
        "Raids from 12-14 hexes",
        "Raids called back",
        "Butai found",
        "Butai hit",
    ] {
        assert!(printed.contains(row), "{row:?} is not in:\n{printed}");
    }
}

#[test]
fn scenario_3_is_summed_up_by_hits_on_our_carriers() {
    let arguments = "autoplay --scenario 3 --games 20 --player random --json";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let summary = json(&prints(&arguments));
    let sum = |of: fn(&Game) -> usize| -> f64 {
        let games = (1..=20).map(|seed| {
            let mut game = Game::new(Scenario::numbered(3).unwrap(), &[], seed).unwrap();
            Random::new(seed).finish(&mut game);
            of(&game)
        });
        games.sum::<usize>() as f64
    };
    fn hit(game: &Game) -> usize {
        let hit = game.table().damage.iter();
        hit.filter(|(ship, _)| ship.carrier().is_some()).count()
    }
    fn sunk(game: &Game) -> usize {
        let sunk = game.table().sunk.iter();
        sunk.filter(|ship| ship.carrier().is_some()).count()
    }
    assert_eq!(summary["us_carriers_hit"]["mean"], sum(hit) / 20.0);
    assert_eq!(summary["us_carriers_sunk"]["mean"], sum(sunk) / 20.0);
    assert!(summary["hits_on_japanese_carriers"].is_null(), "{summary}");
    let printed = prints(&["autoplay", "--scenario", "3", "--games", "5"]);
    for row in [
        "Our carriers hit",
        "Our carriers sunk",
        "Not a deck scratched",
    ] {
        assert!(printed.contains(row), "{row:?} is not in:\n{printed}");
    }
}

#[test]
fn scenario_4_is_summed_up_by_forces_searches_and_strikes() {
    let summary = summary("4", "10");
    let games: Vec<Game> = (1..=10).map(|seed| staff_game_of(4, seed, &[])).collect();
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    let of = |count: &dyn Fn(&Game) -> usize| games.iter().map(count).sum::<usize>() as f64 / 10.0;
    for level in 1..=4_usize {
        let reached = of(&|game| usize::from(game.table().levels_reached[level]));
        assert_eq!(mean(&format!("forces_at_level_{level}")), reached);
    }
    let events = |wanted: &dyn Fn(&Event) -> bool| {
        of(&|game| {
            let all = game.events().iter();
            all.filter(|record| wanted(&record.event)).count()
        })
    };
    let is_lost = |event: &Event| {
        matches!(
            event,
            Event::Detection(DetectionEvent::Changed { to, .. })
                if !to.is_detected()
        )
    };
    assert_eq!(mean("contacts_lost"), events(&is_lost));
    let is_flown = |event: &Event| matches!(event, Event::Searches(SearchEvent::Launched { .. }));
    assert_eq!(mean("searches_flown"), events(&is_flown));
    let is_search_lost = |event: &Event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit {
                search: Some(_),
                ..
            })
        )
    };
    assert_eq!(mean("search_units_lost"), events(&is_search_lost));
    let is_contact = |event: &Event| matches!(event, Event::Attacks(AttackEvent::Contacted { .. }));
    assert_eq!(mean("strike_contacts"), events(&is_contact));
    assert!(summary["strikes_launched"]["max"].is_i64());
    let mut scores: Vec<i64> = games
        .iter()
        .map(|game| game.outcome().unwrap().score.into())
        .collect();
    scores.sort_unstable();
    let median = (scores[4] + scores[5]) as f64 / 2.0;
    assert_eq!(summary["score"]["median"], median);
    let printed = prints(&["autoplay", "--scenario", "4", "--games", "2"]);
    for row in [
        "Forces at Level 1",
        "Contacts lost",
        "Searches flown",
        "Empty sea",
    ] {
        assert!(printed.contains(row), "{row:?} is not in:\n{printed}");
    }
}

/// The first line of a kind in the log of some games of the random player.
fn logged(log: &str, event: &str) -> Value {
    let mut lines = log.lines().map(json);
    let line = lines.find(|line| line["event"] == event);
    line.unwrap_or_else(|| panic!("no {event}"))
}

#[test]
fn the_log_names_what_strikes_and_decks_do() {
    let log_of = |scenario: &str, games: &str, player: &str| {
        let log = file(&format!("log-{scenario}-{player}.jsonl"));
        prints(&[
            "autoplay",
            "--scenario",
            scenario,
            "--games",
            games,
            "--player",
            player,
            "--log",
            &log,
        ]);
        fs::read_to_string(log).unwrap()
    };
    let strikes = log_of("2", "20", "staff");
    let decks = log_of("3", "10", "random");
    for (log, event, fields) in [
        (&strikes, "detection", &["force", "from", "to", "why"][..]),
        (&strikes, "contacted", &["mission", "force", "hex", "wrong"]),
        (&strikes, "cap_up", &["force", "points"]),
        (
            &strikes,
            "attack_strength",
            &["by", "total", "doubled", "column", "rolls"],
        ),
        (&strikes, "aimed", &["roll", "ship"]),
        (&strikes, "hits", &["ship", "hits", "kind"]),
        (&strikes, "lost", &["what", "points", "where", "why"]),
        (&strikes, "fuel", &["mission", "spent", "left", "why"]),
        (&strikes, "score", &["vp", "why"]),
        (&decks, "deck", &["carrier", "unit", "from", "to"]),
        (&decks, "launched", &["what", "units", "hex", "fuel"]),
        (&decks, "hits", &["ship", "hits", "kind"]),
        (&decks, "lost", &["what", "points", "where", "why"]),
        (&decks, "deck_inoperative", &["carrier"]),
        (&decks, "fire_broke_out", &["carrier"]),
        (&decks, "guns_fire", &["what", "factors", "overflown"]),
        (&decks, "score", &["vp", "why"]),
    ] {
        let line = logged(log, event);
        for field in fields
            .iter()
            .chain(&["game", "day", "turn", "phase", "segment"])
        {
            assert!(line.get(field).is_some(), "no {field} in {line}");
        }
    }
    // Names that a player would recognise.
    assert_eq!(logged(&strikes, "detection")["to"], "Spotted");
    let force = logged(&strikes, "detection")["force"].clone();
    assert!(force.as_str().unwrap().starts_with("Force "), "{force}");
    let deck = logged(&decks, "deck");
    assert!(deck["unit"].as_str().unwrap().contains(' '), "{deck}");
    // Every die is of a chart, with its modifiers.
    for line in strikes.lines().chain(decks.lines()).map(json) {
        if line["event"] == "roll" {
            let known = charts::ALL.iter().any(|chart| line["chart"] == chart.id());
            assert!(known && line["modifiers"].is_array(), "{line}");
        }
    }
}

#[test]
fn autoplay_plays_the_same_games_on_any_number_of_threads() {
    let results = ["1", "2", "7"].map(|jobs| {
        let log = file(&format!("jobs-{jobs}.jsonl"));
        let printed = prints(&[
            "autoplay", "--games", "30", "--jobs", jobs, "--log", &log, "--json",
        ]);
        let mut summary = json(&printed);
        summary["games_per_second"].take();
        (summary, fs::read_to_string(log).unwrap())
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
}

#[test]
fn the_log_is_every_event_of_every_game_in_order() {
    let log = file("events.jsonl");
    prints(&[
        "autoplay", "--games", "3", "--seed", "40", "--player", "random", "--log", &log,
    ]);
    let logged = fs::read_to_string(log).unwrap();
    let mut lines = logged.lines().map(json);
    for game in 1..=3 {
        let seed = 39 + game;
        let mut played = Game::new(Scenario::numbered(1).unwrap(), &[], seed).unwrap();
        Random::new(seed).finish(&mut played);
        let mut spans = 0;
        for record in played.events() {
            let mut line = lines.next().unwrap();
            let fields = line.as_object_mut().unwrap();
            assert_eq!(fields.remove("game"), Some(game.into()));
            // What plays it again, and nothing of it on any other line.
            let begins = matches!(record.event, Event::Game { .. });
            assert_eq!(fields.remove("seed"), begins.then(|| seed.into()));
            assert_eq!(fields.remove("player"), begins.then(|| "random".into()));
            assert_eq!(fields.contains_key("options"), begins);
            // The spans that open with it are numbered in turn, each in one that was there before.
            for opened in fields
                .remove("opens")
                .iter()
                .flat_map(|it| it.as_array().unwrap())
            {
                assert_eq!(opened["span"], spans);
                let span = &played.record().spans()[spans];
                assert_eq!(opened["parent"], serde_json::to_value(span.parent).unwrap());
                assert!(opened["scope"].is_string());
                spans += 1;
            }
            assert_eq!(line, serde_json::to_value(record).unwrap());
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn a_log_that_cannot_be_written_is_found_out_before_playing() {
    let games = "4000000000";
    let nowhere = fails(&["autoplay", "--games", games, "--log", "/no/such/folder/log"]);
    assert!(nowhere.contains("/no/such/folder/log"), "{nowhere}");
    fails(&[
        "autoplay",
        "--games",
        games,
        "--log",
        env!("CARGO_TARGET_TMPDIR"),
    ]);
    // Nor is a log made for arguments that are wrong.
    let log = file("never.jsonl");
    fails(&["autoplay", "--options", "x", "--log", &log]);
    assert!(!fs::exists(&log).unwrap());
}

#[test]
fn autoplay_counts_what_a_player_is_asked_who_follows_every_suggestion() {
    let summary = |more: &[&str]| {
        let arguments = ["autoplay", "--scenario", "6", "--games", "8", "--json"];
        json(&prints(&[&arguments, more].concat()))
    };
    let (by_orders, everything) = (summary(&[]), summary(&["--ask-everything"]));
    // The same games, asked less.
    assert_eq!(by_orders["score"], everything["score"]);
    let median = |summary: &serde_json::Value, what: &str| {
        summary["questions"][what]["median"].as_f64().unwrap()
    };
    assert!(median(&by_orders, "asked") <= 110.0);
    assert!(median(&by_orders, "inputs") <= 200.0);
    assert!(median(&everything, "asked") > 1.4 * median(&by_orders, "asked"));
    let about = &by_orders["questions"]["asked_about"]["us_movement"];
    assert!(about["mean"].as_f64().unwrap() > 0.0 && about["percent"].as_f64().unwrap() < 95.0);
    let random = json(&prints(&[
        "autoplay", "--games", "2", "--player", "random", "--json",
    ]));
    assert!(random.get("questions").is_none());
}

/// Scenario 8 is not on the start screen, but it is played by its number, with refuelling unless somebody says otherwise
/// (20.1).
#[test]
fn scenario_8_is_summed_up_with_what_it_has_by_default() {
    let of = |more: &[&str]| {
        let arguments = ["autoplay", "--scenario", "8", "--games", "2", "--json"];
        json(&prints(&[&arguments, more].concat()))
    };
    let by_default = of(&[]);
    assert_eq!(by_default["options"].to_string(), r#"["refuelling"]"#);
    assert_eq!(by_default["games"], 2);
    let none = of(&["--options", "none"]);
    assert_eq!(none["options"].to_string(), "[]");
    let other = of(&["--options", "night-operations"]);
    assert_eq!(other["options"].to_string(), r#"["night-operations"]"#);
}

/// The second day has measures of its own: who goes home on the first night, who gets away, and whether he is caught (19,
/// 20). Of the shares it is told how many in a hundred they are.
#[test]
fn the_second_day_is_summed_up_by_who_goes_home_and_who_is_caught() {
    let summary = summary("8", "6");
    let games: Vec<Game> = (1..=6)
        .map(|seed| staff_game_of(8, seed, &[Variant::Refuelling]))
        .collect();
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    let on_june_20 = |game: &Game| {
        let events = game.events().iter();
        let strikes = events.filter(|it| {
            it.at.turn.day == 20
                && matches!(it.event, Event::Attacks(AttackEvent::Surprised { .. }))
        });
        strikes.count()
    };
    let strikes: usize = games.iter().map(on_june_20).sum();
    assert!((mean("june20_strikes") - strikes as f64 / 6.0).abs() < 0.006);
    let with_one = games.iter().filter(|game| on_june_20(game) > 0).count();
    let percent = |what: &str| summary[what]["percent"].as_f64().unwrap();
    assert!((percent("june20_strikes") - 100.0 * with_one as f64 / 6.0).abs() < 0.006);
    for what in ["retiring_at_2010", "left_by_1730"] {
        assert!((0.0..=100.0).contains(&percent(what)), "{what}");
    }
    assert!(mean("retiring_at_2010") > 1.0 && percent("retiring_at_2010") > 50.0);
    assert!(mean("refuelled") <= mean("forces_turned_back"));
    let left: usize = games
        .iter()
        .map(|game| game.table().left_the_map.len())
        .sum();
    assert!(mean("left_by_1730") <= mean("left_west"));
    assert!(mean("left_west") <= left as f64 / 6.0 + 0.006);
    // Not of a battle of one day.
    assert!(self::summary("6", "1")["june20_strikes"].is_null());
    let printed = prints(&["autoplay", "--scenario", "8", "--games", "2"]);
    for row in ["Strikes on them, June 20", "Carrier forces on it", " %\n"] {
        assert!(printed.contains(row), "{row:?} is not in:\n{printed}");
    }
}

#[test]
fn autoplay_plays_with_foresight() {
    let arguments = [
        "autoplay",
        "--scenario",
        "1",
        "--games",
        "2",
        "--player",
        "foresight",
        "--foresight-battles",
        "16",
    ];
    let printed = prints(&arguments);
    assert!(
        printed.contains("2 games by the staff with foresight"),
        "{printed}"
    );
}
