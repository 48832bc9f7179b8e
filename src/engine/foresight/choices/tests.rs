//! The orders of each plan do what its name says.

use super::*;
use crate::engine::fleet::{AirStep, MissionId, SearchAim, UnitSet, possible_lights, waiting};
use crate::engine::forces::RaidId;
use crate::engine::foresight::underway::Asked;
use crate::engine::map::{Direction, HexId};
use crate::engine::plan::{LeftOut, Plan, Plans, proposal};
use crate::engine::routine::routines;
use crate::engine::staff;
use crate::engine::table::Engagement;
use crate::engine::{Scenario, Table};

/// Games of the staff from seed 1 on, so many of a scenario: with raids, and with a fleet that searches and strikes.
const RAIDS: &[(u8, u64)] = &[(1, 10), (5, 2)];
const FLEET: &[(u8, u64)] = &[(4, 4), (6, 1), (8, 1)];

/// What some games of the staff are asked, where it is first asked in a phase, and the choices there.
fn at_each(
    games: &[(u8, u64)],
    is_it: impl Fn(Decision) -> bool,
    mut look: impl FnMut(&Game, &[Choice]),
) {
    for (number, games) in games {
        for seed in 1..=*games {
            let scenario = Scenario::numbered(*number).unwrap();
            let mut game = Game::new(scenario, &[], seed).unwrap();
            let mut asked = None;
            while let Some(order) = Sensible.order(&game) {
                let was = std::mem::replace(&mut asked, Asked::now(&game));
                if asked != was && game.decision().is_some_and(&is_it) {
                    look(&game, &choices(&game));
                }
                game.play(order).unwrap();
            }
        }
    }
}

fn called<'a>(choices: &'a [Choice], name: &str) -> Option<&'a Choice> {
    choices.iter().find(|choice| choice.name() == name)
}

/// The game after the orders of a choice, of which each is legal in its turn, as far as no die changes that.
fn after(game: &Game, choice: &Choice) -> Game {
    let mut ahead = game.imagined(0);
    let asked = game.decision().map(|decision| decision.name());
    for order in &choice.orders {
        if ahead.decision().map(|decision| decision.name()) == asked {
            ahead.play(*order).unwrap();
        }
    }
    ahead
}

/// The same before its last order, which ends the answer.
fn before_the_last(game: &Game, choice: &Choice) -> Game {
    let mut orders = choice.orders.clone();
    orders.pop();
    after(game, &Choice::of(orders))
}

// Air movement.

fn moves_of(orders: &[Order], mission: MissionId) -> Vec<Order> {
    let all = orders.iter().copied();
    all.filter(|order| order.moved_mission() == Some(mission))
        .collect()
}

#[test]
fn all_fighters_fly_to_a_raid_that_can_and_the_rest_as_the_staff_flies_them() {
    let mut flown = 0;
    at_each(
        RAIDS,
        |it| it == Decision::AirMovement,
        |game, choices| {
            for raid in game.table().attackers() {
                let name = format!("All fighters fly to {}", raid.id);
                let Some(choice) = called(choices, &name) else {
                    continue;
                };
                for mission in waiting(game.table()) {
                    let (mission, to) = (mission.id, raid.hex);
                    let there = Order::Fly { mission, to };
                    let is_fighter = mission.kind == MissionId::intercept(1).kind;
                    let moves = moves_of(&choice.orders, mission);
                    if is_fighter && game.check(there).is_ok() {
                        assert_eq!(moves, [there], "{name}");
                        flown += 1;
                    } else {
                        assert_eq!(moves, moves_of(&choices[0].orders, mission), "{name}");
                    }
                }
            }
        },
    );
    assert!(flown > 20, "{flown}");
}

#[test]
fn a_mission_holds_or_flies_home_and_the_others_move_as_the_staff_moves_them() {
    let (mut held, mut home) = (0, 0);
    at_each(
        &[(1, 3), (5, 2), (6, 1)],
        |it| it == Decision::AirMovement,
        |game, choices| {
            let table = game.table();
            for mission in &table.missions {
                let id = mission.id;
                let others = |choice: &Choice| {
                    let all = choice.orders.iter().copied();
                    all.filter(|order| order.moved_mission() != Some(id))
                        .collect::<Vec<_>>()
                };
                if let Some(choice) = called(choices, &format!("{id} holds")) {
                    assert_eq!(moves_of(&choice.orders, id), [Order::Hold { mission: id }]);
                    assert_eq!(others(choice), others(&choices[0]));
                    held += 1;
                }
                if let Some(choice) = called(choices, &format!("{id} flies home")) {
                    let moves = moves_of(&choice.orders, id);
                    let [Order::Fly { to, .. }] = moves[..] else {
                        panic!("{moves:?}");
                    };
                    let off = |hex: HexId| {
                        let carriers = table.carrier_hexes().into_iter();
                        carriers.map(|it| it.distance(hex)).min()
                    };
                    assert!(off(to) < off(mission.hex), "{id}: {} to {to}", mission.hex);
                    assert_eq!(others(choice), others(&choices[0]));
                    home += 1;
                }
            }
            if let Some(choice) = called(choices, "All missions hold") {
                assert_eq!(choice.orders, [Order::EndMovement]);
            }
        },
    );
    assert!(held > 20 && home > 2, "{held} {home}");
}

// Interception.

/// The engagements that stand before the fight of a choice.
fn declared(game: &Game, choice: &Choice) -> Vec<Engagement> {
    assert_eq!(choice.orders.last(), Some(&Order::Fight));
    before_the_last(game, choice).table().engagements.clone()
}

#[test]
fn an_interception_sends_whom_its_name_says() {
    let (mut at_one, mut without) = (0, 0);
    at_each(
        RAIDS,
        |it| it == Decision::Interception,
        |game, choices| {
            let staffs = declared(game, &choices[0]);
            if let Some(choice) = called(choices, "Nobody fights") {
                assert_eq!(choice.orders, [Order::Fight]);
            }
            for raid in game.table().attackers().map(|raid| raid.id) {
                if let Some(choice) = called(choices, &format!("All fighters at {raid}")) {
                    let sent = declared(game, choice);
                    assert!(!sent.is_empty() && sent.iter().all(|it| it.raid == raid));
                    let rest = before_the_last(game, choice);
                    let mut rest = rest.legal();
                    assert!(rest.all(|order| !is_against(order, raid)), "{raid}");
                    at_one += 1;
                }
                if let Some(choice) = called(choices, &format!("Nobody at {raid}")) {
                    let kept = staffs.iter().copied().filter(|it| it.raid != raid);
                    assert_eq!(declared(game, choice), kept.collect::<Vec<_>>());
                    at_one += 1;
                }
            }
            for one in &staffs {
                let who = one.interceptor;
                if let Some(choice) = called(choices, &format!("Without {who}")) {
                    let kept = staffs.iter().copied().filter(|it| it.interceptor != who);
                    assert_eq!(declared(game, choice), kept.collect::<Vec<_>>());
                    without += 1;
                }
            }
        },
    );
    assert!(at_one > 5 && without > 20, "{at_one} {without}");
}

fn is_against(order: Order, raid: RaidId) -> bool {
    matches!(order, Order::Engage { raid: it, .. } if it == raid)
}

// What takes off, and the decks.

const LAUNCH: Decision = Decision::AirOperations {
    step: AirStep::Launch,
};

/// The units of the strikes that a choice sends up.
fn strike(choice: &Choice) -> UnitSet {
    let launched = choice.orders.iter().map(|order| match order {
        Order::Launch { mission, units } if *mission == MissionId::strike(mission.number) => *units,
        _ => UnitSet::EMPTY,
    });
    launched.fold(UnitSet::EMPTY, UnitSet::with)
}

/// Who takes off by it otherwise.
fn others(game: &Game, choice: &Choice) -> UnitSet {
    let before = in_the_air(game.table());
    in_the_air(after(game, choice).table())
        .without(before)
        .without(strike(choice))
}

fn in_the_air(table: &Table) -> UnitSet {
    let missions = table.missions.iter().map(|it| it.units);
    let patrols = table.task_groups.iter().flat_map(|group| group.cap);
    missions.chain(patrols).fold(UnitSet::EMPTY, UnitSet::with)
}

#[test]
fn a_strike_is_as_strong_as_its_name_says_and_goes_where_it_says() {
    let mut found = [0; 5];
    at_each(
        FLEET,
        |it| it == LAUNCH,
        |game, choices| {
            let attack = |units: UnitSet| units.without(units.fighters());
            let none_is_left = |choice: &Choice| {
                let left = staff::able_to_take_off(before_the_last(game, choice).table());
                assert_eq!(attack(left), UnitSet::EMPTY, "{choice:?}");
            };
            let staffs = strike(&choices[0]);
            let same_others = |choice: &Choice| {
                assert_eq!(
                    others(game, choice),
                    others(game, &choices[0]),
                    "{choice:?}"
                );
            };
            if let Some(choice) = called(choices, "No strike") {
                assert!(!staffs.is_empty() && strike(choice).is_empty());
                same_others(choice);
                found[0] += 1;
            }
            for force in &game.table().forces {
                let name = format!("All attack planes at {}", force.id);
                let Some(choice) = called(choices, &name) else {
                    continue;
                };
                let sent = strike(choice);
                none_is_left(choice);
                same_others(choice);
                let ahead = after(game, choice);
                let sent = ahead.table().missions.iter().find(|it| it.units == sent);
                let sent = sent.expect("it takes off");
                let first = sent.units.iter().next().unwrap().home();
                let from = game.table().hex_of(first).unwrap();
                let (was, is) = (from.distance(force.hex), sent.hex.distance(force.hex));
                assert!(
                    is < was || was == 0 || sent.hex == from,
                    "{name}: {was} to {is}"
                );
                found[1] += u32::from(is < was);
            }
            let bare = called(choices, "All attack planes, no escorts");
            if let Some(choice) = bare {
                assert_eq!(strike(choice), attack(strike(choice)));
                none_is_left(choice);
                same_others(choice);
                found[2] += 1;
            }
            if let (Some(choice), Some(bare)) = (called(choices, "Half the attack planes"), bare) {
                let (sent, all) = (attack(strike(choice)), strike(bare));
                assert_eq!(sent.len(), all.len().div_ceil(2));
                assert_eq!(sent.without(all), UnitSet::EMPTY);
                same_others(choice);
                found[3] += 1;
            }
            if let Some(choice) = called(choices, "Nobody takes off") {
                assert_eq!(choice.orders, [Order::GoOn]);
                assert!(others(game, choice).is_empty());
                found[4] += 1;
            }
        },
    );
    assert!(found.iter().all(|it| *it > 5), "{found:?}");
}

/// 6.21: the decks of all task groups by one plan are those that the page proposes for it.
#[test]
fn the_decks_are_those_of_the_plan_that_is_named() {
    let mut found = 0;
    at_each(
        FLEET,
        |it| it == LAUNCH,
        |game, choices| {
            for choice in choices {
                let Some(name) = choice.name().strip_prefix("Decks: ") else {
                    continue;
                };
                let plan = Plan::offered(game.scenario()).find(|plan| plan.name() == name);
                let groups = game.table().task_groups.iter().map(|group| group.id);
                let plans = groups.fold(Plans::BY_HAND, |plans, group| {
                    plans.with(group, plan.expect("a plan of that name"))
                });
                let proposed = proposal(game, &plans, LeftOut::NONE).unwrap();
                assert_eq!(choice.orders, proposed.orders, "{name}");
                found += 1;
            }
        },
    );
    assert!(found > 20, "{found}");
}

#[test]
fn no_step_of_air_operations_need_be_used() {
    let mut found = 0;
    let is_step = |it| matches!(it, Decision::AirOperations { .. });
    at_each(FLEET, is_step, |_, choices| {
        for name in [
            "Nobody takes off",
            "Nothing comes up",
            "Nothing is serviced",
            "Nothing goes below",
            "Nobody lands",
        ] {
            if let Some(choice) = called(choices, name) {
                assert_eq!(choice.orders, [Order::GoOn], "{name}");
                found += 1;
            }
        }
    });
    assert!(found > 100, "{found}");
}

/// What the player can do in a batch is one of the choices, unless there are too many, or another comes to the same.
#[test]
fn what_can_be_done_in_a_batch_is_compared() {
    let mut found = 0;
    let is_step = |it| matches!(it, Decision::AirOperations { .. });
    at_each(&[(4, 2)], is_step, |game, choices| {
        for batch in routines(game) {
            let is_tried = choices.iter().any(|it| it.orders == batch.orders);
            assert!(is_tried || choices.len() == MOST_CHOICES, "{}", batch.title);
            found += usize::from(called(choices, &batch.title).is_some());
        }
    });
    assert!(found > 20, "{found}");
}

/// 6.43: lights on where they are not, and, where the staff turns them on, its answer without them.
#[test]
fn r6_43_lights_on_and_no_lights() {
    let mut found = 0;
    let is_step = |it| matches!(it, Decision::AirOperations { .. });
    at_each(&[(8, 1)], is_step, |game, choices| {
        for lights in possible_lights(game.table()) {
            let is_tried = choices.iter().any(|it| it.orders == [lights]);
            assert!(is_tried, "{lights}");
            let plans = decks::operations(game, AirStep::Land, &[lights, Order::GoOn]);
            let dark = called(&plans, "No lights").expect("the staff turns them on");
            assert_eq!(dark.orders, [Order::GoOn]);
            found += 1;
        }
        assert!(called(choices, "No lights").is_none());
    });
    assert!(found > 5, "{found}");
}

/// 6.22: the decks are readied by whole plans, after which the battle begins.
#[test]
fn r6_22_a_plan_readies_the_decks_and_ends_the_set_up() {
    let mut found = 0;
    at_each(
        FLEET,
        |it| it == Decision::ReadyDecks,
        |game, choices| {
            for choice in &choices[1..] {
                let ready = after(game, choice);
                assert_ne!(ready.decision(), Some(Decision::ReadyDecks), "{choice:?}");
                found += 1;
            }
        },
    );
    assert!(found > 2, "{found}");
}

// Searches.

/// The searches of a choice, which ends with them.
fn searches_of(choice: &Choice) -> Vec<(UnitSet, SearchAim)> {
    let searches = choice.orders.iter().filter_map(|order| match order {
        Order::Search { units, aim } => Some((*units, *aim)),
        _ => None,
    });
    searches.collect()
}

#[test]
fn searches_are_a_part_of_the_staffs_or_aimed_otherwise() {
    let mut found = [0; 3];
    at_each(
        FLEET,
        |it| it == Decision::AirSearch,
        |_, choices| {
            let staffs = searches_of(&choices[0]);
            if let Some(choice) = called(choices, "No search") {
                assert_eq!(choice.orders, [Order::GoOn]);
            }
            let half = called(choices, "The first half of the staff\u{2019}s searches");
            let rest = called(choices, "The other half of the staff\u{2019}s searches");
            if let (Some(half), Some(rest)) = (half, rest) {
                let (half, rest) = (searches_of(half), searches_of(rest));
                assert_eq!(half.len(), staffs.len().div_ceil(2));
                assert_eq!([half, rest].concat(), staffs);
                found[0] += 1;
            }
            let alike = |choice: &Choice, is_narrow: bool| {
                let aimed = searches_of(choice);
                assert_eq!(aimed.len(), staffs.len());
                for ((units, aim), (crew, was)) in aimed.iter().zip(&staffs) {
                    assert_eq!((units, aim.is_narrow()), (crew, is_narrow));
                    assert_eq!(aim.bearing(), was.bearing());
                }
            };
            if let Some(choice) = called(choices, "The staff\u{2019}s in narrow lines") {
                alike(choice, true);
                found[1] += 1;
            }
            if let Some(choice) = called(choices, "The staff\u{2019}s in sectors") {
                alike(choice, false);
                found[2] += 1;
            }
        },
    );
    assert!(found.iter().all(|it| *it > 2), "{found:?}");
}

#[test]
fn a_fan_lies_about_the_side_that_it_is_named_for() {
    let mut found = 0;
    at_each(
        FLEET,
        |it| it == Decision::AirSearch,
        |_, choices| {
            for (side, middle) in [("north", 0), ("east", 90), ("south", 180), ("west", 270)] {
                let name = format!("A fan of searches to the {side}");
                let Some(fan) = called(choices, &name) else {
                    continue;
                };
                assert_eq!(fan.orders.last(), Some(&Order::GoOn));
                let off = |aim: SearchAim| {
                    let off = aim.bearing().degrees().abs_diff(middle);
                    off.min(360 - off)
                };
                let all = searches_of(fan);
                assert!((1..=5).contains(&all.len()));
                assert!(
                    all.iter().all(|(_, aim)| off(*aim) <= 60),
                    "{name}: {all:?}"
                );
                found += 1;
            }
        },
    );
    assert!(found > 10, "{found}");
}

/// 8.22.
#[test]
fn r8_22_the_search_segment_is_declared_or_not() {
    at_each(
        FLEET,
        |it| it == Decision::DeclareSearch,
        |game, choices| {
            let declared = |name: &str| {
                let choice = called(choices, name).unwrap_or(&choices[0]);
                after(game, choice).table().search_declared
            };
            let is_staffs = choices[0].orders == [Order::DeclareSearch];
            assert!(is_staffs || declared("Searches in this phase"));
            assert!(!is_staffs || !declared("No searches in this phase"));
        },
    );
}

// Courses.

#[test]
fn a_course_is_sailed_once_or_for_six_turns_or_until_the_last() {
    let (mut once, mut lasting) = (0, 0);
    at_each(
        FLEET,
        |it| it == Decision::UsMovement,
        |game, choices| {
            let here = staff::of_fleet(game.table()).unwrap();
            for choice in &choices[1..] {
                let way = choice.name().strip_prefix("Course ");
                let way = way.and_then(|rest| rest.split(' ').next());
                let sails = |way: &str| Direction::ALL.into_iter().find(|it| it.to_string() == way);
                let way = way.map(|way| sails(way).expect("a direction"));
                match choice.course() {
                    None => {
                        let to = way.map_or(here, |way| here.neighbour(way).unwrap());
                        let mut ahead = after(game, choice);
                        while ahead.decision() == Some(Decision::UsMovement) {
                            ahead.play(Order::GoOn).unwrap();
                        }
                        assert_eq!(staff::of_fleet(ahead.table()), Some(to), "{choice:?}");
                        once += 1;
                    }
                    Some(course) => {
                        let turn = game.table().turn;
                        let turns = turn.turns_until(course.until);
                        let is_the_last = !game.scenario().has_turn(course.until.next());
                        assert!(game.scenario().has_turn(course.until) && turns > 1);
                        assert!(turns == 6 || turns < 6 && is_the_last, "{turns}");
                        let time = format!(" until {:04}", course.until.time());
                        assert!(choice.name().ends_with(&time));
                        let to = match course.course {
                            CourseOrder::Hold => None,
                            CourseOrder::Towards(to) => Some(to),
                            other => panic!("{other:?}"),
                        };
                        let off = to.map(|to| here.neighbour(way.unwrap()).unwrap().distance(to));
                        assert!(off.is_none_or(|off| off < here.distance(to.unwrap())));
                        lasting += 1;
                    }
                }
            }
        },
    );
    assert!(once > 50 && lasting > 50, "{once} {lasting}");
}

#[test]
fn courses_that_are_kept_come_first_and_of_them_those_towards_the_enemy() {
    let mut looked_at = 0;
    at_each(
        FLEET,
        |it| it == Decision::UsMovement,
        |game, choices| {
            let is_lasting = |choice: &&Choice| choice.course().is_some();
            let kept = choices[1..].iter().take_while(is_lasting).count();
            let all = choices.iter().filter(is_lasting).count();
            assert_eq!(kept, all);
            let courses = choices.iter().filter_map(Choice::course);
            let to = courses.filter_map(|it| match it.course {
                CourseOrder::Towards(to) => Some(to),
                _ => None,
            });
            let forces = &game.table().forces;
            let far = |to: HexId| {
                forces
                    .iter()
                    .map(|it| to.distance(it.hex) as u32)
                    .sum::<u32>()
            };
            let far: Vec<u32> = to.map(far).collect();
            assert!(far.is_sorted(), "{far:?}");
            looked_at += usize::from(far.len() > 2);
        },
    );
    assert!(looked_at > 20, "{looked_at}");
}
