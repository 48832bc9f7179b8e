//! In the place of the question: that the game is over, or that a moment of before is shown.

use leptos::html::Button;
use leptos::prelude::*;
use page::parts::{Anew, Show};

use crate::ui::controls::Controls;
use crate::ui::event_card::OutcomeHead;
use crate::ui::state::Focus;
use crate::view::record;
use crate::view::shell::Dialog;

/// How the game ended, once all of it has been seen, and the way to its report, which opens by itself the first time.
#[component]
pub fn GameOver() -> impl IntoView {
    let Controls {
        game,
        playback,
        panels,
        ..
    } = expect_context();
    // Who looks at a moment of before has seen the end.
    let has_ended = Memo::new(move |_| {
        let present = playback.present();
        game.with(|game| record::is_over(game, present))
    });
    let is_over = Memo::new(move |_| has_ended.get() && !playback.is_past());
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
                    <ToReport />
                    <button class="btn" on:click=move |_| playback.watch_again()>
                        "Watch it again"
                    </button>
                </div>
            </section>
        </Show>
    }
}

#[component]
fn ToReport() -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Question, button, || true);
    view! {
        <button class="btn primary" id="to-report" node_ref=button on:click=move |_| panels.open(Dialog::Report)>
            "Open the report"
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
                        on:click=move |_| playback.stand(!playback.stands_untracked())
                    >
                        {move || if playback.stands() { "Play on from here" } else { "Pause" }}
                    </button>
                </div>
            </section>
        </Show>
    }
}
