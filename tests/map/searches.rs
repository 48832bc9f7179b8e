//! Where searches fly and what lies in their sectors (8.23-8.26, 8.251, 8.33, 18.22), against angles worked out
//! in the plane.

use crate::common::*;
use carrier_battle::engine::fleet::{
    AirUnitId, NARROW_AIMS, SearchAim, SearchZone, TaskGroupId, UnitSet,
};
use carrier_battle::engine::forecast::searching::{home_at, looks, search_plan, segment_time};
use carrier_battle::engine::map::{Bearing, HexId, Point};
use carrier_battle::engine::{AirEvent, Event, Game, SCENARIOS, SearchEvent, Table, Turn, Variant};

/// The way from one hex to another in the plane, east and north.
fn way(from: HexId, to: HexId) -> (f64, f64) {
    let way = to.axial() - from.axial();
    let (q, r) = (f64::from(way.x), f64::from(way.y));
    (q + r / 2.0, -r * 3.0_f64.sqrt() / 2.0)
}

/// Degrees clockwise from north.
fn degrees(from: HexId, to: HexId) -> f64 {
    let (east, north) = way(from, to);
    east.atan2(north).to_degrees().rem_euclid(360.0)
}

/// How far a direction is from a bearing, in degrees.
fn off(degrees: f64, bearing: Bearing) -> f64 {
    let off = (degrees - f64::from(bearing.degrees())).rem_euclid(360.0);
    off.min(360.0 - off)
}

/// 8.25: twelve directions thirty degrees apart, each ten hexes out.
#[test]
fn r8_24_r8_25_a_standard_search_is_aimed_at_one_of_twelve_hexes() {
    let origin = hex("1113");
    let mut aims: Vec<Point> = Bearing::all()
        .map(|bearing| SearchAim::Standard(bearing).max_radius(origin))
        .collect();
    assert!(aims.iter().all(|aim| aim.distance(origin) == 10));
    for bearing in Bearing::all() {
        let aim = SearchAim::Standard(bearing).max_radius(origin);
        if let Some(aim) = aim.on_map() {
            assert!(off(degrees(origin, aim), bearing) < 1e-9, "{bearing}");
        }
    }
    aims.sort();
    aims.dedup();
    assert_eq!(aims.len(), 12);
}

/// 8.251: a sector reaches thirty degrees to either side; a hex on its boundary belongs to it.
#[test]
fn r8_251_a_sector_is_sixty_degrees_wide_with_its_boundaries() {
    for origin in [hex("1113"), hex("0518"), hex("1620"), hex("1109")] {
        for other in HexId::all().filter(|other| *other != origin) {
            let at = degrees(origin, other);
            let inside = |bearing: &Bearing| off(at, *bearing) <= 30.0 + 1e-6;
            let expected: Vec<Bearing> = Bearing::all().filter(inside).collect();
            let seen: Vec<Bearing> = Bearing::all()
                .filter(|bearing| bearing.sees(origin, other))
                .collect();
            assert_eq!(seen, expected, "{origin} {other}");
            // Two sectors that overlap see each hex, and three where one's line runs through it.
            assert!((2..=3).contains(&seen.len()));
        }
    }
}

/// 8.33, 18.22: the zones are 0-2, 3-6, 7-10, and 11-12 for fighters far out.
#[test]
fn r8_33_the_zones_by_range() {
    use SearchZone::{Close, Far, Middle, Outer};
    let zones: Vec<SearchZone> = (0..=12).map(SearchZone::at).collect();
    assert_eq!(
        zones,
        [
            Close, Close, Close, Middle, Middle, Middle, Middle, Far, Far, Far, Far, Outer, Outer
        ]
    );
}

/// 8.23, 18.21: ten hexes out, fourteen for a narrow search, twelve for fighters far out.
#[test]
fn r8_23_how_far_each_search_goes() {
    let west = Bearing::clockwise(9);
    let aims = [
        SearchAim::Standard(west),
        SearchAim::Narrow(0),
        SearchAim::Extended(west),
    ];
    assert_eq!(aims.map(SearchAim::range), [10, 14, 12]);
}

/// 8.271, 18.22: where the moves out end.
#[test]
fn r8_271_the_moves_out_end_two_six_ten_and_fourteen_hexes_away() {
    let west = Bearing::clockwise(9);
    assert_eq!(SearchAim::Standard(west).stops(), [2, 6, 10]);
    assert_eq!(SearchAim::Narrow(0).stops(), [2, 6, 10, 14]);
    assert_eq!(SearchAim::Extended(west).stops(), [2, 6, 10, 12]);
}

/// 8.26: a narrow search is aimed at any hex exactly fourteen hexes away, on the map or beyond its edge (8.261).
#[test]
fn r8_26_a_narrow_search_is_aimed_fourteen_hexes_out() {
    assert_eq!(NARROW_AIMS, 84);
    let origin = hex("1113");
    let mut aims: Vec<Point> = (0..NARROW_AIMS)
        .map(|step| SearchAim::Narrow(step).max_radius(origin))
        .collect();
    assert!(aims.iter().all(|aim| aim.distance(origin) == 14));
    assert!(aims.iter().any(|aim| aim.on_map().is_none()));
    aims.sort();
    aims.dedup();
    assert_eq!(aims.len(), 84);
}

/// A search to the west from 1113, and what it sees in a zone.
fn seen(zone: SearchZone, hexes: &[&'static str]) -> Vec<&'static str> {
    let mut table = Table::new(Turn::at(20, 530));
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    table.apply(&Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex: hex("1113"),
    }));
    table.apply(&Event::Searches(SearchEvent::Launched {
        what: named("Search 1"),
        units: units(&["TBM 1"]),
        hex: hex("1113"),
        base: TaskGroupId(1),
        aim,
        max_radius: aim.max_radius(hex("1113")),
    }));
    let search = table.search(named("Search 1")).unwrap();
    let sees = |at: &&&str| search.sees(hex(at), zone);
    hexes.iter().filter(sees).copied().collect()
}

/// 8.332's example in hexes of ours: a search has flown from two to six hexes out to the west. Force F is in the
/// zone and in the sector; G is in the zone but beside the sector; I is in the sector but in the next zone; J was in
/// the zone and has moved out of it.
#[test]
fn r8_332_force_f_is_searched_and_g_i_and_j_are_not() {
    let (f, g, i, j) = ("1118", "0712", "1121", "1115");
    assert_eq!(seen(SearchZone::Middle, &[f, g, i, j]), [f]);
    assert_eq!(seen(SearchZone::Far, &[f, g, i, j]), [i]);
    // Before it moved a hex east, J was in the zone: a force is searched where it is now (8.331).
    assert_eq!(seen(SearchZone::Middle, &["1116"]), ["1116"]);
    assert_eq!(seen(SearchZone::Close, &[j]), [j]);
}

/// The example of 8.27: of two neighbouring markers one search covers sectors A and B and the other B and C: they
/// share one sector of thirty degrees, and twelve searches cover everything within ten hexes twice.
#[test]
fn r8_24_r8_27_searches_at_neighbouring_markers_share_a_sector() {
    let origin = hex("1113");
    let within: Vec<HexId> = HexId::all()
        .filter(|other| (1..=10).contains(&other.distance(origin)))
        .collect();
    let covers = |bearing: Bearing, other: &HexId| bearing.sees(origin, *other);
    // Off the boundaries, where sectors touch.
    let inside = |other: &&HexId| {
        let at = degrees(origin, **other) % 30.0;
        (1e-6..30.0 - 1e-6).contains(&at)
    };
    for bearing in Bearing::all() {
        for other in within.iter().filter(inside) {
            let sector = |of: Bearing| off(degrees(origin, *other), of) < 30.0;
            let shared = covers(bearing, other) && covers(bearing.right(), other);
            assert_eq!(shared, sector(bearing) && sector(bearing.right()));
            let far = bearing.right().right();
            assert!(!(covers(bearing, other) && covers(far, other)));
        }
    }
    for other in within.iter().filter(inside) {
        let searches = Bearing::all().filter(|bearing| covers(*bearing, other));
        assert_eq!(searches.count(), 2, "{other}");
    }
}

/// 8.33, 18.22: the zones lie one outside the other, and the last ends where the search turns back.
#[test]
fn r8_33_the_limits_of_the_zones_are_those_of_the_distances() {
    let west = Bearing::clockwise(9);
    for aim in [
        SearchAim::Standard(west),
        SearchAim::Extended(west),
        SearchAim::Narrow(0),
    ] {
        for distance in 0..=aim.range() {
            for zone in SearchZone::ALL {
                let (from, to) = zone.range(aim);
                let is_in = (from..=to).contains(&distance);
                assert_eq!(is_in, SearchZone::at(distance) == zone, "{distance}");
            }
        }
    }
    assert_eq!(SearchZone::Outer.range(SearchAim::Extended(west)), (11, 12));
}

/// 8.22: one segment a turn, so that the second comes in the next turn; 8.33: home again, a zone is looked at once
/// it is left behind.
#[test]
fn r8_22_r8_33_the_looks_of_a_search_come_a_turn_apart() {
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    let table = Game::new(SCENARIOS[3], &[], 1).unwrap().table().clone();
    let group = &table.task_groups[0];
    let moves = search_plan(&table, group.id, group.hex, aim);
    let units = table.decks[0].aboard();
    let now = (table.turn, 3);
    assert_eq!(segment_time(now, 1), now);
    assert_eq!(segment_time(now, 2), (table.turn.next(), 1));
    assert_eq!(segment_time(now, 3), (table.turn.next().next(), 1));
    let looks = looks(&table, units, group.hex, &moves, now);
    let zones: Vec<SearchZone> = looks.iter().map(|look| look.zone).collect();
    assert_eq!(zones, SearchZone::ALL[..3]);
    assert_eq!(looks[0].first, now);
    assert!(looks.windows(2).all(|two| two[0].first < two[1].first));
    assert!(looks.windows(2).all(|two| two[0].again >= two[1].again));
    let home = home_at(SCENARIOS[3], now, &moves).unwrap();
    assert_eq!(looks[0].again, Some(home));
}

/// 8.34, 22.2, 22.5: in the dark a search sees nobody, but for night fighters that take off in it.
#[test]
fn r8_34_r22_2_in_the_dark_only_night_fighters_look() {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let mut table = Game::new(SCENARIOS[7], &options, 1)
        .unwrap()
        .table()
        .clone();
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    let aboard = table.decks.iter().map(|deck| deck.aboard());
    let aboard = aboard.fold(UnitSet::EMPTY, UnitSet::with);
    let (by_night, by_day): (Vec<_>, Vec<_>) =
        aboard.iter().partition(|unit| unit.kind().is_night_rated());
    let mut seen_at = |time, units: &[AirUnitId]| -> Vec<SearchZone> {
        (table.turn, table.phase) = (Turn::at(19, time), 1);
        let units = units.iter().copied().take(1).collect();
        let group = &table.task_groups[0];
        let moves = search_plan(&table, group.id, group.hex, aim);
        let now = (table.turn, table.phase);
        let looks = looks(&table, units, group.hex, &moves, now);
        looks.iter().map(|look| look.zone).collect()
    };
    let all = &SearchZone::ALL[..3];
    // Out in the last light, home in the dark.
    assert_eq!(seen_at(1850, &by_day), all[..1]);
    assert_eq!(seen_at(1850, &by_night), all[..1]);
    assert_eq!(seen_at(1730, &by_day), all[..2]);
    assert_eq!(seen_at(2010, &by_day), []);
    assert_eq!(seen_at(2010, &by_night), all);
    assert_eq!(seen_at(1210, &by_day), all);
}

/// 6.24, 6.28, 8.282: what a carrier may still launch and take in a phase is what her limits leave.
#[test]
fn r6_24_r6_28_what_a_carrier_may_still_launch_and_take() {
    let mut table = Game::new(SCENARIOS[3], &[], 1).unwrap().table().clone();
    for at in 0..table.decks.len() {
        let carrier = table.decks[at].carrier;
        let limits = table.limits(carrier);
        let on_deck = table.decks[at].on_deck().len();
        assert_eq!(table.launches_left(carrier), limits.launch_or_land);
        let free = limits.flight_deck.saturating_sub(on_deck);
        assert_eq!(table.room_to_land(carrier), free.min(limits.launch_or_land));
        table.decks[at].handled.launched = limits.launch_or_land;
        table.decks[at].handled.landed = limits.launch_or_land;
        assert_eq!(table.launches_left(carrier), 0);
        assert_eq!(table.room_to_land(carrier), 0);
    }
    let scenario = SCENARIOS[3];
    let mut turn = scenario.first_turn;
    for _ in 0..scenario.turns {
        assert!(scenario.has_turn(turn));
        turn = turn.next();
    }
    assert!(!scenario.has_turn(turn));
}
