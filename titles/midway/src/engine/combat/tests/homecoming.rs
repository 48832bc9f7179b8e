//! How aircraft come home, and what becomes of those whose base is gone (18).

use super::*;
use crate::engine::combat::Homecoming;
use crate::engine::event::{AirLoss, FlightEvent};

/// Everything in the air comes home.
pub(super) fn come_home(table: Table) -> Game {
    trial::game(table, &[], Procedure::Homecoming(Homecoming::default()))
}

/// TF-17 in the New Hebrides; Lexington is sunk.
fn lexington_sunk() -> Table {
    let mut table = trial::table();
    usn(&mut table, UsnForce::Tf17, Place::NewHebrides, &[]);
    let sunk = HitEvent::ShipSunk {
        ship: Ship::Lexington,
        space: Place::NewHebrides,
    };
    table.apply(&sunk.into());
    table
}

#[test]
fn r18_0_e7_r4_1_groups_of_a_sunk_carrier_land_on_the_closest_base_with_room() {
    let game = come_home(lexington_sunk());
    assert!(is_over(&game));
    for unit in Ship::Lexington.own_groups() {
        assert_eq!(
            game.table().air[unit].at,
            AirPlace::Base(Place::NewCaledonia)
        );
    }
}

#[test]
fn r18_0_e7b_where_nothing_is_in_range_they_are_lost() {
    let mut table = trial::table();
    usn(&mut table, UsnForce::Tf16, Place::PalmyraWaters, &[]);
    let sunk = HitEvent::ShipSunk {
        ship: Ship::Enterprise,
        space: Place::PalmyraWaters,
    };
    table.apply(&sunk.into());
    let game = come_home(table);
    assert!(is_over(&game));
    for unit in Ship::Enterprise.own_groups() {
        assert_eq!(game.table().air[unit].at, AirPlace::Eliminated);
        let why = AirLoss::NowhereToLand;
        assert!(has_happened(&game, FlightEvent::AirUnitLost { unit, why }));
    }
}

#[test]
fn r18_0_where_room_is_short_the_player_says_who_lands() {
    let mut table = lexington_sunk();
    // One place is left on Yorktown, one in New Caledonia, which has room for four.
    table.air[AirUnit::YorktownTbd].at = AirPlace::Eliminated;
    for unit in [AirUnit::B17Of11Af, AirUnit::B18Of11Af, AirUnit::P40Of11Af] {
        table.air[unit].at = AirPlace::Base(Place::NewCaledonia);
    }
    let mut game = come_home(table);
    assert_eq!(asked(&game), Some("adrift"));
    assert_eq!(
        refused(&game, "land/Lexington SBD/New Caledonia"),
        "Lexington SBD cannot land at New Caledonia: it is not one of the closest in range with room (18.0)"
    );
    gives(&mut game, "land/Lexington FTR/Yorktown");
    // Now New Caledonia is the closest, and it has room for one of the two.
    assert_eq!(asked(&game), Some("adrift"));
    gives(&mut game, "land/Lexington SBD/New Caledonia");
    assert!(is_over(&game));
    assert_eq!(strength(&game, AirUnit::LexingtonTbd), None);
    assert_eq!(
        game.table().air[AirUnit::LexingtonFtr].at,
        AirPlace::Carrier(Ship::Yorktown)
    );
}

#[test]
fn r6_0_8_r6_0_15_with_a_base_of_its_own_a_unit_lands_nowhere_else() {
    let mut table = trial::table();
    over(&mut table, Place::WestOfMidway, &[]);
    table.air[AirUnit::Vmf221].over = Some(Place::WestOfMidway);
    let game = come_home(table);
    assert!(is_over(&game));
    assert!(has_happened(
        &game,
        FlightEvent::Returned {
            units: vec![AirUnit::Vmf221]
        }
    ));
}

#[test]
fn r17_2_groups_of_a_damaged_carrier_stay_with_her_but_those_away_must_land_elsewhere() {
    let mut table = trial::table();
    usn(&mut table, UsnForce::Tf16, Place::LisianskiWaters, &[]);
    table.air[AirUnit::EnterpriseSbd].over = Some(Place::WestOfMidway);
    let damaged = HitEvent::ShipDamaged {
        ship: Ship::Enterprise,
        space: Place::LisianskiWaters,
    };
    table.apply(&damaged.into());
    assert_eq!(table.air[AirUnit::EnterpriseFtr].over, None);
    let game = come_home(table);
    assert!(is_over(&game));
    assert_eq!(
        game.table().air[AirUnit::EnterpriseFtr].at,
        AirPlace::Carrier(Ship::Enterprise)
    );
    // Midway, one space off, has room for one more; Hornet is full.
    assert_eq!(
        game.table().air[AirUnit::EnterpriseSbd].at,
        AirPlace::Base(Place::Midway)
    );
}

#[test]
fn r6_0_6_e30_aircraft_of_a_carrier_that_is_sunk_elsewhere_in_the_step_still_attack() {
    let mut table = bare_table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Akagi],
    );
    usn(
        &mut table,
        UsnForce::Tf44,
        Place::LisianskiWaters,
        &[Ship::Ca17_3],
    );
    table.air[AirUnit::AkagiFtr].at = AirPlace::NotInPlay;
    table.air[AirUnit::AkagiBbr].over = Some(Place::LisianskiWaters);
    let sunk = HitEvent::ShipSunk {
        ship: Ship::Akagi,
        space: Place::WestOfMidway,
    };
    table.apply(&sunk.into());
    // A target, a hit, the table; flak.
    let game = mutual_everywhere(table, &[2, 5, 1, 6, 6]);
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Ca17_3));
    let game = come_home(game.table().clone());
    assert_eq!(strength(&game, AirUnit::AkagiBbr), None, "18.0");
}
