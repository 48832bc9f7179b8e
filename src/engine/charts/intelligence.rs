//! The charts of intelligence: from Level 1 to Level 4, and the screen of a carrier force (7.36-7.44).

use super::chart::{Chart, Column, Modifier, Source};
use super::intelligence_results::{LevelTwo, Screen, SurfaceShips};
use crate::engine::forces::{CarrierCount, Carriers, SurfaceSize};

/// By how many air points a force has shown (7.36, 9.24). Nothing is added while that is unknown.
pub const KNOWN_AIR_STRENGTH: [(u16, Modifier); 9] = [
    (0, Modifier::new("known air strength 5 or less", -3)),
    (6, Modifier::new("6-7", -2)),
    (8, Modifier::new("8-9", -1)),
    (10, Modifier::new("10-12", 0)),
    (13, Modifier::new("13-14", 1)),
    (15, Modifier::new("15-16", 2)),
    (17, Modifier::new("17-18", 3)),
    (19, Modifier::new("19-20", 4)),
    (21, Modifier::new("21 or more", 5)),
];

use CarrierCount::{FourOrMore, OneToTwo, ThreeToFour, TwoToThree};
use LevelTwo::{Carriers as C, KidoButai as K, MediumUnlessShown, Surface as S};
use SurfaceSize::{Large, Medium, Small};

/// What a force of Level 1 proves to be at Level 2 (7.36).
pub const LEVEL_1_TO_2: Chart<LevelTwo> = Chart {
    id: "l1_to_l2",
    title: "Level 1 to Level 2 Intelligence",
    rule: "7.36",
    source: Source::Rebuilt,
    column_by: "Level 1 chit",
    lo: 1,
    columns: &[
        Column {
            label: "Carrier",
            from: 0,
            results: &[
                MediumUnlessShown,
                C(OneToTwo),
                C(OneToTwo),
                C(TwoToThree),
                C(TwoToThree),
                C(ThreeToFour),
                C(ThreeToFour),
                K(ThreeToFour),
                K(ThreeToFour),
                K(FourOrMore),
            ],
        },
        Column {
            label: "Surface",
            from: 1,
            results: &[
                S(Small),
                S(Small),
                S(Small),
                S(Medium),
                S(Medium),
                S(Medium),
                S(Large),
                S(Large),
                S(Large),
                C(OneToTwo),
            ],
        },
        Column {
            label: "Small",
            from: 2,
            results: &[
                S(Small),
                S(Small),
                S(Small),
                S(Small),
                S(Medium),
                S(Medium),
                C(OneToTwo),
                C(OneToTwo),
                C(OneToTwo),
                C(OneToTwo),
            ],
        },
        Column {
            label: "Medium",
            from: 3,
            results: &[
                S(Small),
                S(Small),
                S(Medium),
                S(Medium),
                S(Large),
                C(OneToTwo),
                C(OneToTwo),
                C(OneToTwo),
                C(TwoToThree),
                C(TwoToThree),
            ],
        },
        Column {
            label: "Large",
            from: 4,
            results: &[
                S(Medium),
                S(Medium),
                S(Large),
                S(Large),
                C(OneToTwo),
                C(OneToTwo),
                C(TwoToThree),
                C(TwoToThree),
                C(ThreeToFour),
                C(FourOrMore),
            ],
        },
    ],
    modifiers: &KNOWN_AIR_STRENGTH_MODIFIERS,
    notes: &[
        "(1) Medium Surface if the force has shown no air points, otherwise 1-2 Carriers.",
        "(3) In scenario 9 the first of these results is Kido Butai, unless the commitment limit is reached.",
        "Nothing is added while the air strength is unknown.",
    ],
};

const KNOWN_AIR_STRENGTH_MODIFIERS: [Modifier; KNOWN_AIR_STRENGTH.len()] = {
    let mut modifiers = [KNOWN_AIR_STRENGTH[0].1; KNOWN_AIR_STRENGTH.len()];
    let mut n = 0;
    while n < modifiers.len() {
        modifiers[n] = KNOWN_AIR_STRENGTH[n].1;
        n += 1;
    }
    modifiers
};

/// The column that the Level 2 to Level 3 charts read while the air strength is unknown (7.37).
pub const UNKNOWN_STRENGTH_COLUMN: usize = 1;

/// Scenario 9 adds to the Level 2 to Level 3 charts (7.37).
pub const SCENARIO_9_CARRIERS: Modifier = Modifier::new("scenario 9", 2);
/// Scenario 9 adds to the Level 3 to Level 4 chart (7.41).
pub const SCENARIO_9_SHIPS: Modifier = Modifier::new("scenario 9", 1);

const fn c(cv: u8, cvl: u8) -> Carriers {
    Carriers::new(cv, cvl)
}

/// Level 3 of a force with one or two carriers (7.37).
pub const LEVEL_2_TO_3_ONE_TO_TWO: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_1_2",
    title: "Level 2 to Level 3, 1-2 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    lo: 1,
    columns: &[
        Column {
            label: "5 or less",
            from: 0,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 2),
                c(0, 2),
            ],
        },
        Column {
            label: "unknown or 6-7",
            from: 6,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(1, 0),
            ],
        },
        Column {
            label: "8-10",
            from: 8,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(1, 1),
                c(1, 1),
                c(1, 1),
                c(2, 0),
                c(2, 0),
            ],
        },
        Column {
            label: "11+",
            from: 11,
            results: &[
                c(1, 1),
                c(1, 1),
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
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with two or three carriers (7.37).
pub const LEVEL_2_TO_3_TWO_TO_THREE: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_2_3",
    title: "Level 2 to Level 3, 2-3 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    lo: 1,
    columns: &[
        Column {
            label: "7 or less",
            from: 0,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 1),
            ],
        },
        Column {
            label: "unknown or 8-10",
            from: 8,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 1),
                c(1, 1),
                c(1, 2),
                c(1, 2),
            ],
        },
        Column {
            label: "11-14",
            from: 11,
            results: &[
                c(0, 3),
                c(0, 3),
                c(1, 1),
                c(1, 1),
                c(1, 2),
                c(1, 2),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
            ],
        },
        Column {
            label: "15-18",
            from: 15,
            results: &[
                c(1, 2),
                c(1, 2),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
            ],
        },
        Column {
            label: "19+",
            from: 19,
            results: &[
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with three or four carriers (7.37).
pub const LEVEL_2_TO_3_THREE_TO_FOUR: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_3_4",
    title: "Level 2 to Level 3, 3-4 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    lo: 1,
    columns: &[
        Column {
            label: "9 or less",
            from: 0,
            results: &[
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(1, 2),
            ],
        },
        Column {
            label: "unknown or 10-14",
            from: 10,
            results: &[
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "15-19",
            from: 15,
            results: &[
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "20-25",
            from: 20,
            results: &[
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 0),
                c(3, 0),
                c(3, 1),
            ],
        },
        Column {
            label: "26+",
            from: 26,
            results: &[
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 0),
                c(3, 0),
                c(3, 0),
                c(3, 1),
                c(3, 1),
                c(3, 1),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with four carriers or more (7.37).
pub const LEVEL_2_TO_3_FOUR_OR_MORE: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_4_plus",
    title: "Level 2 to Level 3, 4+ Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    lo: 1,
    columns: &[
        Column {
            label: "14 or less",
            from: 0,
            results: &[
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "unknown or 15-20",
            from: 15,
            results: &[
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 2),
                c(3, 2),
            ],
        },
        Column {
            label: "21-27",
            from: 21,
            results: &[
                c(2, 2),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(4, 0),
                c(4, 2),
            ],
        },
        Column {
            label: "28+",
            from: 28,
            results: &[
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

use SurfaceShips::{
    Battleships as Bb, Cruisers as Ca, Destroyers as Dd, LargerCruisers as LargerCa,
    SmallerCruisers as SmallerCa,
};

/// The ships of a surface force, or of a carrier force's screen (7.39, 7.44).
pub const LEVEL_2_TO_3_SURFACE: Chart<SurfaceShips> = Chart {
    id: "l2_to_l3_surface",
    title: "Level 2 to Level 3, surface",
    rule: "7.39",
    source: Source::Rulebook,
    column_by: "Level 2 chit",
    lo: 1,
    columns: &[
        Column {
            label: "Large Surface",
            from: 0,
            results: &[
                LargerCa,
                LargerCa,
                LargerCa,
                Bb(1),
                Bb(1),
                Bb(2),
                Bb(2),
                Bb(3),
                Bb(3),
                Bb(4),
            ],
        },
        Column {
            label: "Medium Surface",
            from: 1,
            results: &[
                Dd,
                Dd,
                SmallerCa,
                SmallerCa,
                Ca,
                Ca,
                LargerCa,
                LargerCa,
                Bb(1),
                Bb(1),
            ],
        },
        Column {
            label: "Small Surface",
            from: 2,
            results: &[Dd, Dd, Dd, Dd, Dd, Dd, Dd, Dd, SmallerCa, SmallerCa],
        },
    ],
    modifiers: &[SCREEN_OF_TWO, SCREEN_OF_THREE],
    notes: &[
        "CA2+ and CA2-: two cruiser chits are drawn, and the one with the larger or the smaller values is kept.",
        "Battleships that are no longer to be had are left out.",
    ],
};

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

/// How the screen of a carrier force is drawn: on which column of the surface chart, and with what
/// added to the die (7.44). No die.
pub const SCREEN: Chart<Screen> = Chart {
    id: "screen",
    title: "Screen Generation",
    rule: "7.44",
    source: Source::Rulebook,
    column_by: "carriers in the force (no die)",
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
