//! Japanese aircraft ashore: Guam, and what may come there (11, 16, 23).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "11.1",
        title: "Guam",
        text: &[
            "The airfield on Guam is a carrier that cannot be moved and cannot be sunk. It launches raids of its own, and what they lose counts for you as other points do.",
            "Yap, Peleliu and Iwo Jima launch nothing; with the option for it they send aircraft to Guam.",
        ],
        see: &["11.2", "16.1"],
    },
    Rule {
        number: "11.2",
        title: "Raids from Guam",
        text: &[
            "When Guam\u{2019}s chit is drawn and no raid of its own is out, the questions of every raid are asked: would it attack now, and how strong? The strength is read on the chart for forces that are wholly known, by what Guam has left; with less than three points it stays on the ground.",
            "It always comes as a single wave. After the attack it flies back to Guam across the chart, and may be met on the way out and on the way home.",
        ],
        see: &["11.24", "11.27", "11.28"],
    },
    Rule {
        number: "11.24",
        title: "How strong Guam is",
        text: &[
            "Guam\u{2019}s air value is what the scenario gives it, less what it has lost and what is away, being serviced or not ready for so far. No US Advantage counts against it, and the chart that weakens other raids is not used for it.",
        ],
        see: &["11.2", "10.1"],
    },
    Rule {
        number: "11.27",
        title: "A patrol over Guam",
        text: &[
            "With an intercept mission of yours over the island a raid is less likely; if it comes all the same, it is met as it takes off: it stands over Guam, does not fly on in that phase, and you add two to your dice against it then.",
            "The patrol pays one fuel point for each phase that it stays. A strike over Guam has no such effect.",
        ],
        see: &["11.2", "4.36"],
    },
    Rule {
        number: "11.28",
        title: "Home to Guam",
        text: &[
            "Guam has no track for raids that come home: they fly back over the chart, two hexes a phase, and attack nobody. Down again, their points are landed, then serviced, then ready once more, a step each time the chit is drawn.",
        ],
        see: &["11.2"],
    },
    Rule {
        number: "16.1",
        title: "Aircraft for Guam",
        text: &[
            "An option: from 0810 on the cup holds a chit for Iwo Jima and one for Yap and Peleliu. When one is drawn, a die of 9 or 10 sends aircraft to Guam, and another die says how many points. A base sends once a day; its chit is then out.",
        ],
        see: &["16.2", "11.1"],
    },
    Rule {
        number: "16.2",
        title: "How they arrive",
        text: &[
            "With a task group of yours within two hexes of Guam, or an intercept mission over it or beside it, they come over the chart like a raid whose target is Guam: you may meet them on the way, and over the island your fighters have their fight with them before they land. What is left lands, and Guam is worth so much more.",
            "With nobody near they are there at once.",
        ],
        see: &["16.1", "11.24"],
    },
    Rule {
        number: "23.1",
        title: "Shuttle raids",
        text: &[
            "An option: a raid from carriers whose target was within four hexes of Guam may land there instead of going home.",
        ],
        see: &["23.2", "23.3"],
    },
    Rule {
        number: "23.2",
        title: "Whether it turns",
        text: &[
            "When its attack is over and points of it are left, a die is rolled. Four less than it must be more than the hexes from the target to Guam: beside the island it turns on a 6, four hexes off on a 9.",
        ],
        see: &["23.1", "23.3"],
    },
    Rule {
        number: "23.3",
        title: "On to Guam",
        text: &[
            "It flies to Guam across the chart, straight and two hexes a phase, and attacks nobody. Your fighters may meet it where it stops, and over the island before it lands. What you shoot down scores.",
            "What is left lands. Guam is worth so much more, and makes it ready like planes of its own. The force that sent it has lost those points, but they score nothing until they are shot down in a raid from Guam.",
        ],
        see: &["11.24", "11.28", "15.1"],
    },
];
