//! Help: how a game goes, and what the keys do.

/// A part of the help.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HelpPart {
    /// What it is about.
    pub title: &'static str,
    /// What it says, line by line.
    pub lines: &'static [&'static str],
}

/// What the help says.
pub const fn help() -> &'static [HelpPart] {
    &[
        HelpPart {
            title: "What it is about",
            lines: &[
                "The enemy wants the four island bases behind the perimeter. Two of them lost, or one of his forces in a home base of ours as a turn ends, and the game is lost.",
                "You win when the last of his operations has been played and that has not happened.",
            ],
        },
        HelpPart {
            title: "A turn",
            lines: &[
                "A marker is turned over. It says on which line the enemy stirs; there your forces and bases may look, and strike what they see.",
                "He moves, flies and fights, and lands where he has won.",
                "Then it is your turn: put task forces together, look, plan a strike, sail, fight, repair.",
            ],
        },
        HelpPart {
            title: "On the page",
            lines: &[
                "The question stands beside the chart, with the answer of your staff filled in: Enter gives it.",
                "What can be done is lit on the chart, with its chance. Point at a force to see where it can go and strike.",
                "Ctrl+Z takes the last step back. Steps taken back past a die are counted.",
                "Every game is kept in this browser after every order.",
            ],
        },
    ]
}
