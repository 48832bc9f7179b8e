//! The menu.

use leptos::prelude::*;
use page::parts::{self, MenuLine};

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::shell::CommandName;

/// The lines of the menu, each with its icon.
const LINES: [(CommandName, &str); 9] = [
    (CommandName::Staff, "watch"),
    (CommandName::Redo, "redo"),
    (CommandName::Briefing, "sheet"),
    (CommandName::Rules, "orders"),
    (CommandName::Settings, "gear"),
    (CommandName::Help, "help"),
    (CommandName::Save, "save"),
    (CommandName::SavePoints, "branch"),
    (CommandName::Leave, "leave"),
];

/// The menu and its button.
#[component]
pub fn Menu() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let panels = controls.panels;
    let line = move |(name, icon): (CommandName, &'static str)| MenuLine {
        title: name.title(),
        icon,
        key: name.keys().first().copied(),
        is_available: Signal::derive(move || command::is_available(name, controls)),
        run: Callback::new(move |()| {
            command::run(name, controls);
        }),
    };
    view! {
        <parts::Menu
            lines=LINES.map(line).to_vec()
            is_open=Signal::derive(move || panels.is_menu_open())
            show=Callback::new(move |open| panels.show_menu(open))
            focus=controls.focus
            place=Focus::MenuButton
            question=Focus::Question
        />
    }
}
