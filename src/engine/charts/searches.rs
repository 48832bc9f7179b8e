//! The charts of air search, and the die of mission movement (7.22, 8.34, 18.3).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::intelligence_results::{Shift, Sighting};
use crate::engine::forces::Detection::{ApproximateSighting, Located, Spotted};
use crate::engine::map::Direction::{E, Ne, Nw, Se, Sw, W};

/// Two units search together (8.34).
pub const TWO_UNITS: Modifier = Modifier::new("two units in the mission", 1);
/// The search flies straight out and back (8.26).
pub const NARROW_SEARCH: Modifier = Modifier::new("narrow search", 1);
/// A submarine keeps the force in sight (14.15).
pub const SUBMARINE_SHADOWS: Modifier = Modifier::new("US submarine shadowing the force", 2);
/// A single pilot has to fly his plane as well (8.211).
pub const FIGHTERS_SEARCH: Modifier = Modifier::new("any fighter in the mission", -1);
/// The middle zone (8.33).
pub const SEARCH_RANGE_3: Modifier = Modifier::new("range 3-6 from the point of origin", -1);
/// The far zone (8.33).
pub const SEARCH_RANGE_7: Modifier = Modifier::new("range 7-10", -2);
/// Beyond ten hexes (8.26, 18.2).
pub const SEARCH_RANGE_11: Modifier = Modifier::new("range 11 or more", -3);
/// The light begins to go.
pub const SEARCH_LATE: Modifier = Modifier::new("1730, and phase 1 of 1850", -1);
/// At dusk (6.41).
pub const SEARCH_DUSK: Modifier = Modifier::new("dusk", -3);
/// At night (6.41, 22.2).
pub const SEARCH_NIGHT: Modifier = Modifier::new("night (night-capable units only, 22.2)", -2);
/// The second look of a mission that shadows (18.14).
pub const SECOND_LOOK: Modifier = Modifier::new("second search of a shadowed force (18.14)", 1);

use Sighting::{Nothing as N, Seen, SeenAndKnown};

/// What a search sees of a force (8.34).
pub const AIR_SEARCH: Chart<Sighting> = Chart {
    id: "air_search",
    title: "Air Search",
    rule: "8.34",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            N,
            N,
            N,
            N,
            N,
            Seen(ApproximateSighting),
            Seen(Located),
            Seen(Spotted),
            SeenAndKnown(Located),
            SeenAndKnown(Spotted),
        ],
    }],
    modifiers: &[
        TWO_UNITS,
        NARROW_SEARCH,
        SUBMARINE_SHADOWS,
        FIGHTERS_SEARCH,
        SEARCH_RANGE_3,
        SEARCH_RANGE_7,
        SEARCH_RANGE_11,
        SEARCH_LATE,
        SEARCH_DUSK,
        SEARCH_NIGHT,
        SECOND_LOOK,
    ],
    notes: &[
        "?: Approximate Sighting. L: Located. S: Spotted. chit+1: one more level of intelligence, unless the force was at Level 0 (8.341, 8.342).",
    ],
};

/// Which way a force is from where it was reported (18.32).
pub const LOCATION_DIRECTION: Chart<Shift> = Chart {
    id: "location_direction",
    title: "Location Uncertainty: direction",
    rule: "18.32",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "direction",
        from: 0,
        results: &[
            Shift(Some(Ne)),
            Shift(Some(E)),
            Shift(Some(Se)),
            Shift(Some(Sw)),
            Shift(Some(W)),
            Shift(Some(Nw)),
            Shift(None),
            Shift(None),
            Shift(None),
            Shift(None),
        ],
    }],
    modifiers: &[],
    notes: &[],
};

/// How many hexes a force is from where it was reported (18.33).
pub const LOCATION_DISTANCE: Chart<u8> = Chart {
    id: "location_distance",
    title: "Location Uncertainty: distance",
    rule: "18.33",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "hexes",
        from: 0,
        results: &[0, 0, 1, 1, 1, 1, 1, 2, 2, 2],
    }],
    modifiers: &[],
    notes: &[],
};

/// The one die of an Activation Segment that every compass of the map is read with (7.221).
pub const MISSION_MOVEMENT: Chart<u8> = Chart {
    id: "mission_movement",
    title: "Mission Movement",
    rule: "7.221",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "compass arm",
        from: 0,
        results: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }],
    modifiers: &[],
    notes: &[
        "One roll for every force that uses mission movement in the segment; each reads the compass of its own zone.",
    ],
};
