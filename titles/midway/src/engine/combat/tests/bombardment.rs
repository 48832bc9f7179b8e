//! Coastal bombardment and landing (15, 16, 6.0(7)).

use super::*;
use crate::engine::combat::AmphibiousAssault;
use crate::engine::event::{AirLoss, BaseEvent, FlightEvent};
use crate::engine::scenario::Level;
use crate::engine::table::Defense;
use crate::engine::units::IslandBase;

/// A force at Midway, whose aircraft are there as the game begins.
fn at_midway(ships: &[Ship]) -> Table {
    let mut table = trial::table();
    ijn(&mut table, IjnForce::InvasionMi, Place::Midway, ships);
    table
}

fn assault(table: Table, dice: &[u8]) -> Game {
    let procedure = Procedure::AmphibiousAssault(AmphibiousAssault::default());
    trial::game(table, dice, procedure)
}

fn defense(game: &Game) -> Defense {
    game.table().bases[IslandBase::Midway].defense
}

fn is_captured(game: &Game) -> bool {
    game.table().bases[IslandBase::Midway].captured
}

#[test]
fn r15_1_e20_r15_2_r15_3_r16_0_bombardment_guns_and_landing() {
    let table = at_midway(&[Ship::Tr1, Ship::Atago, Ship::DesRon10]);
    let game = assault(table, &[2, 1, 1, 6, 4]);
    assert!(is_over(&game));
    assert_eq!(defense(&game), Defense::Eliminated);
    assert!(is_sunk(&game, Ship::Atago) && !is_sunk(&game, Ship::DesRon10));
    assert!(is_captured(&game));
    assert!(has_happened(
        &game,
        BaseEvent::Captured {
            base: IslandBase::Midway,
            by: IjnForce::InvasionMi
        }
    ));
    // Its aircraft are lost with the base.
    assert!(game.table().air_on_land_at(Place::Midway).next().is_none());
    assert_eq!(strength(&game, AirUnit::Vmf221), None);
}

#[test]
fn r16_0_e20b_a_coastal_defense_that_lives_keeps_the_transports_off() {
    let game = assault(at_midway(&[Ship::Tr1, Ship::DesRon10]), &[6, 6]);
    assert!(is_over(&game));
    assert!(!is_captured(&game));
    // 15.4: the ships stay.
    assert_eq!(
        game.table().place_of(IjnForce::InvasionMi),
        Some(Place::Midway)
    );
}

#[test]
fn r15_4_ships_that_bombard_in_vain_stay() {
    let game = assault(at_midway(&[Ship::Kongo]), &[5, 6]);
    assert!(is_over(&game));
    assert_eq!(game.table().place_of_ship(Ship::Kongo), Some(Place::Midway));
}

#[test]
fn r15_0_ships_without_a_ground_number_do_not_bombard() {
    let game = assault(at_midway(&[Ship::Akagi, Ship::Tr1]), &[]);
    assert!(is_over(&game) && !is_captured(&game));
    assert_eq!(defense(&game), Defense::Standing(Strength::Full));
}

#[test]
fn r15_2_the_guns_fire_at_each_ship_with_the_number_they_had_before() {
    // The defense falls; its two shots need 2 all the same.
    let table = at_midway(&[Ship::Kongo, Ship::Haruna, Ship::Akagi]);
    let game = assault(table, &[4, 4, 2, 6, 2, 1]);
    assert!(is_over(&game));
    assert_eq!(defense(&game), Defense::Eliminated);
    assert!(is_sunk(&game, Ship::Kongo));
    assert_eq!(
        game.table().place_of_ship(Ship::Haruna),
        Some(Place::Midway)
    );
}

#[test]
fn r4_2_e8_a_reduced_defense_halves_the_room_and_the_player_gives_units_up() {
    let mut game = assault(at_midway(&[Ship::Kongo]), &[1, 6]);
    assert_eq!(defense(&game), Defense::Standing(Strength::Reduced));
    assert_eq!(asked(&game), Some("give_up"));
    // Two of five: ten ways.
    assert_eq!(game.legal().len(), 10);
    assert_eq!(
        refused(&game, "give_up/VMF 221"),
        "Midway gives up 2 air units, no more and no fewer (4.2)"
    );
    assert_eq!(
        refused(&game, "give_up/VMF 221;8PG P-39"),
        "8PG P-39 is not based at Midway, or is named twice (4.2)"
    );
    gives(&mut game, "give_up/VMF 221;TS-8 TBD");
    assert!(is_over(&game));
    assert_eq!(game.table().air_on_land_at(Place::Midway).count(), 3);
    assert!(has_happened(
        &game,
        FlightEvent::AirUnitLost {
            unit: AirUnit::Vmf221,
            why: AirLoss::NoRoom
        }
    ));
}

#[test]
fn r15_3_e8b_an_eliminated_defense_costs_all_aircraft_on_the_ground() {
    let game = assault(at_midway(&[Ship::Kongo, Ship::Haruna]), &[1, 1, 6, 6]);
    assert!(is_over(&game));
    assert_eq!(defense(&game), Defense::Eliminated);
    assert!(game.table().air_on_land_at(Place::Midway).next().is_none());
    assert_eq!(
        game.table().capacity(Place::Midway),
        crate::engine::map::Capacity::Units(0)
    );
    // Nobody lands: there is no transport.
    assert!(!is_captured(&game));
}

#[test]
fn r17_3_e34_no_aircraft_are_based_again_where_a_defense_was_once_eliminated() {
    let mut table = at_midway(&[]);
    table.apply(
        &HitEvent::DefenseEliminated {
            base: IslandBase::Midway,
        }
        .into(),
    );
    table.bases[IslandBase::Midway].defense = Defense::Standing(Strength::Full);
    table.usn_forces[UsnForce::Tf1].place = Some(Place::Midway);
    assert_eq!(
        table.capacity(Place::Midway),
        crate::engine::map::Capacity::Units(0)
    );
    let midway = crate::engine::table::AirBase::Land(Place::Midway);
    assert!(!table.has_room(midway, Side::Usn));
    assert_eq!(
        IslandBase::Midway.data().guns.at(Strength::Full).number(),
        2
    );
}

#[test]
fn r6_0_7_every_base_of_the_usn_is_attacked_whatever_line_is_active() {
    let mut table = at_midway(&[Ship::Kongo]);
    ijn(
        &mut table,
        IjnForce::InvasionSo,
        Place::Solomons,
        &[Ship::Tr6, Ship::Tenryu],
    );
    table.ijn_forces[IjnForce::InvasionSo].spotted = false;
    // Midway, then the Solomons, by a force nobody has seen.
    let game = assault(table, &[5, 6, 2, 2]);
    assert!(is_over(&game));
}

#[test]
fn r6_0_7_decoys_land_nothing_and_fight_nothing() {
    let mut table = at_midway(&[]);
    table.ijn_forces[IjnForce::InvasionMi].decoys = 2;
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    let game = assault(table, &[]);
    assert!(is_over(&game) && !is_captured(&game));
}

#[test]
fn r6_0_7_a_transport_takes_a_base_without_a_defense_though_ships_of_the_usn_are_there() {
    let mut table = at_midway(&[Ship::Tr1]);
    usn(&mut table, UsnForce::Tf44, Place::Midway, &[Ship::Ca17_3]);
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    let game = assault(table, &[]);
    assert!(is_over(&game) && is_captured(&game));
}

#[test]
fn r16_0_a_captured_base_is_not_attacked_again() {
    let mut table = at_midway(&[Ship::Tr1, Ship::Kongo]);
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    table.bases[IslandBase::Midway].captured = true;
    let game = assault(table, &[]);
    assert!(is_over(&game));
    assert!(game.events().is_empty());
}

#[test]
fn r5_0_e20c_the_second_base_ends_the_game_at_once() {
    let mut table = at_midway(&[Ship::Tr1]);
    table.bases[IslandBase::Solomons].captured = true;
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    let game = assault(table, &[]);
    assert!(is_over(&game));
    let outcome = game.table().outcome.expect("the game is lost");
    assert_eq!(outcome.level, Level::PerimeterLost);
}

#[test]
fn r15_0_ships_of_the_usn_bombard_a_base_of_the_ijn_in_a_battle() {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf44, Place::Wake, &[Ship::Ca17_3]);
    table.air[AirUnit::G4mOf11Det].at = AirPlace::Base(Place::Wake);
    // The bomber there: a target, a miss; flak, a miss. CA-17.3 hits with a 2; Wake's gun misses. Wake has room for one
    // still, and one is there.
    let game = battle(table, Place::Wake, &[6, 6, 6, 6, 2, 6]);
    assert!(is_over(&game));
    assert_eq!(
        game.table().bases[IslandBase::Wake].defense,
        Defense::Standing(Strength::Reduced)
    );
}

#[test]
fn r15_3_aircraft_of_the_ijn_in_flight_outlive_their_base_if_they_can_land_elsewhere() {
    let mut table = bare_table();
    table.air[AirUnit::G4mOf4AgMo].at = AirPlace::Base(Place::RabaulMo);
    table.air[AirUnit::G3mOfGenzanMo].at = AirPlace::Base(Place::RabaulMo);
    table.air[AirUnit::G4mOf4AgMo].over = Some(Place::PortMoresby);
    table.bases[IslandBase::RabaulMo].defense = Defense::Standing(Strength::Reduced);
    usn(&mut table, UsnForce::Tf44, Place::RabaulMo, &[Ship::Ca17_3]);
    let procedure = Procedure::Battle(SpaceBattle::new(Place::RabaulMo, BattleKind::Mutual));
    // The bomber on the ground: a target, a miss; flak, a miss. Then the bombardment.
    let game = trial::game(table, &[2, 5, 6, 6, 2, 6], procedure);
    assert!(is_over(&game));
    assert_eq!(strength(&game, AirUnit::G3mOfGenzanMo), None);
    assert_eq!(strength(&game, AirUnit::G4mOf4AgMo), Some(Strength::Full));
    assert!(!game.table().can_come_home(AirUnit::G4mOf4AgMo));
}
