//! The table: a game, the chart it is played on, and everything around it.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::parts::Show;
use leptos_use::use_event_listener;
use page::parts::{SavingNotice, SoundNotice};

use super::around_dialogs::around_dialogs;
use super::chart::Chart;
use super::command;
use super::controls::Controls;
use super::drag_image::DragImage;
use super::event_card::{EventCard, News};
use super::fight::{Fight, shown_fight};
use super::fleet::Decks;
use super::learn::RulePage;
use super::record::{
    ChartDialog, End, Replay, ReportTextDialog, RollDialog, ShareDialog, TimelineStrip,
};
use super::shell::{
    Briefing, Help, OrdersDialog, Panel, RefusalNotice, Ribbon, SaveDialog, SavePointsDialog,
    SettingsDialog, SituationDialog, UnsavedDialog,
};
use super::sound;
use super::staff::{HandOverDialog, StaffBar};
use super::state::{Focus, GameSlot, Screens};
use crate::engine::Game;
use crate::view::chart::light_name;
use crate::view::shell::{CommandName, Dialog};
use crate::view::staff::{AutoplayRange, Command};
use crate::view::stage::OnStage;

/// The table with a game on it.
#[component]
pub fn TableScreen(
    /// The game.
    game: Game,
    /// Where it is saved.
    saved_in: GameSlot,
) -> impl IntoView {
    let controls = Controls::provide(game, saved_in);
    provide_context(around_dialogs(controls));
    let screens = expect_context::<Screens>();
    screens.set_table(controls.save);
    command::listen(controls);
    sound::listen(controls);
    let _ = use_event_listener(window(), ev::storage, move |_| {
        controls.save.look();
    });
    let comes_back = screens.take_coming_back();
    if controls.begins_afresh() {
        controls.panels.open(Dialog::Briefing);
    } else if comes_back
        && controls.game.peek(|game| game.scenario().battle.is_some())
        && untrack(|| command::is_available(CommandName::Situation, controls))
    {
        controls.panels.open(Dialog::Situation);
    }
    if screens.take_for_staff() {
        // Once the briefing has been read.
        controls.playback.watch_staff(
            controls
                .game
                .peek(|game| Command::new(game, AutoplayRange::Battle)),
        );
    }
    let shows_decks = Signal::derive(move || controls.on_stage() == OnStage::Decks);
    let has_shown_decks = Memo::new(move |had| had == Some(&true) || shows_decks.get());
    let light = Memo::new(move |_| controls.playback.with_table(|table| table.light()));
    let fight = shown_fight(controls);
    view! {
        // What the style sheets must know of it stands here as classes: asked with `:has()` of the whole table, the
        // browser would work out all of its styles whenever anything changes.
        <div
            class="table"
            class:has-card=move || controls.shown.card.with(Option::is_some)
            class:is-watched=move || controls.playback.is_watching()
            class:has-sheet=move || controls.panels.is_sheet_open()
            class:has-timeline=move || controls.shows_timeline()
        >
            <div
                class="app"
                data-stage=move || controls.on_stage().name()
                data-light=move || light_name(light.get())
            >
                <div class="top">
                    <Ribbon />
                    <SavingNotice save=controls.save screens focus=controls.focus question=Focus::Question />
                </div>
                <main class="stage">
                    // Beneath the decks it stays as it is: drawing it anew takes longer than all else.
                    <div class="chart-layer" inert=shows_decks>
                        <Chart />
                        // On a phone the chart has its room: what they tell stands in the log, a tap away.
                        <Show when=move || controls.camera.has_panel()>
                            <News />
                        </Show>
                    </div>
                    // Nor are they made again for each phase, once they were there.
                    <Show when=move || has_shown_decks.get()>
                        <Decks shown=shows_decks />
                    </Show>
                    <RefusalNotice />
                    <Replay in_fight=fight.is_open />
                    <StaffBar in_fight=fight.is_open />
                    <EventCard />
                </main>
                <TimelineStrip />
                <Panel />
            </div>
            <End />
            <Fight fight />
            <DragImage />
            <OpenDialog />
            <RulePage />
            <SoundNotice />
        </div>
    }
}

/// The dialog that is open, if one is.
#[component]
fn OpenDialog() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let panels = controls.panels;
    let on_close = Callback::new(move |()| panels.close());
    let begin = Callback::new(move |()| {
        panels.close();
        controls.begin_battle();
    });
    move || {
        panels.dialog().map(|dialog| match dialog {
            Dialog::Chart(id) => view! { <ChartDialog id /> }.into_any(),
            Dialog::Roll(roll) => view! { <RollDialog roll /> }.into_any(),
            Dialog::Share => view! { <ShareDialog on_close /> }.into_any(),
            Dialog::Settings => view! { <SettingsDialog on_close /> }.into_any(),
            Dialog::Help => {
                view! { <Help scenario=controls.game.peek(Game::scenario) on_close /> }.into_any()
            }
            Dialog::SavePoints => view! { <SavePointsDialog on_close /> }.into_any(),
            Dialog::Save => view! { <SaveDialog on_close /> }.into_any(),
            Dialog::ReportText => view! { <ReportTextDialog on_close /> }.into_any(),
            Dialog::Staff => view! { <HandOverDialog on_close /> }.into_any(),
            Dialog::Briefing => view! { <Briefing on_close=begin /> }.into_any(),
            Dialog::Situation => view! { <SituationDialog change=None on_close /> }.into_any(),
            Dialog::LightChange(change) => {
                view! { <SituationDialog change=Some(change) on_close /> }.into_any()
            }
            Dialog::OrdersOfTheDay => view! { <OrdersDialog at_night=false on_close /> }.into_any(),
            Dialog::OrdersOfTheNight => {
                view! { <OrdersDialog at_night=true on_close /> }.into_any()
            }
            Dialog::Unsaved(to) => view! { <UnsavedDialog to on_close /> }.into_any(),
        })
    }
}
