//! What the player's last step did, beside the next question.

use crate::view::prompt_parts::PromptParts;
use carrier_battle::engine::routine::{Routine, RoutineKind, routines};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Event, EventRecord, Game, LossEvent, Order, SCENARIOS, UnitLoss};
use carrier_battle::view::prompt::done;

use super::*;

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
        done(&game, orders.len()).carried_out,
        "Carried out: 4\u{a0}F6F as Intercept 3, 2\u{a0}F6F as Intercept 4, 2\u{a0}F6F as Intercept 5, 2\u{a0}F6F to the flight deck."
    );
    // A single order stands on its button.
    assert_eq!(done(&game, 1).carried_out, "");
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
                let said = done(&trial, all.orders.len()).carried_out;
                let new = trial.events()[game.events().len()..].iter();
                let in_landing = |record: &&EventRecord| {
                    let why = UnitLoss::Landing;
                    matches!(record.event, Event::Losses(LossEvent::Unit { why: it, .. }) if it == why)
                };
                let lost = new.filter(in_landing).count();
                let landed = all.orders.len() - lost;
                assert_eq!(said.contains("lost in landing"), lost > 0, "{said}");
                let others = said.rsplit("lost in landing").next().unwrap();
                let down = others
                    .split(" down on the decks")
                    .next()
                    .filter(|it| *it != others);
                assert_eq!(down.map_or(0, units), landed, "{said}");
                seen += u32::from(lost > 0);
            }
            game.play(order).unwrap();
        }
    }
    assert!(seen > 5, "{seen}");
}

/// Who takes off, and who lands, is named before what moves about on the decks: of that there is much, and it is counted.
#[test]
fn who_takes_off_is_said_before_deck_work() {
    let (mut named, mut counted) = (0, 0);
    let mut game = Game::new(SCENARIOS[5], &[], 3).unwrap();
    while game.decision().is_some() {
        let asked = prompt(&game, &Selection::default(), &suggested(&game));
        let (last, orders) = match asked.as_ref().and_then(Prompt::carry_out) {
            Some(plan) => (game.orders().len(), plan.orders().to_vec()),
            None => {
                let order = Sensible.order(&game).unwrap();
                game.play(order).unwrap();
                continue;
            }
        };
        for order in orders {
            game.play(order).unwrap();
        }
        let given = &game.orders()[last..];
        let said = done(&game, given.len()).carried_out;
        if said.is_empty() {
            continue;
        }
        named += 1;
        let on_deck = |order: &&Order| {
            matches!(
                order,
                Order::Raise { .. }
                    | Order::Stow { .. }
                    | Order::Service { .. }
                    | Order::Lower { .. }
            )
        };
        let moved = given.iter().filter(on_deck).count();
        let at = |what: &str| said.find(what);
        let deck = [
            "to the flight deck",
            "back to the hangar",
            "below",
            "moved on the decks",
        ];
        let deck = deck.into_iter().filter_map(at).min();
        for air in [" as Air Strike", " as Intercept", "down on the decks"] {
            assert!(at(air) < deck.or(Some(usize::MAX)), "{said}");
        }
        if let Some((before, _)) = said.split_once(" units moved on the decks") {
            let number = before.rsplit(' ').next().unwrap();
            assert_eq!(number.parse(), Ok(moved), "{said}");
            counted += 1;
        }
    }
    assert!(named > 10 && counted > 0, "{named} {counted}");
}

/// What several phases brought is told once: a strike that flies on and on by where it has come to.
#[test]
fn a_mission_that_flies_on_is_told_by_where_it_has_come_to() {
    let mut flown_on = 0;
    let mut game = Game::new(SCENARIOS[5], &[], 3).unwrap();
    while let Some(order) = Sensible.order(&game) {
        game.play(order).unwrap();
        let said = done(&game, 60).carried_out;
        assert!(!said.contains(" 0 units"), "{said}");
        for mission in game.table().missions.iter().map(|it| it.id) {
            let flown =
                |order: &&Order| matches!(order, Order::Fly { mission: it, .. } if *it == mission);
            let given = game.orders();
            let last = &given[given.len().saturating_sub(60)..];
            let told = said.matches(&format!("{mission} on to ")).count();
            let flights: Vec<&Order> = last.iter().filter(flown).collect();
            assert!(told <= 1, "{said}");
            if let (1, Some(Order::Fly { to, .. })) = (told, flights.last()) {
                assert!(said.contains(&format!("{mission} on to {to}")), "{said}");
                flown_on += u32::from(flights.len() > 1);
            }
        }
    }
    assert!(flown_on > 0);
}
