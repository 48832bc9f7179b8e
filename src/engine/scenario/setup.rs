//! Setting up a scenario.

use super::where_is_ozawa::LEVEL_ONE_CUP;
use super::{BattleSetup, DeckSetup, ForceSetup, RumourSetup, Scenario, StrikeSetup, Variant};
use crate::engine::event::{
    AirEvent, Deck, DeckEvent, DetectionEvent, Event, ForceEvent, GuamEvent, SubmarineEvent,
};
use crate::engine::fleet::BATTLE_LINE_GROUP;
use crate::engine::fleet::{
    AirUnitId, AirUnitType, CAP_UNITS, CarrierId, CarrierType, MISSION_DISPLAYS, Mission,
    MissionId, SubmarineId, TaskGroupId, UnitSet, set_the_wind,
};
use crate::engine::forces::{Detection, ForceId, Intelligence, LevelOneCup, arrive_before, cups};
use crate::engine::ships::ShipId;
use crate::engine::title::Play;

/// Points of CAP over each force in the variant.
const FOUR_POINTS: u8 = 4;

/// The task group of the variant in which one more sails with the others, and its fighter units on CAP.
const JOINING_GROUP: TaskGroupId = TaskGroupId(1);
const CAP_OF_JOINING: u8 = 2;

/// The task group that raided Iwo Jima, and may not be back (24.1).
const GROUP_AT_IWO_JIMA: TaskGroupId = TaskGroupId(1);

/// Places everything a scenario begins with.
pub(crate) fn set_up(scenario: &Scenario, options: Vec<Variant>, play: &mut Play) {
    let us = &scenario.us;
    play.happen(Event::Game {
        scenario: scenario.number,
        options,
    });
    let away = |group: TaskGroupId, play: &Play| {
        match group {
            BATTLE_LINE_GROUP => play.table.plays(Variant::NoBattleLine),
            // 24.1.
            GROUP_AT_IWO_JIMA => play.table.plays(Variant::NoTaskGroup581),
            _ => false,
        }
    };
    let joins = play.table.plays(Variant::TaskGroup581);
    let joins = joins.then_some((JOINING_GROUP, CAP_OF_JOINING));
    let groups = joins.into_iter().chain(us.groups.iter().copied());
    let groups: Vec<_> = groups.filter(|(group, _)| !away(*group, play)).collect();
    for (group, _) in &groups {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: *group,
            hex: us.hex,
        }));
    }
    // 17.6: before the scenario begins.
    set_the_wind(
        play,
        scenario
            .battle
            .is_some_and(|battle| battle.leeward_at_start),
    );
    let decks = match us.attack_decks {
        Some(decks) if play.table.plays(Variant::AttackPlanesOnDeck) => Some(decks),
        _ => us.decks,
    };
    let mut taken = UnitSet::EMPTY;
    // 6.2: what stands ready comes first, then the patrols, then what is in servicing.
    if let Some(decks) = &decks {
        place_aboard(play, &mut taken, Deck::Ready, |kind| of(decks, kind).ready);
    }
    for (group, on_patrol) in &groups {
        // 4.13: missions on the map have the first numbers, patrols the next.
        let first = us.intercepts.len() as u8 + 1;
        let display = (first..=MISSION_DISPLAYS)
            .find(|number| play.table.cap_displays().all(|used| used != *number));
        place_cap(play, &mut taken, *group, *on_patrol, display);
    }
    if let Some(decks) = &decks {
        place_aboard(play, &mut taken, Deck::Servicing, |kind| {
            of(decks, kind).servicing
        });
        stow_the_rest(play, taken);
    }
    place_intercepts(play, &mut taken, us.intercepts, us.groups);
    if let Some(strikes) = &us.strikes {
        place_pool(play, strikes);
    }
    for force in scenario.forces {
        place_force(play, force);
    }
    if let Some(rumours) = &scenario.rumours {
        place_rumours(play, rumours);
    }
    if let Some(battle) = &scenario.battle {
        play.happen(Event::Guam(GuamEvent::Ready { value: battle.guam }));
        if battle.arrived > 0 {
            arrive_before(play, battle.arrived);
        }
        place_submarines(play, battle);
    }
}

/// The US submarines lie where the scenario says, until the player places them elsewhere (14.11, 24.3).
fn place_submarines(play: &mut Play, battle: &BattleSetup) {
    if play.table.plays(Variant::NoUsSubmarines) {
        return;
    }
    for (what, hex) in SubmarineId::ALL.into_iter().zip(battle.submarines) {
        play.happen(Event::Submarines(SubmarineEvent::Placed { what, hex }));
    }
}

fn of(decks: &[DeckSetup; 2], kind: CarrierType) -> &DeckSetup {
    match kind {
        CarrierType::Cv => &decks[0],
        CarrierType::Cvl => &decks[1],
    }
}

fn carriers(play: &Play) -> Vec<CarrierId> {
    play.table.decks.iter().map(|deck| deck.carrier).collect()
}

/// Places units aboard every carrier: for each place the first of the types that she still has.
fn place_aboard(
    play: &mut Play,
    taken: &mut UnitSet,
    deck: Deck,
    wanted: impl Fn(CarrierType) -> &'static [&'static [AirUnitType]],
) {
    for carrier in carriers(play) {
        let mut units = UnitSet::EMPTY;
        for types in wanted(carrier.data().kind) {
            let used = taken.with(units);
            let next = types.iter().find_map(|kind| {
                let mut hers = AirUnitId::all().filter(|unit| unit.home() == carrier);
                hers.find(|unit| unit.kind() == *kind && !used.contains(*unit))
            });
            units = units.with(next.into_iter().collect());
        }
        put_aboard(play, carrier, deck, units);
        *taken = taken.with(units);
    }
}

/// What is neither on deck nor in the air is in the hangar.
fn stow_the_rest(play: &mut Play, taken: UnitSet) {
    for carrier in carriers(play) {
        let hers = AirUnitId::all().filter(|unit| unit.home() == carrier);
        let rest = hers.collect::<UnitSet>().without(taken);
        put_aboard(play, carrier, Deck::Hangar, rest);
    }
}

fn put_aboard(play: &mut Play, carrier: CarrierId, deck: Deck, units: UnitSet) {
    if !units.is_empty() {
        play.happen(Event::Decks(DeckEvent::Aboard {
            what: carrier,
            deck,
            units,
        }));
    }
}

/// Places a task group's patrol of so many day fighters of its own (4.33).
fn place_cap(
    play: &mut Play,
    taken: &mut UnitSet,
    group: TaskGroupId,
    on_patrol: u8,
    display: Option<u8>,
) {
    let units: UnitSet = hellcats(play, *taken)
        .filter(|unit| sails_with(*unit, group))
        .take(usize::from(on_patrol.min(CAP_UNITS)))
        .collect();
    let room = play
        .table
        .task_group(group)
        .and_then(|group| group.room_for_cap(units.len()));
    if let Some(what) = room {
        let Some(display) = display else { return };
        play.happen(Event::Air(AirEvent::CapPlaced {
            what,
            display,
            units,
        }));
        *taken = taken.with(units);
    }
}

/// Places intercept missions; their fighters come from all groups in turn (4.31).
fn place_intercepts(
    play: &mut Play,
    taken: &mut UnitSet,
    sizes: &[u8],
    groups: &[(TaskGroupId, u8)],
) {
    let mut groups = groups.iter().map(|(group, _)| *group).cycle();
    for (number, size) in (1..).zip(sizes) {
        let mut units = UnitSet::EMPTY;
        for group in groups.by_ref().take(usize::from(*size)) {
            let next = hellcats(play, taken.with(units)).find(|unit| sails_with(*unit, group));
            units = units.with(next.into_iter().collect());
        }
        *taken = taken.with(units);
        let Some(hex) = play.table.task_groups.first().map(|group| group.hex) else {
            return;
        };
        let fuel = Mission::starting_fuel(units);
        play.happen(Event::Air(AirEvent::MissionPlaced {
            what: MissionId::intercept(number),
            hex,
            units,
            fuel,
            from: None,
        }));
    }
}

/// Sets the units aside that the player divides among the strikes: of each type the first of the
/// roster.
fn place_pool(play: &mut Play, strikes: &StrikeSetup) {
    let of_type = |(kind, number): &(AirUnitType, u8)| {
        let kind = *kind;
        let here = AirUnitId::all().filter(|unit| play.table.sails(unit.home()));
        here.filter(move |unit| unit.kind() == kind)
            .take(usize::from(*number))
    };
    let units = strikes.pool.iter().flat_map(of_type).collect();
    play.happen(Event::Decks(DeckEvent::PoolPlaced { units }));
}

fn place_force(play: &mut Play, force: &ForceSetup) {
    let detection = if play.table.plays(Variant::ApproximateSighting) {
        Detection::ApproximateSighting
    } else {
        Detection::Located
    };
    let cap = if play.table.plays(Variant::FourPointsOfCap) {
        FOUR_POINTS
    } else {
        force.cap
    };
    let ships: Vec<ShipId> = force
        .ships
        .iter()
        .filter_map(|name| ShipId::named(name))
        .collect();
    let carriers = ships.iter().any(|ship| ship.data().kind.is_carrier());
    play.happen(Event::Detection(DetectionEvent::Placed {
        what: ForceId::Letter(force.letter),
        hex: force.hex,
        detection,
        intelligence: if carriers {
            Intelligence::Level4Carriers
        } else {
            Intelligence::Level3Surface
        },
        retiring: false,
        ships,
        cap: Some(cap),
    }));
}

/// Fills the cup of Level 1 chits and places the forces of which nothing is known (7.31, 7.35).
fn place_rumours(play: &mut Play, rumours: &RumourSetup) {
    let whole = play.table.plays(Variant::FullRaidProcedure);
    let cup = if whole {
        LEVEL_ONE_CUP
    } else {
        rumours.level_one_cup
    };
    let LevelOneCup { chits, withheld } = cups(cup, play.table.plays(Variant::DoubleForces));
    play.happen(Event::Forces(ForceEvent::LevelOneCup { chits, withheld }));
    for (what, hex) in ForceId::all().zip(rumours.hexes) {
        play.happen(Event::Detection(DetectionEvent::Placed {
            what,
            hex: *hex,
            detection: Detection::Undetected,
            intelligence: Intelligence::Level0,
            retiring: rumours.retiring,
            ships: Vec::new(),
            cap: None,
        }));
    }
}

/// The day fighters not yet taken, in the order of the roster.
fn hellcats(play: &Play, taken: UnitSet) -> impl Iterator<Item = AirUnitId> {
    let here = AirUnitId::all().filter(|unit| play.table.sails(unit.home()));
    here.filter(move |unit| unit.kind() == AirUnitType::F6F && !taken.contains(*unit))
}

fn sails_with(unit: AirUnitId, group: TaskGroupId) -> bool {
    unit.home().data().group == group
}
