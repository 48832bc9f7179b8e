//! The units chosen to launch together.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::{AnswerButton, Changing, List, Rows};
use crate::view::Answer;
use crate::view::prompt::{ComposerView, FigureView};

/// What the chosen units are worth, how far they go, and as what they may take off.
#[component]
pub fn Composer() -> impl IntoView {
    let composer = part(|prompt| prompt.composer.clone());
    let is_open = move || composer.with(Option::is_some);
    let figures = move || {
        composer
            .get()
            .map(|composer| composer.figures)
            .unwrap_or_default()
    };
    let what = move || composer.with(|it| it.as_ref().map(|it| it.what.clone()));
    view! {
        <Show when=is_open>
            <div class="composer">
                <p translate="no" prop:textContent=move || what()></p>
                <ul class="figures">
                    <List each=figures let:figure>
                        <Figure figure />
                    </List>
                </ul>
                <div class="row">
                    <Rows of=composer each=answers key=Answer::row let:view>
                        <LaunchButton view />
                    </Rows>
                </div>
            </div>
        </Show>
    }
}

fn answers(composer: &Option<ComposerView>) -> &[Answer] {
    composer.as_ref().map_or(&[], |composer| &composer.answers)
}

/// A number and what it counts.
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
        refusal.map(|refusal| view! { " " <small translate="no" prop:textContent=refusal></small> })
    };
    let detail = move || {
        let detail = view.with(|answer| answer.detail.clone());
        (!detail.is_empty()).then(
            || view! { " " <span class="cost" translate="no" prop:textContent=detail></span> },
        )
    };
    view! {
        <AnswerButton view class="small">
            <Changing text=move || view.with(|answer| answer.label.clone()) />
            {move || detail()}
            {move || refusal()}
        </AnswerButton>
    }
}
