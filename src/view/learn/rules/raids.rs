//! Japanese arrivals and raids (7.1, 10, 11), and the variants that change them (24).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "10.1",
        title: "Does a force attack?",
        text: &[
            "Whenever a force is activated, four questions are asked before it moves: whether it would find your carriers in range and attack them now, if it were a carrier force; whether it is one; how strong its raid would be with all its planes; and how much weaker it is for those that are lost or away.",
            "The farthest range, and what is added to the first die, go by the hour and by the distance to your nearest carriers. A force with two raids in progress launches none; those that come home count as one.",
            "If it proves to have no carriers, the play is called back: what was drawn and rolled counts for nothing, for you have seen nothing.",
            "A raid is counted in air points of about eight aircraft, in one wave or in two. While nobody has met it you know its strength, but not how many of its points are fighters.",
        ],
        see: &["9.1", "10.13", "10.2"],
    },
    Rule {
        number: "10.13",
        title: "Escorts and attack planes",
        text: &[
            "When your fighters first meet a raid, or else when it reaches its target, a die says how many of its points are fighters. The raid\u{2019}s size gives the column: the highest that is not above it.",
            "All its other points are attack planes, and so it remains until the raid is over.",
        ],
        see: &["4.52"],
    },
    Rule {
        number: "10.2",
        title: "A raid on its way",
        text: &[
            "Radar sees a raid only when it is near. It is placed on the straight line from the force that sent it, at a distance that the die gives.",
            "Then it flies two hexes in each Japanese Air Movement Segment, straight to its target, whatever is in its way.",
        ],
        see: &["10.21", "10.23"],
    },
    Rule {
        number: "10.21",
        title: "Where radar first sees a raid",
        text: &[
            "A die gives the distance from the target at which the raid appears, on the straight line from where it came from.",
            "Of two hexes that lie equally well, one without your aircraft is taken, or else one by chance. The second wave of a pair appears two hexes behind the first. A raid does not move in the phase in which it appears.",
        ],
        see: &["10.23"],
    },
    Rule {
        number: "10.23",
        title: "How a raid flies",
        text: &[
            "A raid flies two hexes in each Japanese Air Movement Segment, straight to its target; where two hexes lie equally on its way, chance decides. It flies through your fighters, which fight it only where it stops.",
            "The radar\u{2019}s dashed line and the faint counter on the chart show where it will be next.",
        ],
        see: &["4.5"],
    },
    Rule {
        number: "10.3",
        title: "A raid comes home",
        text: &[
            "A raid that has attacked leaves the chart for the return track of its force, in the box of the distance it has to fly. It moves a box each time its force is activated, and lands after the last.",
            "If no flight deck of the force works when it is due to land, its planes are lost.",
        ],
        see: &["9.12", "10.1"],
    },
    Rule {
        number: "24.2",
        title: "Less effective interception",
        text: &[
            "A variant: radar and fighter direction work less well than they did. Two is taken from every roll for the distance at which radar first sees a raid, so it comes up nearer to the fleet.",
        ],
        see: &["10.21"],
    },
    Rule {
        number: "24.4",
        title: "New Japanese aircraft",
        text: &[
            "A variant of later scenarios: the Japanese fly types that came only after the battle. They are harder to hit, hit harder, and their attacks do more damage.",
        ],
        see: &["4.54"],
    },
];
