//! Fields for the name of a game, or of a moment of one.

use leptos::ev;
use leptos::prelude::*;

use super::is_enter_in_field;
use crate::name::given_name;

/// A field for a name, which its button gives, or Enter; what is wrong with it is said under it.
#[component]
pub fn NameField(
    /// Its id in the page.
    id: &'static str,
    /// What it is for.
    label: &'static str,
    /// Its button.
    button: &'static str,
    /// What stands in it.
    name: RwSignal<String>,
    /// Gives the name; says what is wrong with that.
    give: Callback<(), Option<String>>,
) -> impl IntoView {
    let wrong = RwSignal::new(None::<String>);
    let give = move || wrong.set(give.run(()));
    let press = move |event: ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            give();
        }
    };
    let refused = format!("{id}-refused");
    view! {
        <div class="field" on:keydown=press>
            <label class="t" for=id>
                {label}
            </label>
            <div class="seed">
                <input
                    id=id
                    maxlength="60"
                    aria-invalid=move || wrong.get().map(|_| "true")
                    aria-describedby=refused.clone()
                    bind:value=name
                />
                <button class="btn" on:click=move |_| give()>
                    {button}
                </button>
            </div>
            <p
                id=refused
                class="refused"
                role="alert"
                translate="no"
                prop:textContent=move || wrong.get()
            ></p>
        </div>
    }
}

/// The field with the name of a game; an empty one is refused with a word.
#[component]
pub fn GameNameField(
    /// Its name until now.
    name: String,
    /// Gives it another.
    rename: Callback<String>,
) -> impl IntoView {
    let name = RwSignal::new(name);
    let give = Callback::new(move |()| match given_name(&name.get_untracked()) {
        Ok(name) => {
            rename.run(name);
            None
        }
        Err(why) => Some(why),
    });
    view! { <NameField id="game-name" label="Name" button="Keep under this name" name give /> }
}
