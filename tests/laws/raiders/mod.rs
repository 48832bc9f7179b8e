//! What holds in every game in which Japanese forces raid, whatever the dice and the orders (3.2, 7.2, 9, 10).

pub mod law;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use crate::every_order::{give_and_take_back, save_and_load, the_same_again};
use crate::follows::Follows;
use crate::law_games;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Event, Game};
use law::Law;

fn new_game(seed: u64) -> Game {
    Game::new(scenario_5(), &variants_of(scenario_5(), seed), seed).unwrap()
}

#[test]
fn a_thousand_random_games_keep_the_laws_of_raids() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..law_games(1000) {
        let mut game = new_game(seed);
        let mut player = Random::new(seed ^ 0x0519);
        let mut law = Law::new(&game);
        while let Some(order) = player.order(&game) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            law.follow(&game);
            assert!(game.orders().len() < 5000, "seed {seed} does not end");
        }
        assert!(game.outcome().is_some());
        for (what, number) in law.seen {
            *seen.entry(what).or_default() += number;
        }
    }
    for what in [
        "raids",
        "second waves",
        "called back",
        "reduced",
        "combined",
        "raids coming home",
        "tracks",
        "butai",
        "draws off",
        "closes in",
        "lost on the way",
        "stranded",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

#[test]
fn the_same_seed_and_orders_give_the_same_game_of_raids() {
    for seed in 0..20 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        the_same_again(&game, new_game(seed));
    }
}

#[test]
fn games_of_raids_are_saved_and_taken_back_wherever_they_stand() {
    for seed in 0..20 {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..10 * (seed % 20) {
            let Some(order) = player.order(&game) else {
                break;
            };
            if seed % 4 == 0 {
                give_and_take_back(&mut game, order);
            } else {
                play(&mut game, order);
            }
        }
        save_and_load(&mut game, &mut player);
    }
}

/// The names of the events, which programs that read the log rely on.
#[test]
fn the_events_of_raids_have_stable_names() {
    let mut names = BTreeSet::new();
    for seed in 0..64 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        for it in game.events() {
            if matches!(it.event, Event::Butai(_) | Event::Procedure(_)) {
                let json = serde_json::to_value(&it.event).unwrap();
                names.insert(json["event"].as_str().unwrap().to_owned());
            }
        }
    }
    let often = [
        "called_back",
        "counter_replaced",
        "no_raid",
        "raid_basis",
        "raid_combined",
        "raid_launched",
        "raid_procedure",
        "raid_reduced",
        "raid_target",
        "tracks_moved",
    ];
    let seldom = ["exited", "left_behind", "retires"];
    for name in often {
        assert!(names.contains(name), "{name}: {names:?}");
    }
    for name in &names {
        assert!(
            often.contains(&&**name) || seldom.contains(&&**name),
            "{name}"
        );
    }
}

/// An order far into a game is taken back as if it had never been given, however the states lie that the game keeps.
#[test]
fn a_long_game_goes_back_to_any_order() {
    for seed in 0..4 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        let orders = game.orders().to_vec();
        assert!(orders.len() > 150, "seed {seed}: {}", orders.len());
        for back in [1, 30, 32, 33, 64, 100, orders.len() - 1] {
            let mut before = game.clone();
            assert_eq!(before.undo_many(back), back);
            let mut again = new_game(seed);
            for order in before.orders() {
                again.play(*order).unwrap();
            }
            assert!(before.events() == again.events() && before.table() == again.table());
            assert!(before.decision() == again.decision());
            for order in &orders[orders.len() - back..] {
                before.play(*order).unwrap();
            }
            assert!(before.events() == game.events() && before.table() == game.table());
        }
    }
}
