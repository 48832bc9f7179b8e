//! The buttons that take the last order back, and give it again.

use leptos::prelude::*;

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::parts::Icon;
use crate::ui::state::KeyboardStore;
use crate::view::shell::{self, CommandName};

/// Takes the last order back, and says what it would be.
#[component]
pub fn UndoButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let keyboard = expect_context::<KeyboardStore>();
    let title = Memo::new(move |_| {
        keyboard.with(|keyboard| controls.game.with(|game| shell::undo(game, keyboard)))
    });
    view! { <StepButton name=CommandName::Undo label="Undo the last order" icon="undo" title /> }
}

/// Gives what was taken back last again, and says what it would be.
#[component]
pub fn RedoButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let keyboard = expect_context::<KeyboardStore>();
    let title = Memo::new(move |_| {
        keyboard.with(|keyboard| shell::redo(controls.game.to_redo(), keyboard))
    });
    view! { <StepButton name=CommandName::Redo label="Redo what was taken back" icon="redo" title /> }
}

/// A step back, or on.
#[component]
fn StepButton(
    /// Its command.
    name: CommandName,
    /// What it does, for those who do not see it.
    label: &'static str,
    /// Its icon.
    icon: &'static str,
    /// What it would be.
    title: Memo<String>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        // Not `disabled`: a disabled button loses the focus.
        <button
            class="tool"
            data-order-kind=icon
            aria-label=label
            aria-disabled=move || (!command::is_available(name, controls)).to_string()
            title=title
            on:click=move |_| {
                command::run(name, controls);
            }
        >
            <Icon name=icon />
            <span>{name.title()}</span>
        </button>
    }
}
