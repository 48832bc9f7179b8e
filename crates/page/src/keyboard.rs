//! The keys: how commands name them, what is pressed, and what is printed on the player's own keyboard.

use std::collections::BTreeMap;

/// What is held down with a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum With {
    /// Nothing that makes another key of it.
    Nothing,
    /// Ctrl, or Cmd.
    Command,
    /// Ctrl or Cmd, and Shift.
    CommandAndShift,
    /// Ctrl alone: with Cmd it is the browser's.
    Control,
}

/// A key of a command, by what it types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// As the browser's `KeyboardEvent.key` has it.
    value: &'static str,
    with: With,
}

impl Key {
    /// A key alone.
    pub const fn new(value: &'static str) -> Key {
        let with = With::Nothing;
        Key { value, with }
    }

    /// A key with Ctrl, or Cmd.
    pub const fn with_command(value: &'static str) -> Key {
        let with = With::Command;
        Key { value, with }
    }

    /// A key with Ctrl or Cmd, and Shift.
    pub const fn with_command_and_shift(value: &'static str) -> Key {
        let with = With::CommandAndShift;
        Key { value, with }
    }

    /// A key with Ctrl alone: with Cmd it is the browser's.
    pub const fn with_control(value: &'static str) -> Key {
        let with = With::Control;
        Key { value, with }
    }

    /// Whether it is this one, pressed with the same as another, that types something. Letters are so with Shift and
    /// Caps Lock too, and the plus also where it takes Shift.
    fn is(self, types: &str, pressed: Pressed) -> bool {
        let value = if types == "=" { "+" } else { types };
        let Pressed {
            with_control,
            with_cmd,
            with_shift,
            ..
        } = pressed;
        let has_command = with_control || with_cmd;
        let is_with = match self.with {
            With::Nothing => !has_command,
            With::Command => has_command && !with_shift,
            With::CommandAndShift => has_command && with_shift,
            With::Control => with_control && !with_cmd && !with_shift,
        };
        is_with && self.value.eq_ignore_ascii_case(value)
    }

    /// Where it is on a keyboard, if it is a letter or a digit: as `KeyboardEvent.code` has it.
    fn place(self) -> Option<String> {
        let mut chars = self.value.chars();
        match (chars.next()?, chars.next()) {
            (letter @ 'a'..='z', None) => Some(format!("Key{}", letter.to_ascii_uppercase())),
            (digit @ '0'..='9', None) => Some(format!("Digit{digit}")),
            _ => None,
        }
    }

    /// As it is written.
    pub fn label(self, keyboard: &Keyboard) -> String {
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
        let label = keyboard.printed_instead(self).unwrap_or(label);
        let is_letter = label.chars().count() == 1;
        let label = if is_letter {
            label.to_uppercase()
        } else {
            label.to_owned()
        };
        let command = if keyboard.is_mac { "Cmd" } else { "Ctrl" };
        match self.with {
            With::Nothing => label,
            With::Command => format!("{command}+{label}"),
            With::CommandAndShift => format!("{command}+Shift+{label}"),
            With::Control => format!("Ctrl+{label}"),
        }
    }
}

/// A key that goes down, as the browser tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pressed<'a> {
    /// What it types: `KeyboardEvent.key`.
    pub types: &'a str,
    /// Where it is, named after the American keyboard: `KeyboardEvent.code`.
    pub place: &'a str,
    /// Whether Ctrl is held down.
    pub with_control: bool,
    /// Whether Cmd is held down, or the Windows key.
    pub with_cmd: bool,
    /// Whether Shift is held down.
    pub with_shift: bool,
}

/// What a key gives.
pub trait Command: Copy + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// Its keys, the usual one first; none if it stands in the menu alone.
    fn keys(self) -> &'static [Key];
}

/// The player's keyboard, as far as the browser tells of it.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Keyboard {
    /// What its keys type without Shift, by their places; nothing where the browser does not tell.
    pub printed: BTreeMap<String, String>,
    /// Whether it is Apple's, where Cmd does what Ctrl does elsewhere.
    pub is_mac: bool,
}

impl Keyboard {
    /// The commands of a key that is pressed: by what it types, or else by its place, where what it types is of another
    /// script (a Cyrillic keyboard has no Latin letter) or stands on the key of a digit (on a French one digits take
    /// Shift).
    pub fn commands<C: Command>(&self, pressed: Pressed) -> Vec<C> {
        let typed = commands_of(pressed.types, pressed);
        if !typed.is_empty() {
            return typed;
        }
        let by_place = self.by_place(pressed);
        by_place.map_or_else(Vec::new, |types| commands_of(types, pressed))
    }

    /// What a key would type on the American keyboard, if that is meant.
    fn by_place<'a>(&self, pressed: Pressed<'a>) -> Option<&'a str> {
        if let Some(digit) = pressed.place.strip_prefix("Digit") {
            return (!pressed.with_shift).then_some(digit);
        }
        let letter = pressed.place.strip_prefix("Key")?;
        // Where a Latin letter is on another key, a comma is a comma.
        let printed = self.printed.get(pressed.place);
        let is_printed = printed.is_some_and(|it| it.eq_ignore_ascii_case(letter));
        let mut typed = pressed.types.chars();
        let is_latin = match (typed.next(), typed.next()) {
            (Some(only), None) => is_latin(only),
            // A dead key is an accent, and what is written with several is another script's.
            _ => pressed.types == "Dead",
        };
        let is_ascii_letter = pressed.types.len() == 1
            && pressed
                .types
                .starts_with(|it: char| it.is_ascii_alphanumeric());
        (!is_latin || is_printed && !is_ascii_letter).then_some(letter)
    }

    /// What is printed on a key that types something else here.
    fn printed_instead(&self, key: Key) -> Option<&str> {
        let place = key.place()?;
        let is_there = |printed: &String| printed.eq_ignore_ascii_case(key.value);
        if self.printed.values().any(is_there) {
            return None;
        }
        self.printed.get(&place).map(String::as_str)
    }
}

fn commands_of<C: Command>(types: &str, pressed: Pressed) -> Vec<C> {
    let has_key = |command: &C| command.keys().iter().any(|key| key.is(types, pressed));
    C::ALL.iter().copied().filter(has_key).collect()
}

/// Whether a character is written on keyboards that have the Latin letters: one of them, with or without a mark, or a
/// sign.
const fn is_latin(one: char) -> bool {
    matches!(one, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' | '\u{2000}'..='\u{20cf}')
}

/// The commands of a page: an enum, each with what it does and its keys.
///
/// ```
/// use page::keyboard::{Key, Keyboard};
///
/// page::commands! {
///     Undo: "Undo", [Key::with_command("z"), Key::new("u")];
///     Help: "Help", [Key::new("?")];
/// }
///
/// assert_eq!(CommandName::Undo.title_with_key(&Keyboard::default()), "Undo (Ctrl+Z)");
/// ```
#[macro_export]
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
            pub const fn keys(self) -> &'static [$crate::keyboard::Key] {
                match self { $(CommandName::$id => const { &[$($key),*] },)* }
            }

            /// What it does, with its usual key on a keyboard.
            pub fn title_with_key(self, keyboard: &$crate::keyboard::Keyboard) -> String {
                match self.key_on(keyboard) {
                    key if key.is_empty() => self.title().to_owned(),
                    key => format!("{} ({key})", self.title()),
                }
            }

            /// Its usual key as it is written on a keyboard; nothing if it has none.
            pub fn key_on(self, keyboard: &$crate::keyboard::Keyboard) -> String {
                let key = self.keys().first();
                key.map(|key| key.label(keyboard)).unwrap_or_default()
            }

            /// Its usual key as it is written where nothing is known of the keyboard; nothing if it has none.
            pub fn key_hint(self) -> String {
                self.key_on(&$crate::keyboard::Keyboard::default())
            }
        }

        impl $crate::keyboard::Command for CommandName {
            const ALL: &'static [CommandName] = CommandName::ALL;

            fn keys(self) -> &'static [$crate::keyboard::Key] {
                CommandName::keys(self)
            }
        }
    };
}
