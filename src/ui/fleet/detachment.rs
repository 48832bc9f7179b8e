//! Detaching ships from the Battle Line, on her display (6.15).

use leptos::html::Button;
use leptos::prelude::*;

use crate::engine::fleet::TaskGroupId;
use crate::ui::controls::Controls;
use crate::ui::parts::{Anew, AnswerButton, Rows, Show, ignore_double_click};
use crate::ui::state::Focus;
use crate::view::fleet::{self, ChoiceOfShip, DETACH, DETACH_TITLE, DetachmentView};

/// What leads to a detachment, where there can be one: first a button, then the ships to choose from.
#[component]
pub fn Detachment(group: TaskGroupId) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let view = Memo::new(move |_| {
        controls.decision()?;
        let activity = controls.selection.activity();
        controls
            .game
            .with(|game| fleet::detachment(game, group, activity))
    });
    let is_begun = move || view.with(|view| Some(view.as_ref()?.is_begun()));
    view! {
        <Show when=move || is_begun() == Some(false)>
            <DetachButton />
        </Show>
        <Show when=move || is_begun() == Some(true)>
            <Choices view />
        </Show>
    }
}

/// Begins to choose.
#[component]
fn DetachButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Detachment, button, || true);
    view! {
        <button
            class="btn small"
            id="detach"
            title=DETACH_TITLE
            node_ref=button
            on:click=move |_| controls.begin_detaching()
        >
            {DETACH}
        </button>
    }
}

/// The ships to choose from, and the buttons that detach them, or leave it.
#[component]
fn Choices(view: Memo<Option<DetachmentView>>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let first = view.with_untracked(|view| ships(view).first().map(|choice| choice.ship));
    view! {
        <div class="row">
            <Rows of=view each=ships key=|choice| choice.ship let:view>
                <Choice is_first=first == Some(view.with_untracked(|choice| choice.ship)) view />
            </Rows>
            <Anew of=move || view.with(|view| Some(view.as_ref()?.answer.clone())) let:answer>
                <AnswerButton answer class="small" />
            </Anew>
            <button class="btn small" on:click=move |_| controls.stop_detaching()>
                "Cancel"
            </button>
        </div>
    }
}

fn ships(view: &Option<DetachmentView>) -> &[ChoiceOfShip] {
    view.as_ref().map_or(&[], |view| &view.ships)
}

/// A ship to choose.
#[component]
fn Choice(
    /// Whether it takes the focus when choosing begins.
    is_first: bool,
    #[prop(into)] view: Signal<ChoiceOfShip>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (ship, name) = view.with_untracked(|choice| (choice.ship, choice.name.clone()));
    let button = NodeRef::<Button>::new();
    if is_first {
        controls.focus.take(Focus::Detachment, button, || true);
    }
    let is_chosen = move || view.with(|choice| choice.is_chosen);
    view! {
        <button
            class="btn small"
            class:on=move || is_chosen()
            id=format!("detach-{}", ship.to_string().replace(' ', "-"))
            aria-pressed=move || is_chosen().to_string()
            node_ref=button
            on:click=ignore_double_click(move || controls.choose_to_detach(ship))
            translate="no"
            prop:textContent=move || format!("{}{name}", if is_chosen() { "\u{2713} " } else { "" })
        ></button>
    }
}
