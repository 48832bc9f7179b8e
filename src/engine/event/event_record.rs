//! When an event happened.

use serde::{Serialize, Serializer};

use crate::engine::clock::Turn;
use crate::engine::sequence::SegmentId;
use crate::engine::title::PhilippineSea;

/// An event, when it happened, and the innermost span it lies in: a line of the event log.
pub type EventRecord = kernel::EventRecord<PhilippineSea>;

/// When something happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameTime {
    /// The turn.
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

/// As every line of the event log has it: the turn by the time at which it begins.
impl Serialize for GameTime {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Clock {
            day: u8,
            turn: String,
            phase: u8,
            segment: Option<SegmentId>,
        }
        Clock {
            day: self.turn.day,
            turn: format!("{:04}", self.turn.time()),
            phase: self.phase,
            segment: self.segment,
        }
        .serialize(serializer)
    }
}
