//! The charts of a US strike up to its attack: contact, surprise, and the CAP it meets (5.2-5.4).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::attack_results::{Contact, Surprise};

/// The target's place is known only roughly (5.21).
pub const APPROXIMATE_SIGHTING: Modifier = Modifier::new("target is Approximate Sighting", -2);
/// A strike that failed once tries again (5.22).
pub const SECOND_ATTEMPT: Modifier = Modifier::new("second contact attempt", -1);

use Contact::{Contact as C, Fail as F, WrongInHex as W0, WrongWithinTwo as W2};

/// Whether a strike finds its target (5.21).
pub const STRIKE_CONTACT: Chart<Contact> = Chart {
    id: "strike_contact",
    title: "Strike Contact",
    rule: "5.21",
    source: Source::Rebuilt,
    column_by: "hexes from the target to the nearest US task group",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "0-3",
            from: 0,
            results: &[F, W0, C, C, C, C, C, C, C, C],
        },
        Column {
            label: "4-6",
            from: 4,
            results: &[F, F, W0, C, C, C, C, C, C, C],
        },
        Column {
            label: "7-8",
            from: 7,
            results: &[F, F, F, W2, W0, C, C, C, C, C],
        },
        Column {
            label: "9-10",
            from: 9,
            results: &[F, F, F, F, W2, W0, C, C, C, C],
        },
        Column {
            label: "11-12",
            from: 11,
            results: &[F, F, F, F, F, W2, W0, C, C, C],
        },
        Column {
            label: "13+",
            from: 13,
            results: &[F, F, F, F, F, F, W2, W0, C, C],
        },
    ],
    modifiers: &[APPROXIMATE_SIGHTING, SECOND_ATTEMPT],
    notes: &[
        "C: contact. F: the attempt fails. W/0 and W/2: contact with another force, in the same hex or within two hexes; with none there, contact (5.24-5.26).",
        "Scenario 2 counts every target as 10 hexes away: the 9-10 column.",
    ],
};

/// The force carries a US Advantage marker (5.32).
pub const US_ADVANTAGE: Modifier = Modifier::new("US Advantage marker on the force", 2);
/// Planes that have not left are still on their decks (5.32).
pub const NO_RAID_YET: Modifier = Modifier::new("force has launched no raid so far", 1);

use Surprise::{Complete, None as Unsurprised, Partial};

/// Whether a strike surprises a carrier force (5.31).
pub const SURPRISE: Chart<Surprise> = Chart {
    id: "surprise",
    title: "Surprise",
    rule: "5.31",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Unsurprised,
            Unsurprised,
            Unsurprised,
            Unsurprised,
            Unsurprised,
            Unsurprised,
            Unsurprised,
            Partial,
            Partial,
            Complete,
        ],
    }],
    modifiers: &[US_ADVANTAGE, NO_RAID_YET],
    notes: &[
        "none: nothing changes. partial: -3 on the CAP roll, half the AA total, +1 on every damage roll. complete: neither CAP nor AA, +2 on every damage roll.",
        "What is added to the damage rolls is the fuelled and armed planes that burn: Japanese ships have no fires of their own (12.35).",
    ],
};

/// Partial surprise keeps fighters on deck (5.31, 5.41).
pub const CAP_SURPRISED: Modifier = Modifier::new("partial surprise", -3);

/// Air points of Japanese CAP that meet a strike (5.41).
pub const JAPANESE_CAP: Chart<u8> = Chart {
    id: "japanese_cap",
    title: "Japanese CAP Strength",
    rule: "5.41",
    source: Source::Rebuilt,
    column_by: "net air value of the force",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "0",
            from: 0,
            results: &[0, 0, 0, 0, 0, 0, 1, 1, 1, 2],
        },
        Column {
            label: "1",
            from: 1,
            results: &[0, 0, 0, 0, 1, 1, 1, 1, 2, 2],
        },
        Column {
            label: "2-3",
            from: 2,
            results: &[0, 0, 1, 1, 1, 1, 2, 2, 2, 3],
        },
        Column {
            label: "4-6",
            from: 4,
            results: &[0, 1, 1, 1, 2, 2, 2, 3, 3, 4],
        },
        Column {
            label: "7-10",
            from: 7,
            results: &[1, 1, 2, 2, 2, 3, 3, 4, 4, 5],
        },
        Column {
            label: "11-15",
            from: 11,
            results: &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
        },
        Column {
            label: "16-20",
            from: 16,
            results: &[2, 2, 3, 3, 4, 4, 5, 6, 6, 7],
        },
        Column {
            label: "21-26",
            from: 21,
            results: &[2, 3, 3, 4, 5, 5, 6, 7, 7, 8],
        },
        Column {
            label: "27+",
            from: 27,
            results: &[3, 3, 4, 5, 5, 6, 7, 8, 8, 9],
        },
    ],
    modifiers: &[CAP_SURPRISED],
    notes: &[],
};
