//! The charts of intelligence: what a force of Level 1 proves to be, and the ships of a surface force (7.36, 7.39).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::intelligence_results::{LevelTwo, SurfaceShips};
use super::level_four::{SCREEN_OF_THREE, SCREEN_OF_TWO};
use crate::engine::forces::{CarrierCount, SurfaceSize};

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
    dice: Throw::D10,
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
        "(2) Once the commitment limit is reached, carriers for a force that is not a carrier force are the last surface result of its column instead.",
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
    dice: Throw::D10,
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
