//! Combat in the air, and bombs (10 to 13).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "10.0",
        title: "Five kinds of combat",
        text: &[
            "In this order: air combat, bombing, naval combat, bombardment, landing. What does not apply is left out. A unit uses each of its numbers once in the combat it is for; numbers are never added together.",
        ],
        see: &["12.0", "13.0", "14.0", "15.0", "16.0"],
    },
    Rule {
        number: "10.1",
        title: "No less than 1",
        text: &["A dash is never raised to a number, and a 1 is never lowered."],
        see: &["20.1"],
    },
    Rule {
        number: "11.0",
        title: "Japanese targets",
        text: &[
            "Two dice for each Japanese fighter, bomber and armed ship, on the column of its kind, say what type of unit it attacks.",
        ],
        see: &["11.1", "11.2"],
    },
    Rule {
        number: "11.1",
        title: "No such target",
        text: &[
            "If nothing of that type is there you choose what it attacks, among the units that have been targeted least.",
        ],
        see: &["11.2"],
    },
    Rule {
        number: "11.2",
        title: "Several such targets",
        text: &["The one targeted least; among equals you choose."],
        see: &["11.1"],
    },
    Rule {
        number: "11.3",
        title: "Your targets",
        text: &[
            "Several of your units may attack the same one. In naval combat your ships may fire at a carrier only if no other Japanese ship is there.",
        ],
        see: &["14.0"],
    },
    Rule {
        number: "12.0",
        title: "Air combat",
        text: &[
            "Fought where both sides have aircraft and at least one of them a fighter. All aircraft in the space are in it, on the ground too; in a reaction strike of yours only those you sent.",
            "Each Japanese fighter gets a target by the dice. A fighter of yours that is attacked shoots at its attacker, at one of your choice if there are several; the others choose freely.",
        ],
        see: &["11.0", "12.1", "12.3"],
    },
    Rule {
        number: "12.1",
        title: "Fighters shoot",
        text: &[
            "One die for each fighter. All shoot at the same time: who is hit still shoots as strong as he was.",
        ],
        see: &["17.1"],
    },
    Rule {
        number: "12.2",
        title: "Gunners answer",
        text: &[
            "A unit with its number in brackets shoots only back: one die at each fighter that attacked it.",
        ],
        see: &["2.3"],
    },
    Rule {
        number: "12.3",
        title: "Break off or fight on",
        text: &[
            "After each round you may break off: all your aircraft in the space are out of the fight, and your bombers do not bomb. The Japanese never break off while you have aircraft there.",
            "Otherwise another round follows, until one side has no aircraft or nobody a fighter.",
        ],
        see: &["12.5", "13.0"],
    },
    Rule {
        number: "12.4",
        title: "Back to base",
        text: &["Aircraft that broke off go home, as after any attack."],
        see: &["18.0"],
    },
    Rule {
        number: "12.5",
        title: "Getting through",
        text: &[
            "Bombers that are still there when the air combat is over attack. Break off in time, or see it through: there is nothing in between.",
        ],
        see: &["13.0"],
    },
    Rule {
        number: "13.0",
        title: "Bombing",
        text: &[
            "Bombers that got through attack spotted ships or the coastal defense: yours what you like, the Japanese by the dice. Unspotted forces in the space are safe. Both sides bomb at the same time.",
        ],
        see: &["11.0", "13.1", "13.2", "20.1", "20.3"],
    },
    Rule {
        number: "13.1",
        title: "Bombs",
        text: &[
            "One die for each bomber: its naval number or less hits a ship, its ground number or less a coastal defense. A ship that is hit rolls on the hit table, a coastal defense loses a step.",
        ],
        see: &["17.2", "17.3"],
    },
    Rule {
        number: "13.2",
        title: "Flak",
        text: &[
            "After the bombs every spotted ship fires once, attacked or not, even if she was just sunk; a coastal defense only if it was attacked. A hit takes a step of one bomber, and you choose which, on both sides.",
        ],
        see: &["17.1"],
    },
    Rule {
        number: "13.3",
        title: "Back to base",
        text: &["Bombers that have attacked go home."],
        see: &["18.0"],
    },
];
