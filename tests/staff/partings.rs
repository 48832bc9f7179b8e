//! Where a player answers otherwise than the staff would.

use std::mem::discriminant;

use carrier_battle::engine::staff::{Player, Sensible, partings, suggestion};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};

fn game(number: usize, seed: u64) -> Game {
    Game::new(SCENARIOS[number - 1], &[], seed).unwrap()
}

#[test]
fn who_follows_the_staff_parts_from_it_nowhere() {
    for number in 1..=SCENARIOS.len() {
        let mut game = game(number, 5);
        Sensible.finish(&mut game);
        assert_eq!(partings(&game), []);
    }
}

/// The first raid that the staff would fight is let pass.
#[test]
fn who_lets_a_raid_pass_parts_from_the_staff_there_and_nowhere_else() {
    let mut game = game(1, 7);
    let mut from = None;
    while let Some(order) = suggestion(&game) {
        let is_first = from.is_none() && game.decision() == Some(Decision::Interception);
        if is_first && matches!(order, Order::Engage { .. }) {
            from = Some(game.events().len());
            game.play(Order::Fight).unwrap();
        } else {
            game.play(order).unwrap();
        }
    }
    let partings = partings(&game);
    assert_eq!(partings.len(), 1);
    assert_eq!(Some(partings[0].from), from);
    assert_eq!(partings[0].ordered, []);
    let engages = |order: &Order| matches!(order, Order::Engage { .. });
    assert!(!partings[0].advised.is_empty() && partings[0].advised.iter().all(engages));
}

/// A game of the staff's in which one order is the player's own, another of its kind.
fn with_an_own_order(number: usize, seed: u64, nth: usize) -> Option<(Game, Order)> {
    let mut game = game(number, seed);
    let mut own = None;
    while let Some(order) = suggestion(&game) {
        let is_like = |it: &Order| *it != order && discriminant(it) == discriminant(&order);
        let is_his = game.orders().len() == nth;
        let other = is_his.then(|| game.legal().find(is_like)).flatten();
        own = own.or(other);
        game.play(other.unwrap_or(order)).unwrap();
    }
    Some((game, own?))
}

/// Who follows the staff again after an order of his own has parted from it in that order alone, although it answers
/// otherwise from there on than it would have.
#[test]
fn an_order_given_as_the_staff_would_there_is_no_parting() {
    let mut parted = 0;
    for number in [1, 3, 5] {
        for nth in (5..150).step_by(6) {
            let Some((game, own)) = with_an_own_order(number, 4, nth) else {
                continue;
            };
            let partings = partings(&game).into_iter();
            let told: Vec<Order> = partings.flat_map(|it| it.ordered).collect();
            assert!(
                told.is_empty() || told == [own],
                "{number}, {nth}: {own}, {told:?}"
            );
            parted += told.len();
        }
    }
    assert!(parted > 10, "{parted}");
}

/// What is ordered in another order is no other answer.
#[test]
fn an_answer_in_another_order_is_no_parting() {
    let mut game = game(2, 7);
    let mut launches = Vec::new();
    let mut staff = game.clone();
    while let Some(order @ Order::Launch { .. }) = suggestion(&staff) {
        staff.play(order).unwrap();
        launches.push(order);
    }
    assert!(launches.len() > 1);
    for order in launches.into_iter().rev() {
        game.play(order).unwrap();
    }
    Sensible.finish(&mut game);
    assert_eq!(partings(&game), []);
}
