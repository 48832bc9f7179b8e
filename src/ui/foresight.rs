//! What would come of each choice: the button that asks, and the table that grows while the worker plays.

use leptos::html::H3;
use leptos::prelude::*;

use super::controls::Controls;
use super::parts::{Anew, AnswerButton, KeyOf, Rows, Show, ignore_double_click};
use super::state::Focus;
use crate::view::foresight::{self, Bar, ForesightView, ProspectRow};
use crate::view::shell::CommandName;

/// Asks what would come of each choice, where there are several and the player has not left that out.
#[component]
pub fn ForesightButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let is_open = move || controls.foresight.is_open();
    view! {
        <Show when=move || controls.can_foresee()>
            <button
                class="btn ghost foresee"
                aria-expanded=move || is_open().to_string()
                on:click=ignore_double_click(move || controls.toggle_foresight())
            >
                {foresight::WHAT_WOULD_COME_OF_IT}
                " "
                <KeyOf command=CommandName::Foresee />
            </button>
        </Show>
    }
}

/// The table, while it is asked for.
#[component]
pub fn Foresight() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <Show when=move || controls.foresight.is_open()>
            <Table />
        </Show>
    }
}

#[component]
fn Table() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let store = controls.foresight;
    let table = Memo::new(move |_| {
        let battles = store.battles();
        store.with(|foreseen| {
            let foreseen = foreseen?;
            let of = |game: &_| foresight::foresight(game, foreseen, battles);
            Some(controls.game.with(of))
        })
    });
    let heading = NodeRef::<H3>::new();
    controls.focus.take(Focus::Foresight, heading, || true);
    let read = move |read: fn(&ForesightView) -> &String| {
        table.with(|table| table.as_ref().map(read).cloned().unwrap_or_default())
    };
    let shown = Memo::new(move |_| table.get().unwrap_or_default());
    view! {
        <section class="foresight" aria-labelledby="foresight-title">
            <header class="foresight-head">
                <h3 id="foresight-title" tabindex="-1" node_ref=heading title=foresight::WHAT_IT_IS>
                    {foresight::WHAT_WOULD_COME_OF_IT}
                </h3>
                <button
                    class="btn small ghost"
                    on:click=move |_| controls.toggle_foresight()
                >
                    "Put away"
                </button>
            </header>
            <p class="foresight-verdict" role="status" translate="no" prop:textContent=move || read(|it| &it.verdict)></p>
            <p class="prospects-scale num" aria-hidden="true">
                <span translate="no" prop:textContent=move || shown.with(|it| it.scale[0].clone())></span>
                <span translate="no" prop:textContent=move || shown.with(|it| it.scale[1].clone())></span>
            </p>
            <ul class="prospects">
                <Rows of=shown each=|table| &table.rows key=|row| row.number let:row>
                    <Prospect row />
                </Rows>
            </ul>
            <p class="muted foresight-foot">
                <span translate="no" prop:textContent=move || match (store.problem(), table.with(Option::is_some)) {
                    (Some(problem), _) => problem,
                    (None, false) => "The staff begins\u{2026}".to_owned(),
                    (None, true) => read(|it| &it.progress),
                }></span>
            </p>
            <Anew of=move || controls.plan_in_hand().map(|plan| plan.name().to_owned()) let:name>
                <button class="btn small" title=name on:click=ignore_double_click(move || controls.foresee_in_hand())>
                    "Add what I have in hand"
                </button>
            </Anew>
        </section>
    }
}

/// A choice. Pointed at, it shows its orders on the chart.
#[component]
fn Prospect(row: Memo<ProspectRow>) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let point = move |_| row.with(|row| selection.point_at_answer(&row.orders));
    let standing = move || row.with(|row| row.standing);
    let text = move |read: fn(&ProspectRow) -> &String| move || row.with(|row| read(row).clone());
    view! {
        <li
            class="prospect"
            data-standing=move || standing().mark()
            title=text(|row| &row.title)
            on:pointerenter=point
            on:pointerleave=move |_| selection.point_at_answer(&[])
        >
            <span class="prospect-name" translate="no" prop:textContent=text(|row| &row.name)></span>
            <b class="num" translate="no" prop:textContent=text(|row| &row.score)></b>
            <Bars row />
            <span class="prospect-words" translate="no" prop:textContent=text(|row| &row.words)></span>
            <Anew of=move || row.with(|row| row.give.clone()) let:answer>
                <AnswerButton answer class="small ghost" />
            </Anew>
        </li>
    }
}

/// The bar to the mean score, the battles' range behind it, and the error as a whisker over its end.
#[component]
fn Bars(row: Memo<ProspectRow>) -> impl IntoView {
    let bar = move || row.with(|row| row.bar);
    let part = move |class: &'static str, ends: fn(&Bar) -> (f64, f64)| {
        let style = move || {
            let (from, to) = bar().as_ref().map(ends).unwrap_or_default();
            format!("left:{from:.1}%;width:{:.1}%", (to - from).max(0.0))
        };
        view! { <i class=class style=style></i> }
    };
    view! {
        <span class="prospect-bar" aria-hidden="true" class:empty=move || bar().is_none()>
            {part("range", |bar| bar.range)}
            {part("mean", |bar| (0.0, bar.mean))}
            {part("whisker", |bar| bar.whisker)}
        </span>
    }
}
