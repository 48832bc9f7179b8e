//! What of a question is in sight at the top of the panel, and what stands in its tab.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, SCENARIOS};
use carrier_battle::view::prompt::Block;
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Answer, Asked};

use super::*;
use crate::common::scripted;

fn labels(answers: &[Answer]) -> Vec<&str> {
    answers.iter().map(|answer| answer.label.as_str()).collect()
}

/// Every question of whole games: at most three answers are in sight, the suggested one first; none is lost, and the
/// question is one sentence.
#[test]
fn the_suggested_answer_and_two_others_are_in_sight_and_the_rest_is_one_press_away() {
    for scenario in SCENARIOS {
        let mut game = Game::new(scenario, &[], 3).unwrap();
        let mut staff = Sensible;
        for _ in 0..160 {
            let Some(order) = staff.order(&game) else {
                break;
            };
            if let Some(view) = prompt(&game, &Selection::default(), &suggested(&game)) {
                let offered = view.offered();
                assert!(offered.first.len() <= 3, "{}", view.title);
                let own = view.batches.len() + view.answers.len();
                let all = offered.first.len() + offered.tab.more.len();
                assert!(all == own || all == own + 1, "{}", view.title);
                let primary = view.primary().map(|it| it.row(""));
                if let Some(first) = offered.first.iter().find(|it| it.is_primary()) {
                    assert_eq!(Some(first.row("")), primary, "{}", view.title);
                    assert!(offered.first[0].is_primary(), "{}", view.title);
                }
                // One button on the page is filled.
                let lists = |block: &&Block| matches!(block, Block::Lines(_) | Block::Choice(_));
                let mut in_lists = offered
                    .tab
                    .blocks
                    .iter()
                    .filter(lists)
                    .flat_map(Block::answers);
                assert!(in_lists.all(|it| !it.is_primary()), "{}", view.title);
            }
            game.play(order).unwrap();
        }
    }
}

#[test]
fn splitting_patrols_and_the_next_mission_are_under_more() {
    let game = scripted(&[10]);
    let offered = asked_about(&game, "Intercept 1").offered();
    let in_sight: Vec<_> = offered.first.iter().filter_map(|it| it.command).collect();
    assert!(in_sight.contains(&CommandName::Routine) && in_sight.contains(&CommandName::GoOn));
    let more: Vec<_> = offered
        .tab
        .more
        .iter()
        .filter_map(|it| it.command)
        .collect();
    assert!(
        more.contains(&CommandName::Split),
        "{:?}",
        labels(&offered.tab.more)
    );
    assert!(
        more.contains(&CommandName::NextMission),
        "{:?}",
        labels(&offered.tab.more)
    );
    // The missions' own tab is of more use than these: it stays open.
    assert!(!offered.tab.opens && !offered.tab.is_empty());
    assert_eq!(offered.tab.name, "Orders");
}

#[test]
fn one_sentence_says_why_and_the_tab_has_the_rest() {
    let why = |said: &str| {
        let mut view = Prompt {
            asked: Asked::Decision(Decision::Landing),
            ..Prompt::default()
        };
        view.blocks = vec![Block::Why(
            vec![said.to_owned(), "The rule.".to_owned()],
            None,
        )];
        let offered = view.offered();
        let Some(Block::Why(first, _)) = offered.with_it.first() else {
            panic!("no reason");
        };
        (first.clone(), offered.tab.why)
    };
    let (first, rest) = why("The staff would send TF 58.2 to 1109. It is near. So be it.");
    assert_eq!(first, ["The staff would send TF 58.2 to 1109."]);
    assert_eq!(rest, ["It is near. So be it.", "The rule."]);
    let (first, rest) = why("One only, at 0.5 points.");
    assert_eq!(first, ["One only, at 0.5 points."]);
    assert_eq!(rest, ["The rule."]);
}
