//! Where each mission flies.

use carrier_battle::engine::fleet::{self, Fuel};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Scenario, Turn};
use carrier_battle::view::chart::lit_hexes;
use carrier_battle::view::prompt::why_this;
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Activity, Selection};

use super::{asked, asked_about, asked_with, find, texts, why_not};
use crate::common::*;
use crate::view::prompt_parts::PromptParts;

fn game() -> Game {
    let game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    game
}

/// "Why this?" gives the engine's figures for the suggestion, and for the answer that is pointed at, if that has any.
#[test]
fn why_this_gives_the_figures_of_the_answer_pointed_at() {
    let game = game();
    let view = asked_about(&game, "Intercept 1");
    let told = |orders: &[Order]| {
        let why = why_this(&game, &view, orders)?;
        let figures: Vec<String> = why.figures.into_iter().map(|it| it.words).collect();
        Some((why.answer, figures.join(" ")))
    };
    let (answer, figures) = told(&[]).unwrap();
    assert_eq!(answer, view.suggested().unwrap().label);
    assert_eq!(figures, "15 fuel then, 1 hex from its carriers.");
    let (answer, figures) = told(find(&view, "Meet").orders()).unwrap();
    assert!(answer.starts_with("Meet Raid 1"), "{answer}");
    let start = "13\u{2013}14 fuel then, 2 hexes from its carriers. Alone against Raid 1: ";
    assert!(figures.starts_with(start), "{figures}");
    assert!(figures.ends_with(" units lost, on average."), "{figures}");
    // Where it says nothing the suggestion's stay, so that nothing moves under the pointer.
    assert_eq!(told(find(&view, "End movement").orders()), told(&[]));
}

#[test]
fn a_mission_is_asked_where_it_flies() {
    let view = asked_about(&game(), "Intercept 1");
    assert_eq!(view.asked.mark(), "air_movement");
    assert_eq!(view.title, "Intercept 1 \u{2014} where to?");
    assert_eq!(
        (view.rule, view.progress.as_str()),
        ("4.4", "3 missions to order")
    );
    assert_eq!(
        view.why()[0],
        "Raid 1, 9 points, is 2 hexes off and arrives in phase 2. To meet a raid now would spend fuel that later fights need. From there it can meet Raid 1 after that has flown on."
    );
    let how = view.how().unwrap();
    assert_eq!(how.by_hand, "Click a lit hex to fly there");
    assert_eq!(how.by_keys, ", or press G, then the arrows and Enter");
    assert_eq!(
        texts(&view.answers),
        [
            "Meet Raid 1, 2 hexes west of TF 58 \u{b7} 2\u{2013}3 fuel",
            "Wait for Raid 1 near by, 1 hex west of TF 58 \u{b7} 1 fuel",
            "Hold \u{b7} 1 fuel",
            "Split",
            "Next mission",
            "All 3 missions as suggested \u{b7} 3 to wait for Raid 1, then movement ends",
            "Send a patrol out\u{2026}",
            "End movement: 3 missions hold",
        ]
    );
    let meet = find(&view, "Meet");
    assert_eq!(meet.orders(), [fly("Intercept 1", "1111")]);
    assert_eq!(meet.title, "Hex 1111: 50%: 2 fuel, 50%: 3 fuel");
    // What the staff would do, for a reason that is true.
    let wait = find(&view, "Wait for Raid 1");
    assert_eq!(view.suggested(), Some(wait));
    assert_eq!(view.primary(), Some(find(&view, "All 3")));
    let by = |command| view.answer_by(command).unwrap();
    assert_eq!(by(CommandName::Hold).orders(), [hold("Intercept 1")]);
    assert_eq!(by(CommandName::GoOn).orders(), [Order::EndMovement]);
    assert_eq!(by(CommandName::NextMission).action, Action::NextMission);
    let placing = Action::Toggle(Activity::Placing);
    assert_eq!(by(CommandName::PlaceCap).action, placing);
    let splitting = Activity::Splitting(named("Intercept 1"));
    assert_eq!(by(CommandName::Split).action, Action::Toggle(splitting));
}

#[test]
fn without_a_mission_the_end_of_the_segment_is_asked() {
    let mut game = game();
    let view = asked(&game);
    assert_eq!(view.title, "Air movement");
    assert_eq!(
        texts(&view.answers),
        ["Send a patrol out\u{2026}", "End movement: 3 missions hold"]
    );
    play_all(
        &mut game,
        &[
            hold("Intercept 1"),
            hold("Intercept 2"),
            hold("Intercept 3"),
        ],
    );
    if game.decision() == Some(Decision::AirMovement) {
        let view = asked(&game);
        assert_eq!(view.title, "Do patrols go out to meet Raid 1?");
        assert!(view.why()[0].starts_with("Patrols may still leave their boxes"));
        assert_eq!(view.primary().unwrap().orders(), [Order::EndMovement]);
        assert_eq!(
            texts(&view.answers),
            ["Send a patrol out\u{2026}", "They stay in their boxes"]
        );
    }
}

#[test]
fn r4_432_once_nobody_waits_a_second_hex_is_offered_where_it_meets_something() {
    let mut game = game();
    play_all(
        &mut game,
        &[
            fly("Intercept 1", "1110"),
            hold("Intercept 2"),
            hold("Intercept 3"),
        ],
    );
    let view = asked(&game);
    assert_eq!(view.title, "Do patrols go out to meet Raid 1?");
    let answers = texts(&view.answers);
    assert_eq!(
        answers[0],
        "Intercept 1 flies on to Raid 1, 2 hexes west of TF 58 \u{b7} 1\u{2013}2 fuel"
    );
    assert_eq!(view.answers[0].orders(), [fly("Intercept 1", "1111")]);
    assert_eq!(answers.last().unwrap(), "Nobody flies on");
}

#[test]
fn splitting_offers_every_number() {
    let splitting = Selection {
        mission: Some(named("Intercept 1")),
        activity: Activity::Splitting(named("Intercept 1")),
        ..Selection::default()
    };
    let view = asked_with(&game(), splitting);
    let choice = view.splitting().unwrap();
    assert_eq!(choice.name, "Split Intercept 1");
    assert!(choice.hint.ends_with("(4.37):"));
    assert_eq!(
        texts(&choice.answers),
        [
            "1 leave, 3 stay",
            "2 leave, 2 stay",
            "3 leave, 1 stay",
            "Do not split"
        ]
    );
    assert_eq!(
        choice.answers[0].orders(),
        [split("Intercept 1", &["F6F 32"])]
    );
    assert_eq!(choice.answers[3].action, Action::End);
    assert_eq!(find(&view, "Split").is_expanded, Some(true));
}

#[test]
fn a_split_without_a_free_display_says_why() {
    static EIGHT: Scenario = like_scenario_1(
        Turn::at(19, 930),
        1,
        aloft(&[2, 1, 1, 1, 1, 1, 1, 1]),
        &[raid_of(9, 1, 1)],
    );
    let game = scripted_with(&EIGHT, &[], &[1]);
    let splitting = Selection {
        mission: Some(named("Intercept 1")),
        activity: Activity::Splitting(named("Intercept 1")),
        ..Selection::default()
    };
    let choice = asked_with(&game, splitting).splitting().unwrap().clone();
    let why = "All eight air mission displays are in use (4.13).";
    assert_eq!(choice.hint, why);
    assert_eq!(choice.answers[0].refusal.as_deref(), Some(why));
}

#[test]
fn patrols_are_placed_by_name() {
    let placing = Selection {
        activity: Activity::Placing,
        ..Selection::default()
    };
    let view = asked_with(&game(), placing);
    let first = find(&view, "CAP 58.1");
    assert_eq!(first.orders(), [place_cap("CAP 58.1")]);
    assert_eq!(first.detail, "\u{b7} 2\u{a0}F6F");
    assert_eq!(first.title, "first patrol of 58.1");
    // A row of its own, with a way out of it.
    let choices = view.choices();
    let [choice] = choices.as_slice() else {
        panic!("{choices:?}");
    };
    assert_eq!(choice.name, "Place CAP");
    let leave = choice.answers.last().unwrap();
    assert_eq!(
        (&*leave.label, &leave.action),
        ("Leave them in their boxes", &Action::End)
    );
    assert!(placing.activity.is_choice());
    assert!(asked_about(&game(), "Intercept 1").choices().is_empty());
}

#[test]
fn a_raid_out_of_reach_says_why() {
    static FAR: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[1]), &[raid_of(9, 1, 1)]);
    let game = scripted_with(&FAR, &[], &[10]);
    let view = asked_about(&game, "Intercept 1");
    assert_eq!(
        why_not(&view),
        [(
            "Raid 1, 5 hexes west of TF 58 (1114)",
            "1114 is 5 hexes off, and Intercept 1 can still fly 2 in this segment (4.432)."
        )]
    );
}

#[test]
fn where_a_raid_is_staying_to_fight_it_is_suggested() {
    static NEAR: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[2]), &[raid_of(9, 1, 1)]);
    let mut game = scripted_with(&NEAR, &[], &[1]);
    play(&mut game, hold("Intercept 1"));
    while !matches!(game.decision(), Some(Decision::AirMovement))
        || game.table().raid(RaidId(1)).unwrap().hex != hex("1109")
    {
        let order = game.legal().next().unwrap();
        play(&mut game, order);
    }
    let view = asked_about(&game, "Intercept 1");
    let stay = view.primary().unwrap();
    assert_eq!(stay.label, "Stay and fight Raid 1 here");
    assert_eq!(stay.orders(), [hold("Intercept 1")]);
    let primary = view.answers.iter().filter(|answer| answer.is_primary());
    assert_eq!(primary.count(), 1, "one suggestion");
}

#[test]
fn a_mission_that_is_lost_whatever_it_does_is_said_to_be() {
    static LONG: Scenario = like_scenario_1(Turn::at(19, 930), 8, aloft(&[1]), &[]);
    let mut game = scripted_with(&LONG, &[], &[10; 20]);
    // Away from the carriers, where box 6 loses it (4.454).
    play(&mut game, fly("Intercept 1", "1110"));
    play(&mut game, Order::EndMovement);
    loop {
        if let Some(Decision::AirMovement) = game.decision() {
            let view = asked_about(&game, "Intercept 1");
            let stay = find(&view, "Hold");
            if stay.detail.ends_with("1 fuel, and is lost") {
                // It is lost whatever it does, and goes as near home as it comes.
                let filled = view.primary().unwrap();
                assert_eq!(filled.label, "Fly home, over TF 58");
                assert!(filled.detail.ends_with(", and is lost"));
                assert!(view.why()[0].contains("any more, whatever it does"));
                let table = game.table();
                let lit = lit_hexes(
                    table,
                    game.decision(),
                    Some(named("Intercept 1")),
                    Activity::None,
                );
                assert!(!lit.is_empty());
                for hex in lit {
                    assert!(hex.label.ends_with(", and is lost"), "{}", hex.label);
                }
                return;
            }
            play(&mut game, hold("Intercept 1"));
        } else {
            play(&mut game, Order::EndLanding);
        }
    }
}

/// Presses are for what matters: with nothing to meet, one answer does for all.
#[test]
fn with_no_raid_in_sight_all_missions_hold_by_one_answer() {
    static QUIET: Scenario = like_scenario_1(Turn::at(19, 530), 6, aloft(&[3, 2, 2]), &[]);
    let mut game = scripted_with(&QUIET, &[], &[]);
    let view = asked_about(&game, "Intercept 1");
    assert!(view.why()[0].starts_with("No raid is in sight: all of them may hold"));
    let end = view.primary().unwrap();
    assert_eq!(
        (end.label.as_str(), end.orders()),
        ("End movement: 3 missions hold", &[Order::EndMovement][..])
    );
    let suggested = view.all_answers().filter(|answer| answer.is_primary());
    assert_eq!(suggested.count(), 1);
    // The last one is asked by itself, like one that is away from the carriers.
    play(&mut game, hold("Intercept 1"));
    play(&mut game, hold("Intercept 2"));
    let view = asked_about(&game, "Intercept 3");
    assert_eq!(view.primary().unwrap().orders(), [hold("Intercept 3")]);
}

/// What a mission would be too short for is told before it is ordered, and before the segment ends.
#[test]
fn an_order_that_leaves_a_mission_too_short_says_so() {
    static QUIET: Scenario =
        like_scenario_1(Turn::at(19, 530), 6, aloft(&[3]), &[raid_of(9, 6, 4)]);
    let mut game = scripted_with(&QUIET, &[], &[]);
    pass_to_decision(&mut game, 4, 1, Decision::AirMovement);
    assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(4));
    let view = asked_about(&game, "Intercept 1");
    assert_eq!(
        find(&view, "Hold").detail,
        "\u{b7} 1 fuel, would fight Fuel Critical, at worse odds"
    );
    let warning = view.warning.unwrap();
    assert_eq!(warning.title, "Short of fuel if they hold:");
    assert_eq!(
        warning.text,
        ["Intercept 1, with 3 fuel: would fight Fuel Critical, at worse odds."]
    );
    // With eleven phases to come and one point left it has to come home, and rolls for it.
    pass_to_decision(&mut game, 4, 4, Decision::AirMovement);
    let warning = asked(&game).warning.unwrap();
    assert_eq!(
        warning.text,
        ["Intercept 1, with Fuel Critical 0: comes home Fuel Critical: 10% are lost in landing."]
    );
    // Before, nothing is said.
    let early = scripted_with(&QUIET, &[], &[]);
    assert_eq!(asked(&early).warning, None);
}

/// 4.454 with 4.433: over its carriers a mission at Fuel Critical 6 may keep its hex and land; elsewhere it is lost.
#[test]
fn r4_454_holding_at_box_six_loses_a_mission_only_away_from_carriers() {
    let mut table = crate::common::task_force();
    let at_home = crate::common::with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], -6);
    let away = crate::common::with_mission(&mut table, "Intercept 2", "1112", &["F6F 2"], -6);
    assert!(!carrier_battle::engine::fleet::lost_by_holding(
        &table, &at_home
    ));
    assert!(carrier_battle::engine::fleet::lost_by_holding(
        &table, &away
    ));
}

/// Missions alike stand in one line of the warning, and no fight is spoken of once none can come.
#[test]
fn the_warning_of_fuel_is_a_line_for_missions_alike() {
    static TO_COME: Scenario =
        like_scenario_1(Turn::at(19, 530), 6, aloft(&[3, 3, 3]), &[raid_of(9, 6, 4)]);
    static NONE_TO_COME: Scenario = like_scenario_1(Turn::at(19, 530), 6, aloft(&[3, 3, 3]), &[]);
    let at_four = |scenario: &'static Scenario| {
        let mut game = scripted_with(scenario, &[], &[]);
        pass_to_decision(&mut game, 4, 1, Decision::AirMovement);
        asked(&game).warning
    };
    assert_eq!(
        at_four(&TO_COME).unwrap().text,
        ["Intercepts 1, 2 and 3, with 3 fuel: would fight Fuel Critical, at worse odds."]
    );
    assert_eq!(at_four(&NONE_TO_COME), None);
}

/// 4.51 with 4.433: fighters are not sent out to a raid that they would have no fuel to fight, nor held away from
/// home then, in whole games played as suggested.
#[test]
fn r4_51_who_is_sent_to_a_raid_has_the_fuel_to_fight_it() {
    use carrier_battle::engine::forecast::{foes_in, reach};
    use carrier_battle::engine::staff;
    let mut met = 0;
    for (scenario, seed) in (0..20).flat_map(|seed| [(0, seed), (2, seed)]) {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        while let Some(order) = staff::suggestion(&game) {
            let table = game.table();
            for mission in fleet::waiting(table).filter(|it| it.is_intercept()) {
                let heading = staff::heading(&game, mission);
                let Some(Order::Fly { to, .. }) = heading.order.filter(|_| !heading.is_lost) else {
                    continue;
                };
                let mut reaches = reach(table, mission).into_iter();
                let there = reaches.find(|reach| reach.hex == to).unwrap();
                if heading.reason == Some(staff::Reason::MeetsItThere) {
                    assert!(!foes_in(table, mission, to).is_empty());
                    assert!(there.worst.can_pay(3), "{mission:?} to {to}");
                    met += 1;
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(met > 20, "{met}");
}
