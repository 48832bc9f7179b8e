//! What the tests of flight decks and of raids on ships share: scenario 3 and others like it, short
//! names for orders aboard, and tables of carriers built from events.

use carrier_battle::engine::fleet::{
    AirStep, AirUnitId, AirUnitType, CarrierId, FlightDeck, Fuel, TaskGroupId, UnitSet,
};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::{Condition, ShipId};
use carrier_battle::engine::{
    AirEvent, DamageEvent, Decision, Deck, DeckEvent, DeckSetup, Event, Game, HitKind, Order,
    RaidEntry, Refusal, Scenario, SegmentId, StrikeSetup, Table, Turn, UsSetup, Variant,
};

use AirUnitType::{F6F, Sb2c, Sbd, Tbm};

use super::*;

/// The task groups of carriers in scenario 3, and the Battle Line.
pub const CARRIER_GROUPS: [TaskGroupId; 2] = [TaskGroupId(2), TaskGroupId(3)];
pub const LINE: TaskGroupId = TaskGroupId(7);

/// The battleships of the Battle Line.
pub const BATTLESHIPS: [&str; 7] = [
    "Iowa",
    "New Jersey",
    "Washington",
    "North Carolina",
    "South Dakota",
    "Alabama",
    "Indiana",
];

// Orders.

pub fn launch(mission: &str, flying: &[&str]) -> Order {
    Order::Launch {
        mission: named(mission),
        units: units(flying),
    }
}

pub fn launch_cap(cap: &str, flying: &[&str]) -> Order {
    Order::LaunchCap {
        cap: named(cap),
        units: units(flying),
    }
}

pub fn raise(unit: &str) -> Order {
    Order::Raise { unit: named(unit) }
}

pub fn service(unit: &str) -> Order {
    Order::Service { unit: named(unit) }
}

pub fn stow(unit: &str) -> Order {
    Order::Stow { unit: named(unit) }
}

pub fn lower(unit: &str) -> Order {
    Order::Lower { unit: named(unit) }
}

pub fn push_over(unit: &str) -> Order {
    Order::PushOver { unit: named(unit) }
}

pub fn open_fire(ships: &[&str]) -> Order {
    Order::OpenFire {
        ships: ships.iter().map(|name| named::<ShipId>(name)).collect(),
    }
}

// Scenarios.

pub fn scenario_3() -> &'static Scenario {
    Scenario::numbered(3).unwrap()
}

/// Scenario 3 with another length, other US forces and other raids.
pub const fn like_scenario_3(turns: u8, us: UsSetup, raids: &'static [RaidEntry]) -> Scenario {
    Scenario {
        turns,
        us,
        raids,
        variants: &[Variant::DeckCrashes],
        ..*carrier_battle::engine::SCENARIOS[2]
    }
}

/// Task groups in the hex of scenario 3, with some fighters each on patrol. With decks they have
/// their planes aboard; without, their carriers are empty and the engine asks nothing about them.
pub const fn at_sea(
    groups: &'static [(TaskGroupId, u8)],
    decks: Option<[DeckSetup; 2]>,
) -> UsSetup {
    UsSetup {
        hex: HexId::at(1109),
        groups,
        intercepts: &[],
        strikes: None,
        decks,
        attack_decks: None,
    }
}

/// The same with a pool of units in the air that has so much fuel left.
pub const fn with_strike(us: UsSetup, fuel: i8, pool: &'static [(AirUnitType, u8)]) -> UsSetup {
    UsSetup {
        strikes: Some(StrikeSetup {
            hex: HexId::at(1109),
            fuel,
            number: 1,
            pool,
        }),
        ..us
    }
}

/// On every fleet carrier a fighter and a dive bomber ready and a fighter in servicing, on every
/// light carrier a fighter ready and an Avenger in servicing.
pub const MIXED: [DeckSetup; 2] = [
    DeckSetup {
        ready: &[&[F6F], &[Sbd, Sb2c]],
        servicing: &[&[F6F]],
    },
    DeckSetup {
        ready: &[&[F6F]],
        servicing: &[&[Tbm]],
    },
];
pub const BOTH_GROUPS: &[(TaskGroupId, u8)] = &[(CARRIER_GROUPS[0], 0), (CARRIER_GROUPS[1], 0)];

/// Eight carriers with these decks, and no raids.
pub static QUIET: Scenario = like_scenario_3(2, at_sea(BOTH_GROUPS, Some(MIXED)), &[]);
/// The same, and a raid that is met next to the task force and over it a phase later.
pub static ONE_RAID: Scenario =
    like_scenario_3(2, at_sea(BOTH_GROUPS, Some(MIXED)), &[raid_of(8, 1, 1)]);
/// Its first decision, in the launch step of the first phase.
pub fn quiet() -> Game {
    let game = scripted_with(&QUIET, &[], &[]);
    assert_eq!(
        game.decision(),
        Some(Decision::AirOperations {
            step: AirStep::Launch
        })
    );
    game
}

/// Passes on to a step of air operations in a turn of the scenario (from 1) and a phase.
#[track_caller]
pub fn pass_to_step(game: &mut Game, turn: u8, phase: u8, step: AirStep) -> Vec<Event> {
    pass_to_decision(game, turn, phase, Decision::AirOperations { step })
}

/// Goes on to a later step of the segment.
#[track_caller]
pub fn go_on_to(game: &mut Game, step: AirStep) -> Vec<Event> {
    let (turn, phase) = (game.table().turn, game.table().phase);
    pass_until(game, |game| {
        assert_eq!((game.table().turn, game.table().phase), (turn, phase));
        game.decision() == Some(Decision::AirOperations { step })
    })
}

// Tables built from events.

/// Task Groups 58.2, 58.3 and 58.7 in air operations, with nothing aboard.
pub fn carriers() -> Table {
    let mut table = Table::new(Turn::at(19, 930));
    let game = Event::Game {
        scenario: 3,
        options: Vec::new(),
    };
    table.apply(&game);
    for group in [CARRIER_GROUPS[0], CARRIER_GROUPS[1], LINE] {
        let hex = hex(HOME);
        table.apply(&Event::Air(AirEvent::TaskGroupPlaced { what: group, hex }));
    }
    table.apply(&Event::Phase { number: 1 });
    begin_operations(&mut table);
    table
}

/// Begins the air operations segment of another phase: what was launched and landed, in the Search Segment too,
/// no longer counts (6.24, 8.282).
pub fn begin_operations(table: &mut Table) {
    table.apply(&Event::Phase {
        number: table.phase,
    });
    let name = SegmentId::UsAirOperations;
    table.apply(&Event::Segment { name });
}

/// Puts units into a box of a carrier.
pub fn put(table: &mut Table, carrier: &str, deck: Deck, aboard: &[&str]) {
    table.apply(&Event::Decks(DeckEvent::Aboard {
        what: named(carrier),
        deck,
        units: units(aboard),
    }));
}

/// Hits a ship, with no other effect than her condition.
pub fn hit(table: &mut Table, ship: &str, hits: u8) {
    let (ship, kind) = (named(ship), HitKind::AirAttack);
    table.apply(&Event::Damage(DamageEvent::Hits { ship, hits, kind }));
}

/// Moves a unit within a carrier.
pub fn handled(table: &mut Table, carrier: &str, unit: &str, from: Deck, to: Deck) {
    let (carrier, unit) = (named(carrier), named(unit));
    table.apply(&Event::Decks(DeckEvent::Handled {
        carrier,
        unit,
        from,
        to,
    }));
}

/// Launches units as a new mission.
pub fn launched(table: &mut Table, mission: &str, flying: &[&str]) {
    let units = units(flying);
    table.apply(&Event::Decks(DeckEvent::Launched {
        what: named(mission),
        hex: hex(HOME),
        units,
        fuel: Fuel::points(16),
        base: CARRIER_GROUPS[0],
        also_from: Default::default(),
    }));
}

/// Lands a unit of a mission.
pub fn landed(table: &mut Table, carrier: &str, unit: &str, mission: &str) {
    table.apply(&Event::Decks(DeckEvent::Landed {
        carrier: named(carrier),
        unit: named(unit),
        from: named(mission),
        fuel: Fuel::points(3),
        to: Deck::Landing,
    }));
}

/// Whether an order is legal in a step of air operations.
pub fn check(table: &Table, step: AirStep, order: Order) -> Result<(), Refusal> {
    Decision::AirOperations { step }.check(table, order)
}

// Reading a game.

pub fn carrier(name: &str) -> CarrierId {
    named(name)
}

pub fn unit(name: &str) -> AirUnitId {
    named(name)
}

#[track_caller]
pub fn deck<'a>(game: &'a Game, name: &str) -> &'a FlightDeck {
    game.table().deck(named(name)).unwrap()
}

/// The ready, landed, servicing and hangar boxes of a carrier.
#[track_caller]
pub fn boxes(game: &Game, name: &str) -> [UnitSet; 4] {
    Deck::ALL.map(|place| deck(game, name).at(place))
}

pub fn condition(game: &Game, ship: &str) -> Condition {
    game.table().condition(named(ship))
}

/// The events of a game.
pub fn history(game: &Game) -> Vec<Event> {
    events(game.events())
}
