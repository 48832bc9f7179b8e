//! Air units and carriers (2.34, 2.341), against figures copied from the project's units file.

use crate::common::*;
use carrier_battle::engine::fleet::{
    AIR_UNITS, AIRCRAFT_A_POINT, AIRCRAFT_A_UNIT, AirUnitId, AirUnitType, CARRIERS, CapId,
    CarrierId, CarrierType,
};

/// 2.34: a US unit is twelve aircraft, a Japanese air point about eight.
#[test]
fn r2_34_a_unit_is_twelve_aircraft_and_a_point_about_eight() {
    assert_eq!((AIRCRAFT_A_UNIT, AIRCRAFT_A_POINT), (12, 8));
}

/// 2.341: night-capable units are treated as the others (until rule 22).
#[test]
fn r2_341_night_capable_units_are_hellcats_like_the_others() {
    let night: Vec<AirUnitId> = AirUnitId::all()
        .filter(|unit| unit.kind().is_night_rated())
        .collect();
    let homes: Vec<&str> = night.iter().map(|unit| unit.home().data().name).collect();
    assert_eq!(homes, ["Yorktown", "Essex"]);
    for unit in night {
        assert_eq!(unit.kind(), AirUnitType::F6F3N);
        assert_eq!(unit.kind().endurance(), AirUnitType::F6F.endurance());
        assert!(unit.kind().is_fighter());
        let group = unit.home().data().group;
        let table = task_force();
        let room = table.task_group(group).unwrap().room_for_cap(1);
        assert_eq!(room, Some(CapId { group, place: 0 }));
    }
}

#[test]
fn every_carrier_has_the_air_group_of_the_units_file() {
    let copied = [
        ("Hornet", "58.1", "F6F F6F F6F SB2C SB2C SB2C TBF"),
        ("Yorktown", "58.1", "F6F F6F F6F F6F-3N SB2C SB2C SB2C TBF"),
        ("Belleau Wood", "58.1", "F6F F6F TBM"),
        ("Bataan", "58.1", "F6F F6F TBM"),
        ("Bunker Hill", "58.2", "F6F F6F F6F SB2C SB2C SB2C TBF TBF"),
        ("Wasp", "58.2", "F6F F6F F6F SB2C SB2C SB2C TBF"),
        ("Monterey", "58.2", "F6F F6F TBM"),
        ("Cabot", "58.2", "F6F F6F TBM"),
        ("Lexington", "58.3", "F6F F6F F6F SBD SBD SBD TBM TBM"),
        ("Enterprise", "58.3", "F6F F6F F6F SBD SBD TBF"),
        ("San Jacinto", "58.3", "F6F F6F TBM"),
        ("Princeton", "58.3", "F6F F6F TBM"),
        ("Essex", "58.4", "F6F F6F F6F F6F-3N SB2C SB2C SB2C TBF"),
        ("Langley", "58.4", "F6F F6F TBM"),
        ("Cowpens", "58.4", "F6F F6F TBM"),
        ("Saratoga", "58.4", "F6F F6F F6F SBD SBD SBD TBF TBF"),
    ];
    assert_eq!(CARRIERS.len(), copied.len());
    for (carrier, (name, group, air)) in CarrierId::all().zip(copied) {
        let data = carrier.data();
        let aboard: Vec<AirUnitId> = AirUnitId::all()
            .filter(|unit| unit.home() == carrier)
            .collect();
        let types: Vec<&str> = aboard
            .iter()
            .map(|unit| unit.kind().designation())
            .collect();
        assert_eq!(
            (
                data.name,
                data.group.to_string().as_str(),
                types.join(" ").as_str()
            ),
            (name, group, air)
        );
        assert_eq!(
            data.kind == CarrierType::Cvl,
            air.len() == "F6F F6F TBM".len()
        );
        assert_eq!(name.parse(), Ok(carrier));
    }
    assert_eq!(AirUnitId::all().count(), AIR_UNITS);
    assert!(AirUnitId::all().all(|unit| unit.to_string().parse() == Ok(unit)));
}
