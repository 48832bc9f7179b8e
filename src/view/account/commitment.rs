//! How far the Japanese were committed by some events: the index, its threshold and its limit (13).

use crate::engine::forces::{ForceId, LevelOne};
use crate::engine::{CommitmentEvent, Event, EventRecord, IndexChange};

/// A step of the commitment.
#[derive(Clone, PartialEq, Debug)]
pub enum Commitment {
    /// The index changed (13.12).
    Index {
        /// What it was.
        from: u8,
        /// What it is.
        to: u8,
        /// The force by which it changed.
        force: ForceId,
        /// What of it came to be known.
        why: IndexChange,
    },
    /// The threshold was reached (13.22).
    Threshold,
    /// The limit was reached (13.23).
    Limit(CommitmentLimit),
    /// A force that seemed to be a new carrier force was tested (13.22).
    Test {
        /// The index, without it.
        index: u8,
        /// The threshold.
        threshold: u8,
        /// Whether it is one.
        stands: bool,
    },
    /// A Double Force chit counts as this one (7.55, 13.221).
    DoubleForceCountsAs(LevelOne),
}

/// The limit, as it was reached.
#[derive(Clone, PartialEq, Debug)]
pub struct CommitmentLimit {
    /// The number of its event, among those that were given.
    pub number: usize,
    /// The index.
    pub index: u8,
    /// The limit.
    pub limit: u8,
    /// How many surface forces are in play.
    pub surface: usize,
    /// The forces that are looked through now, those nearest to the invasion zone first.
    pub unknown: Vec<ForceId>,
}

/// The steps of the commitment that some events bring, each with the number of its event.
pub fn commitment(events: &[EventRecord]) -> impl DoubleEndedIterator<Item = (usize, Commitment)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Commitment(event) = &record.event else {
            return None;
        };
        Some((number, step(number, event)))
    })
}

/// The limit of the commitment, if it was reached in some events.
pub fn commitment_limit(events: &[EventRecord]) -> Option<CommitmentLimit> {
    commitment(events).find_map(|(_, step)| match step {
        Commitment::Limit(limit) => Some(limit),
        Commitment::Index { .. }
        | Commitment::Threshold
        | Commitment::Test { .. }
        | Commitment::DoubleForceCountsAs(_) => None,
    })
}

fn step(number: usize, event: &CommitmentEvent) -> Commitment {
    match event {
        CommitmentEvent::Index {
            from,
            to,
            force,
            why,
        } => Commitment::Index {
            from: *from,
            to: *to,
            force: *force,
            why: *why,
        },
        CommitmentEvent::ThresholdReached { .. } => Commitment::Threshold,
        CommitmentEvent::LimitReached {
            index,
            limit,
            surface,
            unknown,
        } => Commitment::Limit(CommitmentLimit {
            number,
            index: *index,
            limit: *limit,
            surface: surface.len(),
            unknown: unknown.clone(),
        }),
        CommitmentEvent::Tested {
            index,
            threshold,
            stands,
            ..
        } => Commitment::Test {
            index: *index,
            threshold: *threshold,
            stands: *stands,
        },
        CommitmentEvent::DoubleForceCountsAs { chit, .. } => Commitment::DoubleForceCountsAs(*chit),
    }
}
