//! Night air operations (22).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "22.1",
        title: "Night fighters",
        text: &[
            "Optional. From phase 4 of 1850 to 0410 the F6F-3N of Yorktown and Essex may take off to search, to intercept and for patrol, and nobody else. They search with 2 less, and what else is out on a search sees nothing in the dark.",
            "They land in the dark as by day: only fuel critical they roll, and neither dusk nor night adds to it.",
        ],
        see: &["22.2", "22.4", "22.5", "6.42"],
    },
    Rule {
        number: "22.4",
        title: "The crews\u{2019} rest",
        text: &[
            "A unit that takes off or searches at night is out of play once it has landed. It is not lost, and costs no points.",
        ],
        see: &["22.5", "22.6"],
    },
    Rule {
        number: "22.5",
        title: "By day or by night",
        text: &[
            "Night fighters may fly by day as any others. Those that were in the air on June 19 before it was night neither take off nor see anything in the night after.",
        ],
        see: &["22.1"],
    },
    Rule {
        number: "22.6",
        title: "Tired deck crews",
        text: &[
            "A carrier that has launched at night launches or lands one unit less in each phase of the next 0530. Of what her damage, the wind and her crews allow the least counts.",
        ],
        see: &["6.23", "12.11", "17.2"],
    },
];
