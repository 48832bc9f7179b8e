//! The one list of commands: the keyboard, the lines of the menu and the keys in the help are made of
//! it. Its names, its words and its keys are in `view`.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::controls::Controls;
use super::state::{DialogStore, Focus};
use crate::engine::fleet::UnitSet;
use crate::view::Action;
use crate::view::record::Page;
use crate::view::shell::{self, CommandName, Departure, Dialog, Tab};
use crate::view::stage::OnStage;

/// Pixels that an arrow key moves the chart.
const STEP: f64 = 90.0;

/// What a command does; its name knows its words and its keys.
pub struct Command {
    /// Whether it can be given now; if not, its key is left to the browser.
    pub is_available: Condition,
    /// What it does.
    pub run: Run,
}

type Condition = fn(Controls) -> bool;
type Run = fn(Controls);

/// The command of a name.
pub fn command(name: CommandName) -> Command {
    use CommandName as Name;
    let always = |_| true;
    // What is under the decks does not move.
    let shows_chart = |controls: Controls| controls.on_stage() == OnStage::Chart;
    let (is_available, run): (Condition, Run) = match name {
        Name::TurnLeft => (Controls::plans_search, |controls| {
            controls.turn_search(false)
        }),
        Name::TurnRight => (Controls::plans_search, |controls| {
            controls.turn_search(true)
        }),
        Name::SeeLeft => (shows_chart, |controls| controls.camera.pan(STEP, 0.0)),
        Name::SeeUp => (shows_chart, |controls| controls.camera.pan(0.0, STEP)),
        Name::SeeRight => (shows_chart, |controls| controls.camera.pan(-STEP, 0.0)),
        Name::SeeDown => (shows_chart, |controls| controls.camera.pan(0.0, -STEP)),
        Name::ZoomIn => (shows_chart, |controls| controls.camera.zoom(0.75)),
        Name::ZoomOut => (shows_chart, |controls| controls.camera.zoom(1.33)),
        Name::WholeChart => (shows_chart, |controls| controls.camera.fit()),
        Name::FrameAction => (shows_chart, Controls::show_action),
        Name::HexNumbers => (always, |controls| controls.settings.toggle_hex_numbers()),
        Name::Looks => (always, |controls| controls.settings.toggle_looks()),
        Name::SoundSwitch => (always, |controls| controls.sound.switch()),
        Name::Stage => (Controls::has_decks, Controls::switch_stage),
        Name::FirstLitHex => (always, Controls::focus_first_lit_hex),
        Name::Air => (always, |controls| controls.open_tab(Tab::Air)),
        Name::Fleet => (always, |controls| controls.open_tab(Tab::Fleet)),
        Name::Enemy => (always, |controls| controls.open_tab(Tab::Enemy)),
        Name::Record => (always, |controls| controls.open_tab(Tab::Record)),
        Name::Charts => (always, |controls| {
            controls.panels.turn_page(Page::Charts);
            controls.open_tab(Tab::Record);
        }),
        Name::ShowAll => (
            |controls| !controls.playback.is_ready() && !controls.playback.is_watching(),
            |controls| controls.playback.skip_or_go_on(),
        ),
        Name::FirstAnswer => (
            |controls| controls.playback.on_stage().is_some() || controls.has_primary(),
            |controls| match untrack(|| controls.playback.on_stage()) {
                Some(_) => controls.playback.skip_or_go_on(),
                None => controls.answer_primary(),
            },
        ),
        Name::Hold => (
            |controls| controls.has_answer("h"),
            |controls| controls.answer("h"),
        ),
        Name::Split => (
            |controls| controls.has_answer("s"),
            |controls| controls.answer("s"),
        ),
        Name::NextMission => (
            |controls| controls.has_answer("m"),
            |controls| controls.answer("m"),
        ),
        Name::PlaceCap => (
            |controls| controls.has_answer("p"),
            |controls| controls.answer("p"),
        ),
        Name::End => (
            |controls| controls.has_answer("e"),
            |controls| controls.answer("e"),
        ),
        Name::Routine => (
            |controls| controls.has_answer("r"),
            |controls| controls.answer("r"),
        ),
        Name::Undo => (
            |controls| {
                !controls.playback.is_watching() && controls.game.with(shell::undo).is_available
            },
            Controls::undo,
        ),
        Name::Close => (
            |controls| {
                controls.panels.is_menu_open()
                    || controls.selection.stack().is_some()
                    || controls.selection.activity().is_choice()
                    || !controls.selection.planes().is_empty()
            },
            close,
        ),
        Name::Briefing => (always, |controls| controls.panels.open(Dialog::Briefing)),
        Name::Settings => (always, |controls| controls.panels.open(Dialog::Settings)),
        Name::Help => (always, |controls| controls.panels.open(Dialog::Help)),
        Name::Save => (always, |controls| controls.panels.open(Dialog::Save)),
        Name::Leave => (always, |controls| controls.leave(Departure::Start)),
    };
    Command { is_available, run }
}

/// Gives a command, if it can be given now. Says whether it was.
pub fn run(name: CommandName, controls: Controls) -> bool {
    let command = command(name);
    let is_available = untrack(|| (command.is_available)(controls));
    if is_available {
        (command.run)(controls);
    }
    is_available
}

/// Gives the command of a key that is pressed while the table is on screen.
pub fn listen(controls: Controls) {
    let dialogs = expect_context::<DialogStore>();
    // leptos-use takes the listener away with its owner.
    let _ = use_event_listener(window(), ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() || event.meta_key() {
            return;
        }
        let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        if on.is_some_and(|on| is_typed_into(&on) || has_use_for(&on, &event.key())) {
            return;
        }
        let name = named(&event, controls);
        // What lies over the table has keys of its own.
        let is_covered = dialogs.is_any_open();
        let reaches = |name: &CommandName| match name {
            CommandName::Undo => event.ctrl_key(),
            // A fight is heard, and so are moments.
            CommandName::SoundSwitch => true,
            _ => false,
        };
        let name = name.filter(|name| !is_covered || reaches(name));
        // A key that is held down gives an order once.
        let is_meant = |name: CommandName| !event.repeat() || name.repeats();
        if name.is_some_and(|name| !is_meant(name) || run(name, controls)) {
            event.prevent_default();
        }
    });
}

/// The command of a key: of several the first that can be given now.
fn named(event: &ev::KeyboardEvent, controls: Controls) -> Option<CommandName> {
    let (pressed, with_control) = (event.key(), event.ctrl_key());
    let has_key = |name: &CommandName| name.keys().iter().any(|key| key.is(&pressed, with_control));
    let mut named = CommandName::ALL.iter().copied().filter(has_key);
    let first = named.clone().next();
    let is_available = |name: &CommandName| untrack(|| (command(*name).is_available)(controls));
    named.find(is_available).or(first)
}

/// Whether letters are typed into an element.
fn is_typed_into(on: &Element) -> bool {
    // Letters choose in a list.
    on.tag_name() == "SELECT"
        || on
            .dyn_ref::<HtmlInputElement>()
            .is_some_and(|input| !matches!(input.type_().as_str(), "radio" | "checkbox" | "range"))
}

/// Whether an element has a key for itself: buttons and counters those that press them, a slider those that
/// move it.
fn has_use_for(on: &Element, key: &str) -> bool {
    let is_slider = on
        .dyn_ref::<HtmlInputElement>()
        .is_some_and(|input| input.type_() == "range");
    if is_slider {
        return key.starts_with("Arrow") || matches!(key, "Home" | "End" | "PageUp" | "PageDown");
    }
    matches!(key, "Enter" | " ")
        && matches!(
            on.tag_name().as_str(),
            "BUTTON" | "g" | "A" | "SUMMARY" | "INPUT"
        )
}

/// Closes what is open over the chart.
fn close(controls: Controls) {
    if untrack(|| controls.panels.is_menu_open()) {
        controls.panels.show_menu(false);
        controls.focus.send(Focus::MenuButton);
    } else if untrack(|| controls.selection.stack().is_some()) {
        controls.selection.close_stack();
        controls.focus.keep_or_send(Focus::Question);
    } else if untrack(|| controls.selection.activity()).is_choice() {
        controls.carry_out(&Action::End);
    } else {
        controls.selection.select_planes(UnitSet::EMPTY);
    }
}
