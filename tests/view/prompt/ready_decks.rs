//! Units placed one by one before the first turn (6.22).

use carrier_battle::engine::fleet::{AirUnitId, UnitSet};
use carrier_battle::engine::{Deck, Order, SCENARIOS};
use carrier_battle::view::fleet::{Look, Zone, ZoneView};
use carrier_battle::view::stage::{OnStage, on_stage};
use carrier_battle::view::{Activity, takes_several};

use super::*;
use crate::common::play;
use crate::view::prompt_parts::PromptParts;

/// The answers that place some units: Ready, in servicing, in the hangar.
fn boxes(game: &Game, planes: UnitSet) -> Vec<Answer> {
    let selection = Selection {
        planes,
        ..Selection::default()
    };
    let asked = asked_with(game, selection);
    let choices = asked.choices();
    assert_eq!(choices.len(), 1);
    choices[0].answers.clone()
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

/// On the decks a unit is chosen and put into another box of its own carrier, by a click or a drop.
#[test]
fn r6_22_on_the_decks_a_unit_goes_to_the_boxes_of_its_carrier_that_have_room() {
    let game = Game::new(SCENARIOS[5], &[], 7).unwrap();
    let table = game.table();
    assert_eq!(
        on_stage(table, game.decision(), None, Activity::None, None),
        OnStage::Decks
    );
    let (first, second) = (&table.decks[0], &table.decks[1]);
    let accepts = |units: UnitSet, carrier, deck| {
        let look = Look {
            table,
            selected: units,
            decision: game.decision(),
        };
        ZoneView::new(&look, Zone::Box(carrier, deck)).accepts()
    };
    let ready = UnitSet::from(of(&game, Deck::Ready)[0]);
    assert!(accepts(ready, first.carrier, Deck::Hangar));
    assert!(!accepts(ready, first.carrier, Deck::Landing));
    assert!(!accepts(ready, second.carrier, Deck::Hangar));
    // One more has room on the flight deck, two have not.
    let hangar = of(&game, Deck::Hangar);
    let one = UnitSet::from(hangar[0]);
    assert!(accepts(one, first.carrier, Deck::Ready));
    assert!(!accepts(
        one.with(hangar[1].into()),
        first.carrier,
        Deck::Ready
    ));
    let zone = Zone::Box(first.carrier, Deck::Ready);
    let orders = zone.orders(table, game.decision(), one).unwrap();
    assert!(orders.iter().all(|order| game.check(*order).is_ok()));
    assert!(takes_several(game.decision()));
}

/// "Decks" is the button beside it that puts them on the stage.
#[test]
fn the_tab_of_the_question_about_the_decks_has_a_name_of_its_own() {
    let game = Game::new(SCENARIOS[5], &[], 7).unwrap();
    let asked = asked_with(&game, Selection::default());
    assert_eq!(asked.offered().tab.name, "Orders");
}
