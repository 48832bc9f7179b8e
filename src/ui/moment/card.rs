//! The card of a moment, on the stage in the place of the question.

use leptos::ev::MouseEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::fight::{FactCard, Score, tone};
use crate::ui::parts::{Prose, Rows, lasting};
use crate::ui::prompt::measure;
use crate::ui::state::Focus;
use crate::view::chart::geometry::centre;
use crate::view::moment::{self, Kind, MomentView};

/// The card of the moment that is shown, if one is: anew for each.
#[component]
pub fn MomentCard() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let card = Memo::new(move |_| {
        let span = playback.moment()?;
        let card = playback
            .with_table(|table| playback.with_events(|shown| moment::moment(shown, span, table)));
        Some((span, card))
    });
    move || {
        card.get().map(|(span, first)| {
            let is_same = move || card.get().filter(|(other, _)| *other == span);
            let view = lasting(first, move || is_same().map(|(_, view)| view));
            view! { <Card view /> }
        })
    }
}

/// What happened, what each side lost, the score, and how to go on. It brings the place into view.
#[component]
fn Card(view: Memo<MomentView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let card = NodeRef::<Section>::new();
    measure(card);
    // An effect is for what lies outside the signals: here the chart's frame, once the card is measured.
    Effect::new(move |_| {
        if card.get().is_some()
            && let Some(hex) = view.with_untracked(|view| view.hexes.first().copied())
        {
            request_animation_frame(move || controls.camera.reveal(centre(hex)));
        }
    });
    let score = move || {
        let first = view.with_untracked(|view| view.score.clone())?;
        let score = lasting(first, move || view.with(|view| view.score.clone()));
        Some(view! { <Score view=score /> })
    };
    view! {
        <section
            node_ref=card
            class="prompt moment"
            data-moment=move || view.with(|view| name(view.kind))
            data-decision="showing"
            aria-labelledby="moment"
        >
            <div class="moment-text" tabindex="0">
                <div aria-live="polite">
                    <h2 id="moment" class=move || view.with(|view| tone(view.tone))>
                        {move || view.with(|view| view.headline.clone())}
                    </h2>
                    <p>
                        <Prose text=Signal::derive(move || view.with(|view| view.sentence.clone())) />
                    </p>
                </div>
                <dl class="end-cards">
                    <Rows of=view each=|view| &view.facts key=|fact| fact.label.clone() let:fact>
                        <FactCard fact />
                    </Rows>
                </dl>
                {score}
            </div>
            // The bar under it goes on for who watches a game again.
            <Show when=move || !controls.playback.is_watching()>
                <div class="row">
                    <Show when=move || view.with(|view| !view.waits)>
                        <span class="muted">"goes on by itself"</span>
                    </Show>
                    <GoOn />
                </div>
            </Show>
        </section>
    }
}

/// Goes on. It has the focus; the second click of a double click was not meant for it.
#[component]
fn GoOn() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, button, || true);
    controls.focus.keep_or_send(Focus::Question);
    let began_here = StoredValue::new(false);
    let go_on = move |event: MouseEvent| {
        if event.detail() < 2 {
            began_here.set_value(true);
        }
        if began_here.get_value() {
            controls.playback.go_on();
        }
    };
    view! {
        <button class="btn primary" id="moment-next" aria-describedby="moment" node_ref=button on:click=go_on>
            "Go on "
            <kbd>"Space"</kbd>
        </button>
    }
}

/// What tests and scripts know a moment by.
fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Contact => "contact",
        Kind::FlownPast => "flown-past",
        Kind::GotThrough => "got-through",
        Kind::Ditched => "ditched",
        Kind::LostLanding => "lost-landing",
        Kind::Fire => "fire",
        Kind::Sunk => "sunk",
        Kind::NoDeck => "no-deck",
    }
}
