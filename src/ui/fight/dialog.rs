//! The dialog of the fight: dividing the fighters, then the exchange.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::story::Story;
use super::{division, exchange, sky};
use crate::engine::staff::best_division;
use crate::engine::{Decision, count};
use crate::ui::desk::modal::Modal;
use crate::ui::focus_on;
use crate::ui::live::{dynamic, live, on};
use crate::ui::playback;
use crate::ui::session::Session;

/// The fight, while there is one.
#[component]
pub fn Fight(session: Session) -> impl IntoView {
    let story = Memo::new(move |_| {
        session.shown.with(|shown| {
            session
                .game
                .with(|game| Story::so_far(game, shown.upto, shown.waiting, &shown.table))
        })
    });
    let fighting = Memo::new(move |_| story.with(Option::is_some));
    dynamic(move || {
        fighting
            .get()
            .then(|| view! { <FightDialog session story /> })
    })
}

#[component]
fn FightDialog(session: Session, story: Memo<Option<Story>>) -> impl IntoView {
    let read = move |read: fn(&Story) -> String| {
        story.with(|story| story.as_ref().map(read).unwrap_or_default())
    };
    let title = move || read(|story| format!("{} meets {}", story.mission, story.raid));
    let subtitle = move || {
        read(|story| {
            let ours = count(story.units.len(), "Hellcat unit", "Hellcat units");
            format!(
                "Hex {} \u{b7} {ours} against {}",
                story.hex,
                count(story.points, "air point", "air points")
            )
        })
    };
    let dividing = Memo::new(move |_| match session.decision() {
        Some(Decision::Division(division)) => Some(division),
        _ => None,
    });
    // How many go against the escorts; the best choice until the player makes his own.
    let chosen = RwSignal::new(0);
    Effect::new(move |_| {
        if let Some(division) = dividing.get() {
            chosen.set(
                session
                    .game
                    .with_untracked(|game| best_division(game, &division)),
            );
            focus_on("dialog.fight input:checked");
        }
    });
    let choose = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(escorts) = input.and_then(|input| input.value().parse().ok()) {
            chosen.set(escorts);
        }
    };
    // Closing it hurries on; a division has to be made.
    let close = Callback::new(move |()| {
        if dividing.get_untracked().is_none() {
            playback::skip_or_go_on(session);
        }
    });
    let body = Memo::new(move |_| match dividing.get() {
        Some(division) => division::body(session, &division),
        None => read(exchange::body),
    });
    let foot = Memo::new(move |_| match dividing.get() {
        Some(division) => division::foot(&division, chosen.get()),
        None => read(exchange::foot),
    });
    let decision = move || {
        if dividing.with(Option::is_some) {
            "division"
        } else {
            "showing"
        }
    };
    view! {
        <Modal title=Signal::derive(title) subtitle=Signal::derive(subtitle) class="fight" on_close=close>
            <div class="sky" inner_html=live(move || read(sky::html))></div>
            <div
                class="d-body"
                data-decision=live(decision)
                on:change=on(choose)
                inner_html=live(move || body.get())
            ></div>
            <footer class="d-foot" inner_html=live(move || foot.get())></footer>
        </Modal>
    }
}
