//! What holds in every game, whatever the dice and the orders: the invariants of the audit, replay,
//! undo, and that games end.

use crate::audit::Audit;
use crate::common::*;
use crate::every_order::{give_and_take_back, save_and_load, the_same_again};
use crate::follows::Follows;
use crate::law_games;
use carrier_battle::engine::forces::Raid;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, SCENARIOS};

/// The random player's games, with every law after every order.
#[test]
fn ten_thousand_random_games_keep_the_laws() {
    let mut longest = 0;
    for seed in 0..law_games(10_000) {
        let mut game = new_game(seed);
        let mut player = Random::new(seed ^ 0x5eed);
        let mut audit = Audit::new(&game);
        while let Some(order) = player.order(&game) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            audit.follow(&game);
            assert!(game.orders().len() < 1000, "seed {seed} does not end");
        }
        longest = longest.max(game.orders().len());
        let outcome = game.outcome().unwrap();
        assert_eq!((game.decision(), outcome.score), (None, game.table().score));
        assert_eq!(outcome.level, game.scenario().level(outcome.score).name);
        // Every raid has been met with or got through by the last phase.
        assert!(!game.table().raids.iter().any(Raid::is_inbound));
        assert_eq!(
            game.table()
                .raids
                .iter()
                .map(|raid| raid.id.0)
                .collect::<Vec<_>>(),
            [1, 2, 3, 4]
        );
    }
    assert!(longest > 80, "{longest}");
}

fn played(seed: u64) -> Game {
    let mut game = new_game(seed);
    Random::new(seed).finish(&mut game);
    assert!(game.outcome().is_some());
    game
}

#[test]
fn the_same_seed_and_orders_give_the_same_game() {
    for seed in 0..law_games(300) {
        let game = played(seed);
        the_same_again(&game, new_game(seed));
        // Another seed gives other dice.
        let other = Game::new(SCENARIOS[0], &variants(seed), seed + 8).unwrap();
        assert_ne!(
            other.save().unwrap().check,
            new_game(seed).save().unwrap().check
        );
    }
}

#[test]
fn a_saved_game_loads_as_the_same_game_wherever_it_stood() {
    for seed in 0..law_games(1000) {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        let stop = seed % 60;
        for _ in 0..stop {
            let Some(order) = player.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
        save_and_load(&mut game, &mut player);
    }
}

/// Undo leads back to the table before; it counts only where a die or a choice was seen.
#[test]
fn undo_leads_back_and_is_counted_past_a_die() {
    let (mut free, mut counted) = (0, 0);
    for seed in 0..60 {
        let mut game = new_game(seed);
        assert!(!game.undo() && game.undo_reveals().is_none());
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let seen = give_and_take_back(&mut game, order);
            *(if seen { &mut counted } else { &mut free }) += 1;
        }
        assert_eq!(game.save().unwrap().undone, game.undone());
        assert_eq!(
            Game::load(&game.save().unwrap().to_text())
                .unwrap()
                .undone(),
            game.undone()
        );
    }
    assert!(
        free > 500 && counted > 500,
        "{free} free, {counted} counted"
    );
}

/// Back to the beginning, order by order.
#[test]
fn undo_goes_back_to_the_set_up() {
    let mut game = played(3);
    let first = new_game(3);
    let orders = game.orders().len();
    let steps = std::iter::from_fn(|| game.undo().then_some(())).count();
    assert_eq!(steps, orders);
    assert!(game.table() == first.table() && game.events() == first.events());
    assert!(game.undone() > 0 && game.outcome().is_none());
}

/// A step of several orders goes back at once, to the same game and the same count.
#[test]
fn undoing_many_is_undoing_as_often() {
    for seed in 0..20 {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..40 {
            let Some(order) = player.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
        let given = game.orders().len();
        for orders in [0, 1, 2, 7, given - 1, given, given + 3] {
            let (mut often, mut once) = (game.clone(), game.clone());
            let taken = (0..orders).filter(|_| often.undo()).count();
            assert_eq!(once.undo_many(orders), taken);
            assert!(state(&once) == state(&often), "{orders} of seed {seed}");
            assert_eq!(once.save(), often.save());
        }
    }
}

/// Scripted dice are undone like the others; such a game has no save.
#[test]
fn undo_winds_scripted_dice_back() {
    let mut game = scripted(&[5, 3, 9]);
    let flown = play(&mut game, fly("Intercept 1", "1111"));
    assert!(game.undo());
    assert_eq!(play(&mut game, fly("Intercept 1", "1111")), flown);
    assert_eq!(
        (game.undone(), game.seed(), game.save().is_none()),
        (1, None, true)
    );
    play(&mut game, hold("Intercept 2"));
    assert!(game.undo());
    assert_eq!(game.undone(), 1);
}
