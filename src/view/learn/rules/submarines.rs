//! The US submarines (14.1).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "14.1",
        title: "Your submarines",
        text: &[
            "Five submarines lie across the way that Ozawa is expected to come. Each may be placed anywhere on the chart, islands included, before the first turn.",
            "They act when the US Subs chit is drawn, once a turn: each may move one hex, look for a force in its hex, and attack it or follow it. They give no detection: a force that a submarine has met is not one that a strike may fly for.",
        ],
        see: &["14.12", "14.13", "14.15", "14.16"],
    },
    Rule {
        number: "14.12",
        title: "When their chit is drawn",
        text: &[
            "A submarine that neither lies deep nor follows a force may move one hex, and then may try to make contact with a force in its hex.",
            "One that lies deep comes up one step, and does nothing else. One that follows a force goes on following, lets it go, or attacks it.",
        ],
        see: &["14.13", "14.15", "14.17"],
    },
    Rule {
        number: "14.13",
        title: "Making contact",
        text: &[
            "One die: from 5 on the submarine is in contact. It is easier when the force has come into the submarine\u{2019}s hex or did not move when it last acted, and easier by three against a crippled ship; harder by one at dusk and at night.",
            "A submarine that ran after the force pays for it: three for coming up straight behind, two for coming up at an angle from behind.",
        ],
        see: &["14.14", "14.131"],
    },
    Rule {
        number: "14.131",
        title: "From which side it comes",
        text: &[
            "What counts is the way the force went when it last moved, and the way the submarine came into its hex in this activation. The same way, from the hex the force has left: a stern chase, three off. Sixty degrees off it: an oblique approach, two off. From ahead or abeam nothing is taken off.",
        ],
        see: &["14.13"],
    },
    Rule {
        number: "14.14",
        title: "What contact brings",
        text: &[
            "A force of Level 0 draws its chit of Level 1, and may prove to be nothing; then another force in the hex may be tried. Otherwise the submarine attacks, or follows it.",
        ],
        see: &["7.34", "14.15", "14.16"],
    },
    Rule {
        number: "14.15",
        title: "Shadowing",
        text: &[
            "A submarine in contact may follow the force and report it: searches add two to their die against it as long as that lasts.",
            "Whenever the force is activated its escorts hunt the submarine, before it moves. If the submarine is not driven deep it goes along to the force\u{2019}s new hex.",
        ],
        see: &["14.17", "8.34"],
    },
    Rule {
        number: "14.16",
        title: "A submarine attacks",
        text: &[
            "One die says how many of its torpedo salvoes may hit: none below 6, one from 6, two on 9 and 10. Another die for each says how many hits; on a 10 a further die decides, and a second 10 destroys her.",
            "The ship is a carrier of your choice where the carriers of the force are known. A surface force is made known at once, and one of its largest ships is hit. Otherwise the hits wait.",
            "Then the escorts hunt the submarine, with one added if it has hit.",
        ],
        see: &["14.162", "14.17", "12.21"],
    },
    Rule {
        number: "14.162",
        title: "Hits that wait for a ship",
        text: &[
            "While a force\u{2019}s carriers are not known, the hits lie with the force and grow old as other hits do. When its carriers become known, all of them go to one, drawn by chance, a fleet carrier before a light one. She may sink at once; what is more than she can take is lost.",
            "When such a force leaves the map, or the battle ends, it is made known and the hits are given, before the points are counted.",
        ],
        see: &["12.21", "12.27"],
    },
    Rule {
        number: "14.17",
        title: "Submarines are hunted",
        text: &[
            "After its attack, and when a force that it follows is activated, one die is rolled for the escorts: on 4 to 6 the submarine lies deep for one drawing of its chit, on 7 to 9 for two, on 10 a second die decides whether it is lost.",
            "Deep means: no move, no contact, no attack, no following. Each time the US Subs chit is drawn it comes up one step, and it may act the next time.",
            "When the target was a crippled ship by herself, odd dice have no effect.",
        ],
        see: &["14.12", "14.15"],
    },
];
