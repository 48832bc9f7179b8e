//! Where a battle stands, on one sheet.

use leptos::prelude::*;

use crate::ui::command::is_available;
use crate::ui::controls::Controls;
use crate::ui::parts::Modal;
use crate::view::card::Fact;
use crate::view::shell::{CommandName, Dialog};
use crate::view::situation::{self, LightChange, SituationPart};

/// Where the battle stands; at dusk and dawn with what the hours brought, and what changes now.
#[component]
pub fn SituationDialog(
    /// The change of the light that it is for, if it is for one.
    change: Option<LightChange>,
    /// Closes it.
    on_close: Callback<()>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls { game, panels, .. } = controls;
    let gives_orders = untrack(|| is_available(CommandName::OrdersOfTheDay, controls));
    let view = game.peek(|game| match change {
        Some(change) => situation::at(game, change),
        None => situation::where_was_i(game),
    });
    let (dialog, orders) = match change {
        Some(LightChange::Dusk) => (Dialog::OrdersOfTheNight, "Orders for the night"),
        Some(LightChange::Dawn) | None => (Dialog::OrdersOfTheDay, "Orders of the day"),
    };
    view! {
        <Modal title=view.title subtitle=view.subtitle class="situation" on_enter=on_close on_close>
            <div class="d-body" tabindex="0">
                {view.parts.into_iter().map(|part| view! { <Part part /> }).collect_view()}
            </div>
            <footer class="d-foot">
                {gives_orders
                    .then(|| {
                        view! {
                            <button class="btn ghost" on:click=move |_| panels.open(dialog)>
                                {orders}
                            </button>
                        }
                    })}
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "To the chart"
                </button>
            </footer>
        </Modal>
    }
}

/// A part of it.
#[component]
fn Part(part: SituationPart) -> impl IntoView {
    let fact = |fact: Fact| {
        view! {
            <li>
                {(!fact.label.is_empty()).then(|| view! { <b>{fact.label}</b> " " })}
                {fact.value}
                {(!fact.note.is_empty()).then(|| view! { " " <small>{fact.note}</small> })}
            </li>
        }
    };
    view! {
        <section>
            <h3>{part.name}</h3>
            <ul>{part.facts.into_iter().map(fact).collect_view()}</ul>
        </section>
    }
}
