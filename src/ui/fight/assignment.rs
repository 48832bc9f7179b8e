//! Which ship each damage roll goes to (5.61).

use leptos::prelude::*;

use super::roll_chip::RollChip;
use crate::ui::parts::AnswerButton;
use crate::ui::row::row;
use crate::view::Answer;
use crate::view::fight::{Assignment, Chip};

/// The damage rolls without a ship, and quick ways to deal them.
#[component]
pub fn Assignment(#[prop(into)] view: Signal<Assignment>) -> impl IntoView {
    let chip = move |first: Chip| {
        let roll = first.roll;
        let find = move |view: &Assignment| {
            let mut pool = view.pool.iter();
            pool.find(|chip| chip.roll == roll).cloned()
        };
        view! { <RollChip view=row(first, move || view.with(find)) /> }
    };
    let hint = move || {
        view.with(|view| {
            let hint = view.hint;
            view.pool
                .is_empty()
                .then(|| view! { <span class="muted">{hint}</span> })
        })
    };
    let quick = move |first: Answer| {
        let label = first.label.clone();
        let find = move |view: &Assignment| {
            let mut quick = view.quick.iter();
            quick.find(|answer| answer.label == label).cloned()
        };
        view! { <AnswerButton view=row(first, move || view.with(&find)) class="small" /> }
    };
    view! {
        <div class="row pool">
            <b>"Damage rolls:"</b>
            <For each=move || view.get().pool key=|chip| chip.roll children=chip />
            {hint}
        </div>
        <p class="muted">{move || view.with(|view| view.how.clone())}</p>
        <div class="row">
            <For each=move || view.get().quick key=|answer| answer.label.clone() children=quick />
        </div>
    }
}
