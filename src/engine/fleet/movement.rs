//! US air mission movement (4.4): the US Air Movement Segment.

use super::cap;
use super::handling;
use super::landing::Landing;
use super::losses::lose_mission;
use super::mission::{Mission, MissionId, MissionType, Movement};
use super::strike;
use super::unit_set::UnitSet;
use super::wind::without_wind;
use crate::engine::charts::SECOND_HEX_FUEL;
use crate::engine::decision::Decision;
use crate::engine::event::{AirEvent, Event, FuelUse, MoveReason, Purpose};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::record::Scope;
use crate::engine::refusal::{MissionRefusal, MovementRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// Hexes a mission may fly in a segment (4.431, 4.432).
pub const HEXES_A_SEGMENT: u8 = 2;
/// Fuel the first hex costs (4.431).
const FIRST_HEX: i8 = 1;
/// Fuel that keeping the hex costs (4.431).
pub const FUEL_OF_HOLDING: i8 = 1;

/// The US Air Movement Segment in progress.
#[derive(Clone, Debug)]
pub struct AirMovement {
    /// Whether units land in this segment, because the scenario has no air operations.
    lands: bool,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Moving,
    Landing,
    Over,
}

impl AirMovement {
    pub(crate) fn new(lands: bool) -> AirMovement {
        AirMovement {
            lands,
            stage: Stage::Moving,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.stage {
            Stage::Moving if has_choice(&play.table) => Step::Ask(Decision::AirMovement),
            Stage::Moving => {
                self.stage = Stage::Landing;
                Step::Again
            }
            Stage::Landing => {
                self.stage = Stage::Over;
                if self.lands {
                    Step::Call(Procedure::Landing(Landing::default()))
                } else {
                    Step::Again
                }
            }
            // With air operations to come, the landings are there.
            Stage::Over if self.lands => {
                pay_for_staying(play);
                Step::Done
            }
            Stage::Over => Step::Done,
        }
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Fly { mission, to } => check_flight(table, find(table, mission)?, to),
            Order::Hold { mission } => check_holding(table, find(table, mission)?),
            Order::Split { mission, units } => check_split(table, mission, units),
            Order::PlaceCap { cap } => cap::check_placing(table, cap),
            Order::EndMovement => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let mut orders = Vec::with_capacity(64);
        for mission in &table.missions {
            let id = mission.id;
            for distance in 1..=range(mission) {
                orders.extend(mission.hex.ring(distance).filter_map(|to| {
                    check_flight(table, mission, to)
                        .ok()
                        .map(|()| Order::Fly { mission: id, to })
                }));
            }
            if check_holding(table, mission).is_ok() {
                orders.push(Order::Hold { mission: id });
            }
            orders.extend(legal_splits(table, mission));
        }
        let placings = table.cap_missions().map(|(cap, _)| Order::PlaceCap { cap });
        orders.extend(placings.filter(|order| AirMovement::check(table, *order).is_ok()));
        orders.push(Order::EndMovement);
        orders
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Fly { mission, to } => fly(play, mission, to, MoveReason::Ordered),
            Order::Hold { mission } => hold(play, mission),
            Order::Split { mission, units } => split(play, mission, units),
            Order::PlaceCap { cap } => {
                cap::place_on_map(play, cap);
            }
            _ => {
                let waiting: Vec<MissionId> =
                    waiting(&play.table).map(|mission| mission.id).collect();
                waiting
                    .into_iter()
                    .for_each(|mission| hold_or_return(play, mission));
                self.stage = Stage::Landing;
            }
        }
    }
}

/// The missions that still want an order in this segment (4.41).
pub fn waiting(table: &Table) -> impl Iterator<Item = &Mission> {
    table
        .missions
        .iter()
        .filter(|mission| mission.movement == Movement::Waiting)
}

/// Whether there is anything to ask: a mission that must fly or hold, a second hex still open,
/// or a CAP mission that could go on the map.
fn has_choice(table: &Table) -> bool {
    let open = |mission: &Mission| range(mission) > 0 || mission.movement == Movement::Waiting;
    let placeable = |(cap, _)| cap::check_placing(table, cap).is_ok();
    table.missions.iter().any(open) || table.cap_missions().any(placeable)
}

/// Hexes the mission can still fly in this segment: none once it has held; a second one only
/// while it is not fuel critical (4.432, 4.45).
pub fn range(mission: &Mission) -> u8 {
    match mission.movement {
        Movement::Held => 0,
        Movement::Launched => 1,
        Movement::Waiting if mission.fuel.spend(FIRST_HEX).is_critical() => 1,
        Movement::Waiting => HEXES_A_SEGMENT,
        Movement::Flew(_) if mission.fuel.is_critical() => 0,
        Movement::Flew(hexes) => HEXES_A_SEGMENT.saturating_sub(hexes),
    }
}

fn find(table: &Table, id: MissionId) -> Result<&Mission, Refusal> {
    table
        .mission(id)
        .ok_or(Refusal::Missions(MissionRefusal::NoMission(id)))
}

fn check_waiting(mission: &Mission) -> Result<(), Refusal> {
    match mission.movement {
        Movement::Waiting => Ok(()),
        Movement::Held | Movement::Launched | Movement::Flew(_) => {
            Err(Refusal::Movement(MovementRefusal::HadItsOrder(mission.id)))
        }
    }
}

/// A strike that must return does not wait where it is (4.22, 5.23).
fn check_holding(table: &Table, mission: &Mission) -> Result<(), Refusal> {
    check_waiting(mission)?;
    if !mission.spent && strike::has_lost_its_target(table, mission) {
        Err(Refusal::Movement(MovementRefusal::NothingToWaitFor(
            mission.id,
        )))
    } else if strike::must_fly_home(table, mission) {
        Err(Refusal::Movement(MovementRefusal::MustReturn(mission.id)))
    } else {
        Ok(())
    }
}

/// Whether a mission may fly to a hex now: in range, with the fuel for a second hex, and for an
/// intercept mission clear of Japanese ships all the way (4.36, 4.432, 4.45).
pub fn check_flight(table: &Table, mission: &Mission, to: HexId) -> Result<(), Refusal> {
    let distance = mission.hex.distance(to);
    match (mission.movement, range(mission)) {
        (Movement::Held, _) | (Movement::Flew(HEXES_A_SEGMENT..), _) => {
            Err(Refusal::Movement(MovementRefusal::HadItsOrder(mission.id)))
        }
        _ if distance == 0 => Err(Refusal::Movement(MovementRefusal::SameHex(mission.id))),
        (Movement::Waiting, 1) if distance == HEXES_A_SEGMENT => Err(Refusal::Movement(
            MovementRefusal::CriticalSecondHex(mission.id),
        )),
        (Movement::Flew(_), 0) => Err(Refusal::Movement(MovementRefusal::CriticalSecondHex(
            mission.id,
        ))),
        (_, most) if distance > most => Err(Refusal::Movement(MovementRefusal::TooFar {
            mission: mission.id,
            most,
            to,
            distance,
        })),
        _ if distance == 1 => check_entry(table, mission, to),
        _ => {
            check_entry(table, mission, to)?;
            // With ships in every hex on the way, it is those that stand against it.
            way(table, mission, to).map(|_| ())
        }
    }
}

/// An intercept mission may not enter a hex with Japanese ships (4.36), and a strike keeps to its
/// rules (4.22, 5.23); islands and raids do not matter (4.41).
pub(crate) fn check_entry(table: &Table, mission: &Mission, hex: HexId) -> Result<(), Refusal> {
    if !mission.is_intercept() {
        return strike::check_way(table, mission, hex);
    }
    match table.forces.iter().find(|force| force.hex == hex) {
        Some(force) => Err(Refusal::Movement(MovementRefusal::JapaneseShips {
            force: force.id,
            hex,
        })),
        None => Ok(()),
    }
}

/// The hex between: the first, clockwise from the north-east, that the mission may enter.
fn way(table: &Table, mission: &Mission, to: HexId) -> Result<HexId, Refusal> {
    let mut refused = Refusal::Movement(MovementRefusal::SameHex(mission.id));
    for hex in mission.hex.neighbours().filter(|hex| hex.distance(to) == 1) {
        match check_entry(table, mission, hex) {
            Ok(()) => return Ok(hex),
            Err(refusal) => refused = refusal,
        }
    }
    Err(refused)
}

fn fly(play: &mut Play, mission: MissionId, to: HexId, why: MoveReason) {
    play.scoped(Scope::Flight { mission }, |play| {
        fly_to(play, mission, to, why)
    });
}

fn fly_to(play: &mut Play, id: MissionId, to: HexId, why: MoveReason) {
    let Some(mission) = play.table.mission(id) else {
        return;
    };
    if mission.hex.distance(to) > 1 {
        let Ok(between) = way(&play.table, mission, to) else {
            return;
        };
        fly_one_hex(play, id, between, why);
    }
    fly_one_hex(play, id, to, why);
}

/// One hex of a move, and its fuel: one point for the first (4.431), by the die for the second (4.432).
fn fly_one_hex(play: &mut Play, id: MissionId, to: HexId, reason: MoveReason) {
    let Some(mission) = play.table.mission(id) else {
        return;
    };
    let (from, first) = (mission.hex, mission.movement == Movement::Waiting);
    let (cost, why) = if first {
        (FIRST_HEX, FuelUse::FirstHex)
    } else {
        (
            play.roll(Purpose::SecondHex(id), &SECOND_HEX_FUEL, 0, []),
            FuelUse::SecondHex,
        )
    };
    play.happen(Event::Air(AirEvent::MissionMoved {
        what: id,
        from,
        to,
        hexes: if first { 1 } else { HEXES_A_SEGMENT },
        why: reason,
    }));
    spend(play, id, cost, why);
}

/// Keeps the hex, for one point (4.431). In a hex of carriers it is paid after the landings (4.433, 4.454).
fn hold(play: &mut Play, mission: MissionId) {
    play.scoped(Scope::Flight { mission }, |play| keep_hex(play, mission));
}

fn keep_hex(play: &mut Play, id: MissionId) {
    play.happen(Event::Air(AirEvent::Held { what: id }));
    let pays_later = play
        .table
        .mission(id)
        .is_some_and(|mission| pays_later(&play.table, mission));
    if !pays_later {
        spend(play, id, FUEL_OF_HOLDING, FuelUse::Holding);
    }
}

/// Whether a mission has kept the hex of carriers and still owes its point for it: its units pay it by landing,
/// or stay aloft and pay it after the landings (4.433).
pub fn pays_later(table: &Table, mission: &Mission) -> bool {
    mission.movement == Movement::Held && table.has_carriers_in(mission.hex)
}

/// Whether keeping its hex loses a mission at once: the point takes it to box 7 (4.454), and there are no carriers
/// under it to land on first (4.433).
pub fn lost_by_holding(table: &Table, mission: &Mission) -> bool {
    let over_carriers = table.has_carriers_in(mission.hex);
    !over_carriers && mission.fuel_after_holding().is_exhausted()
}

/// After the landings: the missions that stayed aloft over carriers pay the point for keeping their hex (4.433,
/// 4.454).
pub(super) fn pay_for_staying(play: &mut Play) {
    let owing = play.table.missions.iter();
    let owing = owing.filter(|mission| pays_later(&play.table, mission));
    let owing: Vec<MissionId> = owing.map(|mission| mission.id).collect();
    for mission in owing {
        let why = why_aloft(&play.table, mission);
        spend(play, mission, FUEL_OF_HOLDING, why);
    }
}

/// Whether it is the wind that keeps a mission aloft over carriers: none of its units can land, and without the wind
/// one could (4.431, 17.2, 17.3).
fn why_aloft(table: &Table, mission: MissionId) -> FuelUse {
    let can_land = |table: &Table| {
        let mission = table.mission(mission);
        let units = mission.into_iter().flat_map(|mission| mission.units.iter());
        let hex = mission.map(|mission| mission.hex);
        let decks = || hex.into_iter().flat_map(|hex| table.carriers_in(hex));
        units.into_iter().any(|unit| {
            decks().any(|carrier| handling::check_landing(table, unit, carrier).is_ok())
        })
    };
    let is_wind =
        table.markers.wind.is_some() && !can_land(table) && can_land(&without_wind(table));
    match is_wind {
        true => FuelUse::WaitingForTheWind,
        false => FuelUse::Holding,
    }
}

/// What becomes of a mission without an order: it keeps its hex (4.431), but a strike that must
/// return flies a hex homewards (5.23).
fn hold_or_return(play: &mut Play, id: MissionId) {
    let Some(mission) = play.table.mission(id) else {
        return;
    };
    match strike::hex_homewards(&play.table, mission) {
        Some(to) => fly(play, id, to, MoveReason::Return),
        None => hold(play, id),
    }
}

/// Spends fuel and moves the marker (4.43, 4.44). A mission whose Fuel Critical marker reaches
/// box 7 is lost at once (4.454).
pub(crate) fn spend(play: &mut Play, id: MissionId, points: i8, why: FuelUse) {
    let Some(mission) = play.table.mission(id) else {
        return;
    };
    let left = mission.fuel.spend(points);
    play.happen(Event::Air(AirEvent::Fuel {
        mission: id,
        spent: points.unsigned_abs(),
        left,
        why,
    }));
    if left.is_exhausted() {
        lose_mission(play, id);
    }
}

/// Whether an intercept mission may be split so (4.37): some of its units, not all, and a free
/// display for them. A strike never is (4.25).
pub(crate) fn check_split(table: &Table, id: MissionId, units: UnitSet) -> Result<(), Refusal> {
    let mission = find(table, id)?;
    if id.kind == MissionType::Strike {
        Err(Refusal::Missions(MissionRefusal::StrikeNeverSplits(id)))
    } else if units.is_empty() || !mission.units.contains_all(units) || units == mission.units {
        Err(Refusal::Missions(MissionRefusal::SplitNeedsSome(id)))
    } else if table.free_displays() == 0 {
        Err(Refusal::Missions(MissionRefusal::NoFreeDisplay))
    } else {
        Ok(())
    }
}

/// The splits of a mission by number of units leaving; which units of a number, the player may
/// choose as well.
pub(crate) fn legal_splits(table: &Table, mission: &Mission) -> impl Iterator<Item = Order> {
    let (id, units) = (mission.id, mission.units);
    let most = if mission.is_intercept() && table.free_displays() > 0 {
        units.len()
    } else {
        1
    };
    (1..most).map(move |leaving| Order::Split {
        mission: id,
        units: units.last(leaving),
    })
}

/// Splits a mission: the new one has the same hex, the same fuel and the same movement behind it (4.37).
pub(crate) fn split(play: &mut Play, mission: MissionId, units: UnitSet) {
    let hex = play.table.mission(mission).map(|mission| mission.hex);
    if let (Some(into), Some(hex)) = (play.table.free_intercept(), hex) {
        play.happen(Event::Air(AirEvent::Split {
            mission,
            into,
            hex,
            units,
        }));
    }
}
