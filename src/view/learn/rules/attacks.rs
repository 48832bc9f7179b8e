//! Attacks on ships, by both sides (5).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "5.1",
        title: "How a strike attacks",
        text: &[
            "A strike in the hex of a detected Japanese force may attack it in the US Air Attack Segment.",
            "It goes step by step: the strike looks for its target; a die says how far the Japanese are surprised; their patrol meets it; their guns fire; what is left drops its bombs and torpedoes.",
        ],
        see: &["5.2", "5.3", "5.4", "5.5", "5.6"],
    },
    Rule {
        number: "5.2",
        title: "Finding the target",
        text: &[
            "A strike has two attempts to find its target, and only a detected force can be looked for. If both fail it must fly home.",
            "The distance of the force from the nearest of your task groups gives the column: what is far off has moved since it was seen.",
            "A force that is found becomes Spotted.",
        ],
        see: &["5.22", "5.24"],
    },
    Rule {
        number: "5.22",
        title: "The second attempt",
        text: &[
            "A strike that has not found its target may look once more, at once or never. It costs 1 fuel and takes 1 from the die.",
            "The second attempt may be for another force, but only in the same hex.",
        ],
        see: &["5.23"],
    },
    Rule {
        number: "5.23",
        title: "After the attempts",
        text: &[
            "A strike that has found a force, or has failed twice, makes no further attempt. It flies home.",
        ],
        see: &["5.2"],
    },
    Rule {
        number: "5.24",
        title: "The wrong target",
        text: &[
            "With W/2 the strike comes upon another force within two hexes instead of the one it looked for: a detected one rather than an undetected one, the nearer rather than the farther, or else by chance. It is the only way in which a strike can meet a force that nobody has detected.",
            "If there is none, it has found what it was looking for.",
        ],
        see: &["5.25", "5.26", "5.2"],
    },
    Rule {
        number: "5.25",
        title: "Where the wrong target leads",
        text: &[
            "The strike flies to that force and attacks it, whatever it is. If it was a mere report its first chit is drawn now; if that is False Contact nothing is there, and a second attempt may still be made at another force in that hex.",
        ],
        see: &["5.24", "7.35"],
    },
    Rule {
        number: "5.26",
        title: "The wrong target in the same hex",
        text: &[
            "W/0 takes the strike to another force only if one is in the same hex; otherwise it has found its own. After a False Contact it may use its second attempt on the force it came for.",
        ],
        see: &["5.24", "7.54"],
    },
    Rule {
        number: "5.3",
        title: "Surprise",
        text: &[
            "A die says whether the strike catches a carrier force unprepared. Surprise may weaken its patrol and halve its guns, or silence them, and the damage may be worse: fuelled and armed planes burn on its decks.",
            "Each strike rolls for itself. It helps if the force was discovered by you and not you by it, or if it has sent no raid yet. Forces without carriers are never surprised.",
        ],
        see: &["5.4", "5.5"],
    },
    Rule {
        number: "5.4",
        title: "The patrol over a Japanese force",
        text: &[
            "Fighters over a Japanese force meet the strike before it attacks. In the first scenarios their number is fixed; later a die and the air value of the force give it.",
            "The same patrol meets every strike of a phase, less what earlier strikes have shot down. Escorts fire back, with 1 taken from their die.",
        ],
        see: &["4.53", "4.54"],
    },
    Rule {
        number: "5.5",
        title: "Guns against aircraft",
        text: &[
            "The anti-aircraft values of all ships that fire are added up, and the sum gives the column. Below 10 the guns have no effect.",
            "Some attack planes are aborted, with their aim spoiled, and drop nothing that counts; others are lost. Escorts are out of the guns\u{2019} reach.",
            "Partly surprised, Japanese ships fire with half their value; wholly surprised they do not fire at all.",
        ],
        see: &["5.73"],
    },
    Rule {
        number: "5.6",
        title: "Bombs and torpedoes",
        text: &[
            "The attack values of the planes that get through are added up. The sum gives a number of damage rolls, and what is added to each. Planes that met no fighters at all count double.",
            "A strike of yours pays 1 fuel to draw itself together; without it, it reads one column further left on the chart.",
            "Every damage roll gets its ship before the first die falls. You choose for your strikes; for the Japanese each roll draws one of the carriers, large or light.",
        ],
        see: &["5.75", "12.1", "12.2"],
    },
    Rule {
        number: "5.7",
        title: "How a raid attacks",
        text: &[
            "A raid over its target attacks in the Japanese Air Attack Segment, one raid after the other. First the Battle Line, if it is there: the raid may attack it, fly over it, or avoid it.",
            "Then one carrier task group is drawn, its guns fire, and what is left attacks its ships. A raid needs no contact roll and surprises nobody.",
        ],
        see: &["5.72", "5.73", "5.75"],
    },
    Rule {
        number: "5.72",
        title: "The Battle Line",
        text: &[
            "Divert: the raid attacks the battleships and leaves the carriers alone. Overfly: it flies on to the carriers, and the battleships fire at it on its way with half their value; any point may be hit, escorts included. Avoid: it goes round them.",
            "Which it is, a die says. Task Group 58.7 must be in the hex.",
        ],
        see: &["5.721", "5.5"],
    },
    Rule {
        number: "5.721",
        title: "Fire at raids that fly over",
        text: &[
            "A battleship of the Battle Line fires on one raid in a phase as it flies over, so with several raids you choose for which to save her. She still fires on any planes that attack the Battle Line itself.",
        ],
        see: &["5.72"],
    },
    Rule {
        number: "5.73",
        title: "Your guns",
        text: &[
            "Only the ships of the task group under attack fire. Their values are added up and read on the chart like those of the Japanese.",
            "Aborted points stay with their raid and add nothing to its attack, but may still be hit; the others are destroyed. Damage halves the value of a ship or silences her.",
        ],
        see: &["5.5"],
    },
    Rule {
        number: "5.75",
        title: "The weight of a raid",
        text: &[
            "A point of Japanese naval aircraft has an attack value of 4, one from an island base of 3. Their sum is read on the same chart as yours.",
        ],
        see: &["5.6"],
    },
];
