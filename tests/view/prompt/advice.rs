//! A strike, at the decision where it is one: the plan that readies planes for it, the answer that sends it, and why
//! none is sent (4.22, 6.23).

use crate::view::prompt_parts::PromptParts;
use carrier_battle::engine::fleet::AirStep;
use carrier_battle::engine::plan::{Plan, Plans};
use carrier_battle::engine::staff::{self, DeckAdvice, NoSearch, Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};
use carrier_battle::view::prompt::{Prompt, prompt};
use carrier_battle::view::search::why_no_search;
use carrier_battle::view::{Action, Selection};

/// Every question of air operations in games that the staff plays, with some plans.
fn every_step(
    scenario: usize,
    seeds: u64,
    plans: Plans,
    mut look: impl FnMut(&Game, AirStep, &Prompt),
) {
    for seed in 0..seeds {
        let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if let Some(Decision::AirOperations { step }) = game.decision() {
                look(&game, step, &asked(&game, plans));
            }
            game.play(order).unwrap();
        }
    }
}

fn asked(game: &Game, plans: Plans) -> Prompt {
    let selection = Selection {
        plans,
        ..Selection::default()
    };
    prompt(game, &selection, &[]).unwrap()
}

/// Where a force with carriers may come within reach, and no raid is in sight, a task group is to stand ready for a
/// strike; with that plan the advice is gone, and where a raid comes in the bombs are to go below.
#[test]
fn r6_23_the_plan_that_readies_a_strike_is_suggested_while_one_may_reach_carriers() {
    let (mut ready, mut clear) = (0, 0);
    every_step(5, 16, Plans::default(), |game, _, view| {
        let advice = view.plan().as_ref().and_then(|plan| plan.advice.as_ref());
        let strikes = Plans::default().with(game.table().task_groups[0].id, Plan::StrikeReady);
        match staff::deck_advice(game) {
            Some(DeckAdvice::ReadyAStrike {
                force,
                hexes,
                group,
            }) => {
                let said = view.plan().is_some()
                    && view
                        .batches
                        .iter()
                        .all(|it| it.id.as_deref() != Some("send-strike"));
                assert_eq!(advice.is_some(), said);
                let Some(advice) = advice else { return };
                let known = game.table().force(force).unwrap();
                assert!(
                    known.intelligence.is_carrier_force() && game.table().inbound().count() == 0
                );
                assert!(
                    advice
                        .why
                        .starts_with(&format!("{force} has carriers and is {hexes} hex")),
                    "{}",
                    advice.why
                );
                assert_eq!(
                    advice.answer.label,
                    format!("Plan for {group}: strike ready")
                );
                assert_eq!(view.primary(), Some(&advice.answer));
                let Action::Plan(plans) = advice.answer.action else {
                    panic!("{:?}", advice.answer);
                };
                assert_eq!(plans.of(group), Plan::StrikeReady);
                let then = asked(game, plans);
                assert_eq!(then.plan().unwrap().advice, None);
                ready += 1;
            }
            Some(DeckAdvice::ClearForRaid(raid)) => {
                assert_eq!(advice, None);
                if let Some(plan) = asked(game, strikes).plan()
                    && let Some(advice) = &plan.advice
                {
                    assert!(advice.why.starts_with(&format!("{raid} comes in")));
                    clear += 1;
                }
            }
            _ => assert_eq!(advice, None),
        }
    });
    assert!(ready > 3 && clear > 3, "{ready} {clear}");
}

/// A strike that the staff would send is the suggested answer; one that it would not says why not, with the force and
/// how far off it is.
#[test]
fn r4_22_a_strike_is_suggested_or_it_is_said_why_not() {
    let (mut sent, mut kept) = (0, 0);
    for (scenario, seeds) in [(4, 8), (5, 16)] {
        let plans = Plans::AS_STAFF;
        every_step(scenario, seeds, plans, |game, step, view| {
            if step != AirStep::Launch {
                return;
            }
            let Some(advice) = staff::strike_advice(game) else {
                assert!(!view.why()[0].contains("strike"), "{:?}", view.why());
                return;
            };
            let off = format!("{} hex", advice.hexes);
            assert!(
                view.why()[0].contains(&advice.force.to_string()),
                "{:?}",
                view.why()
            );
            assert!(view.why()[0].contains(&off), "{:?}", view.why());
            match advice.order {
                Ok(order) => {
                    let primary = view.primary().unwrap();
                    // The plan of the staff begins with it.
                    assert_eq!(primary.orders().first(), Some(&order));
                    assert_eq!(Sensible.order(game), Some(order));
                    assert!(matches!(order, Order::Launch { .. }));
                    sent += 1;
                }
                Err(_) => {
                    assert!(view.why()[0].starts_with("The staff would send no strike at "));
                    assert!(
                        !view
                            .batches
                            .iter()
                            .any(|it| it.id.as_deref() == Some("send-strike"))
                    );
                    kept += 1;
                }
            }
        });
    }
    assert!(sent > 5 && kept > 20, "{sent} {kept}");
}

/// 8.22, 8.27: why the staff does not search is its own reason, the same as long as that is; and that the battle is too
/// short for a search is not said while there is time for one.
#[test]
fn r8_22_the_reason_not_to_search_is_the_staffs_own() {
    let (mut waits, mut no_more) = (0, 0);
    for (scenario, seed) in [4, 5]
        .into_iter()
        .flat_map(|it| (0..5).map(move |seed| (it, seed)))
    {
        let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
        let first_turn = game.scenario().first_turn;
        while let Some(order) = Sensible.order(&game) {
            let why = match game.decision() {
                Some(Decision::DeclareSearch) => staff::why_no_search(&game),
                Some(Decision::AirSearch) if order == Order::GoOn => staff::why_no_more(&game),
                _ => None,
            };
            if let Some(why) = why {
                assert_eq!(order, Order::GoOn);
                let said = asked(&game, Plans::default()).why()[0].clone();
                let words = why_no_search(&game, why);
                let is_late = said.contains("night falls, or the battle ends, before");
                assert_eq!(is_late, why == NoSearch::Late, "{said}");
                assert!(!is_late || game.table().turn > first_turn, "{said}");
                assert!(said.contains(&words), "{said}");
                match game.decision() {
                    Some(Decision::DeclareSearch) => waits += 1,
                    _ => no_more += 1,
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(waits > 10 && no_more > 10, "{waits} {no_more}");
}
