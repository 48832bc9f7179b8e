//! What a player takes back he can give again, until he gives another order.

use carrier_battle::engine::forecast::AutoAnswer;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Game, Order, SCENARIOS, Session};

fn game(number: usize, seed: u64) -> Game {
    Game::new(SCENARIOS[number - 1], &[], seed).unwrap()
}

fn give(session: &mut Session, orders: &[Order]) -> usize {
    session.play(orders, |_| Vec::new()).orders
}

fn hold(mission: &str) -> Order {
    let mission = mission.parse().unwrap();
    Order::Hold { mission }
}

/// Everything that can be seen of a session from without.
fn seen(session: &Session) -> String {
    let game = session.game();
    let save = game.save().unwrap().to_text();
    let said = (
        session.last_step(),
        session.answered(),
        session.pending_orders(),
    );
    format!("{save}\n{:?}\n{said:?}", game.events())
}

#[test]
fn a_step_of_several_orders_is_given_again_as_one() {
    let mut session = Session::new(game(1, 7));
    assert!(!session.redo());
    let holds = ["Intercept 1", "Intercept 2", "Intercept 3"].map(hold);
    give(&mut session, &[&holds[..], &[Order::EndMovement]].concat());
    assert_eq!(session.answered(), [AutoAnswer::NobodyHasToLand]);
    let there = seen(&session);
    session.undo().unwrap();
    assert_eq!(session.to_redo(), Some(holds[0]));
    assert!(session.redo());
    assert_eq!(seen(&session), there);
    assert_eq!(session.to_redo(), None);
    assert!(!session.redo());
    // And is taken back as one again.
    session.undo().unwrap();
    assert_eq!(session.game().orders(), []);
}

#[test]
fn another_order_ends_it_and_a_refused_one_does_not() {
    let mut session = Session::new(game(1, 7));
    give(&mut session, &[hold("Intercept 1")]);
    give(&mut session, &[hold("Intercept 2")]);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(give(&mut session, &[Order::DeclareSearch]), 0);
    assert_eq!(session.to_redo(), Some(hold("Intercept 1")));
    assert!(session.redo());
    assert_eq!(session.to_redo(), Some(hold("Intercept 2")));
    assert_eq!(give(&mut session, &[hold("Intercept 3")]), 1);
    assert_eq!(session.to_redo(), None);
    assert!(!session.redo());
}

/// Whoever looks back and returns has only seen what he had seen: nothing is counted. Whoever gives another order where
/// he knows the die is.
#[test]
fn a_step_past_a_die_that_is_given_again_is_not_counted() {
    let mut session = Session::new(game(1, 7));
    while session.game().undo_reveals() != Some(true) {
        let order = Sensible.order(session.game()).unwrap();
        give(&mut session, &[order]);
    }
    let there = seen(&session);
    session.undo().unwrap();
    assert!(session.game().undone() > 0);
    session.redo();
    assert_eq!(session.game().undone(), 0);
    assert_eq!(seen(&session), there);

    session.undo().unwrap();
    let counted = session.game().undone();
    let other = session.game().legal().next().unwrap();
    give(&mut session, &[other]);
    assert_eq!(session.game().undone(), counted);
}

/// Asking what would come of each choice counts with the answer, once at a question, is kept in the save, and outlasts what is taken back.
#[test]
fn questions_at_which_the_player_asked_what_would_come_of_it_are_counted() {
    let mut session = Session::new(game(1, 7));
    assert!(
        !session
            .game()
            .save()
            .unwrap()
            .to_text()
            .contains("foreseen")
    );
    let answer = |session: &mut Session| {
        let order = Sensible.order(session.game()).unwrap();
        give(session, &[order]);
    };
    session.foresee();
    session.foresee();
    // Whoever only looks changes nothing of the game.
    assert_eq!(session.game().foreseen(), 0);
    answer(&mut session);
    assert_eq!(session.game().foreseen(), 1);
    answer(&mut session);
    assert_eq!(session.game().foreseen(), 1);
    session.foresee();
    answer(&mut session);
    assert_eq!(session.game().foreseen(), 2);
    session.undo().unwrap();
    assert_eq!(session.game().foreseen(), 2);

    let text = session.game().save().unwrap().to_text();
    let loaded = Game::load(&text).unwrap();
    assert_eq!(loaded.foreseen(), 2);
    assert_eq!(loaded.save().unwrap().to_text(), text);
    let damaged = text.replace("\"foreseen\":2", "\"foreseen\":-2");
    assert!(
        Game::load(&damaged)
            .unwrap_err()
            .to_string()
            .contains("foreseen")
    );
}

/// Back to the start of a game of any scenario, what followed by itself included, and on again to where it was.
#[test]
fn a_whole_game_is_taken_back_and_given_again() {
    for number in 1..=SCENARIOS.len() {
        let mut session = Session::new(game(number, 11));
        let mut player = Random::new(5);
        let mut steps = 0;
        while steps < 60
            && let Some(order) = player.order(session.game())
        {
            give(&mut session, &[order]);
            steps += 1;
        }
        let there = seen(&session);
        let mut seen_on_the_way = Vec::new();
        while !session.game().orders().is_empty() {
            seen_on_the_way.push(session.game().save().unwrap().to_text());
            session.undo().unwrap();
        }
        while let Some(expected) = seen_on_the_way.pop() {
            assert!(session.redo(), "scenario {number}");
            let save = session.game().save().unwrap().to_text();
            assert_eq!(save, expected, "scenario {number}");
        }
        assert_eq!(seen(&session), there, "scenario {number}");
        assert!(!session.redo());
    }
}

/// Who has sat down again takes back what he gave before order by order, and gives it again so.
#[test]
fn orders_of_before_are_given_again_one_by_one() {
    let mut before = Session::new(game(1, 7));
    give(&mut before, &["Intercept 1", "Intercept 2"].map(hold));
    let mut session = Session::new(before.game().clone());
    session.undo().unwrap();
    session.undo().unwrap();
    assert!(session.redo());
    assert_eq!(session.game().orders(), [hold("Intercept 1")]);
    assert!(session.redo());
    assert_eq!(session.game().orders(), before.game().orders());
}
