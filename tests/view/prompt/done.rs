//! What the player's last step did, beside the next question.

use crate::view::prompt_parts::PromptParts;
use carrier_battle::engine::routine::{Routine, RoutineKind, routines};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Event, EventRecord, Game, LossEvent, Order, SCENARIOS, UnitLoss};
use carrier_battle::view::card::Tone;
use carrier_battle::view::prompt::done;

use super::asked;

/// The units in a list such as "2 F6F, 1 TBM".
fn units(list: &str) -> usize {
    let words = list.split([' ', '\u{a0}', ',']);
    words.filter_map(|word| word.parse::<usize>().ok()).sum()
}

#[test]
fn a_plan_says_what_it_has_done() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    let plan = asked(&game).carry_out().unwrap().clone();
    let orders = plan.orders().to_vec();
    for order in &orders {
        game.play(*order).unwrap();
    }
    assert_eq!(
        done(&game, orders.len(), 0).carried_out,
        "Carried out: 4\u{a0}F6F as Intercept 3, 2\u{a0}F6F as Intercept 4, 2\u{a0}F6F as Intercept 5, 2\u{a0}F6F to the flight deck."
    );
    // A single order stands on its button.
    assert_eq!(done(&game, 1, 0).carried_out, "");
}

/// With nothing shown as it happens, every fight and every moment since the last step is told in a line.
#[test]
fn what_was_not_shown_is_headlined_beside_the_next_question() {
    let (mut fights, mut losses) = (0, 0);
    for (number, seed) in [(0, 3), (1, 11), (2, 7)] {
        let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            assert!(done(&game, 1, 0).happened.is_empty());
            for happened in done(&game, 1, usize::MAX).happened {
                assert!(!happened.outcome.headline.is_empty());
                assert_eq!(happened.what.is_empty(), happened.verdict.is_none());
                fights += u32::from(happened.verdict.is_some());
                losses += u32::from(happened.outcome.tone == Tone::Bad);
            }
        }
        // Nothing has happened where a step was taken back.
        assert!(done(&game, 0, usize::MAX).happened.is_empty());
    }
    assert!(
        fights > 10 && losses > 0,
        "{fights} fights, {losses} losses"
    );
}

/// 4.451: who is lost in landing has not come down on a deck.
#[test]
fn r4_451_who_is_lost_in_landing_is_not_said_to_have_landed() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let landings = routines(&game);
            let lands =
                |it: &&Routine| matches!(it.kind, RoutineKind::LandAll | RoutineKind::LandDue);
            let all = landings.iter().rfind(lands);
            if let Some(all) = all.filter(|all| all.orders.len() > 1) {
                let mut trial = game.clone();
                for order in &all.orders {
                    trial.play(*order).unwrap();
                }
                let said = done(&trial, all.orders.len(), 0).carried_out;
                let new = trial.events()[game.events().len()..].iter();
                let in_landing = |record: &&EventRecord| {
                    let why = UnitLoss::Landing;
                    matches!(record.event, Event::Losses(LossEvent::Unit { why: it, .. }) if it == why)
                };
                let lost = new.filter(in_landing).count();
                let landed = all.orders.len() - lost;
                assert_eq!(said.contains("lost in landing"), lost > 0, "{said}");
                let down = said
                    .split(" down on the decks")
                    .next()
                    .filter(|it| *it != said);
                assert_eq!(down.map_or(0, units), landed, "{said}");
                seen += u32::from(lost > 0);
            }
            game.play(order).unwrap();
        }
    }
    assert!(seen > 5, "{seen}");
}
