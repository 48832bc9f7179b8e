//! Which events are those of a submarine that looks for a force, or attacks one: from its die or its order to the last
//! that follows from it.

use crate::engine::fleet::SubmarineId;
use crate::engine::{
    AirPoints, ButaiEvent, Choice, CommitmentEvent, DamageEvent, Event, EventRecord, ForceEvent,
    LossEvent, Purpose, Roll, ScoreEvent, SegmentId, SubmarineEvent,
};
use crate::view::event_card::span::{CardKind, Span};

/// What a submarine does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view::event_card) enum Doing {
    /// It looks for a force (14.13).
    Looks,
    /// It attacks one (14.16).
    Attacks,
}

impl Doing {
    /// What its card is before it is over.
    pub(in crate::view::event_card) const fn kind(self) -> CardKind {
        match self {
            Doing::Looks => CardKind::SubmarineFinds,
            Doing::Attacks => CardKind::UsTorpedoesHit,
        }
    }
}

/// What a die begins, if a submarine begins something with it.
pub(in crate::view::event_card) const fn begins_with(roll: &Roll) -> Option<Doing> {
    match roll.purpose {
        Purpose::SubmarineContact(..) => Some(Doing::Looks),
        _ => None,
    }
}

/// What a submarine begins by an event, and which it is.
const fn begins(event: &Event) -> Option<(Doing, SubmarineId)> {
    match event {
        Event::Roll(Roll {
            purpose: Purpose::SubmarineContact(who, _),
            ..
        }) => Some((Doing::Looks, *who)),
        Event::Submarines(SubmarineEvent::Attacks { submarine, .. }) => {
            Some((Doing::Attacks, *submarine))
        }
        _ => None,
    }
}

/// Where begins what the events before the number `upto` are part of, if a submarine has begun something.
pub(in crate::view::event_card) fn first(
    all: &[EventRecord],
    told: usize,
    upto: usize,
) -> Option<(usize, Doing)> {
    let (from, doing, _) = run(all, told, upto)?;
    Some((from, doing))
}

fn run(all: &[EventRecord], told: usize, upto: usize) -> Option<(usize, Doing, SubmarineId)> {
    let upto = upto.min(all.len());
    for n in (told..upto).rev() {
        if let Some((doing, who)) = begins(&all[n].event) {
            let is_its_own = all[n + 1..upto].iter().all(|it| follows(it, who));
            return is_its_own.then_some((n, doing, who));
        }
        if !belongs(&all[n]) {
            return None;
        }
    }
    None
}

/// The moment that ends before the event number `upto`, if one does.
pub(in crate::view::event_card) fn span(
    all: &[EventRecord],
    told: usize,
    upto: usize,
) -> Option<Span> {
    let (from, doing, who) = run(all, told, upto)?;
    if all.get(upto).is_some_and(|next| follows(next, who)) {
        return None;
    }
    let events = &all[from..upto];
    let any = |is: fn(&Event) -> bool| events.iter().any(|it| is(&it.event));
    let kind = match doing {
        Doing::Looks if any(is_contact) => CardKind::SubmarineFinds,
        Doing::Looks => CardKind::SubmarineFindsNothing,
        Doing::Attacks if any(is_hit) => CardKind::UsTorpedoesHit,
        Doing::Attacks if any(is_lost) => CardKind::SubmarineLost,
        Doing::Attacks => CardKind::UsTorpedoesMiss,
    };
    Some(Span {
        kind,
        from,
        upto,
        is_over: true,
    })
}

/// The newest attack of the turn: what it was, and its events.
pub fn newest_attack(shown: &[EventRecord]) -> Option<(String, Span)> {
    let turn = shown.last()?.at.turn;
    let of_turn = (0..shown.len())
        .rev()
        .take_while(|n| shown[*n].at.turn == turn);
    let mut begun = of_turn.filter_map(|n| match begins(&shown[n].event) {
        Some((Doing::Attacks, who)) => Some((n, who)),
        _ => None,
    });
    let (from, who) = begun.next()?;
    let later = shown[from + 1..].iter();
    let upto = from + 1 + later.take_while(|it| follows(it, who)).count();
    let span = span(shown, from, upto)?;
    Some((format!("the attack of {who}"), span))
}

const fn is_contact(event: &Event) -> bool {
    matches!(event, Event::Submarines(SubmarineEvent::Contact { .. }))
}

const fn is_hit(event: &Event) -> bool {
    matches!(
        event,
        Event::Submarines(SubmarineEvent::HitsOnForce { .. })
            | Event::Damage(DamageEvent::Hits { .. } | DamageEvent::Sunk { .. })
    )
}

const fn is_lost(event: &Event) -> bool {
    matches!(event, Event::Submarines(SubmarineEvent::Lost { .. }))
}

/// Whether an event follows from what a submarine has begun.
fn follows(record: &EventRecord, who: SubmarineId) -> bool {
    let of_another = match &record.event {
        Event::Roll(Roll {
            purpose: Purpose::Hunt(_, hunted),
            ..
        }) => *hunted != who,
        Event::Submarines(
            SubmarineEvent::Pinned { submarine, .. }
            | SubmarineEvent::Lost { submarine, .. }
            | SubmarineEvent::OddDie { submarine, .. },
        ) => *submarine != who,
        _ => false,
    };
    belongs(record) && !of_another
}

/// Whether an event may be one that follows.
fn belongs(record: &EventRecord) -> bool {
    record.at.segment == Some(SegmentId::Activation)
        && match &record.event {
            Event::Roll(roll) => is_of_chain(roll.purpose),
            Event::Pick { what, .. } => matches!(
                what,
                Choice::LevelOne(_)
                    | Choice::LevelThree(_)
                    | Choice::ShipDrawn(_)
                    | Choice::TorpedoedShip(_)
            ),
            Event::Submarines(event) => matches!(
                event,
                SubmarineEvent::Contact { .. }
                    | SubmarineEvent::NoContact { .. }
                    | SubmarineEvent::HitsOnForce { .. }
                    | SubmarineEvent::HitsPromote { .. }
                    | SubmarineEvent::HitsGiven { .. }
                    | SubmarineEvent::OddDie { .. }
                    | SubmarineEvent::Pinned { .. }
                    | SubmarineEvent::Lost { .. }
            ),
            Event::Forces(event) => matches!(
                event,
                ForceEvent::LevelOneDrawn { .. }
                    | ForceEvent::WithoutChit { .. }
                    | ForceEvent::DoubleForce { .. }
                    | ForceEvent::DoubleForceEnded { .. }
                    | ForceEvent::Intelligence { .. }
                    | ForceEvent::FalseContact { .. }
                    | ForceEvent::ShipsDrawn { .. }
                    | ForceEvent::AllSunk { .. }
            ),
            // What follows at the limit has a card of its own (13.23).
            Event::Commitment(event) => !matches!(event, CommitmentEvent::LimitReached { .. }),
            Event::Losses(event) => matches!(
                event,
                LossEvent::Points {
                    what: AirPoints::Returning(_),
                    ..
                }
            ),
            Event::Butai(event) => matches!(event, ButaiEvent::CounterReplaced { .. }),
            Event::Damage(_) | Event::Score(ScoreEvent::Scored { .. }) => true,
            _ => false,
        }
}

/// Whether a die is one of an attack or a search of a submarine, or of what it makes known.
const fn is_of_chain(purpose: Purpose) -> bool {
    matches!(
        purpose,
        Purpose::UsSubmarineAttack(..)
            | Purpose::TorpedoHits(..)
            | Purpose::Hunt(..)
            | Purpose::LevelTwo(_)
            | Purpose::LevelThree(_)
            | Purpose::LevelFour(_)
            | Purpose::Screen(_)
            | Purpose::Commitment(_)
    )
}

/// Whether a die is watched as it rolls: the one that says whether it finds anything, and all that follow.
pub(in crate::view::event_card) fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    begins_with(roll).is_some()
        || (is_of_chain(roll.purpose) && run(shown, 0, shown.len()).is_some())
}

/// How long to look at an event, in milliseconds at normal speed.
pub(in crate::view::event_card) const fn milliseconds(event: &Event) -> Option<u64> {
    Some(match event {
        Event::Roll(roll) => match roll.purpose {
            Purpose::SubmarineContact(..)
            | Purpose::UsSubmarineAttack(..)
            | Purpose::TorpedoHits(..)
            | Purpose::Hunt(..) => 1200,
            _ => return None,
        },
        Event::Submarines(event) => match event {
            SubmarineEvent::Attacks { .. } | SubmarineEvent::HitsOnForce { .. } => 900,
            SubmarineEvent::Contact { .. } | SubmarineEvent::Moved { .. } => 450,
            SubmarineEvent::Lost { .. } | SubmarineEvent::HitsGiven { .. } => 1400,
            SubmarineEvent::Pinned { .. } => 900,
            _ => 0,
        },
        _ => return None,
    })
}
