//! What would come of each choice: the button that asks, and the table that grows while the worker plays.

use leptos::html::H3;
use leptos::prelude::*;

use super::controls::Controls;
use super::parts::{Anew, AnswerButton, KeyOf, Rows, Show, ignore_double_click};
use super::state::Focus;
use crate::engine::foresight::Choice;
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
        store.with(|foreseen| {
            let foreseen = foreseen?;
            let of = |game: &_| foresight::foresight(game, foreseen);
            Some(controls.game.with(of))
        })
    });
    let to_add = controls.plan_to_add();
    let left_out = controls.left_out();
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
            <p
                class="foresight-verdict"
                role="status"
                translate="no"
                prop:textContent=move || store.problem().unwrap_or_else(|| read(|it| &it.verdict))
            ></p>
            <Show when=move || store.problem().is_some()>
                <button class="btn small" on:click=ignore_double_click(move || controls.foresee_again())>
                    "Try again"
                </button>
            </Show>
            <p class="prospects-scale num" aria-hidden="true">
                <span translate="no" prop:textContent=move || shown.with(|it| it.scale[0].clone())></span>
                <span>{foresight::LEGEND}</span>
                <span translate="no" prop:textContent=move || shown.with(|it| it.scale[1].clone())></span>
            </p>
            <ul class="prospects">
                <Rows of=shown each=|table| &table.rows key=|row| row.number let:row>
                    <Prospect row />
                </Rows>
            </ul>
            <p class="muted foresight-foot" translate="no" prop:textContent=move || match (store.problem(), table.with(Option::is_some)) {
                (Some(_), _) => String::new(),
                (None, false) => "The staff begins\u{2026}".to_owned(),
                (None, true) => read(|it| &it.progress),
            }></p>
            <Anew of=move || left_out.get() let:words>
                <p class="muted foresight-foot">{words}</p>
            </Anew>
            <Anew of=move || to_add.get() let:plan>
                <AddPlan plan />
            </Anew>
        </section>
    }
}

/// Puts what the player has in hand beside the other choices.
#[component]
fn AddPlan(plan: Choice) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let name = plan.name().to_owned();
    view! {
        <button class="btn small" title=name on:click=ignore_double_click(move || controls.foresee_with(plan.clone()))>
            "Add what I have in hand"
        </button>
    }
}

/// A choice. Pointed at, or gone to, it shows its orders on the chart; its name unfolds how its battles spread.
#[component]
fn Prospect(row: Memo<ProspectRow>) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let point = move || row.with(|row| selection.point_at_answer(&row.orders));
    let standing = move || row.with(|row| row.standing);
    let text = move |read: fn(&ProspectRow) -> &String| move || row.with(|row| read(row).clone());
    let is_open = RwSignal::new(false);
    let line = |line: String| view! { <li>{line}</li> };
    view! {
        // Whoever comes back to it from its button points at it again.
        <li
            class="prospect"
            data-standing=move || foresight::mark(standing())
            on:pointerover=move |_| point()
            on:pointerleave=move |_| selection.point_at_answer(&[])
        >
            <button
                class="prospect-name"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
                on:focus=move |_| row.with(|row| selection.focus_answer(&row.orders))
                on:blur=move |_| selection.focus_answer(&[])
            >
                <span translate="no" prop:textContent=text(|row| &row.name)></span>
            </button>
            <b class="num" translate="no" prop:textContent=text(|row| &row.score)></b>
            <Anew of=move || row.with(|row| row.give.clone()) let:answer>
                <AnswerButton answer class="small ghost" />
            </Anew>
            <Bars row />
            <span class="prospect-words" translate="no" prop:textContent=text(|row| &row.words)></span>
            <span class="prospect-battles num" translate="no" prop:textContent=text(|row| &row.battles)></span>
            <Show when=move || is_open.get()>
                <ul class="prospect-more muted">
                    {move || row.with(|row| row.more.clone()).into_iter().map(line).collect_view()}
                </ul>
            </Show>
        </li>
    }
}

/// The bar to the mean score, the battles' range behind it, and the error as a line across its end.
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
