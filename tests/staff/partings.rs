//! Where a player answers otherwise than the staff would.

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
