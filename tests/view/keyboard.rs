//! Which command a key is for, on keyboards all over the world, and how it is written there.

use carrier_battle::view::shell::CommandName::{self, *};
use carrier_battle::view::shell::{Keyboard, Pressed};

/// A key that types something, at a place.
fn key<'a>(types: &'a str, place: &'a str) -> Pressed<'a> {
    Pressed {
        types,
        place,
        with_control: false,
        with_cmd: false,
        with_shift: false,
    }
}

fn with_control(pressed: Pressed) -> Pressed {
    Pressed {
        with_control: true,
        ..pressed
    }
}

fn with_cmd(pressed: Pressed) -> Pressed {
    Pressed {
        with_cmd: true,
        ..pressed
    }
}

fn with_shift(pressed: Pressed) -> Pressed {
    Pressed {
        with_shift: true,
        ..pressed
    }
}

/// The command of a key, where the browser tells nothing of the keyboard.
fn command(pressed: Pressed) -> Option<CommandName> {
    let commands = Keyboard::default().commands::<CommandName>(pressed);
    commands.first().copied()
}

/// A keyboard of which the browser tells that much.
fn keyboard(printed: &[(&str, &str)]) -> Keyboard {
    let own = |(place, types): &(&str, &str)| (place.to_string(), types.to_string());
    Keyboard {
        printed: printed.iter().map(own).collect(),
        is_mac: false,
    }
}

#[test]
fn a_key_is_for_what_it_types() {
    assert_eq!(command(key("h", "KeyH")), Some(Hold));
    // With Shift or Caps Lock too.
    assert_eq!(command(with_shift(key("H", "KeyH"))), Some(Hold));
    assert_eq!(command(key("1", "Digit1")), Some(Air));
    assert_eq!(command(key("1", "Numpad1")), Some(Air));
    // With and without Shift.
    assert_eq!(command(with_shift(key("+", "Equal"))), Some(ZoomIn));
    assert_eq!(command(key("=", "Equal")), Some(ZoomIn));
    assert_eq!(command(with_shift(key("?", "Slash"))), Some(Help));
    assert_eq!(command(with_shift(key("!", "Digit1"))), None);
    assert_eq!(command(key("\u{f6}", "Semicolon")), None);
    // Of several, the first that can be given is taken.
    let turns = Keyboard::default().commands::<CommandName>(key("ArrowLeft", "ArrowLeft"));
    assert_eq!(turns, [TurnLeft, SeeLeft]);
    // What another key makes of it is the browser's.
    assert_eq!(command(with_control(key("h", "KeyH"))), None);
    assert_eq!(command(with_cmd(key("h", "KeyH"))), None);
    assert_eq!(command(with_control(key("1", "Digit1"))), None);
}

#[test]
fn undo_and_redo_have_the_keys_of_every_system() {
    let z = key("z", "KeyZ");
    let shifted = with_shift(key("Z", "KeyZ"));
    assert_eq!(command(with_control(z)), Some(Undo));
    assert_eq!(command(with_cmd(z)), Some(Undo));
    assert_eq!(command(with_control(shifted)), Some(Redo));
    assert_eq!(command(with_cmd(shifted)), Some(Redo));
    let y = key("y", "KeyY");
    assert_eq!(command(with_control(y)), Some(Redo));
    // There it opens the browser's history.
    assert_eq!(command(with_cmd(y)), None);
    assert_eq!(command(z), None);
    assert_eq!(command(key("u", "KeyU")), Some(Undo));
    assert_eq!(command(with_control(key("u", "KeyU"))), None);
}

#[test]
fn on_a_french_keyboard_the_digits_need_no_shift() {
    let digits = ["\u{e0}", "&", "\u{e9}", "\"", "'"];
    let commands = digits
        .iter()
        .enumerate()
        .map(|(digit, types)| command(key(types, &format!("Digit{digit}"))));
    let commands: Vec<_> = commands.map(Option::unwrap).collect();
    assert_eq!(commands, [WholeChart, Air, Fleet, Enemy, Record]);
    assert_eq!(command(with_shift(key("1", "Digit1"))), Some(Air));
    // The minus is on the 6.
    assert_eq!(command(key("-", "Digit6")), Some(ZoomOut));
    // Letters are where they are printed, and a comma where the M is elsewhere is none.
    assert_eq!(command(key("m", "Semicolon")), Some(NextMission));
    assert_eq!(command(key(",", "KeyM")), None);
    assert_eq!(command(with_shift(key("?", "KeyM"))), Some(Help));
    assert_eq!(command(with_control(key("z", "KeyW"))), Some(Undo));
}

#[test]
fn on_german_and_dvorak_keyboards_a_letter_is_where_it_is_printed() {
    assert_eq!(command(with_control(key("z", "KeyY"))), Some(Undo));
    assert_eq!(command(with_control(key("y", "KeyZ"))), Some(Redo));
    assert_eq!(command(with_shift(key("?", "Minus"))), Some(Help));
    // Dvorak.
    assert_eq!(command(key("h", "KeyJ")), Some(Hold));
    assert_eq!(command(key("s", "Semicolon")), Some(Split));
    assert_eq!(command(with_control(key(";", "KeyZ"))), None);
    for (types, place) in [("'", "KeyQ"), (",", "KeyW")] {
        assert_eq!(command(key(types, place)), None, "{place}");
        let told = keyboard(&[(place, types), ("KeyX", "q")]);
        assert_eq!(
            told.commands::<CommandName>(key(types, place)),
            [],
            "{place}"
        );
    }
    // The B\u{e9}po has an accent where the American keyboard has the W.
    assert_eq!(command(key(".", "KeyE")), Some(More));
    assert_eq!(command(key("\u{e9}", "KeyW")), None);
}

#[test]
fn where_there_are_no_latin_letters_a_letter_is_where_the_american_keyboard_has_it() {
    // Russian.
    assert_eq!(command(key("\u{440}", "KeyH")), Some(Hold));
    assert_eq!(command(with_shift(key("\u{420}", "KeyH"))), Some(Hold));
    assert_eq!(command(with_control(key("\u{44f}", "KeyZ"))), Some(Undo));
    let shifted = with_shift(key("\u{42f}", "KeyZ"));
    assert_eq!(command(with_cmd(shifted)), Some(Redo));
    assert_eq!(command(key("\u{436}", "Semicolon")), None);
    // Greek, Arabic (one key, two letters), Persian digits, and while Japanese is put together.
    assert_eq!(command(key("\u{3b7}", "KeyH")), Some(Hold));
    assert_eq!(command(key("\u{644}\u{627}", "KeyB")), Some(Briefing));
    assert_eq!(command(key("\u{6f1}", "Digit1")), Some(Air));
    assert_eq!(command(key("Process", "KeyH")), Some(Hold));
    // Hebrew has signs on two of them: so much the keyboard must tell.
    let told = keyboard(&[("KeyQ", "q"), ("KeyW", "w")]);
    assert_eq!(
        told.commands::<CommandName>(key("/", "KeyQ")),
        [SoundSwitch]
    );
    assert_eq!(told.commands::<CommandName>(key("'", "KeyW")), [Staff]);
    // Of the letters themselves it changes nothing.
    assert_eq!(told.commands::<CommandName>(key("w", "KeyQ")), [Staff]);
}

#[test]
fn a_key_is_written_as_it_is_printed_on_the_players_keyboard() {
    let french = keyboard(&[
        ("Digit1", "&"),
        ("Digit0", "\u{e0}"),
        ("KeyM", ","),
        ("Semicolon", "m"),
    ]);
    assert_eq!(Air.key_on(&french), "&");
    assert_eq!(NextMission.key_on(&french), "M");
    assert_eq!(
        WholeChart.title_with_key(&french),
        "Show the whole chart (\u{c0})"
    );
    // Where nothing is told of a key, or of none, it is written as on most.
    assert_eq!(Fleet.key_on(&french), "2");
    assert_eq!(Air.key_hint(), "1");

    let russian = keyboard(&[("KeyH", "\u{440}"), ("KeyZ", "\u{44f}"), ("Digit1", "1")]);
    assert_eq!(Hold.key_on(&russian), "\u{420}");
    assert_eq!(Undo.key_on(&russian), "Ctrl+\u{42f}");
    assert_eq!(Air.key_on(&russian), "1");
    assert_eq!(ShowAll.key_on(&russian), "Space");

    let mac = Keyboard {
        is_mac: true,
        ..Keyboard::default()
    };
    assert_eq!(Undo.key_on(&mac), "Cmd+Z");
    assert_eq!(Redo.key_on(&mac), "Cmd+Shift+Z");
    assert_eq!(Redo.key_hint(), "Ctrl+Shift+Z");
    assert_eq!(Settings.key_on(&mac), "");
}
