//! Help: what to do and with what, what the signs mean, and what happens in a phase. The keys are
//! those of the commands.

use super::CommandName;
use super::CommandName as Do;
use crate::engine::{Scenario, SegmentId};
use Keys::{Of, Words};

/// A piece of what the help says of keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keys {
    /// The keys of a command.
    Of(CommandName),
    /// Words between them, or about keys that an element of the page has for itself.
    Words(&'static str),
}

/// Something to do, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Task {
    /// What is done.
    pub what: &'static str,
    /// With the mouse.
    pub mouse: &'static str,
    /// With a finger.
    pub touch: &'static str,
    /// With the keyboard.
    pub keys: &'static [Keys],
}

const fn task(
    what: &'static str,
    mouse: &'static str,
    touch: &'static str,
    keys: &'static [Keys],
) -> Task {
    Task {
        what,
        mouse,
        touch,
        keys,
    }
}

/// What to do, by mouse, by touch, by keys.
pub const TASKS: &[Task] = &[
    task(
        "Choose a mission",
        "click its counter, or its card under Air",
        "tap it",
        &[Of(Do::NextMission)],
    ),
    task(
        "Fly it to a lit hex",
        "click the hex",
        "tap the hex",
        &[
            Of(Do::FirstLitHex),
            Words("for the first lit hex, arrows for the next, then Enter"),
        ],
    ),
    task(
        "Hold, split, place CAP, end, let raids pass",
        "the buttons of the prompt",
        "the same",
        &[
            Of(Do::Hold),
            Of(Do::Split),
            Of(Do::PlaceCap),
            Of(Do::GoOn),
            Of(Do::LetPass),
        ],
    ),
    task(
        "Give the filled answer",
        "the filled button",
        "the same",
        &[Of(Do::FirstAnswer)],
    ),
    task(
        "See what would come of each choice",
        "\u{201c}What would come of it?\u{201d} beside the answers; a row shows its orders on the chart",
        "the same",
        &[Of(Do::Foresee)],
    ),
    task(
        "See the rest of what happens at once",
        "the button of the prompt",
        "the same",
        &[Of(Do::ShowAll)],
    ),
    task(
        "Skip what dusk brings home",
        "the button of its cards",
        "the same",
        &[Of(Do::ToReport)],
    ),
    task(
        "Move a unit on the decks",
        "drag it, or click it and then a lit box",
        "the same",
        &[Words(
            "arrows or Tab to it, Enter; Tab to the lit box, Enter",
        )],
    ),
    task(
        "Do it for every deck at once",
        "a button of the prompt; it lists its orders",
        "the same",
        &[Of(Do::Routine), Words("for the first")],
    ),
    task(
        "See the chart instead of the decks, or the decks instead of the chart",
        "click the small one above the tabs",
        "Chart, or Decks, at the foot of the page",
        &[Of(Do::Stage)],
    ),
    task(
        "See what is in a stack",
        "click the stack",
        "tap the stack",
        &[Words("Tab to it, Enter")],
    ),
    task(
        "Move the chart",
        "drag",
        "drag",
        &[
            Of(Do::SeeLeft),
            Of(Do::SeeUp),
            Of(Do::SeeRight),
            Of(Do::SeeDown),
        ],
    ),
    task(
        "Turn the search that is planned",
        "point at the chart and click",
        "tap the chart",
        &[Of(Do::TurnLeft), Of(Do::TurnRight)],
    ),
    task(
        "Zoom",
        "wheel",
        "pinch",
        &[
            Of(Do::ZoomIn),
            Words("and"),
            Of(Do::ZoomOut),
            Words(","),
            Of(Do::WholeChart),
            Words("for the whole chart,"),
            Of(Do::FrameAction),
            Words("for the action"),
        ],
    ),
    task(
        "Take back an order",
        "Undo in the ribbon",
        "the same",
        &[Of(Do::Undo)],
    ),
    task(
        "Give it again, until another order is given",
        "Redo in the ribbon",
        "the same",
        &[Of(Do::Redo)],
    ),
    task(
        "Aim a damage roll",
        "drag it onto a ship, or click it and then the ship",
        "the same",
        &[Words("Tab, Enter")],
    ),
    task(
        "Next step of a fight",
        "Next",
        "tap Next",
        &[Words("Space; Esc to skip")],
    ),
    task(
        "Put a decision of a fight aside",
        "\u{d7}, and Back to the decision",
        "the same",
        &[Words("Esc, and"), Of(Do::GoOn)],
    ),
    task(
        "Detach ships of the Battle Line",
        "Fleet, Detach ships",
        "the same",
        &[Words("Tab, Enter")],
    ),
    task(
        "Open a panel",
        "its tab",
        "its tab",
        &[Of(Do::Air), Of(Do::Fleet), Of(Do::Enemy), Of(Do::Record)],
    ),
    task(
        "More of what is asked: other answers, why, what cannot be done",
        "More\u{2026}, or the first tab",
        "More\u{2026}, or pull the question up",
        &[Of(Do::More)],
    ),
    task(
        "Put the question away, and bring it back",
        "the arrow beside it",
        "the arrow beside it, or pull the question down",
        &[Of(Do::PutAway)],
    ),
    task(
        "Charts, briefing, help, hex numbers",
        "Menu",
        "Menu",
        &[
            Of(Do::Charts),
            Of(Do::Briefing),
            Of(Do::Situation),
            Of(Do::Help),
            Of(Do::HexNumbers),
        ],
    ),
    task(
        "Say what the fleet does without asking",
        "Menu, Orders of the day",
        "the same",
        &[Of(Do::OrdersOfTheDay)],
    ),
    task(
        "Have the staff play, and take command again",
        "Menu, and Take command",
        "the same",
        &[Of(Do::Staff)],
    ),
    task(
        "Sound on or off",
        "Menu, Settings",
        "Menu, Settings",
        &[Of(Do::SoundSwitch)],
    ),
    task(
        "Aim a search",
        "point at the sea to see it, click to hold it, then Send",
        "tap the sea, then Send",
        &[
            Words("left and right arrows to turn it, Enter or"),
            Of(Do::Search),
            Words("to send it"),
        ],
    ),
    task(
        "Shade what searches have looked at, or not",
        "\u{25D4} above the chart",
        "the same",
        &[Of(Do::Looks)],
    ),
    task(
        "Look at any moment of before",
        "the clock above the chart, then drag along the timeline, or click a mark",
        "the clock above the chart, then drag along the timeline",
        &[
            Of(Do::Timeline),
            Words(
                "then left and right arrows, Page Up and Page Down for a phase, End for the present",
            ),
        ],
    ),
    task(
        "Close the menu or a stack, put units back, stop a drag, return to the present",
        "click elsewhere",
        "tap elsewhere",
        &[Of(Do::Close)],
    ),
];

/// What the signs on the chart mean.
pub const SIGNS: [(&str, &str); 12] = [
    (
        "Navy counters",
        "yours: the task force and its missions, with their fuel in the corner; round ones are submarines",
    ),
    (
        "Cream counters",
        "Japanese: raids, with their air points in the corner; w1 and w2 are the waves of a pair",
    ),
    (
        "AS, L, S",
        "how well a Japanese force is known: Approximate Sighting, Located, Spotted",
    ),
    (
        "\u{21a9}",
        "a strike that has made its attempts and flies home; in an attack, planes that drop nothing",
    ),
    (
        "Places on a ship\u{2019}s outline",
        "the hits she can take: discs are hits of this turn, lozenges of the last, squares for good",
    ),
    (
        "Brass rim",
        "a mission that waits for its order; a marching rim is the one in hand",
    ),
    ("Dimmed, with a tick", "a mission that has had its order"),
    (
        "Striped foot and \u{201c}!\u{201d}",
        "Fuel Critical, with how many points past empty",
    ),
    (
        "Lit hex, solid rim",
        "the mission in hand can fly there, at the cost shown",
    ),
    (
        "Lit hex, dashed rim and die",
        "the same, but a die decides the cost: 2 or 3",
    ),
    (
        "Dashed red line",
        "a raid\u{2019}s course; the faint counter shows where it will be after its next move",
    ),
    (
        "Red zig-zag",
        "the line between the eastern and the western zones",
    ),
];

/// What the clock says.
pub const CLOCK_IN_SHORT: &str = "A turn is 80 minutes, a phase 20: four phases make a turn. In each phase of this scenario the same things happen in the same order.";

/// A part of a phase, and what one does in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PhasePart {
    /// The segment in which it is done.
    pub segment: SegmentId,
    /// Its name.
    pub name: &'static str,
    /// What happens, and what the player does.
    pub text: &'static str,
    /// The rule to read on.
    pub rule: &'static str,
}

/// What happens in a phase of a scenario: of all that there is, what it has use for.
pub fn phase_in_short(scenario: &Scenario) -> impl Iterator<Item = &'static PhasePart> {
    PHASE_IN_SHORT.iter().filter(|part| {
        // Raids that need only arrive do so when the fighters have met them.
        let arrives = part.segment == SegmentId::JapaneseAirAttack && scenario.raids_get_through;
        arrives || scenario.has(part.segment)
    })
}

/// Everything that can happen in a phase, in its order.
const PHASE_IN_SHORT: [PhasePart; 8] = [
    PhasePart {
        segment: SegmentId::JapaneseAirMovement,
        name: "Raids fly",
        text: "The raids on the chart fly two hexes towards the task force; new ones may come up on the radar. You watch, and see on the timeline when each arrives.",
        rule: "10.2",
    },
    PhasePart {
        segment: SegmentId::Activation,
        name: "Chits are drawn",
        text: "A quarter of the cup. Each Japanese force whose chit comes up moves one hex, and contact with it fades by one step; US Move lets your ships move one hex; No Op does nothing.",
        rule: "3.2",
    },
    PhasePart {
        segment: SegmentId::UsAirMovement,
        name: "Your missions fly",
        text: "Each of your missions flies up to two hexes or holds, and pays fuel. CAP may leave its box for the chart. Send fighters to where a raid will stop, strikes straight to a detected force.",
        rule: "4.4",
    },
    PhasePart {
        segment: SegmentId::UsAirSearch,
        name: "Searches fly",
        text: "In one phase of each turn, when you declare it. Those that are out fly on or come home, new ones take off; each then makes an attempt for every report that it has flown past. Keep decks free for those that come home.",
        rule: "8.2",
    },
    PhasePart {
        segment: SegmentId::UsAirOperations,
        name: "The decks work",
        text: "Every carrier launches, raises, services, lowers and lands, in this order. What is to fly in half an hour goes into servicing now; what would burn goes up or below before a raid is here.",
        rule: "6.2",
    },
    PhasePart {
        segment: SegmentId::UsInterception,
        name: "Fighters meet raids",
        text: "Fighters that share a hex with a raid may fight it for 3 fuel: first its escorts, then its attack planes. You say who fights whom before the first die.",
        rule: "4.5",
    },
    PhasePart {
        segment: SegmentId::JapaneseAirAttack,
        name: "Raids attack",
        text: "A raid over the task force has got through, or attacks your ships: the Battle Line on its way, or one of the task groups. Your guns fire first.",
        rule: "5.7",
    },
    PhasePart {
        segment: SegmentId::UsAirAttack,
        name: "Your strikes attack",
        text: "A strike over a Japanese force looks for it, meets its CAP and its guns, and attacks: its attack value gives the damage rolls, and each gets its ship before the first die.",
        rule: "5.1",
    },
];
