//! A plan proposes a whole segment of air operations (6.23): legal orders only, which play without a
//! refusal up to the end of the segment, or to the step that it leaves to the player.

use carrier_battle::engine::fleet::{AirStep, MissionId, TaskGroupId, UnitSet};
use carrier_battle::engine::plan::{LeftOut, Outlook, Plan, Plans, Proposal, Stop, proposal};
use carrier_battle::engine::routine::{RoutineKind, routines};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, Event, Game, LossEvent, Order, SCENARIOS, Scenario, SearchEvent, SegmentId, UnitLoss,
    Variant,
};

const GROUPS: [TaskGroupId; 2] = [TaskGroupId(2), TaskGroupId(3)];

fn step_of(game: &Game) -> Option<AirStep> {
    match game.decision() {
        Some(Decision::AirOperations { step }) => Some(step),
        _ => None,
    }
}

fn both(plan: Plan) -> Plans {
    let all = GROUPS.into_iter();
    all.fold(Plans::BY_HAND, |plans, group| plans.with(group, plan))
}

/// How many segments of air operations have begun.
fn segments(game: &Game) -> usize {
    let begins = |event: &&Event| {
        matches!(
            event,
            Event::Segment {
                name: SegmentId::UsAirOperations
            }
        )
    };
    let events = game.events().iter().map(|record| &record.event);
    events.filter(begins).count()
}

/// Plays a proposal, and says where the game is then.
fn carry_out(game: &mut Game, proposal: &Proposal, what: &str) {
    let begun = segments(game);
    for order in &proposal.orders {
        assert_eq!(segments(game), begun, "{what}: {order} after the segment");
        if let Err(refusal) = game.play(*order) {
            panic!("{what}: {order}: {refusal}");
        }
    }
    let now = step_of(game).filter(|_| segments(game) == begun);
    match proposal.stop {
        None => assert_eq!(now, None, "{what} leaves a step open"),
        Some((step, _)) => assert_eq!(now, Some(step), "{what} stops elsewhere"),
    }
}

/// Every task group of scenario 4 by the plan of searchers.
fn searchers() -> Plans {
    let groups = (1..=7).map(TaskGroupId);
    groups.fold(Plans::BY_HAND, |plans, group| {
        plans.with(group, Plan::Searchers)
    })
}

#[test]
fn r6_23_every_proposal_plays_without_a_refusal() {
    let (mut tried, mut stopped) = (0, 0);
    for seed in 0..12 {
        let variants: &[Variant] = match seed % 3 {
            0 => &[],
            1 => &[Variant::AttackPlanesOnDeck],
            _ => &[Variant::DeckCrashes, Variant::AttackPlanesOnDeck],
        };
        let mut game = Game::new(SCENARIOS[2], variants, seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            for first in Plan::ALL {
                for second in Plan::ALL {
                    let plans = both(first).with(GROUPS[1], second);
                    let Some(proposal) = proposal(&game, &plans, LeftOut::default()) else {
                        continue;
                    };
                    let what = format!("{first:?}, {second:?} of seed {seed}");
                    carry_out(&mut game.clone(), &proposal, &what);
                    tried += 1;
                    stopped += usize::from(proposal.stop.is_some());
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(
        tried > 2000 && stopped > 100,
        "{tried} tried, {stopped} stopped"
    );
}

/// A line left out is not carried out, and what comes later does without it.
#[test]
fn r6_23_a_line_left_out_leaves_a_list_that_plays() {
    let mut tried = 0;
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let plans = Plans::default();
            let whole = proposal(&game, &plans, LeftOut::default());
            for line in whole.iter().flat_map(|whole| &whole.lines) {
                let left_out = LeftOut::default().toggled(line.id);
                let without = proposal(&game, &plans, left_out).unwrap();
                assert!(without.kept().all(|other| other.id != line.id));
                let again = without.lines.iter().find(|other| other.id == line.id);
                assert_eq!(again.map(|again| &again.orders), Some(&line.orders));
                carry_out(
                    &mut game.clone(),
                    &without,
                    &format!("without {:?}", line.id),
                );
                tried += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(tried > 100, "{tried}");
}

/// Opening a step by hand gives the orders of the steps before it, and that step is asked.
#[test]
fn r6_23_a_step_is_opened_by_hand() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    to_operations(&mut game);
    let whole = proposal(&game, &Plans::default(), LeftOut::default()).unwrap();
    let mut steps: Vec<AirStep> = whole.kept().map(|line| line.id.step).collect();
    steps.dedup();
    assert!(steps.len() > 1);
    for step in steps {
        let mut trial = game.clone();
        for order in whole.up_to(step).unwrap() {
            trial.play(order).unwrap();
        }
        assert_eq!(step_of(&trial), Some(step));
    }
}

fn to_operations(game: &mut Game) {
    while step_of(game).is_none() {
        game.play(Order::EndMovement).unwrap();
    }
}

/// With every group by hand nothing is proposed; with one by hand the proposal stops where she has
/// something to do.
#[test]
fn r6_23_by_hand_nothing_is_proposed() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    assert_eq!(proposal(&game, &Plans::default(), LeftOut::default()), None);
    to_operations(&mut game);
    let none = proposal(&game, &Plans::BY_HAND, LeftOut::default());
    assert_eq!(none, None);
    let one = Plans::default().with(GROUPS[1], Plan::ByHand);
    let one = proposal(&game, &one, LeftOut::default()).unwrap();
    assert_eq!(one.stop, Some((AirStep::Launch, Stop::ByHand(GROUPS[1]))));
    assert!(one.lines.iter().all(|line| line.id.group == GROUPS[0]));
}

/// "Strike ready" brings attack planes up, "fighters only" puts them below.
#[test]
fn r6_2_the_plans_differ_in_what_stands_on_deck() {
    let on_deck = |plan: Plan, variants: &[Variant]| {
        let mut game = Game::new(SCENARIOS[2], variants, 3).unwrap();
        for _ in 0..6 {
            while step_of(&game).is_none() {
                let order = Sensible.order(&game).unwrap();
                game.play(order).unwrap();
            }
            let now = proposal(&game, &both(plan), LeftOut::default()).unwrap();
            let stop = now.stop;
            carry_out(&mut game, &now, &format!("{plan:?}"));
            if stop.is_some() {
                game.play(Order::GoOn).unwrap();
            }
        }
        let ready = game.table().decks.iter().map(|deck| deck.ready);
        ready
            .map(|units| units.len() - units.fighters().len())
            .sum::<u8>()
    };
    assert!(on_deck(Plan::StrikeReady, &[]) >= 6);
    for plan in [Plan::Fighters, Plan::Patrols] {
        assert_eq!(on_deck(plan, &[Variant::AttackPlanesOnDeck]), 0, "{plan:?}");
    }
}

/// Who stands armed on a deck that is to be clear, a phase before a raid is there, takes off in that phase.
#[test]
fn r12_31_who_waits_on_deck_before_a_raid_is_sent_up_before_its_bombs() {
    let (mut waited, mut came) = (0, 0);
    for seed in 0..20 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        let mut waiting = UnitSet::EMPTY;
        while let Some(order) = Sensible.order(&game) {
            let now = proposal(&game, &Plans::default(), LeftOut::default());
            let Some(now) = now.filter(|now| !now.orders.is_empty()) else {
                game.play(order).unwrap();
                continue;
            };
            // Unless it is shot down on its way.
            let is_there = matches!(now.outlook, Outlook::Raid { phases: 0, .. });
            if is_there && step_of(&game) == Some(AirStep::Launch) {
                let up = now
                    .lines
                    .iter()
                    .filter(|line| line.id.step == AirStep::Launch);
                let up = up
                    .map(|line| line.units())
                    .fold(UnitSet::EMPTY, UnitSet::with);
                came += usize::from(!waiting.is_empty());
                assert!(
                    waiting.without(up).is_empty(),
                    "seed {seed}: {waiting:?}, {up:?}"
                );
            }
            carry_out(&mut game, &now, "the plan");
            waiting = UnitSet::EMPTY;
            if now.stop.is_none() {
                waiting = now.waiting.without(now.grounded);
                waited += usize::from(!waiting.is_empty());
            } else {
                game.play(Order::GoOn).unwrap();
            }
        }
    }
    assert!(came > 5, "{came} of {waited}");
}

/// The staff with the plan's decks does about as well as with its own.
#[test]
fn the_plan_of_fighters_serves_the_fleet() {
    let games = 40;
    let score = |by_plan: bool| {
        let played = (0..games).map(|seed| {
            let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
            let mut stopped = false;
            while let Some(order) = Sensible.order(&game) {
                let now = proposal(&game, &Plans::default(), LeftOut::default());
                match now.filter(|now| by_plan && !stopped && !now.orders.is_empty()) {
                    Some(now) => {
                        carry_out(&mut game, &now, "the plan");
                        stopped = now.stop.is_some();
                    }
                    None => {
                        game.play(order).unwrap();
                        stopped = stopped && step_of(&game).is_some();
                    }
                }
            }
            i32::from(game.outcome().map_or(0, |outcome| outcome.score))
        });
        played.sum::<i32>()
    };
    let (plan, staff) = (score(true), score(false));
    println!("by plan {plan}, by the staff {staff}, of {games} games");
    assert!(
        plan + 4 * games as i32 > staff,
        "{plan} by plan, {staff} by the staff"
    );
}

fn scenario_4() -> &'static Scenario {
    Scenario::numbered(4).unwrap()
}

/// Ready units on carriers with more on deck than may stand there at a launch: none of them can take off (6.24).
fn blocked(game: &Game) -> u8 {
    let table = game.table();
    let decks = table.decks.iter();
    let crowded =
        decks.filter(|deck| deck.on_deck().len() > table.limits(deck.carrier).launch_occupancy);
    crowded.map(|deck| deck.ready.len()).sum()
}

/// The order that does nothing.
fn pass(game: &Game) -> Order {
    match game.decision() {
        Some(Decision::AirMovement) => Order::EndMovement,
        Some(Decision::Landing) => Order::EndLanding,
        _ => Order::GoOn,
    }
}

/// Carries out the plans from the first question of air operations to the end of the segment.
fn a_segment_by(game: &mut Game, plans: &Plans) {
    while step_of(game).is_none() {
        game.play(pass(game)).unwrap();
    }
    let now = proposal(game, plans, LeftOut::NONE).unwrap();
    carry_out(game, &now, "a segment");
}

/// The plan at first is the staff's; in scenario 4 neither it nor any other keeps a unit on deck by one too many.
#[test]
fn r6_24_no_plan_puts_so_many_on_deck_that_none_can_take_off() {
    let at_first = Plans::AS_STAFF;
    assert_eq!(at_first.of(TaskGroupId(1)), Plan::Staff);
    let others = [Plan::Fighters, Plan::Patrols, Plan::StrikeReady];
    let all = |plan| {
        (1..=3).fold(at_first, |plans, group| {
            plans.with(TaskGroupId(group), plan)
        })
    };
    for plans in others.map(all).into_iter().chain([at_first, searchers()]) {
        let mut game = Game::new(scenario_4(), &[], 1).unwrap();
        for segment in 1..=8 {
            a_segment_by(&mut game, &plans);
            assert_eq!(blocked(&game), 0, "{plans:?}, segment {segment}");
            if plans == at_first {
                let ready = game.table().decks.iter().map(|deck| deck.ready);
                let ready: Vec<u8> = ready
                    .map(|units| units.without(units.fighters()).len())
                    .collect();
                // Two on each fleet carrier and one on each light one, as at the start.
                assert_eq!(ready.iter().sum::<u8>(), 18, "{ready:?}");
            }
        }
    }
}

/// With one Hellcat more than two attack planes on a deck the plan lowers the Hellcat (6.24, 6.27).
#[test]
fn r6_24_what_keeps_searchers_on_deck_goes_below() {
    let mut game = Game::new(scenario_4(), &[], 1).unwrap();
    while step_of(&game) != Some(AirStep::Raise) {
        game.play(pass(&game)).unwrap();
    }
    let carrier = game.table().decks[0].carrier;
    let fighter = game.table().decks[0].servicing.iter().next().unwrap();
    assert!(fighter.kind().is_fighter());
    game.play(Order::Raise { unit: fighter }).unwrap();
    assert_eq!(blocked(&game), 3);
    let plans = searchers();
    let now = proposal(&game, &plans, LeftOut::NONE).unwrap();
    assert!(
        now.orders.contains(&Order::Lower { unit: fighter }),
        "{:?}",
        now.orders
    );
    carry_out(&mut game, &now, "a Hellcat too many");
    assert_eq!(blocked(&game), 0);
    assert_eq!(
        game.table().deck(carrier).unwrap().ready.fighters().len(),
        0
    );
}

/// By the plan of searchers searches come home to decks with room: of all units few ditch (8.28).
#[test]
fn r8_28_the_plan_of_searchers_clears_decks_for_those_that_come_home() {
    let (mut ditched, mut home) = (0, 0);
    for seed in 0..20 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        let plans = searchers();
        while let Some(order) = Sensible.order(&game) {
            match proposal(&game, &plans, LeftOut::NONE).filter(|now| !now.orders.is_empty()) {
                Some(now) => {
                    carry_out(&mut game, &now, "the plan");
                    if now.stop.is_some() {
                        game.play(Order::GoOn).unwrap();
                    }
                }
                None => {
                    game.play(order).unwrap();
                }
            }
        }
        for record in game.events() {
            match record.event {
                Event::Searches(SearchEvent::Landed { .. }) => home += 1,
                Event::Losses(LossEvent::Unit {
                    why: UnitLoss::NoRoom,
                    ..
                }) => ditched += 1,
                _ => {}
            }
        }
    }
    println!("{home} home, {ditched} ditched");
    assert!(
        home > 200 && ditched * 20 < home,
        "{home} home, {ditched} ditched"
    );
}

/// 6.28: the plan of searchers has decks for a strike that comes home: it comes down within two phases, and
/// nobody is lost.
#[test]
fn r6_28_the_plan_of_searchers_clears_decks_for_a_strike() {
    let plans = searchers();
    let mut game = Game::new(scenario_4(), &[], 1).unwrap();
    while step_of(&game) != Some(AirStep::Launch) {
        game.play(pass(&game)).unwrap();
    }
    // Everything that can take off, though nothing is in sight yet.
    let ready = game.table().decks.iter().flat_map(|deck| deck.ready.iter());
    let ready: Vec<_> = ready.filter(|unit| !unit.kind().is_fighter()).collect();
    let launch = |units| Order::Launch {
        mission: MissionId::strike(1),
        units,
    };
    let able = ready.into_iter().fold(UnitSet::EMPTY, |able, unit| {
        let more = able.with(unit.into());
        if game.check(launch(more)).is_ok() {
            more
        } else {
            able
        }
    });
    game.play(launch(able)).unwrap();
    let aloft = |game: &Game| -> u8 { game.table().missions.iter().map(|it| it.units.len()).sum() };
    assert!(aloft(&game) >= 12);
    let mut left = Vec::new();
    while aloft(&game) > 0 {
        a_segment_by(&mut game, &plans);
        left.push(aloft(&game));
        if step_of(&game) == Some(AirStep::Land) {
            // What comes down at a risk is asked for.
            let due = routines(&game);
            let due = due.iter().find(|it| it.kind == RoutineKind::LandDue);
            for order in due.map_or(Vec::new(), |due| due.orders.clone()) {
                game.play(order).unwrap();
            }
            while step_of(&game).is_some() {
                game.play(Order::GoOn).unwrap();
            }
        }
    }
    let waited = left.iter().filter(|units| **units < left[0]).count();
    assert!(waited <= 2, "{left:?}");
    let lost = game.events().iter().filter(|record| {
        matches!(
            record.event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::Landing | UnitLoss::OutOfFuel,
                ..
            })
        )
    });
    assert_eq!(lost.count(), 0, "{left:?}");
}

/// What a die decides is left to when it has fallen: no order of a plan but the last brings one.
#[test]
fn r6_23_a_plan_as_the_staff_looks_at_no_die_that_has_yet_to_fall() {
    let mut dice = 0;
    for (scenario, options) in [(3, &[Variant::DeckCrashes][..]), (6, &[][..])] {
        for seed in 1..=6 {
            let mut game = Game::new(SCENARIOS[scenario - 1], options, seed).unwrap();
            while let Some(order) = Sensible.order(&game) {
                if let Some(plan) = proposal(&game, &Plans::AS_STAFF, LeftOut::NONE) {
                    let mut ahead = game.clone();
                    let reveals = plan.orders.iter().map(|order| {
                        let happened = ahead.play(*order).unwrap();
                        happened.iter().any(|it| it.event.reveals())
                    });
                    let reveals: Vec<bool> = reveals.collect();
                    if let Some((last, others)) = reveals.split_last() {
                        assert!(!others.contains(&true), "scenario {scenario}, seed {seed}");
                        dice += usize::from(*last);
                    }
                }
                game.play(order).unwrap();
            }
        }
    }
    assert!(dice > 10, "{dice}");
}
