//! What happened: the log, and the charts.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use page::parts::List;

/// The log.
#[component]
pub fn Log() -> impl IntoView {
    let game = expect_context::<Controls>().game;
    let lines = move || {
        game.with(|game| {
            let last = game.events().iter().rev().take(40);
            last.map(|it| it.event.to_string()).collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="log">
            <List each=lines let:line>
                <li>{line}</li>
            </List>
        </ol>
    }
}
