//! Decisions of a fight, which have a dialog of their own until they are put aside; and what is said
//! while events are shown.

use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c};
use carrier_battle::engine::{Game, RaidEntry, SCENARIOS, Scenario};
use carrier_battle::view::prompt::{prompt, showing};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Activity, Selection};

use super::asked_with;
use carrier_battle::engine::plan::{LeftOut, Plans};

use crate::common::attacks::*;
use crate::common::decks::{self, CARRIER_GROUPS, LINE, like_scenario_3};
use crate::common::*;

const LOOKING: Selection = Selection {
    activity: Activity::Looking,
    ..SELECTION
};
const SELECTION: Selection = Selection {
    mission: None,
    planes: carrier_battle::engine::fleet::UnitSet::EMPTY,
    activity: Activity::None,
    plans: Plans::BY_HAND,
    left_out: LeftOut::NONE,
};

/// The question is asked in its own dialog; put aside, the prompt says what it is and leads back.
#[track_caller]
fn is_put_aside(game: &Game, decision: &str, rule: &str, title: &str) {
    assert_eq!(game.decision().map(|now| now.name()), Some(decision));
    assert_eq!(prompt(game, &SELECTION, &[]), None);
    let view = asked_with(game, LOOKING);
    assert_eq!((view.asked.mark(), view.rule), (decision, rule));
    assert_eq!(view.title, title);
    assert_eq!(view.why(), [game.decision().unwrap().rule_in_a_line()]);
    let [back] = view.answers.as_slice() else {
        panic!("{:?}", view.answers);
    };
    assert_eq!(
        (back.label.as_str(), &back.action),
        ("Back to the decision", &Action::End)
    );
    assert_eq!(view.answer_by(CommandName::GoOn), Some(back));
    assert_eq!(view.primary(), Some(back));
}

#[test]
fn how_fighters_divide() {
    let mut game = over_the_raid(&EIGHT, &[1, 10]);
    play_all(
        &mut game,
        &[
            engage("Intercept 1", 1),
            carrier_battle::engine::Order::Fight,
        ],
    );
    is_put_aside(&game, "division", "4.52", "How do the Hellcats divide?");
}

#[test]
fn whether_a_strike_tries_again() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    let mut game = all_in_one(strikes_against(&[(Sb2c, 1)], 6, &forces, 1), &[1]);
    play(&mut game, contact(1, 'A'));
    is_put_aside(
        &game,
        "second_attempt",
        "5.22",
        "Look for the force once more?",
    );
}

#[test]
fn how_a_strike_attacks() {
    let forces = [force('A', START, &["Chitose", "Destroyer Force 3"], 0)];
    let pool: Pool = &[(F6F, 1), (Sb2c, 4)];
    let mut game = all_in_one(
        strikes_against(pool, 6, &forces, 1),
        &[FOUND, UNSURPRISED, 1, 1],
    );
    play(&mut game, contact(1, 'A'));
    is_put_aside(&game, "coordination", "5.61", "Draw the strike together?");
    play(&mut game, coordinate(true));
    is_put_aside(
        &game,
        "assignment",
        "5.61",
        "Which ship is each damage roll for?",
    );
}

#[test]
fn which_battleships_fire() {
    const RAID: RaidEntry = raid_of(2, 1, 3);
    static THREE_RAIDS: Scenario = like_scenario_3(
        1,
        decks::at_sea(&[(CARRIER_GROUPS[0], 0), (LINE, 0)], None),
        &[RAID, RAID, RAID],
    );
    let game = scripted_with(&THREE_RAIDS, &[], &[1, 1, 1, 1, 1, 6]);
    is_put_aside(&game, "overflight", "5.721", "Which battleships open fire?");
}

#[test]
fn while_events_are_shown_the_last_is_told() {
    let game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    let view = showing(game.table(), game.events());
    assert_eq!(
        (view.asked.mark(), view.title.as_str()),
        ("showing", "US Air Movement")
    );
    assert_eq!(
        view.why(),
        [game.events().last().unwrap().event.to_string()]
    );
    let all = view.primary().unwrap();
    assert_eq!(
        (all.label.as_str(), &all.action),
        ("Show it all at once", &Action::ShowAll)
    );
}
