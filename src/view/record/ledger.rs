//! The victory points, one line for each thing that the scenario counts, with what brought them.

use crate::engine::{Award, EventRecord, Scenario, Scored, Table, signed};
use crate::view::account::{self, Earner, ForceTracker};
use crate::view::sentence;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

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
pub fn ledger(scenario: &Scenario, table: &Table, shown: ShownRecord) -> Ledger {
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

fn told(shown: ShownRecord) -> Told {
    let mut told = Told::default();
    let mut following = ForceTracker::new(shown.record());
    for score in account::scores(shown.events()) {
        following.follow(score.number + 1);
        let by = &shown.events()[score.number];
        let name = score.by.map(|by| name(by, &following)).unwrap_or_default();
        let known = told
            .causes
            .iter_mut()
            .find(|(what, cause)| *what == score.what && cause.name == name);
        match known {
            Some((_, cause)) => cause.points += score.points,
            None => {
                let points = score.points;
                told.causes.push((score.what, Cause { name, points }));
            }
        }
        let entry = LedgerEntry {
            number: score.number,
            when: when(by),
            what: by.event.to_string(),
            points: score.points,
        };
        told.entries.push((score.what, entry));
    }
    told
}

/// The day and the time of an event.
fn when(record: &EventRecord) -> String {
    wording::date_and_time(record.at.turn, record.at.phase)
}

/// How the ledger names who or what scored.
fn name(by: Earner, following: &ForceTracker) -> String {
    match by {
        Earner::Force(force) => following.name(force),
        Earner::Unit(unit) => unit.to_string(),
        Earner::Mission(mission) => mission.to_string(),
        Earner::Search(search) => search.to_string(),
        Earner::Carrier(carrier) => carrier.to_string(),
        Earner::Ship(ship) => ship.to_string(),
        Earner::Raid(raid) => raid.to_string(),
        Earner::CapOf(force) => format!("CAP of {force}"),
        Earner::Submarine(submarine) => submarine.to_string(),
    }
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
