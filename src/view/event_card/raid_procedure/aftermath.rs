//! What an activated force did beside being asked: contact that fades, planes that land, where it went, what it left
//! behind.

use crate::engine::forces::{Detection, ForceId, Launcher, Tracks};
use crate::engine::ships::ShipId;
use crate::engine::{
    AirPoints, ButaiEvent, CommitmentEvent, DetectionEvent, Event, EventRecord, ForceEvent,
    ForceMove, LossEvent, Table, count,
};
use crate::view::card::Fact;
use crate::view::event_card::us_submarines::hunt;
use crate::view::event_card::{commitment, pilot, waiting_hits};
use crate::view::wording;

/// What happened to a force and to what sails with it, a line each.
pub(super) fn facts(events: &[EventRecord], is_over: bool, table: &Table) -> Vec<Fact> {
    let told = events.iter().filter_map(|it| fact(&it.event));
    let mut facts: Vec<Fact> = told.collect();
    facts.extend(learnt(events));
    facts.extend(waiting_hits::facts(events, table));
    facts.extend(commitment::facts(events, table));
    facts.extend(commitment::looked_through(events));
    // Before that its die may have landed, and its words be still to come.
    if is_over {
        let hunted = hunt::hunted(events).into_iter();
        facts.extend(hunted.map(|who| hunt::fact(events, who, table)));
    }
    facts.extend(left_behind(events));
    let goes = events.iter().any(|it| {
        matches!(
            it.event,
            Event::Forces(ForceEvent::Moved { .. } | ForceEvent::LeftTheMap { .. })
                | Event::Butai(ButaiEvent::Exited { .. })
        )
    });
    let there = super::outcome::force(events)
        .and_then(Launcher::force)
        .map(|id| now(events, id))
        .and_then(|id| table.force(id));
    if let (true, false, Some(force)) = (is_over, goes, there) {
        facts.push(Fact::new(
            "Course",
            "keeps its hex",
            format!("{}", force.hex),
        ));
    }
    facts
}

/// The counter that a force has after some events (9.11, 9.13).
pub(in crate::view::event_card) fn now(events: &[EventRecord], first: ForceId) -> ForceId {
    events.iter().fold(first, |id, it| match it.event {
        Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) if force == id => by,
        _ => id,
    })
}

fn fact(event: &Event) -> Option<Fact> {
    Some(match event {
        Event::Detection(DetectionEvent::Changed {
            force, from, to, ..
        }) => Fact::new(
            "Contact",
            match to {
                Detection::Undetected => "lost".to_owned(),
                to => to.to_string(),
            },
            format!("{force}, was {from}"),
        ),
        Event::Forces(ForceEvent::DoubleForce { force, other, .. }) => Fact::new(
            "Two forces",
            other.to_string(),
            format!("in the hex of {force}"),
        ),
        Event::Forces(ForceEvent::DoubleForceEnded { force, other, .. }) => {
            Fact::new("They part", force.to_string(), format!("from {other}"))
        }
        Event::Forces(ForceEvent::Moved {
            what,
            from,
            to,
            why,
        }) => Fact::new(
            match what.is_cripple() {
                true => format!("{what}, in tow"),
                false => "Course".to_owned(),
            },
            format!("{} to {to}", wording::bearing(*from, *to)),
            course(*why),
        ),
        Event::Forces(ForceEvent::LeftTheMap { what, .. }) => {
            Fact::new(what.to_string(), "off the chart", "over the west edge")
        }
        Event::Forces(ForceEvent::UsAdvantage { on: false, .. }) => {
            Fact::new("US Advantage", "gone", "")
        }
        Event::Butai(event) => return of_display(event),
        Event::Losses(LossEvent::Points {
            what: AirPoints::Returning(raid),
            points,
            ..
        }) => Fact::new(
            format!("{raid}, coming home"),
            format!("{} lost", count(*points, "point", "points")),
            "no deck to land on",
        ),
        _ => return None,
    })
}

fn of_display(event: &ButaiEvent) -> Option<Fact> {
    Some(match event {
        ButaiEvent::CounterReplaced { force, by, .. } => Fact::new(
            "Its counter",
            by.to_string(),
            match by.is_butai() {
                true => format!("was {force}; it has a display now"),
                false => format!("was {force}; it has no carrier left"),
            },
        ),
        ButaiEvent::TracksMoved {
            returning,
            turnaround,
            ..
        } => {
            let tracks = Tracks {
                returning: returning.clone(),
                turnaround: *turnaround,
            };
            Fact::new("Its planes", "one box on", stand(&tracks))
        }
        ButaiEvent::Retires { force } => Fact::new(
            force.to_string(),
            "retires",
            "from now on it only draws off",
        ),
        ButaiEvent::Exited { what, ships, .. } => {
            let carriers = ships.iter().filter(|ship| ship.data().kind.is_carrier());
            let carriers = carriers.count() as u8;
            let value = count(ships.len() as u8, "ship", "ships");
            let note = match carriers {
                0 => "off Saipan, without carriers".to_owned(),
                carriers => format!(
                    "off Saipan, {} among them",
                    count(carriers, "carrier", "carriers")
                ),
            };
            Fact::new(format!("{what} is past you"), value, note)
        }
        ButaiEvent::LeftBehind { .. } | ButaiEvent::RaidLaunched { .. } => return None,
    })
}

/// What was learnt of the force, from the first level to the last.
fn learnt(events: &[EventRecord]) -> Option<Fact> {
    let is_limit = |it: &&EventRecord| {
        matches!(
            it.event,
            Event::Commitment(CommitmentEvent::LimitReached { .. })
        )
    };
    // What follows at the limit is of other forces (13.23).
    let own = events.iter().take_while(|it| !is_limit(it));
    let mut changes = own.filter_map(|it| match it.event {
        Event::Forces(ForceEvent::Intelligence { force, from, to }) => Some((force, from, to)),
        _ => None,
    });
    let (force, was, first) = changes.next()?;
    let same = changes.filter(|(other, _, _)| now(events, force) == now(events, *other));
    let is = same.fold(first, |_, (_, _, to)| to);
    Some(Fact::new(
        "Known now",
        pilot::known(is),
        format!("was {}", pilot::known(was)),
    ))
}

/// The ships that could not follow (12.41).
fn left_behind(events: &[EventRecord]) -> Option<Fact> {
    let ships: Vec<ShipId> = events
        .iter()
        .filter_map(|it| match it.event {
            Event::Butai(ButaiEvent::LeftBehind { ship, .. }) => Some(ship),
            _ => None,
        })
        .collect();
    let names: Vec<String> = ships.iter().map(ShipId::to_string).collect();
    (!names.is_empty()).then(|| {
        Fact::new(
            "Left behind",
            wording::list(&names),
            "crippled: towed home, if at all",
        )
    })
}

/// Why it steams that way (7.21).
const fn course(why: ForceMove) -> &'static str {
    match why {
        ForceMove::Mission => "as its mission has it",
        ForceMove::Retirement => "it draws off for good",
        ForceMove::OpensRange => "opening the range: its planes reach farther than yours",
        ForceMove::ClosesIn => "closing to where its planes fight best",
        ForceMove::ForCripple => "for a crippled ship of yours",
        ForceMove::Correction => "where it was in truth",
    }
}

/// Where the points on some tracks are.
pub(super) fn stand(tracks: &Tracks) -> String {
    let servicing = tracks.servicing();
    let ready = tracks.points() - tracks.points_returning() - servicing;
    let parts = [
        (tracks.points_returning(), "coming home"),
        (servicing, "being serviced"),
        (ready, "ready"),
    ];
    let parts = parts.iter().filter(|(points, _)| *points > 0);
    let parts: Vec<String> = parts
        .map(|(points, where_)| format!("{points} {where_}"))
        .collect();
    parts.join(", ")
}
