//! Leaders, destroyers, bombers together, incidents and optional units (20 to 22).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "20.1",
        title: "Leaders",
        text: &[
            "A leader is with a task force, two at most with one. He adds one space to its move and raises the naval number of one SBD or TBD of its carriers by 1 in every battle; Halsey by 2 each. With option 4.4 he makes room for more ships.",
            "He changes to another force in the same place in step 11. If the last ship of his force is sunk he is lost; if she is only damaged, he goes to another force.",
        ],
        see: &["4.4", "8.6", "13.0"],
    },
    Rule {
        number: "20.2",
        title: "Destroyers",
        text: &[
            "Destroyers with your task force add 2 to the die when it tries to spot. They are still worth having: they draw fire, shoot flak and guard a port.",
        ],
        see: &["9.1"],
    },
    Rule {
        number: "20.3",
        title: "SBD and TBD together",
        text: &[
            "An option, on by default: an SBD that attacks a ship which a TBD attacks too has 1 more.",
        ],
        see: &["13.1"],
    },
    Rule {
        number: "20.4",
        title: "Optional units",
        text: &["Units of rule 22 are in play only if you choose them."],
        see: &["22.0"],
    },
    Rule {
        number: "21.0",
        title: "Incidents",
        text: &[
            "An option. A move of either side that ends in a space of a line meets an incident on a 6; not in a home base, and not after a withdrawal.",
        ],
        see: &["21.1", "21.2"],
    },
    Rule {
        number: "21.1",
        title: "Which incident",
        text: &["A second die, on the column of the side that moved."],
        see: &["21.2"],
    },
    Rule {
        number: "21.2",
        title: "The four incidents",
        text: &[
            "Calm seas: nothing. Submarine: a die says which class it finds, and one ship of it among those that moved is damaged, of your choice. Surprise attack: a Japanese force goes one space farther. Weather: until the phase is over nobody looks or flies into that space or from it.",
        ],
        see: &["17.2"],
    },
    Rule {
        number: "22.0",
        title: "Optional units",
        text: &[
            "Halsey with a task force of your choice; BB-1, BB-3, DD-1.5 and the SB2U bombers at Pearl Harbor; the Japanese 26th Air Group at Wake. Any of them, as you like.",
        ],
        see: &["20.1"],
    },
];
