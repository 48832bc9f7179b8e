//! The flight decks on the stage.

use leptos::prelude::*;

use super::group_row::GroupRow;
use super::task_group::TaskGroupDisplay;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::fleet;

/// The task group displays (6.1): all of them large, or one, and the others as rows that make them so.
#[component]
pub fn Decks(
    /// Whether they are on the stage.
    #[prop(into)]
    shown: Signal<bool>,
) -> impl IntoView {
    let Controls {
        playback, stage, ..
    } = expect_context();
    let groups = Memo::new(move |_| {
        let chosen = stage.group();
        playback.with_table(|table| fleet::on_stage(table, chosen))
    });
    view! {
        <section
            class="flight-decks"
            class:one=move || groups.with(|groups| groups.iter().any(|shown| !shown.is_large))
            hidden=move || !shown.get()
            aria-label="Flight decks"
        >
            <List each=move || groups.get() let:shown>
                {match shown.is_large {
                    true => view! { <TaskGroupDisplay group=shown.group /> }.into_any(),
                    false => view! { <GroupRow group=shown.group /> }.into_any(),
                }}
            </List>
        </section>
    }
}
