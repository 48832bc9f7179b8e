//! What Japanese forces did, and what became known of them.

use crate::engine::forces::{
    ActivationChit, Detection, ForceId, Intelligence, LevelOne, OilerId, Returning,
};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    ButaiEvent, Choice, DetectionEvent, DrawnFrom, Event, EventRecord, ForceEvent, ForceMove,
    NothingThere, Pick, ProcedureEvent, RefuellingEvent,
};

/// Something that a force did, or that became known of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct News<'a> {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// The force, by the counter that it had then.
    pub force: ForceId,
    /// What it is.
    pub what: NewsKind<'a>,
}

/// What a force did, or what became known of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NewsKind<'a> {
    /// It was reported, with what is known of it, and these ships (7.1).
    Reported(HexId, Intelligence, &'a [ShipId]),
    /// Its place is known better, or no longer so well (8.1).
    Contact {
        /// How well it was known.
        from: Detection,
        /// How well it is known now.
        to: Detection,
    },
    /// A chit of Level 1 was drawn for it (7.33).
    Chit {
        /// The chit.
        chit: LevelOne,
        /// Where it came from.
        from: DrawnFrom,
    },
    /// No chit was left for it: it counts as one (7.56).
    CountsAs(LevelOne),
    /// It is known at another level (7.3).
    Level {
        /// What was known.
        from: Intelligence,
        /// What is known now.
        to: Intelligence,
    },
    /// There was nothing (7.35).
    Nothing(NothingThere),
    /// It is two forces: this is the other (7.52).
    TwoForces(ForceId, HexId),
    /// Its other half goes its own way (7.54).
    Parts(ForceId),
    /// Ships of it are known.
    Ships(&'a [ShipId]),
    /// It does not know that it was seen, or knows it again (8.36).
    Advantage(bool),
    /// Its chit does nothing (3.2, 7.53).
    Idle,
    /// It moved.
    Moves {
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// What for.
        why: ForceMove,
    },
    /// It keeps its hex.
    Stays,
    /// It left the map by an edge.
    LeavesTheMap(HexId),
    /// All its ships are sunk.
    AllSunk,
    /// It left the map by the invasion zone's edge, with these ships (7.23).
    GetsPast(HexId, &'a [ShipId]),
    /// It has this counter from now on (9.11, 9.13).
    Counter(ForceId),
    /// It retires from now on (19.1).
    Retires,
    /// It makes for an oiler (20.5).
    MakesFor(OilerId),
    /// It tried to refuel, and did or waits on (20.6).
    TriesForOil {
        /// Where.
        oiler: OilerId,
        /// Whether it has its oil.
        refuelled: bool,
    },
    /// It was seen well, and goes home without oil (20.7).
    GivesUpOil,
    /// It left a crippled ship behind, which is a force of her own (12.41).
    LeavesBehind {
        /// Her counter.
        cripple: ForceId,
        /// The ship.
        ship: ShipId,
        /// Where.
        hex: HexId,
    },
    /// Its planes on the tracks moved on (9.12, 10.32).
    TracksMove {
        /// Its raids that are still coming home.
        returning: &'a [Returning],
        /// The points in each box of its Turnaround track.
        turnaround: [u8; 6],
    },
    /// It would have struck, if it had carriers: what was drawn counts for nothing (10.1C).
    CalledBack,
}

impl NewsKind<'_> {
    /// Whether contact with the force is lost: it has faded altogether (8.14), or the force is over the edge.
    pub const fn loses_contact(self) -> bool {
        matches!(
            self,
            NewsKind::LeavesTheMap(_)
                | NewsKind::Contact {
                    to: Detection::Undetected,
                    ..
                }
        )
    }
}

/// What some events tell of the Japanese forces, in their order.
pub fn news(events: &[EventRecord]) -> impl DoubleEndedIterator<Item = News<'_>> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let (force, what) = of_event(&record.event)?;
        Some(News {
            number,
            force,
            what,
        })
    })
}

/// The counter that a force has after some events (9.11, 9.13).
pub fn counter_after(events: &[EventRecord], first: ForceId) -> ForceId {
    let mut counter = first;
    for it in news(events) {
        if let NewsKind::Counter(by) = it.what
            && it.force == counter
        {
            counter = by;
        }
    }
    counter
}

/// The chits that some events draw from the cup (3.2).
pub fn chits_drawn(events: &[EventRecord]) -> impl Iterator<Item = ActivationChit> {
    events.iter().filter_map(|record| {
        let Event::Forces(ForceEvent::Chit { chit }) = record.event else {
            return None;
        };
        Some(chit)
    })
}

/// Whether an event says that a chit does nothing, a force's or another.
pub const fn is_idle_chit(record: &EventRecord) -> bool {
    matches!(record.event, Event::Forces(ForceEvent::ChitIdle { .. }))
}

/// What an event tells of a force, if it does: the force by the counter that it had then.
pub(super) fn of_event(event: &Event) -> Option<(ForceId, NewsKind<'_>)> {
    Some(match event {
        Event::Detection(DetectionEvent::Placed {
            what,
            hex,
            intelligence,
            ships,
            ..
        }) => (*what, NewsKind::Reported(*hex, *intelligence, ships)),
        Event::Detection(DetectionEvent::Changed {
            force, from, to, ..
        }) => {
            let (from, to) = (*from, *to);
            (*force, NewsKind::Contact { from, to })
        }
        Event::Forces(event) => return of_force(event),
        Event::Refuelling(event) => return of_refuelling(event),
        Event::Butai(event) => return of_butai(event),
        Event::Procedure(ProcedureEvent::CalledBack { force, .. }) => {
            (*force, NewsKind::CalledBack)
        }
        // Of other things.
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
        | Event::Searches(_)
        | Event::Attacks(_)
        | Event::Damage(_)
        | Event::Losses(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_)
        | Event::Submarines(_)
        | Event::Surface(_) => return None,
    })
}

fn of_force(event: &ForceEvent) -> Option<(ForceId, NewsKind<'_>)> {
    let (force, what) = match event {
        ForceEvent::ChitIdle {
            chit: ActivationChit::Force(force),
            ..
        } => (force, NewsKind::Idle),
        ForceEvent::Moved {
            what,
            from,
            to,
            why,
        } => {
            let (from, to, why) = (*from, *to, *why);
            (what, NewsKind::Moves { from, to, why })
        }
        ForceEvent::KeptHex { what, .. } => (what, NewsKind::Stays),
        ForceEvent::LeftTheMap { what, from } => (what, NewsKind::LeavesTheMap(*from)),
        ForceEvent::AllSunk { what, .. } => (what, NewsKind::AllSunk),
        ForceEvent::LevelOneDrawn { force, chit, from } => {
            let (chit, from) = (*chit, *from);
            (force, NewsKind::Chit { chit, from })
        }
        ForceEvent::WithoutChit { force, chit, .. } => (force, NewsKind::CountsAs(*chit)),
        ForceEvent::Intelligence { force, from, to } => {
            let (from, to) = (*from, *to);
            (force, NewsKind::Level { from, to })
        }
        ForceEvent::FalseContact { what, why, .. } => (what, NewsKind::Nothing(*why)),
        ForceEvent::DoubleForce { force, other, hex } => (force, NewsKind::TwoForces(*other, *hex)),
        ForceEvent::DoubleForceEnded { force, other, .. } => (force, NewsKind::Parts(*other)),
        ForceEvent::ShipsDrawn { force, ships } => (force, NewsKind::Ships(ships)),
        ForceEvent::UsAdvantage { force, on } => (force, NewsKind::Advantage(*on)),
        ForceEvent::LevelOneCup { .. }
        | ForceEvent::CupFilled { .. }
        | ForceEvent::Chit { .. }
        | ForceEvent::ChitIdle { .. }
        | ForceEvent::TaskForceMoved { .. } => return None,
    };
    Some((*force, what))
}

fn of_butai(event: &ButaiEvent) -> Option<(ForceId, NewsKind<'_>)> {
    let (force, what) = match event {
        ButaiEvent::CounterReplaced { force, by, .. } => (force, NewsKind::Counter(*by)),
        // Raids have an account of their own.
        ButaiEvent::RaidLaunched { .. } => return None,
        ButaiEvent::TracksMoved {
            force,
            returning,
            turnaround,
        } => (
            force,
            NewsKind::TracksMove {
                returning,
                turnaround: *turnaround,
            },
        ),
        ButaiEvent::Retires { force } => (force, NewsKind::Retires),
        ButaiEvent::LeftBehind {
            what,
            ship,
            force,
            hex,
        } => (
            force,
            NewsKind::LeavesBehind {
                cripple: *what,
                ship: *ship,
                hex: *hex,
            },
        ),
        ButaiEvent::Exited { what, from, ships } => (what, NewsKind::GetsPast(*from, ships)),
    };
    Some((*force, what))
}

fn of_refuelling(event: &RefuellingEvent) -> Option<(ForceId, NewsKind<'_>)> {
    Some(match event {
        RefuellingEvent::TurnsBack { force } => (*force, NewsKind::Retires),
        RefuellingEvent::MakesFor { force, oiler } => (*force, NewsKind::MakesFor(*oiler)),
        RefuellingEvent::Tried {
            force,
            oiler,
            refuelled,
        } => {
            let (oiler, refuelled) = (*oiler, *refuelled);
            (*force, NewsKind::TriesForOil { oiler, refuelled })
        }
        RefuellingEvent::GivesUp { force } => (*force, NewsKind::GivesUpOil),
        RefuellingEvent::OilerPlaced { .. } | RefuellingEvent::OilersLeave => return None,
    })
}

/// A chit of Level 1 in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOneChit {
    /// For whom it was drawn.
    pub force: ForceId,
    /// What it says, once it is turned over.
    pub face: Option<LevelOne>,
}

/// The chits of Level 1 that were drawn in some events, in their order: each lies face down until it is turned over.
pub fn level_one_chits(events: &[EventRecord]) -> Vec<LevelOneChit> {
    let mut chits: Vec<LevelOneChit> = Vec::new();
    for record in events {
        if let Event::Pick(Pick {
            what: Choice::LevelOne(force),
            ..
        }) = record.event
        {
            chits.push(LevelOneChit { force, face: None });
        } else if let Event::Forces(ForceEvent::LevelOneDrawn { force, chit, .. }) = record.event {
            let face = Some(chit);
            match chits.last_mut() {
                Some(last) if last.face.is_none() => last.face = face,
                _ => chits.push(LevelOneChit { force, face }),
            }
        }
    }
    chits
}
