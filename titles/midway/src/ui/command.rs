//! The one list of commands: the keyboard and the lines of the menu are made of it. Its names, its words and its keys
//! are in `view`.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::keyboard::Pressed;
use page::parts::{LastClicked, has_own_use};
use page::stores::{DialogStore, KeyboardStore, SoundStore};

use super::controls::Controls;
use super::state::Focus;
use crate::view::Pick;
use crate::view::record::Afterwards;
use crate::view::shell::{CommandName, Departure, Dialog, Tab};

/// Whether a command can be given now; if not, its key is left to the browser.
pub fn is_available(name: CommandName, controls: Controls) -> bool {
    match name {
        // A moment of before stands.
        CommandName::GoOn => controls.playback.on_stage().is_some() && !controls.playback.stands(),
        CommandName::Suggested => {
            controls.answer_by(name).is_some() || controls.has_report_to_read()
        }
        CommandName::Done
        | CommandName::AllAsSuggested
        | CommandName::OnlyNext
        | CommandName::FightOn
        | CommandName::BreakOff
        | CommandName::Anew => controls.answer_by(name).is_some(),
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
        CommandName::GoOn => controls.playback.hurry_or_go_on(),
        CommandName::Suggested if untrack(|| controls.has_report_to_read()) => {
            controls.afterwards(Afterwards::Report);
        }
        CommandName::Suggested
        | CommandName::Done
        | CommandName::AllAsSuggested
        | CommandName::OnlyNext
        | CommandName::FightOn
        | CommandName::BreakOff
        | CommandName::Anew => {
            let answer = untrack(|| controls.answer_by(name));
            answer.iter().for_each(|it| controls.carry_out(&it.action));
        }
        CommandName::Close => close(controls),
        CommandName::Question => turn_to(Tab::Question),
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
        CommandName::Briefing => panels.open(Dialog::Briefing),
        CommandName::Rules => panels.open(Dialog::Rules),
        CommandName::Help => panels.open(Dialog::Help),
        CommandName::Save => panels.open(Dialog::Save),
        CommandName::SavePoints => panels.open(Dialog::SavePoints),
        CommandName::Leave => controls.leave(Departure::Start),
    }
    true
}

/// Gives commands by their keys, as long as the component lasts that calls this.
pub fn listen(controls: Controls) {
    let keyboard = expect_context::<KeyboardStore>();
    let dialogs = expect_context::<DialogStore>();
    let clicked = LastClicked::watch();
    let _ = use_event_listener(document(), ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() || dialogs.is_any_open() {
            return;
        }
        // Enter gives what the filled button says, and Space shows all at once, whatever was clicked last.
        if has_own_use(&event) && !clicked.is_under_press(&event) {
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
        // A key that is held down gives an order once.
        if names.into_iter().any(|name| {
            let is_meant = !event.repeat() || repeats(name);
            untrack(|| is_available(name, controls)) && (!is_meant || run(name, controls))
        }) {
            event.prevent_default();
        }
    });
}

/// Whether a command may be given again and again by a key that is held down.
const fn repeats(name: CommandName) -> bool {
    matches!(name, CommandName::ZoomIn | CommandName::ZoomOut)
}

/// Closes what is open over the chart, or goes back to what is asked.
fn close(controls: Controls) {
    let Controls {
        panels,
        playback,
        staff,
        focus,
        selection,
        ..
    } = controls;
    if untrack(|| panels.is_menu_open()) {
        panels.show_menu(false);
        focus.send(Focus::MenuButton);
    } else if untrack(|| panels.is_sheet_open()) {
        panels.show_sheet(false);
        focus.send(Focus::Tab(untrack(|| panels.tab())));
    } else if untrack(|| playback.is_past()) {
        playback.return_to_present();
    } else if staff.has_command_now() {
        staff.take_command();
    } else {
        selection.pick(&Pick::Choose(None));
        focus.keep_or_send(Focus::Question);
    }
}

/// A sound is heard as long as the page is in front.
pub fn hush_behind(sound: SoundStore) {
    let _ = use_event_listener(document(), ev::visibilitychange, move |_| {
        if document().hidden() {
            sound.hush();
        }
    });
}
