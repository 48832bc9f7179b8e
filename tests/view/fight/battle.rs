//! An air battle: its steps, its dice, its losses.

use carrier_battle::engine::Game;
use carrier_battle::view::Asked;
use carrier_battle::view::fight::{
    FightView, Line, LinePlace, Meaning, Next, Picture, Sky, SlotState,
};

use super::*;
use crate::common::*;

/// Eight units meet twenty points, of which nine are fighters; everything from the fuel paid to the
/// end, with so many units against the escorts.
fn battle(dice: &[u8], escorts: u8) -> Vec<FightView> {
    let mut game = before_the_fight(dice);
    let mut views = watch(&mut game, Order::Fight);
    views.extend(watch(&mut game, divide(escorts)));
    views
}

pub(super) fn before_the_fight(dice: &[u8]) -> Game {
    let mut game = over_the_raid(&EIGHT, dice);
    play(&mut game, engage("Intercept 1", 1));
    game
}

#[track_caller]
fn sky(view: &FightView) -> &Sky {
    match &view.picture {
        Picture::Sky(sky) => sky,
        picture => panic!("no two lines of aircraft: {picture:?}"),
    }
}

#[track_caller]
fn line(view: &FightView, place: LinePlace) -> &Line {
    let mut lines = sky(view).lines.iter();
    lines.find(|line| line.place == place).unwrap()
}

/// How many of a line are in a state.
fn number(line: &Line, state: SlotState) -> usize {
    line.slots.iter().filter(|slot| slot.state == state).count()
}

#[test]
fn the_first_die_tells_fighters_from_attack_planes() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let first = &views[0];
    assert_eq!(first.title, "Intercept 1 meets Raid 1");
    assert_eq!(
        first.subtitle,
        "Hex 1110 \u{b7} 8 Hellcat units against 20 air points"
    );
    assert_eq!(first.asked(), Asked::Showing);
    let steps: Vec<_> = exchange(first).steps.iter().map(|it| &it.step).collect();
    assert_eq!(steps[0].title, "Fuel paid");
    assert_eq!(
        last_step(first),
        (
            2,
            "Fighters told from attack planes".into(),
            "9 of the points are fighters.".into()
        )
    );
    assert_eq!(die(first), (10, 10, 10, "9".into()));
    // They are told apart by an event of its own.
    assert_eq!(
        line(first, LinePlace::TheirsAbove).label,
        "Not told apart yet"
    );
    assert_eq!(line(first, LinePlace::TheirsAbove).standing(), ": 20 of 20");
    assert_eq!(line(first, LinePlace::OursAbove).label, "Not divided yet");
    assert_eq!(next(first), Some(Next::Step));
}

#[test]
fn a_battle_is_told_step_by_step_to_its_end() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let mut told: Vec<_> = views.iter().map(last_step_or_question).collect();
    told.dedup();
    let step =
        |number: usize, title: &str, detail: &str| (number, title.to_owned(), detail.to_owned());
    assert_eq!(
        told,
        [
            step(
                2,
                "Fighters told from attack planes",
                "9 of the points are fighters."
            ),
            step(0, "division", ""),
            step(
                3,
                "Hellcats divided",
                "5 on the escorts, 3 on the attack planes"
            ),
            step(4, "Hellcats on the escorts", "Up to 4 points shot down."),
            step(5, "The escorts fire back", "No effect."),
            step(
                6,
                "Hellcats on the attack planes",
                "Up to 3 points shot down."
            ),
            step(
                6,
                "Hellcats on the attack planes",
                "3 points of attack planes shot down."
            ),
        ]
    );
    let end = views.last().unwrap();
    assert_eq!(next(end), Some(Next::GoOn));
    assert_eq!(end.foot(0).next.unwrap().label(), "Go on");
    let before = &views[views.len() - 2];
    assert_eq!(
        figures(before),
        [
            "Raid 1 20 \u{2192} 13 points",
            "Shot down 7",
            "Hellcats lost 0"
        ]
    );
    assert!(matches!(end.body, Body::Verdict(_)));
}

fn last_step_or_question(view: &FightView) -> (usize, String, String) {
    match view.asked() {
        Asked::Showing => last_step(view),
        asked => (0, asked.mark().to_owned(), String::new()),
    }
}

#[test]
fn the_lit_cell_is_the_one_that_was_read() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let rolled = |title: &str| {
        let view = views
            .iter()
            .find(|view| view.asked() == Asked::Showing && last_step(view).1 == title);
        view.unwrap()
    };
    let ours = rolled("Hellcats on the escorts");
    assert_eq!(die(ours), (9, 8, 8, "4".into()));
    let roll = exchange(ours).roll.clone().unwrap();
    assert_eq!(roll.modifiers, [("target is fighters", "\u{2212}1".into())]);
    assert_eq!(roll.label, "die 9");
    let strip = roll.strip.unwrap();
    assert_eq!(strip.key, "points shot down");
    assert_eq!(
        (&*strip.column, strip.has_words),
        (" \u{b7} US fighter units firing: 5 ", false)
    );
    assert_eq!(ours.foot(0).chart, Some("us_air_to_air"));
    // No two dice of a fight are equal, so each tumbles.
    let theirs = exchange(rolled("The escorts fire back")).roll.clone();
    assert_ne!(theirs.unwrap().step, roll.step);
}

#[test]
fn while_a_die_rolls_nothing_tells_its_result() {
    let mut game = before_the_fight(&[1, 10, 9, 1, 8]);
    let mut watcher = Watcher::of(&game);
    play(&mut game, Order::Fight);
    play(&mut game, divide(5));
    let mut rolled = 0;
    while let Some(view) = watcher.rolling_or_on(&game) {
        let Some(roll) = view.as_ref().and_then(die_of_exchange).cloned() else {
            continue;
        };
        if !roll.is_rolling() {
            continue;
        }
        rolled += 1;
        let view = view.unwrap();
        assert_eq!((roll.die, roll.total), (None, None));
        assert_eq!(roll.label, "The die rolls");
        assert!(roll.strip.unwrap().cells.iter().all(|cell| !cell.is_lit));
        assert_eq!(exchange(&view).result, "");
        let (_, title, detail) = last_step(&view);
        assert!(!title.is_empty());
        assert_eq!(detail, "");
    }
    assert_eq!(rolled, 4, "each die of the fight");
}

#[test]
fn good_and_bad_cells_are_told_from_each_other() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let means = |title: &str| {
        let view = views
            .iter()
            .find(|view| die_of_exchange(view).is_some() && last_step(view).1 == title);
        let cells = exchange(view.unwrap())
            .roll
            .clone()
            .unwrap()
            .strip
            .unwrap()
            .cells;
        let means = cells.into_iter().map(|cell| (cell.result, cell.means));
        means.collect::<Vec<_>>()
    };
    // A kill of ours is good; theirs is bad.
    for (result, means) in means("Hellcats on the escorts") {
        let expected = if result == "0" {
            Meaning::Bad
        } else {
            Meaning::Good
        };
        assert_eq!(means, expected, "{result}");
    }
    for (result, means) in means("The escorts fire back") {
        let expected = if result == "-" {
            Meaning::Good
        } else {
            Meaning::Bad
        };
        assert_eq!(means, expected, "{result}");
    }
    assert!(
        means("Fighters told from attack planes")
            .iter()
            .all(|(_, means)| *means == Meaning::Neither)
    );
}

#[test]
fn what_is_shot_down_falls_once_and_stays_down() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let falling: Vec<_> = views
        .iter()
        .map(|view| {
            let lines = sky(view).lines.iter();
            lines
                .map(|line| number(line, SlotState::Falling))
                .sum::<usize>()
        })
        .filter(|falling| *falling > 0)
        .collect();
    // Four escorts, then three attack planes.
    assert_eq!(falling.iter().max(), Some(&4));
    assert_eq!(falling.last(), Some(&3));
    let end = views.last().unwrap();
    let escorts = line(end, LinePlace::TheirsAbove);
    assert_eq!(
        (escorts.label.as_str(), escorts.slots.len()),
        ("Escorts", 9)
    );
    assert_eq!(number(escorts, SlotState::Lost), 4);
    assert_eq!(escorts.standing(), ": 5 of 9");
    let planes = line(end, LinePlace::TheirsBelow);
    assert_eq!(number(planes, SlotState::Falling), 3);
    assert_eq!(planes.standing(), ": 8 of 11");
}

#[test]
fn who_meets_whom_stands_between_the_lines() {
    let views = battle(&[1, 10, 9, 1, 8], 5);
    let between = |view: &FightView| {
        let between = sky(view).between.clone();
        between.map(|it| (it.text, it.is_firing))
    };
    assert_eq!(
        between(&views[0]),
        [(String::new(), false), (String::new(), false)]
    );
    let divided = views.iter().position(|view| !between(view)[0].0.is_empty());
    let divided = &views[divided.unwrap()];
    assert_eq!(
        between(divided),
        [
            ("5 against 9".into(), false),
            ("3 against 11".into(), false)
        ]
    );
    assert_eq!(
        line(divided, LinePlace::OursAbove).label,
        "Against the escorts"
    );
    assert_eq!(line(divided, LinePlace::OursBelow).slots.len(), 3);
    let hot = |view: &&FightView| between(view)[0].1;
    assert!(views.iter().any(|view| hot(&view)));
    assert!(!hot(&views.last().unwrap()));
}

#[test]
fn units_of_ours_fall_too() {
    // Eight units go for nine fighters, which fire back with a 2E; then the dice for who is hit.
    let views = battle(&[1, 10, 10, 10], 8);
    let end = views.last().unwrap();
    let ours = line(end, LinePlace::OursAbove);
    assert_eq!(ours.standing(), ": 6 of 8");
    // What the cards say is not said once more below them.
    assert!(figures(end).is_empty());
    let back = views.iter().find(|view| {
        view.asked() == Asked::Showing && last_step(view).1 == "The escorts fire back"
    });
    assert_eq!(last_step(back.unwrap()).2, "2E: two units shot down.");
}
