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
            "Chits drawn from a cup say which Japanese forces act in a phase, and when your own ships may move. A quarter of them is drawn in each phase.",
            "The first scenarios set the Japanese side up in advance and draw no chits: the Activation Segment only brings on the raids that are due. Where there are chits, one goes in for each force and one for your own move, and blank ones make their number a multiple of four.",
        ],
        see: &["10.2"],
    },
    Rule {
        number: "6.4",
        title: "Dusk, night and lights",
        text: &[
            "The second and third phase of the 1850 turn are dusk. Its fourth phase is night, and so is every turn from 2010 to 0410.",
            "At dusk and at night each unit that lands rolls for its safe return, however much fuel it has. Where the ships have turned on their lights only the Fuel Critical ones roll, but Japanese submarines may see the ships too.",
        ],
        see: &["4.451"],
    },
];
