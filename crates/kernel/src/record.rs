//! What happened, and the shape of it: events, and the spans they lie in. It follows from seed and orders, so it is not
//! saved.

use std::iter;
use std::ops::Range;

use serde::Serialize;

use crate::title::Title;

/// An event, when it happened, and where it lies.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct EventRecord<T: Title> {
    /// When.
    #[serde(flatten)]
    pub at: T::Time,
    /// The innermost span it lies in.
    pub span: SpanId,
    /// What happened.
    #[serde(flatten)]
    pub event: T::Event,
}

/// A span of the record, numbered as they open.
pub type SpanId = usize;

/// What happened from the beginning of one thing to its end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Span<T: Title> {
    /// The thing.
    #[serde(flatten)]
    pub scope: T::Scope,
    /// The numbers of its events, those of the spans within it among them; up to the newest while it is open.
    #[serde(skip)]
    pub events: Range<usize>,
    /// The span it lies in; none of the game itself.
    pub parent: Option<SpanId>,
}

/// The record of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<T: Title> {
    events: Vec<EventRecord<T>>,
    spans: Vec<Span<T>>,
    /// The spans that are open, the innermost last.
    open: Vec<SpanId>,
    /// Where the procedures stand that are in progress, the innermost last.
    procedures: Vec<Depth>,
}

/// How many spans are open around a procedure, and how many where its stages begin: one more, if it has a span itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Depth {
    around: usize,
    within: usize,
}

/// How far a record had come.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoint {
    events: usize,
    spans: usize,
    open: Vec<SpanId>,
    procedures: Vec<Depth>,
}

impl Checkpoint {
    /// How many events had happened.
    pub(crate) const fn events(&self) -> usize {
        self.events
    }
}

/// A record in which the game is open, and nothing has happened.
impl<T: Title> Default for Record<T> {
    fn default() -> Record<T> {
        let mut record = Record {
            events: Vec::new(),
            spans: Vec::new(),
            open: Vec::new(),
            procedures: Vec::new(),
        };
        record.open(T::GAME);
        record
    }
}

impl<T: Title> Record<T> {
    /// The span of the game, in which all others lie.
    pub const GAME: SpanId = 0;

    /// Everything that happened, in order.
    pub fn events(&self) -> &[EventRecord<T>] {
        &self.events
    }

    /// All spans, in the order in which they opened.
    pub fn spans(&self) -> &[Span<T>] {
        &self.spans
    }

    /// One of them.
    pub fn span(&self, span: SpanId) -> &Span<T> {
        &self.spans[span]
    }

    /// Whether more can come of a span.
    pub fn is_open(&self, span: SpanId) -> bool {
        self.open.contains(&span)
    }

    /// A span and those around it, the innermost first.
    pub fn path(&self, span: SpanId) -> impl Iterator<Item = SpanId> {
        iter::successors(Some(span), |span| self.spans[*span].parent)
    }

    /// All spans within one, in the order in which they opened: right after it.
    pub fn within(&self, span: SpanId) -> impl Iterator<Item = SpanId> {
        let later = span + 1..self.spans.len();
        later.take_while(move |inner| self.spans[*inner].parent >= Some(span))
    }

    /// The spans directly within one.
    pub fn children(&self, span: SpanId) -> impl Iterator<Item = SpanId> {
        let within = self.within(span);
        within.filter(move |inner| self.spans[*inner].parent == Some(span))
    }

    /// Opens a span within the innermost that is open.
    pub fn open(&mut self, scope: T::Scope) {
        let now = self.events.len();
        let parent = self.open.last().copied();
        self.open.push(self.spans.len());
        self.spans.push(Span {
            scope,
            events: now..now,
            parent,
        });
    }

    /// Closes the innermost span that is open.
    pub fn close(&mut self) {
        self.open.pop();
    }

    /// A procedure begins, with a span of its own if it is one thing.
    pub(crate) fn begin_procedure(&mut self, scope: Option<T::Scope>) {
        let around = self.open.len();
        if let Some(scope) = scope {
            self.open(scope);
        }
        let within = self.open.len();
        self.procedures.push(Depth { around, within });
    }

    /// It is over, and with it whatever it has opened.
    pub(crate) fn end_procedure(&mut self) {
        let depth = self.procedures.pop().unwrap_or_default();
        self.open.truncate(depth.around);
    }

    /// The game is over.
    pub(crate) fn end(&mut self) {
        self.open.clear();
    }

    /// The innermost procedure comes to its next stage: the one before is over, with all that lies in it. Stages of a
    /// level of 1 lie in one of 0, and so on.
    pub fn begin_stage(&mut self, level: usize, scope: T::Scope) {
        self.end_stage(level);
        self.open(scope);
    }

    /// The innermost procedure is at a stage, which begins unless it is at it already.
    pub fn be_at_stage(&mut self, level: usize, scope: T::Scope) {
        let depth = self.depth() + level;
        let stands = self.open.get(depth).map(|span| self.spans[*span].scope);
        match stands == Some(scope) {
            true => self.open.truncate(depth + 1),
            false => self.begin_stage(level, scope),
        }
    }

    /// Its stage of a level is over, and no other begins.
    pub fn end_stage(&mut self, level: usize) {
        self.open.truncate(self.depth() + level);
    }

    /// How many spans are open where the stages of the innermost procedure begin.
    fn depth(&self) -> usize {
        // A procedure that a test carries out by itself lies in the game.
        self.procedures.last().map_or(1, |depth| depth.within)
    }

    /// Adds what has happened to the innermost span that is open.
    pub fn push(&mut self, at: T::Time, event: T::Event) {
        let span = self.open.last().copied().unwrap_or(Self::GAME);
        self.events.push(EventRecord { at, span, event });
        for span in &self.open {
            self.spans[*span].events.end = self.events.len();
        }
    }

    pub(crate) fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            events: self.events.len(),
            spans: self.spans.len(),
            open: self.open.clone(),
            procedures: self.procedures.clone(),
        }
    }

    /// Cuts off what came since. What was open then is open again, and ends there.
    pub(crate) fn truncate(&mut self, to: &Checkpoint) {
        self.events.truncate(to.events);
        self.spans.truncate(to.spans);
        for span in &to.open {
            self.spans[*span].events.end = to.events;
        }
        self.open.clone_from(&to.open);
        self.procedures.clone_from(&to.procedures);
    }
}
