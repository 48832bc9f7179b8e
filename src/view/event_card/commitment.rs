//! How far the Japanese are committed: the index that rises with every carrier revealed, its threshold and its limit,
//! and what that means to the player (13).

use super::card::CardContent;
use super::dice::{die_line, earlier_dice, newest_die};
use super::drawn;
use super::kind::CardSpan;
use crate::engine::forces::{ForceId, Intelligence, LevelOne};
use crate::engine::{EventRecord, IndexChange, NothingThere, Purpose, Roll, Table, count_of};
use crate::view::account::{self, Commitment, CommitmentLimit, News, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::event_card::pilot;

/// What the limit means.
const NO_MORE: &str = "Ozawa has sent all the carriers he will: what is not known to be carriers by now is a surface force, or nothing.";
/// What the threshold means.
const FEWER: &str = "Ozawa has sent most of his carriers: from now on a report of carriers may prove to be nothing.";

/// What some events did to the commitment of the Japanese, for the card of whatever brought it about.
pub(super) fn facts(events: &[EventRecord], table: &Table) -> Vec<Fact> {
    let index = index(events).map(|(from, to)| index_fact(from, to, table));
    let steps = account::commitment(events);
    let told = steps.filter_map(|(_, step)| fact(step));
    index.into_iter().chain(told).collect()
}

/// What it means to the player, if that is something new.
pub(super) fn means(events: &[EventRecord]) -> Option<&'static str> {
    let mut steps = account::commitment(events).rev();
    steps.find_map(|(_, step)| match step {
        Commitment::Threshold => Some(FEWER),
        Commitment::Limit(_) => Some(NO_MORE),
        _ => None,
    })
}

/// What the index was and is.
fn index(events: &[EventRecord]) -> Option<(u8, u8)> {
    let mut changes = account::commitment(events).filter_map(|(_, step)| match step {
        Commitment::Index { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let (from, first) = changes.next()?;
    Some((from, changes.next_back().map_or(first, |(_, to)| to)))
}

fn index_fact(from: u8, to: u8, table: &Table) -> Fact {
    let levels = table.commitment_levels();
    let note = levels.map(|it| format!("threshold {}, limit {}", it.threshold, it.limit));
    Fact::new(
        "Commitment Index",
        format!("{from} \u{2192} {to}"),
        note.unwrap_or_default(),
    )
}

fn fact(step: Commitment) -> Option<Fact> {
    Some(match step {
        Commitment::Index { .. } => return None,
        Commitment::Threshold => Fact::new(
            "Threshold",
            "reached",
            "a new carrier force may prove to be nothing",
        ),
        Commitment::Limit(_) => Fact::new("Limit", "reached", "no more carriers come"),
        Commitment::Test {
            index,
            threshold,
            stands,
        } => Fact::new(
            "Commitment test",
            match stands {
                true => "they have been sent",
                false => "they have not been sent",
            },
            format!("index {index}, threshold {threshold}"),
        ),
        Commitment::DoubleForceCountsAs(chit) => Fact::new(
            "Double Force chit",
            format!("counts as {chit}"),
            match chit {
                LevelOne::FalseContact => "the limit has been reached",
                _ => "the threshold has been reached",
            },
        ),
    })
}

/// The index has changed by itself.
pub(super) fn committed(events: &[EventRecord], table: &Table) -> CardContent {
    let mut steps = account::commitment(events).rev();
    let by = steps.find_map(|(_, step)| match step {
        Commitment::Index { force, why, .. } => Some((force, why)),
        _ => None,
    });
    let (hexes, why) = match by {
        Some((force, why)) => {
            let hex = table.force(force).map(|it| it.hex);
            let why = match why {
                IndexChange::Revealed => format!("{force} is a carrier force."),
                IndexChange::Strength => format!("{force} has shown its planes."),
                IndexChange::Level => format!("{force} is known better."),
            };
            (hex.into_iter().collect(), why)
        }
        None => (Vec::new(), String::new()),
    };
    let is_threshold = means(events).is_some();
    CardContent {
        tone: Tone::Even,
        headline: match (is_threshold, index(events)) {
            (true, _) => "Fewer carriers are still to come".to_owned(),
            (false, Some((from, to))) if to < from => format!("The Commitment Index falls to {to}"),
            (false, to) => format!(
                "The Commitment Index rises to {}",
                to.map_or(0, |(_, to)| to)
            ),
        },
        sentence: [why.as_str()]
            .into_iter()
            .chain(means(events))
            .collect::<Vec<_>>()
            .join(" "),
        facts: facts(events, table),
        hexes,
        ..CardContent::default()
    }
}

/// The limit has been reached: every report is looked through (13.23).
pub(super) fn limit(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let Some(CommitmentLimit {
        index,
        limit,
        surface,
        unknown,
        ..
    }) = account::commitment_limit(events)
    else {
        return CardContent::default();
    };
    let mut facts = vec![Fact::new(
        "Commitment Index",
        index.to_string(),
        format!("limit {limit}"),
    )];
    facts.extend(looked_through(events));
    let there = unknown.iter().filter_map(|force| table.force(*force));
    let told = CardContent {
        tone: Tone::Good,
        facts,
        hexes: there.map(|force| force.hex).collect(),
        roll: newest_die(events, span.from, rolling),
        lines: earlier_dice(events, rolling.is_some())
            .map(of_force)
            .collect(),
        chits: drawn::chits(events),
        ..CardContent::default()
    };
    if !span.is_over {
        return CardContent {
            headline: "The Commitment Index is at its limit".to_owned(),
            sentence: "All the carriers have come. What the other reports are is settled now, those nearest to the invasion zone first.".to_owned(),
            ..told
        };
    }
    CardContent {
        headline: "No more Japanese carriers come".to_owned(),
        sentence: format!("{NO_MORE} {}", reports(unknown.len(), surface)),
        ..told
    }
}

/// How many reports were looked through.
fn reports(unknown: usize, surface: usize) -> String {
    match (unknown, surface) {
        (0, _) => "No report was left unknown.".to_owned(),
        (reports, 4..) => format!(
            "Four surface forces are at sea already: {} nothing.",
            count_of(reports as u8, "report proves to be", "reports prove to be")
        ),
        (reports, _) => format!(
            "{} settled: at most four surface forces stay.",
            count_of(reports as u8, "report was", "reports were")
        ),
    }
}

/// What became of each report at the limit, in the order in which that was found out.
pub(super) fn looked_through(events: &[EventRecord]) -> Vec<Fact> {
    let Some(limit) = account::commitment_limit(events) else {
        return Vec::new();
    };
    let mut found: Vec<(ForceId, String, String)> = Vec::new();
    let mut put = |force: ForceId, value: String, note: String| match found
        .iter_mut()
        .find(|it| it.0 == force)
    {
        Some(known) => *known = (force, value, note),
        None => found.push((force, value, note)),
    };
    for News { force, what, .. } in account::news(&events[limit.number..]) {
        match what {
            NewsKind::Level { to, .. } if is_looked_at(to) => {
                put(force, known(to), "stays".to_owned());
            }
            NewsKind::Nothing(why) => {
                put(force, "struck off".to_owned(), struck_off(why).to_owned());
            }
            // What the force that brought it about does then is none of it.
            NewsKind::Moves { .. } => break,
            _ => {}
        }
    }
    let fact =
        |(force, value, note): (ForceId, String, String)| Fact::new(force.to_string(), value, note);
    found.into_iter().map(fact).collect()
}

/// Whether a force may be known so at the limit, when no carriers are among those looked through.
const fn is_looked_at(known: Intelligence) -> bool {
    matches!(
        known,
        Intelligence::Level1(_) | Intelligence::Level2Surface(_)
    )
}

fn known(known: Intelligence) -> String {
    pilot::chit(known)
}

/// Why a report was nothing.
const fn struck_off(why: NothingThere) -> &'static str {
    match why {
        NothingThere::NoMoreCarriers => "it could only be carriers",
        NothingThere::EnoughSurfaceForces => "four surface forces are there without it",
        NothingThere::NoChitLeft => "no chit is left in the cup",
        NothingThere::FalseContact | NothingThere::NoCounterLeft | NothingThere::NotCommitted => {
            "nobody was there"
        }
    }
}

/// A die before the one that is shown, with the report it was rolled for.
fn of_force(roll: &Roll) -> String {
    match roll.purpose {
        Purpose::LevelTwo(force) => format!("{force}: {}", die_line(roll)),
        _ => die_line(roll),
    }
}
