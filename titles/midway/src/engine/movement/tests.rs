use super::*;
use crate::engine::event::{HaltReason, MovementEvent};
use crate::engine::map::{Line, Place};
use crate::engine::procedure::Procedure;
use crate::engine::table::{AirPlace, Defense, ShipPlace, Table};
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship, Side, UsnForce};
use crate::engine::{Event, Game, trial};

/// The movement on a line, with scripted dice. All of them must fall.
fn moves(table: Table, line: Line, dice: &[u8]) -> Game {
    let procedure = Procedure::IjnMovement(IjnMovement::new(&table, line));
    let game = trial::game(table, dice, procedure);
    assert!(trial::all_dice_fell(&game));
    game
}

/// The 1st CSF, with Akagi, moves by a die from a place.
fn first_csf(table: &mut Table, place: Place) {
    trial::ijn(table, IjnForce::FirstCsf, place, &[Ship::Akagi]);
}

fn place(game: &Game, force: IjnForce) -> Option<Place> {
    game.table().place_of(force)
}

/// Why a task force was halted, if it was.
fn halted(game: &Game, wanted: IjnForce) -> Option<HaltReason> {
    game.events().iter().find_map(|record| match &record.event {
        Event::Movement(MovementEvent::Halted { force, why, .. }) => {
            (*force == wanted.into()).then_some(*why)
        }
        _ => None,
    })
}

#[test]
fn r8_2_e10_a_force_moves_east_space_by_space() {
    let mut table = trial::table();
    first_csf(&mut table, Place::Kyushu);
    let game = moves(table, Line::Mi, &[4]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::MarcusWaters));
    let moved = MovementEvent::Moved {
        force: IjnForce::FirstCsf.into(),
        from: Place::Kyushu,
        to: Place::MarcusWaters,
    };
    assert_eq!(trial::happened(&game), [&Event::from(moved)]);
}

#[test]
fn r8_5_e10b_a_force_stops_at_an_island_base() {
    let mut table = trial::table();
    first_csf(&mut table, Place::WestOfMidway);
    let game = moves(table, Line::Mi, &[6]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::Midway));
    assert_eq!(
        halted(&game, IjnForce::FirstCsf),
        Some(HaltReason::IslandBase)
    );
}

#[test]
fn r8_5_e10c_a_force_stops_where_ships_are_and_both_are_spotted() {
    let mut table = trial::table();
    first_csf(&mut table, Place::BoninWaters);
    table.usn_forces[UsnForce::Tf16].place = Some(Place::MarcusWaters);
    let game = moves(table, Line::Mi, &[6]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::MarcusWaters));
    assert_eq!(halted(&game, IjnForce::FirstCsf), Some(HaltReason::Ships));
    // 9.2
    assert!(game.table().is_spotted(IjnForce::FirstCsf) && game.table().is_spotted(UsnForce::Tf16));
}

#[test]
fn r8_5_single_ships_stop_a_force_too() {
    let mut table = trial::table();
    first_csf(&mut table, Place::BoninWaters);
    table.ships[Ship::Avd12].at = ShipPlace::Loose(Place::MarcusWaters);
    let game = moves(table, Line::Mi, &[6]);
    assert_eq!(halted(&game, IjnForce::FirstCsf), Some(HaltReason::Ships));
}

#[test]
fn r8_5_a_force_stays_at_a_base_until_it_is_captured_or_destroyed() {
    let mut table = trial::table();
    first_csf(&mut table, Place::Midway);
    // No die: it cannot go.
    let game = moves(table.clone(), Line::Mi, &[]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::Midway));
    assert_eq!(
        halted(&game, IjnForce::FirstCsf),
        Some(HaltReason::IslandBase)
    );
    // Without its defense the base has still aircraft.
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    assert!(halted(&moves(table.clone(), Line::Mi, &[]), IjnForce::FirstCsf).is_some());
    // Destroyed.
    for unit in AirUnit::of(Side::Usn) {
        if table.air[unit].at == AirPlace::Base(Place::Midway) {
            table.air[unit].at = AirPlace::Eliminated;
        }
    }
    let game = moves(table.clone(), Line::Mi, &[1]);
    assert_eq!(
        place(&game, IjnForce::FirstCsf),
        Some(Place::LisianskiWaters)
    );
    // Its ships keep it there as long as they live.
    table.usn_forces[UsnForce::Tf16].place = Some(Place::Midway);
    assert_eq!(
        halted(&moves(table, Line::Mi, &[]), IjnForce::FirstCsf),
        Some(HaltReason::Ships)
    );
}

#[test]
fn r8_5_a_force_goes_on_from_a_captured_base_and_through_it() {
    let mut table = trial::table();
    first_csf(&mut table, Place::WestOfMidway);
    table.bases[IslandBase::Midway].captured = true;
    let game = moves(table, Line::Mi, &[6]);
    assert_eq!(
        place(&game, IjnForce::FirstCsf),
        Some(Place::LisianskiWaters)
    );
    assert_eq!(halted(&game, IjnForce::FirstCsf), None);
}

#[test]
fn r8_5_a_carrier_without_aircraft_does_not_halt() {
    let mut table = trial::table();
    first_csf(&mut table, Place::Kyushu);
    for unit in Ship::Akagi.own_groups() {
        table.air[unit].at = AirPlace::Eliminated;
    }
    let game = moves(table, Line::Mi, &[1]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::BoninWaters));
}

#[test]
fn r8_4_each_force_rolls_on_the_column_of_its_type() {
    let mut table = trial::table();
    let kyushu = Place::Kyushu;
    first_csf(&mut table, kyushu);
    trial::ijn(&mut table, IjnForce::InvasionMi, kyushu, &[Ship::Tr1]);
    trial::ijn(&mut table, IjnForce::MainBodyA, kyushu, &[Ship::Yamato]);
    trial::ijn(&mut table, IjnForce::Guard, kyushu, &[Ship::Ise]);
    // Of those in one place in the order of their list: Carrier, Invasion, Main, Support.
    let game = moves(table, Line::Mi, &[4, 2, 1, 4]);
    let places = IjnForce::on(Line::Mi).map(|force| place(&game, force));
    let expected = [Place::MarcusWaters, kyushu, kyushu, Place::BoninWaters];
    assert_eq!(places.collect::<Vec<_>>(), expected.map(Some));
}

#[test]
fn r7_0_the_force_farthest_east_moves_first() {
    let mut table = trial::table();
    first_csf(&mut table, Place::Kyushu);
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::MarcusWaters,
        &[Ship::Ise],
    );
    let game = moves(table, Line::Mi, &[1, 4]);
    assert_eq!(place(&game, IjnForce::Guard), Some(Place::Wake));
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::MarcusWaters));
}

#[test]
fn r6_0_3_only_forces_of_the_active_line_move() {
    let mut table = trial::table();
    first_csf(&mut table, Place::Kyushu);
    trial::ijn(
        &mut table,
        IjnForce::MainBodyB,
        Place::Honshu,
        &[Ship::Atago],
    );
    let game = moves(table, Line::Mi, &[1]);
    assert_eq!(place(&game, IjnForce::MainBodyB), Some(Place::Honshu));
}

#[test]
fn r8_2_a_force_goes_no_farther_than_the_home_base_at_the_end_of_its_line() {
    let mut table = trial::table();
    first_csf(&mut table, Place::FrenchFrigateShoals);
    table.usn_forces[UsnForce::Tf1].place = None;
    table.usn_forces[UsnForce::Tf16].place = None;
    let game = moves(table, Line::Mi, &[6]);
    assert_eq!(place(&game, IjnForce::FirstCsf), Some(Place::PearlHarbor));
}

#[test]
fn r3_2_a_force_of_decoys_moves_and_is_found_out_where_it_meets_the_enemy() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::BoninWaters, &[]);
    table.ijn_forces[IjnForce::Guard].decoys = 1;
    let game = moves(table.clone(), Line::Mi, &[5]);
    assert_eq!(place(&game, IjnForce::Guard), Some(Place::Wake));
    table.usn_forces[UsnForce::Tf16].place = Some(Place::MarcusWaters);
    let game = moves(table, Line::Mi, &[5]);
    assert_eq!(place(&game, IjnForce::Guard), None);
    assert!(game.table().is_spotted(UsnForce::Tf16));
}
