//! The menu: a list of buttons that opens under its own.

use leptos::ev;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use leptos_use::on_click_outside;
use wasm_bindgen::JsCast;
use web_sys::Node;

use super::{Icon, KeyCap};
use crate::keyboard::Key;
use crate::stores::{FocusPlace, FocusStore};

/// A line of the menu.
#[derive(Clone)]
pub struct MenuLine {
    /// What it does.
    pub title: &'static str,
    /// Its icon.
    pub icon: &'static str,
    /// The key that does the same.
    pub key: Option<Key>,
    /// Whether it can be chosen now.
    pub is_available: Signal<bool>,
    /// Does it.
    pub run: Callback<()>,
}

/// The menu and its button. The arrow keys, Home and End go from line to line.
#[component]
pub fn Menu<F: FocusPlace>(
    /// Its lines.
    lines: Vec<MenuLine>,
    /// Whether it is open.
    is_open: Signal<bool>,
    /// Opens or shuts it.
    show: Callback<bool>,
    /// Where the focus belongs.
    focus: FocusStore<F>,
    /// The place of its button.
    place: F,
    /// The place of the question.
    question: F,
) -> impl IntoView {
    let menu = NodeRef::<Div>::new();
    let button = NodeRef::<Button>::new();
    let buttons: Vec<NodeRef<Button>> = lines.iter().map(|_| NodeRef::new()).collect();
    focus.take(place, button, || true);
    // The line that has the focus; none while the button has it.
    let line = RwSignal::new(None::<usize>);
    let count = lines.len();
    let line_buttons = buttons.clone();
    Effect::new(move |_| {
        if is_open.get()
            && let Some(button) = line.get().and_then(|at| line_buttons[at].get())
        {
            let _ = button.focus();
        }
    });
    let _ = on_click_outside(menu, move |_| show.run(false));
    let press = move |event: ev::KeyboardEvent| {
        let last = count - 1;
        let open = is_open.get_untracked();
        let to = match (event.key().as_str(), line.get_untracked()) {
            ("ArrowDown", None) => 0,
            ("ArrowUp", None) => last,
            ("ArrowDown", Some(at)) => (at + 1) % count,
            ("ArrowUp", Some(at)) => (at + last) % count,
            ("Home", _) if open => 0,
            ("End", _) if open => last,
            _ => return,
        };
        event.prevent_default();
        // Or else the chart would move as well.
        event.stop_propagation();
        show.run(true);
        line.set(Some(to));
    };
    let leave = move |event: ev::FocusEvent| {
        // The table may be going, and the focus with it.
        let Some(menu) = menu.try_get_untracked().flatten() else {
            return;
        };
        let to = event
            .related_target()
            .and_then(|to| to.dyn_into::<Node>().ok());
        if to.is_some() && !menu.contains(to.as_ref()) {
            show.run(false);
        }
    };
    let entry = |(at, (entry, button)): (usize, (MenuLine, NodeRef<Button>))| {
        let MenuLine {
            title,
            icon,
            key,
            is_available,
            run,
        } = entry;
        let choose = move |_| {
            show.run(false);
            // Not to the menu's button, unless the command sends the focus elsewhere: the next Enter is for the question.
            focus.keep_or_send(question);
            run.run(());
        };
        view! {
            <li>
                <button
                    node_ref=button
                    aria-disabled=move || (!is_available.get()).then_some("true")
                    on:click=choose
                    on:focus=move |_| line.set(Some(at))
                >
                    <Icon name=icon />
                    {title}
                    {key.map(|key| view! { <KeyCap key /> })}
                </button>
            </li>
        }
    };
    let lines = lines.into_iter().zip(buttons).enumerate();
    view! {
        <div class="menu" node_ref=menu on:keydown=press on:focusout=leave>
            <button
                class="tool"
                id="menu-button"
                aria-label="Menu"
                aria-expanded=move || is_open.get().to_string()
                aria-controls="menu"
                node_ref=button
                on:click=move |_| show.run(!is_open.get_untracked())
                on:focus=move |_| line.set(None)
            >
                <Icon name="menu" />
                <span>"Menu"</span>
            </button>
            <ul id="menu" hidden=move || !is_open.get()>
                {lines.map(entry).collect_view()}
            </ul>
        </div>
    }
}
