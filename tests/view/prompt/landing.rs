//! Which units land.

use carrier_battle::engine::{Decision, Game, Order, Scenario, Turn, Variant};
use carrier_battle::view::shell::CommandName;

use super::{asked, find, texts, why_not};
use crate::common::decks::unit;
use crate::common::*;
use crate::view::prompt_parts::{PromptParts, what};

/// One intercept mission of three units over its carriers, with so much fuel left.
fn over_the_carriers(fuel: u8, options: &[Variant], dice: &[u8]) -> Game {
    static QUIET: Scenario = like_scenario_1(Turn::at(19, 530), 6, aloft(&[3]), &[]);
    let mut game = scripted_with(&QUIET, options, dice);
    let segments = 16 - fuel;
    let place = |segment: u8| ((segment - 1) / 4 + 1, (segment - 1) % 4 + 1);
    let (turn, phase) = place(segments);
    pass_to_decision(&mut game, turn, phase, Decision::Landing);
    game
}

#[test]
fn everybody_may_land_and_nobody_has_to() {
    // They held, and have not paid for that yet (4.433).
    let mut game = over_the_carriers(15, &[], &[]);
    let view = asked(&game);
    assert_eq!(
        (view.asked.mark(), view.title.as_str()),
        ("landing", "Does anybody land?")
    );
    let [line] = view.lines() else {
        panic!("{:?}", view.lines());
    };
    assert_eq!(
        (line.words.unit.as_str(), what(line).as_str()),
        ("Intercept 1", "3\u{a0}F6F, 16 fuel")
    );
    assert_eq!(
        (line.words.stake.words.as_str(), line.words.stake.warns),
        ("lands safely", false)
    );
    assert_eq!(texts(&line.answers), ["Land one", "Land all 3 units"]);
    assert_eq!(
        line.answers[0].orders(),
        [land("F6F 21", &unit("F6F 21").home().to_string())]
    );
    assert_eq!(line.answers[1].orders().len(), 3);
    assert_eq!(line.answers[1].kind.as_deref(), Some("land-all"));
    let end = view.answer_by(CommandName::GoOn).unwrap();
    assert_eq!(
        (end.label.as_str(), end.orders()),
        ("All stay in the air", &[Order::EndLanding][..])
    );
    // No raid is to come any more.
    assert!(line.answers[1].is_primary() && !end.is_primary());
    assert!(view.why()[0].starts_with("The staff would land Intercept 1, with 16 fuel: "));

    play(&mut game, line.answers[0].orders()[0]);
    let view = asked(&game);
    assert_eq!(find(&view, "Land all").label, "Land all 2 units");
    assert_eq!(
        view.answer_by(CommandName::GoOn).unwrap().label,
        "The others stay in the air"
    );
    // The button stays the same one, so that the focus stays on it.
    assert_eq!(view.lines()[0].answers[0].row(""), line.answers[0].row(""));
}

#[test]
fn a_crash_closes_a_deck_and_the_risk_is_said() {
    let mut game = over_the_carriers(0, &[Variant::DeckCrashes], &[10, 10, 1, 1, 1, 1, 1]);
    let view = asked(&game);
    let stake = &view.lines()[0].words.stake;
    assert_eq!(
        (stake.words.as_str(), stake.warns),
        ("10% to lose each", true)
    );
    play(&mut game, land("F6F 1", "Hornet"));
    let view = asked(&game);
    assert_eq!(
        why_not(&view),
        [(
            "Hornet",
            "A crash blocks the deck of Hornet until it is cleared (4.452)."
        )]
    );
    let all = find(&view, "Land all");
    assert!(
        all.orders().iter().all(
            |order| !matches!(order, Order::Land { carrier, .. } if *carrier == named("Hornet"))
        )
    );
}

/// Why nobody is to land is true of each mission: who can still fight, what landing would cost, and that what is in
/// the air at the end is safe.
#[test]
fn who_stays_up_is_told_why() {
    static TO_COME: Scenario =
        like_scenario_1(Turn::at(19, 530), 5, aloft(&[3, 3]), &[raid_of(9, 5, 4)]);
    let mut game = scripted_with(&TO_COME, &[], &[1, 1, 1]);
    pass_to_decision(&mut game, 5, 1, Decision::Landing);
    let why = asked(&game).why()[0].clone();
    assert!(!why.contains("fuel to the end"), "{why}");
    assert!(
        why.starts_with("The staff would keep them in the air: all can still fight and landing now would lose each unit of Intercepts 1 and 2 with ")
            && why.ends_with("What is still in the air when the battle ends is safe."),
        "{why}"
    );
    // In the last phase, with the raid elsewhere, nobody fights any more.
    pass_to_decision(&mut game, 5, 4, Decision::Landing);
    let why = asked(&game).why()[0].clone();
    assert!(!why.contains("can still fight"), "{why}");
}
