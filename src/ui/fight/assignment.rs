//! Which ship each damage roll goes to (5.61).

use leptos::prelude::*;

use super::roll_chip::RollChip;
use crate::ui::parts::{AnswerButton, List, Rows};
use crate::view::fight::Assignment;

/// The damage rolls without a ship, and quick ways to deal them.
#[component]
pub fn Assignment(#[prop(into)] view: Signal<Assignment>) -> impl IntoView {
    let hint = |view: &Assignment| {
        let hint = view.hint;
        let is_dealt = view.pool.is_empty();
        is_dealt.then(|| view! { <span class="muted" translate="no" prop:textContent=hint></span> })
    };
    view! {
        <div class="row pool">
            <b>"Damage rolls:"</b>
            <Rows of=view each=|view| &view.pool key=|chip| chip.roll let:view>
                <RollChip view />
            </Rows>
            {move || view.with(hint)}
        </div>
        <p class="muted" translate="no" prop:textContent=move || view.with(|view| view.how.clone())></p>
        <div class="row">
            <List each=move || view.with(|view| view.quick.clone()) let:answer>
                <AnswerButton answer class="small" />
            </List>
        </div>
    }
}
