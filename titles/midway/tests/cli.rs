//! The command line, through the program that was built.

use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use midway::engine::staff::{Player, Random};
use midway::engine::{Game, GameSetup};
use serde_json::Value;

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_midway"));
    program.args(arguments);
    program
}

fn run(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// What a command that succeeds prints.
fn prints(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    assert_eq!(errors, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line that a command that fails prints on standard error.
fn fails(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    let errors = String::from_utf8(output.stderr).unwrap();
    let lines = errors.lines().count();
    assert!(errors.ends_with('\n') && lines == 1, "{errors:?}");
    errors
}

/// The path of a file for a test, in a place of this build's own.
fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
    path.into_os_string().into_string().unwrap()
}

#[test]
fn autoplay_sums_up_the_levels() {
    let text = prints(&["autoplay", "--games", "4", "--player", "random", "--json"]);
    let summary: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(summary["games"], 4);
    assert_eq!(summary["player"], "random");
    assert_eq!(
        summary["options"],
        serde_json::json!(["composition", "sbd-tbd"])
    );
    let levels = summary["levels"].as_array().unwrap();
    let games: u64 = levels.iter().filter_map(|it| it["games"].as_u64()).sum();
    assert_eq!((levels.len(), games), (5, 4));
    assert!(summary["turns"]["mean"].as_f64().unwrap() >= 1.0);
    let table = prints(&["autoplay", "--games", "1"]);
    assert!(table.starts_with("Midway Solitaire: 1 game by the staff"));
}

#[test]
fn autoplay_counts_what_a_player_is_asked_and_what_of_it_he_cannot_foresee() {
    let text = prints(&["autoplay", "--games", "3", "--json"]);
    let summary: Value = serde_json::from_str(&text).unwrap();
    let mean = |what: &str| summary[what]["mean"].as_f64().unwrap();
    assert!(0.0 < mean("unforeseen") && mean("unforeseen") < mean("asked"));
    let foreseen = ["organization", "spotting", "operations", "logistics"];
    let about = |name: &str| summary["asked_about"][name].as_f64().unwrap();
    let foreseen: f64 = foreseen.into_iter().map(about).sum();
    assert!((mean("asked") - mean("unforeseen") - foreseen).abs() < 0.1);
    let table = prints(&["autoplay", "--games", "1"]);
    assert!(table.contains("\n  not to be foreseen "), "{table}");
}

#[test]
fn autoplay_gives_the_same_log_with_any_number_of_threads() {
    let logs = ["1", "3"].map(|jobs| {
        let log = file(&format!("jobs-{jobs}.jsonl"));
        prints(&["autoplay", "--games", "4", "--jobs", jobs, "--log", &log]);
        fs::read_to_string(log).unwrap()
    });
    assert_eq!(logs[0], logs[1]);
    let first: Value = serde_json::from_str(logs[0].lines().next().unwrap()).unwrap();
    assert_eq!(first["event"], "game");
    assert_eq!(first["seed"], 1);
    assert_eq!(first["opens"][0]["scope"], "game");
    for line in logs[0].lines() {
        let event: Value = serde_json::from_str(line).unwrap();
        assert!(event["event"].is_string(), "{line}");
        assert!(event["turn"].is_u64() && event["step"].is_u64(), "{line}");
        assert!(event["span"].is_u64(), "{line}");
    }
}

#[test]
fn autoplay_takes_any_options_and_names_the_known_ones() {
    let all = "composition,sbd-tbd,incidents,halsey,bb-1,bb-3,dd-1.5,sb2,26ag";
    let text = prints(&["autoplay", "--games", "2", "--options", all, "--json"]);
    let summary: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(summary["options"].as_array().unwrap().len(), 9);
    let text = prints(&["autoplay", "--games", "2", "--options", "none", "--json"]);
    let summary: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(summary["options"], serde_json::json!([]));
    let said = fails(&["autoplay", "--options", "kamikaze"]);
    assert!(
        said.contains("no option \"kamikaze\"; known: composition"),
        "{said}"
    );
}

#[test]
fn what_is_wrong_with_the_arguments_is_said_in_a_line() {
    assert!(fails(&["fly"]).contains("known: autoplay, replay, charts, map"));
    fails(&["autoplay", "--games", "0"]);
    fails(&["autoplay", "--player", "nobody"]);
    let past = fails(&["autoplay", "--games", "2", "--seed", "18446744073709551615"]);
    assert!(past.contains("past the last"), "{past}");
    let log = fails(&["autoplay", "--games", "1", "--log", "/no/such/place"]);
    assert!(log.contains("cannot write the log /no/such/place"), "{log}");
}

#[test]
fn replay_says_how_a_game_stands() {
    let mut game = Game::new(GameSetup::default(), 7);
    Random::new(7).finish(&mut game);
    let save = file("replayed.json");
    fs::write(&save, game.save().unwrap().to_text()).unwrap();
    let said = prints(&["replay", &save]);
    assert!(said.contains("Seed               7\n"), "{said}");
    assert!(said.contains("the end of the game"), "{said}");
    assert!(said.ends_with("verified\n"), "{said}");
}

#[test]
fn replay_says_what_is_wrong_with_a_save() {
    assert!(fails(&["replay", "/no/such/save"]).contains("cannot be read"));
    let other = file("other.json");
    fs::write(&other, "{}").unwrap();
    assert!(fails(&["replay", &other]).contains("this is not a save of Carrier Battle"));
    fs::write(&other, b"\xff\xfe").unwrap();
    assert!(fails(&["replay", &other]).contains("it is not text"));
}

#[test]
fn charts_and_map_are_json() {
    let charts: Value = serde_json::from_str(&prints(&["charts"])).unwrap();
    assert_eq!(charts.as_array().unwrap().len(), 18);
    let map: Value = serde_json::from_str(&prints(&["map"])).unwrap();
    assert!(map.is_object());
}

#[test]
fn a_reader_who_has_enough_is_no_error() {
    for what in ["charts", "map"] {
        let mut child = program(&[what])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Closed before it has written.
        drop(child.stdout.take());
        let status = child.wait().unwrap();
        let mut errors = String::new();
        child.stderr.unwrap().read_to_string(&mut errors).unwrap();
        assert!(status.success() && errors.is_empty(), "{what}: {errors}");
    }
}
