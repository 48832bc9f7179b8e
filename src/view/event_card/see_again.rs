//! Cards to be looked at again.

use super::extent::{Extent, activation, finished, looks};
use super::kind::{CardKind, CardSpan};
use super::raid_procedure;
use super::topic::CardTopic;
use crate::engine::forces::ForceId;
use crate::engine::{Scope, SegmentId, SpanId};
use crate::view::account;
use crate::view::shown_record::ShownRecord;

/// A card of this turn that can be seen again.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeenAgain {
    /// What it shows: "sighting", "attack", "procedure".
    pub what: &'static str,
    /// In words.
    pub name: String,
    /// The card.
    pub span: CardSpan,
}

/// What of this turn can be seen again: the newest sighting, the newest attack of a submarine, and the newest force
/// that came up.
pub fn seen_again(shown: ShownRecord) -> Vec<SeenAgain> {
    let all = [
        ("sighting", newest_sighting(shown)),
        ("attack", newest_attack(shown)),
        ("procedure", newest_activation(shown)),
    ];
    let again = |(what, card): (&'static str, Option<(String, CardSpan)>)| {
        let (name, span) = card?;
        Some(SeenAgain { what, name, span })
    };
    all.into_iter().filter_map(again).collect()
}

/// The newest sighting of the turn, or the newest contact lost: what it was, and its events.
pub fn newest_sighting(shown: ShownRecord) -> Option<(String, CardSpan)> {
    let record = shown.record();
    let card = |span: SpanId| match shown.scope(span) {
        Scope::Look { search, .. } => {
            let last = record.span(span).events.end.checked_sub(1)?;
            let (events, _) = looks(record, span, last, 0)?;
            let card = finished(record, CardTopic::Looks, events)?;
            Some((format!("what {search} saw"), card))
        }
        Scope::Segment {
            name: SegmentId::Activation,
        } if !raid_procedure::forces_raid(record.events()) => {
            let extent = Extent::at(record, record.span(span).events.end - 1, 0)?;
            Some(("the contact that was lost".to_owned(), extent.card(record)?))
        }
        _ => None,
    };
    let mut cards = shown.spans_of_turn().filter_map(card);
    cards.find(|(_, card)| card.kind.waits() && card.upto <= shown.end())
}

/// The newest attack of a submarine in the turn: what it was, and its events.
pub fn newest_attack(shown: ShownRecord) -> Option<(String, CardSpan)> {
    let record = shown.record();
    let attack = |span: SpanId| match shown.scope(span) {
        Scope::SubmarineAttack { submarine, .. } if shown.is_over(span) => {
            let events = record.span(span).events.clone();
            let card = finished(record, CardTopic::SubmarineAttacks, events)?;
            Some((format!("the attack of {submarine}"), card))
        }
        _ => None,
    };
    shown.spans_of_turn().find_map(attack)
}

/// The newest force of the turn that was asked whether it strikes: its card, and what that is called.
pub fn newest_activation(shown: ShownRecord) -> Option<(String, CardSpan)> {
    let (asked, force) = shown
        .spans_of_turn()
        .find_map(|span| match shown.scope(span) {
            Scope::RaidProcedure { by } => Some((span, by)),
            _ => None,
        })?;
    let card = activation_at(shown, shown.record().span(asked).events.start)?;
    Some((format!("how {force} came up"), card))
}

/// The card of what a force did at its chit, by the number of one of its events, if it has been shown to its end.
pub fn activation_at(shown: ShownRecord, number: usize) -> Option<CardSpan> {
    let record = shown.record();
    let innermost = record.events().get(number)?.span;
    let chit = shown.around(innermost, |scope| matches!(scope, Scope::Chit { .. }))?;
    let events = activation(record, chit, number)?;
    let card = finished(record, CardTopic::Activation, events)?;
    (card.upto <= shown.end()).then_some(card)
}

/// The force that the card of a search is about, the last that it looks for; or that a card is about of one that comes up.
pub fn force_of_card(shown: ShownRecord, span: CardSpan) -> Option<ForceId> {
    let events = shown.events().get(span.from..span.upto.min(shown.end()))?;
    match span.kind {
        CardKind::Sighting | CardKind::NothingSeen => {}
        CardKind::ComesUp | CardKind::CalledBack | CardKind::ForceGone | CardKind::RaidLaunched => {
            return raid_procedure::told_of(events);
        }
        _ => return None,
    }
    account::attempts(events).pop().map(|attempt| attempt.force)
}
