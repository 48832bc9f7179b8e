//! The Japanese forces: how they move, how they come to be known, and which ships they have (2.35, 6.3, 7.2-7.5,
//! 19.2).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "2.35",
        title: "Ships that were there, and others",
        text: &[
            "Historical ships fought in the battle. Additional ships did not, and might have: Shinano among them. With the option they are drawn as readily as the others; without it they come only when every historical carrier has been met.",
            "The four carriers lost at Midway belong to scenario 9 alone.",
        ],
        see: &["7.42"],
    },
    Rule {
        number: "6.3",
        title: "Your ships move",
        text: &[
            "When the US Move chit is drawn, Task Force 58 may move one hex. That is the only moment of the turn at which it can.",
            "It moves as one, or its task groups go their own ways. In scenarios 1 to 4 they stay together.",
        ],
        see: &["6.33", "6.34", "6.36", "3.2"],
    },
    Rule {
        number: "6.33",
        title: "Task groups part",
        text: &[
            "When the chit is drawn, any task group may leave the others and move by itself. Task groups that end their moves in one hex are together again.",
            "A mission of several task groups may come home to any of them.",
        ],
        see: &["6.3", "6.15"],
    },
    Rule {
        number: "6.34",
        title: "Where your ships may go",
        text: &[
            "One hex at a time. Ships with carriers among them keep out of island hexes, and nobody enters a hex that holds a Japanese force, unless all that is there is crippled ships.",
        ],
        see: &["6.3", "12.46"],
    },
    Rule {
        number: "6.36",
        title: "What moves with the ships",
        text: &[
            "Patrols in their boxes come along. Missions and raids that are on the chart stay where they are; searches fly home to wherever the ships are by then.",
        ],
        see: &["6.3", "8.28"],
    },
    Rule {
        number: "7.2",
        title: "Japanese movement",
        text: &[
            "A force moves one hex when its activation chit is drawn, and not otherwise. Islands do not stop it.",
            "Which way it goes depends on what it is known to be: a force that retires draws off, most others follow the compass printed in the waters they are in.",
        ],
        see: &["3.2", "7.22", "19.2"],
    },
    Rule {
        number: "7.21",
        title: "What decides a force\u{2019}s way",
        text: &[
            "A retiring force comes first: it uses retirement movement. All the forces of scenario 4 retire, so that nothing else need be asked there.",
            "Where they come on, surface forces and forces of unknown kind use mission movement; but a surface force within six hexes of a crippled ship of yours goes for her.",
            "A carrier force that has raided keeps its distance: within eight hexes of your carriers it draws off, at nine it stays, and farther than that it comes on again, straight at you while it is west of the red line.",
        ],
        see: &["19.2", "7.22"],
    },
    Rule {
        number: "7.22",
        title: "Mission movement",
        text: &[
            "The map is divided into zones, each with a compass whose arms carry numbers. One die at the beginning of the Activation Segment is read by every force that moves in it, each on the compass of its own zone.",
        ],
        see: &["7.222", "7.2"],
    },
    Rule {
        number: "7.222",
        title: "At the edge of the map",
        text: &[
            "A force that its compass would send off the map goes along the edge instead, in the direction nearest to the one it was given; if two are as near, one by chance.",
        ],
        see: &["7.22", "19.2"],
    },
    Rule {
        number: "7.25",
        title: "Islands",
        text: &[
            "Japanese forces pass through island hexes as through the open sea. Your carriers do not.",
        ],
        see: &["6.34"],
    },
    Rule {
        number: "7.3",
        title: "Intelligence",
        text: &[
            "What you know of a force has levels, from 0, a report and no more, to 4, her carriers by name. Each level has a chit of its own, drawn or rolled for at the moment at which you learn it and never before: until then there is nothing to be known.",
            "A level is never lost again. What fades is only the knowledge where the force is.",
        ],
        see: &["7.31", "7.32", "7.33", "7.34", "8.1"],
    },
    Rule {
        number: "7.31",
        title: "Level 0: a report",
        text: &[
            "A counter without a chit. Somebody has reported ships there; how many, of what kind, and whether there are any at all, nobody can say.",
        ],
        see: &["7.35", "7.34"],
    },
    Rule {
        number: "7.32",
        title: "Level 1: the first chit",
        text: &[
            "A Carrier force was seen to have a carrier. A Surface force is most likely what it says, and now and then proves to have one after all.",
            "Large, Medium and Small say how many ships were counted and nothing of their kind: any of them may have carriers, a large one the likelier.",
        ],
        see: &["7.35", "7.36"],
    },
    Rule {
        number: "7.33",
        title: "Level 2 and above",
        text: &[
            "From Level 2 on it is settled whether a force has carriers. A carrier force has four levels, a surface force three.",
        ],
        see: &["7.331", "7.332"],
    },
    Rule {
        number: "7.331",
        title: "Carrier forces",
        text: &[
            "Level 2 gives about how many carriers there are, large and small counted alike; Level 3 a number of each. Either may prove to be a little off. Level 4 gives the ships, with the surface ships that screen them.",
        ],
        see: &["7.36", "7.37", "7.4"],
    },
    Rule {
        number: "7.332",
        title: "Surface forces",
        text: &[
            "Level 2 says small, medium or large. Level 3 gives the ships: a squadron of cruisers or of destroyers, and perhaps battleships. More there is not to learn.",
        ],
        see: &["7.36", "7.39"],
    },
    Rule {
        number: "7.34",
        title: "When you learn more",
        text: &[
            "Any sighting of a Level 0 force draws its first chit, and no more than that, however good the sighting is.",
            "Later sightings give the next level only if they say chit+1. A strike that makes contact with a force takes it to its highest level at once, one level after the other.",
        ],
        see: &["8.34", "5.2"],
    },
    Rule {
        number: "7.35",
        title: "The cup of first chits",
        text: &[
            "The chits of Level 1 lie in a cup and do not go back when they have been drawn, so that every one you see says something about those that are left. In scenario 4 there are 25 at the beginning: 6 Carrier, 4 Surface, 2 Large, 3 Medium, 3 Small and 7 False Contact.",
            "A False Contact was never there. Its counter is taken off the map, and it brings no points.",
        ],
        see: &["7.36", "7.51"],
    },
    Rule {
        number: "7.36",
        title: "From Level 1 to Level 2",
        text: &[
            "A die on the column of the chit says whether the force has carriers and about how many, or how large a surface force it is. The first chit is set aside and not used again.",
            "Aircraft that a force has shown would be added or taken off. In scenario 4 none has shown any, and nothing is added.",
        ],
        see: &["7.37", "7.39"],
    },
    Rule {
        number: "7.37",
        title: "Level 3 of a carrier force",
        text: &[
            "The chit of Level 2 chooses the chart, the aircraft that the force has shown its column; in scenario 4 it is always the column headed unknown. The result is a number of fleet carriers and a number of light carriers.",
        ],
        see: &["7.38", "7.41"],
    },
    Rule {
        number: "7.38",
        title: "A chit that is not to be had",
        text: &[
            "There are only so many chits of Level 3. If the one wanted is in use the nearest is taken, by the difference in fleet carriers and in light carriers together; of two that are as near, one by chance.",
        ],
        see: &["7.37"],
    },
    Rule {
        number: "7.39",
        title: "Level 3 of a surface force",
        text: &[
            "A die on the column of its size gives a destroyer force, a cruiser force, or battleships with a cruiser force; the ships are drawn from those that no other force has. CA2+ and CA2\u{2212} draw two cruiser forces and keep the larger or the smaller.",
            "Battleships that are all in use are left out, and where no cruisers are left destroyers take their place, or the reverse.",
        ],
        see: &["7.332"],
    },
    Rule {
        number: "7.4",
        title: "The carriers of a force",
        text: &[
            "At Level 4 a carrier force gets its ships: first how many carriers there really are, then their names, then the screen around them.",
        ],
        see: &["7.41", "7.42", "7.44"],
    },
    Rule {
        number: "7.41",
        title: "How many carriers there really are",
        text: &[
            "The chit of Level 3 is the column. Most rolls confirm it; a low one finds fewer or smaller carriers, a high one more.",
        ],
        see: &["7.42"],
    },
    Rule {
        number: "7.42",
        title: "Their names",
        text: &[
            "Carriers are drawn at random from those of their type that have not been met. When one type is used up, the other takes its place.",
        ],
        see: &["7.43", "2.35"],
    },
    Rule {
        number: "7.43",
        title: "When all carriers have been met",
        text: &[
            "When the historical carriers are all in play the additional ones follow. When there are none at all, no more carriers can come: the force proves to be surface ships.",
        ],
        see: &["2.35", "7.42"],
    },
    Rule {
        number: "7.44",
        title: "The screen",
        text: &[
            "The number of carriers says on which column of the surface chart the screen is rolled, and what is added to that die or taken from it.",
        ],
        see: &["7.39", "7.4"],
    },
    Rule {
        number: "7.5",
        title: "Double forces",
        text: &[
            "With this option a report may prove to be two forces in one hex, as Ozawa kept his carriers together on the day.",
            "The two sail together. Otherwise each is a force of its own: seen, known and attacked by itself.",
        ],
        see: &["7.51", "7.52", "7.53"],
    },
    Rule {
        number: "7.51",
        title: "The cup with double forces",
        text: &[
            "Double Force chits go into the cup of first chits; two Carrier, one Large, one Surface and two False Contact chits come out of it. The Carrier chits and the Large one are kept at hand for the halves.",
        ],
        see: &["7.52", "7.35"],
    },
    Rule {
        number: "7.52",
        title: "A double force is found",
        text: &[
            "A second counter joins the first in its hex, and each half gets a chit from those kept at hand. The second half enters undetected, and the search that found the first does not look for it.",
            "A second Double Force uses what is left of those chits and a Carrier chit from the cup. More than two there cannot be.",
        ],
        see: &["7.53", "7.56"],
    },
    Rule {
        number: "7.53",
        title: "Two halves under way",
        text: &[
            "Both chits go into the cup. The first of them to be drawn moves both halves, and contact with both fades by one step; the second does nothing.",
        ],
        see: &["3.2", "8.14"],
    },
    Rule {
        number: "7.54",
        title: "Two halves attacked",
        text: &[
            "Each half is attacked by itself. A strike on one that takes the wrong target in its hex finds the other.",
        ],
        see: &["5.26", "7.53"],
    },
    Rule {
        number: "7.56",
        title: "A second double force",
        text: &[
            "It takes the chit that is left of the three kept at hand and one more Carrier chit out of the cup, one for each half by chance. Any further Double Force chit counts as nothing.",
        ],
        see: &["7.52"],
    },
    Rule {
        number: "19.2",
        title: "Retirement",
        text: &[
            "A retiring force reads the compass of its zone backwards: it goes the opposite way of the arm that the die names.",
            "Nearer than nine hexes to your ships it must go away from them, in the direction among those that is nearest to the one it was given.",
            "It may leave the map by the west edge, and by no other; then it is out of the game.",
        ],
        see: &["7.22", "7.222"],
    },
];
