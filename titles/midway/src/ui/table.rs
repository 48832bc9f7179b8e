//! The table: a game, the chart it is played on, and everything around it.

use leptos::children::ViewFn;
use leptos::prelude::*;
use page::parts::AroundDialogs;

use super::battle::BattleStage;
use super::chart::Chart;
use super::controls::Controls;
use super::record::RecordDialogs;
use super::shell::{Panel, TurnBar};
use super::state::Focus;
use super::strip::LineStrip;
use crate::engine::Game;

/// The table with a game on it.
#[component]
pub fn TableScreen(
    /// The game.
    game: Game,
) -> impl IntoView {
    let controls = Controls::provide(game);
    provide_context(around_dialogs(controls));
    view! {
        <div class="table" class:has-sheet=move || controls.panels.is_sheet_open()>
            <div class="app">
                <div class="top">
                    <TurnBar />
                </div>
                <main class="stage">
                    <Chart />
                    <LineStrip />
                    <BattleStage />
                </main>
                <Panel />
            </div>
            <RecordDialogs />
        </div>
    }
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
