//! The charts of Level 4: the carriers that a force really has, and their screen (7.41, 7.44).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::intelligence_results::Screen;
use crate::engine::forces::{Carriers, SurfaceSize};

use SurfaceSize::{Large, Medium, Small};

/// Scenario 9 adds to the Level 3 to Level 4 chart (7.41).
pub const SCENARIO_9_SHIPS: Modifier = Modifier::new("scenario 9", 1);

const fn c(cv: u8, cvl: u8) -> Carriers {
    Carriers::new(cv, cvl)
}

/// The screen of two carriers (7.44).
pub const SCREEN_OF_TWO: Modifier = Modifier::new("screen of two carriers", -2);
/// The screen of three carriers (7.44).
pub const SCREEN_OF_THREE: Modifier = Modifier::new("screen of three carriers", 1);

/// The carriers that a force of Level 3 really has (7.41).
pub const LEVEL_3_TO_4: Chart<Carriers> = Chart {
    id: "l3_to_l4",
    title: "Level 3 to Level 4 carriers",
    rule: "7.41",
    source: Source::Rebuilt,
    column_by: "Level 3 chit (CVs/CVLs)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "0/1",
            from: 0,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 2),
                c(0, 2),
                c(1, 1),
                c(2, 0),
            ],
        },
        Column {
            label: "0/2",
            from: 1,
            results: &[
                c(0, 1),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(1, 1),
                c(1, 1),
                c(2, 0),
                c(1, 2),
            ],
        },
        Column {
            label: "0/3",
            from: 2,
            results: &[
                c(0, 2),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(2, 1),
            ],
        },
        Column {
            label: "1/0",
            from: 3,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(1, 0),
                c(1, 0),
                c(1, 0),
                c(1, 0),
                c(0, 2),
                c(1, 1),
            ],
        },
        Column {
            label: "2/0",
            from: 4,
            results: &[
                c(0, 2),
                c(0, 2),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
            ],
        },
        Column {
            label: "1/1",
            from: 5,
            results: &[
                c(0, 2),
                c(0, 2),
                c(1, 1),
                c(1, 1),
                c(1, 1),
                c(1, 1),
                c(2, 0),
                c(2, 0),
                c(1, 2),
                c(2, 1),
            ],
        },
        Column {
            label: "1/2",
            from: 6,
            results: &[
                c(0, 2),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 2),
            ],
        },
        Column {
            label: "2/1",
            from: 7,
            results: &[
                c(1, 1),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(3, 0),
                c(3, 1),
            ],
        },
        Column {
            label: "2/2",
            from: 8,
            results: &[
                c(1, 2),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 2),
            ],
        },
        Column {
            label: "3/0",
            from: 9,
            results: &[
                c(2, 0),
                c(2, 1),
                c(3, 0),
                c(3, 0),
                c(3, 0),
                c(3, 0),
                c(3, 0),
                c(3, 1),
                c(3, 1),
                c(4, 0),
            ],
        },
        Column {
            label: "3/1",
            from: 10,
            results: &[
                c(2, 1),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 2),
                c(4, 0),
                c(4, 1),
            ],
        },
        Column {
            label: "3/2",
            from: 11,
            results: &[
                c(2, 2),
                c(3, 1),
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(4, 1),
                c(4, 1),
                c(4, 2),
            ],
        },
        Column {
            label: "4/0",
            from: 12,
            results: &[
                c(3, 0),
                c(3, 1),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 1),
                c(4, 2),
            ],
        },
        Column {
            label: "4/2",
            from: 13,
            results: &[
                c(3, 2),
                c(4, 1),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(5, 2),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_SHIPS],
    notes: &["Fleet carriers and light carriers of the force."],
};

/// The column of the Screen Generation chart for Kido Butai (7.44).
pub const SCREEN_OF_KIDO_BUTAI: usize = 4;

/// How the screen of a carrier force is drawn: on which column of the surface chart, and with what
/// added to the die (7.44). No die.
pub const SCREEN: Chart<Screen> = Chart {
    id: "screen",
    title: "Screen Generation",
    rule: "7.44",
    source: Source::Rulebook,
    column_by: "carriers in the force (no die)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "1",
            from: 0,
            results: &[Screen::Drawn(Small, 0)],
        },
        Column {
            label: "2",
            from: 2,
            results: &[Screen::Drawn(Medium, -2)],
        },
        Column {
            label: "3",
            from: 3,
            results: &[Screen::Drawn(Medium, 1)],
        },
        Column {
            label: "4+",
            from: 4,
            results: &[Screen::Drawn(Large, 0)],
        },
        Column {
            label: "Kido Butai",
            from: 100,
            results: &[Screen::KidoButai],
        },
    ],
    modifiers: &[],
    notes: &["The column of the chart Level 2 to Level 3, surface, and what is added to its die."],
};
