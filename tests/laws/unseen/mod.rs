//! What holds in every game of the unseen enemy, whatever the dice and the orders (3.2, 7, 8, 18.1-18.3).

mod law;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use crate::every_order::{give_and_take_back, save_and_load, the_same_again};
use crate::follows::Follows;
use crate::law_games;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Event, Game};
use law::Law;

fn new_game(seed: u64) -> Game {
    Game::new(scenario_4(), &variants_of(scenario_4(), seed), seed).unwrap()
}

#[test]
fn a_thousand_random_games_keep_the_laws_of_the_unseen_enemy() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..law_games(1000) {
        let mut game = new_game(seed);
        let mut player = Random::new(seed ^ 0x0220);
        let mut law = Law::new(&game);
        while let Some(order) = player.order(&game) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            law.follow(&game);
            assert!(game.orders().len() < 3000, "seed {seed} does not end");
        }
        assert!(game.outcome().is_some());
        for (what, number) in law.seen {
            *seen.entry(what).or_default() += number;
        }
    }
    let often = [
        "contact fades",
        "double forces",
        "false contacts",
        "looks",
        "second looks",
        "landings",
    ];
    // They come up in few games: not in every tenth of them.
    let seldom = ["ships drawn", "advantages"];
    let is_whole = law_games(1000) >= 1000;
    for what in often.iter().chain(seldom.iter().filter(|_| is_whole)) {
        assert!(seen.contains_key(*what), "{what}: {seen:?}");
    }
}

#[test]
fn the_same_seed_and_orders_give_the_same_game_of_the_unseen_enemy() {
    for seed in 0..40 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        the_same_again(&game, new_game(seed));
    }
}

#[test]
fn games_of_the_unseen_enemy_are_saved_and_taken_back_wherever_they_stand() {
    for seed in 0..40 {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..seed % 40 {
            let Some(order) = player.order(&game) else {
                break;
            };
            give_and_take_back(&mut game, order);
        }
        save_and_load(&mut game, &mut player);
    }
}

/// The names of the events, which programs that read the log rely on.
#[test]
fn the_events_of_the_unseen_enemy_have_stable_names() {
    let mut names = BTreeSet::new();
    for seed in 0..64 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        for it in game.events() {
            if matches!(it.event, Event::Forces(_) | Event::Searches(_)) {
                let json = serde_json::to_value(&it.event).unwrap();
                names.insert(json["event"].as_str().unwrap().to_owned());
            }
        }
    }
    let expected = [
        "chit",
        "chit_idle",
        "cup_filled",
        "deck",
        "double_force",
        "intelligence",
        "level_one_cup",
        "level_one_drawn",
        "looks_for",
        "moved",
        "removed",
        "search_declared",
        "search_launched",
        "search_turned",
        "searched",
        "shadows",
        "ships_drawn",
        "us_advantage",
    ];
    assert_eq!(
        names.iter().map(String::as_str).collect::<Vec<_>>(),
        expected
    );
}
