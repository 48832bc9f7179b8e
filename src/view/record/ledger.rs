//! The victory points, one line for each thing that the scenario counts, with what brought them.

use super::forces::Following;
use crate::engine::{
    AirPoints, Award, ButaiEvent, DamageEvent, Event, EventRecord, ForceEvent, LossEvent,
    RaidEvent, Scenario, ScoreEvent, Scored, SubmarineEvent, Table, signed,
};
use crate::view::sentence;

/// The victory points as they add up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ledger {
    /// A line for each thing that counts.
    pub lines: Vec<LedgerLine>,
    /// Their sum.
    pub sum: String,
}

/// What one thing has brought.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LedgerLine {
    /// What counts.
    pub what: String,
    /// How it counts.
    pub rate: String,
    /// The points it has brought.
    pub points: String,
    /// Who or what brought them.
    pub causes: Vec<Cause>,
    /// Every time that it was scored, the oldest first.
    pub entries: Vec<LedgerEntry>,
}

/// Points that were scored at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LedgerEntry {
    /// The number of the event that brought them, which leads back to that moment.
    pub number: usize,
    /// Day and time, as they are written.
    pub when: String,
    /// What earned them, as the log says it.
    pub what: String,
    /// The points.
    pub points: i16,
}

/// What has brought some points.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// Its name, as the ledger lists it.
    pub name: String,
    /// The points.
    pub points: i16,
}

impl LedgerLine {
    /// Who or what brought its points: "Force A +2 \u{b7} Force C +2". No line breaks between a name and its figure.
    pub fn causes_in_words(&self) -> String {
        let words = |cause: &Cause| {
            let words = format!("{} {}", cause.name, signed(cause.points));
            words.replace(' ', "\u{a0}")
        };
        let words: Vec<String> = self.causes.iter().map(words).collect();
        words.join(" \u{b7} ")
    }
}

/// The victory points of a table that some events have led to.
pub fn ledger(scenario: &Scenario, table: &Table, shown: &[EventRecord]) -> Ledger {
    let Told { causes, entries } = told(shown);
    let line = |award: &Award| LedgerLine {
        what: sentence(&award.what.to_string()),
        rate: rate(award),
        points: signed(table.scored(award.what)),
        causes: causes
            .iter()
            .filter(|(what, _)| *what == award.what)
            .map(|(_, cause)| cause.clone())
            .collect(),
        entries: entries
            .iter()
            .filter(|(what, _)| *what == award.what)
            .map(|(_, entry)| entry.clone())
            .collect(),
    };
    Ledger {
        lines: scenario.scores.iter().map(line).collect(),
        sum: signed(table.score),
    }
}

/// What the events tell of the score.
#[derive(Default)]
struct Told {
    /// What brought points, and for what, in the order in which it first did.
    causes: Vec<(Scored, Cause)>,
    /// Each time that points were scored, by itself.
    entries: Vec<(Scored, LedgerEntry)>,
}

fn told(shown: &[EventRecord]) -> Told {
    let mut told = Told::default();
    let mut following = Following::default();
    for (at, record) in shown.iter().enumerate() {
        following.follow(record);
        let Event::Score(ScoreEvent::Scored { vp, why }) = &record.event else {
            continue;
        };
        // What is scored follows at once what brought it about.
        let before = shown[..at].iter().enumerate().rev();
        let mut before = before.filter(|(_, it)| !matches!(it.event, Event::Score(_)));
        let Some((number, by)) = before.next() else {
            continue;
        };
        let name = cause(&by.event, &following).unwrap_or_default();
        let known = told
            .causes
            .iter_mut()
            .find(|(what, cause)| what == why && cause.name == name);
        match known {
            Some((_, cause)) => cause.points += *vp,
            None => told.causes.push((*why, Cause { name, points: *vp })),
        }
        let entry = LedgerEntry {
            number,
            when: when(by),
            what: by.event.to_string(),
            points: *vp,
        };
        told.entries.push((*why, entry));
    }
    told
}

/// The day and the time of an event.
fn when(record: &EventRecord) -> String {
    let turn = record.at.turn;
    let time = turn.time_of(record.at.phase);
    format!("{} June, {time:04}", turn.day)
}

/// Who or what an event that may score is about.
fn cause(event: &Event, following: &Following) -> Option<String> {
    Some(match event {
        Event::Forces(ForceEvent::Intelligence { force, .. }) => following.name(*force),
        Event::Losses(LossEvent::Unit {
            what,
            mission,
            search,
            carrier,
            ..
        }) => match (search, mission, carrier) {
            (Some(search), _, _) => search.to_string(),
            (None, Some(mission), _) => mission.to_string(),
            (None, None, Some(carrier)) => carrier.to_string(),
            (None, None, None) => what.to_string(),
        },
        Event::Damage(DamageEvent::Hits { ship, .. } | DamageEvent::Sunk { ship }) => {
            ship.to_string()
        }
        Event::Losses(LossEvent::Points { what, .. }) => match what {
            AirPoints::Raid(raid) | AirPoints::Returning(raid) => raid.to_string(),
            AirPoints::Force(force) => format!("CAP of {force}"),
        },
        Event::Raids(RaidEvent::GotThrough { raid, .. }) => raid.to_string(),
        Event::Butai(ButaiEvent::Exited { what, .. }) => what.to_string(),
        Event::Submarines(SubmarineEvent::Lost { submarine, .. }) => submarine.to_string(),
        Event::Submarines(SubmarineEvent::HitsGiven { ship, .. }) => ship.to_string(),
        _ => return None,
    })
}

fn rate(award: &Award) -> String {
    let points = signed(award.vp);
    match (award.what, award.per) {
        (Scored::JapaneseCarriers, _) => "for us, by the damage of each (15.1)".to_owned(),
        (Scored::UsCarriers, _) => "against us, by the damage of each (15.1)".to_owned(),
        (Scored::ShipsExited, _) => "against us, by the kind of each (15.1)".to_owned(),
        (Scored::SubmarinesLost, _) => format!("{points} for each (15.1)"),
        (_, 1) => format!("{points} for each"),
        (_, per) => format!("{points} for every {per}"),
    }
}
