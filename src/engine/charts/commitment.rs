//! The charts of commitment: what a force of Level 1 counts, and whether a new carrier force is there at all (13).

use std::fmt;

use kernel::{Chart, Column, Source, Throw};

/// Whether a new carrier force is there (13.22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommitmentTest {
    /// It is nothing.
    FalseContact,
    /// It is what it seems to be.
    Stands,
}

impl fmt::Display for CommitmentTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CommitmentTest::FalseContact => "false contact",
            CommitmentTest::Stands => "stands",
        })
    }
}

kernel::serialize_as_printed!(CommitmentTest);

/// The commitment value of a carrier force of Level 1 by its known air strength; read without a die (13.13).
pub const LEVEL_1_COMMITMENT: Chart<u8> = Chart {
    id: "l1_commitment",
    title: "Level 1 Commitment Value",
    rule: "13.13",
    source: Source::Rebuilt,
    column_by: "known air strength (highest row not exceeding; no die)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "unknown",
            from: 0,
            results: &[4],
        },
        Column {
            label: "1",
            from: 1,
            results: &[1],
        },
        Column {
            label: "6",
            from: 6,
            results: &[2],
        },
        Column {
            label: "8",
            from: 8,
            results: &[3],
        },
        Column {
            label: "11",
            from: 11,
            results: &[4],
        },
        Column {
            label: "14",
            from: 14,
            results: &[5],
        },
        Column {
            label: "17",
            from: 17,
            results: &[6],
        },
        Column {
            label: "20",
            from: 20,
            results: &[7],
        },
    ],
    modifiers: &[],
    notes: &[],
};

use CommitmentTest::{FalseContact as No, Stands as Yes};

/// Whether a new carrier force is there, once the index is at the threshold or over it (13.22).
pub const COMMITMENT_TEST: Chart<CommitmentTest> = Chart {
    id: "commitment_test",
    title: "Commitment Test",
    rule: "13.22",
    source: Source::Rebuilt,
    column_by: "commitment index minus threshold, before the new force counts",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "0-1",
            from: 0,
            results: &[No, No, No, Yes, Yes, Yes, Yes, Yes, Yes, Yes],
        },
        Column {
            label: "2-3",
            from: 2,
            results: &[No, No, No, No, No, Yes, Yes, Yes, Yes, Yes],
        },
        Column {
            label: "4-5",
            from: 4,
            results: &[No, No, No, No, No, No, No, Yes, Yes, Yes],
        },
        Column {
            label: "6+",
            from: 6,
            results: &[No, No, No, No, No, No, No, No, No, Yes],
        },
    ],
    modifiers: &[],
    notes: &[
        "With the historical ships these are the indices 8-9, 10-11, 12-13 and 14 or more; with the additional ships 13-14, 15-16, 17-18 and 19 or more; in scenario 9 22-23, 24-25, 26-27 and 28 or more.",
    ],
};
