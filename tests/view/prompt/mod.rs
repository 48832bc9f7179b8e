//! Questions and their answers, decision by decision: the title, what is offered with its orders,
//! what is refused and why.

mod advice;
mod agreement;
mod air_attack;
mod air_operations;
mod all;
mod all_missions;
mod aside;
mod at_sea;
mod done;
mod forming;
mod fuel_home;
mod homecoming;
mod interception;
mod landing;
mod movement;
mod offered;
mod phase;
mod plan;
mod ready_decks;
mod rule_once;
mod strike_movement;
mod submarines;
mod suggested;

use carrier_battle::engine::Game;
use carrier_battle::view::prompt::{Prompt, prompt};
use carrier_battle::view::search::suggested;
use carrier_battle::view::{Answer, Selection};

use crate::common::named;

/// What is asked with nothing selected.
#[track_caller]
fn asked(game: &Game) -> Prompt {
    asked_with(game, Selection::default())
}

#[track_caller]
fn asked_with(game: &Game, selection: Selection) -> Prompt {
    prompt(game, &selection, &suggested(game)).unwrap()
}

/// What is asked with a mission selected.
#[track_caller]
fn asked_about(game: &Game, mission: &str) -> Prompt {
    let mission = Some(named(mission));
    asked_with(
        game,
        Selection {
            mission,
            ..Selection::default()
        },
    )
}

/// Answers with what stands beside them in small.
fn texts(answers: &[Answer]) -> Vec<String> {
    let text = |answer: &Answer| format!("{} {}", answer.label, answer.detail);
    answers
        .iter()
        .map(|answer| text(answer).trim().to_owned())
        .collect()
}

/// The answer whose label begins so.
#[track_caller]
fn find<'a>(view: &'a Prompt, label: &str) -> &'a Answer {
    let mut all = view.all_answers();
    all.find(|answer| answer.label.starts_with(label))
        .unwrap_or_else(|| {
            let all: Vec<&Answer> = view.all_answers().collect();
            panic!("{label} is not among {all:#?}")
        })
}

/// What cannot be done, and why.
fn why_not(view: &Prompt) -> Vec<(&str, &str)> {
    let all = view.why_not.iter();
    all.map(|one| (one.what.as_str(), one.why.as_str()))
        .collect()
}
