//! The commands by name, in words and with their keys.

use page::commands;
use page::keyboard::Key;

commands! {
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
    Help: "Help", [Key::new("?")];
    Save: "Name, export, link", [];
    Leave: "Back to the start", [];
}
