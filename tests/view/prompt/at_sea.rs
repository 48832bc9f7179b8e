//! What is asked of task groups that part, and of lights (6.33, 6.43, 6.433).

use carrier_battle::engine::fleet::AirStep;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Game, Order};
use carrier_battle::view::Selection;
use carrier_battle::view::prompt::{PromptView, prompt};

use crate::common::at_sea::EVENING;
use crate::common::*;

fn asked(game: &Game) -> PromptView {
    prompt(game, &Selection::default(), None).unwrap()
}

fn labels(prompt: &PromptView) -> Vec<&str> {
    let answers = prompt.answers.iter();
    answers.map(|answer| answer.label.as_str()).collect()
}

/// A random evening up to a moment.
fn evening(mut wanted: impl FnMut(&Game) -> bool) -> Game {
    for seed in 0..40 {
        let mut game = Game::new(&EVENING, &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if wanted(&game) {
                return game;
            }
            play(&mut game, order);
        }
    }
    panic!("no evening comes to it");
}

#[test]
fn the_task_force_may_move_as_one_or_in_parts() {
    let mut game = evening(|game| {
        let table = game.table();
        let together = table.groups_in(table.task_groups[0].hex).len() == 4;
        game.decision() == Some(Decision::UsMovement) && together
    });
    let before = asked(&game);
    assert_eq!(before.title, "Does Task Force 58 move?");
    assert_eq!(before.answers.len(), game.legal().count());
    let said = labels(&before);
    assert!(
        said.contains(&"North-east") && said.contains(&"58.2 north-east"),
        "{said:?}"
    );
    assert_eq!(said.last(), Some(&"Stay here"));
    let apart = game
        .legal()
        .find(|order| matches!(order, Order::MoveTaskGroups { .. }));
    play(&mut game, apart.unwrap());
    let after = asked(&game);
    assert_eq!(after.title, "What else moves?");
    assert_eq!(labels(&after).last(), Some(&"The others stay"));
}

#[test]
fn lights_are_offered_in_the_dark_with_what_they_save_and_risk() {
    let lights = |game: &Game| {
        game.legal()
            .any(|it| matches!(it, Order::TurnOnLights { .. }))
    };
    let land = Some(Decision::AirOperations {
        step: AirStep::Land,
    });
    let game = evening(|game| game.decision() == land && lights(game));
    let asked = asked(&game);
    let answer = asked
        .answers
        .iter()
        .find(|it| it.label == "Turn on the lights");
    let answer = answer.unwrap();
    assert!(
        answer.title.ends_with("A submarine finds the lights in 30 of 100 cases at the end of the turn, and sinks a carrier in 3."),
        "{}",
        answer.title
    );
}

#[test]
fn lights_go_out_at_the_end_of_a_turn_or_stay_on() {
    let game = evening(|game| game.decision() == Some(Decision::Lights));
    let asked = asked(&game);
    assert_eq!(asked.title, "Do the lights go out?");
    let said = labels(&asked);
    assert!(said.starts_with(&["Turn off the lights"]));
    assert_eq!(said.last(), Some(&"Leave them on"));
}
