//! The parts of a question, each drawn after its kind.

use leptos::prelude::*;
use page::parts::Anew;

use super::answer_button::AnswerButton;
use super::comparison::ComparisonTable;
use super::composer::ComposerView;
use super::lines::LinesView;
use crate::view::Answer;
use crate::view::prompt::{Block, Choice, Remark};

/// A part of a question. It keeps its place while what it says changes; what the player has folded stays so.
#[component]
pub fn BlockView(block: Memo<Block>) -> impl IntoView {
    match block.get_untracked() {
        Block::Lines(_) => view! { <LinesView block /> }.into_any(),
        _ => view! {
            <Anew of=move || Some(block.get()) let:block>
                {drawn(block)}
            </Anew>
        }
        .into_any(),
    }
}

fn drawn(block: Block) -> Option<AnyView> {
    Some(match block {
        Block::Choice(choice) => view! { <ChoiceRow choice /> }.into_any(),
        Block::Comparison(comparison) => view! { <ComparisonTable comparison /> }.into_any(),
        Block::Composer(composer) => view! { <ComposerView composer /> }.into_any(),
        Block::Remarks(remarks) => view! { <Remarks remarks /> }.into_any(),
        Block::Lines(_) => return None,
    })
}

/// Answers about one thing.
#[component]
fn ChoiceRow(choice: Choice) -> impl IntoView {
    let hint = (!choice.hint.is_empty()).then(|| view! { <p class="muted">{choice.hint}</p> });
    view! {
        <section class="block">
            <h3>{choice.name.clone()}</h3>
            {hint}
            <div class="row" role="group" aria-label=choice.name>
                {buttons(choice.answers)}
            </div>
        </section>
    }
}

/// What something brings, or costs: a line each; bad news stands out.
#[component]
fn Remarks(remarks: Vec<Remark>) -> impl IntoView {
    let line = |remark: Remark| view! { <li class:warn=remark.warns>{remark.words}</li> };
    view! { <ul class="remarks">{remarks.into_iter().map(line).collect_view()}</ul> }
}

/// Small buttons in a row.
pub fn buttons(answers: Vec<Answer>) -> impl IntoView {
    let button = |answer| view! { <AnswerButton answer class="small" /> };
    answers.into_iter().map(button).collect_view()
}
