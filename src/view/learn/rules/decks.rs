//! Task groups and work on the flight decks (6).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "6.1",
        title: "Task groups",
        text: &[
            "Task Force 58 is four groups of carriers with their screens, and the Battle Line, which is Task Group 58.7. All of them may share a hex.",
            "Ships do not change groups. Only ships of the Battle Line can leave it, to form a surface task group of their own.",
        ],
        see: &["6.15"],
    },
    Rule {
        number: "6.15",
        title: "Detaching ships",
        text: &[
            "Ships of the Battle Line may leave it at any time and form a surface task group; three of these can be formed. They do not come back, and what the Battle Line does against raids that fly over, they do not do.",
        ],
        see: &["5.72"],
    },
    Rule {
        number: "6.2",
        title: "Air operations",
        text: &[
            "Each carrier works through five steps in order: launch, raise, service, lower, land. A carrier (a light one in brackets) launches or lands 2 (1) in a phase, never both, lowers 2 (1), and moves 2 (1) into or out of servicing.",
            "Her flight deck holds 3 (1), and no more than 2 (1) when somebody takes off; servicing holds 2 (1), the whole ship 8 (3).",
            "So it takes some phases to get a unit from the hangar into the air: into servicing, up to the deck, and off. A carrier on fire, or with her deck out of action, does none of it.",
        ],
        see: &["6.24", "6.25", "6.26", "6.27", "6.28", "12.12"],
    },
    Rule {
        number: "6.21",
        title: "Where a unit stands",
        text: &[
            "Ready units stand on the flight deck, armed and fuelled. Servicing is where they are armed and fuelled. The hangar is below, and landed units stand on the deck until they are taken there.",
            "The way goes round: landed, hangar, servicing, ready. Planes that are ready or in servicing burn when the ship is hit.",
        ],
        see: &["6.2", "12.3"],
    },
    Rule {
        number: "6.22",
        title: "Room",
        text: &[
            "A flight deck, servicing and the whole ship hold so many units and no more (6.2). On the deck ready and landed ones count together. Every unit counts as one, whatever its type.",
            "The limits of the deck and of servicing hold at every moment.",
        ],
        see: &["6.2"],
    },
    Rule {
        number: "6.24",
        title: "Launching",
        text: &[
            "A carrier launches so many ready units in a phase (6.2), and only while not too many stand on her flight deck, landed ones included: they need the run.",
            "A carrier that launches lands nothing in the same segment.",
        ],
        see: &["6.2", "4.14", "4.42", "6.28"],
    },
    Rule {
        number: "6.25",
        title: "Raising",
        text: &[
            "Units that have been serviced come up to the flight deck and are ready, as many as the deck has room for.",
        ],
        see: &["6.22"],
    },
    Rule {
        number: "6.26",
        title: "Servicing",
        text: &[
            "Units go from the hangar into servicing, or from there back; both count against what a carrier moves in a phase, and servicing has its own limit (6.2).",
        ],
        see: &["6.2", "6.21"],
    },
    Rule {
        number: "6.27",
        title: "Lowering",
        text: &[
            "So many units leave the flight deck in a phase (6.2). Landed ones go to the hangar; ready ones go to servicing, where they are disarmed, and so still burn if the ship is hit.",
        ],
        see: &["6.2", "6.21", "12.3"],
    },
    Rule {
        number: "6.28",
        title: "Landing",
        text: &[
            "Units land on any carrier in their hex, so many in a phase (6.2), for 1 fuel each mission. There must be room on her deck, and she must have launched none in this segment.",
            "Who finds no room stays aloft for 1 fuel a phase. Fuel Critical units roll for their safe return.",
        ],
        see: &["6.2", "4.433", "4.451", "6.22"],
    },
    Rule {
        number: "6.29",
        title: "A full ship, and over the side",
        text: &[
            "A full carrier takes no unit more, wherever in the ship the others stand (6.2).",
            "Landed units may be pushed over the side at any time to make room; ready ones, armed and fuelled, may not. The pilots stay aboard, so such a unit counts as one lost at home.",
        ],
        see: &["6.2", "6.22", "15.1"],
    },
];
