//! The two lines of aircraft facing each other.

use leptos::prelude::*;

use super::line::AircraftLine;
use crate::ui::row::row;
use crate::view::fight::{Line, Sky};

/// Both sides of an air battle, and who meets whom.
#[component]
pub fn Sky(#[prop(into)] view: Signal<Sky>) -> impl IntoView {
    let line = move |first: Line| {
        let place = first.place;
        let find = move |sky: &Sky| sky.lines.iter().find(|line| line.place == place).cloned();
        view! { <AircraftLine view=row(first, move || view.with(find)) /> }
    };
    view! {
        <h3>{move || view.with(|sky| sky.theirs.clone())}</h3>
        <h3>{move || view.with(|sky| sky.ours.clone())}</h3>
        <For each=move || view.get().lines key=|line| line.place children=line />
        <Between view above=true />
        <Between view above=false />
    }
}

/// What stands between two lines; marked while they fire.
#[component]
fn Between(view: Signal<Sky>, above: bool) -> impl IntoView {
    let n = usize::from(!above);
    view! {
        <div
            class="between"
            class:hot=move || view.with(|sky| sky.between[n].is_firing)
            style:grid-area=if above { "2/2" } else { "3/2" }
        >
            {move || view.with(|sky| sky.between[n].text.clone())}
        </div>
    }
}
