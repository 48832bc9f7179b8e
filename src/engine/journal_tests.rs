//! Saves that were written when less was asked.

use super::decision::Decision;
use super::game::Game;
use super::journal::{LoadError, Save};
use super::order::Order;
use super::scenario::{self, Variant};
use super::staff::{Player, Random};

/// A game of scenario 4 in which the order of looks is asked for the halves of a double force alone, played some way on
/// from there.
fn asked() -> Game {
    let options = [Variant::DoubleForces, Variant::LocationUncertainty];
    let is_asked = |game: &Game| matches!(game.decision(), Some(Decision::WhichForce { .. }));
    for seed in 0..200 {
        let mut game = Game::new(scenario::ALL[3], &options, seed).unwrap();
        let mut player = Random::new(seed);
        let mut left = None;
        while let Some(order) = player.order(&game) {
            if is_asked(&game) && left.is_none() {
                left = Some(30);
            }
            if left == Some(0) && !is_asked(&game) {
                return game;
            }
            left = left.map(|left: u8| left.saturating_sub(1));
            // It took the forces as they came.
            let first = game.table().looking.first().copied();
            let as_it_was = first.filter(|_| is_asked(&game));
            let order = as_it_was.map_or(order, |force| Order::LookFor { force });
            game.play(order).unwrap();
        }
    }
    panic!("nobody is asked");
}

/// Such a game was saved without the orders of the looks (8.331); it loads, and goes on with them.
#[test]
fn a_save_without_the_order_of_looks_loads() {
    let game = asked();
    let seed = game.seed().unwrap();
    let asked_then = |order: &Order| !matches!(order, Order::LookFor { .. });
    let orders: Vec<Order> = game.orders().iter().copied().filter(asked_then).collect();
    assert!(orders.len() < game.orders().len());
    let old = Save::with_orders(&game, seed, orders);
    let loaded = Game::load(&old.to_text()).unwrap();
    assert_eq!(loaded.orders(), game.orders());
    assert_eq!(loaded.save(), game.save());
    // Its check still has to be right.
    let check = old.check.clone();
    let damaged = old.to_text().replace(&check, &format!("{:016x}", 1));
    assert_eq!(Game::load(&damaged).err(), Some(LoadError::WrongCheck));
}
