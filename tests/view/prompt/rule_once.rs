//! The rule of a question in a line stands there once in a segment; after that it is behind its number.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, fleet};
use carrier_battle::view::prompt::Prompt;

use super::{asked, asked_about};
use crate::common::{hold, play};
use crate::view::prompt_parts::PromptParts;

fn tells_rule(view: &Prompt, decision: Decision) -> bool {
    view.why()
        .iter()
        .any(|text| text == decision.rule_in_a_line())
}

#[test]
fn the_rule_of_movement_and_how_a_hex_is_chosen_are_told_once_in_a_segment() {
    let mut game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    let first = asked_about(&game, "Intercept 1");
    assert!(tells_rule(&first, Decision::AirMovement) && first.how().is_some());
    // To look at another mission gives no order.
    assert!(tells_rule(
        &asked_about(&game, "Intercept 2"),
        Decision::AirMovement
    ));
    play(&mut game, hold("Intercept 1"));
    let second = asked_about(&game, "Intercept 2");
    assert!(!tells_rule(&second, Decision::AirMovement) && second.how().is_none());
    assert_eq!(second.rule, "4.4");
    assert!(
        second.why()[0].starts_with("Raid 1, 9 points"),
        "{:?}",
        second.why()
    );
}

/// Each segment tells it anew, before its first order alone.
#[test]
fn every_question_of_a_list_tells_its_rule_before_its_first_order() {
    let mut seen = [0; 4];
    for (scenario, seed) in [(0, 3), (0, 7), (1, 11), (2, 7)] {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        let mut before = None;
        while let Some(order) = Sensible.order(&game) {
            let decision = game.decision().unwrap();
            let kind = match decision {
                // With nobody in the air it is about the patrols alone.
                Decision::AirMovement if fleet::waiting(game.table()).next().is_none() => None,
                Decision::AirMovement => Some(0),
                Decision::Landing => Some(1),
                Decision::Interception => Some(2),
                Decision::AirAttack => Some(3),
                _ => None,
            };
            if let Some(kind) = kind {
                let tells = tells_rule(&asked(&game), decision);
                let (turn, phase) = (game.table().turn, game.table().phase);
                let is_again = before == Some((kind, turn, phase));
                assert_eq!(tells, !is_again, "{decision:?} in {phase} of {turn:?}");
                seen[kind] += usize::from(is_again);
                before = Some((kind, turn, phase));
            }
            // The staff seldom lands anybody.
            let is_land = |order: &Order| matches!(order, Order::Land { .. });
            let land = game.legal().find(is_land);
            game.play(land.filter(|_| kind == Some(1)).unwrap_or(order))
                .unwrap();
        }
    }
    assert!(seen.iter().all(|again| *again > 0), "{seen:?}");
}
