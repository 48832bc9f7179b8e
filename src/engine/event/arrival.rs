//! Events of the Arrival Phase (7.1).

use serde::Serialize;

/// Something that happened as Japanese forces arrived. Their counters are placed as any force's are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ArrivalEvent {
    /// Forces arrive now: a third of the lettered counters that are not in play (7.1).
    #[serde(rename = "forces_arrive")]
    Arrive {
        /// How many counters are not in play.
        available: u8,
        /// How many of them arrive.
        arriving: u8,
    },
    /// No force arrives any more: the commitment limit was reached (13.24).
    #[serde(rename = "arrivals_over")]
    Over,
    /// No force arrives any more: they are all on their way home (20.5).
    #[serde(rename = "arrivals_turned_back")]
    TurnedBack,
}
