//! Which events are a fight: those of its span of the record, and the fires that an attack leaves.

use crate::engine::{Attacker, Record, Scope, SpanId};
use crate::view::account;
use crate::view::shown_record::ShownRecord;

/// The events of a fight that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FightSpan {
    /// The number of its first.
    pub from: usize,
    /// The number of the first after it.
    pub upto: usize,
    /// Whether it is over.
    pub is_over: bool,
}

/// The kinds of fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum FightKind {
    /// Fighters and a raid (4.5).
    AirBattle,
    /// Aircraft and ships (5.1, 5.7).
    Attack(Attacker),
    /// Ships and ships (21).
    Surface,
}

/// A fight, as far as it has happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Fight {
    /// Who fights whom.
    pub(super) kind: FightKind,
    /// Its span of the record.
    pub(super) span: SpanId,
    /// The number of its first event.
    pub(super) from: usize,
    /// The number of the first event after it, but for the fires that it leaves.
    pub(super) to: usize,
    /// The number of the first event after those (12.31).
    pub(super) after_fires: usize,
    /// Whether more of it may come.
    is_open: bool,
}

impl Fight {
    /// The fight that an event is part of, if it is.
    pub(super) fn at(record: &Record, number: usize) -> Option<Fight> {
        let innermost = record.events().get(number)?.span;
        let mut path = record.path(innermost);
        let span = path.find(|span| is_fight(record.span(*span).scope))?;
        let fight = match record.span(span).scope {
            Scope::FireOutbreak { .. } => {
                let segment = record.span(span).parent?;
                Fight::of(record, last_attack(record, segment)?)?
            }
            _ => Fight::of(record, span)?,
        };
        (fight.from <= number).then_some(fight)
    }

    /// The fight that the newest event shown is part of.
    pub(super) fn newest(shown: ShownRecord) -> Option<Fight> {
        Fight::at(shown.record(), shown.end().checked_sub(1)?)
    }

    /// The fight of a span, if it is one: a raid over the fleet that neither meets the Battle Line nor finds a target
    /// has none.
    pub(super) fn of(record: &Record, span: SpanId) -> Option<Fight> {
        let events = &record.span(span).events;
        let (kind, from) = match record.span(span).scope {
            Scope::AirBattle { .. } => (FightKind::AirBattle, events.start),
            Scope::Strike { mission, .. } => {
                (FightKind::Attack(Attacker::Strike(mission)), events.start)
            }
            Scope::RaidAttack { raid } => {
                let first = first_of_attack(record, span)?;
                (FightKind::Attack(Attacker::Raid(raid)), first)
            }
            Scope::SurfaceBattle { .. } => (FightKind::Surface, events.start),
            _ => return None,
        };
        Some(Fight {
            kind,
            span,
            from,
            to: events.end,
            after_fires: after_fires(record, span).unwrap_or(events.end),
            is_open: record.is_open(span),
        })
    }

    /// Whether it is over with the last of so many events shown, fires and all.
    pub(super) const fn is_over(self, end: usize) -> bool {
        !self.is_open && self.after_fires <= end
    }
}

/// Every fight of the events shown, in their order. The last may go on.
pub fn spans(shown: ShownRecord) -> Vec<FightSpan> {
    let record = shown.record();
    let fights = (0..record.spans().len()).filter_map(|span| Fight::of(record, span));
    let begun = fights.take_while(|fight| fight.from < shown.end());
    let span = |fight: Fight| FightSpan {
        from: fight.from,
        upto: fight.after_fires.min(shown.end()),
        is_over: !fight.is_open && fight.to <= shown.end(),
    };
    begun.map(span).collect()
}

/// The air battles of a record that begin with an event of that number or later (4.5), in their order.
pub fn air_battles_from(record: &Record, from: usize) -> impl Iterator<Item = FightSpan> {
    let spans = 0..record.spans().len();
    let battles = spans.filter(move |span| {
        let it = record.span(*span);
        it.events.start >= from && matches!(it.scope, Scope::AirBattle { .. })
    });
    battles
        .filter_map(move |span| Fight::of(record, span))
        .map(|fight| FightSpan {
            from: fight.from,
            upto: fight.to,
            is_over: !fight.is_open,
        })
}

/// Whether a span is one of a fight, or of the fires that one leaves.
pub(in crate::view) const fn is_fight(scope: Scope) -> bool {
    matches!(
        scope,
        Scope::AirBattle { .. }
            | Scope::Strike { .. }
            | Scope::RaidAttack { .. }
            | Scope::SurfaceBattle { .. }
            | Scope::FireOutbreak { .. }
    )
}

/// Whether an event belongs to a fight: a fire that gunfire lights belongs to none, for its die falls when all of them
/// are over (12.31).
pub(in crate::view) fn is_of_attack(record: &Record, number: usize) -> bool {
    Fight::at(record, number).is_some()
}

/// The last attack of a raid in a segment: the fires that are rolled for after it belong to it (12.31).
fn last_attack(record: &Record, segment: SpanId) -> Option<SpanId> {
    let attacks = record.children(segment).filter(|span| {
        let is_attack = matches!(record.span(*span).scope, Scope::RaidAttack { .. });
        is_attack && first_of_attack(record, *span).is_some()
    });
    attacks.last()
}

/// The number of the first event after the fires that an attack leaves, if it leaves any.
fn after_fires(record: &Record, attack: SpanId) -> Option<usize> {
    let segment = record.span(attack).parent?;
    let is_fire = |span: &SpanId| matches!(record.span(*span).scope, Scope::FireOutbreak { .. });
    let last = record.children(segment).filter(is_fire).last()?;
    (last_attack(record, segment) == Some(attack)).then(|| record.span(last).events.end)
}

/// The number of the event with which the attack of a raid begins: what it does about the Battle Line, or its target.
fn first_of_attack(record: &Record, span: SpanId) -> Option<usize> {
    let mut events = record.span(span).events.clone();
    events.find(|n| account::begins_attack(&record.events()[*n].event))
}
