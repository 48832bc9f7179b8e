//! Combat of ships, bombardment and landings (14 to 16).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "14.0",
        title: "Naval combat",
        text: &[
            "Fought where ships of both sides are. Two dice give each armed Japanese ship a type of target. A ship of yours that is attacked fires at her attacker, the others at what you like, but at a carrier only if nothing else is there. Carriers, transports and tenders do not fire.",
        ],
        see: &["11.0", "11.3", "14.1", "14.2"],
    },
    Rule {
        number: "14.1",
        title: "Ships fire",
        text: &["One die each, all at the same time. A hit rolls on the hit table."],
        see: &["17.2"],
    },
    Rule {
        number: "14.2",
        title: "Who withdraws",
        text: &[
            "If both sides still have ships, one leaves with all of them: yours inside the perimeter line, the Japanese outside it. They go one space towards their home base; if the enemy is there too, they fight him at once.",
        ],
        see: &["2.1", "21.0"],
    },
    Rule {
        number: "15.0",
        title: "Bombardment",
        text: &[
            "Ships with a ground number that are at an enemy coastal defense, and have outlived any naval combat, bombard it: the Japanese in step 7, at all your bases, spotted or not; yours in the battles of steps 6 and 14.",
        ],
        see: &["15.1", "15.2"],
    },
    Rule {
        number: "15.1",
        title: "Ships fire at the shore",
        text: &["One die each; a hit takes a step of the coastal defense."],
        see: &["17.3"],
    },
    Rule {
        number: "15.2",
        title: "The coastal guns",
        text: &[
            "Then the coastal defense fires once at each ship that bombarded it, with the number it had before.",
        ],
        see: &["17.2"],
    },
    Rule {
        number: "15.3",
        title: "What it does to the airfield",
        text: &[
            "A reduced defense has less room for aircraft. With an eliminated one the aircraft ashore are lost.",
        ],
        see: &["4.2", "17.3"],
    },
    Rule {
        number: "15.4",
        title: "They stay",
        text: &["If the defense holds, the ships stay and bombard again."],
        see: &["8.5"],
    },
    Rule {
        number: "16.0",
        title: "Landings",
        text: &[
            "A Japanese transport at an island base of yours without a coastal defense captures it, for good. As long as the defense stands, nothing is landed.",
        ],
        see: &["5.0", "6.0(7)"],
    },
];
