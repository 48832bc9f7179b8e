//! How a player's orders are given: in steps, with what follows by itself, what waits behind a question, and what
//! is taken back.

mod orders_of_the_day;
mod redo;

use carrier_battle::engine::auto_answer;
use carrier_battle::engine::fleet::{AirStep, UnitSet};
use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::forecast::AutoAnswer;
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::routine::{Routine, RoutineKind, landings_left, routines};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Game, Given, Order, Refusal, SCENARIOS, Session, Variant};
use carrier_battle::view::search::{Fan, FanForm};

fn game(number: usize, seed: u64) -> Game {
    Game::new(SCENARIOS[number - 1], &[], seed).unwrap()
}

fn hold(mission: &str) -> Order {
    Order::Hold {
        mission: mission.parse().unwrap(),
    }
}

fn look_for(letter: char) -> Order {
    Order::LookFor {
        force: ForceId::Letter(letter),
    }
}

/// Gives orders that leave nothing to be done.
fn give(session: &mut Session, orders: &[Order]) -> Given {
    session.play(orders, |_| Vec::new())
}

/// The first question of a search segment, of the staff's game with a seed.
fn planning(seed: u64) -> Game {
    let mut game = game(4, seed);
    while game.decision() != Some(Decision::AirSearch) {
        let order = match game.decision() {
            Some(Decision::DeclareSearch) => Order::DeclareSearch,
            _ => Sensible.order(&game).unwrap(),
        };
        game.play(order).unwrap();
    }
    game
}

/// The orders of a fan of five around a direction.
fn fan(game: &Game, middle: Bearing) -> Option<Vec<Order>> {
    let fan = Fan {
        middle,
        form: FanForm::Five,
        pairs: false,
    };
    fan.orders(game.table())
}

/// The searches that were sent since a game had so many orders.
fn searches_since(before: usize, game: &Game) -> Vec<Order> {
    let orders = game.orders()[before..].iter().copied();
    orders
        .filter(|it| matches!(it, Order::Search { .. }))
        .collect()
}

/// Searches that wait behind what those in the air ask.
struct Waiting {
    session: Session,
    /// How many orders the game had before it.
    before: usize,
    /// The searches.
    searches: Vec<Order>,
}

fn waiting() -> Waiting {
    let mut seeds = 0..40;
    seeds.find_map(waiting_in_a_game_of).unwrap()
}

/// The first that wait, of a game at random.
fn waiting_in_a_game_of(seed: u64) -> Option<Waiting> {
    let mut game = Game::new(SCENARIOS[3], &[Variant::Shadowing], seed).unwrap();
    let mut player = Random::new(seed);
    while let Some(order) = player.order(&game) {
        if order == Order::DeclareSearch {
            let mut trial = Session::new(game.clone());
            give(&mut trial, &[order]);
            while is_in_between(trial.game()) {
                answer(&mut trial);
            }
            let searches = three_searches(trial.game());
            let mut session = Session::new(game.clone());
            give(&mut session, &[&[order], &searches[..]].concat());
            if session.pending_orders().len() == 3 {
                return Some(Waiting {
                    session,
                    before: game.orders().len(),
                    searches,
                });
            }
        }
        game.play(order).unwrap();
    }
    None
}

/// Whether a search in the air asks something.
fn is_in_between(game: &Game) -> bool {
    use Decision::{SearchLanding, SearchPath, Shadow, WhichForce};
    matches!(
        game.decision(),
        Some(SearchPath { .. } | WhichForce { .. } | Shadow { .. } | SearchLanding { .. })
    )
}

/// Answers what is asked in between.
fn answer(session: &mut Session) {
    let answer = session.game().legal().last().unwrap();
    assert_eq!(give(session, &[answer]).refusal, None);
}

/// Three searches of different units, if there are so many.
fn three_searches(game: &Game) -> Vec<Order> {
    let mut taken = UnitSet::EMPTY;
    let mut three = Vec::new();
    for order in game.legal() {
        if let Order::Search { units, .. } = order
            && three.len() < 3
            && taken.common(units).is_empty()
        {
            taken = taken.with(units);
            three.push(order);
        }
    }
    three
}

#[test]
fn a_refused_order_changes_nothing_and_says_why() {
    let mut session = Session::new(game(1, 7));
    give(&mut session, &[Order::EndMovement]);
    assert_eq!(session.answered(), [AutoAnswer::NobodyHasToLand]);
    // What was said of the step before stands as well: the same is asked still.
    let before = format!("{session:?}");
    let refused = give(&mut session, &[Order::DeclareSearch, Order::GoOn]);
    assert_eq!(refused.orders, 0);
    assert!(refused.refusal.is_some());
    assert_eq!(format!("{session:?}"), before);

    // Nor does a list that waits.
    let mut session = waiting().session;
    let before = format!("{session:?}");
    let refused = give(&mut session, &[Order::EndMovement]);
    assert_eq!(
        (refused.orders, refused.refusal),
        (0, Some(Refusal::NotAsked))
    );
    assert_eq!(format!("{session:?}"), before);
}

#[test]
fn a_list_stops_at_the_first_order_that_is_refused() {
    let mut session = Session::new(game(1, 7));
    let orders = [
        hold("Intercept 1"),
        hold("Intercept 1"),
        hold("Intercept 2"),
    ];
    let given = give(&mut session, &orders);
    assert_eq!(given.orders, 1);
    assert!(given.refusal.is_some());
    assert_eq!(session.game().orders(), &orders[..1]);
    assert_eq!(session.last_step(), 1);
    // Nothing of it waits, and nothing follows by itself.
    assert_eq!(session.pending_orders(), []);
    give(&mut session, &[Order::EndMovement, Order::EndMovement]);
    assert!(auto_answer(session.game()).is_some());
    assert_eq!(session.answered(), []);
}

/// 8.25, 8.331: what a fan has left takes off once what came in between has been answered.
#[test]
fn r8_25_a_list_that_waits_behind_a_question_goes_on_after_it() {
    let Waiting {
        mut session,
        before,
        searches,
    } = waiting();
    assert_eq!(session.pending_orders(), searches);
    while !session.pending_orders().is_empty() {
        assert!(is_in_between(session.game()));
        answer(&mut session);
    }
    assert_eq!(searches_since(before, session.game()), searches);
    assert_eq!(session.not_given(), []);
    // What followed by itself is one step with the answer after which it did.
    session.undo();
    assert_eq!(session.pending_orders(), searches);
    assert!(is_in_between(session.game()));
}

#[test]
fn a_list_that_nobody_asks_for_any_more_is_reported_as_not_given() {
    let game = planning(3);
    let orders = fan(&game, Bearing::clockwise(9)).unwrap();
    // The segment is over, and the fan with it.
    let mut session = Session::new(game).with_pending(orders.clone());
    give(&mut session, &[Order::GoOn]);
    assert_eq!(session.pending_orders(), []);
    assert_eq!(session.not_given(), orders);
    // It is said of that step alone.
    let next = Sensible.order(session.game()).unwrap();
    give(&mut session, &[next]);
    assert_eq!(session.not_given(), []);
}

/// 18.12: the forces that a search looked for are no matter of the fan that waits behind them.
#[test]
fn r18_12_a_list_that_is_over_leaves_the_one_behind_it() {
    let game = planning(3);
    let orders = fan(&game, Bearing::clockwise(3)).unwrap();
    let before = game.orders().len();
    let looks = [look_for('A'), look_for('B')];
    let left = [&looks, &orders[1..]].concat();
    let mut session = Session::new(game).with_pending(left);
    give(&mut session, &orders[..1]);
    assert_eq!(session.not_given(), looks);
    assert_eq!(session.pending_orders(), []);
    assert_eq!(searches_since(before, session.game()), orders);
}

#[test]
fn undo_takes_one_step_back_with_what_followed_by_itself() {
    let mut session = Session::new(game(1, 7));
    give(&mut session, &[hold("Intercept 1")]);
    let given = give(&mut session, &[hold("Intercept 2"), Order::EndMovement]);
    assert_eq!((given.orders, session.last_step()), (3, 3));
    let undone = session.undo().unwrap();
    assert_eq!(undone.mission, Some("Intercept 2".parse().unwrap()));
    assert_eq!(session.game().orders(), [hold("Intercept 1")]);
    assert_eq!((session.last_step(), session.answered()), (0, &[][..]));
    assert!(session.undo().is_some());
    assert_eq!(session.undo(), None);
}

/// Where a step ended in a refusal before a question that nobody has to be asked, going back passes that question:
/// what is left of the step is then all that the next undo takes.
#[test]
fn undo_takes_no_more_than_what_is_left_of_a_step() {
    let mut session = Session::new(game(1, 7));
    give(&mut session, &[hold("Intercept 1")]);
    give(
        &mut session,
        &[hold("Intercept 2"), Order::EndMovement, Order::EndMovement],
    );
    give(&mut session, &[Order::EndLanding]);
    session.undo();
    assert_eq!(
        session.game().orders(),
        [hold("Intercept 1"), hold("Intercept 2")]
    );
    session.undo();
    assert_eq!(session.game().orders(), [hold("Intercept 1")]);
}

/// A page that was loaded again knows the orders, and not the steps.
#[test]
fn undo_takes_order_by_order_back_what_was_given_before() {
    let mut session = Session::new(game(1, 7));
    give(
        &mut session,
        &[hold("Intercept 1"), hold("Intercept 2"), Order::EndMovement],
    );
    let mut session = Session::new(session.game().clone());
    session.undo();
    assert_eq!(
        session.game().orders(),
        [hold("Intercept 1"), hold("Intercept 2")]
    );
    session.undo();
    assert_eq!(session.game().orders(), [hold("Intercept 1")]);
}

#[test]
fn undo_of_a_list_that_waits_takes_what_is_left_of_it_too() {
    let Waiting {
        mut session,
        before,
        ..
    } = waiting();
    session.undo();
    assert_eq!(session.game().orders().len(), before);
    assert_eq!(session.pending_orders(), []);
    assert_eq!(session.game().decision(), Some(Decision::DeclareSearch));
}

/// After every step the player is asked something that he could want to answer, or the game is over; and each
/// reason why he was not asked is said once.
#[test]
fn needless_questions_are_answered_and_named_once() {
    let (mut answered, mut again) = (0, 0);
    for (number, options, seeds) in [
        (1, &[][..], 0..12),
        (3, &[], 0..12),
        (4, &[], 0..6),
        (4, &[Variant::Shadowing], 0..30),
    ] {
        for seed in seeds {
            let game = Game::new(SCENARIOS[number - 1], options, seed).unwrap();
            let mut session = Session::new(game);
            while let Some(order) = Sensible.order(session.game()) {
                let given = give(&mut session, &[order]);
                assert_eq!(auto_answer(session.game()), None);
                let said = session.answered();
                let is_once = |(at, why)| !said[..at].contains(why);
                assert!(said.iter().enumerate().all(is_once), "{said:?}");
                assert!(said.len() < given.orders);
                answered += said.len();
                again += given.orders - 1 - said.len();
            }
        }
    }
    assert!(answered > 50 && again > 0, "{answered}, {again} again");
}

/// "Land everybody there is room for" is pressed once: whoever is lost leaves his place to another, who follows at
/// once (4.451, 6.28). All of it is one step.
#[test]
fn r6_28_landing_by_rote_is_followed_by_those_there_is_room_for() {
    let (mut landed, mut followed) = (0, 0);
    for seed in 0..40 {
        let mut game = game(3, seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let all = routines(&game);
            let land_all =
                |it: &&Routine| matches!(it.kind, RoutineKind::LandAll | RoutineKind::LandDue);
            if let Some(all) = all.iter().rfind(land_all) {
                let mut session = Session::new(game.clone());
                let given = session.play(&all.orders, |game| landings_left(game, all.kind));
                assert_eq!(given.refusal, None);
                landed += 1;
                let trial = session.game();
                let is_landing = |order: &Order| matches!(order, Order::Land { .. });
                let land = AirStep::Land;
                if trial.decision() == Some(Decision::AirOperations { step: land }) {
                    assert!(!trial.legal().any(|order| is_landing(&order)));
                }
                let given = trial.orders()[game.orders().len()..].iter();
                let others = given.take_while(|it| is_landing(it)).count() - all.orders.len();
                if others > 0 {
                    followed += others;
                    session.undo();
                    assert_eq!(session.game().orders(), game.orders());
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(
        landed > 50 && followed > 10,
        "{landed}, {followed} followed"
    );
}

/// Who sits down again is told of his last step what he was told before.
#[test]
fn the_last_step_is_the_same_after_the_player_has_sat_down_again() {
    let mut session = Session::new(game(1, 7));
    let holds = ["Intercept 1", "Intercept 2", "Intercept 3"].map(hold);
    give(&mut session, &[&holds[..], &[Order::EndMovement]].concat());
    assert_eq!(session.answered(), [AutoAnswer::NobodyHasToLand]);
    let mut again = Session::new(session.game().clone()).with_last_step(session.last_step());
    assert_eq!(again.last_step(), 5);
    assert_eq!(again.answered(), session.answered());
    assert_eq!(again.game().orders(), session.game().orders());
    // He takes it back as one.
    again.undo().unwrap();
    assert_eq!(again.game().orders(), []);
    // A step of more orders than were given is none.
    let other = Session::new(game(1, 7)).with_last_step(2);
    assert_eq!((other.last_step(), other.answered().len()), (0, 0));
}
