//! How Japanese forces come onto the map, and the options of the whole battle (7.1, 18.4, 24.1, 24.3).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "7.1",
        title: "Forces arrive",
        text: &[
            "There are sixteen lettered counters. As a turn begins, a third of those that are not in play arrive, rounded down; of one or two, one. A report that proved to be nothing, and a force that became a butai, set their letter free for another; a force that left the map takes its letter with it.",
            "One die chooses one of four zones along the north, west and south edges, another the hex in it. Where a force has arrived in the same turn, a free hex of the zone is drawn instead.",
            "If carriers of yours are within six hexes of that hex, one more die may send the force to another hex of the zone, or to another zone.",
            "When they have arrived, the cup is filled: a chit for each force, the chits of your own side and of Guam, and No Op chits to a multiple of four.",
        ],
        see: &["3.2", "7.2"],
    },
    Rule {
        number: "18.4",
        title: "Morning searches",
        text: &[
            "With this option the searches of the first turn of June 19 take off before any force arrives, so that you send them without knowing where to. They are the only searches of that turn, and count against what their carriers launch in its first phase.",
        ],
        see: &["8.2", "7.1"],
    },
    Rule {
        number: "24.1",
        title: "Task Group 58.1 is not present",
        text: &[
            "A variant: the group that raided Iwo Jima has not come back in time. Its ships and aircraft take no part.",
        ],
        see: &["6.2"],
    },
    Rule {
        number: "24.3",
        title: "No US submarines",
        text: &[
            "A variant: your submarines are on other stations. None is on the chart, and their chit is not in the cup.",
        ],
        see: &["3.2"],
    },
];
