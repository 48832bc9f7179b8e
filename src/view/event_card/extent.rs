//! Which events a card tells: those of a span, of several that share it, or of a part of one.

use std::ops::Range;

use super::kind::{CardSpan, kind};
use super::topic::{CardTopic, idle_behind, topic};
use crate::engine::{EventRecord, Purpose, Record, Scope, SpanId};
use crate::view::account::{self, News, NewsKind, RaidProcedurePart, hunted_by};

/// The events of a card, as far as they have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Extent {
    /// What they share the card for.
    pub topic: CardTopic,
    /// Their numbers.
    pub events: Range<usize>,
    /// Whether more of it comes: its span is open, or a later one shares the card and has begun already.
    pub goes_on: bool,
}

impl Extent {
    /// Those of the card that tells of an event, if one does. Where cards are told as they come, what has been
    /// acknowledged is no part of them.
    pub(super) fn at(record: &Record, at: usize, acknowledged: usize) -> Option<Extent> {
        record.events().get(at)?;
        let (topic, span) = topic(record, at)?;
        let whole = record.span(span).events.clone();
        let (events, goes_on) = match topic {
            CardTopic::Looks => looks(record, span, at, acknowledged)?,
            CardTopic::RadarContact
            | CardTopic::GotThrough
            | CardTopic::Ditched
            | CardTopic::LostLanding
            | CardTopic::NoDeckForSearch
            | CardTopic::SearchHome
            | CardTopic::HomelessCap => in_segment(record, span, topic, acknowledged)?,
            CardTopic::Chits => (chits(record, span, at)?, false),
            CardTopic::Draw => (draw(record, span), false),
            CardTopic::Activation => (activation(record, span, at)?, false),
            CardTopic::Arrivals => (arrivals(record, span)?, false),
            CardTopic::Sunk => (from_first_sunk(record, whole)?, false),
            CardTopic::Torpedoes
            | CardTopic::Fires
            | CardTopic::Overtaken
            | CardTopic::FlownPast => (side_by_side(record, span), false),
            CardTopic::SubmarineLooks
            | CardTopic::SubmarineAttacks
            | CardTopic::Reinforcement
            | CardTopic::Shuttle
            | CardTopic::Limit
            | CardTopic::NeverHome
            | CardTopic::WindCourses
            | CardTopic::Commitment
            | CardTopic::WaitingHits
            | CardTopic::Opened => (whole, false),
        };
        // At a chit that is the player's he is asked for orders, and what lies before that is over.
        let is_open = topic != CardTopic::Chits && record.is_open(span);
        Some(Extent {
            topic,
            events,
            goes_on: goes_on || is_open,
        })
    }

    /// Its card once it is over, if it tells anything.
    pub(super) fn card(&self, record: &Record) -> Option<CardSpan> {
        finished(record, self.topic, self.events.clone())
    }
}

/// The card of some events once they are over, if they tell anything.
pub(super) fn finished(
    record: &Record,
    topic: CardTopic,
    events: Range<usize>,
) -> Option<CardSpan> {
    Some(CardSpan {
        kind: kind(topic, &record.events()[events.clone()])?,
        from: events.start,
        upto: events.end,
        is_over: true,
    })
}

fn start(record: &Record, span: SpanId) -> usize {
    record.span(span).events.start
}

fn end(record: &Record, span: SpanId) -> usize {
    record.span(span).events.end
}

/// Spans of a kind side by side.
fn side_by_side(record: &Record, span: SpanId) -> Range<usize> {
    let parent = record.span(span).parent.unwrap_or(Record::GAME);
    let scope = record.span(span).scope;
    let is_alike = |other: &SpanId| are_alike(scope, record.span(*other).scope);
    let mut alike = record.children(parent).filter(is_alike);
    let first = alike.next().unwrap_or(span);
    let last = alike.last().unwrap_or(first);
    start(record, first)..end(record, last)
}

/// Whether two spans are of a kind. Of Japanese submarines those at lit hexes come first, and then those at crippled
/// ships.
fn are_alike(one: Scope, other: Scope) -> bool {
    let is_of_submarine = |scope| {
        matches!(
            scope,
            Scope::SubmarineAtLights { .. } | Scope::SubmarineAtCripple { .. }
        )
    };
    let is_same = std::mem::discriminant(&one) == std::mem::discriminant(&other);
    is_same || is_of_submarine(one) && is_of_submarine(other)
}

/// All spans of a topic in a segment, from the first that has not been acknowledged to one of them; and whether another
/// comes after that, before any other card.
fn in_segment(
    record: &Record,
    span: SpanId,
    of: CardTopic,
    acknowledged: usize,
) -> Option<(Range<usize>, bool)> {
    let is_segment = |it: &SpanId| {
        let scope = record.span(*it).scope;
        matches!(scope, Scope::Segment { .. } | Scope::End)
    };
    let segment = record.path(span).find(is_segment)?;
    let is_alike = |it: &SpanId| {
        let events = &record.span(*it).events;
        !events.is_empty() && topic(record, events.end - 1) == Some((of, *it))
    };
    let alike: Vec<SpanId> = record.within(segment).filter(is_alike).collect();
    let is_new = |it: &&SpanId| start(record, **it) >= acknowledged;
    let first = alike.iter().find(is_new)?;
    let events = start(record, *first)..end(record, span);
    let mut later = alike.iter().skip_while(|it| **it != span).skip(1);
    let goes_on = later
        .next()
        .is_some_and(|next| !has_other_card(record, end(record, span)..start(record, *next), of));
    Some((events, goes_on))
}

/// Whether some events are told by a card of another topic.
fn has_other_card(record: &Record, mut events: Range<usize>, than: CardTopic) -> bool {
    events.any(|number| {
        let Some((topic, span)) = topic(record, number).filter(|(topic, _)| *topic != than) else {
            return false;
        };
        let whole = record.span(span).events.clone();
        kind(topic, &record.events()[whole]).is_some()
    })
}

/// The draw of a phase's chits, with those right behind it that do nothing.
fn draw(record: &Record, draw: SpanId) -> Range<usize> {
    let last = idle_behind(record, draw).last().unwrap_or(draw);
    start(record, draw)..end(record, last)
}

/// The chits of a segment, but for those at which the player gives orders to ships and submarines: what lies before and
/// after these has a card each.
fn chits(record: &Record, segment: SpanId, at: usize) -> Option<Range<usize>> {
    let is_asked = |chit: &SpanId| {
        let events = &record.events()[record.span(*chit).events.clone()];
        events.iter().any(|it| it.event.order().is_some())
    };
    // The head of the segment is no part of it.
    let mut from = start(record, segment) + 1;
    let mut to = end(record, segment);
    for chit in record.children(segment).filter(is_asked) {
        if end(record, chit) <= at {
            from = end(record, chit);
        } else {
            to = start(record, chit);
            break;
        }
    }
    (from..to).contains(&at).then_some(from..to)
}

/// Those that arrive in a segment. That so many do is said first.
fn arrivals(record: &Record, arrival: SpanId) -> Option<Range<usize>> {
    let segment = record.span(arrival).parent?;
    if !matches!(record.span(segment).scope, Scope::Segment { .. }) {
        return None;
    }
    Some(start(record, segment) + 1..side_by_side(record, arrival).end)
}

/// A segment from the first ship that goes down.
fn from_first_sunk(record: &Record, whole: Range<usize>) -> Option<Range<usize>> {
    let (first, _) = account::ships_sunk(&record.events()[whole.clone()]).next()?;
    Some(whole.start + first..whole.end)
}

/// What a force does at its chit: from what begins it to the procedure of the other half, or to a ship that is
/// overtaken.
pub(super) fn activation(record: &Record, chit: SpanId, at: usize) -> Option<Range<usize>> {
    let is_half = |it: &SpanId| matches!(record.span(*it).scope, Scope::RaidProcedure { .. });
    let is_overtaken = |it: &SpanId| matches!(record.span(*it).scope, Scope::Overtaken { .. });
    let overtaken = record.children(chit).find(is_overtaken);
    let end = overtaken.map_or(end(record, chit), |it| start(record, it));
    if at >= end {
        return None;
    }
    let (mut from, mut to) = (start(record, chit), end);
    for half in record.children(chit).filter(is_half).skip(1) {
        match start(record, half) {
            cut if cut <= at => from = cut,
            cut => to = to.min(cut),
        }
    }
    let from = from + opening(&record.events()[from..to])?;
    (from <= at).then_some(from..to)
}

/// Where a force begins something: contact with it fades, it is asked, it moves, tries for its oil, or is hunted for.
fn opening(events: &[EventRecord]) -> Option<usize> {
    let acts = |it: &News| {
        matches!(
            it.what,
            NewsKind::Contact { .. }
                | NewsKind::Reported(..)
                | NewsKind::Retires
                | NewsKind::MakesFor(_)
                | NewsKind::Moves { .. }
        )
    };
    let is_asked =
        |(_, part): &(usize, RaidProcedurePart)| matches!(part, RaidProcedurePart::Begins(..));
    let is_hunted = |it: &EventRecord| it.event.roll().and_then(hunted_by).is_some();
    let act = account::news(events).find(acts).map(|it| it.number);
    let question = account::raid_procedure(events)
        .find(is_asked)
        .map(|it| it.0);
    let hunt = events.iter().position(is_hunted);
    let is_for_oil = |it: &EventRecord| {
        let roll = it.event.roll();
        roll.is_some_and(|roll| matches!(roll.purpose, Purpose::Refuelling(_)))
    };
    let oil = events.iter().position(is_for_oil);
    act.into_iter().chain(question).chain(hunt).chain(oil).min()
}

/// The looks of a search up to one: those that have seen nothing new are told with the next; and whether
/// this one is.
pub(super) fn looks(
    record: &Record,
    look: SpanId,
    at: usize,
    acknowledged: usize,
) -> Option<(Range<usize>, bool)> {
    // What follows at the limit, and hits that had waited, have cards of their own.
    let is_apart = |it: &SpanId| {
        let scope = record.span(*it).scope;
        matches!(scope, Scope::CommitmentLimit | Scope::WaitingHits { .. })
    };
    let apart = record.within(look).find(is_apart);
    let to = apart.map_or(end(record, look), |it| start(record, it));
    if at >= to {
        return None;
    }
    let search = record.span(look).parent?;
    let is_look = |it: &SpanId| matches!(record.span(*it).scope, Scope::Look { .. });
    let all: Vec<SpanId> = record.children(search).filter(is_look).collect();
    let place = all.iter().position(|it| *it == look)?;
    let mut from = start(record, look);
    for before in all[..place].iter().rev() {
        if end(record, *before) != from || start(record, *before) < acknowledged {
            break;
        }
        from = start(record, *before);
    }
    let is_news = account::news(&record.events()[start(record, look)..to])
        .next()
        .is_some();
    let next = all.get(place + 1);
    let is_told_with = |next: &SpanId| start(record, *next) == to;
    let goes_on = !is_news && next.is_some_and(is_told_with);
    Some((from..to, goes_on))
}
