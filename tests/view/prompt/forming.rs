//! Dividing units among strikes.

use carrier_battle::engine::{Game, Order, SCENARIOS};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Activity, Selection};

use super::{asked, asked_with, find, texts};
use crate::common::*;
use crate::view::prompt_parts::{PromptParts, what};

fn game() -> Game {
    Game::new(SCENARIOS[1], &[], 11).unwrap()
}

#[test]
fn units_go_to_the_chosen_strike_one_by_one_or_all() {
    let second = Selection {
        activity: Activity::Forming(2),
        ..Selection::default()
    };
    let mut game = game();
    let view = asked_with(&game, second);
    assert_eq!(
        (
            view.asked.mark(),
            view.title.as_str(),
            view.progress.as_str()
        ),
        (
            "form_strikes",
            "Which units fly in which strike?",
            "18 units to divide"
        )
    );
    let pool = view.pool().unwrap();
    assert_eq!(pool.hint, "Waiting; to Air Strike 2:");
    let types: Vec<String> = pool.lines.iter().map(what).collect();
    assert_eq!(types, ["7 F6F", "2 SBD", "4 SB2C", "3 TBF", "2 TBM"]);
    let [one, all] = pool.lines[2].answers.as_slice() else {
        panic!("{:?}", pool.lines[2]);
    };
    assert_eq!(one.name.as_deref(), Some("One SB2C to Air Strike 2"));
    assert_eq!(all.name.as_deref(), Some("All SB2C to Air Strike 2"));
    assert_eq!(all.orders().len(), 1);
    let chosen: Vec<bool> = view.strikes().iter().map(|line| line.is_chosen()).collect();
    assert_eq!(chosen, [false, true, false, false, false]);

    play(&mut game, all.orders()[0]);
    let strike = asked_with(&game, second).strikes()[1].clone();
    assert_eq!(
        what(&strike),
        "attack value 28, 0 escorts, 6 fuel; about 2.6 hits on the ships; 5.6 if no fighters meet it"
    );
    assert_eq!(texts(&strike.answers), ["4 SB2C \u{2212}", "All back"]);
    let back = &strike.answers[0];
    assert_eq!(
        back.name.as_deref(),
        Some("Take one SB2C of 4 out of Air Strike 2")
    );
    assert!(back.repeats);
    play(&mut game, back.orders()[0]);
    let after = asked_with(&game, second).strikes()[1].clone();
    assert_eq!(after.answers[0].label, "3 SB2C \u{2212}");
    // It stays the same button, so that it can be clicked again and again.
    assert_eq!(after.answers[0].row(""), back.row(""));
}

#[test]
fn the_types_keep_their_order_whatever_is_left_of_them() {
    let mut game = game();
    for left in ["6 F6F", "5 F6F", "4 F6F"] {
        let one = asked(&game).pool().unwrap().lines[0].answers[0].clone();
        assert_eq!(one.id.as_deref(), Some("one-F6F"));
        play_all(&mut game, one.orders());
        assert_eq!(what(&asked(&game).pool().unwrap().lines[0]), left);
    }
}

#[test]
fn every_unit_needs_a_strike() {
    let mut game = game();
    let view = asked(&game);
    let go_on = view.answers.last().unwrap();
    assert_eq!(go_on.label, "18 units are still without a strike");
    assert_eq!(
        go_on.refusal.as_deref(),
        Some("18 of the units have no strike yet.")
    );
    assert_eq!(view.answer_by(CommandName::GoOn), None);

    let deal = find(&view, "Three strikes alike");
    assert_eq!(deal.kind.as_deref(), Some("deal"));
    play_all(&mut game, deal.orders());
    let view = asked(&game);
    let go_on = view.primary().unwrap();
    assert_eq!(go_on.label, "To the strikes\u{2019} targets");
    assert_eq!(
        (go_on.orders(), go_on.command),
        (&[Order::GoOn][..], Some(CommandName::GoOn))
    );
    assert_eq!(view.pool(), None);
    // Dealing anew takes them all back first.
    assert_eq!(find(&view, "2 strikes alike").orders().len(), 5);
}

/// The staff's division is one answer, with its reason, and is called the staff's only where it is made.
#[test]
fn the_whole_division_of_the_staff_is_one_answer() {
    let mut game = game();
    let alike = find(&asked(&game), "Three strikes alike").orders().to_vec();
    play_all(&mut game, &alike);
    let view = asked(&game);
    assert!(
        view.why()[0].starts_with("The staff would send Air Strike 1 with "),
        "{:?}",
        view.why()
    );
    let staff = find(&view, "Send them as the staff would").clone();
    assert!(!staff.is_primary());
    // Divided alike, and sent.
    let (sent, divided) = staff.orders().split_last().unwrap();
    assert_eq!(*sent, Order::GoOn);
    play_all(&mut game, divided);
    let view = asked(&game);
    assert!(view.why()[0].starts_with("Every strike is as the staff would have it."));
    assert!(view.all_answers().all(|answer| answer.label != staff.label));
    // From nothing it is the one to give, and comes to what the staff's steps come to.
    let mut anew = self::game();
    let view = asked(&anew);
    let staff = view.primary().unwrap();
    assert_eq!(
        (staff.label.as_str(), staff.command),
        ("Send them as the staff would", Some(CommandName::Routine))
    );
    play_all(&mut anew, staff.orders());
    assert_eq!(
        carrier_battle::engine::staff::suggestion(&game),
        Some(Order::GoOn)
    );
    play(&mut game, Order::GoOn);
    assert_eq!(anew.decision(), game.decision());
}
