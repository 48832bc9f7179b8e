//! The Game Turn Flow Chart as data (3.1). A scenario selects the segments it uses.

use std::fmt;

use serde::{Serialize, Serializer};

/// When in the turn a segment comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Once, before the action phases.
    TurnBegins,
    /// In each of the four action phases.
    EveryPhase,
    /// Once, in the Game Turn End Phase.
    TurnEnds,
}

/// One segment of the flow chart.
#[derive(Debug)]
pub struct Segment {
    /// Its name.
    pub name: &'static str,
    /// A name short enough for the ribbon.
    pub short: &'static str,
    /// When it comes.
    pub when: When,
    /// The rule that describes it.
    pub rule: &'static str,
}

macro_rules! flow_chart {
    ($($id:ident: $when:ident, $name:literal, $short:literal, $rule:literal;)*) => {
        /// A segment, by its place in the flow chart.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum SegmentId {
            $(#[doc = $name] $id,)*
        }

        /// The whole flow chart, in order (3.1).
        pub const FLOW_CHART: &[SegmentId] = &[$(SegmentId::$id,)*];

        const SEGMENTS: &[Segment] = &[
            $(Segment { name: $name, short: $short, when: When::$when, rule: $rule },)*
        ];
    };
}

flow_chart! {
    Arrival: TurnBegins, "Arrival Phase", "Arrival", "7.1";
    JapaneseAirMovement: EveryPhase, "Japanese Air Movement", "Japanese air", "10.23";
    Activation: EveryPhase, "Activation", "Activation", "3.2";
    UsAirMovement: EveryPhase, "US Air Movement", "US air movement", "4.4";
    UsAirSearch: EveryPhase, "US Air Search", "Search", "8.2";
    UsAirOperations: EveryPhase, "US Air Operations", "Air operations", "6.2";
    UsInterception: EveryPhase, "US Interception", "Interception", "4.5";
    JapaneseAirAttack: EveryPhase, "Japanese Air Attack", "Their attack", "5.7";
    UsAirAttack: EveryPhase, "US Air Attack", "Our attack", "5.1";
    EndOfActionPhase: EveryPhase, "End of Action Phase", "Phase end", "3.1";
    HitAdjustment: TurnEnds, "Hit Adjustment", "Hits", "12.21";
    Fire: TurnEnds, "Fire", "Fire", "12.3";
    JapaneseSubmarines: TurnEnds, "Japanese Submarine Attack", "Submarines", "6.433";
}

impl SegmentId {
    /// What the flow chart says of it.
    pub fn data(self) -> &'static Segment {
        &SEGMENTS[self as usize]
    }
}

impl fmt::Display for SegmentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().name)
    }
}

impl Serialize for SegmentId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
