//! Japanese carrier forces, the ways of those that fight, and their crippled ships (7.23, 7.24, 9, 12.4, 14.2).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "7.23",
        title: "The invasion zone",
        text: &[
            "In the dark waters round Saipan and Tinian every force steams due east, and from the last hex it leaves the chart. It has broken through to the landings then, and its ships count against you.",
            "If your ships are in the hex due east, it passes them on the one side or the other, by chance.",
        ],
        see: &["7.22", "15.1"],
    },
    Rule {
        number: "7.24",
        title: "Next to your ships",
        text: &[
            "A force beside a task group follows its compass, but never into a hex of your ships; sent there, it stays where it is. A carrier force takes notice of groups with carriers only.",
        ],
        see: &["7.21"],
    },
    Rule {
        number: "9.1",
        title: "Butai",
        text: &[
            "A force that is known to have carriers from Level 2 on, or that has shown its planes, is a butai: it has a number in place of its letter, and a display for its ships and planes.",
            "The display has boxes for two raids in the air, the return track, the turnaround track and a box for what is lost. No point ever leaves it.",
        ],
        see: &["9.12", "9.2"],
    },
    Rule {
        number: "9.12",
        title: "Return and turnaround",
        text: &[
            "Raids come home along the return track, by the distance they have to fly. What has landed goes through two boxes of Servicing, and is then ready for three hexes, for seven, for eleven, and for all ranges.",
            "Everything moves one box each time the force is activated, after its raid procedure and before it moves.",
        ],
        see: &["10.1", "10.3"],
    },
    Rule {
        number: "9.13",
        title: "Without carriers",
        text: &[
            "A force that has lost its last carrier is a surface force, with a lettered counter again, and retires.",
        ],
        see: &["19.2"],
    },
    Rule {
        number: "9.2",
        title: "Known air strength and air value",
        text: &[
            "Until a force is at Level 3 you know only the points it has shown: in raids, on its tracks, and lost. It may have more. A raid takes what is ready for its range, what has been ready longest first, and the rest comes from those that nobody has seen.",
            "From Level 3 on there is an air value, by the chit or by the carriers themselves: the most that the force can have.",
        ],
        see: &["9.1", "10.1"],
    },
];
