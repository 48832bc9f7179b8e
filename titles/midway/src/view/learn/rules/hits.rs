//! What is hit, where aircraft land, and what is repaired (17 to 19).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "17.0",
        title: "Hits",
        text: &["Each hit is carried out by itself; several add up."],
        see: &["17.1", "17.2", "17.3"],
    },
    Rule {
        number: "17.1",
        title: "Air units",
        text: &["The first hit reduces an air unit, the second eliminates it."],
        see: &["6.0(16b)", "6.0(16c)"],
    },
    Rule {
        number: "17.2",
        title: "Ships",
        text: &[
            "A die on the hit table for each hit: nothing, damaged, or sunk. Sunk is sunk at once; a damaged ship leaves for the Damaged box when the combat is over, and more damage does no more to her.",
        ],
        see: &["6.0(16d)", "19.1"],
    },
    Rule {
        number: "17.3",
        title: "Coastal defenses",
        text: &[
            "The first hit reduces one, the second eliminates it. Then the aircraft on the ground are lost, and no aircraft are based there for the rest of the game.",
        ],
        see: &["4.2", "6.0(16e)", "16.0"],
    },
    Rule {
        number: "18.0",
        title: "Where aircraft land",
        text: &[
            "Aircraft return to their own base. Only if that is gone they land on the closest deck or base with room, within their range of where they are; among equals you choose. If there is none, they are lost.",
        ],
        see: &["4.1", "4.2"],
    },
    Rule {
        number: "19.0",
        title: "Japanese repairs",
        text: &["They come in step 10, whatever line was active."],
        see: &["19.1", "19.2"],
    },
    Rule {
        number: "19.1",
        title: "Japanese ships",
        text: &[
            "Every damaged ship rolls. One that is repaired rolls for a line and joins a force there, at sea too: a carrier the carriers, a transport the invasion force, any other a force at random. A carrier\u{2019}s groups are whole again.",
        ],
        see: &["8.3", "6.0(9)"],
    },
    Rule {
        number: "19.2",
        title: "Japanese air units",
        text: &[
            "You choose one reduced unit, which rolls. If none is reduced, you choose an eliminated one, which comes back whole: aboard its own carrier if she is in play, or at its own base if that has room.",
        ],
        see: &["4.1"],
    },
];
