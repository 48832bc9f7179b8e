//! The units chosen to launch together.

use leptos::prelude::*;

use crate::ui::parts::AnswerButton;
use crate::view::Answer;
use crate::view::prompt::{ComposerView, FigureView};

/// What the chosen units are worth, how far they go, and as what they may take off.
#[component]
pub fn Composer(composer: ComposerView) -> impl IntoView {
    let figure = |figure: FigureView| {
        view! {
            <li>
                <b>{figure.number}</b>
                " "
                <small>{figure.what}</small>
            </li>
        }
    };
    let launch = |answer| view! { <LaunchButton answer /> };
    view! {
        <div class="composer">
            <p>{composer.what}</p>
            <ul class="figures">{composer.figures.into_iter().map(figure).collect_view()}</ul>
            <div class="row">{composer.answers.into_iter().map(launch).collect_view()}</div>
        </div>
    }
}

/// One that is refused says why below its name.
#[component]
fn LaunchButton(answer: Answer) -> impl IntoView {
    let (label, detail, refusal) = (
        answer.label.clone(),
        answer.detail.clone(),
        answer.refusal.clone(),
    );
    let detail = (!detail.is_empty()).then(|| view! { " " <span class="cost">{detail}</span> });
    view! {
        <AnswerButton answer class="small">
            <span>{label}</span>
            {detail}
            {refusal.map(|refusal| view! { " " <small>{refusal}</small> })}
        </AnswerButton>
    }
}
