//! What brought victory points (15.1).

use crate::engine::fleet::{AirUnitId, CarrierId, MissionId, SearchId, SubmarineId};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::ships::ShipId;
use crate::engine::{
    AirPoints, ButaiEvent, DamageEvent, Event, EventRecord, ForceEvent, LossEvent, RaidEvent,
    ScoreEvent, Scored, SubmarineEvent,
};

/// Victory points that were scored at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreAccount {
    /// The number of the event that brought them, among those that were given.
    pub number: usize,
    /// What of the scenario's list they were scored for.
    pub what: Scored,
    /// The points, with their sign.
    pub points: i16,
    /// Who or what brought them.
    pub by: Option<Earner>,
}

/// Who or what brings victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earner {
    /// A force that became better known, or got past the fleet.
    Force(ForceId),
    /// A unit of ours that was lost, with nobody else to name.
    Unit(AirUnitId),
    /// The mission that a lost unit flew with.
    Mission(MissionId),
    /// The search that it flew with.
    Search(SearchId),
    /// The carrier that it was aboard.
    Carrier(CarrierId),
    /// A ship that was hit, or sank.
    Ship(ShipId),
    /// A raid that lost points, or got through.
    Raid(RaidId),
    /// The CAP of a force that lost points.
    CapOf(ForceId),
    /// A submarine of ours that was sunk.
    Submarine(SubmarineId),
}

/// What some events scored, in its order. What is scored follows at once what brought it about.
pub fn scores(events: &[EventRecord]) -> Vec<ScoreAccount> {
    let mut scores = Vec::new();
    let mut brought = None;
    for (number, record) in events.iter().enumerate() {
        match (&record.event, brought) {
            (Event::Score(ScoreEvent::Scored { vp, why }), Some((number, by))) => {
                scores.push(ScoreAccount {
                    number,
                    what: *why,
                    points: *vp,
                    by,
                });
            }
            (Event::Score(_), _) => {}
            (event, _) => brought = Some((number, earner(event))),
        }
    }
    scores
}

/// Who or what an event is about that may score.
fn earner(event: &Event) -> Option<Earner> {
    if let Event::Losses(event) = event {
        Some(of_loss(event))
    } else if let Event::Forces(ForceEvent::Intelligence { force, .. })
    | Event::Butai(ButaiEvent::Exited { what: force, .. }) = event
    {
        Some(Earner::Force(*force))
    } else if let Event::Damage(
        DamageEvent::Hits { ship, .. }
        | DamageEvent::Damaged { ship, .. }
        | DamageEvent::Sinking { ship }
        | DamageEvent::Sunk { ship },
    )
    | Event::Submarines(SubmarineEvent::HitsGiven { ship, .. }) = event
    {
        Some(Earner::Ship(*ship))
    } else if let Event::Raids(RaidEvent::GotThrough { raid, .. }) = event {
        Some(Earner::Raid(*raid))
    } else if let Event::Submarines(SubmarineEvent::Lost { submarine, .. }) = event {
        Some(Earner::Submarine(*submarine))
    } else {
        None
    }
}

fn of_loss(event: &LossEvent) -> Earner {
    match event {
        LossEvent::Points { what, .. } => match what {
            AirPoints::Raid(raid) | AirPoints::Returning(raid) => Earner::Raid(*raid),
            AirPoints::Force(force) => Earner::CapOf(*force),
        },
        LossEvent::Unit {
            what,
            mission,
            search,
            carrier,
            ..
        } => match (search, mission, carrier) {
            (Some(search), _, _) => Earner::Search(*search),
            (None, Some(mission), _) => Earner::Mission(*mission),
            (None, None, Some(carrier)) => Earner::Carrier(*carrier),
            (None, None, None) => Earner::Unit(*what),
        },
    }
}
