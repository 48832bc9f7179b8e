//! The buttons that take the last order back, and give it again.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::parts::Icon;
use crate::ui::state::KeyboardStore;
use crate::view::shell::{self, CommandName};

/// Takes the last order back, and says what it would be.
#[component]
pub fn UndoButton() -> impl IntoView {
    let (controls, keyboard) = (
        expect_context::<Controls>(),
        expect_context::<KeyboardStore>(),
    );
    let undo = Memo::new(move |_| {
        let undo = |game: &Game| keyboard.with(|keyboard| shell::undo(game, keyboard));
        controls.game.with(undo)
    });
    view! {
        <StepButton
            name=CommandName::Undo
            label="Undo the last order"
            icon="undo"
            title=Signal::derive(move || undo.get().title)
        />
    }
}

/// Gives what was taken back last again, and says what it would be.
#[component]
pub fn RedoButton() -> impl IntoView {
    let (controls, keyboard) = (
        expect_context::<Controls>(),
        expect_context::<KeyboardStore>(),
    );
    let redo = Memo::new(move |_| {
        let order = controls.game.to_redo();
        keyboard.with(|keyboard| shell::redo(order, keyboard))
    });
    view! {
        <StepButton
            name=CommandName::Redo
            label="Redo what was taken back"
            icon="redo"
            title=Signal::derive(move || redo.get().title)
        />
    }
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
    title: Signal<String>,
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
