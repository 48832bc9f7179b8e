//! Where everything on the chart came up, where it went, and where it left it.

use crate::engine::fleet::{MissionId, SearchId, SubmarineId, TaskGroupId, TaskGroupSet};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::{
    AirEvent, ButaiEvent, DeckEvent, DetectionEvent, Event, EventRecord, FleetEvent, ForceEvent,
    GuamEvent, RaidEvent, SearchEvent, SubmarineEvent,
};

/// Where something on the chart is from now on, or was last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// What it is.
    pub who: Mover,
    /// How it came there.
    pub how: Arrived,
    /// Where.
    pub hex: HexId,
}

/// Something that has a hex on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// All task groups, where they move as one (6.34).
    TaskForce,
    /// Some task groups.
    Groups(TaskGroupSet),
    /// A mission.
    Mission(MissionId),
    /// A search.
    Search(SearchId),
    /// One of our submarines.
    Submarine(SubmarineId),
    /// A raid.
    Raid(RaidId),
    /// A Japanese force.
    Force(ForceId),
}

/// How something came to its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrived {
    /// It was placed there, took off there, or parted there from others.
    New,
    /// It moved there.
    From(HexId),
    /// It got another counter there: this is the one that it had (9.11, 9.13).
    Renamed(ForceId),
    /// A raid of Guam turned for home there (11.28).
    Turned,
    /// It left the chart from there.
    Gone(ForceGone),
}

/// Why a force is on the chart no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForceGone {
    /// There was nothing (7.35).
    Nothing,
    /// It left by an edge.
    LeftTheMap,
    /// All its ships are sunk.
    Sunk,
    /// It left by the invasion zone's edge, with so many ships (7.23).
    GotPast(u8),
}

impl Place {
    /// Whether it is the place of a task group.
    pub fn is_of_group(&self, group: TaskGroupId) -> bool {
        match self.who {
            Mover::TaskForce => true,
            Mover::Groups(groups) => groups.contains(group),
            Mover::Mission(_)
            | Mover::Search(_)
            | Mover::Submarine(_)
            | Mover::Raid(_)
            | Mover::Force(_) => false,
        }
    }
}

/// The places of everything on the chart, as some events tell them, in their order.
pub fn places(events: &[EventRecord]) -> impl DoubleEndedIterator<Item = Place> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let (who, how, hex) = place(&record.event)?;
        Some(Place {
            number,
            who,
            how,
            hex,
        })
    })
}

fn place(event: &Event) -> Option<(Mover, Arrived, HexId)> {
    Some(match event {
        Event::Air(
            AirEvent::TaskGroupPlaced { what, hex } | AirEvent::Detached { what, hex, .. },
        ) => (Mover::Groups((*what).into()), Arrived::New, *hex),
        Event::Fleet(FleetEvent::GroupsMoved { what, from, to }) => {
            (Mover::Groups(*what), Arrived::From(*from), *to)
        }
        Event::Forces(ForceEvent::TaskForceMoved { from, to, .. }) => {
            (Mover::TaskForce, Arrived::From(*from), *to)
        }
        Event::Air(AirEvent::MissionPlaced { what, hex, .. })
        | Event::Air(AirEvent::Split {
            into: what, hex, ..
        })
        | Event::Decks(DeckEvent::Launched { what, hex, .. }) => {
            (Mover::Mission(*what), Arrived::New, *hex)
        }
        Event::Air(AirEvent::MissionMoved { what, from, to, .. }) => {
            (Mover::Mission(*what), Arrived::From(*from), *to)
        }
        Event::Searches(SearchEvent::Launched { what, hex, .. }) => {
            (Mover::Search(*what), Arrived::New, *hex)
        }
        Event::Searches(SearchEvent::Moved { what, from, to, .. }) => {
            (Mover::Search(*what), Arrived::From(*from), *to)
        }
        Event::Submarines(SubmarineEvent::Placed { what, hex }) => {
            (Mover::Submarine(*what), Arrived::New, *hex)
        }
        Event::Submarines(SubmarineEvent::Moved { what, from, to }) => {
            (Mover::Submarine(*what), Arrived::From(*from), *to)
        }
        Event::Raids(RaidEvent::Placed { what, hex, .. }) => {
            (Mover::Raid(*what), Arrived::New, *hex)
        }
        Event::Raids(RaidEvent::Moved { what, from, to, .. }) => {
            (Mover::Raid(*what), Arrived::From(*from), *to)
        }
        Event::Guam(GuamEvent::FliesHome { raid, from } | GuamEvent::Diverts { raid, from }) => {
            (Mover::Raid(*raid), Arrived::Turned, *from)
        }
        Event::Detection(DetectionEvent::Placed { what, hex, .. }) => {
            (Mover::Force(*what), Arrived::New, *hex)
        }
        Event::Forces(event) => return of_force(event),
        Event::Butai(event) => return of_butai(event),
        // Nothing goes anywhere by them.
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Roll(_)
        | Event::Pick { .. }
        | Event::Air(_)
        | Event::Fleet(_)
        | Event::Decks(_)
        | Event::Raids(_)
        | Event::Guam(_)
        | Event::Procedure(_)
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

fn of_force(event: &ForceEvent) -> Option<(Mover, Arrived, HexId)> {
    let (force, how, hex) = match event {
        ForceEvent::Moved { what, from, to, .. } => (what, Arrived::From(*from), to),
        ForceEvent::DoubleForce { other, hex, .. } => (other, Arrived::New, hex),
        ForceEvent::FalseContact { what, hex, .. } => {
            (what, Arrived::Gone(ForceGone::Nothing), hex)
        }
        ForceEvent::LeftTheMap { what, from } => (what, Arrived::Gone(ForceGone::LeftTheMap), from),
        ForceEvent::AllSunk { what, from, .. } => (what, Arrived::Gone(ForceGone::Sunk), from),
        ForceEvent::LevelOneCup { .. }
        | ForceEvent::CupFilled { .. }
        | ForceEvent::Chit { .. }
        | ForceEvent::ChitIdle { .. }
        | ForceEvent::KeptHex { .. }
        | ForceEvent::LevelOneDrawn { .. }
        | ForceEvent::WithoutChit { .. }
        | ForceEvent::Intelligence { .. }
        | ForceEvent::DoubleForceEnded { .. }
        | ForceEvent::ShipsDrawn { .. }
        | ForceEvent::UsAdvantage { .. }
        | ForceEvent::TaskForceMoved { .. } => return None,
    };
    Some((Mover::Force(*force), how, *hex))
}

fn of_butai(event: &ButaiEvent) -> Option<(Mover, Arrived, HexId)> {
    let (force, how, hex) = match event {
        ButaiEvent::CounterReplaced { force, by, hex } => (by, Arrived::Renamed(*force), hex),
        ButaiEvent::LeftBehind { what, hex, .. } => (what, Arrived::New, hex),
        ButaiEvent::Exited { what, from, ships } => {
            let ships = ships.len() as u8;
            (what, Arrived::Gone(ForceGone::GotPast(ships)), from)
        }
        ButaiEvent::RaidLaunched { .. }
        | ButaiEvent::TracksMoved { .. }
        | ButaiEvent::Retires { .. } => return None,
    };
    Some((Mover::Force(*force), how, *hex))
}
