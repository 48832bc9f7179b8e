//! The one list of commands: the keyboard, the lines of the menu and the keys in the help are made of
//! it. Its names, its words and its keys are in `view`.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::parts::MovedByHand;

use super::controls::Controls;
use super::parts::{LastClicked, has_own_use};
use super::state::{DialogStore, Focus, KeyboardStore};
use crate::engine::fleet::UnitSet;
use crate::view::Action;
use crate::view::record::Page;
use crate::view::shell::{CommandName, Departure, Dialog, Pressed, Tab};
use crate::view::staff::has_more_to_play;
use crate::view::stage::OnStage;

/// Pixels that an arrow key moves the chart.
const STEP: f64 = 90.0;

/// Whether a command can be given now; if not, its key is left to the browser.
pub fn is_available(name: CommandName, controls: Controls) -> bool {
    use CommandName as Name;
    let Controls {
        playback,
        selection,
        ..
    } = controls;
    match name {
        Name::TurnLeft | Name::TurnRight => controls.plans_search(),
        // What is under the decks does not move.
        Name::SeeLeft
        | Name::SeeUp
        | Name::SeeRight
        | Name::SeeDown
        | Name::ZoomIn
        | Name::ZoomOut
        | Name::WholeChart
        | Name::FrameAction => controls.on_stage() == OnStage::Chart,
        Name::Stage => controls.has_decks(),
        Name::ShowAll => {
            playback.staff().is_some() || !playback.is_ready() && !playback.is_watching()
        }
        Name::More => controls.panels.asks(),
        Name::Foresee => controls.can_foresee(),
        Name::PutAway => controls.asked.prompt.with(Option::is_some),
        Name::FirstAnswer => playback.on_stage().is_some() || controls.has_primary(),
        Name::Hold
        | Name::Split
        | Name::Search
        | Name::NextMission
        | Name::PlaceCap
        | Name::GoOn
        | Name::LetPass
        | Name::Routine => controls.has_answer(name),
        Name::Staff => {
            playback.staff().is_some()
                || controls.panels.dialog().is_none()
                    && !playback.is_watching()
                    && controls.game.with(has_more_to_play)
        }
        // A game that came by a link stays as it was played.
        Name::Undo => {
            !controls.save.is_guest()
                && !playback.is_watching()
                && controls.game.with(|game| !game.orders().is_empty())
        }
        Name::Redo => {
            !controls.save.is_guest()
                && !playback.is_watching()
                && controls.game.to_redo().is_some()
        }
        // The battle is over, and what it brought home is being told.
        Name::ToReport => {
            !playback.is_watching()
                && !playback.is_ready()
                && controls.game.with(|game| game.outcome().is_some())
        }
        Name::Close => {
            controls.panels.is_menu_open()
                || controls.stack().is_some()
                || selection.activity().is_choice()
                || !selection.planes().is_empty()
                || playback.is_watching()
        }
        // It is made of the game as it stands: what has yet to be shown is not told before.
        Name::Situation => playback.is_ready() && !playback.is_watching(),
        // No order is given while it is watched, nor in a game that came by a link.
        Name::OrdersOfTheDay => {
            !controls.save.is_guest()
                && !playback.is_watching()
                && controls.game.with(|game| game.decision().is_some())
        }
        Name::HexNumbers
        | Name::Looks
        | Name::SoundSwitch
        | Name::Timeline
        | Name::FirstLitHex
        | Name::Air
        | Name::Fleet
        | Name::Enemy
        | Name::Record
        | Name::Charts
        | Name::Briefing
        | Name::Settings
        | Name::Help
        | Name::Save
        | Name::SavePoints
        | Name::Leave => true,
    }
}

/// Does what a command is for.
fn carry_out(name: CommandName, controls: Controls) {
    use CommandName as Name;
    let Controls {
        camera,
        panels,
        playback,
        ..
    } = controls;
    match name {
        Name::TurnLeft => controls.turn_search(false),
        Name::TurnRight => controls.turn_search(true),
        Name::SeeLeft => camera.pan(STEP, 0.0),
        Name::SeeUp => camera.pan(0.0, STEP),
        Name::SeeRight => camera.pan(-STEP, 0.0),
        Name::SeeDown => camera.pan(0.0, -STEP),
        Name::ZoomIn => camera.zoom(0.75),
        Name::ZoomOut => camera.zoom(1.33),
        Name::WholeChart => controls.show_whole_chart(),
        Name::FrameAction => controls.show_action(),
        Name::HexNumbers => controls.settings.toggle_hex_numbers(),
        Name::Looks => controls.settings.toggle_looks(),
        Name::SoundSwitch => controls.sound.switch(),
        Name::Stage => controls.switch_stage(),
        Name::Timeline => controls.toggle_timeline(),
        Name::FirstLitHex => controls.focus_first_lit_hex(),
        Name::More => controls.show_more(),
        Name::Foresee => controls.toggle_foresight(),
        Name::PutAway => controls.put_question_away(),
        Name::Air => controls.open_tab(Tab::Air),
        Name::Fleet => controls.open_tab(Tab::Fleet),
        Name::Enemy => controls.open_tab(Tab::Enemy),
        Name::Record => controls.open_tab(Tab::Record),
        Name::Charts => {
            panels.turn_page(Page::Charts);
            controls.open_tab(Tab::Record);
        }
        Name::ShowAll => controls.skip_or_go_on_by_key(),
        Name::FirstAnswer => match untrack(|| playback.on_stage()) {
            Some(_) => controls.skip_or_go_on_by_key(),
            None => controls.answer_primary(),
        },
        Name::Hold
        | Name::Split
        | Name::Search
        | Name::NextMission
        | Name::PlaceCap
        | Name::GoOn
        | Name::LetPass
        | Name::Routine => controls.answer(name),
        Name::Undo => controls.undo(),
        Name::Redo => controls.redo(),
        Name::Staff => match untrack(|| playback.staff()) {
            Some(_) => controls.take_command(),
            None => panels.open(Dialog::Staff),
        },
        Name::ToReport => playback.show_all(),
        Name::Close => close(controls),
        Name::OrdersOfTheDay => panels.open(Dialog::OrdersOfTheDay),
        Name::Briefing => panels.open(Dialog::Briefing),
        Name::Situation => panels.open(Dialog::Situation),
        Name::Settings => panels.open(Dialog::Settings),
        Name::Help => panels.open(Dialog::Help),
        Name::Save => panels.open(Dialog::Save),
        Name::SavePoints => panels.open(Dialog::SavePoints),
        Name::Leave => controls.leave(Departure::Start),
    }
}

/// Gives a command, if it can be given now. Says whether it was.
pub fn run(name: CommandName, controls: Controls) -> bool {
    let is_available = untrack(|| is_available(name, controls));
    if is_available {
        carry_out(name, controls);
    }
    is_available
}

/// Gives the command of a key that is pressed while the table is on screen.
pub fn listen(controls: Controls) {
    let dialogs = expect_context::<DialogStore>();
    let keyboard = expect_context::<KeyboardStore>();
    let clicked = LastClicked::watch();
    // leptos-use takes the listener away with its owner.
    let _ = use_event_listener(window(), ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() {
            return;
        }
        // Enter gives what the filled button says, and Space shows all at once, whatever was clicked last.
        if has_own_use(&event) && !clicked.is_under_press(&event) {
            return;
        }
        let name = named(&event, keyboard, controls);
        let has_command = event.ctrl_key() || event.meta_key();
        // What lies over the table has keys of its own.
        let is_covered = dialogs.is_any_open();
        let reaches = |name: &CommandName| match name {
            CommandName::Undo | CommandName::Redo => has_command,
            // A fight is heard, and so are cards.
            CommandName::SoundSwitch => true,
            // In a fight too the staff takes over, and gives command back; and it is played on from there.
            CommandName::Staff | CommandName::Foresee => true,
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
fn named(
    event: &ev::KeyboardEvent,
    keyboard: KeyboardStore,
    controls: Controls,
) -> Option<CommandName> {
    let (types, place) = (event.key(), event.code());
    let pressed = Pressed {
        types: &types,
        // With the third level of a key its place says nothing.
        place: match event.get_modifier_state("AltGraph") {
            true => "",
            false => &place,
        },
        with_control: event.ctrl_key(),
        with_cmd: event.meta_key(),
        with_shift: event.shift_key(),
    };
    let named = untrack(|| keyboard.with(|keyboard| keyboard.commands(pressed)));
    let is_available = |name: &&CommandName| untrack(|| is_available(**name, controls));
    named.iter().find(is_available).or(named.first()).copied()
}

/// Closes what is open over the chart.
fn close(controls: Controls) {
    if untrack(|| controls.panels.is_menu_open()) {
        controls.panels.show_menu(false);
        controls.focus.send(Focus::MenuButton);
    } else if untrack(|| controls.stack().is_some()) {
        controls.selection.close_stack();
        controls.focus.keep_or_send(Focus::Question);
    } else if untrack(|| controls.selection.activity()).is_choice() {
        controls.carry_out(&Action::End);
    } else if untrack(|| controls.playback.is_past()) {
        controls.stop_watching();
    } else if untrack(|| controls.playback.staff().is_some()) {
        controls.take_command();
    } else {
        controls.selection.select_planes(UnitSet::EMPTY);
        // The answers about them go with them.
        controls.focus.keep_or_send(Focus::Question);
    }
}
