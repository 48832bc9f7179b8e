//! The keyboard.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::board::frame_action;
use super::displays::tabs;
use super::playback;
use super::session::{Dialog, Session};

/// Pixels an arrow key moves the chart.
const PAN: f64 = 90.0;

/// A key goes down while the table is on screen.
pub fn down(session: Session, event: &KeyboardEvent) {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let kind = on
        .as_ref()
        .map(web_sys::Element::tag_name)
        .unwrap_or_default();
    let typing = kind == "INPUT"
        && on
            .as_ref()
            .and_then(|on| on.get_attribute("type"))
            .as_deref()
            != Some("radio");
    if typing || event.alt_key() || event.meta_key() {
        return;
    }
    if event.ctrl_key() {
        if event.key() == "z" {
            event.prevent_default();
            session.undo();
        }
        return;
    }
    if event.key() == "Escape" && session.menu.get_untracked() {
        session.menu.set(false);
        super::focus_on("#menu-button");
        return;
    }
    if super::hand::key(session, event) || super::board::arrow(session, event) {
        event.prevent_default();
        return;
    }
    // Another dialog lies over the fight.
    let open = |selector| document().query_selector(selector).ok().flatten();
    let dialog = open("dialog[open]:not(.fight)").or_else(|| open("dialog[open]"));
    let used = match &dialog {
        Some(dialog) => in_dialog(session, event, dialog, &kind),
        None => on_table(session, event, &kind),
    };
    if used {
        event.prevent_default();
    }
}

/// Keys within a dialog: those of the fight, and Enter for its filled button.
fn in_dialog(
    session: Session,
    event: &KeyboardEvent,
    dialog: &web_sys::Element,
    kind: &str,
) -> bool {
    let fight = dialog.class_list().contains("fight");
    match event.key().as_str() {
        " " if fight && untrack(|| session.decision()).is_none() => {
            playback::next(session);
            true
        }
        "Enter" if kind != "BUTTON" && kind != "INPUT" || (fight && kind == "INPUT") => {
            click(".primary", Some(dialog))
        }
        _ => false,
    }
}

/// Keys on the table.
fn on_table(session: Session, event: &KeyboardEvent, kind: &str) -> bool {
    let camera = session.camera;
    match event.key().as_str() {
        "ArrowLeft" => camera.update(|camera| camera.pan(PAN, 0.0)),
        "ArrowRight" => camera.update(|camera| camera.pan(-PAN, 0.0)),
        "ArrowUp" => camera.update(|camera| camera.pan(0.0, PAN)),
        "ArrowDown" => camera.update(|camera| camera.pan(0.0, -PAN)),
        "+" | "=" => session.act("zoom-in"),
        "-" => session.act("zoom-out"),
        "0" => session.act("fit"),
        "Home" => camera.update(|camera| frame_action(session, camera)),
        "n" => session.act("numbers"),
        "c" => open_tab(session, "charts"),
        "b" => session.dialog.set(Some(Dialog::Briefing)),
        "?" => session.dialog.set(Some(Dialog::Help)),
        "u" => session.undo(),
        "g" => super::focus_on(".reach"),
        digit @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            let number = digit.parse::<usize>().unwrap_or(1);
            match tabs(session).get(number - 1) {
                Some((tab, _)) => open_tab(session, tab),
                None => return false,
            }
        }
        // Buttons and counters have these keys for themselves.
        "Enter" | " " if matches!(kind, "BUTTON" | "g" | "A" | "SUMMARY") => return false,
        " " if !untrack(|| session.is_ready()) => playback::finish(session),
        "Enter" => return click(".prompt .primary, .end .primary", None),
        letter @ ("h" | "s" | "m" | "p" | "e" | "r") => {
            return click(&format!(".prompt [data-key={letter}]"), None);
        }
        _ => return false,
    }
    true
}

fn open_tab(session: Session, tab: &'static str) {
    session.tab.set(tab);
    session.sheet.set(true);
    super::focus_on(&format!("#tab-{tab}"));
}

/// Clicks the first button a selector finds, and says whether there was one.
fn click(selector: &str, within: Option<&web_sys::Element>) -> bool {
    let found = match within {
        Some(element) => element.query_selector(selector),
        None => document().query_selector(selector),
    };
    let button = found
        .ok()
        .flatten()
        .and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}
