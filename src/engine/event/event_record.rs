//! When an event happened, and its line in the event log.

use serde::Serialize;

use super::Event;
use crate::engine::clock::Turn;
use crate::engine::record::SpanId;
use crate::engine::sequence::SegmentId;

/// When something happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct GameTime {
    /// The turn.
    #[serde(flatten)]
    pub turn: Turn,
    /// 1 to 4, or 0 before the first.
    pub phase: u8,
    /// The segment, once one has begun.
    pub segment: Option<SegmentId>,
}

impl GameTime {
    /// The time at which its phase begins, as four digits.
    pub const fn time(self) -> u16 {
        self.turn.time_of(self.phase)
    }

    /// A number of its own: by it the dice of imagined battles are drawn.
    pub(crate) fn stamp(self) -> u32 {
        let Turn { day, number } = self.turn;
        let segment = self.segment.map_or(0, |segment| segment as u8 + 1);
        u32::from_be_bytes([day, number, self.phase, segment])
    }
}

/// An event and when it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct EventRecord {
    /// Turn, phase and segment.
    pub at: GameTime,
    /// The innermost span it lies in.
    pub span: SpanId,
    /// What happened.
    pub event: Event,
}

/// One line of the event log: when, and then the event's own fields (`turn` events keep theirs).
impl Serialize for EventRecord {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            day: u8,
            turn: String,
            phase: u8,
            segment: Option<SegmentId>,
            span: SpanId,
            #[serde(flatten)]
            event: Body<'a>,
        }
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Body<'a> {
            Clock { event: &'static str },
            Other(&'a Event),
        }
        let event = match &self.event {
            Event::Turn { .. } => Body::Clock { event: "turn" },
            Event::Phase { .. } => Body::Clock { event: "phase" },
            Event::Segment { .. } => Body::Clock { event: "segment" },
            other => Body::Other(other),
        };
        let turn = format!("{:04}", self.at.turn.time());
        Line {
            day: self.at.turn.day,
            turn,
            phase: self.at.phase,
            segment: self.at.segment,
            span: self.span,
            event,
        }
        .serialize(serializer)
    }
}
