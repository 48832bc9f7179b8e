//! The dialog of a fight.

use std::mem;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::assignment::Assignment;
use super::at_sea::AtSea;
use super::battle_lines::BattleLines;
use super::coordination::Coordination;
use super::division::Division;
use super::exchange::Exchange;
use super::firing::Firing;
use super::foot::Foot;
use super::question::QuestionLine;
use super::sky::Sky;
use super::surface::{LayingGuns, Meeting};
use super::verdict::{Verdict, VerdictHeadline};
use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::foresight::{Foresight, ForesightButton};
use crate::ui::parts::{Anew, Modal, Show, has_modifier, has_own_use, memo_or_last, use_up};
use crate::view::Activity;
use crate::view::fight::{self, Body, FightView, Picture};
use crate::view::shown_record::ShownRecord;

/// A fight, and whether its dialog lies over the table.
#[derive(Clone, Copy)]
pub struct ShownFight {
    fight: Memo<Option<FightView>>,
    /// Whether it does: there is one, and it is not put aside.
    pub is_open: Memo<bool>,
}

/// The fight that is shown.
pub fn shown_fight(controls: Controls) -> ShownFight {
    let Controls {
        game,
        playback,
        selection,
        ..
    } = controls;
    let fight = Memo::new(move |_| {
        if let Some(upto) = playback.again() {
            return game.with(|game| again(game, upto));
        }
        if playback.is_put() {
            return None;
        }
        let (is_waiting, decision) = (playback.waits_for_fight(), controls.decision());
        let activity = selection.activity();
        let rolling = playback.rolling();
        playback.with_table(|table| {
            playback.with_record(|shown| {
                game.with(|game| {
                    let rolling = rolling.as_ref();
                    fight::fight(game, shown, rolling, is_waiting, table, decision, activity)
                })
            })
        })
    });
    let is_open = Memo::new(move |_| {
        let is_aside = selection.activity().puts_fight_aside() && playback.again().is_none();
        fight.with(Option::is_some) && !is_aside
    });
    ShownFight { fight, is_open }
}

/// The dialog of a fight, while it lies over the table.
#[component]
pub fn Fight(fight: ShownFight) -> impl IntoView {
    let ShownFight { fight, is_open } = fight;
    move || {
        let first = is_open.get().then(|| fight.get_untracked()).flatten();
        first.map(|first| view! { <FightDialog view=memo_or_last(first, move || fight.get()) /> })
    }
}

/// A fight of before, at its end.
fn again(game: &Game, upto: usize) -> Option<FightView> {
    let shown = ShownRecord::new(game.record(), upto);
    let table = game.table_after(upto);
    fight::fight(game, shown, None, true, &table, None, Activity::None)
}

/// Two lines of aircraft, or aircraft and ships; under them what happens, or what is asked.
#[component]
fn FightDialog(view: Memo<FightView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    // How many the player sends against the escorts, and in which division.
    let chosen = RwSignal::new(None);
    let escorts = Signal::derive(move || {
        view.with(|view| match (&view.body, chosen.get()) {
            (Body::Division(choice), Some((asked, escorts))) if choice.asked == asked => escorts,
            (Body::Division(choice), _) => choice.best,
            _ => 0,
        })
    });
    // A memo: its line takes the focus when another comes up, and not whenever the fight changes.
    let question = Memo::new(move |_| view.with(|view| view.question.clone()));
    // Closing it hurries on, or puts a decision aside: the prompt asks it then.
    let close = move |()| match question.with_untracked(Option::is_some) {
        true => controls.put_fight_aside(),
        false => controls.skip_or_go_on(),
    };
    let go_on = move || match view.with_untracked(|view| view.primary(escorts.get_untracked())) {
        Some(answer) if answer.refusal.is_none() => controls.carry_out(&answer.action),
        Some(_) => {}
        None if question.with_untracked(Option::is_none) => controls.go_on(),
        None => {}
    };
    let press = move |event: KeyboardEvent| {
        let is_for_all = match event.key().as_str() {
            "Enter" => true,
            " " => question.with_untracked(Option::is_none),
            _ => false,
        };
        if !is_for_all || has_own_use(&event) || has_modifier(&event) {
            return;
        }
        use_up(&event);
        // Nor is a key that is held down meant for what has just come up.
        if !event.repeat() {
            go_on();
        }
    };
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
            // Many ships scroll, so they have the keyboard.
            <div
                class="sky"
                tabindex=move || view.with(|view| !matches!(view.picture, Picture::Sky(_))).then_some("0")
            >
                <PictureOf view />
            </div>
            // It scrolls, so it has the keyboard.
            <div
                class="d-body"
                tabindex="0"
                data-decision=move || view.with(FightView::asked).mark()
            >
                <Show when=move || question.with(Option::is_some)>
                    <QuestionLine question />
                    <ForesightButton />
                    <Foresight />
                </Show>
                <VerdictHeadline view />
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
        view! {
            {part(view, |view| view.picture.sky()).map(|view| view! { <Sky view /> })}
            {part(view, |view| view.picture.at_sea()).map(|view| view! { <AtSea view /> })}
            {part(view, |view| view.picture.lines()).map(|view| view! { <BattleLines view /> })}
        }
    }
}

/// What stands under the picture, after its kind. What has happened, and the rolls that are dealt out, outlive what
/// changes of them; all else is drawn anew.
#[component]
fn BodyOf(
    view: Memo<FightView>,
    #[prop(into)] escorts: Signal<u8>,
    on_choose: Callback<u8>,
) -> impl IntoView {
    let kind = Memo::new(move |_| view.with(|view| mem::discriminant(&view.body)));
    let drawn = move |body| match body {
        Body::Division(choice) => Some(view! { <Division choice escorts on_choose /> }.into_any()),
        Body::Coordination(choice) => Some(view! { <Coordination choice /> }.into_any()),
        Body::Firing(choice) => Some(view! { <Firing choice /> }.into_any()),
        Body::Meeting(choice) => Some(view! { <Meeting choice /> }.into_any()),
        Body::Guns(choice) => Some(view! { <LayingGuns choice /> }.into_any()),
        Body::Verdict(verdict) => Some(view! { <Verdict verdict /> }.into_any()),
        Body::Exchange(_) | Body::Assignment(_) => None,
    };
    move || {
        // Read, not only tracked: nothing computes a memo that nobody reads.
        kind.get();
        match view.with_untracked(|view| view.body.clone()) {
            Body::Exchange(_) => {
                let exchange = part(view, |view| match &view.body {
                    Body::Exchange(exchange) => Some(exchange),
                    _ => None,
                });
                exchange.map(|view| view! { <Exchange view /> }).into_any()
            }
            Body::Assignment(_) => {
                let assignment = part(view, |view| match &view.body {
                    Body::Assignment(assignment) => Some(assignment),
                    _ => None,
                });
                assignment
                    .map(|view| view! { <Assignment view /> })
                    .into_any()
            }
            Body::Division(_)
            | Body::Coordination(_)
            | Body::Firing(_)
            | Body::Meeting(_)
            | Body::Guns(_)
            | Body::Verdict(_) => view! {
                <Anew of=move || Some(view.with(|view| view.body.clone())) let:body>
                    {drawn(body)}
                </Anew>
            }
            .into_any(),
        }
    }
}

/// A part of the fight, if it is there.
fn part<T>(view: Memo<FightView>, read: fn(&FightView) -> Option<&T>) -> Option<Signal<T>>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let find = move || view.with(|view| read(view).cloned());
    untrack(find).map(|first| memo_or_last(first, find).into())
}
