//! How fights end: who won, what each side lost, what is left, and the points.

mod air_battles;
mod lone_ships;

use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    Event, EventRecord, Game, LossEvent, SCENARIOS, Scenario, ScoreEvent, count_of,
};
use carrier_battle::view::card::Tone;
use carrier_battle::view::card::{Card, Fact};

use super::attack::over_zuikaku;
use super::battle::before_the_fight;
use super::*;
use crate::common::attacks::{FOUND, SURPRISED, UNSURPRISED};
use crate::common::attacks::{START, all_in_one, attack_and, contact, force, strikes_against};
use crate::common::hits::{CABOT, LADEN, ONE_ATTACK, WASP, attack};
use crate::common::*;
use crate::view::playback::each_end;

/// The verdict on every fight of a game, in turn, with the events up to it.
fn verdicts(game: &Game) -> Vec<(Card, &[EventRecord])> {
    let mut verdicts = Vec::new();
    each_end(game, 0, |_, Shown { table, cursor }| {
        let shown = cursor.shown(game.record());
        let waits = cursor.waits_for_fight();
        if waits
            && let Some(view) = fight::fight(game, shown, None, true, table, None, Activity::None)
            && let Body::Verdict(verdict) = view.body
        {
            verdicts.push((verdict, shown.events()));
        }
    });
    verdicts
}

/// The only verdict of a game.
#[track_caller]
fn verdict(game: &Game) -> Card {
    let mut all = verdicts(game);
    assert_eq!(all.len(), 1);
    all.remove(0).0
}

/// The facts as "label: value (note)".
fn facts(verdict: &Card) -> Vec<String> {
    let fact = |fact: &Fact| match fact.note.as_str() {
        "" => format!("{}: {}", fact.label, fact.value),
        note => format!("{}: {} ({note})", fact.label, fact.value),
    };
    verdict.facts().iter().map(fact).collect()
}

/// The score before, its change in words, the score after, and what it was for.
fn score(verdict: &Card) -> (String, String, String, Vec<String>) {
    let score = verdict.score().unwrap();
    let lines = score.lines.iter().map(|line| line.words()).collect();
    (
        score.before_in_words(),
        score.change_in_words(),
        score.after_in_words(),
        lines,
    )
}

/// A strike over Zuikaku and Destroyer Force 1, with everything at Zuikaku.
fn struck(cap: u8, dice: &[u8]) -> Card {
    let mut game = over_zuikaku(cap, dice);
    attack_and(&mut game, 1, 'A', "Zuikaku", false);
    verdict(&game)
}

#[test]
fn a_carrier_that_sinks_is_never_only_crippled() {
    let forces = [force('A', START, &["Zuikaku", "Destroyer Force 1"], 0)];
    let scenario = strikes_against(&[(F6F, 2), (Sb2c, 6)], 6, &forces, 1);
    let mut dice = vec![FOUND, SURPRISED];
    dice.extend([10; 12]);
    let mut game = all_in_one(scenario, &dice);
    attack_and(&mut game, 1, 'A', "Zuikaku", true);
    let verdict = verdict(&game);
    let hits = game
        .table()
        .hits(crate::common::attacks::ship("Zuikaku"))
        .total();
    assert!(hits >= 8);
    assert_eq!(verdict.outcome().tone, Tone::Good);
    assert_eq!(verdict.outcome().headline, "Zuikaku is sinking");
    assert!(
        verdict
            .outcome()
            .sentence
            .starts_with(&format!("{hits} hits from ")),
        "{}",
        verdict.outcome().sentence
    );
    assert!(
        verdict
            .outcome()
            .sentence
            .ends_with(" damage rolls; 8 sink her."),
        "{}",
        verdict.outcome().sentence
    );
    let facts = facts(&verdict);
    assert_eq!(
        facts,
        [
            format!("Zuikaku: sinking ({hits} hits of 8 \u{b7} +25)"),
            "Their aircraft: none met us".into(),
            "Our losses: none".into(),
            "Air Strike 1 now: 8 units \u{b7} 4 fuel (must fly home)".into(),
        ]
    );
    assert_eq!(
        score(&verdict),
        (
            "0".into(),
            "+25 victory points".into(),
            "+25".into(),
            vec!["Zuikaku +25".into()]
        )
    );
    let told = format!("{verdict:?}");
    assert!(!told.contains("crippled"), "{told}");
}

#[test]
fn an_attack_without_hits() {
    let verdict = struck(0, &[FOUND, SURPRISED, 1, 1, 1, 1, 1, 1]);
    assert_eq!(verdict.outcome().tone, Tone::Even);
    assert_eq!(verdict.outcome().headline, "No hit on Force A");
    assert!(
        verdict.outcome().sentence.ends_with(" missed."),
        "{}",
        verdict.outcome().sentence
    );
    assert_eq!(facts(&verdict)[0], "Ships: no hit");
    assert_eq!(
        score(&verdict),
        ("0".into(), "No victory points".into(), "0".into(), vec![])
    );
}

#[test]
fn a_strike_that_finds_nothing() {
    let mut game = over_zuikaku(0, &[1, 1]);
    play_all(&mut game, &[contact(1, 'A'), contact(1, 'A')]);
    let verdict = verdict(&game);
    assert_eq!(verdict.outcome().headline, "Force A is not found");
    assert_eq!(
        verdict.outcome().sentence,
        "Air Strike 1 found nothing in 2 attempts and must fly home."
    );
    assert_eq!(
        facts(&verdict),
        [
            "Our losses: none",
            "Air Strike 1 now: 4 units \u{b7} 4 fuel (must fly home)"
        ]
    );
}

#[test]
fn cap_that_is_met_is_counted() {
    // The escorts shoot a point of the CAP down, and then nothing hits.
    let verdict = struck(2, &[FOUND, UNSURPRISED, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let facts = facts(&verdict);
    assert!(
        facts.contains(&"Their aircraft: 1 point shot down (of 2)".to_owned()),
        "{facts:?}"
    );
}

#[test]
fn a_raid_that_hits_a_carrier() {
    let dice = [&[1][..], &attack(WASP, 4), &[1; 12]].concat();
    let mut game = scripted_with(&LADEN, &[], &dice);
    pass_to_the_end(&mut game);
    let verdict = verdict(&game);
    assert_eq!(verdict.outcome().tone, Tone::Bad);
    assert_eq!(verdict.outcome().headline, "Wasp has heavy damage");
    assert_eq!(
        verdict.outcome().sentence,
        "4 hits from 6 damage rolls; 4 more would sink her."
    );
    let lost = game.table().lost.len() as u32;
    assert_eq!(
        facts(&verdict),
        [
            "Wasp: heavy damage (4 hits of 8 \u{b7} \u{2212}10 \u{b7} flight deck out of action \u{b7} \
             no fire)"
                .into(),
            "Shot down: none (of 20 points)".into(),
            format!("Our losses: {} (aboard)", count_of(lost, "unit", "units")),
            "Raid 1 now: flies off with 20 points (1 point driven off)".to_owned(),
        ]
    );
    assert_eq!(score(&verdict).3[0], "Wasp \u{2212}10");
}

#[test]
fn a_raids_verdict_comes_after_its_fires_are_rolled() {
    let dice = [&[1][..], &attack(WASP, 4), &[10; 12]].concat();
    let mut game = scripted_with(&ONE_ATTACK, &[], &dice);
    pass_to_the_end(&mut game);
    let verdict = verdict(&game);
    assert!(
        facts(&verdict)[0].ends_with("on fire)"),
        "{:?}",
        facts(&verdict)
    );
    let last = verdict.dice().last().unwrap();
    assert_eq!(last.title, "Fire aboard Wasp");
    assert_eq!(last.detail, "Fire breaks out aboard Wasp.");
    assert!(last.die.starts_with("die 10"), "{}", last.die);
}

#[test]
fn a_raid_that_sinks_a_carrier_and_one_that_hits_nothing() {
    let sunk = scripted_with(&ONE_ATTACK, &[], &[&[1][..], &attack(CABOT, 6)].concat());
    let sunk = verdict(&sunk);
    assert_eq!(sunk.outcome().headline, "Cabot is sunk");
    assert_eq!(
        sunk.outcome().sentence,
        "6 hits from 6 damage rolls; 5 sink her."
    );
    assert_eq!(
        facts(&sunk)[0],
        "Cabot: sunk (6 hits of 5 \u{b7} \u{2212}25)"
    );
    let missed = scripted_with(&ONE_ATTACK, &[], &[&[1][..], &attack(CABOT, 0)].concat());
    let missed = verdict(&missed);
    assert_eq!(missed.outcome().tone, Tone::Good);
    assert_eq!(missed.outcome().headline, "No hit on Task Group 58.2");
    assert_eq!(missed.outcome().sentence, "All 6 damage rolls missed.");
}

/// In whole games: the points add up, every ship lost is named, and one is never several.
#[test]
fn verdicts_of_whole_games_add_up() {
    let mut number = 0;
    for (scenario, seed) in SCENARIOS
        .iter()
        .flat_map(|it| (1..=6).map(move |n| (it, n)))
    {
        let mut game = Game::new(scenario, &[], seed).unwrap();
        Sensible.finish(&mut game);
        for (verdict, shown) in verdicts(&game) {
            number += 1;
            let all = format!("{verdict:?}");
            let score = verdict.score().unwrap();
            assert_eq!(score.before + score.change, score.after, "{all}");
            let sum: i16 = score.lines.iter().map(|line| line.points).sum();
            assert_eq!(sum, score.change, "{all}");
            let scored = shown.iter().map(|it| match it.event {
                Event::Score(ScoreEvent::Scored { vp, .. }) => vp,
                _ => 0,
            });
            assert_eq!(scored.sum::<i16>(), score.after, "{all}");
            for wrong in [
                "\"1 points",
                " 1 points",
                "\"1 units",
                " 1 units",
                " 1 hits",
            ] {
                assert!(!all.contains(wrong), "{wrong}: {all}");
            }
            assert!(!verdict.dice().is_empty(), "{all}");
            let labels: std::collections::HashSet<_> =
                verdict.facts().iter().map(|fact| &fact.label).collect();
            assert_eq!(labels.len(), verdict.facts().len(), "{all}");
        }
    }
    assert!(number > 50, "{number}");
}

/// In scenario 3 a victory point takes two points shot down, or four units lost over the fleet: the verdict
/// says so, and what is left over.
#[test]
fn what_counts_only_for_several_says_what_is_left_over() {
    let mut told = 0;
    for seed in 0..4 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        Sensible.finish(&mut game);
        for (verdict, shown) in verdicts(&game) {
            let all = shown.iter().map(|it| &it.event);
            let down: u32 = all
                .map(|event| match event {
                    Event::Losses(LossEvent::Points { points, .. }) => u32::from(*points),
                    _ => 0,
                })
                .sum();
            let carried = &verdict.score().unwrap().carried;
            if !carried.contains("points shot down") {
                continue;
            }
            let rest = match down % 2 {
                0 => "none is left over",
                _ => "1 point is left over for the next",
            };
            assert!(
                carried.starts_with(&format!("+1 for every 2 points shot down; {rest}.")),
                "{carried}"
            );
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
    // Where each counts by itself nothing is said.
    let mut game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    Sensible.finish(&mut game);
    let all = verdicts(&game);
    assert!(
        all.iter()
            .all(|(verdict, _)| verdict.score().unwrap().carried.is_empty())
    );
}

/// 5.71: a raid whose attack planes are all shot down before still comes, and is fired at.
#[test]
fn a_raid_with_fighters_alone_turns_for_home() {
    let of_fighters = |verdict: &Card| {
        verdict
            .outcome()
            .sentence
            .starts_with("Only fighters were left")
    };
    let mut turned = 0;
    for seed in 1..=40 {
        let mut game = Game::new(Scenario::numbered(3).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        for (verdict, _) in verdicts(&game) {
            assert_eq!(
                verdict.outcome().headline.ends_with("turns for home"),
                of_fighters(&verdict)
            );
            if of_fighters(&verdict) {
                assert_eq!(facts(&verdict)[0], "Ships: no hit");
                turned += 1;
            }
        }
    }
    assert!(turned > 0, "it happens");
}
