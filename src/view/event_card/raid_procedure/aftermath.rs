//! What an activated force did beside being asked: contact that fades, planes that land, where it went, what it left
//! behind.

use super::outcome::planes_without_deck;
use crate::engine::forces::{Detection, Launcher, RaidId, Tracks};
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, ForceMove, Table, count_of};
use crate::view::account::{self, News, NewsKind, counter_after};
use crate::view::card::Fact;
use crate::view::event_card::us_submarines::hunt;
use crate::view::event_card::{commitment, pilot, waiting_hits};
use crate::view::wording;

/// What happened to a force and to what sails with it, a line each.
pub(super) fn facts(events: &[EventRecord], is_over: bool, table: &Table) -> Vec<Fact> {
    let told = account::news(events).filter_map(fact);
    let mut facts: Vec<Fact> = told
        .chain(planes_without_deck(events).map(without_deck))
        .collect();
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
    let goes = account::news(events).any(|it| {
        matches!(
            it.what,
            NewsKind::Moves { .. } | NewsKind::LeavesTheMap(_) | NewsKind::GetsPast(..)
        )
    });
    let there = super::outcome::force(events)
        .and_then(Launcher::force)
        .map(|id| counter_after(events, id))
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

fn fact(News { force, what, .. }: News) -> Option<Fact> {
    Some(match what {
        NewsKind::Contact { from, to } => Fact::new(
            "Contact",
            match to {
                Detection::Undetected => "lost".to_owned(),
                to => to.to_string(),
            },
            format!("{force}, was {from}"),
        ),
        NewsKind::TwoForces(other, _) => Fact::new(
            "Two forces",
            other.to_string(),
            format!("in the hex of {force}"),
        ),
        NewsKind::Parts(other) => {
            Fact::new("They part", force.to_string(), format!("from {other}"))
        }
        NewsKind::Moves { from, to, why } => Fact::new(
            match force.is_cripple() {
                true => format!("{force}, in tow"),
                false => "Course".to_owned(),
            },
            format!("{} to {to}", wording::bearing(from, to)),
            course(why),
        ),
        NewsKind::LeavesTheMap(_) => {
            Fact::new(force.to_string(), "off the chart", "over the west edge")
        }
        NewsKind::Advantage(false) => Fact::new("US Advantage", "gone", ""),
        NewsKind::Counter(by) => Fact::new(
            "Its counter",
            by.to_string(),
            match by.is_butai() {
                true => format!("was {force}; it has a display now"),
                false => format!("was {force}; it has no carrier left"),
            },
        ),
        NewsKind::TracksMove {
            returning,
            turnaround,
        } => {
            let tracks = Tracks {
                returning: returning.to_vec(),
                turnaround,
            };
            Fact::new("Its planes", "one box on", stand(&tracks))
        }
        NewsKind::Retires => Fact::new(
            force.to_string(),
            "retires",
            "from now on it only draws off",
        ),
        NewsKind::MakesFor(oiler) => Fact::new(
            force.to_string(),
            format!("makes for {oiler}"),
            "it waits there until it has its oil, or is seen",
        ),
        NewsKind::TriesForOil {
            oiler,
            refuelled: true,
        } => Fact::new("Oil", "refuelled", format!("at {oiler}: it goes home now")),
        NewsKind::TriesForOil { oiler, .. } => {
            Fact::new("Oil", "not yet", format!("it waits on at {oiler}"))
        }
        NewsKind::GetsPast(_, ships) => {
            let carriers = ships.iter().filter(|ship| ship.data().kind.is_carrier());
            let carriers = carriers.count() as u8;
            let value = count_of(ships.len() as u8, "ship", "ships");
            let note = match carriers {
                0 => "off Saipan, without carriers".to_owned(),
                carriers => format!(
                    "off Saipan, {} among them",
                    count_of(carriers, "carrier", "carriers")
                ),
            };
            Fact::new(format!("{force} is past you"), value, note)
        }
        _ => return None,
    })
}

/// Planes that came home to no deck (10.33).
fn without_deck((raid, points): (RaidId, u8)) -> Fact {
    Fact::new(
        format!("{raid}, coming home"),
        format!("{} lost", count_of(points, "point", "points")),
        "no deck to land on",
    )
}

/// What was learnt of the force, from the first level to the last.
fn learnt(events: &[EventRecord]) -> Option<Fact> {
    // What follows at the limit is of other forces (13.23).
    let limit = account::commitment_limit(events).map(|limit| limit.number);
    let own = &events[..limit.unwrap_or(events.len())];
    let mut changes = account::news(own).filter_map(|it| match it.what {
        NewsKind::Level { from, to } => Some((it.force, from, to)),
        _ => None,
    });
    let (force, was, first) = changes.next()?;
    let same = changes
        .filter(|(other, _, _)| counter_after(events, force) == counter_after(events, *other));
    let is = same.fold(first, |_, (_, _, to)| to);
    Some(Fact::new(
        "Known now",
        pilot::known(is),
        format!("was {}", pilot::known(was)),
    ))
}

/// The ships that could not follow (12.41).
fn left_behind(events: &[EventRecord]) -> Option<Fact> {
    let ships = account::news(events).filter_map(|it| match it.what {
        NewsKind::LeavesBehind { ship, .. } => Some(ship),
        _ => None,
    });
    let ships: Vec<ShipId> = ships.collect();
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
        ForceMove::ForOil => "for an oiler, on its way home",
        ForceMove::OpensRange => "opening the range: its planes reach farther than yours",
        ForceMove::ClosesIn => "closing to where its planes fight best",
        ForceMove::ForCripple => "for a crippled ship of yours",
        ForceMove::Engages => "for your ships beside it",
        ForceMove::Withdraws => "away from your ships",
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
