//! `replay`.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use carrier_battle::engine::fleet::CarrierId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Game, Scenario, VERSION, Variant};
use carrier_battle::storage::{Beside, Moments, NamedPoint, NamedPoints, Slot, SlotEntry};

use super::*;

#[test]
fn replay_prints_the_record_of_a_finished_game() {
    let game = staff_game(11, &[Variant::LessEffectiveInterception]);
    let save = file("finished.json");
    fs::write(&save, game.save().unwrap().to_text()).unwrap();
    let printed = prints(&["replay", &save]);
    let outcome = game.outcome().unwrap();
    let check = game.save().unwrap().check;
    for part in [
        "1, Hey, Rube!".to_owned(),
        "Less effective interception (24.2)".to_owned(),
        "the end of the game".to_owned(),
        format!("{} ({})", outcome.score, outcome.level),
        "0 steps past a die".to_owned(),
        format!("{check}, verified"),
    ] {
        assert!(printed.contains(&part), "{part:?} is not in:\n{printed}");
    }
    assert!(
        game.table()
            .raids
            .iter()
            .all(|raid| printed.contains(&raid.id.to_string()))
    );
    assert!(
        game.table()
            .lost
            .iter()
            .all(|lost| printed.contains(&format!("{} in ", lost.unit)))
    );
    assert!(!printed.contains("Decision"));
}

#[test]
fn replay_says_how_the_ships_and_the_decks_are() {
    // A game of each scenario in which ships were hit.
    let strike = (0..).map(|seed| staff_game_of(2, seed, &[]));
    let mut strike = strike.filter(|game| !game.table().damage.is_empty());
    let raided = (0..).map(|seed| {
        let mut game = Game::new(Scenario::numbered(3).unwrap(), &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        game
    });
    let burns = |game: &Game| game.table().decks.iter().any(|deck| deck.burns());
    let mut raided = raided.filter(burns);
    for game in [strike.next().unwrap(), raided.next().unwrap()] {
        let table = game.table();
        let save = file(&format!("ships-{}.json", table.scenario));
        fs::write(&save, game.save().unwrap().to_text()).unwrap();
        let printed = prints(&["replay", &save]);
        for (ship, hits) in &table.damage {
            let data = ship.data();
            let line = format!("{:<19}{} hit", data.name, hits.total());
            assert!(printed.contains(&line), "{line:?} is not in:\n{printed}");
            let of = format!(" of {}, ", data.capacity);
            assert!(printed.contains(&of), "{of:?} is not in:\n{printed}");
        }
        for deck in table.decks.iter().filter(|_| table.scenario == 3) {
            let line = format!(
                "{:<19}{} ready, {} landed, {} servicing, {} hangar",
                deck.carrier.data().name,
                deck.ready.len(),
                deck.landing.len(),
                deck.servicing.len(),
                deck.hangar.len(),
            );
            let afloat = !table.is_sunk(deck.carrier.into());
            assert_eq!(printed.contains(&line), afloat, "{line:?} in:\n{printed}");
        }
        let afloat = |carrier: CarrierId| !table.is_sunk(carrier.into());
        let mut decks = table.decks.iter();
        let burning = decks.any(|deck| deck.burns() && afloat(deck.carrier));
        assert_eq!(printed.contains("fire of level"), burning, "{printed}");
    }
}

#[test]
fn replay_reads_a_game_in_progress_from_standard_input() {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 2).unwrap();
    for _ in 0..6 {
        let order = Sensible.order(&game).unwrap();
        game.play(order).unwrap();
    }
    let mut replay = program(&["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    replay
        .stdin
        .take()
        .unwrap()
        .write_all(game.save().unwrap().to_text().as_bytes())
        .unwrap();
    let output = replay.wait_with_output().unwrap();
    assert!(output.status.success());
    let printed = String::from_utf8(output.stdout).unwrap();
    let decision = game.decision().unwrap();
    for part in [
        "19 June 1944, 0930, action phase",
        decision.name(),
        "if it ended now",
        "Raid 1",
    ] {
        assert!(printed.contains(part), "{part:?} is not in:\n{printed}");
    }
}

#[test]
fn a_damaged_save_is_refused_in_one_line() {
    let save = staff_game(1, &[]).save().unwrap();
    let good = save.to_text();
    let with = |old: &str, new: &str| {
        assert!(good.contains(old), "{old} is not in {good}");
        good.replacen(old, new, 1).into_bytes()
    };
    let half = good.as_bytes()[..good.len() / 2].to_vec();
    for (name, text, says) in [
        ("empty", Vec::new(), "not a save"),
        ("cut", half, "the save is damaged"),
        ("bytes", vec![0xff, 0xfe, 0], "it is not text"),
        ("other", b"{\"format\": \"chess\"}".to_vec(), "not a save"),
        (
            "check",
            with(&save.check, "2:0123"),
            "do not lead to the game",
        ),
        ("seed", with("\"seed\":\"1\"", "\"seed\":\"2\""), "damaged"),
        (
            "version",
            with(&format!("\"version\":{VERSION}"), "\"version\":99"),
            "version 99",
        ),
        (
            "scenario",
            with("\"scenario\":1", "\"scenario\":80"),
            "scenario 80",
        ),
        (
            "options",
            with("\"options\":[", "\"options\":[\"a\\nb\""),
            "variant",
        ),
        (
            "order",
            with("\"end_movement\"", "\"end\\nmovement\""),
            "damaged",
        ),
    ] {
        let save = file(&format!("damaged-{name}.json"));
        fs::write(&save, text).unwrap();
        let line = fails(&["replay", &save]);
        assert!(line.contains(says), "{name}: {line}");
        assert!(line.contains(&save), "{name}: {line}");
    }
    for unreadable in ["/no/such/file", env!("CARGO_TARGET_TMPDIR")] {
        assert!(fails(&["replay", unreadable]).contains("cannot be read"));
    }
}

/// The page writes named moments beside the save of a game that has some.
#[test]
fn replay_reads_a_file_with_named_moments_too() {
    let game = staff_game(11, &[]);
    let here = NamedPoint {
        name: "Here".to_owned(),
        orders: 3,
    };
    let slot = Slot::new("Of a test", None, None, &game).unwrap();
    let slot = slot.beside(Beside {
        moments: Moments {
            points: NamedPoints::of(vec![here]),
            ..Moments::default()
        },
        ..Beside::default()
    });
    let (entry, _) = SlotEntry::read(String::new(), slot.to_text());
    let save = file("with-moments.json");
    let export = entry.export();
    fs::write(&save, &export).unwrap();
    assert!(prints(&["replay", &save]).contains("verified"));
    let later = export.replace(&format!("\"version\":{VERSION}"), "\"version\":99");
    fs::write(&save, later).unwrap();
    assert!(fails(&["replay", &save]).contains("version 99"));
}
