//! The positions of scenario 4 that its browser tests open: questions that seldom come up. They are found by playing
//! seed after seed, and kept beside the browser tests as saves.

use std::fs;
use std::path::Path;

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Variant};

/// Where the browser tests read them.
const FOLDER: &str = "tests/browser/saves";

/// A position, by the name of its file.
type Wanted = (&'static str, fn(&Game) -> bool);

const POSITIONS: [Wanted; 4] = [
    ("search-path", |game| {
        matches!(game.decision(), Some(Decision::SearchPath { .. }))
    }),
    ("shadow", |game| {
        matches!(game.decision(), Some(Decision::Shadow { .. }))
    }),
    ("list-interrupted", |game| {
        matches!(game.decision(), Some(Decision::WhichForce { .. }))
            && is_interrupted(game, &game.legal().collect::<Vec<Order>>())
    }),
    ("strike-away", |game| {
        let table = game.table();
        let mut strikes = table.missions.iter().filter(|it| !it.is_intercept());
        let home = table.task_groups[0].hex;
        game.decision() == Some(Decision::AirMovement)
            && strikes.any(|strike| !strike.spent && strike.hex.distance(home) > 2)
    }),
];

/// Whether another question comes up before the last but one of some orders, of one question each, is given.
fn is_interrupted(game: &Game, orders: &[Order]) -> bool {
    let mut game = game.clone();
    let asked = game.decision().map(|decision| decision.name());
    let left = orders.len().saturating_sub(1);
    orders[..left].iter().any(|order| {
        let is_between = game.decision().map(|decision| decision.name()) != asked;
        is_between || game.play(*order).is_err()
    })
}

fn file(name: &str) -> String {
    format!("{}/{FOLDER}/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

/// Run with `cargo test --test scenario_4 -- --ignored` when saves of this version are needed anew.
#[test]
#[ignore = "writes the files that the browser tests open"]
fn the_positions_for_the_browser_are_found_and_written() {
    let mut left: Vec<Wanted> = POSITIONS.to_vec();
    fs::create_dir_all(Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER)).unwrap();
    for seed in 0..300 {
        let players: [Box<dyn Player>; 2] = [Box::new(Sensible), Box::new(Random::new(seed))];
        for mut player in players {
            let mut game = Game::new(SCENARIOS[3], &[Variant::Shadowing], seed).unwrap();
            while let Some(order) = player.order(&game) {
                left.retain(|(name, is_it)| {
                    if is_it(&game) {
                        fs::write(file(name), game.save().unwrap().to_text()).unwrap();
                        println!("{name}: seed {seed}, {} orders", game.orders().len());
                    }
                    !is_it(&game)
                });
                if left.is_empty() {
                    return;
                }
                game.play(order).unwrap();
            }
        }
    }
    let names: Vec<&str> = left.iter().map(|(name, _)| *name).collect();
    panic!("not found: {names:?}");
}

/// The files hold what the browser tests open them for.
#[test]
fn the_positions_for_the_browser_are_what_they_are_named() {
    for (name, is_it) in POSITIONS {
        let game = Game::load(&fs::read_to_string(file(name)).unwrap()).unwrap();
        assert!(is_it(&game), "{name}");
    }
}
