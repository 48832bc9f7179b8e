//! What holds in every game of scenario 3, whatever the dice and the orders: the limits of the decks,
//! hits as rolled, units and points that neither come nor go; replay, saves and undo.

use std::collections::BTreeMap;

use crate::common::decks::*;
use crate::common::*;
use crate::deck_audit::DeckAudit;
use crate::every_order::{give_and_take_back, save_and_load, the_same_again};
use crate::follows::Follows;
use crate::law_games;
use carrier_battle::engine::forces::Raid;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, Order};

fn new_deck_game(seed: u64) -> Game {
    Game::new(scenario_3(), &variants_of(scenario_3(), seed), seed).unwrap()
}

/// The random player's next order; now and then he pushes something over the side instead (6.291), or
/// detaches ships from the Battle Line (6.15), which is legal at any time and not listed.
fn next_order(player: &mut Random, game: &Game) -> Option<Order> {
    let order = player.order(game)?;
    let number = game.orders().len();
    if number % 131 == 60 {
        let line = game.table().ships_of(LINE);
        let ships = line.skip(number % 3).step_by(2).take(3).collect();
        let detach = Order::Detach { ships };
        if game.check(detach).is_ok() {
            return Some(detach);
        }
    }
    let landed = game.table().landed();
    let pushed = game.orders().len() % 97 == 96;
    match landed.first() {
        Some((unit, _)) if pushed => Some(Order::PushOver { unit: *unit }),
        _ => Some(order),
    }
}

/// The random player's games, with every law after every event and order.
#[test]
fn five_thousand_random_games_keep_the_laws_of_the_decks() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..law_games(5000) {
        let mut game = new_deck_game(seed);
        let mut player = Random::new(seed ^ 0xdec5);
        let mut audit = DeckAudit::new(&game);
        while let Some(order) = next_order(&mut player, &game) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            audit.follow(&game);
            assert!(game.orders().len() < 3000, "seed {seed} does not end");
        }
        let outcome = game.outcome().unwrap();
        assert_eq!((game.decision(), outcome.score), (None, game.table().score));
        assert_eq!(outcome.level, game.scenario().level(outcome.score).name);
        assert!(game.table().raids.len() == 6 && !game.table().raids.iter().any(Raid::is_inbound));
        for (what, times) in audit.seen {
            *seen.entry(what).or_default() += times;
        }
    }
    println!("{seen:?}");
    for what in [
        "attacks",
        "carriers hit",
        "carriers sunk",
        "decks repaired",
        "detachments",
        "fires",
        "fires of level 3",
        "hits of fire",
        "other ships hit",
        "overflights",
        "second fires",
    ] {
        assert!(seen.contains_key(what), "no {what} in all these games");
    }
}

/// Orders of one moment are refused at another, and change nothing.
#[test]
fn refused_orders_change_nothing_on_the_decks() {
    let mut refusals = 0;
    for seed in 0..12 {
        let mut game = new_deck_game(seed);
        let mut player = Random::new(seed);
        let mut past: Vec<Order> = Vec::new();
        while let Some(order) = player.order(&game) {
            for old in past.iter().rev().step_by(17).take(8) {
                if game.check(*old).is_err() {
                    refused(&mut game, *old);
                    refusals += 1;
                }
            }
            past.push(order);
            play(&mut game, order);
        }
    }
    assert!(refusals > 5000, "only {refusals} refusals");
}

#[test]
fn the_same_seed_and_orders_give_the_same_game_of_decks() {
    for seed in 0..law_games(100) {
        let mut game = new_deck_game(seed);
        Random::new(seed).finish(&mut game);
        the_same_again(&game, new_deck_game(seed));
    }
}

/// Saved in the middle of a segment, a game loads as it was and goes on as the other does.
#[test]
fn a_game_of_decks_saved_anywhere_loads_as_it_was() {
    for seed in 0..60 {
        let mut game = new_deck_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..seed * 7 {
            let Some(order) = player.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
        save_and_load(&mut game, &mut player);
    }
}

/// Undo leads back to the table before, in the middle of a segment too.
#[test]
fn undo_leads_back_on_the_decks() {
    let (mut free, mut counted) = (0, 0);
    for seed in 0..6 {
        let mut game = new_deck_game(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if !game.orders().len().is_multiple_of(5) {
                play(&mut game, order);
                continue;
            }
            let seen = give_and_take_back(&mut game, order);
            *(if seen { &mut counted } else { &mut free }) += 1;
        }
    }
    assert!(free > 100 && counted > 10, "{free} free, {counted} counted");
}
