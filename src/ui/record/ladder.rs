//! The ladder of victory.

use leptos::prelude::*;

use crate::view::record::Rung;

/// A scenario's levels of victory from the highest down.
#[component]
pub fn Ladder(rungs: Vec<Rung>) -> impl IntoView {
    let rung = |rung: Rung| {
        view! {
            <li aria-current=rung.is_reached.then_some("true")>
                <span>{rung.name}</span>
                <span>{rung.range}</span>
            </li>
        }
    };
    view! {
        <ol class="ladder" aria-label="Levels of victory">
            {rungs.into_iter().map(rung).collect_view()}
        </ol>
    }
}
