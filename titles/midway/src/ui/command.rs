//! The one list of commands: the keyboard and the lines of the menu are made of it. Its names, its words and its keys
//! are in `view`.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::keyboard::Pressed;
use page::parts::has_own_use;
use page::stores::{DialogStore, KeyboardStore, SoundStore};

use super::controls::Controls;
use super::state::Focus;
use crate::view::shell::{CommandName, Departure, Dialog, Tab};

/// Whether a command can be given now; if not, its key is left to the browser.
pub fn is_available(name: CommandName, controls: Controls) -> bool {
    match name {
        // A game that came by a link stays as it was played.
        CommandName::Undo => !controls.is_only_watched() && controls.game.can_undo(),
        CommandName::Redo => !controls.is_only_watched() && controls.game.can_redo(),
        CommandName::Staff => {
            controls.staff.has_command_now()
                || !controls.save.is_guest() && controls.game.with(|game| game.decision().is_some())
        }
        _ => true,
    }
}

/// Gives a command, if it can be given. Says whether it was.
pub fn run(name: CommandName, controls: Controls) -> bool {
    if !untrack(|| is_available(name, controls)) {
        return false;
    }
    let Controls { panels, staff, .. } = controls;
    let turn_to = |tab: Tab| {
        panels.open_tab(tab);
        controls.focus.send(Focus::Tab(tab));
    };
    match name {
        CommandName::Undo => controls.undo(),
        CommandName::Redo => controls.redo(),
        CommandName::Forces => turn_to(Tab::Forces),
        CommandName::Bases => turn_to(Tab::Bases),
        CommandName::Ports => turn_to(Tab::Ports),
        CommandName::Enemy => turn_to(Tab::Enemy),
        CommandName::Log => turn_to(Tab::Log),
        CommandName::ZoomIn => controls.camera.zoom_in(),
        CommandName::ZoomOut => controls.camera.zoom_out(),
        CommandName::WholeChart => controls.camera.fit(),
        CommandName::ToChart => controls.focus.send(Focus::Chart),
        CommandName::Staff if staff.has_command() => staff.take_command(),
        CommandName::Staff => staff.watch(),
        CommandName::SoundSwitch => controls.sound.switch(),
        CommandName::Settings => panels.open(Dialog::Settings),
        CommandName::Help => panels.open(Dialog::Help),
        CommandName::Save => panels.open(Dialog::Save),
        CommandName::Leave => controls.leave(Departure::Start),
    }
    true
}

/// Gives commands by their keys, as long as the component lasts that calls this.
pub fn listen(controls: Controls) {
    let keyboard = expect_context::<KeyboardStore>();
    let dialogs = expect_context::<DialogStore>();
    let _ = use_event_listener(document(), ev::keydown, move |event| {
        if dialogs.is_any_open() || has_own_use(&event) || event.alt_key() || event.repeat() {
            return;
        }
        let pressed = Pressed {
            types: &event.key(),
            place: &event.code(),
            with_control: event.ctrl_key(),
            with_cmd: event.meta_key(),
            with_shift: event.shift_key(),
        };
        let names: Vec<CommandName> = untrack(|| keyboard.with(|it| it.commands(pressed)));
        if names.into_iter().any(|name| run(name, controls)) {
            event.prevent_default();
        }
    });
}

/// A sound is heard as long as the page is in front.
pub fn hush_behind(sound: SoundStore) {
    let _ = use_event_listener(document(), ev::visibilitychange, move |_| {
        if document().hidden() {
            sound.hush();
        }
    });
}
