//! A saved game in the list.

use leptos::html::Button;
use leptos::prelude::*;

use super::rename::Rename;
use super::{GameList, SlotAction};
use crate::games::{GameLine, delete_label};
use crate::parts::{Show, clicks};

/// A game's line: its name, where it stands, and what can be done with it.
#[component]
pub fn SavedGame(
    /// The line.
    #[prop(into)]
    view: Signal<GameLine>,
    /// What can be done with the games.
    games: GameList,
    /// What the player is doing with one of the games.
    activity: RwSignal<SlotAction>,
    /// Deletes the game of a key.
    on_delete: Callback<String>,
) -> impl IntoView {
    let id = StoredValue::new(view.with_untracked(|line| line.id.clone()));
    let is = move |what: fn(String) -> SlotAction| {
        let wanted = what(id.get_value());
        activity.with(|activity| *activity == wanted)
    };
    let is_renaming = move || is(SlotAction::Renaming);
    let is_deleting = move || is(SlotAction::Deleting);
    let is_openable = move || view.with(|line| line.is_openable);
    let rename_button = NodeRef::<Button>::new();
    let open = move |_| games.open.run(id.get_value());
    let rename = move |_| {
        activity.update(|activity| {
            *activity = match activity {
                SlotAction::Renaming(other) if *other == id.get_value() => SlotAction::None,
                _ => SlotAction::Renaming(id.get_value()),
            };
        });
    };
    let close_rename = Callback::new(move |()| {
        activity.set(SlotAction::None);
        if let Some(button) = rename_button.get_untracked() {
            let _ = button.focus();
        }
    });
    let export = move |_| {
        activity.set(SlotAction::None);
        games.export.run(id.get_value());
    };
    let delete = move |event: leptos::ev::MouseEvent| {
        let clicks = clicks(&event);
        if !untrack(is_deleting) {
            activity.set(SlotAction::Deleting(id.get_value()));
        } else if clicks < 2 {
            // The second click of a double click is no second thought.
            activity.set(SlotAction::None);
            on_delete.run(id.get_value());
        }
    };
    let name = move || view.with(|line| line.name.clone());
    view! {
        <li class:broken=move || !is_openable() data-save=move || name() data-id=id.get_value()>
            <Show when=is_renaming fallback=move || view! { <h3 translate="no" prop:textContent=move || name()></h3> }>
                <Rename name=view.with_untracked(|line| line.name.clone()) id=id.get_value() games on_close=close_rename />
            </Show>
            <p translate="no" prop:textContent=move || view.with(|line| line.state.clone())></p>
            <div class="row">
                <Show when=is_openable>
                    <button class="btn small" on:click=open>
                        "Open"
                    </button>
                    <button class="btn small ghost" node_ref=rename_button on:click=rename>
                        "Rename"
                    </button>
                </Show>
                <button class="btn small ghost" on:click=export>
                    "Export"
                </button>
                <button
                    class="btn small ghost danger" on:click=delete
                    translate="no"
                    prop:textContent=move || delete_label(is_deleting())
                ></button>
            </div>
        </li>
    }
}
