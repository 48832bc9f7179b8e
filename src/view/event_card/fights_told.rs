//! Fights that the player wanted told and not shown: one card for all of the segment, in which each can be opened.

use std::cmp::Ordering;

use super::card::{CardContent, distinct};
use super::kind::CardSpan;
use crate::engine::fleet::UnitSet;
use crate::engine::forces::{Fate, RaidId};
use crate::engine::{EventRecord, Scope, SpanId, Table, count_of};
use crate::view::account::{self, Loss};
use crate::view::card::{Fact, Tone};
use crate::view::fight::{self, FightSpan, ScoreView};
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// A fight in a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FightRow {
    /// Who met whom.
    pub title: String,
    /// What each side lost by it.
    pub result: String,
    /// Whom it was good for.
    pub tone: Tone,
    /// The number of events up to its end: its verdict is shown by it.
    pub upto: usize,
}

/// What each side lost in some events.
struct Lost {
    points: u8,
    units: UnitSet,
}

/// All fights of a card: what they came to, one after the other, and what is left of each raid.
pub(super) fn told(shown: ShownRecord, span: CardSpan, table: &Table) -> CardContent {
    let events = &shown.events()[span.from..span.upto];
    let fights = fight::spans(shown).into_iter();
    // The first may have begun before the player wanted the rest told.
    let fights: Vec<FightSpan> = fights.filter(|it| it.upto > span.from).collect();
    let rows: Vec<FightRow> = fights.iter().filter_map(|it| row(shown, *it)).collect();
    let raids = raids(shown, span);
    let all = Lost::of(events);
    let number = match rows.len() {
        1 => "1 fight".to_owned(),
        fights => format!("{fights} fights"),
    };
    let cost = match all.units.is_empty() {
        true => format!("{number} without a loss of ours."),
        false => format!("{number} cost us {}.", wording::by_type(all.units)),
    };
    let some_got_through = raids.iter().any(|it| got_through(*it, table));
    let down = match all.points {
        0 => "Nothing is shot down".to_owned(),
        1 => "1 Japanese point is shot down".to_owned(),
        points => format!("{points} Japanese points are shot down"),
    };
    CardContent {
        // What was shot down is no good news over attack planes that got through.
        tone: match some_got_through {
            true => Tone::Bad,
            false => of(ScoreView::of(events, table).change),
        },
        headline: match some_got_through {
            true => format!("{down}, and attack planes get through"),
            false => down,
        },
        sentence: cost,
        facts: raids.iter().filter_map(|it| left(*it, table)).collect(),
        fights: rows,
        hexes: raids
            .iter()
            .filter_map(|it| table.raid(*it))
            .map(|raid| raid.hex)
            .collect(),
        ..CardContent::default()
    }
}

fn row(shown: ShownRecord, fight: FightSpan) -> Option<FightRow> {
    let title = fight::title(shown.up_to(fight.upto))?;
    let Lost { points, units } = Lost::of(&shown.events()[fight.from..fight.upto]);
    let down = match points {
        0 => "nothing shot down".to_owned(),
        points => format!("{} shot down", count_of(points, "point", "points")),
    };
    let cost = match units.is_empty() {
        true => "no loss".to_owned(),
        false => format!("{} lost", wording::by_type(units)),
    };
    Some(FightRow {
        title,
        result: format!("{down}, {cost}"),
        tone: of(i16::from(points) - i16::from(units.len())),
        upto: fight.upto,
    })
}

impl Lost {
    fn of(events: &[EventRecord]) -> Lost {
        let points = account::losses(events).filter_map(|loss| match loss {
            Loss::Points(lost) => Some(lost.points),
            Loss::Unit(_) | Loss::Hits { .. } | Loss::WaitingHits { .. } | Loss::Through { .. } => {
                None
            }
        });
        Lost {
            points: points.sum(),
            units: account::units_lost(events).map(|lost| lost.unit).collect(),
        }
    }
}

/// The raids that were fought, or that got through.
fn raids(shown: ShownRecord, span: CardSpan) -> Vec<RaidId> {
    let record = shown.record();
    let is_told = |id: &SpanId| {
        let events = &record.span(*id).events;
        events.end > span.from && events.start < span.upto
    };
    let told = (0..record.spans().len()).filter(is_told);
    let raids = told.filter_map(|id| match shown.scope(id) {
        Scope::AirBattle { raid, .. } | Scope::GotThrough { raid } => Some(raid),
        _ => None,
    });
    distinct(raids)
}

fn got_through(id: RaidId, table: &Table) -> bool {
    let raid = table.raid(id);
    raid.is_some_and(|raid| matches!(raid.fate, Fate::GotThrough { attack: 1.. }))
}

/// What is left of a raid, and where it is next.
fn left(id: RaidId, table: &Table) -> Option<Fact> {
    let raid = table.raid(id)?;
    let points = raid.strength.points();
    let (value, note) = match raid.fate {
        Fate::GotThrough { attack: 0 } => ("arrived".to_owned(), "no attack planes".to_owned()),
        Fate::GotThrough { attack } => (
            "got through".to_owned(),
            count_of(attack, "point of attack planes", "points of attack planes"),
        ),
        _ if points == 0 => ("destroyed".to_owned(), String::new()),
        _ if !raid.is_inbound() => ("flies off".to_owned(), String::new()),
        _ => (
            format!("{} left", count_of(points, "point", "points")),
            wording::arrival(table, raid),
        ),
    };
    Some(Fact::new(id.to_string(), value, note))
}

fn of(change: i16) -> Tone {
    match change.cmp(&0) {
        Ordering::Greater => Tone::Good,
        Ordering::Equal => Tone::Even,
        Ordering::Less => Tone::Bad,
    }
}
