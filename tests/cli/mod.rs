//! The command line, through the program that was built.

mod advise;
mod autoplay;
mod replay;
mod review;

use std::io;
use std::path::PathBuf;
use std::process::{Command, Output};

use carrier_battle::engine::charts;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::orders_of_the_day::CourseOrder;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, SCENARIOS, Scenario, Turn, Variant};
use serde_json::Value;

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_carrier-battle"));
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
    one_line_of(run(arguments), arguments)
}

fn one_line_of(output: Output, what: &[&str]) -> String {
    assert_eq!(output.status.code(), Some(2), "{what:?}");
    assert_eq!(output.stdout, b"", "{what:?}");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.ends_with('\n') && errors.lines().count() == 1,
        "{what:?}: {errors:?}"
    );
    errors
}

/// The path of a file for a test, in a place of this build's own.
fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
    path.into_os_string().into_string().unwrap()
}

fn staff_game(seed: u64, options: &[Variant]) -> Game {
    staff_game_of(1, seed, options)
}

fn staff_game_of(scenario: u8, seed: u64, options: &[Variant]) -> Game {
    let mut game = Game::new(Scenario::numbered(scenario).unwrap(), options, seed).unwrap();
    Sensible.finish(&mut game);
    game
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn wrong_arguments_are_one_line_that_names_what_is_known() {
    for (arguments, says) in [
        (&[][..], "autoplay, replay, advise, review, charts, map"),
        (
            &["play"],
            "'play'; known: autoplay, replay, advise, review, charts, map",
        ),
        (&["replay"], "<SAVE>"),
        (&["charts", "extra"], "extra"),
        (&["autoplay", "--colour"], "--colour"),
        (&["autoplay", "--scenario", "10"], "known: 1 (Hey, Rube!)"),
        (&["autoplay", "--scenario", "one"], "known: 1 (Hey, Rube!)"),
        (
            &["autoplay", "--scenario", "2", "--options", "deck-crashes"],
            "scenario 2 has no option \"deck-crashes\"; known: approximate-sighting, four-points-of-cap",
        ),
        (
            &["autoplay", "--scenario", "3", "--options", "x"],
            "known: no-battle-line, attack-planes-on-deck, deck-crashes",
        ),
        (
            &["autoplay", "--player", "admiral"],
            "[possible values: random, staff, foresight]",
        ),
        (
            &["autoplay", "--options", "deck-crashes,x"],
            "known: six-more-points, less-effective-interception, deck-crashes",
        ),
        (&["autoplay", "--options", ""], "known: six-more-points"),
        (&["autoplay", "--games", "0"], "--games"),
        (&["autoplay", "--games", "many"], "--games"),
        (&["autoplay", "--jobs", "0"], "--jobs"),
        (&["autoplay", "--seed", "-1"], "-1"),
        (
            &["autoplay", "--seed", "18446744073709551615", "--games", "2"],
            "past the last",
        ),
        (
            &["autoplay", "--player", "a\nb\u{1b}[31m"],
            "possible values",
        ),
    ] {
        let line = fails(arguments);
        assert!(
            line.contains(says) && line.starts_with("carrier-battle: "),
            "{arguments:?}: {line}"
        );
        assert!(!line.contains('\u{1b}'), "{line:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line() {
    let line = fails(&[
        "autoplay",
        "--games",
        "500",
        "--jobs",
        "2",
        "--log",
        "/dev/full",
    ]);
    assert!(line.contains("/dev/full"), "{line}");
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = program(&["map"]).stdout(full).output().unwrap();
    assert!(one_line_of(output, &["map"]).contains("standard output"));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    for arguments in [
        &["charts"][..],
        &["map", "--json"],
        &["autoplay", "--games", "1"],
        &["--help"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = program(arguments).stdout(writer).output().unwrap();
        assert!(output.status.success(), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}

#[test]
fn charts_are_those_of_the_game() {
    let printed = json(&prints(&["charts", "--json"]));
    let engine: Vec<Value> = charts::ALL
        .iter()
        .map(|chart| json(&chart.json()))
        .collect();
    assert_eq!(printed, Value::Array(engine));

    for id in [
        "strike_contact",
        "surprise",
        "japanese_cap",
        "anti_aircraft",
        "air_attack_rolls",
        "air_attack_damage",
        "battle_line",
        "fire_outbreak",
        "fire_spread",
        "repair_deck",
    ] {
        let printed = printed.as_array().unwrap();
        let chart = printed.iter().find(|chart| chart["id"] == id);
        let columns = &chart.unwrap_or_else(|| panic!("no {id}"))["columns"];
        assert!(!columns.as_object().unwrap().is_empty(), "{id}");
    }

    let table = prints(&["charts"]);
    // 5.61: the damage rolls of an attack are read off without a die.
    let (_, rolls) = table.split_once("Air Attack Die Rolls").unwrap();
    let (rolls, _) = rolls.split_once("Note: ").unwrap();
    assert!(rolls.contains("    no die "), "{rolls}");
    assert!(!rolls.contains("or less"), "{rolls}");
    for chart in charts::ALL {
        assert!(table.contains(&format!("{} ({})", chart.title(), chart.rule())));
        assert!(
            chart
                .modifiers()
                .iter()
                .all(|modifier| table.contains(modifier.reason))
        );
    }
}

#[test]
fn the_map_has_every_hex_and_what_is_printed_on_it() {
    let map = json(&prints(&["map", "--json"]));
    assert_eq!((&map["rows"], &map["columns"]), (&25.into(), &34.into()));
    let hexes = map["hexes"].as_array().unwrap();
    assert_eq!(hexes.len(), 25 * 34);
    for (entry, hex) in hexes.iter().zip(HexId::all()) {
        assert_eq!(entry["number"], hex.to_string());
        let axial = hex.axial();
        assert_eq!(
            (&entry["q"], &entry["r"]),
            (&axial.x.into(), &axial.y.into())
        );
        assert!(entry["zone"].is_string());
    }
    let zones = map["zones"].as_array().unwrap();
    assert!(
        zones.len() == 9
            && zones
                .iter()
                .all(|zone| zone["compass"].as_array().unwrap().len() == 10)
    );
    assert_eq!(map["arrival"]["table"].as_array().unwrap().len(), 10);
    assert_eq!(map["arrival"]["zones"][0]["hexes"][0], "0112");
    assert_eq!(map["oilers"][0][0], "0826");
    assert_eq!(map["origins"]["yap"], "2219");

    let table = prints(&["map"]);
    for part in [
        "Saipan        1005",
        "WestCentre",
        "zone IV",
        "Oil-3",
        "Iwo Jima      0109",
    ] {
        assert!(table.contains(part), "{part:?} is not in:\n{table}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(prints(&["--help"]).contains("autoplay"));
    let help = prints(&["autoplay", "--help"]);
    assert!(help.contains("--log"));
    for scenario in SCENARIOS {
        let named = format!("{} ({})", scenario.number, scenario.name);
        assert!(help.contains(&named), "{named:?} is not in:\n{help}");
        for variant in scenario.variants {
            assert!(
                help.contains(variant.name()),
                "{variant} is not in:\n{help}"
            );
        }
    }
    assert!(prints(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}
