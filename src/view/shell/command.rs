//! The commands by name, in words and with their keys.

use page::commands;
use page::keyboard::Key;

commands! {
    TurnLeft: "Turn the search that is planned to the left", [Key::new("ArrowLeft")];
    TurnRight: "Turn the search that is planned to the right", [Key::new("ArrowRight")];
    SeeLeft: "Move the chart to see more on the left", [Key::new("ArrowLeft")];
    SeeUp: "Move the chart to see more above", [Key::new("ArrowUp")];
    SeeRight: "Move the chart to see more on the right", [Key::new("ArrowRight")];
    SeeDown: "Move the chart to see more below", [Key::new("ArrowDown")];
    ZoomIn: "Zoom in", [Key::new("+")];
    ZoomOut: "Zoom out", [Key::new("-")];
    WholeChart: "Show the whole chart", [Key::new("0")];
    FrameAction: "Show the action", [Key::new("Home")];
    HexNumbers: "Hex numbers", [Key::new("n")];
    Looks: "Shade what searches have looked at", [Key::new("l")];
    SoundSwitch: "Sound on or off", [Key::new("q")];
    Stage: "Chart or decks", [Key::new("d")];
    Timeline: "Timeline: look back at any moment", [Key::new("t")];
    FirstLitHex: "Go to the first lit hex", [Key::new("g")];
    More: "More of what is asked: other answers, why, what cannot be done", [Key::new(".")];
    PutAway: "Put the question away, or bring it back", [Key::new("v")];
    Air: "Air", [Key::new("1")];
    Fleet: "Fleet", [Key::new("2")];
    Enemy: "Enemy", [Key::new("3")];
    Record: "Record", [Key::new("4")];
    ShowAll: "Show it all at once", [Key::new(" ")];
    Foresee: "What would come of it? Each choice played on", [Key::new("f")];
    FirstAnswer: "Give the filled answer", [Key::new("Enter")];
    Hold: "Hold", [Key::new("h")];
    Split: "Split", [Key::new("s")];
    Search: "Declare a search, send it, look, stay with a force, land it", [Key::new("s")];
    NextMission: "Next mission", [Key::new("m")];
    PlaceCap: "Place CAP", [Key::new("p")];
    GoOn: "Go on, or end what is asked", [Key::new("e")];
    LetPass: "Let raids pass, or planes be lost", [Key::new("x")];
    Routine: "Carry out the plan, do it for every deck or mission, or sail as suggested", [Key::new("r")];
    Undo: "Undo", [Key::with_command("z"), Key::new("u")];
    Redo: "Redo", [Key::with_command_and_shift("z"), Key::with_control("y")];
    Staff: "Watch the staff, or take command", [Key::new("w")];
    ToReport: "Skip to the report", [Key::new("x")];
    Close: "Close the menu or a stack, put back what is in hand, stop a drag, or return to the present", [Key::new("Escape")];
    OrdersOfTheDay: "Orders of the day", [Key::new("o")];
    Charts: "Charts", [Key::new("c")];
    Briefing: "Briefing", [Key::new("b")];
    Situation: "Where was I?", [Key::new("i")];
    Settings: "Settings", [];
    Help: "Help", [Key::new("?")];
    Save: "Name, export, link", [];
    SavePoints: "Save points: play on from an earlier turn", [];
    Leave: "Back to the start", [];
}

impl CommandName {
    /// Whether it is given again and again while its key is held down: only what moves the chart, or turns what
    /// is planned.
    pub const fn repeats(self) -> bool {
        use CommandName::{
            SeeDown, SeeLeft, SeeRight, SeeUp, TurnLeft, TurnRight, ZoomIn, ZoomOut,
        };
        matches!(
            self,
            TurnLeft | TurnRight | SeeLeft | SeeUp | SeeRight | SeeDown | ZoomIn | ZoomOut
        )
    }
}

/// What the chart is, for those who do not see it, and what its keys do now: those to the sides turn a search while
/// one is planned.
pub const fn chart_label(turns_search: bool) -> &'static str {
    match turns_search {
        true => {
            "Chart of the Philippine Sea. Left and right arrow turn the search, up and down move the chart, plus and minus zoom, Tab goes through what can be done."
        }
        false => {
            "Chart of the Philippine Sea. Arrow keys move it, plus and minus zoom, Tab goes through what can be done."
        }
    }
}
