//! The menu: a list of buttons that opens under its own.

use leptos::ev;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use leptos_use::on_click_outside;
use page::parts::{Icon, KeyCap};
use wasm_bindgen::JsCast;
use web_sys::Node;

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::shell::CommandName;

/// The lines of the menu, each with its icon.
const LINES: [(CommandName, &str); 8] = [
    (CommandName::Staff, "watch"),
    (CommandName::Redo, "redo"),
    (CommandName::Briefing, "sheet"),
    (CommandName::Rules, "orders"),
    (CommandName::Settings, "gear"),
    (CommandName::Help, "help"),
    (CommandName::Save, "save"),
    (CommandName::Leave, "leave"),
];

/// The menu and its button. The arrow keys, Home and End go from line to line.
#[component]
pub fn Menu() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let panels = controls.panels;
    let menu = NodeRef::<Div>::new();
    let button = NodeRef::<Button>::new();
    let lines = LINES.map(|_| NodeRef::<Button>::new());
    controls.focus.take(Focus::MenuButton, button, || true);
    // The line that has the focus; none while the button has it.
    let line = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        if panels.is_menu_open()
            && let Some(button) = line.get().and_then(|at| lines[at].get())
        {
            let _ = button.focus();
        }
    });
    let _ = on_click_outside(menu, move |_| panels.show_menu(false));
    let press = move |event: ev::KeyboardEvent| {
        let last = LINES.len() - 1;
        let open = untrack(|| panels.is_menu_open());
        let to = match (event.key().as_str(), line.get_untracked()) {
            ("ArrowDown", None) => 0,
            ("ArrowUp", None) => last,
            ("ArrowDown", Some(at)) => (at + 1) % LINES.len(),
            ("ArrowUp", Some(at)) => (at + last) % LINES.len(),
            ("Home", _) if open => 0,
            ("End", _) if open => last,
            _ => return,
        };
        event.prevent_default();
        // Or else the chart would move as well.
        event.stop_propagation();
        panels.show_menu(true);
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
            panels.show_menu(false);
        }
    };
    let choose = move |name: CommandName| {
        panels.show_menu(false);
        // Not to the menu's button, unless the command sends the focus elsewhere: the next Enter is for the question.
        controls.focus.keep_or_send(Focus::Question);
        command::run(name, controls);
    };
    let entry = move |at: usize| {
        let (name, icon) = LINES[at];
        view! {
            <li>
                <button
                    node_ref=lines[at]
                    aria-disabled=move || (!command::is_available(name, controls)).then_some("true")
                    on:click=move |_| choose(name)
                    on:focus=move |_| line.set(Some(at))>
                    <Icon name=icon />
                    {name.title()}
                    {name.keys().first().map(|key| view! { <KeyCap key=*key /> })}
                </button>
            </li>
        }
    };
    view! {
        <div class="menu" node_ref=menu on:keydown=press on:focusout=leave>
            <button
                class="tool"
                id="menu-button"
                aria-label="Menu"
                aria-expanded=move || panels.is_menu_open().to_string()
                aria-controls="menu"
                node_ref=button
                on:click=move |_| panels.show_menu(!untrack(|| panels.is_menu_open()))
                on:focus=move |_| line.set(None)
            >
                <Icon name="menu" />
                <span>"Menu"</span>
            </button>
            <ul id="menu" hidden=move || !panels.is_menu_open()>
                {(0..LINES.len()).map(entry).collect_view()}
            </ul>
        </div>
    }
}
