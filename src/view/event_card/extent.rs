//! Which events a card tells: those of its span, or of several that share it.

mod again;

pub use again::{
    SeenAgain, activation_at, force_of_card, newest_activation, newest_attack, newest_sighting,
    seen_again,
};

use super::kind::{CardKind, CardSpan};
use super::raid_procedure;
use super::subject::{CardTopic, subject};
use crate::engine::{EventRecord, Record, Scope, SpanId, Table, UnitLoss};
use crate::view::account::{
    self, Arrived, Commitment, Mover, News, NewsKind, RaidProcedurePart, SubmarineAccount,
    hunted_by,
};
use crate::view::shown_record::ShownRecord;

/// The events of a card, as far as they have happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Extent {
    subject: CardTopic,
    /// The number of its first event.
    from: usize,
    /// The number of the first event after it.
    to: usize,
    /// Whether a later span shares its card, and has begun already.
    goes_on: bool,
}

/// The card that is over with the last of the events shown, if one is; what has been acknowledged before is no part of
/// it. `table` is the table at that point.
pub fn ending(shown: ShownRecord, acknowledged: usize, table: &Table) -> Option<CardSpan> {
    let record = shown.record();
    let last = shown.end().checked_sub(1)?;
    let mut extent = extent(record, last, acknowledged)?;
    if extent.to != shown.end() || extent.goes_on || extent.from < acknowledged {
        return None;
    }
    if extent.subject == CardTopic::FlownPast {
        let mut flown = extent.from..extent.to;
        extent.from = flown.find(|n| is_flown_past(record, *n, table))?;
    }
    extent.card(record)
}

/// Whether the die that rolls next is watched as it falls: one that says what a search sees, or what that is, what a
/// force does that comes up, what becomes of a fire, what a submarine does or what becomes of it, or whether aircraft
/// come to Guam.
pub fn is_watched(shown: ShownRecord) -> bool {
    let extent = extent(shown.record(), shown.end(), 0);
    extent.is_some_and(|it| {
        let is_of_chits = matches!(it.subject, CardTopic::Draw | CardTopic::Chits);
        it.subject.in_progress().is_some() && !is_of_chits
    })
}

/// With which event a new game begins to be shown: with its first radar contact, or its first chits where forces raid.
pub fn first_card(record: &Record) -> Option<usize> {
    let mut spans = 0..record.spans().len();
    let first = spans.find(|span| {
        let start = record.span(*span).events.start;
        let is_first = matches!(record.span(*span).scope, Scope::RadarContact | Scope::Draw);
        let about = || subject(record, start).map(|it| it.0);
        is_first && matches!(about(), Some(CardTopic::RadarContact | CardTopic::Draw))
    })?;
    Some(record.span(first).events.start)
}

/// The card that stands while its events come, if they are of a kind that is watched as the dice fall; with `rolling`
/// the next event is a die that rolls on it.
pub fn in_progress(shown: ShownRecord, acknowledged: usize, rolling: bool) -> Option<CardSpan> {
    let at = match rolling {
        true => shown.end(),
        false => shown.end().checked_sub(1)?,
    };
    let extent = extent(shown.record(), at, acknowledged)?;
    let kind = extent.subject.in_progress()?;
    if extent.from < acknowledged {
        return None;
    }
    let upto = shown.end();
    let from = extent.from.min(upto);
    let events = &shown.events()[from..];
    let stands = match extent.subject {
        CardTopic::Draw => has_chits(events),
        CardTopic::Chits => tells_of_chits(events),
        _ => true,
    };
    stands.then_some(CardSpan {
        kind,
        from,
        upto,
        is_over: false,
    })
}

impl CardTopic {
    /// What its card is while its dice fall; none if it comes when all of it is there.
    const fn in_progress(self) -> Option<CardKind> {
        Some(match self {
            CardTopic::Draw | CardTopic::Chits => CardKind::Chits,
            CardTopic::Activation => CardKind::ComesUp,
            CardTopic::Looks => CardKind::Sighting,
            CardTopic::SubmarineLooks => CardKind::SubmarineFinds,
            CardTopic::SubmarineAttacks => CardKind::UsTorpedoesHit,
            CardTopic::Reinforcement => CardKind::Reinforced,
            CardTopic::Limit => CardKind::LimitReached,
            CardTopic::Torpedoes => CardKind::Torpedoed,
            CardTopic::Fires => CardKind::Fire,
            CardTopic::Arrivals
            | CardTopic::RadarContact
            | CardTopic::FlownPast
            | CardTopic::GotThrough
            | CardTopic::Ditched
            | CardTopic::LostLanding
            | CardTopic::NoDeckForSearch
            | CardTopic::SearchHome
            | CardTopic::NeverHome
            | CardTopic::Overtaken
            | CardTopic::Sunk
            | CardTopic::HomelessCap
            | CardTopic::Commitment
            | CardTopic::WaitingHits => return None,
        })
    }
}

/// The events of the card that tells of an event, if one does.
fn extent(record: &Record, at: usize, acknowledged: usize) -> Option<Extent> {
    let events = record.events();
    events.get(at)?;
    let at = of_turning_search(record, at);
    let (subject, span) = of_idle_chit(record, at).or_else(|| subject(record, at))?;
    let Extent { from, to, .. } = match subject {
        CardTopic::Draw => draw(record, span),
        CardTopic::Chits => {
            // The head of the segment and the player's order for his ships lie between.
            let whole = alone(record, span, subject);
            let is_between = |n: &usize| {
                account::begins_segment(&events[*n]) || events[*n].event.order().is_some()
            };
            let from = (whole.from..=at).rev().find(is_between)? + 1;
            let to = (from..whole.to).find(is_between).unwrap_or(whole.to);
            (from <= at).then_some(Extent { from, to, ..whole })?
        }
        CardTopic::Activation => activation(record, span, at)?,
        CardTopic::Looks => return looks(record, span, at, acknowledged),
        CardTopic::SubmarineLooks
        | CardTopic::SubmarineAttacks
        | CardTopic::Reinforcement
        | CardTopic::Limit
        | CardTopic::NeverHome
        | CardTopic::Commitment
        | CardTopic::WaitingHits => alone(record, span, subject),
        CardTopic::Sunk => {
            let whole = alone(record, span, subject);
            let (first, _) = account::ships_sunk(&events[whole.from..whole.to]).next()?;
            whole.from(whole.from + first)
        }
        CardTopic::Arrivals => {
            let segment = record.span(span).parent?;
            matches!(record.span(segment).scope, Scope::Segment { .. }).then_some(())?;
            // That so many arrive is said first.
            side_by_side(record, span, subject).from(record.span(segment).events.start + 1)
        }
        CardTopic::Torpedoes | CardTopic::Fires | CardTopic::Overtaken | CardTopic::FlownPast => {
            side_by_side(record, span, subject)
        }
        CardTopic::RadarContact
        | CardTopic::GotThrough
        | CardTopic::Ditched
        | CardTopic::LostLanding
        | CardTopic::NoDeckForSearch
        | CardTopic::SearchHome
        | CardTopic::HomelessCap => return in_segment(record, span, subject, acknowledged),
    };
    Some(Extent {
        subject,
        from,
        to,
        goes_on: false,
    })
}

impl Extent {
    /// Its card once it is over, if it tells anything.
    fn card(self, record: &Record) -> Option<CardSpan> {
        let events = &record.events()[self.from..self.to];
        Some(CardSpan {
            kind: kind(self.subject, events)?,
            from: self.from,
            upto: self.to,
            is_over: true,
        })
    }

    /// The part of it from an event on.
    const fn from(self, from: usize) -> Extent {
        Extent { from, ..self }
    }
}

fn alone(record: &Record, span: SpanId, subject: CardTopic) -> Extent {
    let events = &record.span(span).events;
    Extent {
        subject,
        from: events.start,
        to: events.end,
        goes_on: false,
    }
}

/// The spans of a subject side by side.
fn side_by_side(record: &Record, span: SpanId, subject: CardTopic) -> Extent {
    let parent = record.span(span).parent.unwrap_or(Record::GAME);
    let kind = std::mem::discriminant(&record.span(span).scope);
    let is_alike = |other: &SpanId| match subject {
        // Lit hexes first, and then crippled ships.
        CardTopic::Torpedoes => matches!(
            record.span(*other).scope,
            Scope::SubmarineAtLights { .. } | Scope::SubmarineAtCripple { .. }
        ),
        _ => std::mem::discriminant(&record.span(*other).scope) == kind,
    };
    let mut alike = record.children(parent).filter(is_alike);
    let first = alike.next().unwrap_or(span);
    let last = alike.last().unwrap_or(first);
    Extent {
        subject,
        from: record.span(first).events.start,
        to: record.span(last).events.end,
        goes_on: false,
    }
}

/// All spans of a subject in a segment, from the first that has not been acknowledged to the last.
fn in_segment(record: &Record, span: SpanId, of: CardTopic, acknowledged: usize) -> Option<Extent> {
    let is_segment = |it: &SpanId| {
        let scope = record.span(*it).scope;
        matches!(scope, Scope::Segment { .. } | Scope::End)
    };
    let segment = record.path(span).find(is_segment)?;
    let is_alike = |it: &SpanId| {
        let events = &record.span(*it).events;
        let told = (!events.is_empty()).then(|| subject(record, events.end - 1));
        told.flatten() == Some((of, *it))
    };
    let alike: Vec<SpanId> = record.within(segment).filter(is_alike).collect();
    let is_new = |it: &&SpanId| record.span(**it).events.start >= acknowledged;
    let first = alike.iter().find(is_new)?;
    Some(Extent {
        subject: of,
        from: record.span(*first).events.start,
        to: record.span(span).events.end,
        goes_on: alike.last() != Some(&span),
    })
}

/// The draw of a phase's chits, with those right behind it that do nothing.
fn draw(record: &Record, span: SpanId) -> Extent {
    let events = record.events();
    let whole = alone(record, span, CardTopic::Draw);
    let idle = events[whole.to..].iter();
    let idle = idle.take_while(|it| account::is_idle_chit(it)).count();
    Extent {
        to: whole.to + idle,
        ..whole
    }
}

/// The draw that a chit right behind it which does nothing is told with.
fn of_idle_chit(record: &Record, at: usize) -> Option<(CardTopic, SpanId)> {
    let events = record.events();
    let before = events[..=at].iter().rev();
    let idle = before.take_while(|it| account::is_idle_chit(it)).count();
    let last = (at + 1).checked_sub(idle + 1).filter(|_| idle > 0)?;
    subject(record, last).filter(|it| it.0 == CardTopic::Draw)
}

/// A search that turns for home right after a look does so because of it.
fn of_turning_search(record: &Record, at: usize) -> usize {
    let turns = account::turns_home(&record.events()[at]);
    match at.checked_sub(1).filter(|_| turns) {
        Some(before) if subject(record, before).is_some_and(|it| it.0 == CardTopic::Looks) => {
            before
        }
        _ => at,
    }
}

/// What a force does at its chit: from what begins it to the procedure of the other half, or to a ship that is
/// overtaken.
fn activation(record: &Record, chit: SpanId, at: usize) -> Option<Extent> {
    let whole = alone(record, chit, CardTopic::Activation);
    let start = |span: SpanId| record.span(span).events.start;
    let is = |wanted: fn(Scope) -> bool| {
        record
            .children(chit)
            .filter(move |span| wanted(record.span(*span).scope))
    };
    let halves = is(|scope| matches!(scope, Scope::RaidProcedure { .. }));
    let overtaken = is(|scope| matches!(scope, Scope::Overtaken { .. })).next();
    let to = overtaken.map_or(whole.to, start);
    if at >= to {
        return None;
    }
    let cuts: Vec<usize> = halves.skip(1).map(start).collect();
    let from = cuts.iter().rfind(|cut| **cut <= at).copied();
    let to = cuts.iter().find(|cut| **cut > at).copied().unwrap_or(to);
    let from = from.unwrap_or(whole.from);
    let first = opening(&record.events()[from..to])?;
    (from + first <= at).then_some(())?;
    Some(Extent {
        to,
        ..whole.from(from + first)
    })
}

/// Where a force begins something: contact with it fades, it is asked, it moves, or is hunted for.
fn opening(events: &[EventRecord]) -> Option<usize> {
    let acts = |it: &News| {
        matches!(
            it.what,
            NewsKind::Contact { .. }
                | NewsKind::Reported(..)
                | NewsKind::Retires
                | NewsKind::Moves { .. }
        )
    };
    let acts = account::news(events).find(acts).map(|it| it.number);
    let is_asked =
        |(_, part): &(usize, RaidProcedurePart)| matches!(part, RaidProcedurePart::Begins(..));
    let is_asked = account::raid_procedure(events)
        .find(is_asked)
        .map(|it| it.0);
    let is_hunted = |it: &EventRecord| it.event.roll().and_then(hunted_by).is_some();
    let is_hunted = events.iter().position(is_hunted);
    acts.into_iter().chain(is_asked).chain(is_hunted).min()
}

/// The looks of a search: those that have seen nothing new are told with the next.
fn looks(record: &Record, span: SpanId, at: usize, acknowledged: usize) -> Option<Extent> {
    let events = record.events();
    let start = |it: SpanId| record.span(it).events.start;
    // What follows at the limit, and hits that had waited, have cards of their own.
    let is_apart = |it: &SpanId| {
        let scope = record.span(*it).scope;
        matches!(scope, Scope::CommitmentLimit | Scope::WaitingHits { .. })
    };
    let apart = record.within(span).find(is_apart).map(start);
    let end = record.span(span).events.end;
    let mut to = apart.unwrap_or(end);
    if at >= to {
        return None;
    }
    if to == end && events.get(to).is_some_and(account::turns_home) {
        to += 1;
    }
    let parent = record.span(span).parent?;
    let is_look = |it: &SpanId| matches!(record.span(*it).scope, Scope::Look { .. });
    let all: Vec<SpanId> = record.children(parent).filter(is_look).collect();
    let place = all.iter().position(|it| *it == span)?;
    let mut from = start(span);
    for before in all[..place].iter().rev() {
        if record.span(*before).events.end != from || start(*before) < acknowledged {
            break;
        }
        from = start(*before);
    }
    let is_news = account::news(&events[start(span)..to]).next().is_some();
    let next = all.get(place + 1);
    let goes_on = !is_news && next.is_some_and(|next| start(*next) == to);
    Some(Extent {
        subject: CardTopic::Looks,
        from,
        to,
        goes_on,
    })
}

/// Whether a raid flies past fighters with an event, and on (10.23).
fn is_flown_past(record: &Record, number: usize, table: &Table) -> bool {
    let events = record.events();
    let later = record.span(events[number].span).events.end;
    let mut moves = account::places(&events[number..later])
        .filter(|place| matches!((place.who, place.how), (Mover::Raid(_), Arrived::From(_))));
    let (Some(here), Some(_)) = (moves.next().filter(|it| it.number == 0), moves.next()) else {
        return false;
    };
    let mut missions = table.missions.iter();
    missions.any(|mission| mission.is_intercept() && mission.hex == here.hex)
}

/// What a card that is over is about.
fn kind(subject: CardTopic, events: &[EventRecord]) -> Option<CardKind> {
    let hits = || account::ship_hits(events).next().is_some();
    let steps = || account::commitment(events).map(|(_, step)| step);
    let submarines = || SubmarineAccount::of(events);
    Some(match subject {
        CardTopic::Draw if !has_chits(events) => return None,
        CardTopic::Draw => CardKind::Chits,
        CardTopic::Chits if !tells_of_chits(events) => return None,
        CardTopic::Chits if account::news(events).any(|it| it.what.loses_contact()) => {
            CardKind::ContactLost
        }
        CardTopic::Chits => CardKind::Chits,
        CardTopic::Activation => raid_procedure::kind(events),
        CardTopic::Looks if account::news(events).next().is_some() => CardKind::Sighting,
        CardTopic::Looks => CardKind::NothingSeen,
        CardTopic::SubmarineLooks if submarines().contact.is_some() => CardKind::SubmarineFinds,
        CardTopic::SubmarineLooks => CardKind::SubmarineFindsNothing,
        // Its torpedoes hit (14.16).
        CardTopic::SubmarineAttacks
            if hits()
                || submarines().waiting.is_some()
                || account::ships_sunk(events).next().is_some() =>
        {
            CardKind::UsTorpedoesHit
        }
        CardTopic::SubmarineAttacks if !submarines().lost.is_empty() => CardKind::SubmarineLost,
        CardTopic::SubmarineAttacks => CardKind::UsTorpedoesMiss,
        CardTopic::Reinforcement if account::reinforcement(events).is_some() => {
            CardKind::Reinforced
        }
        CardTopic::Reinforcement => CardKind::NotReinforced,
        CardTopic::Limit => CardKind::LimitReached,
        CardTopic::Torpedoes if hits() => CardKind::Torpedoed,
        CardTopic::Torpedoes => CardKind::TorpedoesMiss,
        CardTopic::Fires => CardKind::Fire,
        CardTopic::Arrivals => CardKind::Arrivals,
        CardTopic::RadarContact => CardKind::RadarContact,
        CardTopic::FlownPast => CardKind::FlownPast,
        CardTopic::GotThrough => CardKind::GotThrough,
        CardTopic::Ditched => CardKind::Ditched,
        CardTopic::LostLanding => CardKind::LostLanding,
        CardTopic::NoDeckForSearch => CardKind::NoDeckForSearch,
        CardTopic::SearchHome => CardKind::SearchHome,
        CardTopic::NeverHome => {
            let mut lost = account::units_lost(events);
            let is_lost = lost.any(|unit| unit.why == UnitLoss::NeverHome);
            is_lost.then_some(CardKind::NeverHome)?
        }
        CardTopic::Overtaken => CardKind::Overtaken,
        CardTopic::Sunk => CardKind::Sunk,
        CardTopic::HomelessCap => CardKind::HomelessCap,
        CardTopic::Commitment if steps().any(|step| step == Commitment::Threshold) => {
            CardKind::Threshold
        }
        CardTopic::Commitment => CardKind::Committed,
        CardTopic::WaitingHits => CardKind::HitsGiven,
    })
}

fn has_chits(events: &[EventRecord]) -> bool {
    account::chits_drawn(events).next().is_some()
}

/// Whether some events make the card of chits worth while.
fn tells_of_chits(events: &[EventRecord]) -> bool {
    let is_of_chits = |it: News| {
        matches!(
            it.what,
            NewsKind::Contact { .. }
                | NewsKind::Idle
                | NewsKind::Moves { .. }
                | NewsKind::Stays
                | NewsKind::LeavesTheMap(_)
        )
    };
    has_chits(events) || account::news(events).any(is_of_chits)
}
