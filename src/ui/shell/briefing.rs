//! The briefing.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Modal, ModalText, Prose};
use crate::ui::record::Ladder;
use crate::view::shell::{self, Dialog};

/// The scenario's situation and how it is scored.
#[component]
pub fn Briefing(on_close: Callback<()>) -> impl IntoView {
    let Controls { game, save, .. } = expect_context();
    let grew_from = untrack(|| save.with_beside(|beside| beside.moments.grew_from.clone()));
    let view = game.peek(|game| shell::briefing(game, grew_from.as_ref()));
    let variants = view.variants;
    let has_variants = !variants.is_empty();
    view! {
        <Modal title=view.title subtitle=view.subtitle on_enter=on_close on_close>
            <ModalText>
                {view.situation.iter().map(|text| view! { <p><Prose text=(*text).to_owned() /></p> }).collect_view()}
                <h3>"Levels of victory"</h3>
                <Ladder rungs=view.levels />
                {has_variants.then(|| view! { <h3>"Variants in play"</h3> })}
                {has_variants
                    .then(|| {
                        view! {
                            <ul class="notes">
                                {variants.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}
                            </ul>
                        }
                    })}
            </ModalText>
            <footer class="d-foot">
                {view.orders.map(|orders| view! { <OrdersNote orders on_close /> })}
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "To the chart"
                </button>
            </footer>
        </Modal>
    }
}

/// What the fleet is going to do without asking, and how that is changed.
#[component]
fn OrdersNote(
    /// What it does.
    orders: &'static str,
    /// Closes the briefing.
    on_close: Callback<()>,
) -> impl IntoView {
    let Controls {
        panels, settings, ..
    } = expect_context();
    let change = move |_| {
        on_close.run(());
        panels.open(Dialog::OrdersOfTheDay);
    };
    let ask_everything = move |_| {
        settings.change(|settings| settings.asks_everything = true);
        on_close.run(());
    };
    view! {
        <p class="muted">{orders}</p>
        <button class="btn ghost" on:click=ask_everything>
            "Ask me everything"
        </button>
        <button class="btn ghost" on:click=change>
            "Orders of the day"
        </button>
    }
}
