//! What the fleet does without asking the player, and what makes it ask.

mod lines;
mod stops;
mod two_days;

use std::collections::BTreeMap;

use carrier_battle::engine::fleet::{AirStep, MissionId, MissionType};
use carrier_battle::engine::forecast::{homecomings, landing_risk, way_home};
use carrier_battle::engine::map::{HexId, WindCourse, Zone};
use carrier_battle::engine::orders_of_the_day::{
    CourseOrder, DecksOrder, FightsOrder, GivenBy, Hours, InterceptionOrder, Line, MissionsOrder,
    NEAR, NightFightersOrder, OrdersOfTheDay, PatrolsOrder, SearchPattern, SearchesOrder,
    StandingOrders, Stop, SubmarinesOrder,
};
use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random, heading, suggestion};
use carrier_battle::engine::{
    AirEvent, Decision, Event, FleetEvent, Game, GuamEvent, Light, LossEvent, Order, SCENARIOS,
    SearchEvent, Session, SubmarineEvent, Turn, UnitLoss, Variant,
};

use super::game;

/// A game as it is when the player has issued some orders of the day, at the first question they leave him.
fn by_orders(game: Game, orders: OrdersOfTheDay) -> Session {
    let mut session = Session::new(game);
    session.issue(orders);
    session.carry_on();
    session
}

/// A player who follows every suggestion.
fn followed(number: usize, seed: u64, orders: OrdersOfTheDay) -> Session {
    let mut session = by_orders(game(number, seed), orders);
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
    for number in 1..=9 {
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

#[test]
fn who_has_begun_to_answer_says_himself_when_he_is_done() {
    let mut session = asked_because(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::SubmarineHunted(_))
    });
    let decision = session.game().decision();
    let why = session.why_asked();
    let sails = session
        .game()
        .legal()
        .find(|it| matches!(it, Order::MoveSubmarine { .. }));
    let before = session.game().orders().len();
    session.play(&[sails.unwrap()], |_| Vec::new());
    assert_eq!(session.game().orders().len(), before + 1);
    assert_eq!(
        (session.game().decision(), session.why_asked()),
        (decision, why)
    );
}

#[test]
fn undo_goes_back_to_the_players_last_order_and_counts_once() {
    let mut session = by_orders(game(6, 5), OrdersOfTheDay::AS_STAFF);
    // Until a step brings orders of the day with dice.
    loop {
        let before = session.game().orders().len();
        let order = suggestion(session.game()).unwrap();
        session.play(&[order], |_| Vec::new());
        let since = &session.game().given_by()[before..];
        if since.len() > 20 {
            assert_eq!(since[0], GivenBy::Player);
            let orders = session.game().orders().to_vec();
            session.undo().unwrap();
            assert_eq!(session.game().orders().len(), before);
            assert_eq!(session.game().undone(), 1);
            assert!(session.redo());
            assert_eq!(
                (session.game().orders(), session.game().undone()),
                (&orders[..], 0)
            );
            return;
        }
    }
}

#[test]
fn undo_goes_back_to_an_order_of_theirs_too_which_is_asked_this_once() {
    let session = followed(6, 5, OrdersOfTheDay::AS_STAFF);
    let game = session.game();
    let is_course = |by: &GivenBy| *by == GivenBy::Line(Line::Course);
    let order = game.given_by().iter().position(is_course).unwrap();
    let own = game
        .given_by()
        .iter()
        .position(|by| *by == GivenBy::Player)
        .unwrap();
    let mut session = Session::new(game.clone());
    assert_eq!(session.undo_to(own), None, "that was the player's");
    session.undo_to(order).unwrap();
    assert_eq!(session.game().orders(), &game.orders()[..order]);
    assert_eq!(session.game().decision(), Some(Decision::UsMovement));
    assert_eq!(session.game().undone(), 1);
    // The player answers it himself, and the orders of the day go on after it.
    session.play(&[Order::GoOn], |_| Vec::new());
    assert_eq!(session.game().given_by()[order], GivenBy::Player);
    assert!(session.undo().is_some());
    assert!(session.redo() && !session.redo());
}

/// A player at the first question that is asked for a reason, with as many seeds as that takes.
fn asked_because(orders: OrdersOfTheDay, reason: impl Fn(Stop) -> bool + Copy) -> Session {
    let mut all = all_asked_because(orders, reason);
    all.next().expect("it is asked for that in some game")
}

/// The games in which the orders of the day stop for a reason, each where it first does.
fn all_asked_because(
    orders: OrdersOfTheDay,
    reason: impl Fn(Stop) -> bool + Copy,
) -> impl Iterator<Item = Session> {
    (1..60).filter_map(move |seed| {
        let mut session = by_orders(game(6, seed), orders);
        loop {
            if session.why_asked().is_some_and(reason) {
                return Some(session);
            }
            let order = suggestion(session.game())?;
            session.play(&[order], |_| Vec::new());
        }
    })
}

/// Orders of the day with another value of one line each.
fn with(set: impl FnOnce(&mut OrdersOfTheDay)) -> OrdersOfTheDay {
    let mut orders = OrdersOfTheDay::AS_STAFF;
    set(&mut orders);
    orders
}

/// The orders that a line gave in a game.
fn given_by_line(game: &Game, line: Line) -> Vec<Order> {
    let orders = game.orders().iter().zip(game.given_by());
    orders
        .filter(|(_, by)| **by == GivenBy::Line(line))
        .map(|(order, _)| *order)
        .collect()
}

#[test]
fn a_scenario_begins_by_the_orders_of_the_day_that_suit_it() {
    for number in 1..=3 {
        assert!(OrdersOfTheDay::at_first(SCENARIOS[number - 1]).asks_everything());
    }
    for number in 4..=5 {
        let orders = OrdersOfTheDay::at_first(SCENARIOS[number - 1]);
        let asked = Line::ALL
            .into_iter()
            .filter(|line| orders.asks(*line))
            .count();
        assert_eq!(
            (orders.searches, asked),
            (SearchesOrder::AsStaff, Line::ALL.len() - 4)
        );
    }
    for number in 6..=7 {
        let orders = OrdersOfTheDay::at_first(SCENARIOS[number - 1]);
        assert!(!Line::ALL.into_iter().any(|line| orders.asks(line)));
    }
}

#[test]
fn a_save_whose_orders_of_the_day_are_damaged_is_refused_and_says_so() {
    let text = followed(4, 5, OrdersOfTheDay::AS_STAFF)
        .game()
        .save()
        .unwrap()
        .to_text();
    for (whole, damaged, field) in [
        ("\"given_by\":\"", "\"given_by\":\"9", "given_by"),
        (
            "\"decks\":\"as_staff\"",
            "\"decks\":\"as_cook\"",
            "orders_of_the_day",
        ),
    ] {
        assert!(text.contains(whole), "{text}");
        let problem = Game::load(&text.replace(whole, damaged))
            .unwrap_err()
            .to_string();
        assert!(problem.contains(field), "{problem}");
    }
}
