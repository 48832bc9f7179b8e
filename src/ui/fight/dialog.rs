//! The dialog of a fight.

use std::mem;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlButtonElement;

use super::assignment::Assignment;
use super::at_sea::AtSea;
use super::coordination::Coordination;
use super::division::Division;
use super::exchange::Exchange;
use super::firing::Firing;
use super::foot::Foot;
use super::question::QuestionLine;
use super::sky::Sky;
use crate::ui::controls::Controls;
use crate::ui::parts::Modal;
use crate::ui::row::row;
use crate::view::fight::{self, Body, FightView, Picture};

/// The fight, while there is one that is not put aside.
#[component]
pub fn Fight() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        game,
        playback,
        selection,
        ..
    } = controls;
    let fight = Memo::new(move |_| {
        let (is_waiting, decision) = (playback.is_waiting(), controls.decision());
        let activity = selection.activity();
        playback.with_table(|table| {
            playback.with_events(|shown| {
                game.with(|game| fight::fight(game, shown, is_waiting, table, decision, activity))
            })
        })
    });
    let is_open =
        Memo::new(move |_| fight.with(Option::is_some) && !selection.activity().puts_fight_aside());
    move || {
        let first = is_open.get().then(|| fight.get_untracked()).flatten();
        first.map(|first| view! { <FightDialog view=row(first, move || fight.get()) /> })
    }
}

/// Two lines of aircraft, or aircraft and ships; under them what happens, or what is asked.
#[component]
fn FightDialog(view: Memo<FightView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    // How many the player sends against the escorts, and in which division.
    let chosen = RwSignal::new(None);
    let escorts = Memo::new(move |_| {
        view.with(|view| match (&view.body, chosen.get()) {
            (Body::Division(choice), Some((asked, escorts))) if choice.asked == asked => escorts,
            (Body::Division(choice), _) => choice.best,
            _ => 0,
        })
    });
    let question = Memo::new(move |_| view.with(|view| view.question.clone()));
    // Closing it hurries on, or puts a decision aside: the prompt asks it then.
    let close = move |()| match question.with_untracked(Option::is_some) {
        true => controls.put_fight_aside(),
        false => controls.playback.skip_or_go_on(),
    };
    let go_on = move || match view.with_untracked(|view| view.primary(escorts.get_untracked())) {
        Some(answer) if answer.refusal.is_none() => controls.carry_out(&answer.action),
        Some(_) => {}
        None if question.with_untracked(Option::is_none) => controls.playback.go_on(),
        None => {}
    };
    let press = move |event: KeyboardEvent| {
        let target = event.target();
        let is_on_button = target.is_some_and(|on| on.has_type::<HtmlButtonElement>());
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_for_all = match event.key().as_str() {
            "Enter" => true,
            " " => question.with_untracked(Option::is_none),
            _ => false,
        };
        // A button has these keys for itself.
        if !is_for_all || is_on_button || has_modifier {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        // Nor is a key that is held down meant for what has just come up.
        if !event.repeat() {
            go_on();
        }
    };
    // Many ships scroll, so they have the keyboard.
    let is_at_sea = move || view.with(|view| matches!(view.picture, Picture::AtSea(_)));
    let choose = move |escorts| {
        view.with_untracked(|view| {
            if let Body::Division(choice) = &view.body {
                chosen.set(Some((choice.asked, escorts)));
            }
        });
    };
    view! {
        <Modal
            title=Signal::derive(move || view.with(|view| view.title.clone()))
            subtitle=Signal::derive(move || view.with(|view| view.subtitle.clone()))
            class="fight"
            on_close=Callback::new(close)
            on_key=Callback::new(press)
        >
            <div class="sky" tabindex=move || is_at_sea().then_some("0")>
                <PictureOf view />
            </div>
            // It scrolls, so it has the keyboard.
            <div
                class="d-body"
                tabindex="0"
                data-decision=move || view.with(FightView::decision)
            >
                <Show when=move || question.with(Option::is_some)>
                    <QuestionLine question />
                </Show>
                <BodyOf view escorts on_choose=Callback::new(choose) />
            </div>
            <Foot view=Memo::new(move |_| view.with(|view| view.foot(escorts.get()))) />
        </Modal>
    }
}

/// The picture, drawn anew as a whole only when it becomes one of another kind.
#[component]
fn PictureOf(view: Memo<FightView>) -> impl IntoView {
    let kind = Memo::new(move |_| view.with(|view| mem::discriminant(&view.picture)));
    move || {
        // Read, not only tracked: nothing computes a memo that nobody reads.
        kind.get();
        match view.with_untracked(|view| view.picture.clone()) {
            Picture::Sky(first) => {
                let sky = move |view: &FightView| match &view.picture {
                    Picture::Sky(sky) => Some(sky.clone()),
                    Picture::AtSea(_) => None,
                };
                view! { <Sky view=row(first, move || view.with(sky)) /> }.into_any()
            }
            Picture::AtSea(first) => {
                let at_sea = move |view: &FightView| match &view.picture {
                    Picture::AtSea(at_sea) => Some(at_sea.clone()),
                    Picture::Sky(_) => None,
                };
                view! { <AtSea view=row(first, move || view.with(at_sea)) /> }.into_any()
            }
        }
    }
}

/// What stands under the picture, drawn anew as a whole only when it becomes something else.
#[component]
fn BodyOf(
    view: Memo<FightView>,
    #[prop(into)] escorts: Signal<u8>,
    on_choose: Callback<u8>,
) -> impl IntoView {
    let kind = Memo::new(move |_| view.with(|view| mem::discriminant(&view.body)));
    move || {
        kind.get();
        match view.with_untracked(|view| view.body.clone()) {
            Body::Exchange(first) => {
                let exchange = |view: &FightView| match &view.body {
                    Body::Exchange(exchange) => Some(exchange.clone()),
                    _ => None,
                };
                view! { <Exchange view=row(first, move || view.with(exchange)) /> }.into_any()
            }
            Body::Division(first) => {
                let division = |view: &FightView| match &view.body {
                    Body::Division(choice) => Some(choice.clone()),
                    _ => None,
                };
                let view = row(first, move || view.with(division));
                view! { <Division view escorts on_choose /> }.into_any()
            }
            Body::Coordination(first) => {
                let coordination = |view: &FightView| match &view.body {
                    Body::Coordination(choice) => Some(choice.clone()),
                    _ => None,
                };
                let view = row(first, move || view.with(coordination));
                view! { <Coordination view /> }.into_any()
            }
            Body::Assignment(first) => {
                let assignment = |view: &FightView| match &view.body {
                    Body::Assignment(assignment) => Some(assignment.clone()),
                    _ => None,
                };
                let view = row(first, move || view.with(assignment));
                view! { <Assignment view /> }.into_any()
            }
            Body::Firing(first) => {
                let firing = |view: &FightView| match &view.body {
                    Body::Firing(choice) => Some(choice.clone()),
                    _ => None,
                };
                view! { <Firing view=row(first, move || view.with(firing)) /> }.into_any()
            }
        }
    }
}
