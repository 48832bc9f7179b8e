//! What is said before searches come home to full decks (8.28).

use crate::view::prompt_parts::PromptParts;
use carrier_battle::engine::fleet::AirStep;
use carrier_battle::engine::fleet::SearchId;
use carrier_battle::engine::forecast::{AutoAnswer, homecomings};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Game, SCENARIOS};
use carrier_battle::view::prompt::Done;

use super::asked;

/// Random games of scenario 4, decision by decision.
fn each(mut look: impl FnMut(&Game)) {
    for seed in 0..60 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            look(&game);
            game.play(order).unwrap();
        }
    }
}

#[test]
fn r8_28_units_that_would_ditch_are_told_before_the_search_and_on_the_decks() {
    let mut warned = [0, 0];
    each(|game| {
        let at = match game.decision() {
            Some(Decision::DeclareSearch) => 0,
            Some(Decision::AirOperations {
                step: AirStep::Lower,
            }) => 1,
            _ => return,
        };
        let homes = homecomings(game.table());
        let lost: u8 = homes.iter().map(|home| home.without_deck()).sum();
        let view = asked(game);
        let warning = view.warning.clone().unwrap_or_default();
        let text = warning.text.join(" ");
        assert_eq!(warning.title.contains("would ditch"), lost > 0);
        if lost > 0 {
            warned[at] += 1;
            assert!(text.contains("with the next search segment"));
            assert!(text.contains("room for"), "{text}");
        }
        if at == 0 && !homes.is_empty() {
            assert!(
                view.why()
                    .iter()
                    .any(|line| line.contains("home with the next search segment"))
            );
        }
    });
    assert!(warned.iter().all(|times| *times > 0), "{warned:?}");
}

#[test]
fn no_patrol_is_advised_where_no_raid_can_come() {
    let mut said = 0;
    each(|game| {
        let asked = asked(game);
        let Some(plan) = asked.plan() else {
            return;
        };
        said += 1;
        assert!(!plan.why.contains("patrols") && plan.why.contains("searchers ready"));
    });
    assert!(said > 0);
}

/// 4.451, 8.28: a unit may be lost as it lands, and nobody says that it landed.
#[test]
fn r8_28_a_search_that_came_in_by_itself_is_not_said_to_have_landed() {
    let game = Game::new(SCENARIOS[3], &[], 1).unwrap();
    let own_decks = AutoAnswer::OwnDecks(SearchId(11));
    let view = asked(&game).after(Done::default(), &[own_decks]);
    let said = format!("{:?}", view.blocks);
    assert!(said.contains("Search 11 came in, each unit to its own carrier (8.28)."));
}
