//! Who can do something, with what.

use leptos::html::Ul;
use leptos::prelude::*;

use super::answers::Answers;
use super::part;
use crate::ui::parts::{Rows, Side, UnitPicture, bring_in_sight};
use crate::view::prompt::LineView;

/// A line for each mission, or patrol.
#[component]
pub fn Lines() -> impl IntoView {
    let lines = part(|prompt| prompt.lines.clone());
    let together = part(|prompt| prompt.together.clone());
    let list = NodeRef::<Ul>::new();
    // What is suggested is in sight, however long the list.
    Effect::new(move |_| {
        lines.track();
        together.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || show_suggested(&list));
        }
    });
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <ul class="engage" node_ref=list>
                <Rows of=together each=|all| all key=|line| line.unit.clone() let:view>
                    <Line view />
                </Rows>
                <Rows of=lines each=|all| all key=|line| line.unit.clone() let:view>
                    <Line view />
                </Rows>
            </ul>
        </Show>
    }
}

/// Scrolls a list to the answer that is suggested, where it is out of sight.
fn show_suggested(list: &web_sys::Element) {
    if let Ok(Some(answer)) = list.query_selector(".primary") {
        bring_in_sight(&answer);
    }
}

#[component]
fn Line(#[prop(into)] view: Signal<LineView>) -> impl IntoView {
    let (unit, picture) = view.with_untracked(|line| (line.unit.clone(), line.picture));
    let name = format!("{unit}:");
    let sent = move || {
        let sent = view.with(|line| line.sent.clone());
        sent.map(|sent| view! { <b class="chip now" translate="no" prop:textContent=sent></b> })
    };
    let refusal = move || {
        let refusal = view.with(|line| line.refusal.clone());
        refusal.map(
            |refusal| view! { <span class="muted" translate="no" prop:textContent=refusal></span> },
        )
    };
    let answers = Memo::new(move |_| view.with(|line| line.answers.clone()));
    view! {
        <li
            class:sent=move || view.with(|line| line.sent.is_some())
            class:no=move || view.with(|line| line.refusal.is_some())
            data-unit=unit
        >
            <UnitPicture side=Side::Us picture />
            <span class="what">
                <span class="who">
                    <b>{name}</b>
                    " "
                    <small translate="no" prop:textContent=move || view.with(|line| line.what.clone())></small>
                </span>
                <span class="expected">
                    {move || view.with(|line| line.odds.clone()).into_iter().map(odds).collect_view()}
                </span>
            </span>
            <span
                class="pays" class:warn=move || view.with(|line| line.stake.warns)
                translate="no"
                prop:textContent=move || view.with(|line| line.stake.words.clone())
            ></span>
            <span class="row">{move || sent()} {move || refusal()} <Answers answers class="small" /></span>
        </li>
    }
}

fn odds(words: String) -> impl IntoView {
    view! { <small class="odds" translate="no" prop:textContent=words></small> }
}
