//! What a search sees, and with what odds (8.251, 8.26, 8.34).

use super::*;
use crate::view::prompt_parts::PromptParts;

/// Twice the area of a triangle, signed by the sense of its corners.
fn turn((ax, ay): Point, (bx, by): Point, (cx, cy): Point) -> f64 {
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// Whether a point lies in a convex polygon, or so near to its rim that drawing cannot tell.
fn lies_in(polygon: &[Point], point: Point) -> bool {
    let corners = polygon.iter().zip(polygon.iter().cycle().skip(1));
    corners
        .into_iter()
        .all(|(one, other)| turn(*one, *other, point) >= -1.0)
}

/// 8.251: the polygon on the chart holds the middles of the hexes that the engine says are seen, and no other.
#[test]
fn r8_251_the_sector_on_the_chart_is_what_the_search_sees() {
    for origin in [
        hex("1113"),
        hex("0518"),
        hex("2030"),
        hex("0202"),
        hex("1609"),
    ] {
        for bearing in Bearing::all() {
            for aim in [SearchAim::Standard(bearing), SearchAim::Extended(bearing)] {
                let polygon = corners(origin, bearing, aim.range());
                for hex in HexId::all() {
                    let drawn = lies_in(&polygon, centre(hex));
                    let seen = aim.sees(origin, hex);
                    assert_eq!(drawn, seen, "{aim:?} from {origin}: {hex}");
                }
            }
        }
    }
}

/// 8.26: the hexes of a narrow line are those it may fly through.
#[test]
fn r8_26_the_hexes_of_a_narrow_line_are_those_it_sees() {
    let origin = hex("1113");
    for step in 0..NARROW_AIMS {
        let aim = SearchAim::Narrow(step);
        let drawn = line(origin, aim);
        for hex in HexId::all() {
            assert_eq!(drawn.contains(&hex), aim.sees(origin, hex), "{step} {hex}");
        }
    }
}

/// 8.34: the odds shown for a zone are the faces of the chart under the modifiers of the search.
#[test]
fn r8_34_the_odds_are_the_faces_of_the_chart() {
    let game = planning(3);
    let table = game.table();
    for crew in crews(&game, UnitSet::EMPTY)
        .iter()
        .flat_map(|row| row.answers.clone())
    {
        let Action::Choose(units) = crew.action else {
            panic!("{crew:?}");
        };
        for aim in [SearchAim::Standard(WEST), SearchAim::Narrow(63)] {
            for distance in [2, 6, 10, 14] {
                let modifiers = search_modifiers(table, units, aim, distance);
                let shift: i8 = modifiers.iter().map(|it| it.value).sum();
                let faces = by_face(&AIR_SEARCH, 0, shift);
                let number = |wanted: Detection| {
                    let of = faces.iter().filter(|face| face.detection() == Some(wanted));
                    of.count() as u8
                };
                let odds = sighting(table, units, aim, distance);
                assert_eq!(odds.approximate, number(Detection::ApproximateSighting));
                assert_eq!(odds.located, number(Detection::Located));
                assert_eq!(odds.spotted, number(Detection::Spotted));
                let known = faces
                    .iter()
                    .filter(|face| matches!(face, Sighting::SeenAndKnown(_)));
                assert_eq!(odds.known, known.count() as u8);
            }
        }
    }
}

/// 8.34 with 6.41: a zone that is looked at when the light goes has the odds of that hour.
#[test]
fn r8_34_the_odds_of_a_later_look_are_those_of_its_hour() {
    let game = planning(3);
    let view = shown(&game, standard(WEST));
    let early = view.search().unwrap().zones.clone();
    assert_eq!(early.len(), 3);
    assert!(early[0].when.starts_with("now, again 1210"), "{early:?}");
    assert!(early[1].when.starts_with("0650, again 1050"), "{early:?}");
    assert!(early[2].when.starts_with("0810, again 0930"), "{early:?}");
    // Two units at ten hexes by day: 1 to 10, one more and two less; an hour before dusk another less.
    let far = "S\u{a0}10% \u{b7} L\u{a0}20% \u{b7} ?\u{a0}10%";
    assert_eq!(early[2].odds, far);
    let Some(Planned::One { units, aim }) =
        planned(&game, &doing(standard(WEST)), &suggested(&game))
    else {
        panic!();
    };
    let at = |time| sighting_at((Turn::at(20, time), 1), units, aim, 10);
    assert_eq!(at(810), sighting(game.table(), units, aim, 10));
    let seen = |time| {
        let odds = at(time);
        odds.approximate + odds.located + odds.spotted
    };
    assert_eq!((seen(810), seen(1730)), (4, 3));
}

/// 8.34: of what a search would see in the dark nothing is said, but that it sees nobody.
#[test]
fn r8_34_a_search_in_the_last_light_says_that_it_sees_nobody_in_the_dark() {
    let late = |seed| {
        let mut game = Game::new(SCENARIOS[7], &[Variant::Refuelling], seed).unwrap();
        while game.table().turn != Turn::at(19, 1850)
            || game.decision() != Some(Decision::DeclareSearch)
        {
            let order = Sensible.order(&game)?;
            play(&mut game, order);
        }
        play(&mut game, Order::DeclareSearch);
        let view = shown(&game, standard(WEST));
        view.search().is_some().then_some(view)
    };
    let view = (1..10).find_map(late).unwrap();
    let plan = view.search().unwrap();
    let when: Vec<&str> = plan.zones.iter().map(|zone| zone.when.as_str()).collect();
    assert_eq!(when, ["now"]);
    let says = |fact: &String| fact.ends_with("In the dark it sees nobody (8.34).");
    assert!(plan.facts.iter().any(says), "{:?}", plan.facts);
    // By day nothing is said of the dark.
    let view = shown(&planning(3), standard(WEST));
    assert!(!view.search().unwrap().facts.iter().any(says));
}

/// The time of the return keeps clear of the counters of the fleet and of every force.
#[test]
fn the_time_of_the_return_keeps_clear_of_forces_and_the_fleet() {
    let game = Game::new(SCENARIOS[1], &[], 7).unwrap();
    let table = game.table();
    let taken = counters_to_clear(table);
    assert_eq!(taken.len(), table.forces.len() + table.task_groups.len());
    let forces = table.forces.iter().map(|force| force.hex);
    let fleet = table.task_groups.iter().map(|group| group.hex);
    assert!(forces.chain(fleet).all(|hex| taken.contains(&centre(hex))));
}

/// The figures of the zones lie beside their sector, none of them over another, a counter or a name.
#[test]
fn the_figures_of_the_zones_cover_nothing() {
    let game = planning(7);
    let table = game.table();
    let mut placed = 0;
    for (width, height) in [(1065.0, 800.0), (732.0, 678.0)] {
        for bearing in Bearing::all() {
            let planned = Planned::One {
                units: default_crew(table).unwrap(),
                aim: SearchAim::Standard(bearing),
            };
            let mut camera = Camera::new();
            camera.resize(width, height);
            let area = planned.area(table).unwrap();
            let area = framing::around(area, framing::action(table, width).unwrap());
            camera.frame(area, 0.0);
            assert!(camera.has_free(area, 0.0), "{bearing} is cut");
            let layout = layout(table, &[], camera.crowding());
            let mut taken = taken(&layout, &camera);
            let zones = &planned.sectors(&game)[0].zones;
            let places = figures_beside(zones, &camera, &taken);
            for (label, place) in zones.iter().zip(places) {
                let Some((dx, dy)) = place else {
                    continue;
                };
                let (x, y) = camera.pixel(label.at);
                let half = figures_width(label) / 2.0;
                let (x, y) = (x + dx, y + dy);
                let figures = Rect([x - half, y - 10.5, x + half, y + 10.5]);
                assert!(
                    !taken.iter().any(|it| it.meets(figures)),
                    "{bearing}, {}",
                    label.text
                );
                assert!(x - half >= 0.0 && y >= 10.0 && x + half <= width);
                taken.push(figures);
                placed += 1;
            }
        }
    }
    assert!(placed > 60, "{placed} of 72");
}

/// 8.25: an answer that is pointed at shows the sector of each search that it would send, and nothing of its other orders.
#[test]
fn r8_25_searches_that_are_pointed_at_show_their_sectors() {
    let game = planning(3);
    let orders = Sensible.order(&game);
    let Some(Order::Search { units, aim }) = orders else {
        panic!("the staff sends a search");
    };
    let search = Order::Search { units, aim };
    let other = Order::Search {
        units,
        aim: turned(aim, true),
    };
    let areas = areas_searched(game.table(), &[search, Order::GoOn, other]);
    let sectors = Planned::One { units, aim }.sectors(&game);
    assert_eq!(areas.len(), 2);
    assert_eq!(areas[0], sectors[0].area);
    assert_ne!(areas[1], areas[0]);
}
