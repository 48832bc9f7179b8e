//! A new game with options.

use leptos::prelude::*;
use page::parts::is_enter_in_field;

use crate::engine::scenario::GameOptions;
use crate::ui::state::Screens;
use crate::view::start::{Link, OptionView, SHARES, options, seed, usual};

/// What a seed is.
const SEED_HINT: &str = "The same seed and the same orders give the same game, on every machine.";

/// The options, each with what it adds, the seed, and the button that begins.
#[component]
pub fn NewGame() -> impl IntoView {
    let screens = expect_context::<Screens>();
    let chosen = RwSignal::new(usual());
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let begin = move || match seed(&text.get_untracked()) {
        Ok(seed) => {
            let options = chosen.get_untracked();
            screens.begin(&Link { options, seed });
        }
        Err(why) => wrong.set(Some(why)),
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            begin();
        }
    };
    view! {
        <section class="sheet new-game" aria-labelledby="new-game">
            <h2 id="new-game">"A game of your own"</h2>
            <p class="muted">{SHARES}</p>
            <fieldset class="game-options">
                <legend>"Options"</legend>
                {options().into_iter().map(|option| view! { <OptionBox option chosen /> }).collect_view()}
            </fieldset>
            <div class="seed-row">
                <label class="t" for="seed">
                    "Seed"
                </label>
                <div class="seed">
                    <input
                        id="seed"
                        inputmode="numeric"
                        placeholder="a new one"
                        aria-describedby="seed-hint"
                        aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                        on:keydown=press
                        bind:value=text
                    />
                    <button class="btn primary" data-order-kind="begin" on:click=move |_| begin()>
                        "Begin"
                    </button>
                </div>
                <p
                    id="seed-hint" class="hint" role="status"
                    class:bad=move || wrong.with(Option::is_some)
                    translate="no"
                    prop:textContent=move || wrong.get().unwrap_or_else(|| SEED_HINT.to_owned())
                ></p>
            </div>
        </section>
    }
}

/// An option with what it adds.
#[component]
fn OptionBox(option: OptionView, chosen: RwSignal<GameOptions>) -> impl IntoView {
    let OptionView {
        option,
        name,
        rule,
        adds,
        share,
    } = option;
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=option.text()
                prop:checked=move || chosen.with(|chosen| chosen.has(option))
                on:change:target=move |event| {
                    let is_on = event.target().checked();
                    chosen.update(|chosen| *chosen = chosen.with(option, is_on));
                }
            />
            <span>
                {name}
                " "
                <span class="rule">{rule}</span>
            </span>
            <small>{adds} " " <b>{share}</b></small>
        </label>
    }
}
