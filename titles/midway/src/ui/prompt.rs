//! What the player is asked, and his answers.

use leptos::prelude::*;
use page::parts::List;

use super::controls::Controls;
use kernel::Written;

/// The question, at the top of the side panel.
#[component]
pub fn PromptPanel() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let answers = move || {
        controls.game.with(|game| {
            let orders = game.legal().into_iter().take(12);
            let answers = orders.map(|it| it.written()).enumerate();
            answers.collect::<Vec<(usize, String)>>()
        })
    };
    let give = move |at: usize| {
        let order = controls.game.peek(|game| game.legal().get(at).cloned());
        if let Some(order) = order {
            controls.give(&[order]);
        }
    };
    view! {
        <section class="prompt">
            <List each=answers let:answer>
                <button class="btn" on:click=move |_| give(answer.0)>
                    {answer.1}
                </button>
            </List>
        </section>
    }
}
