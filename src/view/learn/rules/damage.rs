//! Damage, fire, victory points (12, 15), and night flying (22).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "12.1",
        title: "Hits on your carriers",
        text: &[
            "Hits take a carrier from light to heavy damage, to crippled, and to the bottom. A fleet carrier is heavily damaged at 4 hits and crippled at 6, a light one at 3 and at 4. Her guns weaken with it.",
            "Any hit puts her flight deck out of action, costs an air unit, and may start a fire.",
        ],
        see: &["12.12", "12.14", "12.3"],
    },
    Rule {
        number: "12.12",
        title: "Flight deck out of action",
        text: &[
            "Any hit puts the flight deck of a carrier of yours out of action. Until it is repaired she neither launches nor lands nor moves aircraft, and what was aloft must land elsewhere.",
        ],
        see: &["12.13"],
    },
    Rule {
        number: "12.13",
        title: "Repair of a flight deck",
        text: &[
            "At the end of every action phase but the one in which she was hit, a die is rolled for each deck that is out of action. On 7 or more it works again.",
            "Hits are never repaired, only the deck.",
        ],
        see: &["12.12"],
    },
    Rule {
        number: "12.14",
        title: "Aircraft lost to hits",
        text: &[
            "A carrier of yours loses one air unit for each hit: from the flight deck first, then from servicing, then from the hangar, drawn by chance among those. A unit lost from the hangar makes up for two hits.",
        ],
        see: &["12.3"],
    },
    Rule {
        number: "12.2",
        title: "Hits on Japanese carriers",
        text: &[
            "Hits on a Japanese carrier are of this turn, of the last turn, or for good: when a turn ends they grow older by one step. Only hits for good weaken her air strength.",
            "At half her hit capacity she is heavily damaged. A fleet carrier is crippled with one or two hits less than her capacity, a light one with one less. With as many hits for good as her capacity she sinks.",
        ],
        see: &["15.1"],
    },
    Rule {
        number: "12.21",
        title: "How hits age",
        text: &[
            "When a turn ends, the hits that Japanese carriers took in the last turn stay for good, and those of this turn become those of the last.",
            "Raids already in the air are not called back by hits on their carriers: that is why hits count only after a while.",
        ],
        see: &["12.2"],
    },
    Rule {
        number: "12.3",
        title: "Fire",
        text: &[
            "A hit on a carrier of yours may start a fire. It is rolled for once in a segment, with all the hits she has taken in it.",
            "What stands ready on her deck adds 2 to the roll, anything in servicing 1, and each hit after the first 1. That is why you clear the decks before a raid arrives.",
            "A carrier on fire conducts no air operations. When the turn ends every fire burns on, grows, or is put out.",
        ],
        see: &["12.31", "12.32", "6.27"],
    },
    Rule {
        number: "12.31",
        title: "Does a fire break out?",
        text: &[
            "One die is rolled for each of your carriers that was hit in the segment; on 9 or more she is on fire. Ready units on her deck add 2, units in servicing add 1, and every hit after the first adds 1.",
            "A fire begins at level 1. Hit again before it is out, she may have a second one.",
        ],
        see: &["12.32", "12.34"],
    },
    Rule {
        number: "12.32",
        title: "Does a fire spread?",
        text: &[
            "At the end of every turn a die is rolled for each fire, also for one that began in that turn. It may be put out, shrink, grow to level 2 or 3, or do damage: as many hits as its level, or twice as many.",
            "The worse the fire, the higher the roll; fewer hands on a crippled ship add to it as well.",
        ],
        see: &["12.34"],
    },
    Rule {
        number: "12.34",
        title: "Work on a burning carrier",
        text: &[
            "A carrier on fire neither launches nor lands, nor does she raise, lower or service aircraft, until the last of her fires is out.",
        ],
        see: &["12.32"],
    },
    Rule {
        number: "12.5",
        title: "Hits on other ships",
        text: &[
            "Battleships have heavy damage and are crippled like carriers, but know no light damage; yours are crippled at 15 hits. Crippled, their guns are silent.",
            "Cruisers and destroyers, which are counted by the division, feel nothing until their hits reach their capacity; then they are gone.",
        ],
        see: &["12.1"],
    },
    Rule {
        number: "15.1",
        title: "Victory points",
        text: &[
            "A Japanese fleet carrier is worth 25 sunk, 17 crippled, 10 heavily damaged; a light one 15, 10 and 6. With light damage either counts 1 for each hit. Every five air points destroyed count 1.",
            "Against you: each of your carriers lightly damaged 5, heavily 10, crippled 15, sunk 35, or 25 if she is a light one; 1 for every two units lost away from the fleet, 1 for every four lost over it or aboard.",
            "A scenario may count otherwise: its briefing and the score\u{2019}s table in the record say how.",
        ],
        see: &["12.1", "12.2"],
    },
    Rule {
        number: "12.4",
        title: "Crippled ships",
        text: &[
            "A crippled carrier or battleship lies dead in the water. She stays with her task group as long as that keeps its hex, and is left behind when it moves.",
            "From then on she is alone. Nobody lands on her, submarines look for her, and the enemy may come upon her.",
            "A crippled Japanese ship stays where she is when her force moves on. She is then a force by herself, well known and easily found again, without fighters or escort, and is towed west in every third turn, with the chit of her force.",
        ],
        see: &["12.2", "12.42", "12.44", "12.46", "14.25"],
    },
    Rule {
        number: "12.42",
        title: "In tow",
        text: &[
            "A crippled ship is towed, and only in turns that start at half past the hour: one hex when the US Move chit is drawn.",
        ],
        see: &["12.4", "6.3"],
    },
    Rule {
        number: "12.44",
        title: "Raids on crippled ships",
        text: &[
            "Raids go for task groups first. They go for a crippled carrier that lies alone only if no task group they could attack is within 12 hexes, and no Japanese surface force within six of her.",
        ],
        see: &["12.4", "5.7"],
    },
    Rule {
        number: "12.46",
        title: "Coming upon crippled ships",
        text: &[
            "A hex in which all ships of the enemy are crippled is open to either side. A task group of yours that enters it has sunk them; a Japanese surface force has sunk yours.",
        ],
        see: &["12.4", "6.34"],
    },
    Rule {
        number: "14.2",
        title: "Japanese submarines",
        text: &[
            "At the end of a turn a submarine may find ships that show lights: one roll for each lit hex. On 8 or more a second roll says what its torpedoes do to one of the carriers there, drawn by chance.",
            "The hits put her flight deck out of action and cost aircraft as bombs do. Fire breaks out only where the chart says so.",
        ],
        see: &["6.43", "12.1", "14.25"],
    },
    Rule {
        number: "14.25",
        title: "Submarines and crippled ships",
        text: &[
            "At the end of each turn of daylight, 0530 to 1730, there is a roll for every crippled ship that lies alone. Each surface unit of a task group in her hex takes 1 from the first roll.",
        ],
        see: &["14.2", "12.4"],
    },
    Rule {
        number: "22.7",
        title: "Night flyers coming home",
        text: &[
            "With the rules for night flying, units trained for the night roll for their safe return only if they are Fuel Critical, and dusk and darkness add nothing to their roll. Otherwise they land like all others.",
        ],
        see: &["6.4", "4.451"],
    },
];
