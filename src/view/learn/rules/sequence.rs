//! Pieces, charts and the sequence of play (2 and 3), night landings (6.4).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "2.3",
        title: "What a piece stands for",
        text: &[
            "One of your air units is twelve aircraft of a type. One Japanese air point is about eight, whatever their type.",
            "Carriers and battleships are single ships; cruisers and destroyers are counted in divisions and squadrons of several ships.",
        ],
        see: &["6.2", "10.1"],
    },
    Rule {
        number: "2.4",
        title: "Charts",
        text: &[
            "A chart is read with one ten-sided die. What is listed under it is added to the die or taken from it.",
            "A result above the highest line of a chart reads the highest line, one below the lowest reads the lowest.",
        ],
        see: &[],
    },
    Rule {
        number: "3.1",
        title: "The sequence of play",
        text: &[
            "A turn is 80 minutes and has four action phases of 20 minutes each; then it ends.",
            "In every phase the segments come in the same order: Japanese raids fly, your missions fly, the carriers work their decks, fighters intercept, Japanese raids attack, your strikes attack. A scenario leaves out those it has no use for.",
            "When a turn ends, hits on Japanese ships age and fires burn on or are put out.",
        ],
        see: &["4.4", "6.2", "4.5", "5.7", "5.1"],
    },
    Rule {
        number: "3.2",
        title: "Activation",
        text: &[
            "Chits drawn from a cup say which Japanese forces act in a phase, and when your own ships may move. Nobody knows the order beforehand, and each has its turn once.",
            "Scenarios 1 to 3 set the Japanese side up in advance and draw no chits: the Activation Segment only brings on the raids that are due.",
        ],
        see: &["3.22", "3.23", "3.24"],
    },
    Rule {
        number: "3.22",
        title: "The activation chits",
        text: &[
            "One for each Japanese force; US Move, which lets your ships move; and No Op, which does nothing. Later scenarios have chits for the bases ashore and for your submarines.",
        ],
        see: &["3.23", "6.3", "7.2"],
    },
    Rule {
        number: "3.23",
        title: "Filling the cup",
        text: &[
            "When a turn begins the cup gets a chit for each force on the map and the US Move chit, and then as many No Op chits as it takes to make their number a multiple of four.",
            "The chit of a force that leaves the map in the turn stays in the cup and does nothing when it is drawn. A force that comes into play in the turn gets its chit with the next filling.",
        ],
        see: &["3.24"],
    },
    Rule {
        number: "3.24",
        title: "A quarter in each phase",
        text: &[
            "A quarter of the chits is drawn in each of the four phases, one after the other, so that the cup is empty when the turn ends. With eight forces and the US Move chit there are twelve, three to a phase.",
            "The chance that a force moves next is therefore one in as many chits as are left.",
        ],
        see: &["3.23"],
    },
    Rule {
        number: "6.4",
        title: "Dusk, night and lights",
        text: &[
            "The second and third phase of the 1850 turn are dusk. Its fourth phase is night, and so is every turn from 2010 to 0410.",
            "At dusk and at night each unit that lands rolls for its safe return, however much fuel it has. Where the ships have turned on their lights only the Fuel Critical ones roll, but Japanese submarines may see the ships too.",
        ],
        see: &["4.451", "6.43"],
    },
    Rule {
        number: "6.43",
        title: "Turning on the lights",
        text: &[
            "During air operations the ships in a hex may turn on their lights, all of them or none. Units that land there need not roll then, unless they are Fuel Critical; at night that roll has 1 added, and not 3.",
            "Light belongs to the ships and goes where they go. It can be put out only at the end of a turn, after a Japanese submarine has had its chance.",
        ],
        see: &["6.4", "14.2"],
    },
];
