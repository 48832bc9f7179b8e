//! Dividing the fighters (4.52).

use leptos::html::Input;
use leptos::prelude::*;

use crate::engine;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::ui::state::Focus;
use crate::view::fight::{DivisionChoice, DivisionWay, Expected};

/// The ways to divide, with the expected result of each; the best is chosen at first.
#[component]
pub fn Division(
    #[prop(into)] view: Signal<DivisionChoice>,
    /// How many go against the escorts by what is chosen.
    escorts: Signal<u8>,
    /// Chooses how many.
    on_choose: Callback<u8>,
) -> impl IntoView {
    view! {
        <fieldset class="divisions">
            <legend
                class="sr"
                translate="no"
                prop:textContent=move || view.with(|choice| choice.legend)
            ></legend>
            // A way does not change while the question stays.
            <List each=move || view.with(ways) let:way>
                <Way way=way.1 escorts on_choose />
            </List>
        </fieldset>
    }
}

/// With the question that they answer: the same ways of another one are others.
fn ways(choice: &DivisionChoice) -> Vec<(engine::Division, DivisionWay)> {
    let ways = choice.ways.iter().cloned();
    ways.map(|way| (choice.asked, way)).collect()
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
