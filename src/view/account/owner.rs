//! To which raid, strike or search everything belongs that was lost, hit and scored.

use super::Tally;
use crate::engine::fleet::{MissionId, SearchId};
use crate::engine::forces::RaidId;
use crate::engine::{
    AirPoints, AttackEvent, Attacker, ButaiEvent, DamageEvent, DetectionEvent, Event, EventRecord,
    ForceEvent, ForceMove, GuamEvent, HitKind, Killer, LossEvent, Purpose, RaidEvent, Roll,
    ScoreEvent, SearchEvent, UnitLoss,
};
use crate::view::record::FightTold;

/// To what something belongs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A raid: what it did, and what was done to it.
    Raid(RaidId),
    /// A strike, and how many attacks of strikes of its number were over before: a number is used again (4.13).
    Strike(MissionId, usize),
    /// A search.
    Search(SearchId),
    /// One of our submarines.
    OurSubmarines,
    /// A Japanese submarine.
    TheirSubmarines,
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
    pub const ELSEWHERE: [(Owner, &str); 7] = [
        (Owner::OurSubmarines, "Our submarines"),
        (Owner::TheirSubmarines, "Japanese submarines"),
        (Owner::Fire, "Fire aboard"),
        (Owner::FuelAndLanding, "Fuel and landing"),
        (Owner::DeckGone, "Japanese planes without a deck"),
        (Owner::GotPast, "Ships that got past"),
        (Owner::Nobody, "Elsewhere"),
    ];
}

/// What each raid, each strike and each search came to. Every event counts once.
pub fn tallies(shown: &[EventRecord], fights: &[FightTold]) -> Vec<(Owner, Tally)> {
    let mut tallies: Vec<(Owner, Tally)> = Vec::new();
    let mut cause = Owner::Nobody;
    for (n, record) in shown.iter().enumerate() {
        let event = &record.event;
        // What is scored follows at once what brought it about.
        if !matches!(event, Event::Score(ScoreEvent::Scored { .. })) {
            let fight = fights
                .iter()
                .find(|fight| (fight.span.from..fight.span.upto).contains(&n));
            cause = match fight {
                Some(fight) => of_fight(fight, &shown[..n]),
                None => elsewhere(event, cause),
            };
        }
        match tallies.iter_mut().find(|(owner, _)| *owner == cause) {
            Some((_, tally)) => tally.add(event),
            None => {
                let mut tally = Tally::default();
                tally.add(event);
                tallies.push((cause, tally));
            }
        }
    }
    tallies
}

fn of_fight(fight: &FightTold, before: &[EventRecord]) -> Owner {
    match (fight.summary.raid, fight.summary.mission) {
        (Some(raid), _) => Owner::Raid(raid),
        (None, Some(mission)) => Owner::Strike(mission, attacks_over(before, mission)),
        (None, None) => Owner::Nobody,
    }
}

/// How many attacks of strikes of a number are over.
pub fn attacks_over(shown: &[EventRecord], mission: MissionId) -> usize {
    let by = Attacker::Strike(mission);
    let over = Event::Attacks(AttackEvent::Over { by });
    shown.iter().filter(|it| it.event == over).count()
}

/// What an event outside the fights belongs to, after one that belonged to some cause.
fn elsewhere(event: &Event, before: Owner) -> Owner {
    match event {
        Event::Raids(
            RaidEvent::Placed { what: raid, .. }
            | RaidEvent::GotThrough { raid, .. }
            | RaidEvent::Withdrew { raid, .. },
        )
        | Event::Guam(GuamEvent::FliesHome { raid, .. } | GuamEvent::Landed { raid, .. })
        | Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(raid) | AirPoints::Returning(raid),
            ..
        }) => Owner::Raid(*raid),
        Event::Submarines(_) => Owner::OurSubmarines,
        Event::Butai(ButaiEvent::Exited { .. }) => Owner::GotPast,
        Event::Damage(DamageEvent::Hits { ship, kind, .. }) => match (kind, ship.is_us()) {
            (HitKind::Torpedo, false) => Owner::OurSubmarines,
            (HitKind::Torpedo, true) => Owner::TheirSubmarines,
            (HitKind::Fire, _) => Owner::Fire,
            (HitKind::AirAttack, _) => Owner::Nobody,
        },
        Event::Losses(LossEvent::Unit {
            search: Some(search),
            ..
        })
        | Event::Roll(Roll {
            purpose: Purpose::Search(search, _),
            ..
        }) => Owner::Search(*search),
        Event::Losses(LossEvent::Unit { why, .. }) => match why {
            UnitLoss::OutOfFuel | UnitLoss::NeverHome | UnitLoss::Landing | UnitLoss::NoRoom => {
                Owner::FuelAndLanding
            }
            UnitLoss::Aboard => with_ships(before),
            UnitLoss::Combat | UnitLoss::Guns | UnitLoss::PushedOver => Owner::Nobody,
        },
        Event::Losses(LossEvent::Points {
            why: Killer::NoDeck,
            ..
        }) => Owner::DeckGone,
        // What became of a ship follows the hits.
        Event::Damage(_) => with_ships(before),
        Event::Searches(event) => of_search(event),
        // What is learnt of a force follows the attempt that has seen it.
        Event::Forces(
            ForceEvent::LevelOneDrawn { .. }
            | ForceEvent::WithoutChit { .. }
            | ForceEvent::Intelligence { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::Moved {
                why: ForceMove::Correction,
                ..
            }
            | ForceEvent::UsAdvantage { on: true, .. },
        )
        | Event::Detection(DetectionEvent::Changed { .. })
        | Event::Pick { .. }
        | Event::Roll(_) => match before {
            Owner::Search(_) | Owner::OurSubmarines | Owner::TheirSubmarines | Owner::Fire => {
                before
            }
            Owner::Raid(_)
            | Owner::Strike(..)
            | Owner::FuelAndLanding
            | Owner::DeckGone
            | Owner::GotPast
            | Owner::Nobody => Owner::Nobody,
        },
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Air(_)
        | Event::Fleet(_)
        | Event::Decks(_)
        | Event::Raids(_)
        | Event::Forces(_)
        | Event::Butai(_)
        | Event::Guam(_)
        | Event::Procedure(_)
        | Event::Detection(_)
        | Event::Attacks(_)
        | Event::Losses(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_) => Owner::Nobody,
    }
}

/// To whom it belongs what becomes of a ship outside the fights.
fn with_ships(before: Owner) -> Owner {
    match before {
        Owner::OurSubmarines | Owner::TheirSubmarines | Owner::Fire => before,
        Owner::Raid(_)
        | Owner::Strike(..)
        | Owner::Search(_)
        | Owner::FuelAndLanding
        | Owner::DeckGone
        | Owner::GotPast
        | Owner::Nobody => Owner::Nobody,
    }
}

fn of_search(event: &SearchEvent) -> Owner {
    match event {
        SearchEvent::Declared => Owner::Nobody,
        SearchEvent::Launched { what: search, .. }
        | SearchEvent::Moved { what: search, .. }
        | SearchEvent::Searched { search, .. }
        | SearchEvent::LooksFor { search, .. }
        | SearchEvent::Shadows { search, .. }
        | SearchEvent::Turned { search, .. }
        | SearchEvent::Landed { from: search, .. }
        | SearchEvent::Removed { what: search } => Owner::Search(*search),
    }
}
