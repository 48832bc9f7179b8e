//! Whole games played by what the page suggests, and by going on where it suggests nothing.

use carrier_battle::engine::fleet::{self, AirStep};
use carrier_battle::engine::forecast::landing_losses_in_ten;
use carrier_battle::engine::routine::missions_due;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Event, Game, LossEvent, Order, SCENARIOS, UnitLoss};
use carrier_battle::view::Selection;
use carrier_battle::view::prompt::{Prompt, prompt};
use carrier_battle::view::shell::CommandName;

/// What the page asks, with a mission selected as the page selects one.
fn asked(game: &Game) -> Option<Prompt> {
    let selection = Selection {
        mission: fleet::waiting(game.table())
            .next()
            .map(|mission| mission.id),
        ..Selection::default()
    };
    prompt(game, &selection, &[])
}

/// The orders of the suggested answer; where there is none in air operations, going on.
fn suggested(game: &Game) -> Vec<Order> {
    let view = asked(game);
    let primary = view.as_ref().and_then(Prompt::primary);
    let orders = primary.map(|answer| answer.orders().to_vec());
    match orders.filter(|orders| !orders.is_empty()) {
        Some(orders) => orders,
        None if matches!(game.decision(), Some(Decision::AirOperations { .. })) => {
            vec![Order::GoOn]
        }
        None => Sensible.order(game).into_iter().collect(),
    }
}

const LANDS: Decision = Decision::AirOperations {
    step: AirStep::Land,
};

/// Units lost for want of fuel, and questions of who lands in which one that is short of fuel had better do so.
fn play(seed: u64) -> (usize, u32) {
    let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
    let mut short = 0;
    while let Some(decision) = game.decision() {
        if decision == LANDS {
            let due = missions_due(&game).into_iter();
            let risk = |id| {
                Some(landing_losses_in_ten(
                    game.table(),
                    game.table().mission(id)?,
                ))
            };
            let risk = due.filter_map(risk).max().unwrap_or_default();
            if risk > 0 {
                short += 1;
                let view = asked(&game).unwrap();
                let answer = view.primary().unwrap();
                let lands = |order: &Order| matches!(order, Order::Land { .. });
                assert!(answer.orders().iter().any(lands), "{}", answer.label);
                assert!(
                    view.why()[0].contains(&format!("lost in {risk} of 10 cases")),
                    "{:?}",
                    view.why()
                );
            }
        }
        for order in suggested(&game) {
            if game.play(order).is_err() {
                break;
            }
        }
    }
    let fuel = game.events().iter().filter(|event| {
        matches!(
            event.event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::OutOfFuel | UnitLoss::Landing,
                ..
            })
        )
    });
    (fuel.count(), short)
}

/// 4.451, 4.454: who is short of fuel over his carriers is suggested to land, so that few are lost.
#[test]
fn r4_451_who_plays_as_suggested_loses_few_for_want_of_fuel() {
    let all: Vec<(usize, u32)> = (0..12).map(play).collect();
    let lost: usize = all.iter().map(|(lost, _)| lost).sum();
    let short: u32 = all.iter().map(|(_, short)| short).sum();
    assert!(short > 2, "{all:?}");
    // One a game; going out to raids that it had no fuel to fight lost three, and never landing sixteen.
    assert!(lost <= 12, "{all:?}");
}

/// The page suggests what the staff plays: who always follows it does as well (14 and 17 in the mean).
#[test]
fn who_plays_as_suggested_scores_like_the_staff() {
    let mean = |scenario: usize| {
        let score = |seed| {
            let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
            while game.decision().is_some() {
                for order in suggested(&game) {
                    if game.play(order).is_err() {
                        break;
                    }
                }
            }
            i32::from(game.table().score)
        };
        (0..60).map(score).sum::<i32>() / 60
    };
    let means = [mean(1), mean(3), mean(2)];
    println!("{means:?}");
    assert!(means[0] >= 11 && means[1] >= 14, "{means:?}");
}

/// The move of the task force that the staff suggests has a key, as other suggested answers have.
#[test]
fn the_suggested_move_of_the_task_force_has_a_key() {
    let mut moves = 0;
    for seed in 0..3 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::UsMovement) && order != Order::GoOn {
                let view = asked(&game).unwrap();
                let answer = view.primary().unwrap();
                assert_eq!(answer.orders(), [order]);
                assert_eq!(answer.command, Some(CommandName::Routine));
                let all = view.all_answers();
                let with_key = all.filter(|it| it.command == Some(CommandName::Routine));
                assert_eq!(with_key.count(), 1);
                moves += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(moves > 5, "{moves}");
}
