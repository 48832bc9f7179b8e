//! What was lost in the air, which ships were hit, and what got through.

use crate::engine::fleet::{AirUnitId, CarrierId, MissionId, SearchId, UnitSet};
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AirPoints, DamageEvent, DeckEvent, Event, EventRecord, HitKind, Killer, LossEvent, RaidEvent,
    SubmarineEvent, Table, UnitLoss,
};

/// An air unit of ours that was lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UnitLost {
    /// The unit.
    pub unit: AirUnitId,
    /// The mission that it flew with, if it was in the air.
    pub mission: Option<MissionId>,
    /// The search that it flew with, if it was on one.
    pub search: Option<SearchId>,
    /// The carrier that it was aboard, or coming in to land on.
    pub carrier: Option<CarrierId>,
    /// Where it was lost.
    pub hex: HexId,
    /// How it was lost.
    pub why: UnitLoss,
}

/// Japanese air points that were lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PointsLost {
    /// Whose they were.
    pub of: AirPoints,
    /// How many.
    pub points: u8,
    /// Where.
    pub hex: HexId,
    /// Who shot them down, or why they were lost.
    pub by: Killer,
}

/// Something that was lost or hit, or that got through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Loss {
    /// A unit of ours.
    Unit(UnitLost),
    /// Japanese air points.
    Points(PointsLost),
    /// A ship was hit so often.
    Hits {
        /// The ship.
        ship: ShipId,
        /// How often.
        hits: u8,
        /// By what.
        by: HitKind,
    },
    /// It became known which ship had been hit by torpedoes before (14.162).
    WaitingHits {
        /// The ship.
        ship: ShipId,
        /// How often.
        hits: u8,
    },
    /// Points of a raid's attack planes got through.
    Through {
        /// The raid.
        raid: RaidId,
        /// The points.
        attack: u8,
    },
}

/// What was lost and hit in some events, in their order.
pub fn losses<'a, Events>(events: Events) -> impl DoubleEndedIterator<Item = Loss>
where
    Events: IntoIterator<Item = &'a EventRecord, IntoIter: DoubleEndedIterator>,
{
    events.into_iter().filter_map(|it| loss(&it.event))
}

/// The ships that were hit in some events and how often, those whose hits had waited too.
pub fn ship_hits(events: &[EventRecord]) -> impl Iterator<Item = (ShipId, u8)> {
    losses(events).filter_map(|loss| match loss {
        Loss::Hits { ship, hits, .. } | Loss::WaitingHits { ship, hits } => Some((ship, hits)),
        Loss::Unit(_) | Loss::Points(_) | Loss::Through { .. } => None,
    })
}

/// The units of ours that were lost in some events.
pub fn units_lost<'a>(
    events: impl IntoIterator<Item = &'a EventRecord>,
) -> impl Iterator<Item = UnitLost> {
    events.into_iter().filter_map(|it| match loss(&it.event)? {
        Loss::Unit(unit) => Some(unit),
        Loss::Points(_) | Loss::Hits { .. } | Loss::WaitingHits { .. } | Loss::Through { .. } => {
            None
        }
    })
}

/// Those of some units that were lost on the way home and in landing, told from their attack on: whoever has landed is
/// home, whatever becomes of him later.
pub fn lost_coming_home(events: &[EventRecord], mut units: UnitSet) -> Vec<UnitLost> {
    let mut lost = Vec::new();
    for it in events {
        if let Event::Decks(DeckEvent::Landed { unit, .. }) = &it.event {
            units = units.without((*unit).into());
        } else if let Some(Loss::Unit(loss)) = loss(&it.event)
            && units.contains(loss.unit)
        {
            units = units.without(loss.unit.into());
            let is_coming_home = match loss.why {
                UnitLoss::Landing | UnitLoss::OutOfFuel | UnitLoss::NeverHome => true,
                UnitLoss::Combat
                | UnitLoss::Guns
                | UnitLoss::NoRoom
                | UnitLoss::NoRoomInTheWind
                | UnitLoss::Aboard
                | UnitLoss::PushedOver => false,
            };
            lost.extend(is_coming_home.then_some(loss));
        }
        if units.is_empty() {
            break;
        }
    }
    lost
}

/// The air points of land bases that were destroyed in some events; scenario 9 counts them by themselves (15.1).
pub fn points_of_land_bases<'a>(
    events: impl IntoIterator<Item = &'a EventRecord>,
    table: &Table,
) -> u32 {
    let lost = events.into_iter().filter_map(|it| match loss(&it.event)? {
        Loss::Points(lost) => Some(lost),
        Loss::Unit(_) | Loss::Hits { .. } | Loss::WaitingHits { .. } | Loss::Through { .. } => None,
    });
    let of_land = lost.filter(|lost| table.is_of_land_base(lost.of));
    of_land.map(|lost| u32::from(lost.points)).sum()
}

fn loss(event: &Event) -> Option<Loss> {
    if let Event::Losses(event) = event {
        Some(in_the_air(event))
    } else if let Event::Damage(DamageEvent::Hits { ship, hits, kind }) = event {
        let (ship, hits, by) = (*ship, *hits, *kind);
        Some(Loss::Hits { ship, hits, by })
    } else if let Event::Submarines(SubmarineEvent::HitsGiven { ship, hits, .. }) = event {
        let (ship, hits) = (*ship, hits.total());
        Some(Loss::WaitingHits { ship, hits })
    } else if let Event::Raids(RaidEvent::GotThrough { raid, attack }) = event {
        let (raid, attack) = (*raid, *attack);
        Some(Loss::Through { raid, attack })
    } else {
        None
    }
}

fn in_the_air(event: &LossEvent) -> Loss {
    match event {
        LossEvent::Points {
            what,
            points,
            hex,
            why,
            ..
        } => Loss::Points(PointsLost {
            of: *what,
            points: *points,
            hex: *hex,
            by: *why,
        }),
        LossEvent::Unit {
            what,
            mission,
            search,
            carrier,
            hex,
            why,
            ..
        } => Loss::Unit(UnitLost {
            unit: *what,
            mission: *mission,
            search: *search,
            carrier: *carrier,
            hex: *hex,
            why: *why,
        }),
    }
}
