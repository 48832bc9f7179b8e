//! Which fighters meet which raid.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, Scenario, Turn};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Activity, Selection};

use super::{asked, asked_with, find, texts, why_not};
use crate::common::*;
use crate::view::prompt_parts::{PromptParts, what};

static TWO_RAIDS: Scenario = like_scenario_1(
    Turn::at(19, 930),
    1,
    aloft(&[1, 3]),
    &[raid_of(9, 1, 1), raid_of(5, 1, 1)],
);

#[test]
fn fighters_in_a_raids_hex_may_engage_it() {
    let mut game = over_the_raid(&TWO_RAIDS, &[1, 1, 1]);
    let view = asked(&game);
    assert_eq!(
        (view.asked.mark(), view.title.as_str(), view.rule),
        ("interception", "Who engages which raid?", "4.51")
    );
    let [one, three] = view.lines() else {
        panic!("{:?}", view.lines());
    };
    assert_eq!(
        (one.words.unit.as_str(), what(one).as_str()),
        ("Intercept 1", "1\u{a0}F6F in 1110")
    );
    assert_eq!(one.words.stake.words, "fuel 15 \u{2192} 12");
    let engage_1 = "Engage Raid 1 \u{b7} 9";
    let engage_2 = "Engage Raid 2 \u{b7} 5";
    assert_eq!(texts(&one.answers), [engage_1, engage_2]);
    assert_eq!(texts(&three.answers), [engage_1, engage_2, "Split"]);
    assert_eq!(one.answers[1].orders(), [engage("Intercept 1", 2)]);
    let splitting = Activity::Splitting(named("Intercept 2"));
    assert_eq!(three.answers[2].action, Action::Toggle(splitting));
    let fight = view.answer_by(CommandName::GoOn).unwrap();
    assert_eq!(
        (fight.label.as_str(), fight.orders()),
        ("Let them pass", &[Order::Fight][..])
    );
    // The whole list of the staff, in one answer that does not begin the fight.
    let all = view.primary().unwrap();
    assert_eq!(
        (all.label.as_str(), all.command),
        ("Send 2 as suggested", Some(CommandName::Routine))
    );
    assert_eq!(
        all.orders(),
        [engage("Intercept 2", 2), engage("Intercept 1", 2)]
    );
    let [suggested, ..] = view.together() else {
        panic!("{:?}", view.together());
    };
    assert_eq!(suggested.words.unit, "All as suggested");
    assert!(
        suggested.words.odds[0].starts_with("against Raid 2: "),
        "{:?}",
        suggested.words.odds
    );
    let mut sent = game.clone();
    play_all(&mut sent, all.orders());
    let next = asked(&sent);
    let fight = next.primary().unwrap();
    assert_eq!(
        (fight.label.as_str(), fight.command),
        ("Fight the 2 fights in this order", Some(CommandName::GoOn))
    );
    assert!(next.together().is_empty());

    play(&mut game, engage("Intercept 1", 2));
    let view = asked(&game);
    assert_eq!(view.progress, "1 sent");
    assert_eq!(view.lines()[0].sent.as_deref(), Some("1. Raid 2"));
    assert!(view.lines()[0].answers.is_empty());
    assert_eq!(view.primary().unwrap().orders(), [engage("Intercept 2", 2)]);
    assert_eq!(view.answer_by(CommandName::GoOn).unwrap().label, "Fight");
    assert_eq!(
        why_not(&view),
        [(
            "Intercept 1",
            "Intercept 1 already has a raid to fight, and may engage only one (4.51)."
        )]
    );
    play(&mut game, engage("Intercept 2", 1));
    assert_eq!(
        asked(&game).primary().unwrap().label,
        "Fight the 2 fights in this order"
    );
}

#[test]
fn a_mission_may_be_split_first() {
    let game = over_the_raid(&TWO_RAIDS, &[1, 1, 1]);
    let splitting = Selection {
        activity: Activity::Splitting(named("Intercept 2")),
        ..Selection::default()
    };
    let choice = asked_with(&game, splitting).splitting().unwrap().clone();
    assert_eq!(
        texts(&choice.answers),
        ["1 leave, 2 stay", "2 leave, 1 stay", "Do not split"]
    );
    assert_eq!(
        choice.answers[0].orders(),
        [split("Intercept 2", &["F6F 31"])]
    );
}

#[test]
fn fighters_elsewhere_say_why_they_cannot() {
    let mut game = scripted_with(&TWO_RAIDS, &[], &[1, 1, 1]);
    play_all(
        &mut game,
        &[
            fly("Intercept 2", "1110"),
            Order::EndMovement,
            Order::EndLanding,
        ],
    );
    let view = asked(&game);
    assert_eq!(view.lines().len(), 1);
    assert_eq!(
        why_not(&view),
        [(
            "Intercept 1",
            "Intercept 1 and Raid 1 are not in the same hex (4.5)."
        )]
    );
    assert!(find(&view, "Engage").refusal.is_none());
}

/// What each can be expected to do is said on its line, and what all can do together above them.
#[test]
fn every_line_says_what_to_expect_of_it() {
    static ONE_RAID: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[4, 3]), &[raid_of(9, 1, 1)]);
    let mut game = over_the_raid(&ONE_RAID, &[1, 1]);
    let view = asked(&game);
    assert_eq!(
        view.lines()[0].words.odds,
        ["2.2 of 9 shot down, 0.2 of ours lost, 6.8 left"]
    );
    let [all] = view.together() else {
        panic!("{:?}", view.together());
    };
    assert_eq!(all.words.unit, "All as suggested");
    let expected = "against Raid 1: 3.9 of 9 shot down, 0.4 of ours lost, 5.1 left";
    assert_eq!(all.words.odds, [expected]);
    assert!(all.words.stake.words.ends_with(" victory points"));
    assert_eq!(texts(&all.answers), ["Send 2 as suggested"]);
    // What is sent fights only at a word of its own.
    assert_eq!(
        all.answers[0].orders(),
        [engage("Intercept 1", 1), engage("Intercept 2", 1)]
    );
    // After the first has been sent, the second's line says what it adds.
    play(&mut game, engage("Intercept 1", 1));
    let view = asked(&game);
    assert!(view.lines()[0].words.odds.is_empty() && view.together().is_empty());
    assert!(
        view.lines()[1].words.odds[0].ends_with("5.1 left"),
        "{:?}",
        view.lines()[1].words.odds
    );
}

/// Where the chart gives no more, the line says so.
#[test]
fn more_than_eight_units_fire_no_better() {
    static MANY: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[10, 1]), &[raid_of(9, 1, 1)]);
    let game = over_the_raid(&MANY, &[1, 1]);
    let odds = asked(&game).lines()[0].words.odds.clone();
    assert!(
        odds[0].ends_with("No better than 8 units: the chart ends there"),
        "{odds:?}"
    );
}

/// 15.1: what a fight is suggested for adds up in the scenario's victory points: a point shot down 1, one that would
/// get through 2 more, a unit lost 2 (scenario 1).
#[test]
fn r15_1_the_reason_of_a_fight_adds_up_in_victory_points() {
    static ONE_RAID: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[4]), &[raid_of(9, 1, 1)]);
    let game = over_the_raid(&ONE_RAID, &[1, 1]);
    let why = asked(&game).why()[0].clone();
    assert!(
        why.starts_with(
            "The staff would send Intercept 1 against Raid 1: 2.2 points shot down for 0.2 lost, on average. In victory points: +2.2 for what is shot down, +"
        ),
        "{why}"
    );
    let figures = signed_figures(&why);
    let [down, kept, lost, sum] = figures[..] else {
        panic!("{why}");
    };
    assert!((down + kept + lost - sum).abs() < 0.01, "{why}");
    assert!(
        sum > 0.0 && why.contains("for attack points kept from getting through"),
        "{why}"
    );
}

/// The figures with a sign in a text.
fn signed_figures(text: &str) -> Vec<f64> {
    let figures = text.char_indices().filter_map(|(at, sign)| {
        let sign = match sign {
            '+' => 1.0,
            '\u{2212}' => -1.0,
            _ => return None,
        };
        let mut rest = text[at..].chars().skip(1).collect::<String>();
        rest.truncate(rest.find(|c: char| !c.is_ascii_digit() && c != '.')?);
        Some(sign * rest.trim_end_matches('.').parse::<f64>().ok()?)
    });
    figures.collect()
}

/// The sum is rounded once: it is the same in the reason and beside the button, and the parts of both add up to it.
#[test]
fn r15_1_the_reason_and_the_row_of_a_suggestion_have_one_sum() {
    let mut several = 0;
    for (number, seed) in [(1, 1), (1, 2), (3, 1), (5, 3), (5, 5)] {
        let mut game = Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::Interception {
                let view = asked(&game);
                if let Some(row) = view
                    .together()
                    .iter()
                    .find(|row| row.words.unit == "All as suggested")
                {
                    let why = signed_figures(&view.why()[0]);
                    let [down, kept, lost, sum] = why[..] else {
                        panic!("{:?}", view.why());
                    };
                    assert!((down + kept + lost - sum).abs() < 0.01, "{:?}", view.why());
                    assert_eq!(signed_figures(&row.words.stake.words), [sum]);
                    let parts: Vec<f64> = row
                        .words
                        .odds
                        .iter()
                        .flat_map(|it| signed_figures(it))
                        .collect();
                    if row.words.odds.len() > 1 {
                        several += 1;
                        assert_eq!(parts.len(), row.words.odds.len());
                        let together: f64 = parts.iter().sum();
                        assert!((together - sum).abs() < 0.01, "{row:?}");
                    }
                }
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    assert!(several > 3, "{several}");
}
