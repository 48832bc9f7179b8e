//! `autoplay`.

use std::fs;

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, Scenario, Variant};

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
        for happening in played.events() {
            let mut line = lines.next().unwrap();
            assert_eq!(
                line.as_object_mut().unwrap().remove("game"),
                Some(game.into())
            );
            assert_eq!(line, serde_json::to_value(happening).unwrap());
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
