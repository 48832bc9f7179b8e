//! One search is planned (8.27, 18.21).

use super::*;
use crate::view::prompt_parts::PromptParts;

#[test]
fn a_plan_says_who_goes_what_lies_there_what_it_costs_and_is_sent_by_one_order() {
    let game = planning(3);
    let view = shown(&game, standard(WEST));
    assert_eq!(view.title, "Search to the west, 10 hexes");
    let plan = view.search().unwrap();
    let lies = game.table().forces.iter();
    let lies = lies.filter(|force| SearchAim::Standard(WEST).sees(hex("1113"), force.hex));
    for force in lies {
        assert!(
            plan.crew.contains(force.id.mark()),
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
            assert!(row.forces.contains(force.mark()), "{row:?}");
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

/// A force that the search is aimed at and that lies too far off is named, with how far.
#[test]
fn a_force_beyond_the_reach_of_a_search_is_named() {
    let game = planning(7);
    let table = game.table();
    let mut told = 0;
    for from in [hex("1113"), hex("1109"), hex("1105")] {
        for bearing in Bearing::all() {
            let words = all_forces(table, from, &[SearchAim::Standard(bearing)]);
            let beyond = words.split_once("; ").map_or("", |(_, beyond)| beyond);
            for force in &table.forces {
                let is_named = beyond.contains(&force.id.to_string());
                let away = from.distance(force.hex);
                let is_beyond = bearing.sees(from, force.hex) && away > 10;
                assert_eq!(is_named, is_beyond, "{words}");
                told += u32::from(is_named);
                if is_named {
                    let by = count_of(away - 10, "hex", "hexes");
                    assert!(beyond.contains(&by), "{words}");
                }
            }
        }
    }
    assert!(told > 10, "{told}");
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
    let facts = shown(&game, standard(WEST))
        .search()
        .unwrap()
        .facts
        .join(" ");
    assert!(
        facts.contains("still out when the battle ends, which costs nothing."),
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
    let held = planned(&game, &doing(standard(WEST)), &suggested(&game)).unwrap();
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
    let held = planned(&game, &Selection::default(), &suggested(&game)).unwrap();
    let middle = best_middle(game.table(), hex("0817"), Some(FanForm::Three));
    let fan = Activity::Fanning(Fan {
        middle,
        form: FanForm::Three,
        pairs: false,
    });
    let fan = planned(&game, &doing(fan), &[]).unwrap();
    for held in [held, fan] {
        let planes = held.units().unwrap_or(UnitSet::EMPTY);
        for pointed in ["0513", "1024", "2020"].map(hex) {
            let activity = held.turned_to(game.table(), pointed).unwrap();
            let selection = Selection {
                planes,
                ..doing(activity)
            };
            assert_eq!(
                Some(hovered(game.table(), held.clone(), Some(pointed))),
                planned(&game, &selection, &[])
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
    assert!(view.search().as_ref().unwrap().kinds.len() == 3);
    assert_eq!(view.primary().filter(|it| it.label == "Send it"), None);
    let facts = view.search().unwrap().facts.join(" ");
    assert!(
        facts.contains("fighter") || facts.contains("F6F") || facts.contains("18.2"),
        "{facts}"
    );
    let plain = shown(&planning(3), standard(WEST));
    assert_eq!(plain.search().unwrap().kinds.len(), 2);
}

/// What the first key or click begins is a search to the west, unless one is planned already.
#[test]
fn r8_27_a_search_is_begun_to_the_west() {
    let mut seen = [0; 2];
    for seed in 0..20 {
        let game = planning(seed);
        let none = Selection::default();
        let (one, is_new) = begun(&game, &none, &suggested(&game)).unwrap();
        assert_eq!(planned(&game, &none, &suggested(&game)).is_none(), is_new);
        if is_new {
            assert_eq!(one.activity(), standard(WEST));
        }
        seen[usize::from(is_new)] += 1;
        let east = doing(standard(Bearing::clockwise(3)));
        let (held, is_new) = begun(&game, &east, &suggested(&game)).unwrap();
        assert!(!is_new && held.activity() == east.activity);
    }
    println!("{seen:?}");
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
        planned(&game, &selection, &suggested(&game)),
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

/// Where the staff would send no further search the prompt says why, and what it says is so.
#[test]
fn where_no_further_search_is_suggested_the_reason_stands_there() {
    let mut told = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut staff = Sensible;
        while let Some(order) = staff.order(&game) {
            if game.decision() == Some(Decision::AirSearch) && order == Order::GoOn {
                let view = prompt(&game, &Selection::default(), &suggested(&game)).unwrap();
                let why = &view.why()[0];
                let reason = why
                    .strip_prefix("The staff would send no more now: ")
                    .unwrap();
                let table = game.table();
                let unknown = table
                    .forces
                    .iter()
                    .filter(|it| !it.intelligence.is_complete());
                let home = table.task_groups[0].hex;
                let nearest = unknown.map(|force| home.distance(force.hex)).min();
                let too_far = nearest.is_some_and(|away| away > 14);
                assert_eq!(reason.starts_with("the nearest report"), too_far, "{why}");
                assert_eq!(
                    reason.starts_with("every force"),
                    nearest.is_none() && !table.forces.is_empty()
                );
                told.insert(
                    reason
                        .split_whitespace()
                        .take(3)
                        .collect::<Vec<_>>()
                        .join(" "),
                );
            }
            play(&mut game, order);
        }
    }
    assert!(told.len() > 1, "{told:?}");
}

/// 8.27: all that the staff would send goes with one answer, shown on the chart beforehand; and what it sends is what the
/// staff sends, each search weighed again once the one before has looked.
#[test]
fn r8_27_all_suggested_searches_go_with_one_answer() {
    let (mut several, mut as_shown, mut all_told) = (0, 0, 0);
    for scenario in [2, 3, 5] {
        for seed in 0..6 {
            let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
            while let Some(order) = Sensible.order(&game) {
                let is_first = game.decision() == Some(Decision::AirSearch)
                    && matches!(game.orders().last(), Some(Order::DeclareSearch));
                if is_first && order != Order::GoOn {
                    let shown = suggested(&game);
                    let held = planned(&game, &Selection::default(), &shown).unwrap();
                    let view = prompt(&game, &Selection::default(), &shown).unwrap();
                    let all = view.primary().unwrap();
                    assert_eq!(all.orders(), held.orders());
                    assert_eq!(all.orders()[0], order);
                    assert_eq!(held.sectors(&game).len(), shown.len());
                    let Action::AllAsSuggested(orders) = &all.action else {
                        panic!("{all:?}");
                    };
                    let mut session = Session::new(game.clone());
                    session.play(&orders[..1], next_as_suggested);
                    let given = &session.game().orders()[game.orders().len()..];
                    let mut staff = game.clone();
                    for order in given {
                        assert_eq!(Sensible.order(&staff), Some(*order));
                        staff.play(*order).unwrap();
                    }
                    let sent = |order: &&Order| matches!(order, Order::Search { .. });
                    several += usize::from(orders.len() > 1);
                    all_told += 1;
                    as_shown += usize::from(given.iter().filter(sent).count() == orders.len());
                }
                game.play(order).unwrap();
            }
        }
    }
    // It seldom comes otherwise than was shown.
    assert!(
        several > 10 && as_shown * 10 > all_told * 7,
        "{several}, {as_shown} of {all_told}"
    );
}
