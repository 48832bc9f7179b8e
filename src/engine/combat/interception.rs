//! The US Interception Segment (4.51).

use super::air_battle::AirBattle;
use crate::engine::decision::Decision;
use crate::engine::event::{Event, FuelUse, RaidEvent};
use crate::engine::fleet::{
    Interceptor, MissionType, check_placing, check_split, legal_splits, place_on_map, spend, split,
};
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{InterceptionRefusal, MissionRefusal, Refusal};
use crate::engine::scenario::Scenario;
use crate::engine::table::{Engagement, Table};
use crate::engine::title::{Play, Step};

/// Fuel points interception combat costs (4.434).
pub const FUEL_OF_COMBAT: i8 = 3;

/// The US Interception Segment in progress.
#[derive(Clone, Debug)]
pub struct Interception {
    scenario: &'static Scenario,
    /// Whether the player has declared every engagement (4.51).
    declared: bool,
}

impl Interception {
    pub(crate) fn new(scenario: &'static Scenario) -> Interception {
        Interception {
            scenario,
            declared: false,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.declared {
            let nothing =
                play.table.engagements.is_empty() && possible(&play.table).next().is_none();
            self.declared = nothing;
            return if nothing {
                Step::Again
            } else {
                Step::Ask(Decision::Interception)
            };
        }
        match play.table.engagements.first() {
            Some(engagement) => begin(play, *engagement),
            None => {
                self.scenario.end_interception(play);
                Step::Done
            }
        }
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Engage { interceptor, raid } => check_engagement(table, interceptor, raid),
            Order::Split { mission, units } if is_engaged(table, Interceptor::Mission(mission)) => {
                check_split(table, mission, units)?;
                Err(Refusal::Interception(InterceptionRefusal::AlreadyEngaged(
                    Interceptor::Mission(mission),
                )))
            }
            Order::Split { mission, units } => check_split(table, mission, units),
            Order::Fight => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let engage = possible(table).map(|(interceptor, raid)| Order::Engage { interceptor, raid });
        // Only where there is a raid to fight is there a reason to split now.
        let near_raids = table
            .missions
            .iter()
            .filter(|mission| table.inbound().any(|raid| raid.hex == mission.hex));
        let splits = near_raids.flat_map(|mission| legal_splits(table, mission));
        let splits = splits.filter(|order| Interception::check(table, *order).is_ok());
        engage.chain(splits).chain([Order::Fight]).collect()
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Engage { interceptor, raid } => {
                play.happen(Event::Raids(RaidEvent::Declared { interceptor, raid }))
            }
            Order::Split { mission, units } => split(play, mission, units),
            _ => {
                self.declared = true;
                commit(play);
            }
        }
    }
}

/// Every pair of fighters and raid that could be declared now.
fn possible(table: &Table) -> impl Iterator<Item = (Interceptor, RaidId)> {
    let missions = table
        .missions
        .iter()
        .map(|mission| (Interceptor::Mission(mission.id), mission.hex));
    let caps = table.task_groups.iter().flat_map(|group| {
        group
            .cap_missions()
            .map(move |(cap, _)| (Interceptor::Cap(cap), group.hex))
    });
    let pairs = missions.chain(caps).flat_map(move |(interceptor, hex)| {
        table
            .inbound()
            .filter(move |raid| raid.hex == hex)
            .map(move |raid| (interceptor, raid.id))
    });
    pairs.filter(|(interceptor, raid)| check_engagement(table, *interceptor, *raid).is_ok())
}

/// The hex fighters are in: a CAP mission is in its task group's (4.34).
fn hex_of(table: &Table, interceptor: Interceptor) -> Result<HexId, Refusal> {
    match interceptor {
        Interceptor::Mission(id) => table
            .mission(id)
            .map(|mission| mission.hex)
            .ok_or(Refusal::Missions(MissionRefusal::NoMission(id))),
        Interceptor::Cap(cap) => {
            let group = table.cap(cap).and_then(|_| table.task_group(cap.group));
            group
                .map(|group| group.hex)
                .ok_or(Refusal::Missions(MissionRefusal::NoCap(cap)))
        }
    }
}

fn is_engaged(table: &Table, interceptor: Interceptor) -> bool {
    table
        .engagements
        .iter()
        .any(|engagement| engagement.interceptor == interceptor)
}

/// Whether fighters may engage a raid: intercept missions only (4.24), in its hex, one raid each,
/// and able to pay three fuel points (4.51). CAP goes on the map for it (4.34) and can always pay.
fn check_engagement(table: &Table, interceptor: Interceptor, raid: RaidId) -> Result<(), Refusal> {
    let hex = hex_of(table, interceptor)?;
    let raid = table
        .inbound()
        .find(|inbound| inbound.id == raid)
        .ok_or(InterceptionRefusal::NoRaid(raid))?;
    if let Interceptor::Mission(mission) = interceptor
        && mission.kind == MissionType::Strike
    {
        return Err(Refusal::Interception(
            InterceptionRefusal::StrikeNeverIntercepts(mission),
        ));
    }
    if hex != raid.hex {
        return Err(Refusal::Interception(InterceptionRefusal::NotInItsHex {
            interceptor,
            raid: raid.id,
        }));
    }
    if is_engaged(table, interceptor) {
        return Err(Refusal::Interception(InterceptionRefusal::AlreadyEngaged(
            interceptor,
        )));
    }
    match interceptor {
        Interceptor::Mission(mission) => match table.mission(mission) {
            Some(flying) if !flying.fuel.can_pay(FUEL_OF_COMBAT) => Err(Refusal::Interception(
                InterceptionRefusal::CannotPayCombat {
                    mission,
                    fuel: flying.fuel,
                },
            )),
            _ => Ok(()),
        },
        Interceptor::Cap(cap) => check_placing(table, cap),
    }
}

/// Before the first fight every CAP mission declared goes on the map (4.34), and every mission declared pays
/// its three points (4.51, 4.434), whether or not its own fight still takes place.
fn commit(play: &mut Play) {
    for Engagement { interceptor, .. } in play.table.engagements.clone() {
        let mission = match interceptor {
            Interceptor::Mission(mission) => Some(mission),
            Interceptor::Cap(cap) => place_on_map(play, cap),
        };
        if let Some(mission) = mission {
            spend(play, mission, FUEL_OF_COMBAT, FuelUse::Combat);
        }
    }
}

/// Begins the next declared engagement, unless an earlier fight has left nothing of the raid.
fn begin(play: &mut Play, engagement: Engagement) -> Step {
    let Engagement { interceptor, raid } = engagement;
    let Interceptor::Mission(mission) = interceptor else {
        play.happen(Event::Raids(RaidEvent::StoodDown { interceptor, raid }));
        return Step::Again;
    };
    if !play.table.raid(raid).is_some_and(|raid| raid.is_inbound()) {
        play.happen(Event::Raids(RaidEvent::StoodDown { interceptor, raid }));
        return Step::Again;
    }
    Step::Call(Procedure::AirBattle(AirBattle::new(mission, raid)))
}
