//! How the game is won, and the steps of a turn (1, 5, 6).

use super::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule {
        number: "5.0",
        title: "Winning and losing",
        text: &[
            "You lose when the Japanese have captured two of your four island bases, at once; or when a Japanese task force with ships lies in one of your home bases as a turn ends.",
            "You win if neither has happened when the last Ops marker has been played. How well depends on the bases you still hold and on carriers sunk.",
            "Won, from the best: Turning point, with no base lost and two carriers more sunk than lost; Clear victory, with no base lost, or one and two carriers more; Held, with one base lost. Lost: Perimeter lost, with two bases; Disaster, with a home base.",
        ],
        see: &["6.0", "8.5", "16.0"],
    },
    Rule {
        number: "6.0",
        title: "The turn",
        text: &[
            "The Japanese phase: a marker is drawn (1); the forces of its line look (2) and sail (3); you look and strike on that line (4); their aircraft fly (5); battles (6); guns and landings at your bases, on every line (7); aircraft return (8); morale (9); repairs (10).",
            "Your phase: organize (11), look (12), strike, sail and rebase (13), battles (14), aircraft return (15), repairs (16). Then the turn ends (17).",
            "The game is over with the turn of the last marker.",
        ],
        see: &["7.0", "6.0(1)", "6.0(11)"],
    },
    Rule {
        number: "6.0(1)",
        title: "The Ops marker",
        text: &[
            "One is drawn at random and names the line whose forces act in this phase, or something special. Where another is to be drawn and none is left, no line acts.",
        ],
        see: &["7.0", "7.1"],
    },
    Rule {
        number: "6.0(2)",
        title: "The Japanese look",
        text: &[
            "Each Japanese force and island base of the active line makes one attempt, the one farthest east first, at the nearest space within three that holds a task force of yours which is not spotted yet. Your bases are always known; forces lying at them are not.",
        ],
        see: &["9.1"],
    },
    Rule {
        number: "6.0(3)",
        title: "The Japanese sail",
        text: &["All their forces on the active line roll and sail, the one farthest east first."],
        see: &["8.4", "8.5", "21.0"],
    },
    Rule {
        number: "6.0(4a)",
        title: "Reaction: looking",
        text: &[
            "Each of your task forces and island bases on the active line may make one attempt in all. Japanese forces at a Japanese island base need none: they are spotted.",
        ],
        see: &["9.1", "6.0(4b)"],
    },
    Rule {
        number: "6.0(4b)",
        title: "Reaction: striking",
        text: &[
            "Any of your aircraft in range on the active line may attack spotted forces and Japanese island bases. You may order several strikes; units of several forces and bases may join in one, and each unit flies once.",
            "Air combat and bombing are fought at once, and everybody is back before the Japanese fly. Ships do not fight in this step.",
        ],
        see: &["8.1", "12.0", "13.0"],
    },
    Rule {
        number: "6.0(5)",
        title: "The Japanese fly",
        text: &[
            "Every Japanese air unit on the active line with a target in range flies, fighters too: at your island bases and at spotted ships. Each goes where most of your air units are, spotted or not; among equals to the closest; then you say. A home base and the aircraft ashore in it draw nobody.",
        ],
        see: &["8.1", "11.0"],
    },
    Rule {
        number: "6.0(6)",
        title: "Battles in the Japanese phase",
        text: &[
            "A battle is fought wherever their aircraft came, and wherever both sides, or a base and a spotted enemy force, share a space of the line. You choose the order. What happens in one space changes nothing in another.",
        ],
        see: &["10.0"],
    },
    Rule {
        number: "6.0(7)",
        title: "Guns and landings",
        text: &[
            "In every island base of yours, whatever line is active, Japanese warships bombard its coastal defense. If none is left and a transport is there, the base falls, with all aircraft in it.",
            "Only the marker CF vs NGS keeps this step from coming.",
        ],
        see: &["15.0", "16.0"],
    },
    Rule {
        number: "6.0(8)",
        title: "Aircraft return",
        text: &["Whoever is still in the air comes home, or lands elsewhere if his base is gone."],
        see: &["18.0"],
    },
    Rule {
        number: "6.0(9)",
        title: "Morale",
        text: &[
            "If a fleet carrier, light carrier, battleship or transport of the active line was hit in its operation, a die is rolled, plus 1 for each carrier of yours sunk or damaged in this turn.",
            "If the total is lower than the number of such Japanese ships hit on that line that are still sunk or damaged, every force of the line goes back to its home base box.",
        ],
        see: &["17.2", "19.1"],
    },
    Rule {
        number: "6.0(10)",
        title: "Japanese repairs",
        text: &[
            "Every damaged Japanese ship rolls; then one of their air units is repaired or comes back. The step comes whatever line was active.",
        ],
        see: &["19.1", "19.2"],
    },
    Rule {
        number: "6.0(11)",
        title: "G-1: you organize",
        text: &[
            "The first step of your phase costs no die. What is in one place, in port or at sea, can be put together anew as often as you like before you look and sail.",
            "It decides what each task force can do then: carriers bring its aircraft, destroyers make it look worse, an admiral lets it sail farther and hold more ships.",
        ],
        see: &[
            "6.0(11a)", "6.0(11b)", "6.0(11c)", "6.0(11d)", "20.1", "20.2",
        ],
    },
    Rule {
        number: "6.0(11a)",
        title: "Reinforcement",
        text: &[
            "One unit a turn comes from the Reinforcements box to the West Coast, the Hudsons to Australia. A ship comes by herself: give her to a task force there, or let her sail alone.",
        ],
        see: &["6.0(11b)"],
    },
    Rule {
        number: "6.0(11b)",
        title: "Ships and groups change places",
        text: &[
            "A ship joins any task force in her place that has room, or leaves her own and is by herself. A naval air unit goes aboard a carrier of a task force in the same place, if that has room.",
        ],
        see: &["4.1", "4.4", "8.2"],
    },
    Rule {
        number: "6.0(11c)",
        title: "Task forces combine",
        text: &[
            "Several task forces in one place become one, if all their ships find room in it. Leaders come along, two at most. The empty markers can be used again.",
        ],
        see: &["4.4", "6.0(11d)"],
    },
    Rule {
        number: "6.0(11d)",
        title: "A new task force",
        text: &[
            "A marker that is not in use is placed on the West Coast, at Pearl Harbor or in Australia, with at least one ship that is there.",
        ],
        see: &["8.3"],
    },
    Rule {
        number: "6.0(12a)",
        title: "G-2: you look",
        text: &[
            "Each task force and island base may look once at every space in its range, on all four lines.",
        ],
        see: &["9.1", "6.0(13a)"],
    },
    Rule {
        number: "6.0(12b)",
        title: "G-2: signals intelligence",
        text: &[
            "A die is rolled. On a 6 the next Ops marker is drawn now, and you know a turn ahead what the Japanese will do.",
        ],
        see: &["7.0"],
    },
    Rule {
        number: "6.0(13)",
        title: "G-3: you operate",
        text: &[
            "One air strike, one move of one task force or single ship, and as many rebasings as you like, in any order.",
        ],
        see: &["6.0(13a)", "6.0(13b)", "6.0(13c)"],
    },
    Rule {
        number: "6.0(13a)",
        title: "One air strike",
        text: &[
            "Aircraft of one place, the base and the forces in it together, attack one space with a spotted force or a Japanese base. The strike is flown in step 14. Its range counts from where the units are when you order it, so a carrier may order a strike and then sail, or the other way round.",
        ],
        see: &["8.1", "6.0(14)"],
    },
    Rule {
        number: "6.0(13b)",
        title: "One move",
        text: &["One task force, or one ship that is in none, sails."],
        see: &["8.6", "8.7"],
    },
    Rule {
        number: "6.0(13c)",
        title: "Rebase land bombers",
        text: &[
            "Any number of land-based bombers move to other bases with room, however far. Units that change places in one order need no room in between. Who rebases does not strike in this turn.",
        ],
        see: &["4.2", "8.1"],
    },
    Rule {
        number: "6.0(13d)",
        title: "Rebase land fighters",
        text: &[
            "Land-based fighters do the same, but only to a base where a tender of yours lies.",
        ],
        see: &["4.3"],
    },
    Rule {
        number: "6.0(13e)",
        title: "Rebase naval air units",
        text: &[
            "Naval air units move between bases and carriers of the line they are on. From the West Coast, which is on no line, they cannot.",
        ],
        see: &["4.1"],
    },
    Rule {
        number: "6.0(14)",
        title: "Battles in your phase",
        text: &[
            "As in step 6, on all lines, in the order you like. All aircraft of both sides in the space take part. Here the battles follow one another: one can change the next.",
        ],
        see: &["10.0", "14.2"],
    },
    Rule {
        number: "6.0(15)",
        title: "Aircraft return",
        text: &["As in step 8."],
        see: &["18.0"],
    },
    Rule {
        number: "6.0(16)",
        title: "G-4: you repair",
        text: &["Each of the five actions a to e may be taken once a turn."],
        see: &["6.0(16a)", "6.0(16b)", "6.0(16c)", "6.0(16d)", "6.0(16e)"],
    },
    Rule {
        number: "6.0(16a)",
        title: "Repair an air unit",
        text: &[
            "One unit in the Damaged box rolls. Repaired, it goes on the repair track of Pearl Harbor or the West Coast: a fighter in box 3, a bomber in box 4.",
        ],
        see: &["6.0(17)"],
    },
    Rule {
        number: "6.0(16b)",
        title: "Withdraw an air unit",
        text: &[
            "One reduced unit leaves the map for the Damaged box, where it can be repaired. The groups of a damaged carrier are off the map already.",
        ],
        see: &["6.0(16a)"],
    },
    Rule {
        number: "6.0(16c)",
        title: "Refit an air unit",
        text: &["One eliminated unit, of a sunk carrier too, comes to the Damaged box."],
        see: &["6.0(16a)"],
    },
    Rule {
        number: "6.0(16d)",
        title: "Repair a ship",
        text: &[
            "One damaged ship rolls. If she can be repaired you choose Pearl Harbor or the West Coast, and a second die says how bad it is, 1 less on the West Coast. A 1 or less and she is ready; otherwise the number is her box on the track there.",
        ],
        see: &["6.0(17)"],
    },
    Rule {
        number: "6.0(16e)",
        title: "Repair a coastal defense",
        text: &[
            "One eliminated coastal defense rolls, and then for how bad it is; it is repaired at Pearl Harbor. It returns whole to its own base, unless that was captured. Guns and flak come back; room for aircraft does not. A reduced one cannot be repaired.",
        ],
        see: &["4.2", "17.3"],
    },
    Rule {
        number: "6.0(17)",
        title: "End of the turn",
        text: &[
            "Everything on a repair track moves one box down, and what reaches box 1 is ready in that port. A naval group may go straight to its own carrier, if she is in a task force, has room, and lies within twice its range, counted along lines and lanes.",
            "Every task force and ship is unspotted again, on both sides.",
        ],
        see: &["5.0", "9.3"],
    },
];
