//! The briefing.

use leptos::prelude::*;
use page::parts::{Modal, ModalText, Prose};

use crate::view::learn::BRIEFING;

/// The situation, and what wins and loses.
#[component]
pub fn Briefing(on_close: Callback<()>) -> impl IntoView {
    view! {
        <Modal title="The Pacific, April 1942" class="rule-page" on_enter=on_close on_close>
            <ModalText>
                {BRIEFING.iter().map(|text| view! { <p><Prose text=(*text).to_owned() /></p> }).collect_view()}
            </ModalText>
            <footer class="d-foot">
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "To the chart"
                </button>
            </footer>
        </Modal>
    }
}
