//! Several searches at once, and what waits behind a question (8.25, 18.12).

use super::*;

/// From a fan to one search in the same direction, whatever the staff would send.
#[test]
fn a_single_search_takes_the_place_of_a_fan() {
    for seed in 0..4 {
        let game = planning(seed);
        let fan = Fan {
            middle: WEST,
            form: FanForm::Three,
            pairs: false,
        };
        let view = shown(&game, Activity::Fanning(fan));
        let mut answers = view.answers.iter();
        let single = answers.find(|it| it.label == "A single search").unwrap();
        let Action::Begin(activity) = single.action else {
            panic!("{single:?}");
        };
        let held = planned(&game, &doing(activity), &suggested(&game)).unwrap();
        assert_eq!(held.orders().len(), 1);
        assert_eq!(held.activity(), standard(WEST));
    }
}
use crate::view::prompt_parts::PromptParts;

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
                        let mut session = Session::new(game.clone());
                        session.play(&orders, |_| Vec::new());
                        while !session.pending_orders().is_empty() {
                            let between = session.game().legal().last().unwrap();
                            session.play(&[between], |_| Vec::new());
                            assert_eq!(session.not_given(), [], "{fan:?} is cut short");
                        }
                        let up = |game: &Game| {
                            let searches = game.table().searches.iter();
                            searches.map(|search| search.units.len()).sum::<u8>()
                        };
                        assert_eq!(up(session.game()), up(&game) + all);
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
    // The whole, and each search.
    assert_eq!(view.search().as_ref().unwrap().zones.len(), 1 + 5);
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
    assert_eq!(standing(&game, &[search(crew)]), Pending::Next);
    assert_eq!(standing(&game, &[]), Pending::Over);
    let mut over = game.clone();
    play(&mut over, Order::GoOn);
    assert_eq!(standing(&over, &[search(crew)]), Pending::Over);
    // A game with shadowing, in which a search sees something at once.
    let mut waits = 0;
    for seed in 0..40 {
        let mut game = Game::new(SCENARIOS[3], &[Variant::Shadowing], seed).unwrap();
        let mut random = Random::new(seed);
        for _ in 0..400 {
            if let Some(Decision::Shadow { .. } | Decision::WhichForce { .. }) = game.decision() {
                assert_eq!(standing(&game, &[search(crew)]), Pending::Waiting);
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
        force: ForceId::Letter(letter),
    };
    let mut left = vec![look('A'), look('B'), fly, fly];
    assert_eq!(leading(&left), &left[..2]);
    assert_eq!(waiting(&left).len(), 2, "{:?}", waiting(&left));
    // Nobody asks which force to look for: that list is over, the fan behind it is not.
    assert_eq!(standing(&game, &left), Pending::Over);
    assert_eq!(standing(&game, &left[2..]), Pending::Next);
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

/// 8.33, 8.34: a fan says which forces each of its searches may see, out or home, and which all of it, with the chance
/// by the faces of the chart.
#[test]
fn r8_33_r8_34_a_fan_says_what_each_sector_and_the_whole_may_see() {
    let game = planning(1944);
    let table = game.table();
    let home = hex("1113");
    let fan = Fan {
        middle: WEST,
        form: FanForm::Five,
        pairs: false,
    };
    let view = shown(&game, Activity::Fanning(fan));
    let plan = view.search().unwrap();
    let [whole, each @ ..] = plan.zones.as_slice() else {
        panic!("no lines");
    };
    assert_eq!((whole.what.as_str(), each.len()), ("all five", 5));
    let orders = fan.orders(table).unwrap();
    for force in &table.forces {
        let mut missed_by_all = 1.0;
        for (order, row) in orders.iter().zip(each) {
            let Order::Search { units, aim } = *order else {
                panic!("{order}");
            };
            let letter = format!("{}\u{a0}", force.id.mark());
            if !aim.sees(home, force.hex) {
                assert!(!row.forces.contains(&letter), "{row:?}");
                continue;
            }
            // By day, and once on either way.
            let faces = sighting(table, units, aim, home.distance(force.hex)).seen();
            let missed = f64::from(10 - faces) / 10.0;
            missed_by_all *= missed * missed;
            let chance = ((1.0 - missed * missed) * 100.0).round();
            assert!(
                row.forces.contains(&format!("{letter}{chance}%")),
                "{row:?}"
            );
        }
        let chance = ((1.0 - missed_by_all) * 100.0).round();
        let chance = format!("{}\u{a0}{chance}%", force.id.mark());
        let is_seen = home.distance(force.hex) <= 10;
        assert_eq!(
            whole.forces.contains(&chance),
            is_seen,
            "{whole:?} {chance}"
        );
    }
    assert!(whole.when.starts_with("may see "), "{whole:?}");
    let meaning = "Chances: that a force is seen at all, out or home";
    assert!(plan.facts.iter().any(|fact| fact.starts_with(meaning)));
}

/// A fan and a single search give a force in the same sector the same chance to be seen (8.33, 8.34).
#[test]
fn a_fan_and_a_single_search_give_a_force_the_same_chance() {
    let mut same = 0;
    for seed in 0..4 {
        let game = planning(seed);
        let home = game.table().task_groups[0].hex;
        let fan = Fan {
            middle: best_middle(game.table(), home, Some(FanForm::Five)),
            form: FanForm::Five,
            pairs: false,
        };
        let rows = shown(&game, Activity::Fanning(fan))
            .search()
            .unwrap()
            .zones
            .clone();
        let orders = fan.orders(game.table()).unwrap();
        for (row, order) in rows[1..].iter().zip(orders) {
            let Order::Search { units, aim } = order else {
                continue;
            };
            let single = Selection {
                planes: units,
                ..doing(Activity::Searching(aim))
            };
            let view = prompt(&game, &single, &suggested(&game)).unwrap();
            let zones = view.search().unwrap().zones.clone();
            let chances = |all: &str| -> Vec<String> {
                let all = all.split(", ").filter(|it| *it != "no force");
                all.map(str::to_owned).collect()
            };
            let mut single: Vec<String> = zones.iter().flat_map(|it| chances(&it.forces)).collect();
            let mut of_fan = chances(&row.forces);
            single.sort();
            of_fan.sort();
            assert_eq!(single, of_fan, "{}", row.what);
            assert!(of_fan.iter().all(|it| it.ends_with('%')), "{of_fan:?}");
            same += of_fan.len();
        }
    }
    assert!(same > 20, "{same}");
}
