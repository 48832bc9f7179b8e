//! The button that takes the last order back.

use leptos::prelude::*;

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::parts::Icon;
use crate::view::shell::{self, CommandName};

/// Takes the last order back, and says what it would be.
#[component]
pub fn UndoButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let undo = Memo::new(move |_| controls.game.with(shell::undo));
    view! {
        // Not `disabled`: a disabled button loses the focus.
        <button
            class="tool"
            data-order-kind="undo"
            aria-label="Undo the last order"
            aria-disabled=move || {
                (!command::is_available(CommandName::Undo, controls)).to_string()
            }
            title=move || undo.get().title
            on:click=move |_| {
                command::run(CommandName::Undo, controls);
            }
        >
            <Icon name="undo" />
            <span>"Undo"</span>
        </button>
    }
}
