//! The record as far as it has been shown.

use crate::engine::event::Roll;
use crate::engine::scope::Scope;
use crate::engine::{EventRecord, Game, Midway};

/// The record of a game of this title.
pub type Record = kernel::Record<Midway>;
pub use kernel::SpanId;

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

    /// The die that rolls next, if that is what comes next.
    pub fn next_die(self) -> Option<&'a Roll> {
        self.record.events().get(self.end)?.event.roll()
    }

    /// What a span is about.
    pub fn scope(self, span: SpanId) -> Scope {
        self.record.span(span).scope
    }

    /// The span that a span lies in.
    pub fn parent(self, span: SpanId) -> Option<SpanId> {
        self.record.span(span).parent
    }

    /// The number of the first event of a span.
    pub fn begins(self, span: SpanId) -> usize {
        self.record.span(span).events.start
    }

    /// The number of the first event after a span, as far as it has been shown.
    pub fn ends(self, span: SpanId) -> usize {
        self.record.span(span).events.end.min(self.end)
    }

    /// The events of a span as far as they have been shown.
    pub fn events_of(self, span: SpanId) -> &'a [EventRecord] {
        let begins = self.begins(span).min(self.end);
        &self.record.events()[begins..self.ends(span).max(begins)]
    }

    /// Those of them that lie in no span within it, each with its number.
    pub fn own_events_of(self, span: SpanId) -> impl Iterator<Item = (usize, &'a EventRecord)> {
        let numbered = (self.begins(span)..).zip(self.events_of(span));
        numbered.filter(move |(_, event)| event.span == span)
    }

    /// Whether anything of a span has been shown.
    pub fn has_begun(self, span: SpanId) -> bool {
        self.begins(span) < self.ends(span)
    }

    /// Whether nothing more comes of a span.
    pub fn is_over(self, span: SpanId) -> bool {
        self.record.span(span).events.end <= self.end && !self.record.is_open(span)
    }

    /// Whether the newest of the events is the last of a span.
    pub fn ends_now(self, span: SpanId) -> bool {
        self.record.span(span).events.end == self.end && !self.record.is_open(span)
    }

    /// The spans of which anything has been shown, in the order in which they opened.
    pub fn spans(self) -> impl DoubleEndedIterator<Item = SpanId> + 'a {
        let all = 0..self.record.spans().len();
        all.filter(move |span| self.has_begun(*span))
    }

    /// The spans directly within one of which anything has been shown.
    pub fn children(self, span: SpanId) -> impl Iterator<Item = SpanId> + 'a {
        let children = self.record.children(span);
        children.filter(move |span| self.has_begun(*span))
    }

    /// A span and those around it, the innermost first.
    pub fn path(self, span: SpanId) -> impl Iterator<Item = SpanId> + 'a {
        self.record.path(span)
    }

    /// The innermost span around another, itself among them, that is about some things.
    pub fn around(self, span: SpanId, is: impl Fn(Scope) -> bool) -> Option<SpanId> {
        self.path(span).find(|span| is(self.scope(*span)))
    }

    /// The innermost span of the event that was shown last.
    pub fn span_of_newest(self) -> Option<SpanId> {
        Some(self.newest()?.span)
    }

    /// The innermost span of the event that is shown next.
    pub fn span_of_next(self) -> Option<SpanId> {
        Some(self.record.events().get(self.end)?.span)
    }
}
