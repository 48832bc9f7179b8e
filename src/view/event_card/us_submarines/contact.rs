//! The card of a submarine that looks for a force: the die, and what it has found (14.13, 14.14).

use crate::engine::charts::{Outcome, SubmarineContact};
use crate::engine::fleet::SubmarineId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{EventRecord, NothingThere, Purpose, Roll, Table};
use crate::view::account::{self, NewsKind, SubmarineAccount};
use crate::view::card::{Fact, Tone};
use crate::view::event_card::card::CardContent;
use crate::view::event_card::dice::{all_dice, die_line, earlier_dice, fallen, newest_die};
use crate::view::event_card::drawn::{self, Learnt};
use crate::view::event_card::kind::CardSpan;
use crate::view::event_card::{commitment, pilot};
use crate::view::wording;

/// As far as it has come; `rolling` is the die that rolls next.
pub(in crate::view::event_card) fn contact(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let Some((submarine, force)) = all_dice(events, rolling).find_map(looks_for) else {
        return CardContent::default();
    };
    let learnt = Learnt::of(events, force, table);
    let hex = hex(events, submarine, learnt.is, table);
    let found_by = |roll: &Roll| match roll.result {
        Outcome::SubmarineContact(found) => Some(found == SubmarineContact::Contact),
        _ => None,
    };
    let is_found = fallen(events).find_map(found_by);
    let told = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: earlier_dice(events, rolling.is_some())
            .map(die_line)
            .collect(),
        hexes: hex.into_iter().collect(),
        chits: drawn::chits(events),
        facts: vec![Fact::new(
            submarine.to_string(),
            "at periscope depth",
            hex.map_or_else(String::new, |hex| wording::place(table, hex)),
        )],
        ..CardContent::default()
    };
    match is_found {
        None => CardContent {
            headline: format!("{submarine} looks for {force}"),
            sentence: "The die says whether it finds it, and gets where it could attack from."
                .to_owned(),
            ..told
        },
        Some(false) => CardContent {
            headline: format!("{submarine} does not find {force}"),
            sentence: "It keeps its hex, and can do no more before its next chit.".to_owned(),
            ..told
        },
        Some(true) if !span.is_over => CardContent {
            tone: Tone::Good,
            headline: format!("{submarine} looks for {force}, and finds something"),
            sentence: "It closes in to see what it is.".to_owned(),
            ..told
        },
        Some(true) => found(events, submarine, force, &learnt, table, told),
    }
}

/// What it has found.
fn found(
    events: &[EventRecord],
    submarine: SubmarineId,
    force: ForceId,
    learnt: &Learnt,
    table: &Table,
    told: CardContent,
) -> CardContent {
    let mut facts = told.facts;
    facts.extend(learnt.fact());
    facts.extend(commitment::facts(events, table));
    let gone = account::news(events).rev().find_map(|it| match it.what {
        NewsKind::Nothing(why) if it.force == force => Some(why),
        _ => None,
    });
    if let Some(why) = gone {
        return CardContent {
            tone: Tone::Even,
            headline: format!("{force} is nothing"),
            sentence: format!(
                "{} The report is struck off the plot; {submarine} may look for another.",
                nothing(why)
            ),
            facts,
            ..told
        };
    }
    let other = account::news(events).rev().find_map(|it| match it.what {
        NewsKind::TwoForces(other, _) => Some(other),
        _ => None,
    });
    let (name, known) = (learnt.is, learnt.known.1);
    let headline = match (other, known) {
        (Some(other), _) => format!("{submarine} finds two forces: {other} sails with {name}"),
        (None, known) if pilot::chit(known).is_empty() => {
            format!("{submarine} has contact with {name}")
        }
        (None, known) => format!(
            "{submarine} has contact with {name}: {}",
            pilot::chit(known)
        ),
    };
    CardContent {
        tone: Tone::Good,
        headline,
        sentence: format!("{submarine} may keep it in sight, or attack."),
        facts,
        ..told
    }
}

/// Why there is nothing.
const fn nothing(why: NothingThere) -> &'static str {
    match why {
        NothingThere::FalseContact | NothingThere::NoCounterLeft => {
            "Its chit says that nobody is there."
        }
        NothingThere::NoChitLeft => "No chit is left in the cup: nobody is there.",
        NothingThere::NotCommitted => {
            "They would be carriers, but the commitment test says that they have not been sent."
        }
        NothingThere::NoMoreCarriers => "It would have carriers, and no more of them come.",
        NothingThere::EnoughSurfaceForces => "There are as many surface forces as come.",
    }
}

fn looks_for(roll: &Roll) -> Option<(SubmarineId, ForceId)> {
    match roll.purpose {
        Purpose::SubmarineContact(submarine, force) => Some((submarine, force)),
        _ => None,
    }
}

/// Where it looks.
fn hex(
    events: &[EventRecord],
    submarine: SubmarineId,
    force: ForceId,
    table: &Table,
) -> Option<HexId> {
    let contact = SubmarineAccount::of(events).contact;
    let lies = || table.submarines.get(submarine).map(|it| it.hex);
    let there = || table.force(force).map(|it| it.hex);
    contact.or_else(lies).or_else(there)
}
