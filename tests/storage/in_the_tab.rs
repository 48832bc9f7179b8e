//! What the tab keeps of the game on the table: read again as it was written, of the same game alone.

use carrier_battle::engine::Order;
use carrier_battle::storage::{
    Desk, KeptView, LastStep, PendingOrders, Progress, kept_to_text, read_kept,
};

const GAME: &str = "carrier-battle/game/1";

/// The texts are those of pages before this one: a tab that is open while a new one is published goes on.
#[test]
fn what_is_kept_is_read_again() {
    let progress = Progress {
        orders: 3,
        end: 40,
        acknowledged: 38,
    };
    let text = kept_to_text(GAME, progress.clone());
    let known = r#"{"id":"carrier-battle/game/1","orders":3,"upto":40,"told":38}"#;
    assert_eq!(text, known);
    assert_eq!(read_kept(&text, GAME), Some(progress));

    let view = KeptView {
        x: 12.5,
        y: -3.0,
        units: 0.25,
    };
    let text = kept_to_text(GAME, view.clone());
    let known = r#"{"id":"carrier-battle/game/1","x":12.5,"y":-3.0,"units":0.25}"#;
    assert_eq!(text, known);
    assert_eq!(read_kept(&text, GAME), Some(view));

    let left = PendingOrders {
        given: 7,
        orders: vec![Order::GoOn],
    };
    let text = kept_to_text(GAME, left.clone());
    let known = r#"{"id":"carrier-battle/game/1","given":7,"orders":[{"order":"go_on"}]}"#;
    assert_eq!(text, known);
    assert_eq!(read_kept(&text, GAME), Some(left));
}

#[test]
fn what_is_of_another_game_or_cannot_be_read_is_nothing() {
    let view = KeptView {
        x: 1.0,
        y: 2.0,
        units: 3.0,
    };
    let text = kept_to_text(GAME, view);
    assert_eq!(read_kept::<KeptView>(&text, "carrier-battle/game/2"), None);
    assert_eq!(read_kept::<Progress>(&text, GAME), None);
    for damaged in [
        "",
        "{torn",
        &text.replace("1.0", "1e999"),
        &text.replace("1.0", "null"),
    ] {
        assert_eq!(read_kept::<KeptView>(damaged, GAME), None, "{damaged}");
    }
}

/// What was left of a list is left no more, once the game has gone on in another tab.
#[test]
fn what_is_left_is_left_of_a_game_with_as_many_orders() {
    let left = PendingOrders {
        given: 7,
        orders: vec![Order::GoOn],
    };
    assert_eq!(left.clone().after(7), [Order::GoOn]);
    assert_eq!(left.after(8), []);
}

/// What the last step did is said of the game it was given in, and of no other.
#[test]
fn the_last_step_is_that_of_a_game_with_as_many_orders() {
    let step = LastStep { given: 7, step: 3 };
    let text = kept_to_text(GAME, step.clone());
    assert_eq!(text, r#"{"id":"carrier-battle/game/1","given":7,"step":3}"#);
    assert_eq!(read_kept(&text, GAME), Some(step.clone()));
    assert_eq!((step.after(7), step.after(8)), (3, 0));
    // Nobody has given more orders than there are.
    assert_eq!(LastStep { given: 2, step: 9 }.after(2), 2);
}

/// What was in hand, open and unfolded.
#[test]
fn what_lay_before_the_player_is_read_again() {
    let desk = Desk {
        mission: Some("Intercept 2".parse().unwrap()),
        tab: "Enemy".to_owned(),
        page: "Log".to_owned(),
        forces: vec!["Force B".parse().unwrap()],
        folds: [("plan".to_owned(), true), ("phase 12".to_owned(), false)].into(),
    };
    let text = kept_to_text(GAME, desk.clone());
    let known = r#"{"id":"carrier-battle/game/1","mission":"Intercept 2","tab":"Enemy","page":"Log","forces":["Force B"],"folds":{"phase 12":false,"plan":true}}"#;
    assert_eq!(text, known);
    assert_eq!(read_kept(&text, GAME), Some(desk));
    // Nothing in hand.
    let text = kept_to_text(GAME, Desk::default());
    assert_eq!(read_kept(&text, GAME), Some(Desk::default()));
    assert_eq!(read_kept::<Desk>(&text, "carrier-battle/game/2"), None);
}
