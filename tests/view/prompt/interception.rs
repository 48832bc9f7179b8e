//! Which fighters meet which raid.

use carrier_battle::engine::fleet::Fuel;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, Scenario, Session, Turn};
use carrier_battle::view::prompt::{Block, EngagementGrid, FighterRow, Prompt, next_division};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Action, Activity, Answer, Selection, wording};

use super::{asked, asked_with, find, texts, why_not};
use crate::common::*;
use crate::view::prompt_parts::PromptParts;

static TWO_RAIDS: Scenario = like_scenario_1(
    Turn::at(19, 930),
    1,
    aloft(&[1, 3]),
    &[raid_of(9, 1, 1), raid_of(5, 1, 1)],
);

#[track_caller]
fn grid(view: &Prompt) -> &EngagementGrid {
    let grid = view.find_all(|block| match block {
        Block::Grid(grid) => Some(&**grid),
        _ => None,
    });
    grid.into_iter().next().unwrap()
}

fn row<'a>(view: &'a Prompt, name: &str) -> &'a FighterRow {
    let mut rows = grid(view).rows.iter();
    rows.find(|row| row.name == name).unwrap()
}

/// What is asked after a choice.
fn chosen(game: &Game, answer: &Answer) -> Prompt {
    let Action::Begin(activity) = answer.action else {
        panic!("{answer:?}");
    };
    let selection = Selection {
        activity,
        ..Selection::default()
    };
    asked_with(game, selection)
}

/// A box of the Fuel Critical track is named once, and no second word for fuel stands before its name.
#[test]
fn fuel_is_said_as_one_would_say_it() {
    let fuel = |points| Fuel::points(points);
    let spent = |now, then| wording::fuel_spent(fuel(now), fuel(then));
    assert_eq!(spent(14, 11), "from 14 fuel to 11");
    assert_eq!(spent(2, -1), "from 2 fuel to Fuel Critical 1");
    assert_eq!(spent(-1, -4), "from Fuel Critical 1 to 4");
    let between = |worst, best| wording::fuel_between(fuel(worst), fuel(best));
    assert_eq!(between(11, 12), "11\u{2013}12 fuel");
    assert_eq!(between(-3, -3), "Fuel Critical 3");
    assert_eq!(between(-3, -2), "Fuel Critical 2 or 3");
    assert_eq!(between(0, 1), "1 fuel or Fuel Critical 0");
}

#[test]
fn who_engages_whom_is_one_grid_that_is_filled_in_as_suggested() {
    let game = over_the_raid(&TWO_RAIDS, &[1, 1, 1]);
    let view = asked(&game);
    assert_eq!(
        (view.asked.mark(), view.title.as_str(), view.rule),
        ("interception", "Who engages which raid?", "4.51")
    );
    let heads: Vec<&str> = grid(&view)
        .raids
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(heads, ["Raid 1", "Raid 2"]);
    assert_eq!(grid(&view).raids[0].what, "9 points, arrives in phase 2");
    let one = row(&view, "Intercept 1");
    assert_eq!(
        (one.units.as_str(), one.fuel.as_str()),
        ("1\u{a0}F6F", "from 15 fuel to 12")
    );
    // What the staff would do, in one answer with its fights.
    let fight = view.primary().unwrap();
    assert_eq!(fight.label, "Fight, and show me each die");
    assert!(
        fight
            .detail
            .starts_with("\u{b7} as suggested: 2 against Raid 2, +"),
        "{}",
        fight.detail
    );
    let suggested = [
        engage("Intercept 2", 2),
        engage("Intercept 1", 2),
        Order::Fight,
    ];
    assert_eq!(fight.orders(), suggested);
    let tell = view.answer_by(CommandName::Routine).unwrap();
    assert_eq!(tell.label, "Fight, and tell me the result");
    assert_eq!(tell.action, Action::FightAndTell(suggested.to_vec()));
    // To go on is none of them.
    assert_eq!(view.answer_by(CommandName::GoOn), None);
    let pass = view.answer_by(CommandName::LetPass).unwrap();
    assert_eq!(
        (pass.label.as_str(), pass.orders()),
        ("Let them pass", &[Order::Fight][..])
    );
    assert_eq!(
        pass.detail,
        "\u{b7} Raid 1 flies on with 9 points and Raid 2 flies on with 5 points"
    );
}

#[test]
fn a_cell_sends_and_keeps_and_the_totals_follow() {
    let game = over_the_raid(&TWO_RAIDS, &[1, 1, 1]);
    let view = asked(&game);
    let pressed = |view: &Prompt, name: &str| {
        let row = row(view, name);
        let cells = row.cells.iter().flatten().chain([&row.keep]);
        cells.map(|it| it.is_pressed.unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(pressed(&view, "Intercept 1"), [false, true, false]);
    let before = grid(&view).raids[0].down.clone();
    assert_eq!(before, "0.0 of 9");
    // Sent against the other raid.
    let cell = row(&view, "Intercept 1").cells[0].clone().unwrap();
    let other = chosen(&game, &cell);
    assert_eq!(pressed(&other, "Intercept 1"), [true, false, false]);
    let column = &grid(&other).raids[0];
    assert_ne!(column.down, before);
    assert_eq!(column.place, "2nd");
    assert!(!other.primary().unwrap().detail.contains("as suggested"));
    // And that raid fought first.
    let first = chosen(&game, column.first.as_ref().unwrap());
    assert_eq!(
        first.primary().unwrap().orders(),
        [
            engage("Intercept 1", 1),
            engage("Intercept 2", 2),
            Order::Fight
        ]
    );
    // Kept, and the other too: nobody fights, and Enter says nothing.
    let kept = chosen(&game, &row(&view, "Intercept 1").keep);
    let kept = chosen(&game, &row(&kept, "Intercept 2").keep);
    assert_eq!(kept.primary(), None);
    assert!(kept.answer_by(CommandName::LetPass).is_some());
    let again = find(&kept, "As suggested");
    assert_eq!(again.action, Action::End);
    // Everybody against one of them by one click.
    let all = chosen(&game, find(&view, "All against Raid 1"));
    assert_eq!(
        all.primary().unwrap().orders(),
        [
            engage("Intercept 2", 1),
            engage("Intercept 1", 1),
            Order::Fight
        ]
    );
}

/// A game that was left in the middle of its engagements goes on from there.
#[test]
fn r4_51_who_is_engaged_already_has_to_fight() {
    let mut game = over_the_raid(&TWO_RAIDS, &[1, 1, 1]);
    play(&mut game, engage("Intercept 1", 2));
    let view = asked(&game);
    let cells = row(&view, "Intercept 1").cells.iter().flatten();
    let refused = "Intercept 1 already has a raid to fight, and may engage only one (4.51).";
    assert!(
        cells
            .map(|it| it.refusal.as_deref())
            .all(|it| it == Some(refused))
    );
    assert_eq!(
        view.primary().unwrap().orders(),
        [engage("Intercept 2", 2), Order::Fight]
    );
    assert_eq!(view.answer_by(CommandName::LetPass), None);
    assert_eq!(why_not(&view), [("Intercept 1", refused)]);
}

/// "Fight, and tell me the result" gives what the staff would have given, one after the other.
#[test]
fn r4_52_fights_that_are_told_are_divided_as_the_staff_would() {
    let mut fought = 0;
    for (number, seed) in [(1, 1), (1, 2), (3, 1), (5, 3)] {
        let mut game = Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::Interception
                && let Some(tell) = asked(&game).answer_by(CommandName::Routine)
            {
                let mut session = Session::new(game.clone());
                session.play(tell.orders(), next_division);
                let mut staff = game.clone();
                while staff.orders().len() < session.game().orders().len() {
                    let order = Sensible.order(&staff).unwrap();
                    play(&mut staff, order);
                }
                assert_eq!(staff.orders(), session.game().orders());
                assert!(!matches!(
                    session.game().decision(),
                    Some(Decision::Division(_))
                ));
                fought += 1;
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    assert!(fought > 8, "{fought}");
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
    assert_eq!(grid(&view).rows.len(), 1);
    assert_eq!(
        why_not(&view),
        [(
            "Intercept 1",
            "Intercept 1 and Raid 1 are not in the same hex (4.5)."
        )]
    );
}

/// Each cell says what its pairing is worth, and what all come to stands under them.
#[test]
fn every_cell_says_what_to_expect_of_it() {
    static ONE_RAID: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[4, 3]), &[raid_of(9, 1, 1)]);
    let game = over_the_raid(&ONE_RAID, &[1, 1]);
    let view = asked(&game);
    let cells = |name| row(&view, name).cells[0].as_ref().unwrap();
    assert_eq!(cells("Intercept 1").label, "\u{2713} \u{2212}2.2");
    assert_eq!(
        cells("Intercept 1").title,
        "2.2 of 9 shot down, 0.2 of ours lost, 6.8 left"
    );
    // The second after the first.
    assert_eq!(
        cells("Intercept 2").name.as_deref(),
        Some("Intercept 2 against Raid 1: 1.6 points shot down, 0.2 of ours lost")
    );
    assert_eq!(
        cells("Intercept 2").title,
        "1.6 of 9 shot down, 0.2 of ours lost, 5.1 left"
    );
    let raid = &grid(&view).raids[0];
    assert_eq!(
        (
            raid.down.as_str(),
            raid.left.as_str(),
            grid(&view).lost.as_str()
        ),
        ("3.9 of 9", "5.1 left", "0.4 lost")
    );
}

/// Where the chart gives no more, the cell says so.
#[test]
fn more_than_eight_units_fire_no_better() {
    static MANY: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[10, 1]), &[raid_of(9, 1, 1)]);
    let game = over_the_raid(&MANY, &[1, 1]);
    let view = asked(&game);
    let cell = row(&view, "Intercept 1").cells[0].clone().unwrap();
    assert!(
        cell.title
            .ends_with("No better than 8 units: the chart ends there"),
        "{cell:?}"
    );
}

/// 15.1: what a fight is suggested for adds up in the scenario's victory points: a point shot down 1, one that would
/// get through 2 more, a unit lost 2 (scenario 1).
#[test]
fn r15_1_the_reason_of_a_fight_adds_up_in_victory_points() {
    static ONE_RAID: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[4]), &[raid_of(9, 1, 1)]);
    let game = over_the_raid(&ONE_RAID, &[1, 1]);
    let view = asked(&game);
    assert_eq!(
        view.why()[0],
        "The staff would send Intercept 1 against Raid 1: 2.2 points shot down for 0.2 lost, on average."
    );
    let why = view.why()[1].clone();
    assert!(
        why.starts_with("In victory points: +2.2 for what is shot down, +"),
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

/// The sum is rounded once: it is the same in the reason and on the button, and its parts add up to it.
#[test]
fn r15_1_the_reason_and_the_answer_of_a_suggestion_have_one_sum() {
    let mut found = 0;
    for (number, seed) in [(1, 1), (1, 2), (3, 1), (5, 3), (5, 5)] {
        let mut game = Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::Interception {
                let view = asked(&game);
                let fight = view.primary().unwrap();
                if fight.detail.contains("as suggested") {
                    let [down, kept, lost, sum] = signed_figures(&view.why()[1])[..] else {
                        panic!("{:?}", view.why());
                    };
                    assert!((down + kept + lost - sum).abs() < 0.01, "{:?}", view.why());
                    assert_eq!(signed_figures(&fight.detail), [sum]);
                    found += 1;
                }
                // The whole suggestion is given before the next is looked at.
                while game.decision() == Some(Decision::Interception) {
                    let order = Sensible.order(&game).unwrap();
                    play(&mut game, order);
                }
            } else {
                let order = Sensible.order(&game).unwrap();
                play(&mut game, order);
            }
        }
    }
    assert!(found > 3, "{found}");
}
