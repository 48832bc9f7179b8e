//! The commands by name, in words and with their keys.

/// A key, as it is pressed and as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// As the browser's `KeyboardEvent.key` has it.
    pub value: &'static str,
    /// Whether it is pressed with Ctrl.
    pub with_control: bool,
}

impl Key {
    const fn new(value: &'static str) -> Key {
        Key {
            value,
            with_control: false,
        }
    }

    const fn with_control(value: &'static str) -> Key {
        Key {
            value,
            with_control: true,
        }
    }

    /// Whether a key that is pressed is this one. Letters are so with Shift and Caps Lock too, and
    /// the plus also where it takes Shift.
    pub fn is(self, pressed: &str, with_control: bool) -> bool {
        let value = if pressed == "=" { "+" } else { pressed };
        self.with_control == with_control && self.value.eq_ignore_ascii_case(value)
    }

    /// As it is written.
    pub fn label(self) -> String {
        let label = match self.value {
            "ArrowLeft" => "\u{2190}",
            "ArrowUp" => "\u{2191}",
            "ArrowRight" => "\u{2192}",
            "ArrowDown" => "\u{2193}",
            "Escape" => "Esc",
            " " => "Space",
            "-" => "\u{2212}",
            key => key,
        };
        let is_letter = label.len() == 1;
        let label = if is_letter {
            label.to_ascii_uppercase()
        } else {
            label.to_owned()
        };
        if self.with_control {
            format!("Ctrl+{label}")
        } else {
            label
        }
    }
}

macro_rules! commands {
    ($($id:ident: $title:literal, [$($key:expr),*];)*) => {
        /// Something the player can do by a key or by a line of the menu.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CommandName {
            $(#[doc = $title] $id,)*
        }

        impl CommandName {
            /// All of them.
            pub const ALL: &[CommandName] = &[$(CommandName::$id,)*];

            /// What it does, as a line of the menu has it.
            pub const fn title(self) -> &'static str {
                match self { $(CommandName::$id => $title,)* }
            }

            /// Its keys, the usual one first; none if it stands in the menu alone.
            pub const fn keys(self) -> &'static [Key] {
                match self { $(CommandName::$id => const { &[$($key),*] },)* }
            }
        }
    };
}

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
    Air: "Air", [Key::new("1")];
    Fleet: "Fleet", [Key::new("2")];
    Enemy: "Enemy", [Key::new("3")];
    Record: "Record", [Key::new("4")];
    ShowAll: "Show it all at once", [Key::new(" ")];
    FirstAnswer: "Give the first answer", [Key::new("Enter")];
    Hold: "Hold", [Key::new("h")];
    Split: "Split", [Key::new("s")];
    Search: "Declare a search, send it, look, stay with a force, land it", [Key::new("s")];
    NextMission: "Next mission", [Key::new("m")];
    PlaceCap: "Place CAP", [Key::new("p")];
    GoOn: "Go on, or end what is asked", [Key::new("e")];
    Routine: "Carry out the plan, do it for every deck or mission, or sail as suggested", [Key::new("r")];
    Undo: "Undo", [Key::with_control("z"), Key::new("u")];
    Staff: "Watch the staff, or take command", [Key::new("w")];
    Close: "Close the menu or a stack, put back what is in hand, stop a drag, or return to the present", [Key::new("Escape")];
    Charts: "Charts", [Key::new("c")];
    Briefing: "Briefing", [Key::new("b")];
    Settings: "Settings", [];
    Help: "Help", [Key::new("?")];
    Save: "Name, export, link", [];
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

    /// What it does, with its usual key.
    pub fn title_with_key(self) -> String {
        match self.keys().first() {
            Some(key) => format!("{} ({})", self.title(), key.label()),
            None => self.title().to_owned(),
        }
    }

    /// Its usual key as it is written; nothing if it has none.
    pub fn key_hint(self) -> String {
        self.keys()
            .first()
            .map(|key| key.label())
            .unwrap_or_default()
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
