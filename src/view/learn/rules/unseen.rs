//! The unseen enemy: how his forces move and come to be known, searches and their options (6.3, 7, 8.3, 18).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "6.3",
        title: "Your ships move",
        text: &[
            "When the US Move chit is drawn, Task Force 58 may move one hex. That is the only moment of the turn at which it can.",
            "A force with carriers keeps out of island hexes, and no ships enter a hex that the enemy is in. Missions on the map stay behind; patrols in their boxes come along.",
        ],
        see: &["3.2"],
    },
    Rule {
        number: "7.2",
        title: "Japanese movement",
        text: &[
            "A force moves one hex when its chit is drawn. One die at the start of the segment is read on the compass of the zone that each force is in.",
            "At the edge of the map it goes along the edge. Sent into a hex of your ships it keeps its own. A force that retires goes the opposite way, and within nine hexes of your ships always away from them.",
        ],
        see: &["3.2", "7.3"],
    },
    Rule {
        number: "7.3",
        title: "Intelligence",
        text: &[
            "What you know of a force has levels. At Level 0 it is a report and no more. Its first chit, drawn from a cup, says roughly what it is, or that there is nothing at all. Level 2 says whether it has carriers and about how many, Level 3 their number by type or the ships of a surface force, Level 4 the carriers and their screen.",
            "A first sighting brings the first chit. A better one brings the next level, and a strike that finds a force learns everything at once.",
            "A chit of Level 3 that is not to be had is replaced by the one that differs least. Battleships that are all in use are left out.",
        ],
        see: &["8.3", "7.4", "5.2"],
    },
    Rule {
        number: "7.4",
        title: "The carriers of a force",
        text: &[
            "At Level 4 a die says how many carriers of each type there really are, and they are drawn at random from those not met yet. When one type is used up, the other takes its place.",
            "Their number says on which column their screen is rolled, and what is added to that die.",
        ],
        see: &["7.3"],
    },
    Rule {
        number: "7.5",
        title: "Double forces",
        text: &[
            "With this option a report may prove to be two forces in one hex. They move together when the first of their chits is drawn, and are searched for and attacked one by one.",
            "A strike that takes the wrong target in their hex finds the other half.",
        ],
        see: &["7.3", "5.2"],
    },
    Rule {
        number: "8.3",
        title: "What a search sees",
        text: &[
            "A standard search looks once at every force in the part of its sector that it has just flown through: up to 2 hexes out, 3 to 6, or 7 to 10. A narrow search sees only the hexes it flies through, and adds 1.",
            "Two units add 1, a fighter takes 1, and range and failing light take more. A question mark is a rough sighting, L is Located and S is Spotted; chit+1 brings the next level of intelligence, unless the force had none.",
            "A force that proves to have carriers by such a sighting does not know that it is seen: you have the US Advantage over it until it has been activated.",
        ],
        see: &["8.2", "8.1", "7.3"],
    },
    Rule {
        number: "18.1",
        title: "Shadowing",
        text: &[
            "With this option a search on its way out that has seen a force well may stay with it. It looks for no other, tries once more in the next search with 1 added, and then flies home.",
            "In the zone of 7 to 10 hexes it can stay only with a force at 7 or 8.",
        ],
        see: &["8.3"],
    },
    Rule {
        number: "18.2",
        title: "Searches of twelve hexes",
        text: &[
            "With this option fighters alone may search to twelve hexes. They look at the hexes 11 and 12 out on the way there and on the way back.",
            "Fighters that meet carriers turn for home at once.",
        ],
        see: &["8.3"],
    },
    Rule {
        number: "18.3",
        title: "Location uncertainty",
        text: &[
            "With this option a force known only roughly may prove to be elsewhere when it is seen better: one die gives the direction, another up to two hexes.",
        ],
        see: &["8.3"],
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
