//! Units placed one by one before the first turn (6.22).

use carrier_battle::engine::fleet::{AirUnitId, UnitSet};
use carrier_battle::engine::{Deck, Order, SCENARIOS};

use super::*;
use crate::common::play;

/// The answers that place some units: Ready, in servicing, in the hangar.
fn boxes(game: &Game, planes: UnitSet) -> Vec<Answer> {
    let selection = Selection {
        planes,
        ..Selection::default()
    };
    asked_with(game, selection).choices[0].answers.clone()
}

/// Units of the first carrier in a box.
fn of(game: &Game, deck: Deck) -> Vec<AirUnitId> {
    let first = &game.table().decks[0];
    let units = first.aboard().iter();
    let stands_there = |unit: &AirUnitId| game.table().aboard(*unit).unwrap().1 == deck;
    units.filter(stands_there).collect()
}

#[test]
fn r6_22_several_units_are_placed_all_or_none_and_those_that_stand_there_stay() {
    let mut game = Game::new(SCENARIOS[5], &[], 7).unwrap();
    let (ready, hangar) = (of(&game, Deck::Ready), of(&game, Deck::Hangar));
    assert_eq!((ready.len(), hangar.len() > 1), (2, true));
    // The flight deck has room for one more.
    let two = UnitSet::from(hangar[0]).with(hangar[1].into());
    let answers = boxes(&game, two);
    assert!(answers[0].refusal.is_some() && answers[0].orders().is_empty());
    let one = UnitSet::from(hangar[0]);
    assert_eq!(boxes(&game, one)[0].refusal, None);
    // With one that stands there only the other is moved.
    let answers = boxes(&game, one.with(ready[0].into()));
    let unit = hangar[0];
    let moved = Order::PlaceAboard {
        unit,
        deck: Deck::Ready,
    };
    assert_eq!(answers[0].orders(), [moved]);
    play(&mut game, moved);
    assert_eq!(of(&game, Deck::Ready).len(), 3);
    // Where all of them stand they cannot be placed.
    assert!(boxes(&game, one)[0].refusal.is_some());
}
