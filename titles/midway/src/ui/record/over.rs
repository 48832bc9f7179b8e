//! In the place of the question: that the game is over, or that a moment of before is shown.

use leptos::html::Button;
use leptos::prelude::*;
use page::parts::{Anew, KeyCap, List, Show, ignore_double_click};

use crate::ui::controls::Controls;
use crate::ui::event_card::OutcomeHead;
use crate::ui::state::Focus;
use crate::view::record::{self, Afterwards};
use crate::view::shell::{CommandName, Dialog};

/// How the game ended, once all of it has been seen, and what can be done then; its report opens by itself the first time.
#[component]
pub fn GameOver() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        game,
        playback,
        panels,
        save,
        ..
    } = controls;
    // Who looks at a moment of before has seen the end.
    let has_ended = Memo::new(move |_| {
        let present = playback.present();
        game.with(|game| record::is_over(game, present))
    });
    let is_over = Memo::new(move |_| controls.has_report_to_read());
    // An effect is for what lies outside the signals: here the dialog, which comes up as the game ends before the
    // player's eyes, and not when one that is over is put on the table again.
    Effect::watch(
        move || has_ended.get(),
        move |has_ended, had_ended, _| {
            if *has_ended && had_ended == Some(&false) {
                panels.open(Dialog::Report);
            }
        },
        false,
    );
    let verdict = move || is_over.get().then(|| game.with(record::verdict)).flatten();
    view! {
        <Show when=move || is_over.get()>
            <section class="event-card game-over" aria-label="The game is over">
                <Anew of=verdict let:outcome>
                    <OutcomeHead outcome />
                </Anew>
                <div class="row">
                    <List each=move || record::afterwards(save.is_guest()).to_vec() let:what>
                        <AfterwardsButton what />
                    </List>
                </div>
            </section>
        </Show>
    }
}

/// Something that can be done now. Enter gives the first.
#[component]
fn AfterwardsButton(what: Afterwards) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    let is_first = what == Afterwards::Report;
    if is_first {
        controls.focus.take(Focus::Question, button, || true);
    }
    let key = is_first.then(|| CommandName::Suggested.keys().first().copied());
    view! {
        <button
            class="btn"
            class:primary=is_first
            class:small=!is_first
            id=is_first.then_some("to-report")
            node_ref=button
            on:click=ignore_double_click(move || controls.afterwards(what))
        >
            {what.label()}
            {key.flatten().map(|key| view! { " " <KeyCap key /> })}
        </button>
    }
}

/// That a moment of before is shown, and the way back.
#[component]
pub fn PastBar() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let title = move || playback.with_table(record::moment);
    view! {
        <Show when=move || playback.is_past()>
            <section class="past-bar" aria-label="A moment of before">
                <p>
                    <b translate="no" prop:textContent=move || title()></b>
                    " This is how it stood."
                </p>
                <div class="row">
                    <button class="btn primary" on:click=move |_| playback.return_to_present()>
                        "Back to the present"
                    </button>
                    <button
                        class="btn"
                        translate="no"
                        prop:textContent=move || if playback.stands() { "Play on from here" } else { "Pause" }
                        on:click=move |_| playback.stand(!playback.stands_untracked())
                    ></button>
                </div>
            </section>
        </Show>
    }
}
