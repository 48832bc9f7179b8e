//! The bar over the chart.

use leptos::prelude::*;
use page::parts::Icon;

use crate::ui::controls::Controls;
use crate::ui::state::Screens;

/// The bar: the turn, its date, phase and step, undo and the menu.
#[component]
pub fn TurnBar() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let screens = expect_context::<Screens>();
    view! {
        <header class="ribbon">
            <div class="tools">
                <button class="tool" aria-label="Undo" on:click=move |_| controls.undo()>
                    <Icon name="undo" />
                </button>
                <button class="tool" aria-label="Back to the start" on:click=move |_| screens.leave()>
                    <Icon name="leave" />
                </button>
            </div>
        </header>
    }
}
