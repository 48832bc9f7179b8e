//! How many answers a phase takes whose player does as is suggested: four, beside the cards that are closed and the
//! questions of its fights.

use crate::view::prompt_parts::PromptParts;
use std::collections::BTreeMap;

use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::routine::landings_left;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, SCENARIOS, Session};
use carrier_battle::view::prompt::{Prompt, next_as_suggested, prompt};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Answer, Selection, air};

/// What a player who does as is suggested presses: the plan, all missions at once, what is filled, or what goes on.
fn pressed(view: &Prompt) -> Answer {
    let plan = view.carry_out();
    let is_all = |it: &&Answer| it.kind.as_deref() == Some("all-as-suggested");
    let all = view.answers.iter().find(is_all);
    let answer = plan.or(all).or_else(|| view.primary());
    answer
        .or_else(|| view.answer_by(CommandName::GoOn))
        .unwrap()
        .clone()
}

fn asked(game: &Game) -> Option<Prompt> {
    let mission = match game.decision() {
        Some(Decision::AirMovement) => air::next_waiting(game.table(), None),
        _ => None,
    };
    let selection = Selection {
        mission,
        plans: Plans::AS_STAFF,
        ..Selection::default()
    };
    prompt(game, &selection, &[])
}

#[test]
fn a_phase_of_scenario_3_by_plan_takes_at_most_four_answers() {
    let mut longest = BTreeMap::new();
    for seed in 0..24 {
        let mut session = Session::new(Game::new(SCENARIOS[2], &[], seed).unwrap());
        let mut answers: BTreeMap<_, Vec<String>> = BTreeMap::new();
        while session.game().decision().is_some() {
            let game = session.game();
            let when = (game.table().turn.number, game.table().phase);
            // The questions of a fight are asked in it.
            let Some(view) = asked(game) else {
                let order = Sensible.order(game).unwrap();
                session.play(&[order], |_| Vec::new());
                continue;
            };
            let answer = pressed(&view);
            answers.entry(when).or_default().push(answer.label.clone());
            let given = match &answer.action {
                Action::AllAsSuggested(orders) => session.play(&orders[..1], next_as_suggested),
                Action::Land(kind, orders) => {
                    session.play(orders, |game| landings_left(game, *kind))
                }
                action => {
                    let Action::Give(orders) = action else {
                        panic!("{action:?}");
                    };
                    session.play(orders, |_| Vec::new())
                }
            };
            assert_eq!(given.refusal, None, "seed {seed}: {}", answer.label);
        }
        for ((turn, phase), answers) in answers {
            // A fight has an answer more for each of its cards.
            let words = ["Send ", "Engage ", "Fight", "Let them pass"];
            let is_of_fight = |label: &&String| words.iter().any(|word| label.starts_with(word));
            let fights = answers.iter().filter(is_of_fight).count();
            assert!(
                answers.len() - fights <= 4,
                "seed {seed}, turn {turn}, phase {phase}: {answers:?}"
            );
            *longest.entry(answers.len()).or_insert(0) += 1;
        }
    }
    // Quiet phases take fewer.
    assert!(
        longest[&4] > 0 && longest.range(..3).count() > 0,
        "{longest:?}"
    );
}
