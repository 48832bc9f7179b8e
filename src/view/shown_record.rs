//! The record as far as it has been shown.

use crate::engine::{EventRecord, Game, Record, Roll, Scope, SpanId};

/// The record of a game as far as it has been shown: the game may be ahead.
#[derive(Clone, Copy)]
pub struct ShownRecord<'a> {
    record: &'a Record,
    /// How many of its events have been shown.
    end: usize,
}

impl<'a> ShownRecord<'a> {
    /// The record up to an event, or all of it: within an undo the game has fewer events than were shown.
    pub fn new(record: &'a Record, end: usize) -> ShownRecord<'a> {
        let end = end.min(record.events().len());
        ShownRecord { record, end }
    }

    /// All that has happened.
    pub fn all(game: &'a Game) -> ShownRecord<'a> {
        ShownRecord::new(game.record(), game.events().len())
    }

    /// The record up to an event of before.
    pub fn up_to(self, end: usize) -> ShownRecord<'a> {
        ShownRecord::new(self.record, end.min(self.end))
    }

    /// The whole record, with what is still to be shown.
    pub const fn record(self) -> &'a Record {
        self.record
    }

    /// How many events have been shown.
    pub const fn end(self) -> usize {
        self.end
    }

    /// The events shown.
    pub fn events(self) -> &'a [EventRecord] {
        &self.record.events()[..self.end]
    }

    /// The newest of them.
    pub fn newest(self) -> Option<&'a EventRecord> {
        self.events().last()
    }

    /// The event that is shown next.
    pub fn next(self) -> Option<&'a EventRecord> {
        self.record.events().get(self.end)
    }

    /// The die that rolls next, if that is what comes next.
    pub fn next_die(self) -> Option<&'a Roll> {
        self.next()?.event.roll()
    }

    /// What a span is about.
    pub fn scope(self, span: SpanId) -> Scope {
        self.record.span(span).scope
    }

    /// The events of a span as far as they have been shown.
    pub fn events_of(self, span: SpanId) -> &'a [EventRecord] {
        let events = &self.record.span(span).events;
        &self.record.events()[events.start.min(self.end)..events.end.min(self.end)]
    }

    /// Of the events of a span as far as they have been shown, those from one on.
    pub fn events_from(self, span: SpanId, first: usize) -> &'a [EventRecord] {
        let end = self.record.span(span).events.end.min(self.end);
        &self.record.events()[first.min(end)..end]
    }

    /// Whether nothing more comes of a span.
    pub fn is_over(self, span: SpanId) -> bool {
        self.record.span(span).events.end <= self.end && !self.record.is_open(span)
    }

    /// The spans of this turn of which anything has been shown, the newest first.
    pub fn spans_of_turn(self) -> impl Iterator<Item = SpanId> {
        let turn = self.around_newest(|scope| matches!(scope, Scope::Turn { .. }));
        let spans = turn.map_or(0..0, |turn| turn..self.record.spans().len());
        let is_shown = move |span: &SpanId| self.record.span(*span).events.start < self.end;
        spans.rev().filter(is_shown)
    }

    /// The events of all spans that are about some things, as far as they have been shown, in their order, each with
    /// its number.
    pub fn events_about(
        self,
        is: impl Fn(Scope) -> bool,
    ) -> impl Iterator<Item = (usize, &'a EventRecord)> {
        let spans = 0..self.record.spans().len();
        let about = spans.filter(move |span| is(self.scope(*span)));
        about.flat_map(move |span| {
            let first = self.record.span(span).events.start;
            (first..).zip(self.events_of(span))
        })
    }

    /// The events of this segment, or of what the player does before the first turn.
    pub fn of_segment(self) -> &'a [EventRecord] {
        let segment = self.around_newest(|scope| {
            matches!(
                scope,
                Scope::Segment { .. }
                    | Scope::ReadyDecks
                    | Scope::PlacingSubmarines
                    | Scope::FormingStrikes
            )
        });
        segment.map_or(&[], |segment| self.events_of(segment))
    }

    /// The events since the newest phase began, or the turn before its first.
    pub fn since_phase_began(self) -> &'a [EventRecord] {
        let is_begin = |span: &SpanId| {
            let scope = self.scope(*span);
            matches!(scope, Scope::Phase { .. } | Scope::Turn { .. })
        };
        let begun = self.spans_of_turn().find(is_begin);
        let first = begun.map_or(0, |span| self.record.span(span).events.start);
        &self.events()[first..]
    }

    fn around_newest(self, is: impl Fn(Scope) -> bool) -> Option<SpanId> {
        self.around(self.newest()?.span, is)
    }

    /// The innermost span around another, itself among them, that is about some things.
    pub fn around(self, span: SpanId, is: impl Fn(Scope) -> bool) -> Option<SpanId> {
        self.record.path(span).find(|span| is(self.scope(*span)))
    }
}
