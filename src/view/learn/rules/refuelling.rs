//! Japanese refuelling (20).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "20.5",
        title: "The Japanese turn back for oil",
        text: &[
            "With 1850 of June 19 three oilers come, each to one of two hexes far in the west, and no force arrives any more. From then on every force in the western part of the map retires as it is activated. It makes for the nearest oiler, however near your ships are, and waits there until it has its oil; then it goes home.",
            "At 1330 of June 20 the oilers are gone, and every force goes home.",
        ],
        see: &["20.6", "20.7", "19.2"],
    },
    Rule {
        number: "20.6",
        title: "Refuelling",
        text: &[
            "One force at each oiler tries in a phase, when it is activated: of those whose chits are drawn the one that came there first, a double force as one. It refuels on 1 to 4, and once Taiho is sunk or crippled on 1 to 3.",
        ],
        see: &["20.5"],
    },
    Rule {
        number: "20.7",
        title: "Seen at the oilers",
        text: &[
            "A force that an air search of yours sees as Spotted or Located gives its oil up and goes home at once, and with it the other half of a double force. An approximate sighting does not disturb it, nor does a submarine.",
        ],
        see: &["20.5", "8.1"],
    },
];
