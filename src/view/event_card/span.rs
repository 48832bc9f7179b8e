//! Which events make a moment: those of one kind in a step of the playback, up to the last of them with
//! what follows from it at once.

use std::time::Duration;

use super::raid_procedure::{self, Ended};
use super::{arrivals, bases, commitment, fires, torpedoed, unseen, us_submarines, waiting_hits};
use crate::engine::forces::RaidId;
use crate::engine::{
    AirEvent, Choice, DamageEvent, DeckEvent, Event, EventRecord, FleetEvent, ForceEvent, HitKind,
    Killer, LossEvent, ProcedureEvent, Purpose, RaidEvent, Roll, ScoreEvent, SearchEvent,
    SegmentId, Table, UnitLoss,
};
use crate::view::fight;

/// What a moment is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// Radar shows raids (10.21).
    Contact,
    /// Raids fly past fighters, and on.
    FlownPast,
    /// Raids are over the task force unfought, or in spite of it.
    GotThrough,
    /// Units ditch for want of fuel (4.454).
    Ditched,
    /// Units are lost coming aboard (4.451).
    LostLanding,
    /// A fire breaks out, changes, or does damage (12.3).
    Fire,
    /// Units are aloft when the battle ends, and cannot come home.
    NeverHome,
    /// A submarine hits a ship (14.2).
    Torpedoed,
    /// Submarines find nothing, or miss.
    TorpedoesMiss,
    /// A crippled ship lies by herself as the enemy comes (12.46).
    Overtaken,
    /// Ships go down after the fight that killed them (12.27).
    Sunk,
    /// Fighters over a force whose decks are gone (12.29).
    NoDeck,
    /// Chits are drawn, and forces move (3.1).
    Chits,
    /// Chits are drawn, and contact with a force is lost (8.14).
    ContactLost,
    /// A force comes up, and does not strike (10.1).
    ComesUp,
    /// A force comes up and does not strike, after chits and dice that count for nothing (10.1C).
    CalledBack,
    /// A force comes up, and is lost to sight or leaves the map; or something is lost by it.
    ForceGone,
    /// A force comes up and strikes, and radar sees its raid (10.1G, 10.21).
    RaidLaunched,
    /// A search sees a force (8.34).
    Sighting,
    /// A search sees nothing, or nothing new.
    NothingSeen,
    /// A search is back (8.28).
    SearchHome,
    /// Units of a search find no deck (8.28).
    SearchLost,
    /// Forces arrive (7.1).
    Arrivals,
    /// A US submarine finds a force (14.13).
    SubmarineFinds,
    /// It does not.
    SubmarineFindsNothing,
    /// The torpedoes of a US submarine hit (14.16).
    UsTorpedoesHit,
    /// They miss.
    UsTorpedoesMiss,
    /// They miss, and the submarine is sunk (14.17).
    SubmarineLost,
    /// It becomes known which ship the hits fell on that had waited (14.162).
    HitsGiven,
    /// The commitment index changes by itself (13.12).
    Committed,
    /// The commitment index has reached the threshold (13.22).
    Threshold,
    /// It has reached the limit (13.23).
    LimitReached,
    /// A base sends aircraft to Guam (16.12).
    Reinforced,
    /// It does not.
    NotReinforced,
}

impl CardKind {
    /// Whether the playback waits until the player has seen it. Where nothing is lost or begins, it
    /// goes on by itself.
    pub fn waits(self) -> bool {
        !matches!(
            self,
            CardKind::FlownPast
                | CardKind::Chits
                | CardKind::ComesUp
                | CardKind::CalledBack
                | CardKind::NothingSeen
                | CardKind::SearchHome
                | CardKind::TorpedoesMiss
                | CardKind::Arrivals
                | CardKind::SubmarineFindsNothing
                | CardKind::UsTorpedoesMiss
                | CardKind::Committed
                | CardKind::NotReinforced
        )
    }

    /// How long its card stays where it does not wait, at normal speed.
    pub const fn brief(self) -> Duration {
        Duration::from_millis(match self {
            CardKind::NothingSeen
            | CardKind::SearchHome
            | CardKind::SubmarineFindsNothing
            | CardKind::NotReinforced => 1400,
            CardKind::ComesUp | CardKind::Chits | CardKind::Arrivals | CardKind::Committed => 2400,
            // It says more than others.
            CardKind::CalledBack => 4800,
            _ => 3200,
        })
    }

    /// Whether victory points hang on it, so that none is worth a word too.
    pub(super) const fn is_at_stake(self) -> bool {
        !matches!(
            self,
            CardKind::Contact
                | CardKind::FlownPast
                | CardKind::Chits
                | CardKind::ContactLost
                | CardKind::ComesUp
                | CardKind::CalledBack
                | CardKind::ForceGone
                | CardKind::RaidLaunched
                | CardKind::Sighting
                | CardKind::NothingSeen
                | CardKind::SearchHome
                | CardKind::Arrivals
                | CardKind::SubmarineFinds
                | CardKind::SubmarineFindsNothing
                | CardKind::Committed
                | CardKind::Threshold
                | CardKind::LimitReached
                | CardKind::Reinforced
                | CardKind::NotReinforced
        )
    }
}

/// The events of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// What it is about.
    pub kind: CardKind,
    /// The number of the first of its events.
    pub from: usize,
    /// The number of the first event after it.
    pub upto: usize,
    /// Whether it is over, so that its card may say what it came to.
    pub is_over: bool,
}

/// The moment that ends before the event number `upto`, if one does; what came before `told` is no
/// part of it. `table` is the table at that point.
pub fn span(all: &[EventRecord], told: usize, upto: usize, table: &Table) -> Option<Span> {
    if us_submarines::first(all, told, upto).is_some() {
        return us_submarines::span(all, told, upto);
    }
    if bases::first(all, told, upto).is_some() {
        return bases::span(all, told, upto);
    }
    match raid_procedure::standing(all, told, upto) {
        Some(Ended::Over(span)) => return Some(span),
        Some(Ended::NotYet) => return None,
        None => {}
    }
    if let Some(span) = unseen::span(all, told, upto) {
        return Some(span);
    }
    if unseen::is_looking(all, told, upto) {
        return None;
    }
    let of_the_battle = [waiting_hits::span, commitment::span, arrivals::span];
    if let Some(span) = of_the_battle.iter().find_map(|it| it(all, told, upto)) {
        return Some(span);
    }
    if let Some(from) = torpedoed::first(all, told, upto) {
        return submarines(all, from, upto);
    }
    if all.get(upto).is_some_and(|next| follows(&next.event)) {
        return None;
    }
    let (last, kind) = last(all, told, upto, table)?;
    let is_alike = |n: usize| self::kind(all, n, table) == Some(kind);
    let later = (upto..all.len()).take_while(|n| !is_boundary(&all[*n].event));
    if later.into_iter().any(is_alike) {
        return None;
    }
    let earlier = (told..last).rev();
    let earlier = earlier.take_while(|n| !is_boundary(&all[*n].event));
    let first = || earlier.filter(|n| is_alike(*n)).last().unwrap_or(last);
    let dice = match kind {
        CardKind::Fire => fires::first(all, told, upto),
        _ => None,
    };
    let from = dice.unwrap_or_else(first);
    Some(Span {
        kind,
        from,
        upto,
        is_over: true,
    })
}

/// The attacks of submarines at the end of a turn, once all have been made.
fn submarines(all: &[EventRecord], from: usize, upto: usize) -> Option<Span> {
    let goes_on = all.get(upto).is_some_and(torpedoed::belongs);
    let is_hit = |it: &EventRecord| matches!(it.event, Event::Damage(DamageEvent::Hits { .. }));
    let kind = match all[from..upto].iter().any(is_hit) {
        true => CardKind::Torpedoed,
        false => CardKind::TorpedoesMiss,
    };
    (!goes_on).then_some(Span {
        kind,
        from,
        upto,
        is_over: true,
    })
}

/// Whether an event is one that a new game can begin its showing with: a radar contact, or the first chit where forces
/// raid.
pub fn begins(all: &[EventRecord], number: usize) -> bool {
    match all.get(number).map(|record| &record.event) {
        Some(Event::Raids(RaidEvent::Placed { .. })) => true,
        Some(Event::Forces(ForceEvent::Chit { .. })) => raid_procedure::forces_raid(all),
        _ => false,
    }
}

/// The last event of a moment, before those that follow from it at once.
fn last(all: &[EventRecord], told: usize, upto: usize, table: &Table) -> Option<(usize, CardKind)> {
    for n in (told..upto.min(all.len())).rev() {
        if let Some(kind) = kind(all, n, table) {
            return Some((n, kind));
        }
        if !follows(&all[n].event) {
            return None;
        }
    }
    None
}

/// What kind of moment an event is of, outside fights.
fn kind(all: &[EventRecord], number: usize, table: &Table) -> Option<CardKind> {
    let record = &all[number];
    Some(match &record.event {
        Event::Raids(RaidEvent::Placed { .. }) => CardKind::Contact,
        Event::Raids(RaidEvent::Moved { what, to, .. })
            if flies_on(all, number, *what)
                && table
                    .missions
                    .iter()
                    .any(|mission| mission.is_intercept() && mission.hex == *to) =>
        {
            CardKind::FlownPast
        }
        Event::Raids(RaidEvent::GotThrough { .. }) => CardKind::GotThrough,
        Event::Losses(LossEvent::Unit { why, .. }) => match why {
            UnitLoss::OutOfFuel => CardKind::Ditched,
            UnitLoss::NeverHome => CardKind::NeverHome,
            UnitLoss::Landing => CardKind::LostLanding,
            UnitLoss::NoRoom => CardKind::SearchLost,
            UnitLoss::Aboard => match record.at.segment {
                Some(SegmentId::Fire) => CardKind::Fire,
                Some(SegmentId::Activation) => CardKind::Overtaken,
                _ => return None,
            },
            _ => return None,
        },
        Event::Damage(DamageEvent::FireBrokeOut { .. }) if !fight::is_fighting(&all[..number]) => {
            CardKind::Fire
        }
        Event::Damage(
            DamageEvent::FireChanged { .. }
            | DamageEvent::FireBurnsOn { .. }
            | DamageEvent::Hits {
                kind: HitKind::Fire,
                ..
            },
        ) => CardKind::Fire,
        Event::Fleet(FleetEvent::Overtaken { .. }) => CardKind::Overtaken,
        Event::Damage(DamageEvent::Sunk { .. })
            if record.at.segment == Some(SegmentId::HitAdjustment) =>
        {
            CardKind::Sunk
        }
        Event::Losses(LossEvent::Points {
            why: Killer::NoDeck,
            ..
        }) => CardKind::NoDeck,
        Event::Searches(SearchEvent::Removed { .. }) if is_home(&all[..number]) => {
            CardKind::SearchHome
        }
        _ => return None,
    })
}

/// Whether the last unit of a search that is over has landed.
fn is_home(before: &[EventRecord]) -> bool {
    let last = before.last().map(|last| &last.event);
    matches!(last, Some(Event::Searches(SearchEvent::Landed { .. })))
}

/// Whether a raid flies on from where it just came to, in this segment.
fn flies_on(all: &[EventRecord], number: usize, raid: RaidId) -> bool {
    let next = all[number + 1..].iter().find(|record| {
        !matches!(&record.event, Event::Pick { what: Choice::RaidHex(id), .. } if *id == raid)
    });
    next.is_some_and(|next| {
        matches!(
            &next.event,
            Event::Raids(RaidEvent::Moved { what, .. })
                if *what == raid
        )
    })
}

/// Whether an event follows at once from one of a moment, and belongs to it.
fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::Score(ScoreEvent::Scored { .. })
            | Event::Air(AirEvent::MissionRemoved { .. })
            | Event::Decks(DeckEvent::Crash { .. })
            | Event::Damage(
                DamageEvent::FiresOut { .. }
                    | DamageEvent::Damaged { .. }
                    | DamageEvent::DeckInoperative { .. }
            )
            | Event::Roll(Roll {
                purpose: Purpose::Crash(_),
                ..
            })
            | Event::Pick {
                what: Choice::UnitAboard(_) | Choice::RaidHex(_),
                ..
            }
            | Event::Raids(RaidEvent::Moved { .. })
            | Event::Searches(SearchEvent::Removed { .. })
            | Event::Forces(ForceEvent::AllSunk { .. })
    ) || matches!(event, Event::Damage(DamageEvent::Sunk { ship }) if ship.is_us())
}

/// Whether no moment goes on past an event.
fn is_boundary(event: &Event) -> bool {
    matches!(
        event,
        Event::Segment { .. }
            | Event::Phase { .. }
            | Event::Turn { .. }
            // The card of the force that comes up next stands between.
            | Event::Procedure(ProcedureEvent::Begins { .. })
            | Event::Score(ScoreEvent::Ended { .. })
    )
}
