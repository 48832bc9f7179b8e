//! Ops markers and movement (7, 8).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "7.0",
        title: "Operations",
        text: &[
            "There are four markers for each line and seven special ones. A marker that was played is out for good. You may not look into the pool, nor keep a list of what has been played.",
            "On the active line everything is done from the east: the force nearest to your home base first.",
        ],
        see: &["7.1", "6.0(1)"],
    },
    Rule {
        number: "7.1",
        title: "Special markers",
        text: &[
            "Nagano and Yamamoto wake two lines, CF vs NGS none. Intelligence is followed by another marker; Redeploy and Reinforcement only if they have nothing to do. After Victory Spirit, Redeploy or Reinforcement no line acts, but guns, landings and repairs come.",
        ],
        see: &[
            "7.1(CF)",
            "7.1(Intelligence)",
            "7.1(Nagano)",
            "7.1(Redeploy)",
            "7.1(Reinforcement)",
            "7.1(Victory)",
            "7.1(Yamamoto)",
        ],
    },
    Rule {
        number: "7.1(CF)",
        title: "CF vs NGS",
        text: &[
            "Combined Fleet and Naval General Staff quarrel: the Japanese phase is over at once. Nobody sails, bombards or repairs.",
        ],
        see: &[],
    },
    Rule {
        number: "7.1(Intelligence)",
        title: "Intelligence",
        text: &[
            "A die for each task force of yours on a space of a line, not in a home base: on a 1 it is spotted. Then another marker is drawn.",
        ],
        see: &["9.0"],
    },
    Rule {
        number: "7.1(Nagano)",
        title: "Nagano",
        text: &["An operation on SO, and then another on MO."],
        see: &["6.0"],
    },
    Rule {
        number: "7.1(Redeploy)",
        title: "Redeploy",
        text: &[
            "Each Japanese force on the line of a captured base rolls for a line and goes to the home base box of that, even if it is its own. If no base is captured, another marker is drawn.",
        ],
        see: &["16.0"],
    },
    Rule {
        number: "7.1(Reinforcement)",
        title: "Reinforcement",
        text: &[
            "A die: on 1 or 2 their most valuable damaged ship is repaired and comes to Japan, to the MI box, a carrier with her groups whole; 3 returns an eliminated naval air unit to a carrier with room, 4 a land-based one to a base with room; 5 makes a reduced coastal defense whole, 6 an eliminated one. Where equal things could be chosen, you choose. With nothing to do another marker is drawn.",
        ],
        see: &["19.1"],
    },
    Rule {
        number: "7.1(Victory)",
        title: "Victory Spirit",
        text: &[
            "Each of your task forces on a line goes back one space towards the home base of that line. Those in home bases and on lanes stay.",
        ],
        see: &["21.0"],
    },
    Rule {
        number: "7.1(Yamamoto)",
        title: "Yamamoto",
        text: &["An operation on AL, and then another on MI."],
        see: &["6.0"],
    },
    Rule {
        number: "8.1",
        title: "How aircraft move",
        text: &[
            "An air unit attacks a space of its own line that is no farther away than its range; 0 is the space it is in. It never crosses to another line and never lands on the way to get farther. Rebasing asks for no range.",
        ],
        see: &["6.0(4b)", "6.0(13a)"],
    },
    Rule {
        number: "8.2",
        title: "How ships move",
        text: &[
            "Ships sail along the lines, space by space. The Japanese only go east. Yours go either way, and on the lanes between your home bases they change from one line to another.",
            "A ship stays with her task force until you take her out of it in step 11.",
        ],
        see: &["6.0(11b)", "8.6"],
    },
    Rule {
        number: "8.3",
        title: "Empty markers",
        text: &[
            "A task force that has lost all its ships leaves the map. Yours can be formed again; a Japanese one comes back in its home base box when a repaired ship is given to it.",
        ],
        see: &["6.0(11d)", "19.1"],
    },
    Rule {
        number: "8.4",
        title: "Japanese movement",
        text: &[
            "Each force rolls on the column of its kind and sails none, one or two spaces east: carriers most, transports least. One that is halted where it stands does not roll.",
        ],
        see: &["8.5"],
    },
    Rule {
        number: "8.5",
        title: "What halts them",
        text: &[
            "A Japanese force halts at an island base of yours, and stays until that is captured or nothing is left there: no coastal defense, no aircraft, no ship.",
            "It also halts where ships of yours are, and stays as long as they live.",
        ],
        see: &["8.7", "16.0"],
    },
    Rule {
        number: "8.6",
        title: "Your movement",
        text: &[
            "One task force or single ship a turn sails up to two spaces. A leader adds one, Halsey two; of several leaders the best counts.",
        ],
        see: &["6.0(13b)", "20.1"],
    },
    Rule {
        number: "8.7",
        title: "What halts you",
        text: &[
            "A ship or force that enters a space with a Japanese force must stop there, even if it turns out to be decoys. It may go on next turn, in any direction. You never enter a Japanese home base.",
        ],
        see: &["9.2", "14.0"],
    },
];
