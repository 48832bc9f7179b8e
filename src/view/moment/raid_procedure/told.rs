//! The card of a force that comes up: its headline, what came of it, and the radar contact of its raid.

use super::aftermath::{facts, now};
use super::extent::force;
use super::guam;
use super::steps::{self, ProcedureView};
use crate::engine::forces::{Detection, ForceId, Launcher};
use crate::engine::map::HexId;
use crate::engine::{
    AirPoints, ButaiEvent, CommitmentEvent, DetectionEvent, Event, ForceEvent, Happening,
    LossEvent, NoRaid, ProcedureEvent, Roll, Table, count,
};
use crate::view::fight::Tone;
use crate::view::moment::card::{Told, each};
use crate::view::moment::contact;
use crate::view::moment::span::{MomentKind, Span};
use crate::view::wording;

/// The steps of the procedure on the card of a moment, if it is one of a force that comes up.
pub fn procedure(
    events: &[Happening],
    span: Span,
    rolling: Option<&Roll>,
    table: &Table,
) -> Option<ProcedureView> {
    steps::procedure(events, span.from, rolling, table)
}

/// The force that a card is about, by the counter that it has now.
pub fn told_of(events: &[Happening]) -> Option<ForceId> {
    force(events)?.force().map(|id| now(events, id))
}

/// The rest of the card. What it came to is told when all of it has been shown.
pub fn told(events: &[Happening], span: Span, table: &Table) -> Told {
    let id = match force(events) {
        None => return Told::default(),
        Some(Launcher::Force(id)) => id,
        Some(_) => return guam::told(events, span, table),
    };
    let there = table.force(now(events, id)).map(|force| force.hex);
    let is_asked = events
        .iter()
        .any(|it| matches!(it.event, Event::Procedure(ProcedureEvent::Begins { .. })));
    if !span.is_over {
        return Told {
            tone: Tone::Even,
            headline: match is_asked {
                true => format!("{id} comes up. Would it strike?"),
                false => format!("{id} comes up"),
            },
            sentence: "If these were carriers, what would their admiral do now?".to_owned(),
            facts: facts(events, false, table),
            hexes: there.into_iter().collect(),
            ..Told::default()
        };
    }
    if span.kind == MomentKind::RaidLaunched {
        return raid(events, id, table);
    }
    let (tone, headline, sentence) = outcome(events, id);
    let lost = lost_hexes(events).or(there);
    Told {
        tone,
        headline,
        sentence,
        facts: facts(events, true, table),
        hexes: lost.into_iter().collect(),
        ..Told::default()
    }
}

/// A raid: its radar contact, whose it is, and what that force did then.
fn raid(events: &[Happening], id: ForceId, table: &Table) -> Told {
    let contact = contact::contact(events, table);
    let whose = match now(events, id) {
        now if now == id => format!("They come from {id}."),
        now => format!("They come from {id}, which is {now} from now on."),
    };
    let also = events.iter().find_map(|it| lost(&it.event));
    let sentence = [contact.sentence, whose].into_iter().chain(also);
    Told {
        sentence: sentence.collect::<Vec<_>>().join(" "),
        facts: contact
            .facts
            .into_iter()
            .chain(facts(events, true, table))
            .collect(),
        ..contact
    }
}

/// What it came to without a raid.
fn outcome(events: &[Happening], id: ForceId) -> (Tone, String, String) {
    let why = each(events, |event| match event {
        Event::Procedure(ProcedureEvent::NoRaid { why, .. }) => Some(*why),
        _ => None,
    })
    .last();
    let sentence = why.map_or_else(
        || "Crippled ships are towed on, and do nothing else.".to_owned(),
        |why| reason(why).to_owned(),
    );
    if let Some((headline, then)) = events.iter().find_map(|it| grave(&it.event)) {
        return (Tone::Bad, headline, then);
    }
    let gone: Vec<ForceId> = each(events, |event| match event {
        Event::Detection(DetectionEvent::Changed {
            force,
            to: Detection::Undetected,
            ..
        }) => Some(*force),
        _ => None,
    })
    .collect();
    if let Some(left) = each(events, left_the_map).next() {
        return (
            Tone::Bad,
            format!("{left} leaves the map"),
            "Over the edge of the map nothing can find it again.".to_owned(),
        );
    }
    if !gone.is_empty() {
        let names: Vec<String> = gone
            .iter()
            .map(|force| now(events, *force).to_string())
            .collect();
        let them = if names.len() == 1 { "it" } else { "them" };
        return (
            Tone::Bad,
            format!("Contact with {} is lost", wording::list(&names)),
            format!("{sentence} No strike can look for {them} until a search sees {them} again."),
        );
    }
    let name = now(events, id);
    let headline = match why {
        Some(NoRaid::NoCarriers) => format!("{name} would strike, if it had carriers"),
        Some(_) => format!("{name} does not strike"),
        None => format!("{name} is towed on"),
    };
    (Tone::Even, headline, sentence)
}

/// Why it does not strike, and what that says.
pub(super) const fn reason(why: NoRaid) -> &'static str {
    match why {
        NoRaid::Surface => "Surface ships have no planes to send.",
        NoRaid::Retires => "A force that retires sends nobody out.",
        NoRaid::TwoRaids => "Two raids in progress are all that a force can have.",
        NoRaid::TooLate => "It is too late in the day for a raid.",
        NoRaid::NoTarget => "There is no carrier of yours for it to find.",
        NoRaid::TooFar { .. } => "You are out of its reach.",
        NoRaid::NotFound => {
            "Its scouts have not found you, or its admiral waits. Whether it has carriers was not asked."
        }
        NoRaid::NoCarriers => {
            "What was drawn counts for nothing and goes back (10.1C): nobody has seen anything, and the same force may prove to be carriers later."
        }
        NoRaid::LimitReached => {
            "All the carriers that come have been seen: what is not known to be one has none."
        }
        NoRaid::NoValue => "Its carriers have too few planes left for a raid.",
        NoRaid::TooFew => "Too many of its planes are lost, away or being serviced.",
    }
}

/// What nobody should miss, and what it means.
fn grave(event: &Event) -> Option<(String, String)> {
    match event {
        Event::Butai(ButaiEvent::Exited { what, ships, .. }) => Some((
            format!(
                "{what} is past you, with {}",
                count(ships.len() as u8, "ship", "ships")
            ),
            "It has left the map by Saipan\u{2019}s waters, and does not come back.".to_owned(),
        )),
        Event::Commitment(CommitmentEvent::LimitReached { .. }) => Some((
            "No more carriers come".to_owned(),
            "The Commitment Index has reached its limit: what is not known to have carriers has none.".to_owned(),
        )),
        event => lost(event).map(|words| {
            let headline = match event {
                Event::Losses(LossEvent::Points { points, .. }) => format!(
                    "{} no deck to land on",
                    count(*points, "point finds", "points find")
                ),
                _ => String::new(),
            };
            (headline, words)
        }),
    }
}

/// Planes that came home to no deck (10.33).
fn lost(event: &Event) -> Option<String> {
    match event {
        Event::Losses(LossEvent::Points {
            what: AirPoints::Returning(raid),
            points,
            ..
        }) => Some(format!(
            "{} of {raid} came home to no flight deck, and {} lost.",
            count(*points, "point", "points"),
            if *points == 1 { "is" } else { "are" }
        )),
        _ => None,
    }
}

fn left_the_map(event: &Event) -> Option<ForceId> {
    match event {
        Event::Forces(ForceEvent::LeftTheMap { what, .. }) => Some(*what),
        _ => None,
    }
}

/// Where something was lost.
fn lost_hexes(events: &[Happening]) -> Option<HexId> {
    events.iter().find_map(|it| match it.event {
        Event::Butai(ButaiEvent::Exited { from, .. })
        | Event::Forces(ForceEvent::LeftTheMap { from, .. }) => Some(from),
        _ => None,
    })
}
