//! Launching: ready units take off as missions, to join missions, or for CAP (4.14, 4.33, 6.24).

use super::air_unit::{AirUnitId, CarrierId};
use super::flight_deck::FlightDeck;
use super::grounded::TakeOff;
use super::handling::check_can_operate;
use super::mission::{CAP_UNITS, CapId, Mission, MissionId, MissionType, Movement};
use super::movement::{self, check_entry};
use super::night::{check_light, fit_for_the_light};
use super::operating_limit::operating_limit;
use super::task_group_set::TaskGroupSet;
use super::unit_set::UnitSet;
use super::wind;
use crate::engine::event::{AirEvent, DeckEvent, Event, FuelUse, MoveReason};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::refusal::{DeckRefusal, MissionRefusal, MovementRefusal, Refusal, ShipRefusal};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Fuel the hex flown at launch costs (4.42).
const FIRST_HEX: i8 = 1;

/// Whether units may take off as a mission, or join one (4.14, 4.21, 4.31, 6.24).
pub(crate) fn check(table: &Table, id: MissionId, units: UnitSet) -> Result<(), Refusal> {
    let hex = check_take_off(table, units)?;
    check_light(table, TakeOff::of(id.kind), units)?;
    check_type(id.kind, units)?;
    match of_display(table, id.number) {
        None => Ok(()),
        Some(mission) if mission.id != id => Err(Refusal::Missions(MissionRefusal::DisplayInUse {
            mission: id,
            by: mission.id,
        })),
        Some(mission) if mission.hex != hex => {
            Err(Refusal::Missions(MissionRefusal::MissionElsewhere {
                mission: id,
                hex: mission.hex,
            }))
        }
        Some(_) => Ok(()),
    }
}

fn of_display(table: &Table, number: u8) -> Option<&Mission> {
    table
        .missions
        .iter()
        .find(|mission| mission.id.number == number)
}

/// An intercept mission is of fighters alone (4.31); a strike may be of any type (4.21).
pub fn check_type(kind: MissionType, units: UnitSet) -> Result<(), Refusal> {
    let other = units.iter().find(|unit| !unit.kind().is_fighter());
    match (kind, other) {
        (MissionType::Intercept, Some(unit)) => {
            Err(Refusal::Missions(MissionRefusal::NotAFighter(unit)))
        }
        _ => Ok(()),
    }
}

/// Whether units may launch for CAP: fighters of one task group, and room in its box (4.33), which is shut while it goes
/// to leeward (17.2).
pub(crate) fn check_cap(table: &Table, cap: CapId, units: UnitSet) -> Result<(), Refusal> {
    wind::check_cap(table, cap.group)?;
    check_take_off(table, units)?;
    check_light(table, TakeOff::Intercept, units)?;
    check_type(MissionType::Intercept, units)?;
    let group = table
        .task_group(cap.group)
        .ok_or(ShipRefusal::NoTaskGroup(cap.group))?;
    let stranger = carriers_of(table, units).find(|deck| deck.carrier.data().group != cap.group);
    if let Some(deck) = stranger {
        return Err(Refusal::Missions(MissionRefusal::CapOfOneGroup {
            cap,
            carrier: deck.carrier,
        }));
    }
    if group.on_patrol() + units.len() > CAP_UNITS || usize::from(cap.place) >= group.cap.len() {
        return Err(Refusal::Missions(MissionRefusal::CapFull(cap.group)));
    }
    // 4.13: a new CAP mission takes a display, one that is joined has its own.
    if table.cap(cap).is_none() && table.free_displays() == 0 {
        return Err(Refusal::Missions(MissionRefusal::NoFreeDisplay));
    }
    Ok(())
}

/// Launches units for CAP (4.33).
pub(crate) fn launch_cap(play: &mut Play, cap: CapId, units: UnitSet) {
    let table = &play.table;
    if let Some(display) = table.cap_display(cap).or(table.free_display()) {
        play.happen(Event::Decks(DeckEvent::CapLaunched {
            what: cap,
            display,
            units,
        }));
    }
}

/// The carriers some units stand on.
fn carriers_of(table: &Table, units: UnitSet) -> impl Iterator<Item = &FlightDeck> {
    let has = move |deck: &&FlightDeck| !deck.aboard().common(units).is_empty();
    table.decks.iter().filter(has)
}

/// Whether every unit is ready on a carrier that may launch it, all in one hex; says which
/// (4.14, 6.24, 17).
pub(super) fn check_take_off(table: &Table, units: UnitSet) -> Result<HexId, Refusal> {
    let mut hexes = None;
    for unit in units.iter() {
        if !table.decks.iter().any(|deck| deck.ready.contains(unit)) {
            return Err(Refusal::Decks(DeckRefusal::NotReady(unit)));
        }
    }
    for deck in carriers_of(table, units) {
        check_launching(table, deck, deck.ready.common(units).len())?;
        let hex = table
            .hex_of(deck.carrier)
            .ok_or(MissionRefusal::NobodyToLaunch)?;
        if *hexes.get_or_insert(hex) != hex {
            return Err(Refusal::Missions(MissionRefusal::DifferentHexes));
        }
    }
    wind::check_together(table, units)?;
    hexes.ok_or(Refusal::Missions(MissionRefusal::NobodyToLaunch))
}

/// Whether a carrier may launch some units now: within her launch limit for the segment, and with
/// no more on the flight deck than the launch occupancy limit (6.24, 17).
pub(super) fn check_launching(table: &Table, deck: &FlightDeck, units: u8) -> Result<(), Refusal> {
    check_can_operate(table, deck.carrier)?;
    let (carrier, limits) = (deck.carrier, table.limits(deck.carrier));
    let most = operating_limit(table, carrier);
    if deck.handled.landed > 0 {
        Err(Refusal::Decks(DeckRefusal::LaunchedOrLanded(carrier)))
    } else if deck.handled.launched + units > most.units {
        Err(most.launch_refusal(carrier))
    } else if deck.on_deck().len() > limits.launch_occupancy {
        Err(Refusal::Decks(DeckRefusal::LaunchOccupancy {
            carrier,
            on_deck: deck.on_deck().len(),
            limit: limits.launch_occupancy,
        }))
    } else {
        Ok(())
    }
}

/// Carries a launch out.
pub(crate) fn launch(play: &mut Play, what: MissionId, units: UnitSet) {
    if let Some(event) = launch_event(&play.table, what, units) {
        play.happen(event);
    }
}

/// What a launch comes to: the mission starts with the lowest endurance of its units, and one
/// that is joined has no more than the units that join would have alone (4.14, 4.15).
pub(crate) fn launch_event(table: &Table, what: MissionId, units: UnitSet) -> Option<Event> {
    let deck = carriers_of(table, units).next()?;
    let group = table.task_group(deck.carrier.data().group)?;
    let alone = Mission::starting_fuel(units);
    let joined = table.mission(what);
    let others = carriers_of(table, units).map(|deck| deck.carrier.data().group);
    let others: TaskGroupSet = others.filter(|_| table.has_all_rules()).collect();
    Some(Event::Decks(DeckEvent::Launched {
        what,
        hex: group.hex,
        units,
        fuel: joined.map_or(alone, |mission| mission.fuel.min(alone)),
        base: group.id,
        also_from: others.without(group.id.into()),
    }))
}

/// Whether a mission that has just been launched may fly its one hex now (4.42).
pub(crate) fn check_first_hex(table: &Table, id: MissionId, to: HexId) -> Result<(), Refusal> {
    let mission = table.mission(id).ok_or(MissionRefusal::NoMission(id))?;
    if mission.movement != Movement::Launched {
        Err(Refusal::Movement(MovementRefusal::NotJustLaunched(id)))
    } else if mission.hex.distance(to) != 1 {
        Err(Refusal::Movement(MovementRefusal::OneHexAtLaunch {
            mission: id,
            to,
        }))
    } else {
        check_entry(table, mission, to)
    }
}

/// Flies the hex that a new mission may fly at launch, for one fuel point (4.42).
pub(crate) fn fly_first_hex(play: &mut Play, id: MissionId, to: HexId) {
    let Some(mission) = play.table.mission(id) else {
        return;
    };
    let from = mission.hex;
    play.happen(Event::Air(AirEvent::MissionMoved {
        what: id,
        from,
        to,
        hexes: 1,
        why: MoveReason::Launch,
    }));
    movement::spend(play, id, FIRST_HEX, FuelUse::Launch);
}

/// Launches as `legal` lists them, legal or not.
pub(crate) fn possible(table: &Table) -> Vec<Order> {
    let mut orders = Vec::new();
    for deck in table.decks.iter().filter(|deck| !deck.ready.is_empty()) {
        let Some(hex) = table.hex_of(deck.carrier) else {
            continue;
        };
        for unit in one_of_each_type(fit_for_the_light(table, deck.ready)) {
            orders.extend(missions_for(table, unit, hex).map(|mission| Order::Launch {
                mission,
                units: unit.into(),
            }));
            orders.extend(caps_for(table, deck.carrier).map(|cap| Order::LaunchCap {
                cap,
                units: unit.into(),
            }));
        }
    }
    orders.extend(together(table));
    for mission in &table.missions {
        if mission.movement == Movement::Launched {
            let mission_id = mission.id;
            orders.extend(mission.hex.neighbours().map(|to| Order::Fly {
                mission: mission_id,
                to,
            }));
        }
    }
    orders
}

/// Of each hex with carriers every fighter that can take off, as one intercept mission, and everything, as one
/// strike (4.14).
fn together(table: &Table) -> impl Iterator<Item = Order> {
    let hexes = table.carrier_hexes().into_iter();
    hexes.flat_map(|hex| together_in(table, hex))
}

fn together_in(table: &Table, hex: HexId) -> impl Iterator<Item = Order> + use<> {
    let able = |deck: &&FlightDeck| {
        let units = deck.ready.first(table.launches_left(deck.carrier));
        let here = table.hex_of(deck.carrier) == Some(hex);
        here && !units.is_empty() && check_launching(table, deck, units.len()).is_ok()
    };
    let decks = table.decks.iter().filter(able);
    let mut all = UnitSet::EMPTY;
    for deck in decks {
        let room = table.launches_left(deck.carrier);
        all = all.with(fit_for_the_light(table, deck.ready).first(room));
    }
    let fighters: UnitSet = all.iter().filter(|unit| unit.kind().is_fighter()).collect();
    let number = table.free_display();
    let forms = [
        (MissionType::Intercept, fighters),
        (MissionType::Strike, all),
    ];
    let forms = forms.map(|(kind, units)| (kind, wind::within_the_wind(table, units.iter())));
    forms.into_iter().filter_map(move |(kind, units)| {
        let mission = MissionId {
            kind,
            number: number?,
        };
        (units.len() > 1).then_some(Order::Launch { mission, units })
    })
}

fn one_of_each_type(units: UnitSet) -> impl Iterator<Item = AirUnitId> {
    units.iter().filter(move |unit| {
        let first = units.iter().find(|other| other.kind() == unit.kind());
        first == Some(*unit)
    })
}

/// The missions a unit could form or join in a hex.
pub(super) fn missions_for(
    table: &Table,
    unit: AirUnitId,
    hex: HexId,
) -> impl Iterator<Item = MissionId> {
    let new = table.free_display().into_iter().flat_map(|number| {
        [MissionType::Strike, MissionType::Intercept].map(|kind| MissionId { kind, number })
    });
    let here = table
        .missions
        .iter()
        .filter(move |mission| mission.hex == hex);
    new.chain(here.map(|mission| mission.id))
        .filter(move |id| id.kind == MissionType::Strike || unit.kind().is_fighter())
}

pub(super) fn caps_for(table: &Table, carrier: CarrierId) -> impl Iterator<Item = CapId> {
    let group = table.task_group(carrier.data().group);
    let room = group.and_then(|group| group.room_for_cap(1));
    let flying = group.into_iter().flat_map(|group| group.cap_missions());
    room.into_iter().chain(flying.map(|(cap, _)| cap))
}
