//! The air raid procedure as it goes on: what is asked, drawn and rolled, and what is answered (10.1).

use crate::engine::charts::Waves;
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::{ForceId, Intelligence, Launcher, LevelOne, RaidId};
use crate::engine::ships::ShipId;
use crate::engine::{
    Back, ButaiEvent, Choice, CommitmentEvent, Event, EventRecord, ForceEvent, GuamEvent, NoRaid,
    Pick, PointsAway, ProcedureEvent, RaidBasis, RaidEvent, Roll,
};

/// A part of the procedure, or what ends it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RaidProcedurePart<'a> {
    /// It is asked of somebody, with so many raids in progress (10.1A).
    Begins(Launcher, u8),
    /// A task group is in range (10.1B).
    Target {
        /// The group.
        group: TaskGroupId,
        /// How far it is, in hexes.
        range: u8,
        /// How far it could be.
        largest: u8,
    },
    /// A crippled ship by herself is (10.1B).
    Cripple {
        /// She.
        ship: ShipId,
        /// How far she is, in hexes.
        range: u8,
        /// How far she could be.
        largest: u8,
    },
    /// A chit is drawn for a force, and lies face down.
    Drawing {
        /// The force.
        force: ForceId,
        /// Among how many.
        among: usize,
        /// What it says.
        chit: &'a str,
    },
    /// A chit is turned over.
    Chit(LevelOne),
    /// The force is known at another level.
    Level(Intelligence),
    /// A die fell.
    Die(&'a Roll),
    /// It has no carriers: what was drawn counts for nothing (10.1C).
    CalledBack {
        /// The chits.
        chits: &'a [LevelOne],
        /// What was rolled for it.
        rolled: Option<Intelligence>,
        /// Why.
        why: Back,
    },
    /// By what its strength is read (10.1D).
    Basis(RaidBasis),
    /// Its waves, put together (10.1E).
    Combined(Waves),
    /// What of it can fly (10.1F).
    Reduced {
        /// How strong it would have been.
        initial: Waves,
        /// What is lost or away.
        away: PointsAway,
        /// What is left; nothing if that is too few.
        left: Option<Waves>,
    },
    /// There is no raid.
    NoRaid(NoRaid),
    /// It launches its raid (10.1G).
    Launches,
    /// Aircraft take off from Guam: radar is not asked (11.27).
    TakesOff,
    /// Its first wave is seen by radar.
    OnRadar(RaidId),
    /// The index of commitment changes: all has been asked (13.12).
    IndexChanges,
    /// Its planes on the tracks move on: all has been asked.
    TracksMove,
}

/// The parts of the procedure that some events tell, each with the number of its event.
pub fn raid_procedure(
    events: &[EventRecord],
) -> impl DoubleEndedIterator<Item = (usize, RaidProcedurePart<'_>)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| Some((number, part(&record.event)?)))
}

/// Why there is no raid, if the procedure has said so.
pub fn no_raid(events: &[EventRecord]) -> Option<NoRaid> {
    raid_procedure(events).rev().find_map(|(_, part)| {
        let RaidProcedurePart::NoRaid(why) = part else {
            return None;
        };
        Some(why)
    })
}

fn part(event: &Event) -> Option<RaidProcedurePart<'_>> {
    Some(match event {
        Event::Procedure(event) => of_procedure(event),
        Event::Roll(roll) => RaidProcedurePart::Die(roll),
        Event::Pick(Pick {
            what: Choice::LevelOne(force),
            among,
            picked,
        }) => RaidProcedurePart::Drawing {
            force: *force,
            among: among.len(),
            chit: picked,
        },
        Event::Forces(ForceEvent::LevelOneDrawn { chit, .. }) => RaidProcedurePart::Chit(*chit),
        Event::Forces(ForceEvent::Intelligence { to, .. }) => RaidProcedurePart::Level(*to),
        Event::Commitment(CommitmentEvent::Index { .. }) => RaidProcedurePart::IndexChanges,
        Event::Butai(ButaiEvent::TracksMoved { .. }) => RaidProcedurePart::TracksMove,
        Event::Butai(ButaiEvent::RaidLaunched { .. }) => RaidProcedurePart::Launches,
        Event::Guam(GuamEvent::TakesOff { .. }) => RaidProcedurePart::TakesOff,
        // The second wave is behind the first (10.24).
        Event::Raids(RaidEvent::Placed { what, wave: 1, .. }) => RaidProcedurePart::OnRadar(*what),
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Pick { .. }
        | Event::Air(_)
        | Event::Fleet(_)
        | Event::Decks(_)
        | Event::Raids(_)
        | Event::Forces(_)
        | Event::Butai(_)
        | Event::Guam(_)
        | Event::Detection(_)
        | Event::Searches(_)
        | Event::Attacks(_)
        | Event::Damage(_)
        | Event::Losses(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_)
        | Event::Submarines(_)
        | Event::Refuelling(_)
        | Event::Surface(_) => return None,
    })
}

fn of_procedure(event: &ProcedureEvent) -> RaidProcedurePart<'_> {
    match event {
        ProcedureEvent::Begins { force, raids } => RaidProcedurePart::Begins(*force, *raids),
        ProcedureEvent::Target {
            group,
            range,
            largest,
            ..
        } => RaidProcedurePart::Target {
            group: *group,
            range: *range,
            largest: *largest,
        },
        ProcedureEvent::Cripple {
            ship,
            range,
            largest,
            ..
        } => RaidProcedurePart::Cripple {
            ship: *ship,
            range: *range,
            largest: *largest,
        },
        ProcedureEvent::CalledBack {
            chits, rolled, why, ..
        } => RaidProcedurePart::CalledBack {
            chits,
            rolled: *rolled,
            why: *why,
        },
        ProcedureEvent::Basis { basis, .. } => RaidProcedurePart::Basis(*basis),
        ProcedureEvent::Combined { waves, .. } => RaidProcedurePart::Combined(*waves),
        ProcedureEvent::Reduced {
            initial,
            away,
            left,
            ..
        } => RaidProcedurePart::Reduced {
            initial: *initial,
            away: *away,
            left: *left,
        },
        ProcedureEvent::NoRaid { why, .. } => RaidProcedurePart::NoRaid(*why),
    }
}
