//! US air missions: forming, flying, fuel, fights in the air (4).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "4.1",
        title: "Air missions",
        text: &[
            "Your aircraft fly in missions: strikes against ships, intercepts against raids. There are eight displays for both together, so no more than eight missions at a time; a patrol in its box holds one of them.",
            "Units that take off in one hex may form one mission, or join one that is there. The mission then has the fuel of whichever has least.",
            "A mission never changes its kind, and its units stay in it until they land or are lost; only an intercept mission can be divided.",
        ],
        see: &["4.2", "4.3", "4.4", "6.24"],
    },
    Rule {
        number: "4.14",
        title: "Forming a mission",
        text: &[
            "Ready units take off during air operations. Those of several task groups may form one mission, if the groups are in the same hex.",
            "Units may also join a mission that is in their hex already. Its fuel becomes the lower of its own and that of the new units.",
        ],
        see: &["4.13", "6.24"],
    },
    Rule {
        number: "4.16",
        title: "Coming home",
        text: &[
            "A mission in the hex of a task group may land on any carrier there; it need not be the one it came from.",
            "What has landed goes below and through servicing before it flies again. Scenarios 1 and 2 have no servicing: there a unit flies once.",
        ],
        see: &["4.433", "6.28"],
    },
    Rule {
        number: "4.2",
        title: "Strikes",
        text: &[
            "A strike attacks detected Japanese forces. It may be of any aircraft: dive bombers and torpedo planes attack the ships, Hellcats escort them.",
            "It keeps within two hexes of its task group unless it flies straight towards a detected force. It may turn to another target on the way.",
            "A strike never fights a raid, and is never divided or joined with another in the air.",
        ],
        see: &["5.1", "4.4"],
    },
    Rule {
        number: "4.22",
        title: "How far a strike may stray",
        text: &[
            "A strike keeps within two hexes of its task group, unless each hex brings it straight nearer to a Japanese force that is detected.",
            "It may change its target on the way, and it may circle near home until something is detected. It may not fly out on the chance of finding something.",
        ],
        see: &["4.2"],
    },
    Rule {
        number: "4.3",
        title: "Intercept missions",
        text: &[
            "Only fighters fly intercept missions, of any carriers together. They start with the 16 fuel of the Hellcat.",
            "They may fly anywhere but into a hex with Japanese ships.",
            "An intercept mission may be divided in the air while a display is free; both parts keep its fuel. Two missions are never put together again.",
        ],
        see: &["4.33", "4.5", "4.434"],
    },
    Rule {
        number: "4.33",
        title: "Combat air patrol",
        text: &[
            "A task group keeps up to three units on patrol, in one or two missions, all launched from its own carriers. In the patrol box they spend no fuel, for a few at a time touch down and refuel.",
            "To fly out, or to fight a raid over the fleet, a patrol is placed on the chart. From then on it is an intercept mission like any other, and cannot go back to its box.",
        ],
        see: &["4.35", "4.3"],
    },
    Rule {
        number: "4.35",
        title: "The fuel of a patrol",
        text: &[
            "A patrol has been in the air for a while when it is placed on the chart. A die says how much fuel it has: 10 to 14 points instead of 16.",
            "If it is placed on the chart to fight, the 3 points of the fight come off at once.",
        ],
        see: &["4.33", "4.434"],
    },
    Rule {
        number: "4.36",
        title: "Where an intercept mission may go",
        text: &[
            "Fighters may fly anywhere on the chart, Guam included, but not into a hex with Japanese ships.",
        ],
        see: &["4.3"],
    },
    Rule {
        number: "4.37",
        title: "Dividing a mission",
        text: &[
            "An intercept mission may be divided at any time in its flight, if one of the eight displays is free. The units that leave form a mission of their own in the same hex, with the same fuel.",
            "Missions are never put together again, and a strike is never divided.",
        ],
        see: &["4.13", "4.2"],
    },
    Rule {
        number: "4.4",
        title: "Flying and fuel",
        text: &[
            "In each US Air Movement Segment every mission flies one hex, or stays, for 1 fuel; for a second hex it pays 1 more on a die of 1 to 5, and 2 more on 6 to 10.",
            "A fight with a raid costs an intercept mission 3 fuel, landing costs 1. A strike pays 1 for a second attempt to find its target, and 1 to draw itself together before it attacks.",
            "With nothing left a mission is Fuel Critical, and each point that it still spends brings it nearer to its end.",
        ],
        see: &["4.42", "4.432", "4.433", "4.434", "4.45"],
    },
    Rule {
        number: "4.41",
        title: "One order a segment",
        text: &[
            "Every mission on the chart has one order in each US Air Movement Segment: it flies or it stays. Islands and Japanese aircraft do not hinder it.",
        ],
        see: &["4.4"],
    },
    Rule {
        number: "4.42",
        title: "Just launched",
        text: &[
            "A mission that has just taken off may fly one hex at once, and one only, for 1 fuel. This comes during air operations, after the movement segment.",
        ],
        see: &["6.24", "4.4"],
    },
    Rule {
        number: "4.43",
        title: "What costs fuel",
        text: &[
            "The first hex of a segment costs 1 fuel, and so does staying in place. A second hex costs 1 or 2 more, by the die.",
            "A fight with a raid costs 3, landing 1, a strike\u{2019}s second attempt to find its target 1, and drawing a strike together before its attack 1.",
        ],
        see: &["4.432", "4.433", "4.434"],
    },
    Rule {
        number: "4.432",
        title: "The second hex",
        text: &[
            "A mission may fly a second hex in a segment. A die is rolled for it: on 1 to 5 it costs 1 fuel more, on 6 to 10 it costs 2 more.",
            "So two hexes cost 2 or 3 fuel, and you know which only when it is too late to turn back.",
        ],
        see: &["4.45"],
    },
    Rule {
        number: "4.433",
        title: "Landing",
        text: &[
            "Landing costs 1 fuel, beyond what it took to reach the hex. Units of a mission that stays in its hex may land while others remain aloft: each pays its single point either way.",
            "A mission that keeps the hex of its carriers pays only once the landings are over, so even one at Fuel Critical 6 may try to land. A unit so far gone that it cannot pay adds 2 to its roll for a safe return.",
        ],
        see: &["4.451", "6.28"],
    },
    Rule {
        number: "4.434",
        title: "What a fight costs",
        text: &[
            "Each intercept mission that goes for a raid pays 3 fuel at once. One that cannot, because it is at Fuel Critical 4 or worse, cannot fight.",
            "Escorts of a strike pay nothing for fighting.",
        ],
        see: &["4.51"],
    },
    Rule {
        number: "4.45",
        title: "Fuel Critical",
        text: &[
            "Once its fuel is spent a mission is Fuel Critical. From then on every point that it would spend moves its marker up instead: Fuel Critical 1, 2, and so on.",
            "It flies one hex a segment at most, fights badly, and its units may be lost when they land. At 7 all its aircraft are lost where they are.",
            "You may push a mission that far. Sometimes it is worth it.",
        ],
        see: &["4.451", "4.5"],
    },
    Rule {
        number: "4.451",
        title: "Safe return",
        text: &[
            "When a Fuel Critical mission lands, each of its units rolls a die and adds the box its marker is in. High rolls are lost: out of fuel on the way, or wrecked on the deck.",
            "Dusk and darkness add to the roll, and so does being unable to pay for the landing.",
        ],
        see: &["4.45", "6.4"],
    },
    Rule {
        number: "4.452",
        title: "Deck crashes",
        text: &[
            "An optional rule. When a unit is lost in landing a further die is rolled: on a 10 its wreck blocks the deck, and the carrier neither launches nor lands nor moves aircraft until it is cleared.",
        ],
        see: &["4.453"],
    },
    Rule {
        number: "4.453",
        title: "Clearing a wreck",
        text: &[
            "At the end of every action phase a die is rolled for each blocked deck, that phase included in which it was blocked. On 1 to 7 the wreck is over the side.",
        ],
        see: &["4.452"],
    },
    Rule {
        number: "4.5",
        title: "Fights in the air",
        text: &[
            "Intercept missions fight the raids they share a hex with in the US Interception Segment. The escorts of a strike fight the patrol over a Japanese force when the strike has found it. Nobody fights in passing.",
            "The fighters of both sides fire at the same time, each on its own chart.",
        ],
        see: &["4.51", "4.52", "4.53", "4.54"],
    },
    Rule {
        number: "4.51",
        title: "Who engages whom",
        text: &[
            "Each mission in a raid\u{2019}s hex may fight one raid, for 3 fuel, or let it pass. You decide on all of them before the first die; then they fight one after the other, in your order.",
            "All of them pay before the first fight, whether or not their own still takes place: what one mission has destroyed the next does not meet any more. A mission that cannot pay cannot fight.",
        ],
        see: &["4.434", "4.52", "4.54"],
    },
    Rule {
        number: "4.52",
        title: "Against escorts and attack planes",
        text: &[
            "Part of a raid are fighters, and they are met first. At least one of your units goes against every two points of escorts, one in any case if there is an escort at all; the others go for the attack planes.",
            "What is shot down beyond the escorts that are there is not taken from the attack planes, nor the other way round.",
        ],
        see: &["10.13", "4.54", "4.57"],
    },
    Rule {
        number: "4.53",
        title: "The fight over a Japanese force",
        text: &[
            "Points of the Japanese patrol take on your escorts first, one point for two units. What is left of the patrol goes for the attack planes, and the two fights are apart.",
            "Without escorts the patrol counts double on its chart.",
        ],
        see: &["5.4", "4.54"],
    },
    Rule {
        number: "4.54",
        title: "Fire in the air",
        text: &[
            "Every fighter fires, and only fighters do. For yours the number of units gives the column, for the Japanese that of their points; more than the chart has read its last column.",
            "Your result is air points destroyed. Theirs is one or two units lost (E), and an abort (A).",
        ],
        see: &["4.57", "4.52", "4.53"],
    },
    Rule {
        number: "4.57",
        title: "Aborted",
        text: &[
            "An abort against attack planes keeps one of them out of the attack; it goes back to its mission, and home with it.",
            "An abort against your escorts lets one point of the patrol that fought them fire at the attack planes too. An abort against intercepting fighters lets one escort that is left attack those of your units that went for the attack planes, before they fire; another A there keeps one of them from firing.",
        ],
        see: &["4.54"],
    },
];
