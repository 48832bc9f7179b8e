//! The staff in command: for how long, what it says that it decides, and that it plays to the end whatever the
//! scenario.

use std::collections::BTreeSet;

use carrier_battle::engine::{Decision, Game, Order, PHASES, SCENARIOS, staff};
use carrier_battle::view::Selection;
use carrier_battle::view::prompt::prompt;
use carrier_battle::view::staff::*;

use crate::view::air::game;

/// Plays on as the staff decides, as long as `goes_on`.
fn play(game: &mut Game, goes_on: impl Fn(&Game) -> bool) -> Vec<Decides> {
    let mut all = Vec::new();
    while goes_on(game)
        && let Some(decides) = decides(game)
    {
        game.play(decides.order).unwrap();
        all.push(decides);
    }
    all
}

#[test]
fn a_phase_a_turn_and_the_battle_end_where_they_say() {
    for scenario in SCENARIOS {
        let mut game = Game::new(scenario, &[], 7).unwrap();
        // What is asked before the first phase is a range of its own.
        while game.table().phase == 0 {
            game.play(decides(&game).unwrap().order).unwrap();
        }
        let (turn, phase) = (game.table().turn, game.table().phase);
        let command = Command::new(&game, AutoplayRange::Phase);
        assert!(!command.is_over(&game));
        play(&mut game, |game| !command.is_over(game));
        let after = (game.table().turn, game.table().phase);
        if phase < PHASES && game.decision().is_some() {
            assert_eq!(after, (turn, phase + 1), "scenario {}", scenario.number);
        }

        let turn = game.table().turn;
        let command = Command::new(&game, AutoplayRange::Turn);
        play(&mut game, |game| !command.is_over(game));
        if game.decision().is_some() {
            assert_eq!(game.table().turn, turn.next());
            assert_eq!(game.table().phase, 1);
        }

        let command = Command::new(&game, AutoplayRange::Battle);
        play(&mut game, |game| !command.is_over(game));
        assert!(game.outcome().is_some(), "scenario {}", scenario.number);
        assert!(command.is_over(&game));
        assert!(!has_more_to_play(&game));
        assert_eq!(decides(&game), None);
    }
}

#[test]
fn what_the_staff_decides_is_a_sentence_and_each_has_its_number() {
    for number in 1..=SCENARIOS.len() {
        let mut game = game(number, 11);
        let all = play(&mut game, |_| true);
        let mut reasons = 0;
        for (at, decides) in all.iter().enumerate() {
            let first = decides.what.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{}", decides.what);
            assert!(!decides.what.ends_with('.'), "{}", decides.what);
            // Numbers go on, so that no two in a row are the same.
            assert_eq!(decides.number, at);
            assert!((250..=1800).contains(&decides.pause.as_millis()));
            if !decides.why.is_empty() {
                assert!(decides.why.ends_with('.'), "{}", decides.why);
                reasons += 1;
            }
        }
        assert!(reasons > 0, "scenario {number}");
    }
}

/// The words that the page has beside the question are those that the staff gives.
#[test]
fn why_a_mission_flies_is_said_as_the_prompt_says_it() {
    let mut game = game(1, 7);
    let all = play(&mut game, |_| true);
    let flies = |it: &&Decides| matches!(it.order, Order::Fly { .. } | Order::Hold { .. });
    let moves: Vec<&Decides> = all.iter().filter(flies).collect();
    let with_words = moves.iter().filter(|it| !it.why.is_empty()).count();
    assert!(
        with_words * 2 > moves.len(),
        "{with_words} of {}",
        moves.len()
    );
    let lands = all.iter().find(|it| matches!(it.order, Order::Land { .. }));
    if let Some(lands) = lands {
        assert!(
            lands.why.starts_with("The staff would land"),
            "{}",
            lands.why
        );
    }
}

#[test]
fn the_ways_to_hand_over_say_how_much_they_are() {
    let ways = hand_over(&game(2, 3));
    assert_eq!(ways[0].label, "To the end of this phase");
    assert_eq!(ways[0].detail, "what is left before the first phase");
    let mut game = game(1, 7);
    let said = |game: &Game| hand_over(game).map(|way| way.detail);
    assert_eq!(said(&game)[0], "phase 1 of 4, which begins at 0930");
    assert_eq!(said(&game)[1], "turn 1 of 2");
    let command = Command::new(&game, AutoplayRange::Turn);
    play(&mut game, |game| !command.is_over(game));
    assert_eq!(said(&game)[1], "turn 2 of 2");
}

#[test]
fn the_bar_says_when_it_is_what_is_decided_and_for_how_long() {
    let game = game(1, 7);
    let command = Command::new(&game, AutoplayRange::Turn);
    let next = decides(&game).unwrap();
    let bar_of = |next| bar(game.table(), game.events(), command, next);
    let view = bar_of(Some(&next));
    assert!(
        view.title.starts_with("The staff has command, 09"),
        "{}",
        view.title
    );
    assert!(
        view.until
            .starts_with("to the end of this turn \u{b7} score"),
        "{}",
        view.until
    );
    assert_eq!(view.what, format!("{}.", next.what));
    assert_eq!(view.why, next.why);
    assert_eq!(bar_of(None).why, "");
    assert_eq!(command.range.skip(), "Skip the turn");
}

/// What the player may still do to his ships at any time is nothing that the staff waits for.
#[test]
fn the_staff_answers_every_kind_of_question_of_every_scenario() {
    let mut asked: Vec<&str> = Vec::new();
    for scenario in SCENARIOS {
        let mut game = Game::new(scenario, scenario.variants, 5).unwrap();
        while let Some(decision) = game.decision() {
            if let Decision::AirOperations { .. } = decision {
                // A segment of the decks may take many orders, but never goes on for ever.
                assert!(game.orders().len() < 5000);
            }
            asked.push(decision.name());
            game.play(decides(&game).unwrap().order).unwrap();
        }
    }
    for name in [
        "air_movement",
        "interception",
        "division",
        "air_operations",
        "air_search",
        "ready_decks",
    ] {
        assert!(asked.contains(&name), "{name}");
    }
}

/// Whatever is done on the decks, and whoever meets a raid, has its reason; of the same words as the question's, where
/// that has any.
#[test]
fn every_order_of_the_decks_and_every_fight_has_its_reason() {
    let mut reasons = BTreeSet::new();
    for number in 3..=7 {
        for seed in [5, 11] {
            let mut game = game(number, seed);
            while let Some(decision) = game.decision() {
                let next = decides(&game).unwrap();
                let asked = prompt(&game, &Selection::default(), &[]);
                let asked = asked.map_or_else(Vec::new, |prompt| prompt.why().to_vec());
                let is_deck_order =
                    matches!(decision, Decision::AirOperations { .. }) && next.order != Order::GoOn;
                let is_fight = decision == Decision::Interception;
                if is_deck_order || is_fight {
                    let what = format!("scenario {number}: {}", next.what);
                    assert!(next.why.ends_with('.'), "{what}: {}", next.why);
                    assert!(next.why.len() > 20, "{what}");
                }
                if is_fight {
                    // The last before the fight, and one alone, are what the prompt suggests too.
                    let alone = staff::engagements(&game).len() < 2;
                    assert!(!alone || asked.join(" ").contains(&next.why), "{asked:?}");
                }
                if let Order::Launch { .. } = next.order
                    && next.why.contains("a strike")
                {
                    assert!(asked.contains(&next.why), "{asked:?}");
                }
                if let Order::Land { unit, .. } = next.order
                    && let Some(mission) = game.table().mission_of(unit)
                {
                    let lands = format!("The staff would land {}, ", mission.id);
                    assert!(next.why.starts_with(&lands), "{}", next.why);
                }
                reasons.insert(kind_of(&next));
                game.play(next.order).unwrap();
            }
        }
    }
    for kind in [
        "on patrol fighters are in the air",
        "the staff wants # more in the air",
        "has carriers, and may come within reach",
        "keeps an attack plane ready to search",
        "Fighters come up as fast as the decks allow",
        "What has landed is in the way",
        "no raid is in sight, and it has time to refuel",
        "The staff would send ",
        "The staff would fight now: ",
    ] {
        let is_told = reasons.iter().any(|why| why.contains(kind));
        assert!(is_told, "{kind}: {reasons:#?}");
    }
}

/// A reason without what it is said of.
fn kind_of(decides: &Decides) -> String {
    let words = decides.why.split(' ').map(|word| match word {
        _ if word.chars().any(|it| it.is_ascii_digit()) => "#",
        "fighter" | "unit" | "units" => "",
        word => word,
    });
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
