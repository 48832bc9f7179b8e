//! Work in batches (6.2): lists of ordinary orders, each legal when its turn comes, that leave nothing
//! of their kind undone.

use carrier_battle::engine::fleet::{AirStep, AirUnitId, CapId};
use carrier_battle::engine::routine::{Routine, RoutineKind, routines};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Event, Game, LossEvent, Order, SCENARIOS};

fn step_of(game: &Game) -> Option<AirStep> {
    match game.decision() {
        Some(Decision::AirOperations { step }) => Some(step),
        _ => None,
    }
}

fn pass_to_launch(game: &mut Game) {
    while step_of(game) != Some(AirStep::Launch) {
        let pass = match game.decision() {
            Some(Decision::AirMovement) => Order::EndMovement,
            _ => Order::GoOn,
        };
        game.play(pass).unwrap();
    }
}

/// Whether a unit was lost since so many events.
fn lost(game: &Game, since: usize) -> bool {
    let mut events = game.events()[since..].iter();
    events.any(|record| matches!(record.event, Event::Losses(LossEvent::Unit { .. })))
}

/// Every order of every routine is legal when its turn comes, and a routine that does all of a
/// kind leaves none.
#[test]
fn r6_23_every_routine_is_a_list_of_legal_orders() {
    let (mut tried, mut again) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let step = step_of(&game);
            for routine in routines(&game) {
                let mut trial = game.clone();
                for order in &routine.orders {
                    assert_eq!(
                        step_of(&trial),
                        step,
                        "{} of seed {seed}",
                        routine.kind.name()
                    );
                    if let Err(refusal) = trial.play(*order) {
                        panic!("{} of seed {seed}: {order}: {refusal}", routine.kind.name());
                    }
                }
                let left = |trial: &Game, of: fn(&Order) -> bool| {
                    step_of(trial) == step && trial.legal().any(|order| of(&order))
                };
                match routine.kind {
                    // 6.24: one more on any deck, and none that stand there could take off.
                    RoutineKind::RaiseAll if step_of(&trial) == step => {
                        let table = trial.table();
                        let raises = trial.legal().filter_map(|order| match order {
                            Order::Raise { unit } => table.aboard(unit),
                            _ => None,
                        });
                        for (deck, _) in raises {
                            let limit = table.limits(deck.carrier).launch_occupancy;
                            assert!(deck.ready.len() >= limit, "{}", deck.carrier);
                        }
                    }
                    // A unit lost in landing leaves its place free for another.
                    RoutineKind::LandAll if !lost(&trial, game.events().len()) => {
                        assert!(!left(&trial, |it| matches!(it, Order::Land { .. })));
                    }
                    RoutineKind::AsBefore => again += 1,
                    _ => {}
                }
                tried += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(
        tried > 500 && again > 20,
        "{tried} tried, {again} as before"
    );
}

/// Outside of air operations there is no work in batches.
#[test]
fn r6_23_there_are_no_routines_elsewhere() {
    let game = Game::new(SCENARIOS[0], &[], 1).unwrap();
    assert!(step_of(&game).is_none() && routines(&game).is_empty());
}

/// All ready fighters of scenario 3 take off together: two from a fleet carrier, one from a light
/// carrier (6.24).
#[test]
fn r6_24_every_ready_fighter_is_launched_at_once() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    pass_to_launch(&mut game);
    let all = routines(&game);
    let launch = all
        .iter()
        .find(|routine| routine.kind == RoutineKind::LaunchFighters)
        .unwrap();
    let [Order::Launch { units, .. }] = launch.orders[..] else {
        panic!("one order");
    };
    assert_eq!(units.len(), 12);
    game.play(launch.orders[0]).unwrap();
    assert!(game.table().decks.iter().all(|deck| deck.ready.is_empty()));
}

/// A group whose two patrols are of one unit each can take a third unit: filling the patrols lets it
/// join one of them (4.33).
#[test]
fn r4_33_a_third_unit_joins_a_patrol() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    let cap = game.table().cap_missions().next().unwrap().0;
    while game.decision() != Some(Decision::AirMovement) {
        game.play(Order::GoOn).unwrap();
    }
    game.play(Order::PlaceCap { cap }).unwrap();
    pass_to_launch(&mut game);
    let patrol = |place| CapId { place, ..cap };
    for (place, name) in [(0, "F6F 11"), (1, "F6F 14")] {
        let cap = patrol(place);
        let units = name.parse::<AirUnitId>().unwrap().into();
        game.play(Order::LaunchCap { cap, units }).unwrap();
    }
    let all = routines(&game);
    let fill = all
        .iter()
        .find(|routine| routine.kind == RoutineKind::FillPatrols);
    let joins = |order: &Order| matches!(order, Order::LaunchCap { cap, units } if *cap == patrol(0) && units.len() == 1);
    assert!(fill.is_some_and(|fill| fill.orders.iter().any(joins)));
}

/// 4.22: the attack planes are sent off by one click only where a force is in contact for them to fly to.
#[test]
fn r4_22_no_strike_is_launched_by_rote_with_no_force_in_contact() {
    let (mut with, mut without) = (0, 0);
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let mut forces = game.table().forces.iter();
            let is_seen = forces.any(|force| force.detection.is_detected());
            let mut offered = routines(&game).into_iter();
            if offered.any(|it| it.kind == RoutineKind::LaunchAttack) {
                assert!(is_seen, "seed {seed}");
                with += 1;
            } else if step_of(&game) == Some(AirStep::Launch) && !is_seen {
                without += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(with > 10 && without > 10, "{with}, {without}");
}

/// Where no raid comes in a battle, nothing is offered against one: no fighters go up by themselves, no patrol is
/// filled.
#[test]
fn nothing_is_offered_against_raids_where_none_comes() {
    for seed in 0..3 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let against_raids = |it: &Routine| {
                matches!(
                    it.kind,
                    RoutineKind::LaunchFighters | RoutineKind::FillPatrols
                )
            };
            assert!(!routines(&game).iter().any(against_raids));
            game.play(order).unwrap();
        }
    }
}
