//! Detection and air search, and the options that extend it (8, 18, 22.2).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "8.1",
        title: "Detection",
        text: &[
            "How well you know where a force is. Undetected: not at all. Approximate Sighting: hereabouts. Located and Spotted: in its hex, the second more freshly than the first.",
            "What a force is and where it is are two things: a force you know by name may be lost from sight, and one in sight may still be a riddle.",
        ],
        see: &["8.12", "8.14", "8.15", "7.3"],
    },
    Rule {
        number: "8.12",
        title: "How a force is detected",
        text: &[
            "By a search that sees it, with the marker that the chart gives; or by a strike that finds it, which leaves it Spotted.",
        ],
        see: &["8.34", "5.2"],
    },
    Rule {
        number: "8.13",
        title: "The marker",
        text: &[
            "A force keeps the best marker it has: a rough sighting does not spoil a good one. With the first sighting of a Level 0 force comes its first chit, and a False Contact leaves the map.",
        ],
        see: &["7.35", "8.14"],
    },
    Rule {
        number: "8.14",
        title: "Contact fades",
        text: &[
            "Whenever its chit is drawn a detected force goes one step down: Spotted to Located, Located to Approximate Sighting, Approximate Sighting to undetected. Three activations after the best of sightings it is lost.",
            "What you have learnt of its ships stays with its counter.",
        ],
        see: &["3.2", "8.1"],
    },
    Rule {
        number: "8.15",
        title: "What detection is good for",
        text: &[
            "Strikes may set out for a detected force only, and attack no other, unless by mistake. A Located or Spotted one is found more easily than a rough sighting.",
        ],
        see: &["5.2", "4.22"],
    },
    Rule {
        number: "8.2",
        title: "Searches",
        text: &[
            "Once a turn, in a phase of your choice, searches fly: those in the air go on, new ones take off, and each looks round where it has flown.",
            "A search is no mission: it counts no fuel, needs no mission marker, and comes home by itself. It is aimed once and then flies out and back.",
        ],
        see: &["8.22", "8.23", "8.27", "8.28", "8.3"],
    },
    Rule {
        number: "8.21",
        title: "Who can search",
        text: &[
            "Any aircraft that stands ready. Fighters see less: the pilot of a Hellcat is alone and has to fly it, and 1 is taken from the die if any fighter is along.",
        ],
        see: &["8.27", "8.34"],
    },
    Rule {
        number: "8.22",
        title: "One search segment a turn",
        text: &[
            "You declare it in one phase of each turn, after your missions have flown. Without it nothing moves: searches that are out wait where they are for the next one, and cannot land.",
            "From one segment to the next it may be one phase or seven, as you choose. Early in the turn few forces have moved since the last look; late, most of them have, and contact with them has faded.",
        ],
        see: &["8.2", "8.27"],
    },
    Rule {
        number: "8.23",
        title: "Standard and narrow",
        text: &[
            "A standard search goes out ten hexes and sees everything within 30 degrees on either side of its line. A narrow one goes out fourteen, sees nothing but the hexes it flies through, and adds 1 to its die.",
        ],
        see: &["8.25", "8.26"],
    },
    Rule {
        number: "8.24",
        title: "The Max Radius marker",
        text: &[
            "It lies in the hex at which the search turns for home, and the search flies straight to it and back. It is placed when the search takes off and does not move, wherever the fleet goes.",
        ],
        see: &["8.25", "8.26"],
    },
    Rule {
        number: "8.25",
        title: "The twelve sectors",
        text: &[
            "A standard search flies along one of twelve lines, 30 degrees apart, the first due north. It sees the two wedges of 30 degrees beside its line, so that neighbours overlap by one and every second line covers all the sea.",
            "A hex belongs to the wedge in which its middle lies; on the line between two, to both.",
        ],
        see: &["8.33", "8.24"],
    },
    Rule {
        number: "8.26",
        title: "Narrow searches",
        text: &[
            "Aimed at any hex fourteen away, it sees the hexes it enters and no others: good for an old contact, when it is known where to look.",
            "If the hex lies beyond the edge of the map it flies towards it and turns at the last hex there is.",
        ],
        see: &["8.32", "8.24"],
    },
    Rule {
        number: "8.27",
        title: "Sending a search",
        text: &[
            "One unit or two take off from the carriers of one task group and fly two hexes at once, and look round there. Two add 1 to the die; the second unit may be a different type.",
        ],
        see: &["8.271", "8.282", "8.34"],
    },
    Rule {
        number: "8.271",
        title: "How far it flies",
        text: &[
            "Two hexes in the segment in which it takes off, four in every other: it stands 2, 6, 10 and, if narrow, 14 hexes out at the end of its moves. Since there is one search segment a turn, a standard search is home in its sixth, a narrow one in its eighth.",
        ],
        see: &["8.22", "8.28"],
    },
    Rule {
        number: "8.28",
        title: "Coming home",
        text: &[
            "A search flies back to the task group it came from, wherever that has gone, and lands as soon as it is there, on any carrier of the hex that has room and may still land aircraft.",
            "What finds no deck goes into the sea. In scenario 4 each such unit costs a point.",
        ],
        see: &["8.282", "6.28"],
    },
    Rule {
        number: "8.281",
        title: "The point of origin",
        text: &[
            "Zones and distances are counted from the hex in which the search took off, also when the fleet has moved since. Only the way home leads to where the ships are now.",
        ],
        see: &["8.33", "8.28"],
    },
    Rule {
        number: "8.282",
        title: "Searches and the flight decks",
        text: &[
            "What takes off or lands with a search counts among what the carrier may launch or land in this phase. One that has launched a search cannot land anything in the phase, and one that has landed a search cannot launch.",
        ],
        see: &["6.24", "6.28"],
    },
    Rule {
        number: "8.3",
        title: "What a search sees",
        text: &[
            "After each of its moves, on the way out and on the way home, a search makes an attempt for every force in the part of its sector that it has just flown through.",
            "Every search looks for itself: a force under two of them is looked for twice.",
        ],
        see: &["8.32", "8.33", "8.34"],
    },
    Rule {
        number: "8.32",
        title: "What a narrow search sees",
        text: &[
            "The forces in the hexes it has entered in this move. Where its line runs along the side of two hexes, you say which of them it flies through.",
        ],
        see: &["8.26", "8.34"],
    },
    Rule {
        number: "8.33",
        title: "The zones of a sector",
        text: &[
            "The sector has three zones: 0 to 2 hexes from the point of origin, 3 to 6, and 7 to 10. A search looks at the zone it has flown through, at every force that is there now. What has moved out of it meanwhile is not seen.",
            "On the way home each zone it has touched is looked at once more. A zone that is off the map as a whole is left out, and the search turns before it.",
        ],
        see: &["8.281", "8.34"],
    },
    Rule {
        number: "8.34",
        title: "The attempt",
        text: &[
            "One die. Two units and a narrow line add to it; fighters, range beyond two hexes, and failing light take from it.",
            "A question mark is an Approximate Sighting, L is Located, S is Spotted. Of a Level 0 force the first chit is drawn; of any other, chit+1 gives the next level as well.",
        ],
        see: &["7.34", "8.13", "8.35"],
    },
    Rule {
        number: "8.35",
        title: "US Advantage",
        text: &[
            "A force that was not known to have carriers, and proves to have them by a second sighting, does not know that it has been seen. The marker helps a strike to surprise it, and lasts until the force has next been activated.",
        ],
        see: &["5.3", "8.34"],
    },
    Rule {
        number: "18.1",
        title: "Shadowing",
        text: &[
            "With this option a search on its way out that has Spotted or Located a force may stay with it, at once or not at all. It looks for no other in that zone, moves where the force moves, and tries once more in the next search segment with 1 added.",
            "Then it flies home, and looks round in the nearer zones as it does. In the zone of 7 to 10 hexes it can stay only with a force at 7 or 8, and two units stay or go together.",
        ],
        see: &["8.3", "8.34"],
    },
    Rule {
        number: "18.2",
        title: "Searches of twelve hexes",
        text: &[
            "With this option fighters alone, carrying drop tanks, may search to twelve hexes. They look at the hexes 11 and 12 out on the way there and on the way back, and take 1 from the die as fighters always do.",
            "Fighters that come upon carriers turn for home at once.",
        ],
        see: &["8.25", "8.33"],
    },
    Rule {
        number: "18.3",
        title: "Location uncertainty",
        text: &[
            "With this option a force that was known only roughly may prove to be elsewhere when it is Spotted or Located: one die gives the direction, another how far, two hexes at most. It is moved before its marker is placed.",
        ],
        see: &["8.1", "8.34"],
    },
    Rule {
        number: "22.2",
        title: "Searches at night",
        text: &[
            "At night only planes trained for it could search. Without the rules for night operations nobody takes off in the dark.",
        ],
        see: &["8.3"],
    },
];
