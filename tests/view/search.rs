//! Planning a search, a fan of them, searches in the air, and what has been looked at (8.2, 8.3, 18.1, 18.2).

use carrier_battle::engine::charts::{AIR_SEARCH, Sighting};
use carrier_battle::engine::fleet::{
    AirUnitType, Leg, NARROW_AIMS, SearchAim, SearchId, SearchZone, UnitSet, search_modifiers,
};
use carrier_battle::engine::forces::{Detection, ForceId};
use carrier_battle::engine::forecast::searching::{forces_in_zone, sighting, sighting_at};
use carrier_battle::engine::forecast::{Needless, needless};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, Deck, Event, Game, Order, SCENARIOS, SearchEvent, Turn, Variant,
};
use carrier_battle::view::chart::geometry::{Point, centre};
use carrier_battle::view::chart::{lit_hexes, readout};
use carrier_battle::view::fleet::{Look, carrier};
use carrier_battle::view::prompt::{PromptView, prompt};
use carrier_battle::view::search::{
    AimKind, Fan, FanForm, Planned, Rest, able, after, aim_at, begun, best_middle, corners,
    coverage, crews, default_crew, hovered, leading, line, marks, not_given, planned, rest,
    suggested, turned, waiting, words,
};
use carrier_battle::view::shell::{MarkKind, timeline};
use carrier_battle::view::{Action, Activity, Selection};

use crate::common::*;

const WEST: Bearing = Bearing::clockwise(9);

/// Scenario 4 at the first question of a name, with nothing done before it.
fn at(name: &str, options: &[Variant], seed: u64) -> Game {
    let mut game = Game::new(SCENARIOS[3], options, seed).unwrap();
    while game.decision().map(|decision| decision.name()) != Some(name) {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            Decision::DeclareSearch if name == "air_search" => Order::DeclareSearch,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
    game
}

fn planning(seed: u64) -> Game {
    at("air_search", &[], seed)
}

fn doing(activity: Activity) -> Selection {
    Selection {
        activity,
        ..Selection::default()
    }
}

fn shown(game: &Game, activity: Activity) -> PromptView {
    prompt(game, &doing(activity), suggested(game)).unwrap()
}

fn standard(bearing: Bearing) -> Activity {
    Activity::Searching(SearchAim::Standard(bearing))
}

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
                let faces = AIR_SEARCH.faces(0, shift);
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
    let early = view.search.unwrap().zones;
    assert_eq!(early.len(), 3);
    assert!(early[0].when.starts_with("now, again 1210"), "{early:?}");
    assert!(early[1].when.starts_with("0650, again 1050"), "{early:?}");
    assert!(early[2].when.starts_with("0810, again 0930"), "{early:?}");
    // Two units at ten hexes by day: 1 to 10, one more and two less; an hour before dusk another less.
    let far = "S\u{a0}10% \u{b7} L\u{a0}20% \u{b7} ?\u{a0}10%";
    assert_eq!(early[2].odds, far);
    let Some(Planned::One { units, aim }) =
        planned(&game, &doing(standard(WEST)), suggested(&game))
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

#[test]
fn a_plan_says_who_goes_what_lies_there_what_it_costs_and_is_sent_by_one_order() {
    let game = planning(3);
    let view = shown(&game, standard(WEST));
    assert_eq!(view.title, "Search to the west, 10 hexes");
    let plan = view.search.clone().unwrap();
    let lies = game.table().forces.iter();
    let lies = lies.filter(|force| SearchAim::Standard(WEST).sees(hex("1113"), force.hex));
    for force in lies {
        assert!(
            plan.crew.contains(force.id.0),
            "{} in {}",
            force.id,
            plan.crew
        );
    }
    for (row, zone) in
        plan.zones
            .iter()
            .zip([SearchZone::Close, SearchZone::Middle, SearchZone::Far])
    {
        let there = forces_in_zone(game.table(), hex("1113"), SearchAim::Standard(WEST), zone);
        assert_eq!(row.forces == "no force", there.is_empty(), "{row:?}");
        for force in there {
            assert!(row.forces.contains(force.0), "{row:?}");
        }
    }
    let facts = plan.facts.join(" ");
    assert!(facts.contains("until 1210 at the earliest"), "{facts}");
    assert!(facts.contains("lands nobody"), "{facts}");
    let send = view.primary().unwrap();
    let [order @ Order::Search { units, aim }] = send.orders()[..] else {
        panic!("{send:?}");
    };
    assert_eq!((aim, units.len()), (SearchAim::Standard(WEST), 2));
    assert_eq!(game.check(order), Ok(()));
}

#[test]
fn a_late_search_is_told_that_it_is_not_home_in_time() {
    let mut game = planning(3);
    while game.table().turn.time() < 1210 {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
    while game.decision() != Some(Decision::AirSearch) {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            Decision::DeclareSearch => Order::DeclareSearch,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
    let facts = shown(&game, standard(WEST)).search.unwrap().facts.join(" ");
    assert!(
        facts.contains("the battle is over before they are home"),
        "{facts}"
    );
}

#[test]
fn turning_goes_all_round_and_pointing_meets_the_hex() {
    let origin = hex("1113");
    for kind in [AimKind::Standard, AimKind::Extended, AimKind::Narrow] {
        let first = kind.at(0);
        let mut aim = first;
        for _ in 0..kind.steps() {
            aim = turned(aim, true);
        }
        assert_eq!(aim, first);
        assert_eq!(turned(turned(aim, true), false), aim);
        for hex in HexId::all().filter(|hex| (1..=10).contains(&origin.distance(*hex))) {
            let aim = aim_at(origin, hex, kind).unwrap();
            assert!(
                kind == AimKind::Narrow || aim.sees(origin, hex),
                "{aim:?} {hex}"
            );
            let is_met = (0..NARROW_AIMS).any(|step| SearchAim::Narrow(step).sees(origin, hex));
            assert!(
                kind != AimKind::Narrow || !is_met || aim.sees(origin, hex),
                "{hex}"
            );
        }
        assert_eq!(aim_at(origin, origin, kind), None);
    }
}

#[test]
fn the_pointer_turns_what_is_planned_and_keeps_who_goes() {
    let game = planning(3);
    let held = planned(&game, &doing(standard(WEST)), suggested(&game)).unwrap();
    let Planned::One { units, .. } = held else {
        panic!("{held:?}");
    };
    let over = hovered(game.table(), held.clone(), Some(hex("0513")));
    let north = Bearing::clockwise(0);
    let Planned::One { units: same, aim } = over else {
        panic!("{over:?}");
    };
    assert_eq!(same, units);
    assert!(
        [north, north.left(), north.right()].contains(&aim.bearing()),
        "{aim:?}"
    );
    assert_eq!(hovered(game.table(), held.clone(), None), held);
}

/// The chart turns what is planned without a plan made anew: it comes to what a plan in that direction is.
#[test]
fn what_the_pointer_turns_is_what_a_plan_would_be() {
    let game = planning(3);
    let held = planned(&game, &Selection::default(), suggested(&game)).unwrap();
    let middle = best_middle(game.table(), hex("0817"), Some(FanForm::Three));
    let fan = Activity::Fanning(Fan {
        middle,
        form: FanForm::Three,
        pairs: false,
    });
    let fan = planned(&game, &doing(fan), None).unwrap();
    for held in [held, fan] {
        let planes = match &held {
            Planned::One { units, .. } => *units,
            Planned::Fan(..) => UnitSet::EMPTY,
        };
        for pointed in ["0513", "1024", "2020"].map(hex) {
            let activity = held.turned_to(game.table(), pointed).unwrap();
            let selection = Selection {
                planes,
                ..doing(activity)
            };
            assert_eq!(
                Some(hovered(game.table(), held.clone(), Some(pointed))),
                planned(&game, &selection, None)
            );
        }
    }
}

/// 8.27: every crew on offer may be sent, of one or two units of one task group.
#[test]
fn r8_27_every_crew_on_offer_may_be_sent() {
    let game = planning(5);
    let rows = crews(&game, UnitSet::EMPTY);
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert!(row.answers.len() > 3, "{row:?}");
        for answer in row.answers {
            let Action::Choose(units) = answer.action else {
                panic!("{answer:?}");
            };
            let order = Order::Search {
                units,
                aim: SearchAim::Standard(WEST),
            };
            assert_eq!(game.check(order), Ok(()), "{}", answer.label);
        }
    }
    let pair = able(game.table(), game.table().task_groups[0].id);
    assert!(pair.len() > 2);
    assert!(default_crew(game.table()).is_some());
}

/// 18.21: an extended search is offered with fighters, and refused in words without any that are ready.
#[test]
fn r18_21_an_extended_search_wants_fighters() {
    let extended = Activity::Searching(SearchAim::Extended(WEST));
    let game = at("air_search", &[Variant::ExtendedSearch], 3);
    let view = shown(&game, extended);
    assert!(view.search.as_ref().unwrap().kinds.len() == 3);
    assert_eq!(view.primary().filter(|it| it.label == "Send it"), None);
    let facts = view.search.unwrap().facts.join(" ");
    assert!(
        facts.contains("fighter") || facts.contains("F6F") || facts.contains("18.2"),
        "{facts}"
    );
    let plain = shown(&planning(3), standard(WEST));
    assert_eq!(plain.search.unwrap().kinds.len(), 2);
}

/// 8.25, 8.282: the orders of every fan on offer are legal one after the other, with all questions that come
/// in between answered, and none of its planes is sent twice.
#[test]
fn r8_25_the_orders_of_a_fan_are_legal_in_turn() {
    let mut fans = 0;
    for seed in 0..12 {
        let variants = [Variant::Shadowing, Variant::LocationUncertainty];
        let options: &[Variant] = if seed % 2 == 0 { &[] } else { &variants };
        let mut game = Game::new(SCENARIOS[3], options, seed).unwrap();
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            if decision == Decision::AirSearch {
                let table = game.table();
                let home = table.task_groups[0].hex;
                for form in FanForm::ALL {
                    for pairs in [false, true] {
                        let fan = Fan {
                            middle: best_middle(table, home, Some(form)),
                            form,
                            pairs,
                        };
                        let Some(orders) = fan.orders(table) else {
                            continue;
                        };
                        assert_eq!(orders.len(), form.number());
                        let all: u8 = orders
                            .iter()
                            .map(|order| match order {
                                Order::Search { units, .. } => units.len(),
                                _ => 0,
                            })
                            .sum();
                        let planned = Planned::Fan(fan, orders.clone());
                        assert_eq!(planned.sectors(&game).len(), form.number());
                        let mut copy = game.clone();
                        let mut left = orders;
                        while !left.is_empty() {
                            match rest(&copy, &left) {
                                Rest::GoesOn => drop(play(&mut copy, left.remove(0))),
                                Rest::Waits => {
                                    let order = copy.legal().last().unwrap();
                                    play(&mut copy, order);
                                }
                                Rest::Over => panic!("{fan:?} is cut short: {left:?}"),
                            }
                        }
                        let up = |game: &Game| {
                            let searches = game.table().searches.iter();
                            searches.map(|search| search.units.len()).sum::<u8>()
                        };
                        assert_eq!(up(&copy), up(&game) + all);
                        fans += 1;
                    }
                }
            }
            let Some(order) = staff.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(fans > 200, "{fans}");
}

#[test]
fn a_fan_is_laid_around_the_reports_and_shown_search_by_search() {
    let game = planning(1944);
    let home = hex("1113");
    let fan = Fan {
        middle: best_middle(game.table(), home, Some(FanForm::Five)),
        form: FanForm::Five,
        pairs: false,
    };
    assert_eq!(fan.in_words(), "five to the west");
    let view = shown(&game, Activity::Fanning(fan));
    assert_eq!(view.title, "Fan: five to the west");
    assert_eq!(view.search.as_ref().unwrap().zones.len(), 5);
    let send = view.primary().unwrap();
    assert_eq!(
        (send.label.as_str(), send.orders().len()),
        ("Send all five", 5)
    );
    // Every report in the west is in one of its sectors.
    for force in &game.table().forces {
        let mut aims = fan.bearings().map(SearchAim::Standard);
        let is_seen = aims.any(|aim| aim.sees(home, force.hex));
        assert_eq!(is_seen, home.distance(force.hex) <= 10, "{}", force.id);
    }
}

/// A list that a question came in between of waits, and goes on; one that nobody asks for any more is over.
#[test]
fn what_is_left_of_a_list_waits_for_the_question_in_between() {
    let game = planning(3);
    let search = |units| Order::Search {
        units,
        aim: SearchAim::Standard(WEST),
    };
    let crew = default_crew(game.table()).unwrap();
    assert_eq!(rest(&game, &[search(crew)]), Rest::GoesOn);
    assert_eq!(rest(&game, &[]), Rest::Over);
    let mut over = game.clone();
    play(&mut over, Order::GoOn);
    assert_eq!(rest(&over, &[search(crew)]), Rest::Over);
    // A game with shadowing, in which a search sees something at once.
    let mut waits = 0;
    for seed in 0..40 {
        let mut game = Game::new(SCENARIOS[3], &[Variant::Shadowing], seed).unwrap();
        let mut random = Random::new(seed);
        for _ in 0..400 {
            if let Some(Decision::Shadow { .. } | Decision::WhichForce { .. }) = game.decision() {
                assert_eq!(rest(&game, &[search(crew)]), Rest::Waits);
                waits += 1;
            }
            let Some(order) = random.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(waits > 0);
}

/// What the first key or click begins is a search to the west, unless one is planned already.
#[test]
fn r8_27_a_search_is_begun_to_the_west() {
    let mut seen = [0; 2];
    for seed in 0..20 {
        let game = planning(seed);
        let none = Selection::default();
        let (one, is_new) = begun(&game, &none, suggested(&game)).unwrap();
        assert_eq!(planned(&game, &none, suggested(&game)).is_none(), is_new);
        if is_new {
            assert_eq!(one.activity(), standard(WEST));
        }
        seen[usize::from(is_new)] += 1;
        let east = doing(standard(Bearing::clockwise(3)));
        let (held, is_new) = begun(&game, &east, suggested(&game)).unwrap();
        assert!(!is_new && held.activity() == east.activity);
    }
    println!("{seen:?}");
}

/// A list that was said for one search while a fan waits stands before the fan, is told with it, and is given up
/// alone when that search stays with a force (18.12).
#[test]
fn r18_12_a_fan_waits_behind_the_forces_a_search_looks_for() {
    let game = planning(3);
    let fly = Order::Search {
        units: default_crew(game.table()).unwrap(),
        aim: SearchAim::Standard(WEST),
    };
    let look = |letter| Order::LookFor {
        force: ForceId(letter),
    };
    let mut left = vec![look('A'), look('B'), fly, fly];
    assert_eq!(leading(&left), &left[..2]);
    assert_eq!(waiting(&left).len(), 2, "{:?}", waiting(&left));
    // Nobody asks which force to look for: that list is over, the fan behind it is not.
    assert_eq!(rest(&game, &left), Rest::Over);
    assert_eq!(rest(&game, &left[2..]), Rest::GoesOn);
    let lost = not_given(&left).unwrap();
    assert!(lost.starts_with("Of the fan was not sent: "), "{lost}");
    assert_eq!(not_given(&left[..2]), None);
    after(Order::GoOn, &mut left);
    assert_eq!(left.len(), 4);
    after(Order::Shadow, &mut left);
    assert_eq!(left, [fly, fly]);
    after(Order::Shadow, &mut left);
    assert_eq!(left, [fly, fly]);
}

/// 8.31-8.33: what is shaded is what the engine says was looked at, and it is forgotten after some turns.
#[test]
fn r8_33_what_has_been_looked_at_is_shaded_and_fades() {
    let mut game = planning(3);
    let crew = default_crew(game.table()).unwrap();
    let aim = SearchAim::Standard(WEST);
    let home = hex("1113");
    play(&mut game, Order::Search { units: crew, aim });
    let looks = |game: &Game| coverage::looks(game.events(), game.table().turn);
    let seen = looks(&game);
    for hex in HexId::all() {
        let is_close = home.distance(hex) <= 2 && aim.sees(home, hex);
        assert_eq!(coverage::last_look(&seen, hex).is_some(), is_close, "{hex}");
    }
    let near = hex("1115");
    let now = game.table().turn;
    assert_eq!(
        coverage::in_words(&seen, now, near).as_deref(),
        Some("looked at in this turn by Search 1")
    );
    assert_eq!(coverage::layers(&seen, now).len(), 1);
    // The same a turn later, and so on: until the search comes by again on its way home.
    let mut turn = now;
    for age in 1..=coverage::FORGOTTEN {
        turn = turn.next();
        let later = coverage::looks(game.events(), turn);
        assert_eq!(later.is_empty(), age == coverage::FORGOTTEN);
        let layers = coverage::layers(&later, turn);
        assert_eq!(
            layers.first().map(|layer| layer.age),
            (age < coverage::FORGOTTEN).then_some(age)
        );
    }
    // Flown to its end, every look is in a zone of its sector, in the turn of its event.
    let mut staff = Sensible;
    while game.table().search(SearchId(1)).is_some() {
        let order = match game.decision().unwrap() {
            Decision::AirSearch => Order::GoOn,
            _ => staff.order(&game).unwrap(),
        };
        play(&mut game, order);
        let now = game.table().turn;
        let looked = looks(&game);
        let searched = game.events().iter().filter(|it| {
            let is_look = matches!(it.event, Event::Searches(SearchEvent::Searched { .. }));
            is_look && it.at.turn.turns_until(now) < coverage::FORGOTTEN
        });
        assert_eq!(looked.len(), searched.count());
        for look in looked {
            assert!(
                HexId::all()
                    .filter(|hex| look.covers(*hex))
                    .all(|hex| aim.sees(home, hex))
            );
        }
    }
}

#[test]
fn a_search_in_the_air_has_a_mark_a_card_and_its_hour_on_the_strip() {
    let mut game = planning(3);
    let crew = default_crew(game.table()).unwrap();
    let aim = SearchAim::Standard(WEST);
    play(&mut game, Order::Search { units: crew, aim });
    let scenario = game.scenario();
    let all = marks(scenario, game.table(), game.events());
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].number.as_str(), all[0].heading), ("1", -90));
    assert!(all[0].next.is_some());
    let cards = carrier_battle::view::search::cards(scenario, game.table(), game.events());
    assert_eq!(cards[0].leg, "flying out to the west, 10 hexes");
    assert_eq!(
        cards[0].next,
        "Next, from 0650: 4 hexes farther out, to look at 3\u{2013}6 hexes"
    );
    assert_eq!(cards[0].home, "Home at 1210 at the earliest");
    // Over its carriers it is home, and lands.
    let mut over = game.table().clone();
    over.searches[0].leg = Leg::Inbound;
    over.searches[0].hex = hex("1113");
    over.searches[0].at = hex("1113").into();
    let cards = carrier_battle::view::search::cards(scenario, &over, game.events());
    assert_eq!(cards[0].home, "Home");
    assert!(cards[0].next.contains("lands now"), "{:?}", cards[0]);
    // In the turn before it is home the strip has it.
    let mut table = game.table().clone();
    let search = &mut table.searches[0];
    search.leg = Leg::Inbound;
    let view = timeline(scenario, &table, game.events());
    let marks: Vec<_> = view
        .entries
        .iter()
        .flat_map(|entry| {
            entry
                .marks
                .iter()
                .map(|mark| (entry.time.clone(), mark.clone()))
        })
        .collect();
    assert_eq!(marks.len(), 1);
    assert_eq!(marks[0].0, "0650");
    assert_eq!(marks[0].1.label, "Search 1 home");
    assert_eq!(marks[0].1.kind, MarkKind::Searches(vec![SearchId(1)]));
}

/// 6.34: the hexes the task force may move to are lit, and each gives its order.
#[test]
fn r6_34_the_hexes_of_a_move_are_lit() {
    let game = at("us_movement", &[], 3);
    let lit = lit_hexes(game.table(), game.decision(), None);
    assert!(lit.len() >= 4, "{lit:?}");
    for hex in &lit {
        assert_eq!(game.check(hex.order), Ok(()));
        assert!(
            hex.label.starts_with("Move Task Force 58 to "),
            "{}",
            hex.label
        );
    }
    let view = prompt(&game, &Selection::default(), suggested(&game)).unwrap();
    let labels: Vec<&str> = view.answers.iter().map(|it| it.label.as_str()).collect();
    assert!(
        labels.contains(&"West") && labels.contains(&"Stay here"),
        "{labels:?}"
    );
    assert!(readout(game.table(), game.decision(), None, lit[0].hex).is_some());
}

/// 8.28, 8.32, 18.13: a question of a search is answered for the player only where one answer is as good as
/// the other: and the answer is legal.
#[test]
fn r8_32_a_needless_question_of_a_search_has_one_good_answer() {
    let (mut through, mut whichever) = (0, 0);
    for seed in 0..60 {
        let variants = [Variant::Shadowing, Variant::ExtendedSearch];
        let options: &[Variant] = if seed % 2 == 0 { &[] } else { &variants };
        let mut game = Game::new(SCENARIOS[3], options, seed).unwrap();
        let mut random = Random::new(seed);
        for _ in 0..600 {
            if let Some((order, why)) = needless(&game) {
                assert_eq!(game.check(order), Ok(()));
                match (why, order) {
                    (Needless::OneHexEmpty(_, hex), Order::FlyThrough { hex: through_it }) => {
                        assert_eq!(hex, through_it);
                        assert!(game.table().forces.iter().any(|force| force.hex == hex));
                        through += 1;
                    }
                    (Needless::NoneToShadow(search), Order::LookFor { .. }) => {
                        let table = game.table();
                        let origin = table.search(search).unwrap().origin;
                        for force in &table.looking {
                            let hex = table.force(*force).unwrap().hex;
                            assert!(matches!(origin.distance(hex), 9 | 10));
                        }
                        whichever += 1;
                    }
                    (Needless::OneDeck(search, carrier), _) => {
                        let lands = game.legal().all(|order| matches!(order, Order::Land { carrier: on, .. } if on == carrier));
                        assert!(lands, "{search}");
                    }
                    _ => {}
                }
            }
            let Some(order) = random.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(through > 0, "no narrow search was answered for");
    println!("{through} paths, {whichever} orders of search answered");
}

/// 8.28: all units of a search land by one click where there is room, and the orders are legal.
#[test]
fn r8_28_a_search_lands_by_one_click() {
    let mut asked = 0;
    for seed in 0..10 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            if let Decision::SearchLanding { .. } = decision {
                let view = prompt(&game, &Selection::default(), suggested(&game)).unwrap();
                let answer = view.answers.last().unwrap();
                if answer.label.starts_with("Land") {
                    let mut copy = game.clone();
                    play_all(&mut copy, answer.orders());
                    asked += 1;
                }
            }
            let Some(order) = staff.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(asked > 5, "{asked}");
}

/// 8.27: on the decks the ready units can be chosen for a search, several at once, and no others.
#[test]
fn r8_27_ready_units_are_chosen_on_the_decks() {
    let game = planning(3);
    let look = Look {
        table: game.table(),
        selected: UnitSet::EMPTY,
        decision: game.decision(),
    };
    for deck in &game.table().decks {
        let view = carrier(&look, deck.carrier).unwrap();
        for shown in view.boxes {
            for plane in shown.planes {
                assert_eq!(plane.is_open, shown.deck == Deck::Ready, "{}", plane.label);
            }
        }
    }
    // What is chosen there is what would go.
    let planes = game.table().decks[0].ready;
    let selection = Selection {
        planes,
        ..doing(standard(WEST))
    };
    let units = planes;
    let aim = SearchAim::Standard(WEST);
    assert_eq!(
        planned(&game, &selection, suggested(&game)),
        Some(Planned::One { units, aim })
    );
}

#[test]
fn directions_have_names_of_their_own() {
    let mut names: Vec<&str> = Bearing::all().map(words::direction).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 12);
    assert_eq!(words::direction(WEST), "west");
    assert!(AirUnitType::F6F.is_fighter());
}

/// The force a search stays with, and when it is said to be home.
type Told = (Option<ForceId>, Option<(Turn, u8)>);

/// 8.28: when a search is home is told the same before it flies in a segment and after, and is when it is there.
#[test]
fn r8_28_the_hour_told_of_a_search_does_not_change_while_its_segment_is_shown() {
    use carrier_battle::engine::{SegmentId, Table};
    use carrier_battle::view::search::{cards, home};
    use std::collections::HashMap;
    let (mut compared, mut landed, mut turning) = (0, 0, 0);
    for seed in 0..16 {
        let scenario = SCENARIOS[3];
        let options: &[Variant] = if seed % 4 < 2 { &[] } else { scenario.variants };
        let Ok(mut game) = Game::new(scenario, options, seed) else {
            continue;
        };
        match seed % 2 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        let all = game.events();
        let mut table = Table::new(scenario.first_turn);
        let mut told: HashMap<SearchId, Told> = HashMap::new();
        for (n, happening) in all.iter().enumerate() {
            table.apply(&happening.event);
            if matches!(happening.event, Event::Segment { .. }) {
                told.clear();
            }
            if table.segment != Some(SegmentId::UsAirSearch) || !table.search_declared {
                continue;
            }
            let shown = &all[..=n];
            for (search, card) in table.searches.iter().zip(cards(scenario, &table, shown)) {
                // 18.23: fighters far out turn as soon as they meet carriers, and are home earlier.
                if matches!(search.aim, SearchAim::Extended(_))
                    && matches!(happening.event, Event::Searches(SearchEvent::Turned { .. }))
                {
                    told.remove(&search.id);
                }
                // Staying with a force, and turning from it, change its course.
                let stays = match search.leg {
                    Leg::Shadowing(force) => Some(force),
                    _ => None,
                };
                let hour = home(scenario, &table, shown, search);
                let before = told.insert(search.id, (stays, hour));
                if let Some((stayed, before)) = before
                    && stayed == stays
                {
                    assert_eq!(before, hour, "{} {:?} {card:?}", search.id, happening.event);
                    compared += 1;
                }
                if card.next.contains("homeward") {
                    assert!(!card.leg.starts_with("flying out"), "{card:?}");
                    turning += usize::from(card.leg == "turning for home");
                }
                if card.home == "Home" {
                    assert_eq!(hour, Some((table.turn, table.phase)));
                    landed += 1;
                }
            }
        }
    }
    assert!(
        compared > 500 && landed > 10 && turning > 10,
        "{compared} {landed} {turning}"
    );
}
