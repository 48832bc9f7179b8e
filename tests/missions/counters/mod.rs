//! Air missions: their counters, how they are formed, where they go, and splitting (4.1-4.3).

mod splitting;

use crate::common::*;
use carrier_battle::engine::DeckRefusal;
use carrier_battle::engine::InterceptionRefusal;
use carrier_battle::engine::MissionRefusal;
use carrier_battle::engine::MovementRefusal;
use carrier_battle::engine::fleet::{
    AirUnitId, AirUnitType, Fuel, Mission, MissionId, MissionType, Movement, UnitSet,
};
use carrier_battle::engine::forces::{Detection, ForceId, Intelligence};
use carrier_battle::engine::{
    AirEvent, Decision, DetectionEvent, Event, FuelUse, Game, Order, Refusal, forecast,
};

/// 4.11: sixteen counters, "Air Strike 1" to "Air Strike 8" and "Intercept 1" to "Intercept 8".
#[test]
fn r4_11_sixteen_mission_counters_have_names() {
    for (kind, name) in [
        (MissionType::Strike, "Air Strike"),
        (MissionType::Intercept, "Intercept"),
    ] {
        for number in 1..=8 {
            let id = MissionId { kind, number };
            assert_eq!(id.to_string(), format!("{name} {number}"));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }
    for wrong in [
        "Intercept 0",
        "Intercept 9",
        "Air Strike 9",
        "Strike 1",
        "Intercept",
        "intercept 1",
        "",
    ] {
        assert!(wrong.parse::<MissionId>().is_err(), "{wrong:?}");
    }
}

/// 4.14: a mission is placed in the hex of the task groups that launched it, each on a display of
/// its own; units of several task groups in one hex fly together.
#[test]
fn r4_14_the_set_up_forms_missions_of_units_of_several_groups() {
    let game = scripted(&[5]);
    let placed: Vec<&Mission> = game.table().missions.iter().collect();
    assert_eq!(
        placed
            .iter()
            .map(|mission| mission.id.number)
            .collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert_eq!(
        placed
            .iter()
            .map(|mission| mission.units.len())
            .collect::<Vec<_>>(),
        [4, 3, 3]
    );
    let groups = |mission: &Mission| {
        mission
            .units
            .iter()
            .map(|unit| unit.home().data().group.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(groups(placed[0]), [1, 2, 3, 4]);
    assert!(
        placed
            .iter()
            .all(|mission| mission.hex == hex(HOME) && mission.is_intercept())
    );
    // 4.13 with 4.33: the four patrols in their boxes hold the next four displays.
    assert_eq!(game.table().free_displays(), 1);
    assert_eq!(game.table().free_intercept(), Some(named("Intercept 8")));
}

/// 4.14, 4.13: eight missions of both types together; strikes take displays like intercepts.
#[test]
fn r4_14_a_new_mission_takes_a_display_no_other_has() {
    let mut table = task_force();
    let fighters: Vec<String> = (1..=9).map(|n| format!("F6F {n}")).collect();
    for (n, name) in ["Air Strike 1", "Intercept 2", "Air Strike 3", "Intercept 4"]
        .iter()
        .enumerate()
    {
        with_mission(&mut table, name, HOME, &[&fighters[n]], 16);
    }
    assert_eq!(
        (table.free_displays(), table.free_intercept()),
        (4, Some(named("Intercept 5")))
    );
    for (n, name) in ["Air Strike 5", "Intercept 6", "Air Strike 7", "Intercept 8"]
        .iter()
        .enumerate()
    {
        with_mission(&mut table, name, HOME, &[&fighters[n + 4]], 16);
    }
    assert_eq!((table.free_displays(), table.free_intercept()), (0, None));
    // They stand in the order of their displays.
    assert!(table.missions.is_sorted_by_key(|mission| mission.id.number));
}

/// 4.15 and its example: the lowest endurance of the units, 14 for F6F and SB2C together.
#[test]
fn r4_15_a_mission_starts_with_the_lowest_endurance_of_its_units() {
    let fuel = |names: &[&str]| Mission::starting_fuel(units(names));
    assert_eq!(fuel(&["F6F 1", "SB2C 1"]), Fuel::points(14));
    assert_eq!(fuel(&["F6F 1", "SBD 1"]), Fuel::points(15));
    assert_eq!(
        fuel(&["F6F 1", "SBD 1", "SB2C 2", "TBF 1"]),
        Fuel::points(14)
    );
    for (name, endurance) in [
        ("F6F 1", 16),
        ("F6F-3N 1", 16),
        ("SBD 1", 15),
        ("SB2C 1", 14),
        ("TBF 1", 16),
        ("TBM 1", 16),
    ] {
        assert_eq!(fuel(&[name]), Fuel::points(endurance), "{name}");
    }
}

/// 4.16: units land on any carrier in their mission's hex, and in scenario 1 fly once.
#[test]
fn r4_16_units_land_on_any_carrier_in_their_hex_and_fly_no_more() {
    let mut game = scripted(&[5]);
    play_all(&mut game, &[fly("Intercept 2", "1108"), Order::EndMovement]);
    assert_eq!(game.decision(), Some(Decision::Landing));
    // Away from home, of another group: Hornet's fighter on Cowpens.
    let happened = play(&mut game, land("F6F 3", "Cowpens"));
    assert_eq!(
        happened[1].to_string(),
        "F6F 3 of Intercept 1 lands on Cowpens."
    );
    assert_eq!(game.table().landed(), [(named("F6F 3"), named("Cowpens"))]);
    assert_eq!(
        mission(&game, "Intercept 1").units,
        units(&["F6F 13", "F6F 23", "F6F 32"])
    );
    assert_eq!(
        refused(&mut game, land("F6F 3", "Cowpens")),
        Refusal::Missions(MissionRefusal::NotFlying(named("F6F 3")))
    );
    assert_eq!(
        refused(&mut game, land("F6F 1", "Hornet")),
        Refusal::Missions(MissionRefusal::NotFlying(named("F6F 1")))
    ); // CAP
    assert_eq!(
        refused(&mut game, land("SB2C 1", "Hornet")),
        Refusal::Missions(MissionRefusal::NotFlying(named("SB2C 1")))
    );
    // Intercept 2 is in the next hex, where no carrier is.
    let elsewhere = Refusal::Decks(DeckRefusal::CarrierElsewhere {
        carrier: named("Hornet"),
        mission: named("Intercept 2"),
        hex: hex("1108"),
    });
    assert_eq!(refused(&mut game, land("F6F 4", "Hornet")), elsewhere);
    // With its last unit a mission leaves the map and frees its display.
    let last = play_all(
        &mut game,
        &["F6F 13", "F6F 23", "F6F 32"].map(|unit| land(unit, "Bataan")),
    );
    assert_eq!(
        last.last(),
        Some(&Event::Air(AirEvent::MissionRemoved {
            what: named("Intercept 1")
        }))
    );
    assert_eq!(game.table().mission(named("Intercept 1")), None);
    assert_eq!(game.table().free_intercept(), Some(named("Intercept 1")));
}

/// 4.24: an air strike does not fight raids.
#[test]
fn r4_24_a_strike_never_engages_a_raid() {
    let mut table = task_force();
    with_raid(&mut table, HOME, 6);
    with_mission(&mut table, "Air Strike 1", HOME, &["F6F 1", "SB2C 1"], 14);
    with_mission(&mut table, "Intercept 2", HOME, &["F6F 2"], 16);
    let check = |order| Decision::Interception.check(&table, order);
    let strike = named("Air Strike 1");
    assert_eq!(
        check(engage("Air Strike 1", 1)),
        Err(Refusal::Interception(
            InterceptionRefusal::StrikeNeverIntercepts(strike)
        ))
    );
    assert_eq!(check(engage("Intercept 2", 1)), Ok(()));
    assert_eq!(
        Decision::Interception.legal(&table),
        [engage("Intercept 2", 1), Order::Fight]
    );
}

/// 4.25: a strike is never split in flight; an intercept mission can be (4.37).
#[test]
fn r4_25_a_strike_is_never_split() {
    let mut table = task_force();
    with_mission(&mut table, "Air Strike 1", HOME, &["F6F 1", "F6F 2"], 16);
    with_mission(&mut table, "Intercept 2", HOME, &["F6F 3", "F6F 4"], 16);
    for decision in [Decision::AirMovement, Decision::Interception] {
        let check = |order| decision.check(&table, order);
        let strike = named("Air Strike 1");
        assert_eq!(
            check(split("Air Strike 1", &["F6F 1"])),
            Err(Refusal::Missions(MissionRefusal::StrikeNeverSplits(strike)))
        );
        assert_eq!(check(split("Intercept 2", &["F6F 3"])), Ok(()));
    }
    let legal = Decision::AirMovement.legal(&table);
    let splits: Vec<&Order> = legal
        .iter()
        .filter(|order| matches!(order, Order::Split { .. }))
        .collect();
    assert_eq!(splits, [&split("Intercept 2", &["F6F 4"])]);
}

/// 4.31: intercept missions are of fighters only.
#[test]
fn r4_31_intercepts_and_cap_hold_fighters_only() {
    let game = scripted(&[5]);
    let table = game.table();
    let patrols = table.cap_missions().map(|(_, units)| units);
    let all: Vec<UnitSet> = table
        .missions
        .iter()
        .map(|mission| mission.units)
        .chain(patrols)
        .collect();
    assert_eq!(
        all.iter().map(|units| units.len()).sum::<u8>(),
        4 + 3 + 3 + 2 + 2 + 2 + 1
    );
    assert!(
        all.iter()
            .all(|units| units.iter().all(|unit| unit.kind() == AirUnitType::F6F))
    );
    let fighters: Vec<&str> = [AirUnitType::F6F, AirUnitType::F6F3N]
        .map(AirUnitType::designation)
        .into();
    for unit in AirUnitId::all() {
        assert_eq!(
            unit.kind().is_fighter(),
            fighters.contains(&unit.kind().designation())
        );
    }
}

/// 4.32: an intercept mission starts with 16 fuel points.
#[test]
fn r4_32_an_intercept_mission_starts_with_16_fuel() {
    let game = scripted(&[5]);
    let fuel: Vec<Fuel> = game
        .table()
        .missions
        .iter()
        .map(|mission| mission.fuel)
        .collect();
    assert_eq!(fuel, [Fuel::points(16); 3]);
}

/// 4.36: an intercept mission goes anywhere but into a hex with Japanese ships.
#[test]
fn r4_36_intercepts_keep_out_of_hexes_with_japanese_ships() {
    let mut table = task_force();
    let ships = ForceId::Letter('D');
    table.apply(&Event::Detection(DetectionEvent::Placed {
        what: ships,
        hex: hex("1110"),
        detection: Detection::Located,
        intelligence: Intelligence::Level3Surface,
        retiring: false,
        ships: Vec::new(),
        cap: None,
    }));
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], 16);
    with_mission(&mut table, "Air Strike 2", HOME, &["F6F 2"], 16);
    let check = |name, to| Decision::AirMovement.check(&table, fly(name, to));
    let refusal = |hex| {
        Err(Refusal::Movement(MovementRefusal::JapaneseShips {
            force: ships,
            hex,
        }))
    };
    assert_eq!(check("Intercept 1", "1110"), refusal(hex("1110")));
    assert_eq!(check("Intercept 1", "1111"), refusal(hex("1110"))); // the only way there
    assert_eq!(check("Intercept 1", "1011"), Ok(())); // by way of 1010
    assert_eq!(check("Air Strike 2", "1110"), Ok(()));
    assert_eq!(check("Air Strike 2", "1111"), Ok(()));
    // With ships in both hexes on the way, or in the hex itself, it cannot go there.
    table.apply(&Event::Detection(DetectionEvent::Placed {
        what: ForceId::Letter('E'),
        hex: hex("1010"),
        detection: Detection::Located,
        intelligence: Intelligence::Level3Surface,
        retiring: false,
        ships: Vec::new(),
        cap: None,
    }));
    table.apply(&Event::Detection(DetectionEvent::Placed {
        what: ForceId::Letter('F'),
        hex: hex("1107"),
        detection: Detection::Located,
        intelligence: Intelligence::Level3Surface,
        retiring: false,
        ships: Vec::new(),
        cap: None,
    }));
    let check = |name, to| Decision::AirMovement.check(&table, fly(name, to));
    assert!(matches!(
        check("Intercept 1", "1011"),
        Err(Refusal::Movement(MovementRefusal::JapaneseShips { .. }))
    ));
    assert_eq!(
        check("Intercept 1", "1107"),
        Err(Refusal::Movement(MovementRefusal::JapaneseShips {
            force: ForceId::Letter('F'),
            hex: hex("1107")
        }))
    );
    let legal = Decision::AirMovement.legal(&table);
    let hexes = |name: &str| {
        let of =
            |order: &&Order| matches!(order, Order::Fly { mission, .. } if *mission == named(name));
        legal.iter().filter(of).count()
    };
    // 18 hexes within two; not 1110, 1010, 1107, nor 1111, 1011 and 0910 behind them.
    assert_eq!((hexes("Air Strike 2"), hexes("Intercept 1")), (18, 12));
}

/// 4.36: anywhere, Guam and the open sea alike.
#[test]
fn r4_36_intercepts_fly_over_islands() {
    let mut table = task_force();
    with_mission(&mut table, "Intercept 1", "1308", &["F6F 1"], 16);
    assert_eq!(
        Decision::AirMovement.check(&table, fly("Intercept 1", "1407")),
        Ok(())
    );
}
