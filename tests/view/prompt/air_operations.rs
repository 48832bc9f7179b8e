//! The steps of air operations.

use carrier_battle::engine::fleet::{AirStep, UnitSet};
use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::staff::{self, Player, Random};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};
use carrier_battle::view::chart::{Unit, readout};
use carrier_battle::view::prompt::{Prompt, StepState};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Activity, Answer, Selection, Weight};

use super::{asked, asked_with, find, texts, why_not};
use crate::common::decks::*;
use crate::common::*;
use crate::view::prompt_parts::PromptParts;

fn with_planes(game: &Game, planes: &[&str]) -> Prompt {
    let planes = units(planes);
    asked_with(
        game,
        Selection {
            planes,
            ..Selection::default()
        },
    )
}

/// What is asked where no task group has a plan.
fn by_hand(game: &Game) -> Prompt {
    asked_with(
        game,
        Selection {
            plans: Plans::BY_HAND,
            ..Selection::default()
        },
    )
}

/// What is offered in batches beside the plan, and what going on leaves undone.
fn below(view: &Prompt) -> Vec<&str> {
    let all = view.batches.iter().chain(&view.answers);
    let by_hand = all.filter(|answer| answer.id.as_deref() != Some("carry-out"));
    by_hand.map(|answer| answer.label.as_str()).collect()
}

#[test]
fn launch_offers_fighters_patrols_and_attack_planes() {
    let game = quiet();
    let view = asked(&game);
    assert_eq!(
        (view.asked.mark(), view.title.as_str(), view.rule),
        ("air_operations", "Who takes off?", "6.24")
    );
    let steps: Vec<_> = view
        .steps
        .iter()
        .map(|step| (step.name.as_str(), step.state))
        .collect();
    assert_eq!(steps[0], ("Launch", StepState::Now));
    assert_eq!(steps[4], ("Land", StepState::Later));
    assert_eq!(
        below(&view),
        [
            "Launch every ready fighter as Intercept 1",
            "Fill the patrols",
            "Launch the attack planes as Air Strike 1",
            "Go on to raise: 12 could still launch",
        ]
    );
    let patrols = find(&view, "Fill the patrols");
    let first = launch_cap("CAP 58.2", &["F6F 11", "F6F 14", "F6F 17"]);
    assert_eq!(patrols.orders()[0], first);
    assert_eq!(
        (patrols.orders().len(), patrols.kind.as_deref()),
        (2, Some("fill-patrols"))
    );
    assert!(
        patrols
            .title
            .starts_with("F6F 11, F6F 14, F6F 17 take off for CAP 58.2; ")
    );
    let plan = view.carry_out();
    assert_eq!(view.answer_by(CommandName::Routine), plan);
    assert_eq!(view.primary(), plan);
    let by_hand = by_hand(&game);
    assert_eq!(by_hand.plan(), None);
    assert_eq!(
        by_hand.answer_by(CommandName::Routine),
        Some(&by_hand.batches[0])
    );
    assert_eq!(
        view.answer_by(CommandName::GoOn).unwrap().orders(),
        [Order::GoOn]
    );
    let choices = view.choices();
    let [choice] = choices.as_slice() else {
        panic!("{choices:?}");
    };
    assert_eq!(
        texts(&choice.answers),
        [
            "all fighters: 8\u{a0}F6F",
            "all attack planes: 2\u{a0}SB2C, 2\u{a0}SBD"
        ]
    );
    let attack = units(&["SB2C 7", "SB2C 10", "SBD 1", "SBD 4"]);
    assert_eq!(choice.answers[1].action, Action::Choose(attack));
}

#[test]
fn chosen_units_are_launched_as_a_mission_or_for_patrol() {
    let game = quiet();
    let fighters = ["F6F 11", "F6F 14"];
    let view = with_planes(&game, &fighters);
    let composer = view.composer().unwrap();
    assert_eq!(composer.what, "2\u{a0}F6F from Bunker Hill and Wasp");
    let figures: Vec<_> = composer
        .figures
        .iter()
        .map(|figure| format!("{} {}", figure.number, figure.what))
        .collect();
    assert_eq!(
        figures,
        [
            "2 fighter units",
            "16 lowest endurance",
            "5 hexes out and back; 4 at two a phase"
        ]
    );
    assert_eq!(
        texts(&composer.answers),
        [
            "Launch as Intercept 1",
            "Launch as Air Strike 1",
            "Patrol over 58.2",
            "Put back",
        ]
    );
    assert_eq!(
        composer.answers[0].orders(),
        [launch("Intercept 1", &fighters)]
    );
    assert_eq!(
        composer.answers[2].orders(),
        [launch_cap("CAP 58.2", &fighters)]
    );
    assert_eq!(composer.answers[3].action, Action::Choose(UnitSet::EMPTY));
    assert!(view.choices().is_empty());
    assert_eq!(view.primary(), Some(&composer.answers[0]));
}

#[test]
fn a_launch_that_is_refused_says_why() {
    let mut game = quiet();
    go_on_to(&mut game, AirStep::Raise);
    play(&mut game, raise("F6F 12"));
    pass_to_step(&mut game, 1, 2, AirStep::Launch);
    let view = with_planes(&game, &["F6F 11", "F6F 12", "SB2C 7"]);
    let composer = view.composer().unwrap();
    let strike = &composer.answers[0];
    assert_eq!(strike.label, "Launch as Air Strike 1");
    assert_eq!(
        strike.refusal.as_deref(),
        Some("Bunker Hill can launch 2 in this segment and no more (6.24).")
    );
    assert!(!strike.is_primary());
}

#[test]
fn a_mission_just_launched_may_fly_at_once() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    let view = asked(&game);
    let answer = find(&view, "Intercept 1 may fly one hex, 1 fuel");
    let mission = named("Intercept 1");
    assert_eq!(answer.action, Action::Pick(Unit::Mission(mission)));
    assert_eq!(answer.is_pressed, Some(false));
}

#[test]
fn the_chart_reads_out_the_hex_that_a_mission_may_fly_at_its_launch() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    let read = |game: &Game, number| {
        let mission = Some(named("Intercept 1"));
        readout(
            game.table(),
            game.decision(),
            mission,
            Activity::None,
            hex(number),
        )
        .unwrap()
    };
    assert_eq!(read(&game, "1110").text, "1 fuel");
    let far = read(&game, "1111");
    assert!(far.is_refused);
    assert_eq!(
        far.text,
        "Intercept 1 has just been launched and may fly one hex; 1111 is not next to it (4.42)"
    );
    // In the other steps it flies nowhere.
    go_on_to(&mut game, AirStep::Raise);
    let later = read(&game, "1111");
    assert_eq!((&*later.text, later.is_refused), ("", false));
}

#[test]
fn raising_says_what_cannot_be_done() {
    let mut game = quiet();
    go_on_to(&mut game, AirStep::Raise);
    let view = with_planes(&game, &["F6F 12"]);
    assert_eq!(view.title, "Who comes up to the deck?");
    // 6.24: with a third on deck none of them could take off, so nothing is done in batches.
    assert_eq!(below(&view), ["Go on to service"]);
    assert_eq!(view.choices()[0].who, "F6F 12");
    assert_eq!(texts(&view.choices()[0].answers), ["Raise F6F 12"]);
    assert_eq!(view.choices()[0].answers[0].orders(), [raise("F6F 12")]);
    assert_eq!(
        why_not(&view),
        [
            (
                "F6F 12 to Landed",
                "F6F 12 cannot go from Servicing to Landed: landed units go to the hangar, from there to servicing, and then up (6.21)."
            ),
            (
                "F6F 12 to Hangar",
                "To service is another step of air operations; now is the time to raise (6.23)."
            ),
        ]
    );
}

#[test]
fn servicing_goes_both_ways() {
    let mut game = quiet();
    go_on_to(&mut game, AirStep::Service);
    let view = with_planes(&game, &["F6F 12"]);
    assert_eq!(
        below(&view),
        [
            "Service the fighters",
            "Put the attack planes back in the hangar",
            "Service attack planes",
            "Go on to lower: 12 could still be moved",
        ]
    );
    assert_eq!(view.choices()[0].answers[0].orders(), [stow("F6F 12")]);
    let view = with_planes(&game, &["F6F 13"]);
    assert_eq!(view.choices()[0].answers[0].orders(), [service("F6F 13")]);
    let (what, why) = why_not(&view)[0];
    assert_eq!(what, "F6F 13 to Ready");
    assert!(why.ends_with("(6.21)."), "{why}");
}

#[test]
fn lowering_is_for_what_stands_on_deck() {
    let mut game = quiet();
    go_on_to(&mut game, AirStep::Lower);
    let view = with_planes(&game, &["F6F 12"]);
    assert_eq!(
        below(&view),
        [
            "Lower the attack planes",
            "End air operations: 4 could still go below"
        ]
    );
    assert_eq!(
        view.choices()[0].hint,
        "Nothing to be done with it in this step."
    );
    let view = with_planes(&game, &["SB2C 7"]);
    assert_eq!(view.choices()[0].answers[0].orders(), [lower("SB2C 7")]);
}

/// Four fighters took off from Bunker Hill and her sisters and are back over them.
fn coming_home() -> Game {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11", "F6F 14"]));
    pass_to_step(&mut game, 1, 2, AirStep::Land);
    game
}

#[test]
fn missions_land_unit_by_unit_or_as_many_as_there_is_room_for() {
    let mut game = coming_home();
    let view = asked(&game);
    assert_eq!(view.title, "Who lands?");
    let [arrival] = view.arrivals() else {
        panic!("{:?}", view.arrivals());
    };
    assert_eq!(arrival.words.unit, "Intercept 1");
    assert_eq!(arrival.words.what[1].words, "lands safely");
    assert_eq!((arrival.planes.len(), &arrival.refusal), (2, &None));
    let land_all = arrival.answers[0].clone();
    assert_eq!(land_all.kind.as_deref(), Some("land-mission"));
    assert_eq!(land_all.label, "Land");
    assert_eq!(land_all.orders()[0], land("F6F 11", "Bunker Hill"));
    assert_eq!(
        *below(&view).last().unwrap(),
        "End air operations: 2 could still land"
    );

    let view = with_planes(&game, &["F6F 11"]);
    let to_bunker_hill = find(&view, "F6F 11 lands on Bunker Hill");
    assert_eq!(to_bunker_hill.orders(), [land("F6F 11", "Bunker Hill")]);

    play(&mut game, land("F6F 11", "Bunker Hill"));
    let view = with_planes(&game, &["F6F 11"]);
    let push: &Answer = find(&view, "Push it over the side (6.291)");
    assert_eq!(
        (push.orders(), push.weight),
        (&[push_over("F6F 11")][..], Weight::Danger)
    );
}

#[test]
fn a_landed_unit_may_go_over_the_side_at_any_question() {
    let mut game = coming_home();
    play_all(&mut game, &[land("F6F 11", "Bunker Hill"), Order::GoOn]);
    assert_ne!(asked(&game).asked.mark(), "air_operations");
    let view = with_planes(&game, &["F6F 11"]);
    let choices = view.choices();
    let [choice] = choices.as_slice() else {
        panic!("{choices:?}");
    };
    assert_eq!(choice.who, "F6F 11");
    assert_eq!(choice.answers[0].orders(), [push_over("F6F 11")]);
    // One that has not landed may not.
    assert!(
        with_planes(&game, &["F6F 12"]).choices()[0]
            .answers
            .is_empty()
    );
}

#[test]
fn a_raid_within_two_phases_is_a_warning_with_what_a_hit_would_risk() {
    assert_eq!(asked(&quiet()).warning, None, "no raid");
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(&mut game, 1, 1, AirStep::Launch);
    let warning = asked(&game).warning.unwrap();
    assert_eq!(warning.title, "Raid 1 is over you in 1 phase.");
    assert_eq!(
        warning.text.join(" "),
        "It would find 12 units armed on deck and 8 in servicing, on 8 carriers. A hit would start a fire on 6 to 10 aboard all of them; on 9 and 10 with clear decks."
    );
}

#[test]
fn the_warning_counts_what_is_left_aboard_when_units_have_gone() {
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(&mut game, 1, 1, AirStep::Launch);
    let ready = |game: &Game| -> Vec<Order> {
        let all = game.legal();
        all.filter(|order| matches!(order, Order::LaunchCap { .. }))
            .collect()
    };
    let order = ready(&game).into_iter().next().unwrap();
    let Order::LaunchCap { units, .. } = order else {
        panic!("a patrol")
    };
    game.play(order).unwrap();
    let text = asked(&game).warning.unwrap().text.join(" ");
    let left = 12 - units.len();
    assert!(
        text.starts_with(&format!("It would find {left} units armed")),
        "{text}"
    );
}

/// The button that sends the attack planes off says how far they reach and which forces in contact they can be sent at,
/// before it is pressed (4.22, 4.454).
#[test]
fn the_launch_of_the_attack_planes_says_its_reach_and_who_lies_in_it() {
    let mut told = 0;
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let is_launch = Decision::AirOperations {
                step: AirStep::Launch,
            };
            if game.decision() == Some(is_launch) {
                let view = by_hand(&game);
                let launch = view
                    .batches
                    .iter()
                    .find(|it| it.label.starts_with("Launch the attack"));
                if let Some(answer) = launch {
                    let detail = &answer.detail;
                    assert!(detail.starts_with("reaches "), "{detail}");
                    assert!(detail.contains(" out and back"), "{detail}");
                    for force in &game.table().forces {
                        let is_named = detail.contains(&format!("{} (", force.id));
                        assert_eq!(is_named, force.detection.is_detected(), "{detail}");
                    }
                    told += 1;
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn carriers_at_the_same_risk_are_counted() {
    let mut game = Game::new(scenario_3(), &[], 7).unwrap();
    let warning = loop {
        if let Some(warning) = asked(&game).warning {
            break warning;
        }
        let order = staff::suggestion(&game).unwrap_or(Order::GoOn);
        game.play(order).unwrap();
    };
    let text = warning.text.join(" ");
    assert!(
        text.contains("on 6 to 10 aboard 4 of them, on 7 to 10 aboard the other 4;"),
        "{text}"
    );
}
