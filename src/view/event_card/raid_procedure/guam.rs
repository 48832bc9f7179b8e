//! The card of Guam at its chit: whether its planes come, and what is made ready (11.22).

use super::aftermath::stand;
use super::told::reason;
use crate::engine::fleet::GUAM;
use crate::engine::forces::Tracks;
use crate::engine::{EventRecord, NoRaid, Table};
use crate::view::account;
use crate::view::card::{Fact, Tone};
use crate::view::event_card::card::CardContent;
use crate::view::event_card::contact;
use crate::view::event_card::kind::{CardKind, CardSpan};

/// The card beside the steps of the procedure. What it came to is told when all of it has been shown.
pub(super) fn told(events: &[EventRecord], span: CardSpan, table: &Table) -> CardContent {
    let told = |headline: &str, sentence: &str| CardContent {
        tone: Tone::Even,
        headline: headline.to_owned(),
        sentence: sentence.to_owned(),
        facts: ready(events).into_iter().collect(),
        hexes: vec![GUAM],
        ..CardContent::default()
    };
    if !span.is_over {
        return told(
            "Guam\u{2019}s chit is drawn. Do its planes come?",
            "Where it is, everybody knows; what stands in its revetments, nobody.",
        );
    }
    if span.kind == CardKind::RaidLaunched {
        let contact = contact::contact(events, table);
        return CardContent {
            sentence: format!("{} They come from Guam.", contact.sentence),
            facts: contact.facts.into_iter().chain(ready(events)).collect(),
            ..contact
        };
    }
    let sentence = match account::no_raid(events) {
        Some(NoRaid::NoValue) => "It has too few planes ready for a raid.",
        Some(NoRaid::NotFound) => "Its scouts have not found you, or its commander waits.",
        Some(why) => reason(why),
        None => "",
    };
    told("Guam does not strike", sentence)
}

/// What is made ready on the field (11.29).
fn ready(events: &[EventRecord]) -> Option<Fact> {
    let turnaround = account::guam_boxes(events)?;
    let tracks = Tracks {
        turnaround,
        ..Tracks::default()
    };
    Some(Fact::new("Its planes", "one box on", stand(&tracks)))
}
