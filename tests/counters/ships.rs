//! Ship counters and what hits do to them (2.35, 12), against figures copied from the project's
//! units file.

use carrier_battle::engine::fleet::{CARRIERS, CarrierId, TaskGroupId};
use carrier_battle::engine::ships::{
    Allegiance, Condition, SHIPS, Ship, ShipClass, ShipId, ShipKind,
};

use Condition::{Crippled, Heavy, Light, Sound, Sunk};

fn ship(name: &str) -> &'static Ship {
    ShipId::named(name).unwrap().data()
}

/// The fewest hits for light, heavy, crippled and sunk; nothing for a condition never reached.
fn thresholds(name: &str) -> [Option<u8>; 4] {
    let ship = ship(name);
    [Light, Heavy, Crippled, Sunk]
        .map(|condition| (0..=60).find(|hits| ship.condition(*hits) == condition))
}

/// Anti-aircraft values sound, light, heavy, crippled and sunk.
fn anti_aircraft(name: &str) -> [u8; 5] {
    [Sound, Light, Heavy, Crippled, Sunk].map(|condition| ship(name).anti_aircraft(condition))
}

fn japanese(class: ShipClass, kinds: &[ShipKind]) -> Vec<&'static str> {
    SHIPS
        .iter()
        .filter(|ship| ship.allegiance == Allegiance::Japan(class) && kinds.contains(&ship.kind))
        .map(|ship| ship.name)
        .collect()
}

const CARRIER: [ShipKind; 3] = [ShipKind::Cv, ShipKind::Cvl, ShipKind::HybridCarrier];

/// 2.35: historical, additional and ghost ships.
#[test]
fn r2_35_japanese_ships_come_in_three_classes() {
    use ShipClass::{Additional, Ghost, Historical};
    assert_eq!(
        japanese(Historical, &CARRIER),
        [
            "Taiho", "Shokaku", "Zuikaku", "Junyo", "Hiyo", "Ryuho", "Chitose", "Chiyoda", "Zuiho"
        ]
    );
    assert_eq!(
        japanese(Additional, &CARRIER),
        [
            "Shinano", "Unryu", "Amagi", "Ise", "Hyuga", "Kaiyo", "Shinyo"
        ]
    );
    assert_eq!(
        japanese(Ghost, &CARRIER),
        ["Akagi", "Kaga", "Soryu", "Hiryu"]
    );
    let battleship = [ShipKind::Battleship];
    assert_eq!(
        japanese(Historical, &battleship),
        ["Yamato", "Musashi", "Nagato", "Kongo", "Haruna"]
    );
    assert_eq!(japanese(Additional, &battleship), ["Fuso", "Yamashiro"]);
    assert_eq!(japanese(Ghost, &battleship), ["Mutsu", "Hiei", "Kirishima"]);
    for kind in [ShipKind::Cruisers, ShipKind::Destroyers] {
        assert_eq!(japanese(Historical, &[kind]).len(), 8);
        assert_eq!(japanese(Additional, &[kind]).len(), 0);
        assert_eq!(japanese(Ghost, &[kind]).len(), 0);
    }
}

#[test]
fn every_counter_is_there_once() {
    assert_eq!(ShipId::all().count(), SHIPS.len());
    let us = ShipId::all().filter(|ship| ship.is_us()).count();
    assert_eq!((us, SHIPS.len() - us), (48, 46));
    let of_group = |group| {
        let allegiance = Allegiance::Us(TaskGroupId(group));
        SHIPS
            .iter()
            .filter(|ship| ship.allegiance == allegiance)
            .count()
    };
    assert_eq!([1, 2, 3, 4, 7].map(of_group), [10, 9, 10, 8, 11]);
    let us_of = |kind| {
        ShipId::all()
            .filter(|ship| ship.is_us() && ship.data().kind == kind)
            .count()
    };
    use ShipKind::{AntiAircraftCruiser, Battleship, Cruisers, Cv, Cvl, Destroyers, HybridCarrier};
    assert_eq!(
        [
            Cv,
            Cvl,
            HybridCarrier,
            Battleship,
            Cruisers,
            AntiAircraftCruiser,
            Destroyers
        ]
        .map(us_of),
        [8, 8, 0, 7, 6, 4, 15]
    );
    for ship in ShipId::all() {
        let named = SHIPS.iter().filter(|it| it.name == ship.data().name);
        assert_eq!(named.count(), 1, "{ship}");
        assert_eq!(
            ship.is_us(),
            matches!(ship.data().allegiance, Allegiance::Us(_)),
            "{ship}"
        );
    }
}

#[test]
fn every_name_is_read_back() {
    for ship in ShipId::all() {
        assert_eq!(ship.to_string().parse(), Ok(ship));
        assert_eq!(ShipId::named(ship.data().name), Some(ship));
        let json = serde_json::to_string(&ship).unwrap();
        assert_eq!(json, format!("{:?}", ship.data().name));
    }
    assert_eq!(ShipId::named("Bismarck"), None);
    let unknown = "Bismarck".parse::<ShipId>().unwrap_err();
    assert_eq!(unknown.to_string(), "\"Bismarck\" is not a ship");
}

/// Names are found when compiling, for scenarios.
#[test]
fn a_ship_can_be_named_in_a_constant() {
    const YAMATO: ShipId = match ShipId::named("Yamato") {
        Some(ship) => ship,
        None => panic!(),
    };
    assert_eq!(YAMATO.data().name, "Yamato");
    assert!(YAMATO.data().kind.is_battleship() && !YAMATO.is_us());
}

#[test]
fn us_carriers_come_first_in_the_order_of_the_fleet() {
    let carriers: Vec<CarrierId> = ShipId::all().filter_map(ShipId::carrier).collect();
    assert_eq!(carriers, CarrierId::all().collect::<Vec<_>>());
    for carrier in CarrierId::all() {
        let ship = ShipId::from(carrier);
        assert_eq!(ship.carrier(), Some(carrier));
        assert_eq!(ship.data().name, carrier.data().name);
        assert_eq!(ship.data().allegiance, Allegiance::Us(carrier.data().group));
        assert!(ship.is_us() && ship.data().kind.is_carrier());
    }
    assert!(
        ShipId::all()
            .skip(CARRIERS.len())
            .all(|ship| ship.carrier().is_none())
    );
}

/// Name, anti-aircraft value, hit capacity, and air or attack value.
#[test]
fn the_figures_are_those_of_the_units_file() {
    let copied = [
        ("Hornet", 10, 8, 0),
        ("Cowpens", 5, 5, 0),
        ("Saratoga", 10, 8, 0),
        ("CruDiv 10", 12, 10, 7),
        ("Oakland", 9, 4, 3),
        ("Desron 46", 8, 6, 4),
        ("DesDiv 92", 6, 5, 3),
        ("DesDiv 1", 4, 4, 2),
        ("Indianapolis", 7, 5, 5),
        ("Desron 23", 9, 7, 4),
        ("Iowa", 16, 22, 14),
        ("New Jersey", 16, 22, 14),
        ("Indiana", 14, 20, 12),
        ("CruDiv 6", 13, 11, 8),
        ("DesDiv 106", 6, 5, 3),
        ("Taiho", 9, 9, 9),
        ("Zuikaku", 8, 8, 10),
        ("Junyo", 8, 6, 6),
        ("Chitose", 4, 5, 4),
        ("Shinano", 7, 16, 15),
        ("Ise", 4, 15, 3),
        ("Kaiyo", 3, 4, 3),
        ("Kaga", 5, 9, 10),
        ("Yamato", 12, 25, 13),
        ("Haruna", 10, 16, 9),
        ("Fuso", 8, 17, 10),
        ("Mutsu", 8, 18, 11),
        ("Cruiser Force 1", 14, 10, 7),
        ("Cruiser Force 8", 16, 12, 8),
        ("Destroyer Force 1", 6, 5, 3),
        ("Destroyer Force 8", 8, 6, 4),
    ];
    for (name, aa, capacity, value) in copied {
        let ship = ship(name);
        assert_eq!(
            (ship.aa, ship.capacity, ship.value),
            (aa, capacity, value),
            "{name}"
        );
    }
    let total = |of: fn(&Ship) -> u8| SHIPS.iter().map(|ship| u32::from(of(ship))).sum::<u32>();
    assert_eq!(
        (
            total(|ship| ship.aa),
            total(|ship| ship.capacity),
            total(|ship| ship.value)
        ),
        TOTALS
    );
}

/// AA, hit capacities and air or attack values of all counters.
const TOTALS: (u32, u32, u32) = (786, 858, 503);

/// 12.11: AA is halved at light and heavy damage, and there is none from a crippled carrier.
#[test]
fn r12_11_damage_takes_from_a_us_carriers_fire() {
    assert_eq!(thresholds("Essex"), [Some(1), Some(4), Some(6), Some(8)]);
    assert_eq!(thresholds("Langley"), [Some(1), Some(3), Some(4), Some(5)]);
    assert_eq!(anti_aircraft("Essex"), [10, 5, 5, 0, 0]);
    assert_eq!(anti_aircraft("Langley"), [5, 2, 2, 0, 0]);
}

/// 12.16: a CV with 6 or 7 hits or a CVL with 4 is crippled.
#[test]
fn r12_16_six_hits_cripple_a_cv_and_four_a_cvl() {
    assert_eq!(
        [5, 6, 7, 8].map(|hits| ship("Wasp").condition(hits)),
        [Heavy, Crippled, Crippled, Sunk]
    );
    assert_eq!(
        [3, 4, 5].map(|hits| ship("Cabot").condition(hits)),
        [Heavy, Crippled, Sunk]
    );
}

/// 12.25: a Japanese carrier's fire suffers as a US carrier's does.
#[test]
fn r12_25_japanese_carriers_lose_fire_like_us_carriers() {
    assert_eq!(anti_aircraft("Taiho"), [9, 4, 4, 0, 0]);
    assert_eq!(anti_aircraft("Chitose"), [4, 2, 2, 0, 0]);
}

/// 12.26: a CV is crippled one or two hits short of her capacity, a CVL one.
#[test]
fn r12_26_a_japanese_carrier_is_crippled_just_short_of_sinking() {
    assert_eq!(thresholds("Zuikaku"), [Some(1), Some(4), Some(6), Some(8)]);
    assert_eq!(thresholds("Taiho"), [Some(1), Some(5), Some(7), Some(9)]);
    assert_eq!(
        thresholds("Shinano"),
        [Some(1), Some(8), Some(14), Some(16)]
    );
    assert_eq!(thresholds("Junyo"), [Some(1), Some(3), Some(5), Some(6)]);
    assert_eq!(thresholds("Chitose"), [Some(1), Some(3), Some(4), Some(5)]);
    assert_eq!(thresholds("Kaiyo"), [Some(1), Some(2), Some(3), Some(4)]);
    // Hits past the capacity sink her too.
    assert_eq!(ship("Kaiyo").condition(u8::MAX), Sunk);
}

/// 12.28: Ise and Hyuga are battleships in all but their planes.
#[test]
fn r12_28_ise_and_hyuga_have_battleship_hulls() {
    for name in ["Ise", "Hyuga"] {
        assert_eq!(thresholds(name), [Some(1), Some(8), Some(12), Some(15)]);
        assert_eq!(anti_aircraft(name), [4, 4, 2, 0, 0]);
        assert!(ship(name).kind.is_carrier() && !ship(name).kind.is_battleship());
    }
}

/// 12.51: US battleships, of 20 and of 22 hits.
#[test]
fn r12_51_us_battleships_have_no_light_damage() {
    assert_eq!(thresholds("Alabama"), [None, Some(10), Some(15), Some(20)]);
    assert_eq!(thresholds("Iowa"), [None, Some(12), Some(15), Some(22)]);
    assert_eq!(ship("Iowa").condition(11), Sound);
    assert_eq!(anti_aircraft("Alabama"), [14, 14, 7, 0, 0]);
    assert_eq!(anti_aircraft("Iowa"), [16, 16, 8, 0, 0]);
}

/// 12.52: half the capacity is heavy damage, three quarters cripple; both rounded up.
#[test]
fn r12_52_japanese_battleships_go_by_parts_of_their_capacity() {
    assert_eq!(thresholds("Yamato"), [None, Some(13), Some(19), Some(25)]);
    assert_eq!(thresholds("Nagato"), [None, Some(9), Some(14), Some(18)]);
    assert_eq!(thresholds("Fuso"), [None, Some(9), Some(13), Some(17)]);
    assert_eq!(thresholds("Kongo"), [None, Some(8), Some(12), Some(16)]);
    assert_eq!(anti_aircraft("Nagato"), [9, 9, 4, 0, 0]);
}

/// 12.53: units of several ships are whole until they are gone.
#[test]
fn r12_53_cruisers_and_destroyers_suffer_nothing_until_sunk() {
    for name in [
        "CruDiv 6",
        "San Diego",
        "Desron 12",
        "Cruiser Force 3",
        "Destroyer Force 3",
    ] {
        assert_eq!(
            thresholds(name),
            [None, None, None, Some(ship(name).capacity)],
            "{name}"
        );
        let aa = ship(name).aa;
        assert_eq!(anti_aircraft(name), [aa, aa, aa, aa, 0], "{name}");
    }
}

#[test]
fn conditions_are_ordered_and_named() {
    let all = [Sound, Light, Heavy, Crippled, Sunk];
    assert!(all.is_sorted());
    assert_eq!(
        all.map(|it| it.to_string()).join(" "),
        "sound light heavy crippled sunk"
    );
    for condition in all {
        assert_eq!(
            serde_json::to_value(condition).unwrap(),
            condition.to_string()
        );
    }
}
