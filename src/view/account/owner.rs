//! To which raid, strike or search everything belongs that was lost, hit and scored.

use super::Tally;
use crate::engine::fleet::SearchId;
use crate::engine::forces::{ActivationChit, RaidId};
use crate::engine::{
    AirPoints, ButaiEvent, Event, GuamEvent, LossEvent, RaidEvent, Record, Scope, ScoreEvent,
    SpanId,
};

/// To what something belongs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A raid: what it did, and what was done to it.
    Raid(RaidId),
    /// A strike, by the span of its attack: its number is used again (4.13).
    Strike(SpanId),
    /// A search.
    Search(SearchId),
    /// One of our submarines.
    OurSubmarines,
    /// A Japanese submarine.
    TheirSubmarines,
    /// Ships that met, and cripples that were come upon (21, 12.46).
    ShipsThatMet,
    /// A fire aboard.
    Fire,
    /// Fuel, landing, and decks without room.
    FuelAndLanding,
    /// Japanese flight decks that were put out of action under their planes.
    DeckGone,
    /// Ships that got past the fleet.
    GotPast,
    /// None of them.
    Nobody,
}

impl Owner {
    /// Everybody who has no row of his own, in the order in which they are told, and what brings them about.
    pub const ELSEWHERE: [(Owner, &str); 8] = [
        (Owner::OurSubmarines, "Our submarines"),
        (Owner::TheirSubmarines, "Japanese submarines"),
        (Owner::ShipsThatMet, "Ships that met"),
        (Owner::Fire, "Fire aboard"),
        (Owner::FuelAndLanding, "Fuel and landing"),
        (Owner::DeckGone, "Japanese planes without a deck"),
        (Owner::GotPast, "Ships that got past"),
        (Owner::Nobody, "Elsewhere"),
    ];

    /// To what an event belongs, by its number.
    pub fn of(record: &Record, number: usize) -> Owner {
        let told = record.events()[..=number].iter();
        // What is scored follows at once what brought it about.
        let mut brought = told.rev().skip_while(|it| is_scored(&it.event));
        let Some(brought) = brought.next() else {
            return Owner::Nobody;
        };
        named(&brought.event).unwrap_or_else(|| of_span(record, brought.span))
    }
}

/// What each raid, each strike and each search came to. Every event counts once.
pub fn tallies(record: &Record) -> Vec<(Owner, Tally)> {
    let mut tallies: Vec<(Owner, Tally)> = Vec::new();
    for (number, it) in record.events().iter().enumerate() {
        let owner = Owner::of(record, number);
        match tallies.iter_mut().find(|(other, _)| *other == owner) {
            Some((_, tally)) => tally.add(&it.event),
            None => {
                let mut tally = Tally::default();
                tally.add(&it.event);
                tallies.push((owner, tally));
            }
        }
    }
    tallies
}

const fn is_scored(event: &Event) -> bool {
    matches!(event, Event::Score(ScoreEvent::Scored { .. }))
}

/// To what an event belongs that says so itself, for it happens while somebody else acts.
fn named(event: &Event) -> Option<Owner> {
    match event {
        Event::Raids(RaidEvent::Placed { what: raid, .. })
        | Event::Guam(GuamEvent::Landed { raid, .. })
        | Event::Losses(LossEvent::Points {
            what: AirPoints::Returning(raid),
            ..
        }) => Some(Owner::Raid(*raid)),
        Event::Butai(ButaiEvent::Exited { .. }) => Some(Owner::GotPast),
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
        | Event::Forces(_)
        | Event::Butai(_)
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
        | Event::Surface(_) => None,
    }
}

/// To what the events of a span belong.
fn of_span(record: &Record, span: SpanId) -> Owner {
    let around = || match record.span(span).parent {
        Some(around) => of_span(record, around),
        None => Owner::Nobody,
    };
    match record.span(span).scope {
        Scope::Search { search }
        | Scope::Look { search, .. }
        | Scope::NoDeckForSearch { search } => Owner::Search(search),
        Scope::Strike { .. } => Owner::Strike(span),
        Scope::AirBattle { raid, .. }
        | Scope::RaidAttack { raid }
        | Scope::Shuttle { raid }
        | Scope::RaidFlight { raid }
        | Scope::Escorts { raid }
        | Scope::GotThrough { raid } => Owner::Raid(raid),
        Scope::PlacingSubmarines
        | Scope::Chit {
            chit: ActivationChit::UsSubs,
        }
        | Scope::Submarine { .. }
        | Scope::SubmarineContact { .. }
        | Scope::SubmarineAttack { .. }
        | Scope::Hunt { .. }
        | Scope::ReportOpened { .. }
        | Scope::WaitingHits { .. } => Owner::OurSubmarines,
        Scope::SubmarineAtLights { .. } | Scope::SubmarineAtCripple { .. } => {
            Owner::TheirSubmarines
        }
        Scope::Overtaken { .. } | Scope::SurfaceBattle { .. } | Scope::SurfaceRound { .. } => {
            Owner::ShipsThatMet
        }
        Scope::FireOutbreak { .. } | Scope::Fire { .. } => Owner::Fire,
        // A search that lands, or finds no deck, is told with what it saw.
        Scope::Landing { .. } => Some(around())
            .filter(|around| matches!(around, Owner::Search(_)))
            .unwrap_or(Owner::FuelAndLanding),
        Scope::Ditching { .. } | Scope::NeverHome => Owner::FuelAndLanding,
        Scope::HomelessCap { .. } => Owner::DeckGone,
        // Nobody has looked at what becomes known there.
        Scope::CommitmentLimit => Owner::Nobody,
        Scope::Game
        | Scope::SetUp
        | Scope::Wind
        | Scope::WindCourses
        | Scope::ReadyDecks
        | Scope::FormingStrikes
        | Scope::Turn { .. }
        | Scope::Phase { .. }
        | Scope::Segment { .. }
        | Scope::End
        | Scope::Draw
        | Scope::Chit { .. }
        | Scope::RaidProcedure { .. }
        | Scope::RaidStep { .. }
        | Scope::ForceMove { .. }
        | Scope::CommitmentIndex
        | Scope::Reinforcement { .. }
        | Scope::Arrival { .. }
        | Scope::OilerArrival { .. }
        | Scope::Refuelling { .. }
        | Scope::RadarContact
        | Scope::Flight { .. }
        | Scope::Patrol { .. }
        | Scope::PushOver { .. }
        | Scope::Detachment
        | Scope::DeckClearing { .. }
        | Scope::AirBattleRound { .. }
        | Scope::StrikeStep { .. }
        | Scope::RaidAttackStep { .. }
        | Scope::ShipAttack { .. }
        | Scope::Hits { .. }
        | Scope::DeckRepair { .. } => around(),
    }
}
