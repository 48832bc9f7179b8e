//! The staff in command: for how long, what it says that it decides, and that it plays to the end whatever the scenario.

use carrier_battle::engine::{Decision, Game, Order, PHASES, SCENARIOS};
use carrier_battle::view::staff::*;

use crate::air::game;

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
        // What is asked before the first phase is a stretch of its own.
        while game.table().phase == 0 {
            game.play(decides(&game).unwrap().order).unwrap();
        }
        let (turn, phase) = (game.table().turn, game.table().phase);
        let command = Command::new(&game, Stretch::Phase);
        assert!(!command.is_over(&game));
        play(&mut game, |game| !command.is_over(game));
        let after = (game.table().turn, game.table().phase);
        if phase < PHASES && game.decision().is_some() {
            assert_eq!(after, (turn, phase + 1), "scenario {}", scenario.number);
        }

        let turn = game.table().turn;
        let command = Command::new(&game, Stretch::Turn);
        play(&mut game, |game| !command.is_over(game));
        if game.decision().is_some() {
            assert_eq!(game.table().turn, turn.next());
            assert_eq!(game.table().phase, 1);
        }

        let command = Command::new(&game, Stretch::Battle);
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
    let command = Command::new(&game, Stretch::Turn);
    play(&mut game, |game| !command.is_over(game));
    assert_eq!(said(&game)[1], "turn 2 of 2");
}

#[test]
fn the_bar_says_when_it_is_what_is_decided_and_for_how_long() {
    let game = game(1, 7);
    let command = Command::new(&game, Stretch::Turn);
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
    assert_eq!(command.stretch.skip(), "Skip the turn");
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
