use super::*;
use crate::engine::event::SequenceEvent;
use crate::engine::map::Place;
use crate::engine::table::{ShipPlace, Table};
use crate::engine::trial;
use crate::engine::units::{IjnForce, Ship};

/// Three carriers sunk on MI in this operation; the 1st CSF is west of Midway, the Guard Force in Marcus waters, the
/// Covering Force on another line.
fn three_carriers_sunk() -> Table {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Hiryu],
    );
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::MarcusWaters,
        &[Ship::Ise],
    );
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::RabaulMo,
        &[Ship::Aoba],
    );
    for ship in [Ship::Kaga, Ship::Akagi, Ship::Soryu] {
        lose(&mut table, ship, Line::Mi, ShipPlace::Sunk);
    }
    table
}

fn lose(table: &mut Table, ship: Ship, line: Line, at: ShipPlace) {
    table.ships[ship].at = at;
    table.ships[ship].hit_on = Some(line);
}

/// Where the 1st CSF and the Guard Force are after a check on MI with some dice, all of which must fall.
fn after_check(table: Table, dice: &[u8]) -> (Option<Place>, Option<Place>) {
    let mut play = trial::play(table, dice);
    check(&mut play, Line::Mi);
    assert_eq!(play.dice().left(), Some(0));
    assert_eq!(
        play.table.place_of(IjnForce::Covering),
        Some(Place::RabaulMo)
    );
    let place = |force: IjnForce| play.table.place_of(force);
    (place(IjnForce::FirstCsf), place(IjnForce::Guard))
}

const BACK: (Option<Place>, Option<Place>) = (Some(Place::Kyushu), Some(Place::Kyushu));
const STAY: (Option<Place>, Option<Place>) = (Some(Place::WestOfMidway), Some(Place::MarcusWaters));

#[test]
fn r6_0_9_e22_a_die_below_the_losses_sends_every_force_of_the_line_back() {
    assert_eq!(after_check(three_carriers_sunk(), &[2]), BACK);
    assert_eq!(after_check(three_carriers_sunk(), &[3]), STAY);
}

#[test]
fn r6_0_9_e22_each_usn_carrier_hit_in_this_turn_adds_one() {
    let mut table = three_carriers_sunk();
    table.ships[Ship::Hornet].at = ShipPlace::Sunk;
    assert_eq!(after_check(table.clone(), &[2]), STAY);
    table.ships[Ship::Hornet].at = ShipPlace::Damaged;
    assert_eq!(after_check(table.clone(), &[2]), STAY);
    // Hit in an earlier turn, she counts no more.
    table.apply(&SequenceEvent::Turn { number: 2 }.into());
    assert_eq!(after_check(table, &[2]), BACK);
}

#[test]
fn r6_0_9_nothing_is_rolled_if_nothing_was_hit_in_this_operation() {
    let mut table = three_carriers_sunk();
    table.apply(&SequenceEvent::LineActive { line: Line::Mi }.into());
    assert_eq!(after_check(table.clone(), &[]), STAY);
    // With one more the earlier losses of the line count too, but not those of another line.
    lose(&mut table, Ship::Tr1, Line::Mi, ShipPlace::Damaged);
    lose(&mut table, Ship::Zuiho, Line::So, ShipPlace::Sunk);
    assert_eq!(after_check(table.clone(), &[3]), BACK);
    assert_eq!(after_check(table, &[4]), STAY);
}

#[test]
fn r6_0_9_cruisers_and_destroyers_do_not_count() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Hiryu],
    );
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::MarcusWaters,
        &[Ship::Ise],
    );
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::RabaulMo,
        &[Ship::Aoba],
    );
    lose(&mut table, Ship::Atago, Line::Mi, ShipPlace::Sunk);
    assert_eq!(after_check(table.clone(), &[]), STAY);
    lose(&mut table, Ship::Yamato, Line::Mi, ShipPlace::Damaged);
    // One loss: no die is below it.
    assert_eq!(after_check(table, &[1]), STAY);
}

#[test]
fn r6_0_9_a_repaired_ship_counts_no_more() {
    let mut table = three_carriers_sunk();
    table.ships[Ship::Akagi].at = ShipPlace::Force(IjnForce::FirstCsf.into());
    table.ships[Ship::Akagi].hit_on = None;
    assert_eq!(after_check(table, &[2]), STAY);
}
