//! The buttons that take the last step back, and give it again.

use leptos::prelude::*;
use page::parts::Icon;
use page::stores::KeyboardStore;

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::view::shell::CommandName;

/// Takes the last step back.
#[component]
pub fn UndoButton() -> impl IntoView {
    view! { <StepButton name=CommandName::Undo label="Undo the last step" icon="undo" /> }
}

/// Gives the step again that was taken back last.
#[component]
pub fn RedoButton() -> impl IntoView {
    view! { <StepButton name=CommandName::Redo label="Redo what was taken back" icon="redo" /> }
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
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let keyboard = expect_context::<KeyboardStore>();
    view! {
        // Not `disabled`: a disabled button loses the focus.
        <button
            class="tool"
            data-order-kind=icon
            aria-label=label
            aria-disabled=move || (!command::is_available(name, controls)).to_string()
            title=move || keyboard.with(|it| name.title_with_key(it))
            on:click=move |_| {
                command::run(name, controls);
            }
        >
            <Icon name=icon />
            <span>{name.title()}</span>
        </button>
    }
}
