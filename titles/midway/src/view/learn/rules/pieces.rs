//! The map, the pieces, the set-up, and where units are based (2 to 4).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "2.1",
        title: "The map",
        text: &[
            "Four route lines cross the Pacific from Japan and Truk to your home bases: AL by the Aleutians to Alaska, MI by Midway to Pearl Harbor, SO by the Solomons to New Caledonia, MO by Port Moresby to Australia. Each is a chain of spaces; distances are counted in them.",
            "You hold four island bases, the Japanese Wake and the two Rabauls. Dotted lanes join your own home bases: on them nobody is seen and nobody flies.",
            "The perimeter line runs just outside the Japanese bases. It matters for spotting and for who withdraws.",
        ],
        see: &["5.0", "8.2", "9.1", "14.2"],
    },
    Rule {
        number: "2.2",
        title: "The pieces",
        text: &[
            "A task force marker stands on the map for the ships that are in it; its front is its unspotted side, its back the spotted one. Ships have one side, air units and coastal defenses two: whole and reduced.",
            "Fighters (FTR) fight aircraft; bombers (BBR, some of them SBD or TBD) attack ships and coastal defenses. Naval air units (NAC) may be based on carriers and ashore, land-based ones (LAC) ashore only.",
        ],
        see: &["2.3", "4.1", "4.2", "17.1"],
    },
    Rule {
        number: "2.3",
        title: "Numbers that hit",
        text: &[
            "Every number on a unit is what a six-sided die must show, or less, to hit. A dash never rolls. A number in brackets is an air combat number that only answers a fighter.",
            "Range is how many spaces away an air unit can attack; it comes home from there without a cost.",
        ],
        see: &["10.1", "12.2", "17.2"],
    },
    Rule {
        number: "2.4",
        title: "A force without ships",
        text: &[
            "A task force can do nothing without ships. A captured base is nobody\u{2019}s island base any more: nothing is based there, and it looks out for neither side.",
        ],
        see: &["8.3", "9.1"],
    },
    Rule {
        number: "2.5",
        title: "Scale",
        text: &[
            "A turn is about four days. A carrier is one ship, a battleship counter two or three; cruisers and destroyers stand for divisions.",
        ],
        see: &["6.0"],
    },
    Rule {
        number: "3.1",
        title: "Your set-up",
        text: &[
            "Everything is whole but Saratoga, who is under repair on the West Coast, with her groups waiting aboard. Three ships and three air units wait as reinforcements.",
        ],
        see: &["6.0(11a)", "6.0(17)"],
    },
    Rule {
        number: "3.2",
        title: "The Japanese set-up",
        text: &[
            "Twelve task forces begin in the four home base boxes. A die sends each of the eleven carriers to a line: half of them come to MI on the average, the rest to the other three. Transports belong to the invasion forces.",
            "Seventeen warships and three decoys are shuffled among the forces. You see none of it. A decoy is shown and removed when its force is spotted; until then it marches, looks and stops your ships like a real force.",
        ],
        see: &["8.7", "9.0"],
    },
    Rule {
        number: "4.1",
        title: "Carriers",
        text: &[
            "A carrier takes as many naval air units as her capacity says, three on each of yours. A damaged one keeps her groups and they are off the map with her, even those in the air above her.",
            "Groups that are away when their carrier is hit look for another deck or base.",
        ],
        see: &["6.0(11b)", "18.0"],
    },
    Rule {
        number: "4.2",
        title: "Room at a base",
        text: &[
            "An island base takes as many air units as its coastal defense has capacity: fewer when that is reduced, none for the rest of the game once it was eliminated. Home bases have a capacity of their own.",
            "If more units are based there than have room, you give up the difference.",
        ],
        see: &["4.3", "17.3"],
    },
    Rule {
        number: "4.3",
        title: "Tenders",
        text: &[
            "A tender (AVD) at one of your bases makes room for one more air unit, however many tenders lie there. When she sails, the room goes with her.",
        ],
        see: &["4.2", "6.0(13d)"],
    },
    Rule {
        number: "4.4",
        title: "Ships in a task force",
        text: &[
            "An option, on by default: a task force of yours takes as many ships as its number in square brackets, and one or two more with a leader. Japanese forces have no such limit and never regroup.",
        ],
        see: &["6.0(11b)", "20.1"],
    },
];
