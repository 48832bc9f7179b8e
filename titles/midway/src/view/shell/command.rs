//! The commands by name, in words and with their keys.

use page::commands;
use page::keyboard::Key;

commands! {
    GoOn: "Go on, or show it all at once", [Key::new("Enter"), Key::new(" ")];
    Suggested: "The filled answer", [Key::new("Enter")];
    Done: "Done, or no more", [Key::new("d")];
    AllAsSuggested: "All as suggested", [Key::new("a")];
    OnlyNext: "Only the next", [Key::new("n")];
    FightOn: "Fight on", [Key::new("f")];
    BreakOff: "Break off", [Key::new("b")];
    Anew: "As the staff suggests", [Key::new("s")];
    Close: "Close, or back to the present", [Key::new("Escape")];
    Question: "Question", [Key::new("e")];
    Undo: "Undo", [Key::with_command("z"), Key::new("u")];
    Redo: "Redo", [Key::with_command_and_shift("z"), Key::with_control("y")];
    Forces: "Forces", [Key::new("1")];
    Bases: "Bases", [Key::new("2")];
    Ports: "Ports", [Key::new("3")];
    Enemy: "Enemy", [Key::new("4")];
    Log: "Log", [Key::new("5")];
    ZoomIn: "Zoom in", [Key::new("+"), Key::new("=")];
    ZoomOut: "Zoom out", [Key::new("-")];
    WholeChart: "Whole chart", [Key::new("0")];
    ToChart: "To the chart, for the arrow keys", [Key::new("g")];
    Staff: "Watch the staff, or take command", [Key::new("w")];
    SoundSwitch: "Sound on or off", [Key::new("q")];
    Settings: "Settings", [];
    Briefing: "Briefing", [];
    Rules: "Rules", [Key::new("r")];
    Help: "Help", [Key::new("?")];
    Save: "Name, export, link", [];
    SavePoints: "Save points: play on from an earlier turn", [];
    Leave: "Back to the start", [];
}
