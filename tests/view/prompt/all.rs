//! What holds at every question of whole games.

use crate::view::prompt_parts::PromptParts;
use std::collections::HashSet;

use carrier_battle::engine::fleet::{UnitSet, waiting};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Session};
use carrier_battle::view::prompt::{Prompt, prompt};
use carrier_battle::view::search::suggested;
use carrier_battle::view::{Activity, Answer, Asked, Selection};

/// Plays a game with one legal order after the other, and looks at every question.
fn play_on(number: usize, seed: u64, look: impl Fn(&Game, &Selection, &Prompt)) {
    let mut game = Game::new(SCENARIOS[number], SCENARIOS[number].variants, seed).unwrap();
    let mut random = seed;
    let mut choose = |of: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (random >> 33) as usize % of.max(1)
    };
    for _ in 0..250 {
        let orders: Vec<Order> = game.legal().collect();
        if orders.is_empty() {
            break;
        }
        let table = game.table();
        let aboard: Vec<_> = table
            .decks
            .iter()
            .flat_map(|deck| deck.aboard().iter())
            .collect();
        let planes = aboard.get(choose(aboard.len().max(1) * 2));
        let mission = waiting(table).next().map(|mission| mission.id);
        let activity = match (choose(4), mission) {
            (0, Some(mission)) => Activity::Splitting(mission),
            (1, _) => Activity::Placing,
            (2, _) => Activity::Looking,
            _ => Activity::None,
        };
        let selection = Selection {
            mission,
            planes: planes.map_or(UnitSet::EMPTY, |unit| (*unit).into()),
            activity,
            ..Selection::default()
        };
        if let Some(view) = prompt(&game, &selection, &suggested(&game)) {
            look(&game, &selection, &view);
        }
        let order = orders[choose(orders.len())];
        game.play(order).unwrap();
    }
}

/// Two games of each scenario, by its place in the list and by seed.
const GAMES: [(usize, u64); 8] = [
    (0, 1),
    (0, 2),
    (1, 3),
    (1, 4),
    (2, 5),
    (2, 6),
    (3, 7),
    (3, 8),
];

fn every_question(look: impl Fn(&Game, &Selection, &Prompt)) {
    for (number, seed) in GAMES {
        play_on(number, seed, &look);
    }
}

#[test]
fn what_is_offered_is_legal_and_what_is_refused_says_why_in_a_sentence() {
    let is_sentence =
        |text: &str| text.ends_with('.') && !text.starts_with(char::is_lowercase) && text.len() > 9;
    every_question(|game, selection, view| {
        for answer in view.all_answers() {
            assert!(!answer.label.is_empty(), "{answer:?}");
            match &answer.refusal {
                Some(refusal) => assert!(is_sentence(refusal), "{refusal}"),
                None => {
                    let mut session = Session::new(game.clone());
                    let given = session.play(answer.orders(), |_| Vec::new());
                    assert_eq!(given.refusal, None, "{selection:?} {answer:?}");
                }
            }
        }
        for one in &view.why_not {
            assert!(is_sentence(&one.why), "{}", one.why);
        }
        let refused = view.lines().iter().filter_map(|line| line.refusal.as_ref());
        for refusal in refused {
            assert!(is_sentence(refusal), "{refusal}");
        }
    });
}

/// Or else the focus would stay on it, and Enter would not give the filled answer.
#[test]
fn to_go_on_from_another_question_is_another_button() {
    let game = Game::new(SCENARIOS[0], &[], 1).unwrap();
    let go_on = Answer::new(&game, "Go on", Order::GoOn);
    let row = |asked: Decision| go_on.row(Asked::Decision(asked).mark());
    assert_eq!(row(Decision::AirSearch), row(Decision::AirSearch));
    assert_ne!(row(Decision::AirSearch), row(Decision::DeclareSearch));
}

#[test]
fn the_answers_of_a_row_and_the_keys_are_told_apart() {
    every_question(|_, _, view| {
        let rows = |answers: &[Answer]| {
            let keys: HashSet<_> = answers.iter().map(|it| it.row(view.asked.mark())).collect();
            assert_eq!(keys.len(), answers.len(), "{answers:?}");
        };
        rows(&view.batches);
        rows(&view.answers);
        view.choices()
            .iter()
            .for_each(|choice| rows(&choice.answers));
        view.lines().iter().for_each(|line| rows(&line.answers));
        let keys: Vec<String> = view.all_answers().filter_map(Answer::key_mark).collect();
        let apart: HashSet<&String> = keys.iter().collect();
        assert_eq!(keys.len(), apart.len(), "{keys:?}");
        let ids: Vec<&String> = view
            .all_answers()
            .filter_map(|answer| answer.id.as_ref())
            .collect();
        let apart: HashSet<&String> = ids.iter().copied().collect();
        assert_eq!(ids.len(), apart.len(), "{ids:?}");
    });
}

/// Every question of the scenarios says what the staff would do, or what it goes by.
#[test]
fn every_question_states_the_reason_of_what_is_suggested() {
    let says = |text: &str| {
        let starts = [
            "The staff would",
            "Every strike is as the staff",
            "the staff wants",
        ];
        let goes_by = [
            "Staying meets",
            "with the fuel for a fight",
            "after that has flown on",
            "has not the fuel for a fight",
            "can meet no raid in this segment",
            "It waits",
            "has made its attempts",
            "It flies straight",
            "No raid is in sight",
            "No raid comes any more",
            "is over you",
            "It stops at",
        ];
        starts
            .iter()
            .chain(&goes_by)
            .any(|words| text.contains(words))
    };
    for (number, seed) in GAMES {
        let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
        let mut staff = carrier_battle::engine::staff::Sensible;
        while let Some(order) = carrier_battle::engine::staff::Player::order(&mut staff, &game) {
            let mission = waiting(game.table()).next().map(|mission| mission.id);
            let selection = Selection {
                mission,
                ..Selection::default()
            };
            if let Some(view) = prompt(&game, &selection, &suggested(&game)) {
                let plan = view
                    .plan()
                    .into_iter()
                    .flat_map(|plan| [&plan.why, &plan.stop]);
                let mut texts = view.why().iter().chain(plan);
                // With no mission waiting the only suggestion is to go on.
                let goes_on =
                    view.asked == Asked::Decision(Decision::AirMovement) && mission.is_none();
                assert!(goes_on || texts.any(|text| says(text)), "{view:#?}");
                let filled = view.all_answers().filter(|answer| answer.is_primary());
                assert!(filled.count() <= 1, "{view:#?}");
            }
            game.play(order).unwrap();
        }
    }
}
