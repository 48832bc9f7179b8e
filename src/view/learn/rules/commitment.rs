//! How far Ozawa commits himself (13), and his patrols by air value (5.41).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "5.41",
        title: "How many fighters are up",
        text: &[
            "In the whole battle the patrol over a carrier force comes from its net air value: what the force is worth less what it has lost, has in the air, has coming home or has in servicing. That gives the column, a die gives the points, and a surprised force has fewer.",
            "A force with nothing left may still have fighters up: its air value is what you know, and not a count.",
        ],
        see: &["5.4", "9.2"],
    },
    Rule {
        number: "13.1",
        title: "The commitment index",
        text: &[
            "A number that says how much of the Japanese carrier fleet you have met so far. It is reckoned again whenever a carrier force is revealed, shows more planes, or becomes better known.",
            "A force whose carriers are known counts 2 for each fleet carrier and 1 for each light one, those sunk included; one that is known in part counts what its chit says; one of Level 1 counts by the planes it has shown, and 4 if it has shown none.",
        ],
        see: &["13.2"],
    },
    Rule {
        number: "13.2",
        title: "Threshold and limit",
        text: &[
            "Each scenario of the whole battle has a threshold and a limit. From the threshold on, a new carrier force may prove to be nothing after all; at the limit no more come. They keep the Japanese fleet within what Japan had.",
        ],
        see: &["13.22", "13.23"],
    },
    Rule {
        number: "13.22",
        title: "The commitment test",
        text: &[
            "When a new carrier force is revealed with the index at the threshold or above it, a die decides whether it stands. The farther the index is above the threshold, the likelier it is a false contact: 3 in 10 at first, 9 in 10 at last.",
            "A false contact leaves the map. If it was asked because the force would have raided, there is no raid, and all is as it was.",
            "A Double Force that comes up from the threshold on counts as a single carrier force, and is tested.",
        ],
        see: &["13.1", "13.23"],
    },
    Rule {
        number: "13.23",
        title: "The limit is reached",
        text: &[
            "At once every force that might still be carriers is looked at, the nearest to the invasion waters first: reports draw their chits, forces of unknown kind their level. What proves to have carriers, or to be nothing, is taken off; surface forces stay, until there are four of them, and whatever is left then is taken off as well.",
        ],
        see: &["13.24", "7.34"],
    },
    Rule {
        number: "13.24",
        title: "After the limit",
        text: &[
            "Carrier forces that are there go on as before. Nobody else arrives, and only forces known to have carriers can raid.",
        ],
        see: &["13.23", "7.1"],
    },
];
