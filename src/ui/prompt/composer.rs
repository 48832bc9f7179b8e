//! The units chosen to launch together.

use leptos::prelude::*;

use super::answers::answer_row;
use super::part;
use crate::ui::parts::AnswerButton;
use crate::view::Answer;
use crate::view::prompt::FigureView;

/// What the chosen units are worth, how far they go, and as what they may take off.
#[component]
pub fn Composer() -> impl IntoView {
    let composer = part(|prompt| prompt.composer.clone());
    let is_open = move || composer.with(Option::is_some);
    let what = move || composer.with(|it| it.as_ref().map(|it| it.what.clone()));
    let figures =
        move || composer.with(|it| it.as_ref().map(|it| it.figures.clone()).unwrap_or_default());
    let answers = Signal::derive(move || {
        composer.with(|it| it.as_ref().map(|it| it.answers.clone()).unwrap_or_default())
    });
    view! {
        <Show when=is_open>
            <div class="composer">
                <p>{what}</p>
                <ul class="figures">
                    <For each=figures key=Clone::clone let:figure>
                        <Figure figure />
                    </For>
                </ul>
                <div class="row">
                    <For each=move || answers.get() key=Answer::row let:answer>
                        <LaunchButton view=answer_row(answers, answer) />
                    </For>
                </div>
            </div>
        </Show>
    }
}

#[component]
fn Figure(figure: FigureView) -> impl IntoView {
    view! {
        <li>
            <b>{figure.number}</b>
            " "
            <small>{figure.what}</small>
        </li>
    }
}

/// One that is refused says why below its name.
#[component]
fn LaunchButton(#[prop(into)] view: Signal<Answer>) -> impl IntoView {
    let refusal = move || {
        let refusal = view.with(|answer| answer.refusal.clone());
        refusal.map(|refusal| view! { " " <small>{refusal}</small> })
    };
    view! {
        <AnswerButton view class="small">
            {move || view.with(|answer| answer.label.clone())}
            {refusal}
        </AnswerButton>
    }
}
