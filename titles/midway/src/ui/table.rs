//! The table: a game, the chart it is played on, and everything around it.

use leptos::children::ViewFn;
use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::parts::{self, AroundDialogs, SavingNotice};

use super::battle::BattleStage;
use super::chart::Chart;
use super::command;
use super::controls::Controls;
use super::drag_image::DragImage;
use super::record::{RecordDialogs, provide_timeline};
use super::shell::{OpenDialog, Panel, TurnBar};
use super::staff::StaffBar;
use super::state::{Focus, GameSlot, Screens, SettingsStore};
use super::strip::LineStrip;
use crate::engine::Game;
use crate::view::settings::Hints;
use crate::view::shell::Dialog;

/// The table with a game on it.
#[component]
pub fn TableScreen(
    /// The game.
    game: Game,
    /// Where it is saved.
    saved_in: GameSlot,
) -> impl IntoView {
    let is_new = game.orders().is_empty();
    let controls = Controls::provide(game, saved_in);
    let screens = expect_context::<Screens>();
    screens.set_table(controls.save);
    command::listen(controls);
    command::hush_behind(controls.sound);
    let _ = use_event_listener(window(), ev::storage, move |_| {
        controls.save.look();
    });
    if screens.take_for_staff() {
        controls.staff.watch();
    } else if is_new {
        brief_once(controls);
    }
    provide_timeline(controls);
    provide_context(around_dialogs(controls));
    view! {
        <div class="table" class:has-sheet=move || controls.panels.is_sheet_open()>
            <div class="app">
                <div class="top">
                    <TurnBar />
                    <SavingNotice save=controls.save screens focus=controls.focus question=Focus::Question />
                </div>
                <main class="stage">
                    <Chart />
                    <LineStrip />
                    <BattleStage />
                    <RefusalNotice />
                    <StaffBar />
                </main>
                <Panel />
            </div>
            <DragImage />
            <RecordDialogs />
            <OpenDialog />
        </div>
    }
}

/// Says why the last order was refused, until the next one.
#[component]
fn RefusalNotice() -> impl IntoView {
    let Controls { game, focus, .. } = expect_context();
    let on_close = Callback::new(move |()| {
        game.forget_refusal();
        focus.keep_or_send(Focus::Question);
    });
    let refusal = Signal::derive(move || game.refusal());
    view! { <parts::RefusalNotice refusal on_close /> }
}

/// Each dialog takes the focus, and gives it to the question when it has gone.
fn around_dialogs(controls: Controls) -> AroundDialogs {
    let focus = controls.focus;
    AroundDialogs {
        made: Callback::new(move |dialog| focus.take(Focus::Dialog, dialog, || true)),
        gone: Callback::new(move |()| focus.keep_or_send(Focus::Question)),
        foot: ViewFn::default(),
    }
}

/// Tells the situation before the first game.
fn brief_once(controls: Controls) {
    let settings = expect_context::<SettingsStore>();
    let now = settings.get_untracked();
    if now.hints == Hints::On && !now.is_briefed {
        settings.change(|settings| settings.is_briefed = true);
        controls.panels.open(Dialog::Briefing);
    }
}
