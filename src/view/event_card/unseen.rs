//! Which events make the moments of the unseen enemy: the chits of a phase (3.1), and what a search sees of the
//! forces it passes (8.34). They are told as they come: the die first, then what it brings.

use super::raid_procedure::{self, forces_raid};
use super::span::{CardKind, Span};
use super::us_submarines;
use crate::engine::charts::Sighting;
use crate::engine::fleet::SearchId;
use crate::engine::forces::{ActivationChit, Detection, ForceId};
use crate::engine::{
    Choice, CommitmentEvent, DetectionEvent, Event, EventRecord, FleetEvent, ForceEvent, ForceMove,
    Purpose, Roll, ScoreEvent, Scored, SearchEvent, SegmentId, SubmarineEvent,
};

/// The attempts of one search, one after the other: the numbers of the events with which the first of them and the
/// last begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Attempts {
    first: usize,
    last: usize,
    search: SearchId,
}

/// The moment of chits or of a sighting that ends before the event number `upto`, if one does; what came before
/// `told` is no part of it.
pub(super) fn span(all: &[EventRecord], told: usize, upto: usize) -> Option<Span> {
    let next = all.get(upto);
    if let Some(from) = chits(all, told, upto) {
        let kind = match all[from..upto].iter().any(|it| loses_contact(&it.event)) {
            true => CardKind::ContactLost,
            false => CardKind::Chits,
        };
        let draws = forces_raid(all);
        let goes_on = next.is_some_and(|next| is_part(next, draws));
        return (!goes_on).then_some(Span {
            kind,
            from,
            upto,
            is_over: true,
        });
    }
    let Attempts {
        first,
        last,
        search,
    } = attempts(all, told, upto)?;
    let kind = match next.map(|next| &next.event) {
        Some(next) if belongs(next) => return None,
        _ if all[last..upto].iter().any(|it| is_news(&it.event)) => CardKind::Sighting,
        // What it does not see is told with the next force it looks for.
        Some(Event::Searches(SearchEvent::LooksFor { search: again, .. })) if *again == search => {
            return None;
        }
        _ => CardKind::NothingSeen,
    };
    Some(Span {
        kind,
        from: first,
        upto,
        is_over: true,
    })
}

/// The moment of chits or of a sighting that the events shown are in the middle of, with its first event.
pub(super) fn unfolding(shown: &[EventRecord], told: usize) -> Option<(CardKind, usize)> {
    let upto = shown.len();
    match chits(shown, told, upto) {
        Some(from) => Some((CardKind::Chits, from)),
        None => Some((CardKind::Sighting, attempts(shown, told, upto)?.first)),
    }
}

/// The newest sighting of the turn, or the newest contact lost: what it was, and its events.
pub fn newest(shown: &[EventRecord]) -> Option<(String, Span)> {
    let turn = shown.last()?.at.turn;
    let began = shown.iter().rposition(|it| it.at.turn != turn);
    let (mut told, mut newest) = (began.map_or(0, |last| last + 1), None);
    for upto in told + 1..=shown.len() {
        if let Some(span) = span(shown, told, upto) {
            told = upto;
            newest = span.kind.waits().then_some(span).or(newest);
        }
    }
    let span: Span = newest?;
    let search = shown[span.from..span.upto]
        .iter()
        .find_map(|it| match &it.event {
            Event::Searches(SearchEvent::LooksFor { search, .. }) => Some(search.to_string()),
            _ => None,
        });
    let name = match search {
        Some(search) => format!("what {search} saw"),
        None => "the contact that was lost".to_owned(),
    };
    Some((name, span))
}

/// The force that the card of a search is about, the last that it looks for; or that a card is about of one that comes
/// up.
pub fn force(shown: &[EventRecord], span: Span) -> Option<ForceId> {
    let events = shown.get(span.from..span.upto.min(shown.len()))?;
    match span.kind {
        CardKind::Sighting | CardKind::NothingSeen => {}
        CardKind::ComesUp | CardKind::CalledBack | CardKind::ForceGone | CardKind::RaidLaunched => {
            return raid_procedure::told_of(events);
        }
        _ => return None,
    }
    events.iter().rev().find_map(|it| match it.event {
        Event::Searches(SearchEvent::LooksFor { force, .. }) => Some(force),
        _ => None,
    })
}

/// Whether a die says what a search sees, or what that is.
pub(super) fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    is_of_sighting(roll.purpose) && attempts(shown, 0, shown.len()).is_some()
}

/// How long to look at an event of the unseen enemy, in milliseconds at normal speed.
pub fn milliseconds(event: &Event) -> u64 {
    let known = raid_procedure::milliseconds(event).or(us_submarines::milliseconds(event));
    if let Some(milliseconds) = known {
        return milliseconds;
    }
    match event {
        Event::Detection(DetectionEvent::Changed { .. }) => 450,
        // What is not seen needs no long look.
        Event::Roll(roll) if roll.sighting() == Some(Sighting::Nothing) => 450,
        Event::Roll(roll) if is_of_sighting(roll.purpose) => 1000,
        Event::Pick {
            what: Choice::LevelOne(_),
            ..
        } => 450,
        Event::Forces(event) => match event {
            ForceEvent::Chit { .. } => 300,
            ForceEvent::Moved { .. }
            | ForceEvent::LeftTheMap { .. }
            | ForceEvent::TaskForceMoved { .. } => 450,
            ForceEvent::LevelOneDrawn { .. } | ForceEvent::DoubleForce { .. } => 900,
            ForceEvent::ShipsDrawn { .. } => 700,
            _ => 0,
        },
        Event::Fleet(FleetEvent::GroupsMoved { .. } | FleetEvent::Towed { .. }) => 450,
        Event::Fleet(
            FleetEvent::LeftBehind { .. }
            | FleetEvent::Overtaken { .. }
            | FleetEvent::LightsOn { .. },
        ) => 900,
        Event::Searches(SearchEvent::Moved { .. }) => 300,
        _ => 0,
    }
}

/// Where the events of the Activation Segment begin that the player has not been told, if there are any to tell of.
fn chits(all: &[EventRecord], told: usize, upto: usize) -> Option<usize> {
    let run = (told..upto.min(all.len())).rev();
    let draws = forces_raid(all);
    let from = run.take_while(|n| is_part(&all[*n], draws)).last()?;
    if draws {
        // What each force does then is told when it comes up.
        let is_chit = |it: &EventRecord| matches!(it.event, Event::Forces(ForceEvent::Chit { .. }));
        return all[from..upto].iter().any(is_chit).then_some(from);
    }
    let tells = |it: &EventRecord| tells_of_chits(&it.event);
    all[from..upto].iter().any(tells).then_some(from)
}

/// Whether an event is one that makes the card of chits worth while.
pub(super) fn tells_of_chits(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed { .. })
            | Event::Forces(
                ForceEvent::Chit { .. }
                    | ForceEvent::ChitIdle {
                        chit: ActivationChit::Force(_),
                        ..
                    }
                    | ForceEvent::Moved { .. }
                    | ForceEvent::KeptHex { .. }
                    | ForceEvent::LeftTheMap { .. }
            )
    )
}

/// Whether an event belongs to the card of a phase's chits; where forces raid that is one of the draw alone.
fn is_part(record: &EventRecord, draws: bool) -> bool {
    let is_of_draw = matches!(
        &record.event,
        Event::Roll(Roll {
            purpose: Purpose::MissionMovement,
            ..
        }) | Event::Pick {
            what: Choice::Chit,
            ..
        } | Event::Forces(ForceEvent::Chit { .. } | ForceEvent::ChitIdle { .. })
    );
    is_of_chits(record) && (is_of_draw || !draws)
}

fn is_of_chits(record: &EventRecord) -> bool {
    record.at.segment == Some(SegmentId::Activation)
        && matches!(
            &record.event,
            Event::Roll(_)
                | Event::Pick { .. }
                | Event::Detection(DetectionEvent::Changed { .. })
                | Event::Forces(_)
        )
}

/// The attempts of a search that the events before the number `upto` belong to.
fn attempts(all: &[EventRecord], told: usize, upto: usize) -> Option<Attempts> {
    let mut found: Option<Attempts> = None;
    for n in (told..upto.min(all.len())).rev() {
        match (&all[n].event, &mut found) {
            (Event::Searches(SearchEvent::LooksFor { search, .. }), None) => {
                found = Some(Attempts {
                    first: n,
                    last: n,
                    search: *search,
                });
            }
            (Event::Searches(SearchEvent::LooksFor { search, .. }), Some(attempts)) => {
                if attempts.search != *search {
                    break;
                }
                attempts.first = n;
            }
            (event, _) if belongs(event) => {}
            _ => break,
        }
    }
    found
}

/// Whether the events before the number `upto` end in attempts of a search.
pub(super) fn is_looking(all: &[EventRecord], told: usize, upto: usize) -> bool {
    attempts(all, told, upto).is_some()
}

/// Whether an event is one that an attempt of a search may bring.
fn belongs(event: &Event) -> bool {
    match event {
        Event::Roll(roll) => is_of_sighting(roll.purpose),
        Event::Pick { what, .. } => matches!(
            what,
            Choice::LevelOne(_) | Choice::LevelThree(_) | Choice::ShipDrawn(_)
        ),
        // 14.163: what torpedoes have hit becomes known with it.
        Event::Detection(DetectionEvent::Changed { .. })
        | Event::Submarines(SubmarineEvent::HitsPromote { .. })
        | Event::Searches(SearchEvent::Turned { .. }) => true,
        // What follows at the limit is of other forces (13.23).
        Event::Commitment(event) => !matches!(event, CommitmentEvent::LimitReached { .. }),
        Event::Score(ScoreEvent::Scored { why, .. }) => matches!(
            why,
            Scored::LevelOne | Scored::LevelTwo | Scored::LevelThree | Scored::FullyKnown
        ),
        Event::Forces(event) => match event {
            ForceEvent::Moved { why, .. } => *why == ForceMove::Correction,
            ForceEvent::LevelOneDrawn { .. }
            | ForceEvent::WithoutChit { .. }
            | ForceEvent::Intelligence { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::UsAdvantage { .. } => true,
            _ => false,
        },
        _ => false,
    }
}

/// Whether a die says what a search sees, or what that is.
fn is_of_sighting(purpose: Purpose) -> bool {
    matches!(
        purpose,
        Purpose::Search(..)
            | Purpose::LocationDirection(_)
            | Purpose::LocationDistance(_)
            | Purpose::LevelTwo(_)
            | Purpose::LevelThree(_)
            | Purpose::LevelFour(_)
            | Purpose::Screen(_)
            | Purpose::Commitment(_)
    )
}

/// Whether an event tells something new of a force.
pub(super) fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed { .. }) | Event::Forces(_)
    )
}

/// Whether contact with a force is lost: it has faded altogether (8.14), or the force is over the edge.
pub(super) fn loses_contact(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed {
            to: Detection::Undetected,
            ..
        }) | Event::Forces(ForceEvent::LeftTheMap { .. })
    )
}
