//! Events of commitment: how many carriers have been revealed, and what follows from it (13).

use serde::Serialize;

use crate::engine::forces::{ForceId, Intelligence, LevelOne};

/// What happened to the commitment index, or by it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum CommitmentEvent {
    /// The index changed (13.12).
    #[serde(rename = "commitment_index")]
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
    /// The index is at the threshold or over it for the first time: from now on new carrier forces are tested, and a
    /// Double Force counts as a Carrier (13.22, 13.221).
    #[serde(rename = "commitment_threshold")]
    ThresholdReached {
        /// The index.
        index: u8,
        /// The threshold.
        threshold: u8,
    },
    /// The index is at the limit or over it: no carrier force comes any more. What may still be one is looked through
    /// now, up to four surface forces (13.23, 13.24).
    #[serde(rename = "commitment_limit")]
    LimitReached {
        /// The index.
        index: u8,
        /// The limit.
        limit: u8,
        /// The surface forces in play; crippled ships by themselves do not count.
        surface: Vec<ForceId>,
        /// The forces of Level 0, and of Level 1 Large, Medium or Small, those nearest to the invasion zone first.
        unknown: Vec<ForceId>,
    },
    /// A force that seems to be a new carrier force was tested (13.22).
    #[serde(rename = "commitment_test")]
    Tested {
        /// The force.
        force: ForceId,
        /// What it would be.
        known: Intelligence,
        /// The index, without it.
        index: u8,
        /// The threshold.
        threshold: u8,
        /// Whether it is that.
        stands: bool,
    },
    /// A Double Force chit does not stand for two forces any more (7.55, 13.221).
    DoubleForceCountsAs {
        /// The force that drew it.
        force: ForceId,
        /// What it counts as.
        chit: LevelOne,
    },
}

/// What changes the commitment index (13.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum IndexChange {
    /// A carrier force was revealed (13.12, 1).
    Revealed,
    /// One of Level 1 showed its planes (13.12, 2).
    Strength,
    /// One is known at a higher level (13.12, 3).
    Level,
}
