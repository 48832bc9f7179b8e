//! Chits and searches in the log: each phase's chits and each search under a headline of what they came to.

use super::log::FightLine;
use super::weight::{Importance, weight};
use crate::engine::fleet::{Leg, SearchAim, SearchId};
use crate::engine::forces::{ActivationChit, Detection, ForceId, Intelligence};
use crate::engine::{
    ButaiEvent, CommitmentEvent, DetectionEvent, Event, EventRecord, FleetEvent, ForceEvent,
    GuamEvent, LossEvent, NothingThere, Order, ProcedureEvent, Scope, SearchEvent, SegmentId,
    SpanId, count,
};
use crate::view::account::Tally;
use crate::view::account::{self, Attempt, Flown, SearchAccount};
use crate::view::card::{Outcome, Tone};
use crate::view::search::words;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// What the events of a group are about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Chits,
    Search(SearchId),
}

/// The end of the group that begins with the event number `from`, if one does.
pub(super) fn end(shown: ShownRecord, from: usize) -> Option<usize> {
    let (_, span) = begins(shown, from)?;
    Some(from + shown.events_from(span, from).len())
}

/// What begins with an event, and its span: what the chits of a phase bring, or a search in a segment.
fn begins(shown: ShownRecord, event: usize) -> Option<(About, SpanId)> {
    let about = |scope| match scope {
        Scope::Search { search } => Some(About::Search(search)),
        Scope::Segment {
            name: SegmentId::Activation,
        } => Some(About::Chits),
        _ => None,
    };
    let record = match &shown.events()[event].event {
        Event::Segment { .. } => return None,
        // The order that launches a search belongs to it.
        Event::Order {
            order: Order::Search { .. },
            ..
        } => shown.events().get(event + 1)?,
        Event::Order { .. } => return None,
        _ => &shown.events()[event],
    };
    let span = shown.around(record.span, |scope| about(scope).is_some())?;
    Some((about(shown.scope(span))?, span))
}

/// A group under its headline.
pub(super) fn group(shown: ShownRecord, from: usize, upto: usize) -> FightLine {
    let events = &shown.events()[from..upto];
    let (headline, note) = match begins(shown, from) {
        Some((About::Search(search), _)) => {
            let told = account::search(shown.up_to(upto), search);
            let told = told
                .as_ref()
                .and_then(|told| Some((told, told.segments.last()?)));
            (
                headline(search, told),
                sentences(sightings(events, told.map(|(_, flown)| flown))),
            )
        }
        _ => (
            format!("Activation, phase {}", shown.events()[from].at.phase),
            sentences(chits(events)),
        ),
    };
    FightLine {
        from,
        upto,
        outcome: Outcome::new(tone(events), headline, note),
        scored: Tally::of(events).scored(),
    }
}

/// Whether something of it is worth a line of its own.
pub(super) fn is_important(events: &[EventRecord]) -> bool {
    events
        .iter()
        .any(|it| weight(&it.event) > Importance::Bookkeeping)
}

fn tone(events: &[EventRecord]) -> Tone {
    let all = || events.iter().map(|it| &it.event);
    let is_lost = |event: &Event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit { .. })
                | Event::Detection(DetectionEvent::Changed {
                    to: Detection::Undetected,
                    ..
                })
        )
    };
    let is_found = |event: &Event| match event {
        Event::Detection(DetectionEvent::Changed { from, to, .. }) => to > from,
        Event::Forces(ForceEvent::Intelligence { .. }) => true,
        _ => false,
    };
    if all().any(is_lost) {
        Tone::Bad
    } else if all().any(is_found) {
        Tone::Good
    } else {
        Tone::Even
    }
}

/// "Search 2 looks west".
fn headline(search: SearchId, told: Option<(&SearchAccount, &Flown)>) -> String {
    let Some((account, flown)) = told else {
        return format!("{search} looks again");
    };
    if flown.ends {
        return format!("{search} comes home");
    }
    match (flown.leg, account.aim) {
        (None, _) => format!("{search} looks again"),
        (Some(Leg::Inbound), _) => format!("{search} flies home"),
        (Some(_), SearchAim::Narrow(_)) => format!("{search} flies along its line"),
        (Some(_), aim) => format!("{search} looks {}", words::direction(aim.bearing())),
    }
}

/// What a search came to, in short sentences.
fn sightings(events: &[EventRecord], flown: Option<&Flown>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    let attempts = || flown.into_iter().flat_map(|flown| &flown.attempts);
    let landed = attempts().filter(|attempt| attempt.die.is_some());
    let (seen, unseen): (Vec<&Attempt>, Vec<&Attempt>) =
        landed.partition(|attempt| attempt.is_seen());
    let mut seen: Vec<ForceId> = seen.iter().map(|attempt| attempt.force).collect();
    let unseen: Vec<String> = unseen.iter().map(|it| it.force.to_string()).collect();
    for event in events.iter().map(|it| &it.event) {
        match event {
            Event::Detection(DetectionEvent::Changed { force, to, .. }) => {
                seen.retain(|other| other != force);
                told.push(format!("{force} is {to}"))
            }
            Event::Forces(event) => told.extend(learnt(event)),
            Event::Commitment(CommitmentEvent::LimitReached { .. }) => {
                told.push("no more carriers come".to_owned());
            }
            Event::Searches(SearchEvent::Shadows { force, .. }) => {
                told.push(format!("it stays with {force}"));
            }
            Event::Searches(SearchEvent::Turned { .. }) => {
                told.push("it turns for home".to_owned());
            }
            Event::Losses(LossEvent::Unit { what, .. }) => told.push(format!("{what} is lost")),
            _ => {}
        }
    }
    // One whose place was known as well before.
    seen.retain(|force| !told.contains(&gone(*force)));
    if !seen.is_empty() {
        let again = wording::forces_named(&seen);
        let verb = if seen.len() == 1 { "is" } else { "are" };
        told.insert(0, format!("{again} {verb} seen again"));
    }
    if !unseen.is_empty() {
        told.push(format!("nothing seen of {}", wording::list(&unseen)));
    }
    if told.is_empty() {
        let lands =
            |it: &EventRecord| matches!(it.event, Event::Searches(SearchEvent::Landed { .. }));
        told.push(
            match events.iter().any(lands) {
                true => "all are aboard",
                false => "no report lay in its way",
            }
            .to_owned(),
        );
    }
    told
}

fn gone(force: ForceId) -> String {
    format!("{force} is a false contact")
}

fn learnt(event: &ForceEvent) -> Option<String> {
    Some(match event {
        ForceEvent::Intelligence { force, to, .. } => match to {
            Intelligence::Level1(chit) => format!("{force} is there: {chit}"),
            to => format!("{force} is known at Level {}", to.level()),
        },
        ForceEvent::FalseContact {
            what,
            why: NothingThere::NoMoreCarriers | NothingThere::EnoughSurfaceForces,
            ..
        } => format!("{what} does not come"),
        ForceEvent::FalseContact { what, .. } => gone(*what),
        ForceEvent::ShipsDrawn { force, ships } if !ships.is_empty() => {
            let ships: Vec<String> = ships.iter().map(ToString::to_string).collect();
            format!("of {force} are known {}", wording::list(&ships))
        }
        ForceEvent::Moved { what, to, .. } => format!("{what} is in {to}"),
        ForceEvent::UsAdvantage { force, on: true } => {
            format!("US Advantage over {force}")
        }
        ForceEvent::DoubleForce { force, other, .. } => {
            format!("{force} is two forces, with {other}")
        }
        _ => return None,
    })
}

/// What the chits of a phase came to.
fn chits(events: &[EventRecord]) -> Vec<String> {
    let mut moved: Vec<ForceId> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    let mut idle = 0_u8;
    for event in events.iter().map(|it| &it.event) {
        match event {
            Event::Forces(ForceEvent::Moved { what, .. }) if !moved.contains(what) => {
                moved.push(*what);
            }
            Event::Forces(ForceEvent::LeftTheMap { what, .. }) => {
                told.push(format!("{what} leaves the map"));
            }
            Event::Forces(
                ForceEvent::Chit {
                    chit: ActivationChit::NoOp,
                }
                | ForceEvent::ChitIdle {
                    chit: ActivationChit::Force(_),
                    ..
                },
            ) => idle += 1,
            Event::Forces(ForceEvent::TaskForceMoved { to, .. }) => {
                told.push(format!("Task Force 58 moves to {to}"));
            }
            Event::Fleet(FleetEvent::GroupsMoved { what, to, .. }) => {
                told.push(format!("{what} {} to {to}", what.word("moves", "move")));
            }
            Event::Fleet(FleetEvent::LeftBehind { ship, hex, .. }) => {
                told.push(format!("{ship} is left behind in {hex}"));
            }
            Event::Fleet(FleetEvent::Towed { what, to, .. }) => {
                told.push(format!("{what} is towed to {to}"));
            }
            Event::Fleet(FleetEvent::Overtaken { ship, .. }) => {
                told.push(format!("{ship} is overtaken and lost"));
            }
            Event::Detection(DetectionEvent::Changed {
                force,
                to: Detection::Undetected,
                ..
            }) => told.push(format!("contact with {force} is lost")),
            Event::Detection(DetectionEvent::Changed { force, to, .. }) => {
                told.push(format!("contact with {force} fades to {to}"));
            }
            Event::Commitment(CommitmentEvent::LimitReached { .. }) => {
                told.push("no more carriers come".to_owned());
            }
            Event::Procedure(ProcedureEvent::CalledBack { force, .. }) => {
                told.push(format!("{force} would strike, if it had carriers"));
            }
            Event::Guam(GuamEvent::ArrivedUnseen { base, points, .. }) => told.push(format!(
                "{} on Guam from {base}",
                count(*points, "point lands", "points land")
            )),
            Event::Butai(event) => told.extend(of_display(event)),
            _ => {}
        }
    }
    let names: Vec<String> = moved.iter().map(ToString::to_string).collect();
    match names.len() {
        0 => {}
        1 => told.insert(0, format!("{} moves", names[0])),
        _ => told.insert(0, format!("{} move", wording::list(&names))),
    }
    if idle > 0 {
        told.push(count(idle, "chit does nothing", "chits do nothing"));
    }
    if told.is_empty() {
        told.push("no force moves".to_owned());
    }
    told
}

/// What a carrier force did beside moving.
fn of_display(event: &ButaiEvent) -> Option<String> {
    Some(match event {
        ButaiEvent::RaidLaunched { force, waves, .. } => match waves.second {
            0 => format!(
                "{force} strikes with {}",
                count(waves.first, "point", "points")
            ),
            second => format!(
                "{force} strikes with {}, then {second}",
                count(waves.first, "point", "points")
            ),
        },
        ButaiEvent::CounterReplaced { force, by, .. } => format!("{force} is {by} now"),
        ButaiEvent::Retires { force } => format!("{force} retires"),
        ButaiEvent::LeftBehind { ship, force, .. } => format!("{force} leaves {ship} behind"),
        ButaiEvent::Exited { what, ships, .. } => format!(
            "{what} is past you with {}",
            count(ships.len() as u8, "ship", "ships")
        ),
        ButaiEvent::TracksMoved { .. } => return None,
    })
}

/// Short sentences in a row: "Force E is Located; nothing seen of Force G."
fn sentences(told: Vec<String>) -> String {
    let text = told.join("; ") + ".";
    crate::view::sentence(&text)
}
