//! The foot of the dialog.

use leptos::html::Button;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, Changing, List, Show, begun_here, ignore_double_click};
use crate::ui::state::Focus;
use crate::view::fight::{Foot, Next};
use crate::view::shell::Dialog;

/// Figures or a note, and the buttons; nothing where all is said above.
#[component]
pub fn Foot(view: Memo<Foot>) -> impl IntoView {
    let next = Signal::derive(move || view.with(|foot| foot.next));
    view! {
        <Show when=move || view.with(|foot| *foot != Foot::default())>
            <footer class="d-foot">
                <Tally view />
                <Show when=move || view.with(|foot| foot.has_chart)>
                    <ChartButton view />
                </Show>
                <List each=move || view.with(|foot| foot.answers.clone()) let:answer>
                    <AnswerButton answer />
                </List>
                <Show when=move || next.get() == Some(Next::Step)>
                    <SkipButton />
                </Show>
                <Show when=move || next.get().is_some()>
                    <NextButton next />
                </Show>
            </footer>
        </Show>
    }
}

/// A sentence, or figures side by side.
#[component]
fn Tally(view: Memo<Foot>) -> impl IntoView {
    let figure = |(name, figure): (String, String)| {
        view! {
            <span>
                <Changing text=move || name.clone() />
                " "
                <b translate="no" prop:textContent=figure></b>
            </span>
        }
    };
    let figures = move || view.with(|foot| foot.figures.clone());
    let is_there = move || view.with(|foot| !foot.note.is_empty() || !foot.figures.is_empty());
    view! {
        <Show when=is_there>
            <p class="tally">
                <Show when=move || view.with(|foot| !foot.note.is_empty())>
                    <Changing text=move || view.with(|foot| foot.note.clone()) />
                </Show>
                {move || figures().into_iter().map(figure).collect_view()}
            </p>
        </Show>
    }
}

/// Opens the chart of the last step.
#[component]
fn ChartButton(view: Memo<Foot>) -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let chart = move || view.with(|foot| foot.chart);
    let open = ignore_double_click(move || {
        if let Some(chart) = untrack(chart) {
            panels.open(Dialog::Chart(chart));
        }
    });
    view! {
        <button
            class="btn"
            aria-disabled=move || chart().is_none().then_some("true")
            data-chart=move || chart()
            on:click=open
        >
            "Whole chart"
        </button>
    }
}

/// Shows the fight at once to its end.
#[component]
fn SkipButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <button class="btn ghost" on:click=move |_| controls.skip_or_go_on()>
            "Skip to the end "
            <kbd>"Esc"</kbd>
        </button>
    }
}

/// The next step, or on from a fight that is over. It has the focus after an answer.
#[component]
fn NextButton(next: Signal<Option<Next>>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, button, || true);
    let step = begun_here(move || controls.go_on());
    view! {
        <button class="btn primary" id="fight-next" node_ref=button on:click=step>
            <Changing text=move || next.get().map(Next::label).unwrap_or_default().to_owned() />
            " "
            <kbd>"Space"</kbd>
        </button>
    }
}
