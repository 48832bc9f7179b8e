use super::*;
use crate::engine::procedure::Procedure;
use crate::engine::table::{AirPlace, Defense, ShipPlace};
use crate::engine::units::{IslandBase, RepairBox, Strength, UsnForce};
use crate::engine::{Game, trial};

fn turn_ends(table: &Table) -> Game {
    let procedure = Procedure::RepairTracks(RepairTracks::new(table));
    trial::game(table.clone(), &[], procedure)
}

/// Saratoga is repaired, and leads TF-11 from a place; one of her groups is about to be repaired in Pearl Harbor.
fn group_of_saratoga(unit: AirUnit, at: Place) -> Table {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf11].place = Some(at);
    table.ships[Ship::Saratoga].at = ShipPlace::Force(UsnForce::Tf11.into());
    table.air[unit].at = AirPlace::Repairing(Place::PearlHarbor, RepairBox::Slight);
    table
}

#[test]
fn r6_0_17_e24_saratoga_comes_down_a_box_a_turn() {
    let mut table = trial::table();
    let coast = Place::WestCoast;
    let expected = [
        ShipPlace::Repairing(coast, RepairBox::Light),
        ShipPlace::Repairing(coast, RepairBox::Slight),
        ShipPlace::Loose(coast),
    ];
    for at in expected {
        table = turn_ends(&table).table().clone();
        assert_eq!(table.ships[Ship::Saratoga].at, at);
    }
    // 4.1: her groups have stayed with her.
    assert_eq!(table.air_aboard(Ship::Saratoga).count(), 3);
}

#[test]
fn r6_0_17_a_repaired_land_unit_goes_to_its_port() {
    let mut table = trial::table();
    let unit = AirUnit::Vmf221;
    table.air[unit].at = AirPlace::Repairing(Place::PearlHarbor, RepairBox::Slight);
    let table = turn_ends(&table).table().clone();
    assert_eq!(table.air[unit].at, AirPlace::Base(Place::PearlHarbor));
}

#[test]
fn r6_0_17_a_naval_unit_goes_aboard_within_twice_its_range_if_the_player_likes() {
    let unit = AirUnit::SaratogaSbd;
    // Four spaces from Pearl Harbor: twice two.
    let table = group_of_saratoga(unit, Place::WestOfMidway);
    assert_eq!(
        Place::PearlHarbor.sea_distance(Place::WestOfMidway),
        Some(4)
    );
    let (carrier, port) = (Ship::Saratoga, Place::PearlHarbor);
    let asked = Decision::RepairedGroup {
        unit,
        carrier,
        port,
    };
    for (order, at) in [
        (Order::Aboard, AirPlace::Carrier(carrier)),
        (Order::IntoPort, AirPlace::Base(port)),
    ] {
        let mut game = turn_ends(&table);
        assert_eq!(game.decision(), Some(&asked));
        assert_eq!(game.legal(), [Order::Aboard, Order::IntoPort]);
        game.play(order).unwrap();
        assert_eq!(game.table().air[unit].at, at);
    }
}

#[test]
fn r6_0_17_lanes_count_and_a_carrier_too_far_or_full_or_alone_takes_nobody() {
    let (unit, port) = (AirUnit::SaratogaSbd, Place::PearlHarbor);
    let in_reach = |table: &Table| carrier_in_reach(table, unit, port);
    assert!(in_reach(&group_of_saratoga(unit, Place::Samoa)).is_some());
    assert!(in_reach(&group_of_saratoga(unit, Place::FijiWaters)).is_some());
    assert!(in_reach(&group_of_saratoga(unit, Place::NewCaledonia)).is_none());
    let torpedo = group_of_saratoga(AirUnit::SaratogaTbd, Place::Samoa);
    assert!(
        carrier_in_reach(&torpedo, AirUnit::SaratogaTbd, port).is_none(),
        "twice one"
    );
    let mut full = group_of_saratoga(unit, port);
    full.air[AirUnit::HornetSbd].at = AirPlace::Carrier(Ship::Saratoga);
    assert!(in_reach(&full).is_none());
    let mut alone = group_of_saratoga(unit, port);
    alone.ships[Ship::Saratoga].at = ShipPlace::Loose(port);
    assert!(in_reach(&alone).is_none());
    // Nothing is asked then.
    let game = turn_ends(&alone);
    assert_eq!(
        (game.decision(), game.table().air[unit].at),
        (None, AirPlace::Base(port))
    );
}

#[test]
fn r6_0_17_a_repaired_defense_stands_in_its_base_again() {
    let mut table = trial::table();
    let base = IslandBase::Midway;
    table.bases[base].defense = Defense::Repairing(RepairBox::Light);
    let table = turn_ends(&table).table().clone();
    assert_eq!(
        table.bases[base].defense,
        Defense::Repairing(RepairBox::Slight)
    );
    let table = turn_ends(&table).table().clone();
    assert_eq!(table.bases[base].defense, Defense::Standing(Strength::Full));
}

#[test]
fn r16_0_a_captured_base_does_not_get_its_defense_back() {
    use crate::engine::event::BaseEvent;
    use crate::engine::units::IjnForce;
    let mut table = trial::table();
    let base = IslandBase::Midway;
    table.bases[base].defense = Defense::Repairing(RepairBox::Light);
    let by = IjnForce::InvasionMi;
    table.apply(&BaseEvent::Captured { base, by }.into());
    assert_eq!(table.bases[base].defense, Defense::Eliminated);
}
