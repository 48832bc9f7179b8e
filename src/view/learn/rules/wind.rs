//! Leeward movement (17).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "17.1",
        title: "Leeward movement",
        text: &[
            "Optional. Carriers steam into the wind to launch and to land, and the wind blows from the east: who closes on Ozawa turns his stern to it and flies less.",
            "When US Move is over, each task group with carriers gets the marker of its own move, also while it sails with the others. Of the six directions the three away from the wind are leeward, the three towards it windward: from 1013, with the wind in the east, 0913, 1014 and 1113 lie to leeward. Who stays keeps station.",
            "The marker holds until the end of that group\u{2019}s next US Move. Of what the wind, the ship and her damage allow the least counts. The Battle Line alone has no marker.",
        ],
        see: &["17.2", "17.3", "17.4", "6.34"],
    },
    Rule {
        number: "17.2",
        title: "To leeward",
        text: &[
            "The whole task group launches one unit in a phase or lands one, never both. Searches count: two units from one group cannot go together, and of those that come home one lands and the others are lost.",
            "Its patrols come out of their box at once, each with the fuel that its die says, and nobody goes on patrol. Missions that find no room wait overhead, for 1 fuel a phase.",
        ],
        see: &["4.35", "4.431", "8.28", "8.282"],
    },
    Rule {
        number: "17.3",
        title: "Keeping station",
        text: &[
            "Each fleet carrier launches one unit in a phase or lands one. Of the light carriers of a group one does the same, whichever you like, and the others neither; in the next phase it may be another.",
            "Patrols stay in their box, and others may join them. Searches count as launches and landings.",
        ],
        see: &["6.2", "4.33", "8.282"],
    },
    Rule {
        number: "17.4",
        title: "To windward",
        text: &[
            "No marker: the carriers launch and land as ever, as far as their damage lets them.",
        ],
        see: &["6.2"],
    },
    Rule {
        number: "17.5",
        title: "To leeward at the start",
        text: &[
            "In scenario 7 the fleet has run west in the night: its carrier groups begin with Leeward Move markers, which hold until the end of their first US Move.",
        ],
        see: &["17.2"],
    },
    Rule {
        number: "17.6",
        title: "Variable wind",
        text: &[
            "Optional with leeward movement. Before the battle a die says whence the wind blows, mostly from the east; on a 10 another is rolled in the second column. It does not change after that.",
        ],
        see: &["17.1"],
    },
];
