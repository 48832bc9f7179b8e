//! Dividing the fighters (4.52).

use leptos::html::Input;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::fight::{DivisionChoice, DivisionWay, Expected};

/// The ways to divide, with the expected result of each; the best is chosen at first.
#[component]
pub fn Division(
    choice: DivisionChoice,
    /// How many go against the escorts by what is chosen.
    escorts: Signal<u8>,
    /// Chooses how many.
    on_choose: Callback<u8>,
) -> impl IntoView {
    let way = move |way| view! { <Way way escorts on_choose /> };
    view! {
        <fieldset class="divisions">
            <legend class="sr">{choice.legend}</legend>
            {choice.ways.into_iter().map(way).collect_view()}
        </fieldset>
    }
}

/// A way to divide. The one chosen has the focus when the question comes up.
#[component]
fn Way(way: DivisionWay, escorts: Signal<u8>, on_choose: Callback<u8>) -> impl IntoView {
    let focus = expect_context::<Controls>().focus;
    let radio = NodeRef::<Input>::new();
    let here = way.escorts;
    let is_chosen = move || escorts.get() == here;
    Effect::new(move |_| {
        if let Some(radio) = radio.get()
            && untrack(is_chosen)
        {
            let _ = radio.focus();
        }
    });
    focus.take(Focus::Question, radio, move || untrack(is_chosen));
    view! {
        <label>
            <input
                type="radio"
                name="division"
                value=here
                disabled=way.refusal.is_some()
                prop:checked=move || is_chosen()
                node_ref=radio
                on:change=move |_| on_choose.run(here)
            />
            <span class="split">{way.split}</span>
            {way.expected.map(|expected| view! { <Expectation expected /> })}
            {way.refusal.map(|why| view! { <span class="why">{why}</span> })}
        </label>
    }
}

/// What to expect of a way.
#[component]
fn Expectation(expected: [Expected; 3]) -> impl IntoView {
    let figure = |figure: Expected| {
        view! {
            <span class:cost=figure.is_cost>
                <b>{figure.number}</b>
                {figure.what}
            </span>
        }
    };
    view! { <span class="expect">{expected.map(figure).collect_view()}</span> }
}
