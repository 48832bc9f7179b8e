//! Giving a saved game another name.

use leptos::html::Input;
use leptos::prelude::*;

use super::GameList;
use crate::name::given_name;
use crate::parts::is_enter_in_field;

/// The field with the name in it. Escape leaves the name as it was.
#[component]
pub fn Rename(
    /// The name as it is.
    name: String,
    /// The key of the game's slot.
    id: String,
    /// What can be done with the games.
    games: GameList,
    /// The name is given, or left.
    on_close: Callback<()>,
) -> impl IntoView {
    let text = RwSignal::new(name);
    let wrong = RwSignal::new(None::<String>);
    let input = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            let _ = input.focus();
            input.select();
        }
    });
    let id = StoredValue::new(id);
    let rename = move || match given_name(&text.get_untracked()) {
        Ok(name) => {
            games.rename.run((id.get_value(), name));
            on_close.run(());
        }
        Err(why) => wrong.set(Some(why)),
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            on_close.run(());
        } else if is_enter_in_field(&event) {
            rename();
        }
    };
    view! {
        <div class="row" on:keydown=press>
            <input
                class="rename"
                aria-label="New name"
                aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                maxlength="60"
                node_ref=input
                bind:value=text
            />
            <button class="btn small" on:click=move |_| rename()>
                "Rename"
            </button>
            <p role="alert">{wrong}</p>
        </div>
    }
}
