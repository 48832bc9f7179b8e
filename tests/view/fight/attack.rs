//! Attacks on ships: a strike's, and a raid's.

use carrier_battle::engine::Game;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c};
use carrier_battle::view::fight::{AtSea, FightView, Next, Picture, SlotState, TargetShip};
use carrier_battle::view::ship::PipMark;

use super::*;
use crate::common::attacks::*;
use crate::common::*;

/// Two units of fighters and two of bombers over a force of a carrier and destroyers, before they
/// look for it.
pub(super) fn over_zuikaku(cap: u8, dice: &[u8]) -> Game {
    let forces = [force('A', START, &["Zuikaku", "Destroyer Force 1"], cap)];
    all_in_one(strikes_against(&[(F6F, 2), (Sb2c, 2)], 6, &forces, 1), dice)
}

#[track_caller]
pub(super) fn at_sea(view: &FightView) -> &AtSea {
    match &view.picture {
        Picture::AtSea(at_sea) => at_sea,
        picture => panic!("no ships: {picture:?}"),
    }
}

/// A ship of the picture.
#[track_caller]
pub(super) fn target_of<'a>(view: &'a FightView, name: &str) -> &'a TargetShip {
    let mut targets = at_sea(view).ships.iter();
    targets.find(|target| target.ship == ship(name)).unwrap()
}

#[test]
fn a_strike_finds_its_target_and_meets_no_fighters() {
    let mut game = over_zuikaku(0, &[FOUND, SURPRISED]);
    let views = watch(&mut game, contact(1, 'A'));
    let first = &views[0];
    assert_eq!(first.title, "Air Strike 1 attacks Force A");
    assert_eq!(first.subtitle, "Hex 1121 \u{b7} 2 attack units, 2 escorts");
    let found = views.iter().find(|view| exchange(view).roll.is_some());
    let found = found.unwrap();
    assert_eq!(last_step(found).1, "Air Strike 1 looks for Force A");
    assert_eq!(die(found).0, FOUND);
    assert_eq!(found.foot(0).chart, Some("strike_contact"));
    let planes = &at_sea(found).attackers[0];
    assert_eq!(planes.label, "Dive bombers: 2\u{a0}SB2C");
    assert_eq!(planes.standing(), ": 2 of 2");
    let names: Vec<_> = at_sea(found)
        .ships
        .iter()
        .map(|it| it.ship.to_string())
        .collect();
    assert_eq!(names, ["Zuikaku", "Destroyer Force 1"]);
    assert!(
        at_sea(found)
            .ships
            .iter()
            .all(|target| target.aim.is_none())
    );
    assert!(at_sea(found).cap.is_none());
}

#[test]
fn cap_over_the_ships_falls_as_it_is_shot_down() {
    // The escorts shoot a point down; the CAP misses.
    let mut game = over_zuikaku(2, &[FOUND, UNSURPRISED, 10, 1, 1, 1]);
    let views = watch(&mut game, contact(1, 'A'));
    let cap = |view: &FightView, state: SlotState| {
        let line = at_sea(view).cap.as_ref()?;
        Some(line.slots.iter().filter(|slot| slot.state == state).count())
    };
    assert!(
        views
            .iter()
            .any(|view| cap(view, SlotState::Flying) == Some(2))
    );
    assert!(
        views
            .iter()
            .any(|view| cap(view, SlotState::Falling) == Some(1))
    );
    let last = views.last().unwrap();
    assert_eq!(cap(last, SlotState::Flying), Some(1));
}

#[test]
fn hits_are_rolled_then_fall_then_stay() {
    let mut game = over_zuikaku(0, &[FOUND, SURPRISED, 10, 10, 10, 10, 10, 10]);
    play(&mut game, contact(1, 'A'));
    play(&mut game, coordinate(false));
    let rolls = game.table().attack.as_ref().unwrap().rolls.len() as u8;
    for roll in 0..rolls {
        play(&mut game, aim(roll, "Zuikaku"));
    }
    let views = watch(&mut game, Order::Attack);
    let marks = |view: &FightView| {
        let target = target_of(view, "Zuikaku");
        let pips = target.picture.outline.pips.iter();
        let mut marks: Vec<PipMark> = pips.map(|pip| pip.mark).collect();
        marks.retain(|mark| *mark != PipMark::Free);
        marks
    };
    let first = &views[0];
    assert_eq!(last_step(first).1, "Bombs and torpedoes on Zuikaku");
    assert!(marks(first).iter().all(|mark| *mark == PipMark::Rolled));
    let words = &target_of(first, "Zuikaku").words;
    assert!(words.contains(" more rolled"), "{words}");
    let hit = views.iter().find(|view| at_sea(view).ships[0].is_struck);
    let hit = hit.unwrap();
    assert_eq!(last_step(hit).1, "Hits on Zuikaku");
    assert!(marks(hit).contains(&PipMark::Now));
    let end = views.last().unwrap();
    assert_eq!(next(end), Some(Next::GoOn));
    assert!(figures(end).is_empty());
}
