//! The field with a game's name.

use leptos::ev;
use leptos::prelude::*;

use super::is_enter_in_field;
use crate::name::given_name;

/// The name of the game; an empty one is refused with a word.
#[component]
pub fn NameField(
    /// Its name until now.
    name: String,
    /// Gives it another.
    rename: Callback<String>,
) -> impl IntoView {
    let name = RwSignal::new(name);
    let refusal = RwSignal::new(None::<String>);
    let give = move || match given_name(&name.get_untracked()) {
        Ok(name) => rename.run(name),
        Err(why) => refusal.set(Some(why)),
    };
    let press = move |event: ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            give();
        }
    };
    view! {
        <div class="field" on:keydown=press>
            <label class="t" for="game-name">
                "Name"
            </label>
            <div class="seed">
                <input
                    id="game-name"
                    maxlength="60"
                    aria-invalid=move || refusal.get().map(|_| "true")
                    aria-describedby="game-name-refused"
                    bind:value=name
                />
                <button class="btn" on:click=move |_| give()>
                    "Keep under this name"
                </button>
            </div>
            <p
                id="game-name-refused"
                class="refused"
                role="alert"
                translate="no"
                prop:textContent=move || refusal.get()
            ></p>
        </div>
    }
}
