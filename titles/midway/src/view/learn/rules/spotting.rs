//! Who is seen (9).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "9.0",
        title: "Spotted and unspotted",
        text: &[
            "Only what is spotted can be attacked or looked into. Bases are always spotted; a task force lying at one is not, unless it is a Japanese force at a Japanese base when you react on its line or your phase begins.",
            "A force is open to you while it is spotted. What you saw of it stays written down with its turn.",
        ],
        see: &["9.1", "9.2", "9.3"],
    },
    Rule {
        number: "9.1",
        title: "An attempt to spot",
        text: &[
            "A task force or base looks at a space of its own line: the Japanese up to three spaces, yours up to two, or three with a PBY in its place. A single ship cannot look.",
            "A die of 3 or less finds everything in the space. Subtract 1 if you look at a space outside the perimeter line, if they look at one inside it, and if the space is the spotter\u{2019}s own. Add 2 if a destroyer is with your task force that looks.",
            "Who fails bars his own aircraft from attacking that space until he may look again; an enemy island base there can always be attacked. So let those look first whose aircraft you can spare.",
        ],
        see: &["20.2", "9.3"],
    },
    Rule {
        number: "9.2",
        title: "Meeting",
        text: &[
            "Forces and ships of both sides in one space spot each other without a die, as one comes in and whenever a phase begins.",
        ],
        see: &["8.7"],
    },
    Rule {
        number: "9.3",
        title: "How long it lasts",
        text: &["Until the turn ends. Then everybody on both sides is unspotted."],
        see: &["6.0(17)"],
    },
];
