//! The verdicts of air battles over raids.

use super::*;

/// Eight units against twenty points, so many of them against the escorts.
fn fought(dice: &[u8], escorts: u8) -> Card {
    let mut game = before_the_fight(dice);
    play_all(&mut game, &[Order::Fight, divide(escorts)]);
    verdict(&game)
}

#[test]
fn an_air_battle_that_was_won() {
    let verdict = fought(&[1, 10, 9, 1, 8], 5);
    assert_eq!(verdict.outcome().tone, Tone::Good);
    assert_eq!(
        verdict.outcome().headline,
        "Intercept 1 shoots down 7 points of Raid 1"
    );
    assert_eq!(
        verdict.outcome().sentence,
        "Raid 1 flies on with 13 points; Intercept 1 lost nobody."
    );
    let facts = facts(&verdict);
    assert_eq!(
        facts[..2],
        [
            "Shot down: 7 points (4 of escorts, 3 of attack planes)",
            "Our losses: none"
        ]
    );
    assert!(
        facts[2]
            .starts_with("Raid 1 now: 13 points (5 of escorts, 8 of attack planes \u{b7} arrives"),
        "{}",
        facts[2]
    );
    assert!(
        facts[3].starts_with("Intercept 1 now: 8 units \u{b7} "),
        "{}",
        facts[3]
    );
    assert_eq!(
        score(&verdict),
        (
            "0".into(),
            "+7 victory points".into(),
            "+7".into(),
            vec!["7 points shot down +7".into()]
        )
    );
    // Every step can be read again, with its die.
    let told: Vec<_> = verdict
        .dice()
        .iter()
        .zip(1..)
        .map(|(step, number)| (number, step.die.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (1, ""),
            (2, "die 10"),
            (3, ""),
            (4, "die 9, read as 8"),
            (5, "die 1"),
            (6, "die 8")
        ]
    );
}

#[test]
fn an_air_battle_that_was_lost() {
    // They shoot two points down, and a 2E comes back: two units count for four.
    let verdict = fought(&[1, 10, 1, 10], 8);
    assert_eq!(verdict.outcome().tone, Tone::Bad);
    assert_eq!(
        verdict.outcome().headline,
        "Intercept 1 shoots down 2 points of Raid 1"
    );
    assert_eq!(
        verdict.outcome().sentence,
        "Raid 1 flies on with 18 points; Intercept 1 lost 2 of its 8 units."
    );
    assert_eq!(
        score(&verdict),
        (
            "0".into(),
            "\u{2212}2 victory points".into(),
            "\u{2212}2".into(),
            vec![
                "2 points shot down +2".into(),
                "2 units lost \u{2212}4".into()
            ]
        )
    );
}

#[test]
fn fighters_that_are_held_off() {
    static FEW: Scenario = like_scenario_1(
        carrier_battle::engine::Turn::at(19, 930),
        2,
        aloft(&[1]),
        &[raid_of(20, 1, 1)],
    );
    let mut game = over_the_raid(&FEW, &[1, 10, 1, 8]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let verdict = verdict(&game);
    assert_eq!(verdict.outcome().tone, Tone::Bad);
    assert_eq!(verdict.outcome().headline, "Intercept 1 is destroyed");
    assert_eq!(
        verdict.outcome().sentence,
        "Intercept 1 shot nothing down and lost its only unit; Raid 1 flies on with 20 points."
    );
    assert_eq!(
        facts(&verdict)[..2],
        [
            "Shot down: none (of 20 points)",
            "Our losses: 1 unit (1\u{a0}F6F)"
        ]
    );
    assert_eq!(facts(&verdict)[3], "Intercept 1 now: nobody left");
    let mut game = over_the_raid(&FEW, &[1, 10, 1, 1]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let held_off = self::verdict(&game);
    assert_eq!(held_off.outcome().tone, Tone::Even);
    assert_eq!(held_off.outcome().headline, "Intercept 1 is held off");
}

#[test]
fn a_raid_that_is_destroyed() {
    static ONE_POINT: Scenario = like_scenario_1(
        carrier_battle::engine::Turn::at(19, 930),
        2,
        aloft(&[8]),
        &[raid_of(1, 1, 1)],
    );
    let mut game = over_the_raid(&ONE_POINT, &[1, 1, 10, 10, 10]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    if let Some(carrier_battle::engine::Decision::Division(asked)) = game.decision() {
        play(&mut game, divide(asked.least));
    }
    let verdict = verdict(&game);
    assert_eq!(verdict.outcome().tone, Tone::Good);
    assert_eq!(verdict.outcome().headline, "Raid 1 is destroyed");
    assert_eq!(
        verdict.outcome().sentence,
        "Intercept 1 shot down 1 point and lost nobody."
    );
    assert_eq!(facts(&verdict)[2], "Raid 1 now: nothing left");
    assert_eq!(score(&verdict).1, "+1 victory point");
}
