//! What the fleet does without asking the player, and what makes it ask.

use carrier_battle::engine::orders_of_the_day::{GivenBy, Line, OrdersOfTheDay};
use carrier_battle::engine::staff::suggestion;
use carrier_battle::engine::{Game, SCENARIOS, Session};

use super::game;

/// A player who follows every suggestion.
fn followed(number: usize, seed: u64, orders: OrdersOfTheDay) -> Session {
    let mut session = Session::new(game(number, seed));
    session.issue(orders);
    session.carry_on();
    while let Some(order) = suggestion(session.game()) {
        assert_eq!(
            session.play(&[order], |_| Vec::new()).refusal,
            None,
            "{order}"
        );
    }
    session
}

fn asked(game: &Game) -> usize {
    game.given_by()
        .iter()
        .filter(|by| **by == GivenBy::Player)
        .count()
}

#[test]
fn who_follows_every_suggestion_plays_the_same_game_with_everything_asked_and_by_the_orders_of_the_day()
 {
    for number in 1..=7 {
        for seed in 1..=4 {
            let by_hand = followed(number, seed, OrdersOfTheDay::ASK_EVERYTHING);
            let by_orders = followed(
                number,
                seed,
                OrdersOfTheDay::at_first(SCENARIOS[number - 1]),
            );
            assert_eq!(
                by_hand.game().orders(),
                by_orders.game().orders(),
                "{number}, {seed}"
            );
        }
    }
}

#[test]
fn a_save_says_by_whom_its_orders_were_given() {
    let session = followed(6, 3, OrdersOfTheDay::AS_STAFF);
    let game = session.game();
    assert!(game.given_by().contains(&GivenBy::Line(Line::Searches)));
    let loaded = Game::load(&game.save().unwrap().to_text()).unwrap();
    assert_eq!(loaded.given_by(), game.given_by());
    assert_eq!(loaded.orders_of_the_day(), game.orders_of_the_day());
    assert_eq!(loaded.save(), game.save());
    println!(
        "{} asked of {}, {} bytes",
        asked(game),
        game.orders().len(),
        game.save().unwrap().to_text().len()
    );
}

#[test]
fn what_a_save_says_of_it_is_no_part_of_the_game() {
    let orders = followed(4, 5, OrdersOfTheDay::AS_STAFF);
    let mut plain = game(4, 5);
    for order in orders.game().orders() {
        plain.play(*order).unwrap();
    }
    assert_eq!(
        plain.save().unwrap().check,
        orders.game().save().unwrap().check
    );
    assert!(!plain.save().unwrap().to_text().contains("given_by"));
}
