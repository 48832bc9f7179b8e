//! What nobody could want is not asked; what is passed over says why; and what an order leaves too
//! short of fuel is known before it is given.

use crate::common::named;
use carrier_battle::engine::fleet::{self, AirStep, Fuel, Mission, MissionId};
use carrier_battle::engine::forecast::{
    self, AutoAnswer, Nothing, Short, UnneededStep, next_question, nothing_to_do, phases_to_come,
    raids_are_over, shortage,
};
use carrier_battle::engine::plan::{LeftOut, Plans, proposal};
use carrier_battle::engine::routine::{RoutineKind, routines};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, DeckEvent, Event, Game, Order, SCENARIOS, SegmentId, auto_answer,
};

/// In the first phase everybody has 15 fuel: nobody lands, and nobody is asked (4.433).
#[test]
fn r4_433_nobody_is_asked_to_land_with_full_tanks() {
    let mut game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    assert_eq!(game.decision(), Some(Decision::Landing));
    let answered = Some((Order::EndLanding, AutoAnswer::NobodyHasToLand));
    assert_eq!(auto_answer(&game), answered);
    // Who has begun to land is asked until he is done.
    let land = game
        .legal()
        .find(|order| matches!(order, Order::Land { .. }));
    game.play(land.unwrap()).unwrap();
    assert_eq!(game.decision(), Some(Decision::Landing));
    assert_eq!(auto_answer(&game), None);
}

/// Whatever is answered so is legal, rolls no die for anything of the player's, and only goes on.
#[test]
fn what_nobody_could_want_is_answered_by_a_legal_order() {
    let mut answered = 0;
    for (scenario, seed) in [(0, 1), (0, 2), (1, 3), (2, 4), (2, 5), (2, 6)] {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if let Some((order, why)) = auto_answer(&game) {
                assert_eq!(game.check(order), Ok(()), "{why:?}");
                let goes_on = [Order::EndMovement, Order::EndLanding, Order::GoOn];
                assert!(goes_on.contains(&order));
                answered += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(answered > 5, "{answered}");
}

/// A mission that has to land is asked about.
#[test]
fn r4_433_who_is_short_is_asked() {
    let mut asked = 0;
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let over = game.table().missions.iter();
            let mut over = over.filter(|it| game.table().is_home(it.hex));
            let short =
                over.any(|it| it.fuel.left() <= phases_to_come(&game)) && !raids_are_over(&game);
            if game.decision() == Some(Decision::Landing) && short {
                assert_eq!(auto_answer(&game), None);
                asked += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(asked > 0);
}

/// Scenario 1: who is in the air when the second turn ends is safe, so once no raid is left nobody is asked where to fly or
/// who lands, on however little fuel; as long as one is, they are.
#[test]
fn who_is_safe_wherever_he_is_is_not_asked_once_no_raid_is_left() {
    let (mut moves, mut landings) = (0, 0);
    for seed in 0..20 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let why = auto_answer(&game).map(|(_, why)| why);
            let are_safe = matches!(
                why,
                Some(AutoAnswer::AllAreSafe | AutoAnswer::NobodyGainsByLanding)
            );
            assert!(!are_safe || raids_are_over(&game), "{seed}");
            moves += u32::from(why == Some(AutoAnswer::AllAreSafe));
            landings += u32::from(why == Some(AutoAnswer::NobodyGainsByLanding));
            let stays = |it: &Mission| it.fuel.can_pay(phases_to_come(&game) as i8 + 1);
            if game.decision() == Some(Decision::AirMovement)
                && raids_are_over(&game)
                && game.table().missions.iter().all(stays)
            {
                assert!(why.is_some(), "{seed}");
            }
            game.play(order).unwrap();
        }
    }
    assert!(moves > 0 && landings > 0, "{moves} {landings}");
}

/// What is said of the next step is what comes: it is asked, or passed over for a reason (6.23).
#[test]
fn r6_23_the_step_that_is_foretold_is_asked() {
    let (mut passed, mut unneeded) = (0, 0);
    for (scenario, seeds) in [(2, 0..8), (3, 0..8)] {
        for seed in seeds {
            let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
            let mut player = Random::new(seed);
            while let Some(order) = player.order(&game) {
                if let Some(Decision::AirOperations { step }) = game.decision() {
                    assert_eq!(nothing_to_do(game.table(), step), None);
                    let (next, skipped) = next_question(&game, step);
                    passed += skipped.len();
                    let mut trial = game.clone();
                    let (seen, segment) = (trial.events().len(), segments(&trial));
                    trial.play(Order::GoOn).unwrap();
                    while let Some((order, AutoAnswer::Step(_))) = auto_answer(&trial)
                        && segments(&trial) == segment
                    {
                        trial.play(order).unwrap();
                        unneeded += 1;
                    }
                    let events = trial.events()[seen..].iter();
                    let begun = events.filter_map(|record| match record.event {
                        Event::Decks(DeckEvent::AirStep { step }) => Some(step),
                        _ => None,
                    });
                    let begun: Vec<AirStep> = begun.take(skipped.len() + 1).collect();
                    let steps: Vec<AirStep> = skipped.iter().map(|(step, _)| *step).collect();
                    assert_eq!(begun[..steps.len()], steps);
                    let asked = match trial.decision() {
                        Some(Decision::AirOperations { step }) if segments(&trial) == segment => {
                            Some(step)
                        }
                        _ => None,
                    };
                    assert_eq!(asked, next, "after {step} of seed {seed}");
                }
                game.play(order).unwrap();
            }
        }
    }
    assert!(passed > 50 && unneeded > 5, "{passed}, {unneeded}");
}

/// Segments of air operations begun.
fn segments(game: &Game) -> usize {
    let name = SegmentId::UsAirOperations;
    let events = game.events().iter();
    events
        .filter(|record| record.event == Event::Segment { name })
        .count()
}

/// In the last phase of scenario 4, where nobody attacks the fleet, no step is asked in which planes would only
/// change their places; before it every one is (6.23).
#[test]
fn r6_23_in_the_last_phase_nobody_is_asked_where_planes_stand() {
    let (mut late, mut early) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if let Some(Decision::AirOperations { step }) = game.decision() {
                let answered = auto_answer(&game);
                let over = game.table().missions.iter();
                let mut over = over.filter(|it| game.table().is_home(it.hex));
                let waits = over.all(|it| it.fuel.left() >= 3);
                if phases_to_come(&game) == 0 && step != AirStep::Launch && waits {
                    let too_late = AutoAnswer::Step(UnneededStep::TooLate(step));
                    assert_eq!(answered, Some((Order::GoOn, too_late)));
                    late += 1;
                } else {
                    let too_late = |why| matches!(why, AutoAnswer::Step(UnneededStep::TooLate(_)));
                    let is_launch = step == AirStep::Launch && phases_to_come(&game) == 0;
                    assert!(is_launch || !answered.is_some_and(|(_, why)| too_late(why)));
                    early += 1;
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(late > 12 && early > 500, "{late}, {early}");
}

/// In scenario 3 what stands on deck may burn in the last phase too, but not where no raid is on its way any more and
/// no carrier has been hit: then nothing that the staff would do changes the score (6.23, 10.23).
#[test]
fn r10_23_the_last_phase_is_passed_over_only_where_no_raid_is_left() {
    let mut late = 0;
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let why = auto_answer(&game).map(|(_, why)| why);
            if let Some(AutoAnswer::Step(UnneededStep::TooLate(_))) = why {
                let table = game.table();
                assert_eq!((phases_to_come(&game), table.inbound().count()), (0, 0));
                let is_hit = |ship: ShipId| table.hits(ship).total() > 0;
                assert!(!table.decks.iter().any(|deck| is_hit(deck.carrier.into())));
                let mut passed = game.clone();
                while passed.outcome().is_none() {
                    passed.play(Order::GoOn).unwrap();
                }
                let mut handled = game.clone();
                Sensible.finish(&mut handled);
                let score = |game: &Game| game.outcome().map(|outcome| outcome.score);
                assert_eq!(score(&passed), score(&handled));
                late += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(late > 0);
}

/// In the first phase of scenario 3 nothing can be raised: the decks are full, and a launch makes room.
#[test]
fn r6_25_a_launch_makes_room_to_raise() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    let nothing = nothing_to_do(game.table(), AirStep::Raise);
    assert_eq!(nothing, Some(Nothing::DecksFull));
    let launch = routines(&game).swap_remove(0);
    assert_eq!(launch.kind, RoutineKind::LaunchFighters);
    game.play(launch.orders[0]).unwrap();
    assert_eq!(nothing_to_do(game.table(), AirStep::Raise), None);
}

/// What a mission is too short for, box by box of its fuel track. Over the fleet in the first phase of
/// scenario 1 seven phases are to come: to the end a mission needs as many points.
#[test]
fn r4_45_a_mission_is_too_short_for_a_fight_or_for_home() {
    let game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    assert_eq!(phases_to_come(&game), 7);
    let id: MissionId = named("Intercept 1");
    let over = game.table().mission(id).unwrap().clone();
    // It has this fuel once it has moved to the hex, or paid for keeping it.
    let short = |game: &Game, hex: &str, fuel: i8| {
        let before = Mission {
            fuel: Fuel::points(fuel + 1),
            ..over.clone()
        };
        shortage(game, &before, named(hex), Fuel::points(fuel))
    };
    let lands = |lost_in_ten| Some(Short::SafeLanding { lost_in_ten });
    for fuel in 4..=16 {
        assert_eq!(short(&game, "1109", fuel), None, "{fuel}");
    }
    // A fight costs 3 (4.51) and leaves it Fuel Critical.
    for fuel in 1..=3 {
        assert_eq!(short(&game, "1109", fuel), Some(Short::GoodFight), "{fuel}");
    }
    // It stays up to the end down to box 6; below that it comes home, and rolls for its landing: at 0 a 10 loses
    // a unit, at 4 a 6 does (4.451). Over its carriers it lands before it pays for keeping its hex (4.433).
    assert_eq!(short(&game, "1109", 0), lands(1));
    assert_eq!(short(&game, "1109", -4), lands(5));
    assert_eq!(short(&game, "1111", -2), lands(6));
    assert_eq!(short(&game, "1111", -3), lands(7));
    // It cannot pay for landing at box 6: +6 and +2.
    assert_eq!(short(&game, "1111", -4), lands(9));
    assert_eq!(short(&game, "1111", -5), Some(Short::Home));
    // At box 7 it is lost, but over its carriers it lands before it pays (4.433, 4.454).
    assert_eq!(short(&game, "1109", -7), lands(9));
    assert_eq!(short(&game, "1111", -7), Some(Short::Lost));
    // In the last phase nobody has to come home, and fights only where a raid is: that may be out of reach.
    let in_the_last_phase = |seed| {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        while phases_to_come(&game) > 0 {
            let order = match game.decision() {
                Some(Decision::AirMovement) => Order::EndMovement,
                Some(Decision::Landing) => Order::EndLanding,
                _ => Order::Fight,
            };
            game.play(order).unwrap();
        }
        let raid = game.table().inbound().next()?.hex.to_string();
        Some((game, raid))
    };
    let (game, raid) = (0..60).find_map(in_the_last_phase).unwrap();
    assert_eq!(short(&game, &raid, -3), Some(Short::GoodFight));
    assert_eq!(short(&game, &raid, -4), Some(Short::Fight));
    assert_ne!(raid, "1114");
    assert_eq!(short(&game, "1114", -3), None);
    assert_eq!(short(&game, "1114", -4), None);
}

/// A phase of scenario 3 by plan takes at most four questions where no raid and no fight comes up: the
/// movement, the plan, and the step that it leaves to the player.
#[test]
fn r6_23_a_phase_by_plan_is_a_few_answers() {
    let mut quiet = 0;
    for seed in 0..10 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        let (mut answers, mut fought, mut phase) = (0, false, (0, 0));
        while let Some(decision) = game.decision() {
            let now = (game.table().turn.number, game.table().phase);
            if now != phase {
                assert!(
                    fought || answers <= 4,
                    "{answers} in phase {phase:?} of seed {seed}"
                );
                quiet += usize::from(!fought && answers > 0);
                (answers, fought, phase) = (0, false, now);
            }
            if let Some((order, _)) = auto_answer(&game) {
                game.play(order).unwrap();
                continue;
            }
            answers += 1;
            let plan = proposal(&game, &Plans::default(), LeftOut::default());
            match plan.filter(|plan| !plan.orders.is_empty()) {
                Some(plan) => {
                    for order in plan.orders {
                        game.play(order).unwrap();
                    }
                }
                None => {
                    let is_movement = decision == Decision::AirMovement;
                    let in_operations = matches!(decision, Decision::AirOperations { .. });
                    fought |= !is_movement && !in_operations;
                    let order = match decision {
                        Decision::AirMovement => Order::EndMovement,
                        Decision::AirOperations { .. } => Order::GoOn,
                        _ => Sensible.order(&game).unwrap(),
                    };
                    game.play(order).unwrap();
                }
            }
        }
    }
    assert!(quiet > 40, "{quiet} quiet phases");
}

/// 4.4: once the last mission has its orders nobody is asked whether that was all, unless a patrol can be put on the
/// map: a second hex was lit with the first.
#[test]
fn r4_4_nobody_is_asked_again_when_every_mission_has_its_orders() {
    let (mut answered, mut asked) = (0, 0);
    let games = [
        (0, 1),
        (1, 2),
        (2, 4),
        (3, 5),
        (3, 6),
        (3, 7),
        (3, 8),
        (3, 9),
    ];
    for (scenario, seed) in games {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let last = game.orders().last();
            let is_ordered = matches!(last, Some(Order::Fly { .. } | Order::Hold { .. }));
            if game.decision() == Some(Decision::AirMovement) && is_ordered {
                let table = game.table();
                let is_on_its_way = forecast::raids_on_their_way(table).next().is_some();
                let is_left = |order: Order| match order {
                    Order::PlaceCap { .. } => is_on_its_way,
                    Order::Hold { .. } => true,
                    Order::Fly { mission, .. } => fleet::waiting(table).any(|it| it.id == mission),
                    _ => false,
                };
                let is_automatic =
                    auto_answer(&game).map(|(_, why)| why) == Some(AutoAnswer::AllOrdered);
                let begins_attack = game.scenario().ends_with_last_attack;
                let is_over = !begins_attack && !game.legal().any(is_left);
                assert_eq!(is_automatic, is_over, "{last:?}");
                answered += usize::from(is_automatic);
                asked += usize::from(!is_automatic);
            }
            game.play(order).unwrap();
        }
    }
    assert!(answered > 5 && asked > 10, "{answered}, {asked}");
}

/// 4.22: where no raid comes, nobody is asked who takes off while no force is in contact; while one is, he is.
#[test]
fn r4_22_nobody_is_asked_who_takes_off_where_there_is_nobody_to_meet() {
    let launch = Some(Decision::AirOperations {
        step: AirStep::Launch,
    });
    let (mut passed, mut asked) = (0, 0);
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if game.decision() == launch {
                let mut forces = game.table().forces.iter();
                let in_contact = forces.any(|force| force.detection.is_detected());
                let nobody = AutoAnswer::Step(UnneededStep::NobodyToMeet);
                if auto_answer(&game) == Some((Order::GoOn, nobody)) {
                    assert!(!in_contact && game.table().missions.is_empty());
                    passed += 1;
                } else if in_contact {
                    asked += 1;
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(passed > 3 && asked > 3, "{passed}, {asked}");
}

/// 8.28: a search lands by itself where each of its units has room on its own carrier; where one has not, and there is
/// more than one other, it is asked.
#[test]
fn r8_28_a_search_with_room_on_its_own_carriers_is_not_asked() {
    let (mut by_itself, mut asked) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if let Some(Decision::SearchLanding { search }) = game.decision() {
                let units = game.table().search(search).unwrap().units;
                let landings = game.legal_landings();
                let is_open = |unit: fleet::AirUnitId| landings.contains(&(unit, unit.home()));
                match auto_answer(&game) {
                    Some((Order::Land { unit, carrier }, AutoAnswer::OwnDecks(_))) => {
                        assert_eq!(carrier, unit.home());
                        assert!(units.iter().all(is_open));
                        by_itself += 1;
                    }
                    Some(_) => {}
                    None => asked += 1,
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(by_itself > 0 && asked > 0, "{by_itself}, {asked}");
}

/// 4.4: with neither a raid nor a force on the map, fighters over their carriers hold by themselves; with a raid they are
/// asked.
#[test]
fn r4_4_nobody_is_asked_where_fighters_hold_with_nobody_in_sight() {
    let (mut by_themselves, mut asked) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::AirMovement) {
                let why = auto_answer(&game).map(|(_, why)| why);
                let is_raided = game.table().inbound().next().is_some();
                let is_quiet = why == Some(AutoAnswer::NobodyInSight);
                assert!(!is_quiet || !is_raided && game.table().forces.is_empty());
                by_themselves += u32::from(is_quiet);
                asked += u32::from(why.is_none() && is_raided);
            }
            game.play(order).unwrap();
        }
    }
    assert!(by_themselves > 0 && asked > 20, "{by_themselves}, {asked}");
}
