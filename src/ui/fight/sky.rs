//! The two lines of aircraft facing each other.

use leptos::prelude::*;

use super::line::AircraftLine;
use crate::ui::parts::Rows;
use crate::view::fight::Sky;

/// Both sides of an air battle, and who meets whom.
#[component]
pub fn Sky(#[prop(into)] view: Signal<Sky>) -> impl IntoView {
    view! {
        <h3 translate="no" prop:textContent=move || view.with(|sky| sky.theirs.clone())></h3>
        <h3 translate="no" prop:textContent=move || view.with(|sky| sky.ours.clone())></h3>
        <Rows of=view each=|sky| &sky.lines key=|line| line.place let:view>
            <AircraftLine view />
        </Rows>
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
            translate="no"
            prop:textContent=move || view.with(|sky| sky.between[n].text.clone())
        ></div>
    }
}
