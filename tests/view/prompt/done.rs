//! What the player's last step did, beside the next question.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, Order, SCENARIOS};
use carrier_battle::view::fight::Tone;
use carrier_battle::view::prompt::done;

use super::asked;

#[test]
fn a_plan_says_what_it_has_done() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    let plan = asked(&game).plan.unwrap().answer.unwrap();
    let orders = plan.orders().to_vec();
    for order in &orders {
        game.play(*order).unwrap();
    }
    assert_eq!(
        done(&game, orders.len(), true).carried_out,
        "Carried out: 4\u{a0}F6F as Intercept 3, 2\u{a0}F6F as Intercept 4, 2\u{a0}F6F as Intercept 5, 2\u{a0}F6F to the flight deck."
    );
    // A single order stands on its button.
    assert_eq!(done(&game, 1, true).carried_out, "");
}

/// With nothing shown as it happens, every fight and every moment since the last step is told in a line.
#[test]
fn what_was_not_shown_is_headlined_beside_the_next_question() {
    let (mut fights, mut losses) = (0, 0);
    for (number, seed) in [(0, 3), (1, 11), (2, 7)] {
        let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            assert!(done(&game, 1, true).happened.is_empty());
            for happened in done(&game, 1, false).happened {
                assert!(!happened.headline.is_empty());
                assert_eq!(happened.what.is_empty(), happened.verdict.is_none());
                fights += u32::from(happened.verdict.is_some());
                losses += u32::from(happened.tone == Tone::Bad);
            }
        }
        // Nothing has happened where a step was taken back.
        assert!(done(&game, 0, false).happened.is_empty());
    }
    assert!(
        fights > 10 && losses > 0,
        "{fights} fights, {losses} losses"
    );
}
