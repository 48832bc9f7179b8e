//! What follows from losses (3.2, 4.2, 4.3, 8.3, 17, 20.1).

use super::*;
use crate::engine::combat::Aftermath;
use crate::engine::event::MovementEvent;
use crate::engine::table::{Defense, LeaderPlace};
use crate::engine::units::{IslandBase, Leader};

fn aftermath(table: Table, damaged: &[UsnForce]) -> Game {
    let damaged = damaged.iter().map(|force| (*force).into()).collect();
    trial::game(table, &[], Procedure::Aftermath(Aftermath::new(damaged)))
}

/// TF-17 has lost all its ships.
fn tf17_lost(to: ShipPlace) -> Table {
    let mut table = trial::table();
    for ship in UsnForce::Tf17.data().ships {
        table.ships[*ship].at = to;
    }
    table
}

#[test]
fn r20_1_a_leader_is_lost_with_the_last_ship_of_his_force() {
    let game = aftermath(tf17_lost(ShipPlace::Sunk), &[]);
    assert!(is_over(&game));
    assert_eq!(game.table().leaders[Leader::Fletcher], LeaderPlace::Lost);
    // 8.3: its marker is out of use.
    assert_eq!(game.table().place_of(UsnForce::Tf17), None);
    let force = UsnForce::Tf17.into();
    assert!(has_happened(&game, MovementEvent::MarkerRemoved { force }));
}

#[test]
fn r20_1_if_she_is_only_damaged_he_goes_to_another_force() {
    let mut game = aftermath(tf17_lost(ShipPlace::Damaged), &[UsnForce::Tf17]);
    assert_eq!(asked(&game), Some("leader_transfer"));
    assert_eq!(game.legal().len(), 5);
    assert_eq!(
        refused(&game, "send_leader/TF-17"),
        "TF-17 has no ships, or two leaders already (20.1)"
    );
    gives(&mut game, "send_leader/TF-16");
    assert!(is_over(&game));
    assert_eq!(game.table().leaders_with(UsnForce::Tf16).count(), 2);
}

#[test]
fn r20_1_no_force_has_more_than_two_leaders() {
    let mut table = tf17_lost(ShipPlace::Damaged);
    table.leaders[Leader::Halsey] = LeaderPlace::With(UsnForce::Tf16);
    let game = aftermath(table, &[UsnForce::Tf17]);
    assert!(!game.legal().contains(&order("send_leader/TF-16")));
    assert_eq!(game.legal().len(), 4);
}

#[test]
fn r8_3_decoys_keep_the_marker_of_an_unspotted_force_on_the_map() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::Midway, &[]);
    table.ijn_forces[IjnForce::Guard].decoys = 1;
    trial::ijn(&mut table, IjnForce::InvasionMi, Place::Midway, &[]);
    let game = aftermath(table, &[]);
    assert!(is_over(&game));
    assert_eq!(game.table().place_of(IjnForce::Guard), Some(Place::Midway));
    assert_eq!(game.table().place_of(IjnForce::InvasionMi), None);
}

#[test]
fn r4_3_a_base_that_loses_its_tender_gives_up_what_has_no_room() {
    let mut table = trial::table();
    // Port Moresby has room for four; with a tender five are there.
    for unit in [AirUnit::B17Of11Af, AirUnit::B18Of11Af, AirUnit::P40Of11Af] {
        table.air[unit].at = AirPlace::Base(Place::PortMoresby);
    }
    usn(&mut table, UsnForce::Tf1, Place::PortMoresby, &[]);
    assert!(is_over(&aftermath(table.clone(), &[])));
    table.ships[Ship::Avd12].at = ShipPlace::Sunk;
    let mut game = aftermath(table, &[]);
    assert_eq!(asked(&game), Some("give_up"));
    assert_eq!(game.legal().len(), 5);
    gives(&mut game, "give_up/8PG P-39");
    assert!(is_over(&game));
}

#[test]
fn r4_2_aircraft_in_flight_count_at_a_base_that_is_reduced() {
    let mut table = trial::table();
    table.bases[IslandBase::Midway].defense = Defense::Standing(Strength::Reduced);
    table.air[AirUnit::Vmf221].over = Some(Place::WestOfMidway);
    let mut game = aftermath(table, &[]);
    gives(&mut game, "give_up/VMF 221;PW2 PBY");
    assert!(is_over(&game));
    assert_eq!(game.table().air_on_land_at(Place::Midway).count(), 3);
}

#[test]
fn r3_2_e6_units_of_one_name_at_both_rabauls_are_two() {
    let mut table = trial::table();
    for (unit, place) in [
        (AirUnit::G3mOfGenzanMo, Place::RabaulMo),
        (AirUnit::G3mOfGenzanSo, Place::RabaulSo),
    ] {
        table.air[unit].at = AirPlace::Base(place);
    }
    let unit = AirUnit::G3mOfGenzanMo;
    table.apply(&HitEvent::AirUnitEliminated { unit }.into());
    assert_eq!(table.base_of(AirUnit::G3mOfGenzanMo), None);
    assert_eq!(table.base_of(AirUnit::G3mOfGenzanSo), Some(Place::RabaulSo));
    // 8.1
    assert_eq!(Place::RabaulMo.range_to(Place::RabaulSo), None);
}

#[test]
fn r17_1_an_air_unit_is_reduced_and_then_eliminated() {
    let mut play = trial::play(trial::table(), &[]);
    let hit = crate::engine::combat::hits::hit_air_unit;
    hit(&mut play, AirUnit::Vmf221);
    assert_eq!(play.table.air[AirUnit::Vmf221].strength, Strength::Reduced);
    hit(&mut play, AirUnit::Vmf221);
    assert_eq!(play.table.air[AirUnit::Vmf221].at, AirPlace::Eliminated);
    // More hits change nothing.
    let events = play.events().len();
    hit(&mut play, AirUnit::Vmf221);
    assert_eq!(play.events().len(), events);
}

#[test]
fn r17_3_a_coastal_defense_is_reduced_and_then_eliminated() {
    let mut play = trial::play(trial::table(), &[]);
    let hit = crate::engine::combat::hits::hit_defense;
    let base = IslandBase::Aleutians;
    hit(&mut play, base);
    assert_eq!(play.table.bases[base].step(), Some(Strength::Reduced));
    hit(&mut play, base);
    assert_eq!(play.table.bases[base].defense, Defense::Eliminated);
    assert!(play.table.bases[base].fell_once);
}
