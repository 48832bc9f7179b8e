//! What a move of ships at the US Move chit changes: who comes along and who stays, how missions and searches in the
//! air find home then, and how near raids and forces are (6.3, 8.28, 12.4).

use super::endurance::way_home;
use super::landings::losses_in_ten;
use super::searching::search_course;
use super::{Short, after_phases, phases_until_arrival};
use crate::engine::decision::Decision;
use crate::engine::event::{Event, FleetEvent, ForceEvent};
use crate::engine::fleet::{
    Fuel, LandingLight, Mission, MissionId, SearchId, cripples_met, landing_fuel, sailing_events,
};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;

/// What a move of ships changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sailing {
    /// Where it begins.
    pub from: HexId,
    /// Where it ends.
    pub to: HexId,
    /// Crippled ships of the enemy that it comes upon, and sinks (12.46).
    pub overtaken: Vec<ShipId>,
    /// The missions whose way home it changes.
    pub missions: Vec<MissionHome>,
    /// The searches that come home sooner or later by it.
    pub searches: Vec<SearchHome>,
    /// The raids that are over their targets sooner or later by it.
    pub raids: Vec<RaidMeets>,
    /// The force that is nearest then.
    pub nearest: Option<NearestThen>,
}

/// A mission's way home, and what a move makes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissionHome {
    /// The mission.
    pub mission: MissionId,
    /// As it is.
    pub now: WayHome,
    /// As it would be.
    pub then: WayHome,
}

/// A way home, flown a hex a phase from this phase on (4.431).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayHome {
    /// How far it is.
    pub hexes: u8,
    /// The fuel marker over the carriers, before the landing is paid for.
    pub fuel: Fuel,
    /// What it is too short for.
    pub short: Option<Short>,
}

/// When a search is home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchHome {
    /// The search.
    pub search: SearchId,
    /// In which search segment from now, as the fleet lies.
    pub now: u8,
    /// After the move.
    pub then: u8,
}

/// When a raid is over its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaidMeets {
    /// The raid.
    pub raid: RaidId,
    /// Phases until then, as the fleet lies.
    pub now: u8,
    /// After the move.
    pub then: u8,
}

/// The force nearest to where a move ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearestThen {
    /// The force.
    pub force: ForceId,
    /// Hexes from where the move begins.
    pub now: u8,
    /// Hexes from where it ends.
    pub then: u8,
}

/// What a move would change; nothing if the rules refuse it.
pub fn sailing(table: &Table, order: Order) -> Option<Sailing> {
    Decision::UsMovement.check(table, order).ok()?;
    let events = sailing_events(table, order);
    let (from, to) = events.iter().find_map(way)?;
    let mut after = table.clone();
    events.iter().for_each(|event| after.apply(event));
    // 12.46: a ship in tow sinks nobody.
    let overtaken = match order {
        Order::Tow { .. } => Vec::new(),
        _ => cripples_met(table, to),
    };
    let missions = table.missions.iter();
    let missions = missions.filter_map(|mission| {
        let (now, then) = (home(table, mission)?, home(&after, mission)?);
        let mission = mission.id;
        (now != then).then_some(MissionHome { mission, now, then })
    });
    let searches = table.searches.iter().map(|search| SearchHome {
        search: search.id,
        now: search_course(table, search).len() as u8,
        then: search_course(&after, search).len() as u8,
    });
    let raids = table.inbound().map(|raid| RaidMeets {
        raid: raid.id,
        now: phases_until_arrival(table, raid),
        then: phases_until_arrival(&after, raid),
    });
    let nearest = table.forces.iter().map(|force| NearestThen {
        force: force.id,
        now: from.distance(force.hex),
        then: to.distance(force.hex),
    });
    Some(Sailing {
        from,
        to,
        overtaken,
        missions: missions.collect(),
        searches: searches
            .filter(|search| search.now != search.then)
            .collect(),
        raids: raids.filter(|raid| raid.now != raid.then).collect(),
        nearest: nearest.min_by_key(|it| it.then),
    })
}

/// Where a move begins and ends.
fn way(event: &Event) -> Option<(HexId, HexId)> {
    match event {
        Event::Forces(ForceEvent::TaskForceMoved { from, to, .. })
        | Event::Fleet(FleetEvent::GroupsMoved { from, to, .. })
        | Event::Fleet(FleetEvent::Towed { from, to, .. }) => Some((*from, *to)),
        _ => None,
    }
}

/// How a mission comes home if it turns now; nothing where no carrier is afloat.
fn home(table: &Table, mission: &Mission) -> Option<WayHome> {
    let hexes = way_home(table, mission, mission.hex)?;
    let fuel = mission.fuel.spend(hexes as i8);
    // The first hex is flown in this phase (4.431).
    let (turn, phase) = after_phases(table, hexes.saturating_sub(1));
    let (landing, _) = landing_fuel(fuel);
    let light = LandingLight::from(turn.light(phase)).of(table, mission.units);
    let lost_in_ten = losses_in_ten(fuel, light);
    let short = match () {
        () if fuel.is_exhausted() => Some(Short::Home),
        () if landing.is_critical() || lost_in_ten > 0 => Some(Short::SafeLanding { lost_in_ten }),
        () => None,
    };
    Some(WayHome { hexes, fuel, short })
}
