//! Surface combat (21).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "21.1",
        title: "Accepting battle, or evading",
        text: &[
            "Ships of both sides in one hex fight if both accept, or if the side that evades rolls lower than the other; carriers add four to its die. Crippled ships are left behind.",
        ],
        see: &["12.4"],
    },
    Rule {
        number: "21.2",
        title: "Surface combat",
        text: &[
            "There are two rounds. By day the heaviest ships fire, and at night all, destroyers with torpedoes. Whoever is crippled is sunk, and the side that lost more withdraws.",
        ],
        see: &["21.1"],
    },
];
