//! The map: hex numbers, geometry, straight lines, and what is printed on it, against figures
//! copied from the project's map file.

use crate::common::hex;
use carrier_battle::engine::map::{
    ARRIVAL_TABLE, ArrivalZone, COLUMNS, Direction, HexId, ISLANDS, IWO_JIMA_ORIGIN,
    NAUTICAL_MILES_A_HEX, OILERS, ROWS, YAP_ORIGIN, Zone, on_line,
};

#[test]
fn the_map_has_25_rows_of_34_columns_of_33_miles() {
    assert_eq!((ROWS, COLUMNS, NAUTICAL_MILES_A_HEX), (25, 34, 33));
    let all: Vec<HexId> = HexId::all().collect();
    assert_eq!(all.len(), 850);
    assert_eq!((all[0], all[849]), (hex("0101"), hex("2534")));
    assert!(all.is_sorted() && all.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn a_hex_is_written_as_row_and_column_and_read_back() {
    for hex in HexId::all() {
        let text = hex.to_string();
        assert_eq!(text.parse(), Ok(hex));
        assert_eq!(
            (text[..2].parse(), text[2..].parse()),
            (Ok(hex.row()), Ok(hex.column()))
        );
    }
    for wrong in [
        "", "0000", "0001", "0100", "2601", "0135", "101", "10130", "1o13", "+113", " 101", "１０",
    ] {
        assert!(wrong.parse::<HexId>().is_err(), "{wrong:?}");
    }
}

#[test]
fn axial_coordinates_follow_the_formula_of_the_map_file_and_lead_back() {
    for hex in HexId::all() {
        let (row, column) = (i32::from(hex.row()), i32::from(hex.column()));
        let even = i32::from(row % 2 == 0);
        let axial = hex.axial();
        assert_eq!((axial.x, axial.y), (-column - row / 2 + even, row));
        assert_eq!(HexId::from_axial(axial), Some(hex));
    }
    // Beyond each edge there is nothing.
    for edge in ["0101", "0134", "2501", "2534"] {
        let hex = hex(edge);
        let on_the_map = Direction::ALL
            .iter()
            .filter(|way| hex.neighbour(**way).is_some());
        assert!(on_the_map.count() < 6, "{edge}");
    }
    assert_eq!(hex("0118").neighbour(Direction::Ne), None);
    assert_eq!(hex("2518").neighbour(Direction::Sw), None);
    assert_eq!(hex("1001").neighbour(Direction::E), None);
    assert_eq!(hex("1034").neighbour(Direction::W), None);
}

#[test]
fn west_is_the_next_column_and_even_rows_lie_half_a_hex_further_east() {
    use Direction::{E, Ne, Nw, Se, Sw, W};
    let around =
        |number: &str| [Ne, E, Se, Sw, W, Nw].map(|way| hex(number).neighbour(way).unwrap());
    // The rulebook (7.21): west, northwest and southwest of 1013 are 1014, 0913 and 1113.
    assert_eq!(
        around("1013"),
        ["0912", "1012", "1112", "1113", "1014", "0913"].map(hex)
    );
    assert_eq!(
        around("1109"),
        ["1009", "1108", "1209", "1210", "1110", "1010"].map(hex)
    );
}

#[test]
fn neighbours_are_mutual_and_one_hex_away() {
    for hex in HexId::all() {
        for way in Direction::ALL {
            if let Some(next) = hex.neighbour(way) {
                assert_eq!(next.neighbour(way.opposite()), Some(hex));
                assert_eq!(hex.distance(next), 1);
            }
        }
        assert_eq!(hex.neighbours().count(), hex.ring(1).count());
        assert_eq!(hex.distance(hex), 0);
    }
    assert_eq!(hex("1109").neighbours().count(), 6);
    assert_eq!(hex("1109").ring(2).count(), 12);
}

#[test]
fn distances_are_the_fewest_steps() {
    // Counted outwards from a hex of an odd and of an even row, and from a corner.
    for start in ["1109", "1213", "0134"].map(hex) {
        let mut steps = vec![(start, 0)];
        let mut next = 0;
        while let Some(&(at, far)) = steps.get(next) {
            next += 1;
            for hex in at.neighbours() {
                if steps.iter().all(|(seen, _)| *seen != hex) {
                    steps.push((hex, far + 1));
                }
            }
        }
        assert_eq!(steps.len(), 850);
        for (hex, far) in steps {
            assert_eq!(
                (start.distance(hex), hex.distance(start)),
                (far, far),
                "{start} to {hex}"
            );
            assert!(start.ring(far).any(|there| there == hex));
        }
    }
    // Scenario 1: the raids' sources from Task Force 58.
    assert_eq!(
        ["1121", "1022", "0518"].map(|source| hex(source).distance(hex("1109"))),
        [12, 13, 12]
    );
}

/// Latitude and longitude in hundredths of a degree.
const PLACES: [(&str, f64, f64); 8] = [
    ("Saipan", 15.19, 145.75),
    ("Tinian", 15.00, 145.63),
    ("Rota", 14.15, 145.21),
    ("Guam", 13.45, 144.78),
    ("Pagan", 18.11, 145.77),
    ("Anatahan", 16.35, 145.67),
    ("Yap", 9.53, 138.12),
    ("Ulithi", 9.97, 139.67),
];

#[test]
fn islands_stand_where_latitude_and_longitude_put_them() {
    let printed = [
        "1005", "1105", "1206", "1407", "0405", "0805", "2219", "2116",
    ]
    .map(hex);
    assert_eq!(ISLANDS.map(|island| island.hex), printed);
    for (island, (name, latitude, longitude)) in ISLANDS.iter().zip(PLACES) {
        assert_eq!(island.name, name);
        // The formula of the map file: rows from the north, columns from the east edge.
        let row = 22.0 - (latitude - 9.5) * 60.0 / 28.58;
        let across = 18.5 - (longitude - 138.13) * 1.771;
        let east = if island.hex.row().is_multiple_of(2) {
            0.5
        } else {
            0.0
        };
        let off_row = (row - f64::from(island.hex.row())) * 28.58;
        let off_column = (across - (f64::from(island.hex.column()) - east)) * 33.0;
        let miles = off_row.hypot(off_column);
        // From the middle of a hex to that of the next it is 33 miles.
        assert!(
            miles < 25.0,
            "{name} is {miles} miles from the middle of {}",
            island.hex
        );
    }
}

#[test]
fn points_of_origin_and_oiler_hexes_are_those_of_the_map() {
    assert_eq!((IWO_JIMA_ORIGIN, YAP_ORIGIN), (hex("0109"), hex("2219")));
    assert_eq!(
        OILERS,
        [["0826", "0928"], ["1126", "1228"], ["1426", "1528"]].map(|two| two.map(hex))
    );
}

/// 2.13: the red line zig-zags between columns 13 and 14 and parts east from west.
#[test]
fn r2_13_the_red_line_parts_east_from_west_between_columns_13_and_14() {
    for hex in HexId::all() {
        assert_eq!(Zone::of(hex).is_eastern(), hex.column() <= 13, "{hex}");
    }
    // It zig-zags: at an odd row both hexes to the west of it touch the east side, at an even
    // row only one does.
    let across = |number: &str| {
        hex(number)
            .neighbours()
            .filter(|next| Zone::of(*next).is_eastern())
            .count()
    };
    assert_eq!((across("1114"), across("1214")), (1, 3));
}

#[test]
fn the_zones_are_those_of_the_map() {
    let zones = [
        (Zone::Northeast, 1..=6, 1..=5),
        (Zone::Invasion, 7..=13, 1..=5),
        (Zone::Southeast, 14..=25, 1..=5),
        (Zone::EastNorth, 1..=7, 6..=13),
        (Zone::EastCentre, 8..=15, 6..=13),
        (Zone::EastSouth, 16..=25, 6..=13),
        (Zone::WestNorth, 1..=7, 14..=34),
        (Zone::WestCentre, 8..=15, 14..=34),
        (Zone::WestSouth, 16..=25, 14..=34),
    ];
    for hex in HexId::all() {
        let mut at = zones.iter().filter(|(_, rows, columns)| {
            rows.contains(&hex.row()) && columns.contains(&hex.column())
        });
        assert_eq!(
            (at.next().map(|zone| zone.0), at.next().is_none()),
            (Some(Zone::of(hex)), true)
        );
    }
    assert_eq!(
        Zone::ALL.map(|zone| zone as usize),
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
    );
}

#[test]
fn the_compasses_are_those_of_the_map() {
    let printed = [
        (Zone::Invasion, "E E E E E E E E E E"),
        (Zone::Northeast, "SE SE SE SE SE SE SW SW SW SW"),
        (Zone::Southeast, "NE NE NE NE NE NE NW NW NW NW"),
        (Zone::EastNorth, "SE SE SE SE SE E E SW SW W"),
        (Zone::EastCentre, "E E E E E E NE NE SE SE"),
        (Zone::EastSouth, "NE NE NE NE NE E E NW NW W"),
        (Zone::WestNorth, "E E E E SE SE SE SE NE SW"),
        (Zone::WestCentre, "E E E E E E NE SE SE W"),
        (Zone::WestSouth, "E E E E NE NE NE NE SE NW"),
    ];
    for (zone, compass) in printed {
        let names = zone.compass().map(|way| format!("{way:?}").to_uppercase());
        assert_eq!(names.join(" "), compass, "{zone:?}");
    }
}

#[test]
fn the_arrival_hexes_are_those_of_the_map() {
    use ArrivalZone::{I, II, III, IV};
    assert_eq!(ARRIVAL_TABLE, [I, I, II, II, II, II, III, III, III, IV]);
    assert_eq!(ArrivalZone::ALL, [I, II, III, IV]);
    let printed = [
        "0112 0113 0114 0115 0116 0117 0118 0119 0120 0121",
        "0421 0521 0621 0721 0821 0921 1021 1121 1221 1321",
        "1420 1520 1620 1720 1820 1920 2020 2120 2220 2320",
        "2411 2412 2413 2414 2415 2416 2417 2418 2419 2420",
    ];
    for (zone, hexes) in ArrivalZone::ALL.iter().zip(printed) {
        assert_eq!(zone.hexes().map(|hex| hex.to_string()).join(" "), hexes);
    }
}

/// 10.21, 10.23: where a line passes nearest to one hex, that is the only one on it.
#[test]
fn a_straight_line_along_a_row_has_one_hex_a_step() {
    for far in 0..=12 {
        let column = 9 + far;
        let expected = HexId::new(11, column).unwrap();
        assert_eq!(on_line(hex("1121"), hex("1109"), far), [expected]);
    }
    // Past the source there is nothing.
    assert_eq!(on_line(hex("1121"), hex("1109"), 13), []);
    assert_eq!(on_line(hex("1109"), hex("1109"), 0), [hex("1109")]);
}

#[test]
fn a_line_that_runs_along_hexsides_has_two_hexes_there() {
    // Straight down the map, every second step lies between two hexes.
    assert_eq!(
        on_line(hex("0909"), hex("1109"), 1),
        ["1010", "1009"].map(hex)
    );
    let near = on_line(hex("0518"), hex("1109"), 1);
    assert_eq!(near, ["1010", "1110"].map(hex));
    assert_eq!(on_line(hex("0518"), hex("1109"), 2), [hex("1011")]);
    assert_eq!(
        on_line(hex("0518"), hex("1109"), 3),
        ["0911", "1012"].map(hex)
    );
    assert_eq!(on_line(hex("0518"), hex("1109"), 4), [hex("0912")]);
    assert_eq!(
        on_line(hex("0518"), hex("1109"), 5),
        ["0813", "0913"].map(hex)
    );
    // A shallow line, one row in thirteen hexes, never is in doubt.
    for far in 0..=13 {
        assert_eq!(on_line(hex("1022"), hex("1109"), far).len(), 1);
    }
    assert_eq!(on_line(hex("1022"), hex("1109"), 6), [hex("1115")]);
    assert_eq!(on_line(hex("1022"), hex("1109"), 7), [hex("1016")]);
}

/// What must hold of every line between two hexes.
fn check_line(source: HexId, target: HexId) {
    let length = source.distance(target);
    let steps: Vec<Vec<HexId>> = (0..=length)
        .map(|far| on_line(source, target, far))
        .collect();
    for (far, there) in steps.iter().enumerate() {
        let far = far as u8;
        assert!(
            (1..=2).contains(&there.len()),
            "{source} to {target}, {far}: {there:?}"
        );
        for hex in there {
            assert_eq!(
                (hex.distance(target), hex.distance(source)),
                (far, length - far)
            );
        }
    }
    // Whichever hexes a raid takes, each step is one hex.
    for two in steps.windows(2) {
        assert!(
            two[0]
                .iter()
                .all(|hex| two[1].iter().all(|next| hex.distance(*next) == 1))
        );
    }
    assert_eq!(on_line(source, target, length + 1), []);
    // The same line seen from its other end.
    for far in 0..=length {
        let mut there = on_line(source, target, far);
        let mut back = on_line(target, source, length - far);
        there.sort();
        back.sort();
        assert_eq!(there, back, "{source} to {target}, {far}");
    }
}

#[test]
fn every_line_to_the_task_force_is_straight_unbroken_and_the_same_both_ways() {
    for source in HexId::all() {
        check_line(source, hex("1109"));
        check_line(source, hex("1214"));
    }
    for (source, target) in HexId::all()
        .zip(HexId::all().skip(425).chain(HexId::all()))
        .step_by(7)
    {
        check_line(source, target);
    }
}

#[test]
fn a_line_runs_along_the_exact_straight_line_between_the_centres() {
    // In whole numbers: a hex is half a hex east on even rows; rows are sqrt(3)/2 apart, so that
    // squares of distances are (dx)^2 + 3/4 (dy)^2, here with dx doubled.
    let place = |hex: HexId| {
        let doubled = 2 * i64::from(hex.column()) - i64::from(hex.row().is_multiple_of(2));
        (doubled, i64::from(hex.row()))
    };
    for (source, target) in HexId::all().step_by(13).map(|source| (source, hex("1109"))) {
        let length = i64::from(source.distance(target));
        for far in 0..=length {
            let (from, to) = (place(source), place(target));
            // The exact point times the length.
            let x = from.0 * far + to.0 * (length - far);
            let y = from.1 * far + to.1 * (length - far);
            let off = |hex: HexId| {
                let (column, row) = place(hex);
                let (dx, dy) = (column * length - x, row * length - y);
                dx * dx + 3 * dy * dy
            };
            let nearest = HexId::all().map(off).min().unwrap();
            let mut expected: Vec<HexId> =
                HexId::all().filter(|hex| off(*hex) == nearest).collect();
            let mut there = on_line(source, target, far as u8);
            expected.sort();
            there.sort();
            assert_eq!(there, expected, "{source} to {target}, {far}");
        }
    }
}
