use super::joining::repair_on_a_line;
use super::*;
use crate::engine::decision::Decision;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{IjnReturnRefusal, Refusal};
use crate::engine::table::{AirPlace, Defense, ShipPlace, Table};
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship, Strength};
use crate::engine::{Game, trial};

/// The logistics step on a table, with scripted dice, all of which must fall.
fn logistics(table: Table, dice: &[u8]) -> Game {
    let procedure = Procedure::IjnLogistics(IjnLogistics::new(&table));
    let game = trial::game(table, dice, procedure);
    assert!(trial::all_dice_fell(&game));
    game
}

/// The G4M of Rabaul (MO), with this strength there, or eliminated.
fn g4m(at: AirPlace, strength: Strength) -> Table {
    let mut table = trial::table();
    table.air[AirUnit::G4mOf4AgMo].at = at;
    table.air[AirUnit::G4mOf4AgMo].strength = strength;
    table
}

const RABAUL: AirPlace = AirPlace::Base(Place::RabaulMo);

#[test]
fn r19_2_e23_a_reduced_air_unit_rolls() {
    let unit = AirUnit::G4mOf4AgMo;
    let game = logistics(g4m(RABAUL, Strength::Reduced), &[4]);
    assert_eq!(game.table().air[unit].strength, Strength::Reduced);
    let game = logistics(g4m(RABAUL, Strength::Reduced), &[3]);
    assert_eq!(game.table().air[unit].strength, Strength::Full);
    assert_eq!(game.table().air[unit].at, RABAUL);
}

#[test]
fn r19_2_e23b_with_none_reduced_an_eliminated_one_returns_whole_without_a_die() {
    let game = logistics(g4m(AirPlace::Eliminated, Strength::Reduced), &[]);
    let state = &game.table().air[AirUnit::G4mOf4AgMo];
    assert_eq!((state.at, state.strength), (RABAUL, Strength::Full));
}

#[test]
fn r19_2_e23c_without_its_bases_defense_it_cannot_return() {
    let mut table = g4m(AirPlace::Eliminated, Strength::Full);
    let base = &mut table.bases[IslandBase::RabaulMo];
    (base.defense, base.fell_once) = (Defense::Eliminated, true);
    let game = logistics(table, &[]);
    assert_eq!(
        game.table().air[AirUnit::G4mOf4AgMo].at,
        AirPlace::Eliminated
    );
}

#[test]
fn r19_2_a_group_returns_to_its_own_carrier_in_play_only() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Kyushu,
        &[Ship::Akagi],
    );
    table.ships[Ship::Kaga].at = ShipPlace::Damaged;
    table.air[AirUnit::KagaFtr].at = AirPlace::Eliminated;
    // Kaga rolls a 6 and stays damaged.
    let game = logistics(table.clone(), &[6]);
    assert_eq!(game.table().air[AirUnit::KagaFtr].at, AirPlace::Eliminated);
    table.air[AirUnit::AkagiFtr].at = AirPlace::Eliminated;
    let game = logistics(table, &[6]);
    assert_eq!(
        game.table().air[AirUnit::AkagiFtr].at,
        AirPlace::Carrier(Ship::Akagi)
    );
}

#[test]
fn r19_2_of_several_reduced_units_the_player_says_which_rolls() {
    let mut table = g4m(RABAUL, Strength::Reduced);
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Kyushu,
        &[Ship::Akagi],
    );
    table.air[AirUnit::AkagiBbr].strength = Strength::Reduced;
    // 4.1: aboard a damaged carrier it cannot be repaired.
    table.ships[Ship::Kaga].at = ShipPlace::Damaged;
    table.air[AirUnit::KagaBbr].strength = Strength::Reduced;
    let procedure = Procedure::IjnLogistics(IjnLogistics::new(&table));
    let mut game = trial::game(table, &[6, 1], procedure);
    let units = vec![AirUnit::G4mOf4AgMo, AirUnit::AkagiBbr];
    assert_eq!(game.decision(), Some(&Decision::RepairedAirUnit { units }));
    let unit = AirUnit::KagaBbr;
    let refused = game.play(Order::ChooseAirUnit { unit }).map(|_| ());
    let not_reduced = IjnReturnRefusal::NotReduced(unit);
    assert_eq!(refused, Err(Refusal::IjnReturn(not_reduced)));
    let unit = AirUnit::AkagiBbr;
    game.play(Order::ChooseAirUnit { unit }).unwrap();
    assert_eq!(game.table().air[unit].strength, Strength::Full);
    assert_eq!(
        game.table().air[AirUnit::G4mOf4AgMo].strength,
        Strength::Reduced
    );
    // 6.0(10): one a turn.
    assert!(game.decision().is_none() && trial::all_dice_fell(&game));
}

#[test]
fn r19_2_of_several_eliminated_units_the_player_says_which_returns() {
    let mut table = g4m(AirPlace::Eliminated, Strength::Full);
    table.air[AirUnit::G3mOfGenzanSo].at = AirPlace::Eliminated;
    let procedure = Procedure::IjnLogistics(IjnLogistics::new(&table));
    let mut game = trial::game(table, &[], procedure);
    let units = vec![AirUnit::G4mOf4AgMo, AirUnit::G3mOfGenzanSo];
    assert_eq!(game.decision(), Some(&Decision::ReturningAirUnit { units }));
    let unit = AirUnit::AkagiFtr;
    let refused = game.play(Order::ChooseAirUnit { unit }).map(|_| ());
    let cannot = IjnReturnRefusal::CannotReturn(unit);
    assert_eq!(refused, Err(Refusal::IjnReturn(cannot)));
    let unit = AirUnit::G3mOfGenzanSo;
    game.play(Order::ChooseAirUnit { unit }).unwrap();
    assert_eq!(game.table().air[unit].at, AirPlace::Base(Place::RabaulSo));
    assert_eq!(
        game.table().air[AirUnit::G4mOf4AgMo].at,
        AirPlace::Eliminated
    );
}

#[test]
fn r6_0_10_every_damaged_ship_rolls_and_a_carrier_returns_with_her_groups_whole() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Hiryu],
    );
    for ship in [Ship::Akagi, Ship::Atago, Ship::Tr1] {
        table.ships[ship].at = ShipPlace::Damaged;
        table.ships[ship].hit_on = Some(Line::Mi);
    }
    table.air[AirUnit::AkagiFtr].at = AirPlace::Eliminated;
    table.air[AirUnit::AkagiBbr].strength = Strength::Reduced;
    // Akagi 1 repaired, 2 MI at once; Atago 3 not; TR-1 2 repaired, 4 MI.
    let game = logistics(table, &[1, 2, 3, 2, 4]);
    let table = game.table();
    let csf = ShipPlace::Force(IjnForce::FirstCsf.into());
    assert_eq!(table.ships[Ship::Akagi].at, csf, "at sea too");
    assert_eq!(table.ships[Ship::Akagi].hit_on, None);
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        assert_eq!(table.air[unit].at, AirPlace::Carrier(Ship::Akagi));
        assert_eq!(table.air[unit].strength, Strength::Full);
    }
    assert_eq!(table.ships[Ship::Atago].at, ShipPlace::Damaged);
    // No invasion force is on MI, so the transports join what is.
    assert_eq!(table.ships[Ship::Tr1].at, csf);
}

#[test]
fn r19_1_a_repaired_ship_joins_a_force_of_its_kind_on_the_line() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Midway,
        &[Ship::Hiryu],
    );
    trial::ijn(
        &mut table,
        IjnForce::InvasionMi,
        Place::BoninWaters,
        &[Ship::Tr2],
    );
    for (ship, force) in [
        (Ship::Akagi, IjnForce::FirstCsf),
        (Ship::Tr1, IjnForce::InvasionMi),
    ] {
        table.ships[ship].at = ShipPlace::Damaged;
        let mut play = trial::play(table.clone(), &[3]);
        repair_on_a_line(&mut play, ship);
        assert_eq!(play.table.force_of(ship), Some(force.into()), "{ship}");
    }
}

#[test]
fn r19_1_with_no_force_on_the_line_its_own_marker_is_formed_anew_at_home() {
    for (ship, force) in [
        (Ship::Zuiho, IjnForce::FourthCsf),
        (Ship::Tr6, IjnForce::InvasionSo),
    ] {
        let mut table = trial::table();
        table.ships[ship].at = ShipPlace::Damaged;
        let mut play = trial::play(table, &[6]);
        repair_on_a_line(&mut play, ship);
        assert_eq!(play.table.force_of(ship), Some(force.into()));
        assert_eq!(play.table.place_of(force), Some(Place::TrukSo));
        assert!(!play.table.is_spotted(force));
    }
}

#[test]
fn r6_0_10_the_log_does_not_tell_which_force_a_repaired_ship_joins() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Kyushu,
        &[Ship::Hiryu],
    );
    trial::ijn(&mut table, IjnForce::Guard, Place::Kyushu, &[Ship::Ise]);
    table.ships[Ship::Atago].at = ShipPlace::Damaged;
    let mut play = trial::play(table, &[2, 1]);
    repair_on_a_line(&mut play, Ship::Atago);
    for record in play.events() {
        let told = record.event.to_string();
        let names = ["CSF", "Guard", "MI", "Kyushu"];
        assert!(!names.iter().any(|name| told.contains(name)), "{told}");
    }
}
