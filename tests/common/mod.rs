//! What the tests of the engine share: short names for orders, scripted games, tables built from
//! events, and reading what happened.

#![allow(dead_code)] // Each test file uses some of it.

pub mod at_sea;
pub mod attacks;
pub mod decks;
pub mod hits;

use std::fmt::Debug;
use std::str::FromStr;

use carrier_battle::engine::fleet::{
    AirUnitId, CarrierId, Fuel, Mission, MissionId, TaskGroupId, UnitSet,
};
use carrier_battle::engine::forces::{Raid, RaidId, Service};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{
    AirEvent, Decision, Dice, Event, EventRecord, Game, LossEvent, Order, RaidEntry, RaidEvent,
    Refusal, Roll, SCENARIOS, Scenario, ScoreEvent, Scored, Table, Turn, UnitLoss, UsSetup,
    Variant,
};

/// The hex of Task Force 58 in scenario 1.
pub const HOME: &str = "1109";

/// Anything that is written as text: "1109", "Intercept 1", "F6F 12", "CAP 58.1 B", "Essex".
pub fn named<T: FromStr<Err: Debug>>(name: &str) -> T {
    name.parse().unwrap()
}

pub fn hex(number: &str) -> HexId {
    named(number)
}

pub fn units(names: &[&str]) -> UnitSet {
    names.iter().map(|name| named::<AirUnitId>(name)).collect()
}

// Orders.

pub fn fly(mission: &str, to: &str) -> Order {
    Order::Fly {
        mission: named(mission),
        to: hex(to),
    }
}

pub fn hold(mission: &str) -> Order {
    Order::Hold {
        mission: named(mission),
    }
}

pub fn split(mission: &str, leaving: &[&str]) -> Order {
    Order::Split {
        mission: named(mission),
        units: units(leaving),
    }
}

pub fn place_cap(cap: &str) -> Order {
    Order::PlaceCap { cap: named(cap) }
}

pub fn land(unit: &str, carrier: &str) -> Order {
    Order::Land {
        unit: named(unit),
        carrier: named(carrier),
    }
}

pub fn engage(interceptor: &str, raid: u8) -> Order {
    Order::Engage {
        interceptor: named(interceptor),
        raid: RaidId(raid),
    }
}

pub fn divide(escorts: u8) -> Order {
    Order::Divide { escorts }
}

// Games.

pub fn scenario_1() -> &'static Scenario {
    Scenario::numbered(1).unwrap()
}

/// Scenario 1 with these dice.
pub fn scripted(dice: &[u8]) -> Game {
    scripted_with(scenario_1(), &[], dice)
}

pub fn scripted_with(scenario: &'static Scenario, options: &[Variant], dice: &[u8]) -> Game {
    Game::scripted(scenario, options, Dice::script(dice)).unwrap()
}

/// The variants whose bits are set in a number, of the scenario's three.
pub fn variants(bits: u64) -> Vec<Variant> {
    let offered = SCENARIOS[0].variants.iter().enumerate();
    offered
        .filter(|(n, _)| bits >> n & 1 == 1)
        .map(|(_, variant)| *variant)
        .collect()
}

/// A game with a seed; the seed also chooses the variants.
pub fn new_game(seed: u64) -> Game {
    Game::new(SCENARIOS[0], &variants(seed), seed).unwrap()
}

/// One intercept mission of each size at sea in the hex of scenario 1, and no CAP.
pub const fn aloft(intercepts: &'static [u8]) -> UsSetup {
    const GROUPS: &[(TaskGroupId, u8)] = &[
        (TaskGroupId(1), 0),
        (TaskGroupId(2), 0),
        (TaskGroupId(3), 0),
        (TaskGroupId(4), 0),
    ];
    UsSetup {
        hex: HexId::at(1109),
        groups: GROUPS,
        intercepts,
        strikes: None,
        decks: None,
        attack_decks: None,
    }
}

/// A raid of one wave that comes from 1121, in a turn and a phase.
pub const fn raid_of(points: u8, turn: u8, phase: u8) -> RaidEntry {
    RaidEntry {
        turn,
        phase,
        from: HexId::at(1121),
        first: points,
        second: None,
    }
}

/// Scenario 1 with another clock, other raids and other fighters, for what it does not bring about
/// by itself.
pub const fn like_scenario_1(
    first_turn: Turn,
    turns: u8,
    us: UsSetup,
    raids: &'static [RaidEntry],
) -> Scenario {
    Scenario {
        first_turn,
        turns,
        us,
        raids,
        ..*SCENARIOS[0]
    }
}

/// The first raid of a game.
pub const RAID: RaidId = RaidId(1);

/// Eight units against twenty points: with a 10 nine of them are fighters.
pub static EIGHT: Scenario =
    like_scenario_1(Turn::at(19, 930), 2, aloft(&[8]), &[raid_of(20, 1, 1)]);
/// A game in which every mission is in the raid's hex, the first one west of the task force, and
/// the player is asked about interception. The die for the radar range comes first: a 1.
pub fn over_the_raid(scenario: &'static Scenario, dice: &[u8]) -> Game {
    let mut game = scripted_with(scenario, &[], dice);
    let missions: Vec<MissionId> = game
        .table()
        .missions
        .iter()
        .map(|mission| mission.id)
        .collect();
    for mission in missions {
        play(
            &mut game,
            Order::Fly {
                mission,
                to: hex("1110"),
            },
        );
    }
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::Interception));
    game
}

/// Gives an order that must be legal, and returns what happened.
#[track_caller]
pub fn play(game: &mut Game, order: Order) -> Vec<Event> {
    match game.play(order) {
        Ok(happened) => happened.iter().map(|it| it.event.clone()).collect(),
        Err(refusal) => panic!("{order}: {refusal}"),
    }
}

/// Gives orders that must be legal, and returns what happened.
#[track_caller]
pub fn play_all(game: &mut Game, orders: &[Order]) -> Vec<Event> {
    orders.iter().flat_map(|order| play(game, *order)).collect()
}

/// Gives an order that must be refused, and change nothing.
#[track_caller]
pub fn refused(game: &mut Game, order: Order) -> Refusal {
    let before = state(game);
    let refusal = game.play(order).expect_err("the order should be refused");
    assert!(
        before == state(game),
        "{order} was refused and changed something"
    );
    assert_eq!(game.check(order), Err(refusal));
    refusal
}

/// All of a game that an order could change.
pub fn state(game: &Game) -> (Table, Option<Decision>, Vec<Order>, usize, u32) {
    let (table, orders) = (game.table().clone(), game.orders().to_vec());
    (
        table,
        game.decision(),
        orders,
        game.events().len(),
        game.undone(),
    )
}

/// Answers every question by doing nothing, until one that is not to be skipped.
pub fn pass_until(game: &mut Game, mut stop: impl FnMut(&Game) -> bool) -> Vec<Event> {
    let mut happened = Vec::new();
    while !stop(game) {
        let order = match game.decision() {
            Some(Decision::AirMovement) => Order::EndMovement,
            Some(Decision::Landing) => Order::EndLanding,
            Some(Decision::Interception) => Order::Fight,
            Some(Decision::Division(division)) => divide(division.least),
            Some(_) => Order::GoOn,
            None => panic!("the game is over"),
        };
        happened.extend(play(game, order));
    }
    happened
}

/// Passes until the question of air movement in a turn of the scenario (from 1) and a phase.
#[track_caller]
pub fn pass_to(game: &mut Game, turn: u8, phase: u8) -> Vec<Event> {
    pass_to_decision(game, turn, phase, Decision::AirMovement)
}

/// Passes until the question of interception in a turn of the scenario (from 1) and a phase.
#[track_caller]
pub fn pass_to_interception(game: &mut Game, turn: u8, phase: u8) -> Vec<Event> {
    pass_to_decision(game, turn, phase, Decision::Interception)
}

#[track_caller]
pub fn pass_to_decision(game: &mut Game, turn: u8, phase: u8, decision: Decision) -> Vec<Event> {
    let first = game.scenario().first_turn.number;
    pass_until(game, |game| {
        let now = (game.table().turn.number - first + 1, game.table().phase);
        assert!(
            now <= (turn, phase),
            "{decision:?} was not asked in turn {turn}, phase {phase}"
        );
        now == (turn, phase) && game.decision() == Some(decision)
    })
}

/// Passes until the game is over.
pub fn pass_to_the_end(game: &mut Game) -> Vec<Event> {
    pass_until(game, |game| game.decision().is_none())
}

// Reading a game.

#[track_caller]
pub fn mission<'a>(game: &'a Game, name: &str) -> &'a Mission {
    game.table().mission(named(name)).unwrap()
}

#[track_caller]
pub fn raid(game: &Game, number: u8) -> &Raid {
    game.table().raid(RaidId(number)).unwrap()
}

pub fn events(happened: &[EventRecord]) -> Vec<Event> {
    happened.iter().map(|it| it.event.clone()).collect()
}

/// The rolls among some events.
pub fn rolls(events: &[Event]) -> Vec<Roll> {
    events.iter().filter_map(Event::roll).cloned().collect()
}

/// The rolls among some events as chart, column, die, total and result.
pub fn read(events: &[Event]) -> Vec<(&'static str, &'static str, u8, i8, String)> {
    let roll = |roll: Roll| {
        let result = roll.result.to_string();
        (roll.chart, roll.column, roll.die, roll.total, result)
    };
    rolls(events).into_iter().map(roll).collect()
}

/// The modifiers of a roll as reason and value.
pub fn modifiers(roll: &Roll) -> Vec<(&'static str, i8)> {
    roll.modifiers
        .iter()
        .map(|applied| (applied.reason, applied.value))
        .collect()
}

// Tables built from events.

/// The table of scenario 1 with nothing but Task Force 58 on it.
pub fn task_force() -> Table {
    let mut table = Table::new(Turn::at(19, 930));
    for group in 1..=4 {
        table.apply(&Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: hex(HOME),
        }));
    }
    table
}

/// Adds an air mission to a table.
pub fn with_mission(table: &mut Table, name: &str, at: &str, flying: &[&str], fuel: i8) -> Mission {
    let (what, fuel) = (named::<MissionId>(name), Fuel::points(fuel));
    let event = Event::Air(AirEvent::MissionPlaced {
        what,
        hex: hex(at),
        units: units(flying),
        fuel,
        from: None,
    });
    table.apply(&event);
    table.mission(what).unwrap().clone()
}

/// Adds a raid on Task Group 58.1 to a table.
pub fn with_raid(table: &mut Table, at: &str, points: u8) {
    let what = RaidId(table.raids.len() as u8 + 1);
    let target = TaskGroupId(1);
    table.apply(&Event::Raids(RaidEvent::Placed {
        what,
        hex: hex(at),
        points,
        source: hex("1121"),
        target: target.into(),
        wave: 1,
        service: Service::Naval,
        by: None,
    }));
}

/// The first open carrier in a unit's hex.
pub fn any_carrier(game: &Game, unit: &str) -> CarrierId {
    let hex = game.table().mission_of(named(unit)).unwrap().hex;
    game.table().carriers_in(hex).next().unwrap()
}

/// Scenario 4, of the unseen enemy.
pub fn scenario_4() -> &'static Scenario {
    Scenario::numbered(4).unwrap()
}

pub fn scenario_5() -> &'static Scenario {
    Scenario::numbered(5).unwrap()
}

/// The variants of a scenario whose bits are set in a number, but for those without the one that they need.
pub fn variants_of(scenario: &Scenario, bits: u64) -> Vec<Variant> {
    let offered = scenario.variants.iter().enumerate();
    let all: Vec<Variant> = offered
        .filter(|(n, _)| bits >> n & 1 == 1)
        .map(|(_, variant)| *variant)
        .collect();
    let stands = |it: &Variant| it.needs().is_none_or(|needs| all.contains(&needs));
    all.iter().copied().filter(stands).collect()
}

// Events.

/// A unit of an air mission is lost.
pub fn unit_lost(unit: &str, mission: &str, at: &str, why: UnitLoss) -> Event {
    Event::Losses(LossEvent::Unit {
        what: named(unit),
        points: 1,
        mission: Some(named(mission)),
        search: None,
        carrier: None,
        hex: hex(at),
        why,
    })
}

pub fn scored(vp: i16, why: Scored) -> Event {
    Event::Score(ScoreEvent::Scored { vp, why })
}
