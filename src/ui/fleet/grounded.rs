//! Why a ready unit cannot take off, beside its counter.

use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;

use crate::ui::parts::{Show, beside, over_page};

/// Whether the reason is shown: while the pointer is over the unit, or the focus on it, and after a tap.
#[derive(Clone, Copy)]
pub struct Noted(RwSignal<bool>);

impl Noted {
    pub fn new() -> Noted {
        Noted(RwSignal::new(false))
    }

    /// A mouse comes over the unit. A finger taps it.
    pub fn enter(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.0.set(true);
        }
    }

    /// It is tapped, or has the focus.
    pub fn show(self) {
        self.0.set(true);
    }

    /// The pointer or the focus has left it.
    pub fn hide(self) {
        self.0.set(false);
    }
}

/// The reason, over everything else while it is shown.
#[component]
pub fn GroundedNote(
    /// What cannot take off.
    name: String,
    /// Why not; nothing if it can.
    #[prop(into)]
    why: Signal<Option<String>>,
    noted: Noted,
    /// The unit's counter.
    button: NodeRef<Button>,
) -> impl IntoView {
    let is_shown = move || noted.0.get() && why.with(Option::is_some);
    let title = format!("{name} cannot take off");
    view! {
        <Show when=is_shown>
            <Note title=title.clone() why button />
        </Show>
    }
}

#[component]
fn Note(title: String, why: Signal<Option<String>>, button: NodeRef<Button>) -> impl IntoView {
    let note = over_page();
    let place = button.get_untracked().map(|button| beside(&button));
    view! {
        <span class="term-note grounded-note" popover="manual" style=place node_ref=note>
            <b>{title}</b>
            <span translate="no" prop:textContent=move || why.get().unwrap_or_default()></span>
        </span>
    }
}
