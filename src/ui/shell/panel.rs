//! The side panel: what is asked, and under it the tabs that the whole game fits in.

use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;

use crate::ui::air::Air;
use crate::ui::chart::ChartInset;
use crate::ui::controls::Controls;
use crate::ui::enemy::Enemy;
use crate::ui::fleet::{FleetAtAGlance, FleetDisplay};
use crate::ui::parts::{CloseButton, List};
use crate::ui::prompt::{Details, PromptBar};
use crate::ui::record::Record;
use crate::ui::state::Focus;
use crate::view::shell::{self, Tab};
use crate::view::stage::OnStage;

/// The side panel; on a narrow screen it stands below the chart, and is pulled up over it.
#[component]
pub fn Panel() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls { panels, focus, .. } = controls;
    let sheet = move || match panels.is_sheet_open() {
        true => "open",
        false => "closed",
    };
    // A memo: what is in the pane is not made anew when its tab is opened again.
    let tab = Memo::new(move |_| panels.tab());
    let close = move |()| {
        panels.show_sheet(false);
        // It was raised from there.
        focus.send(Focus::Tab(tab.get_untracked()));
    };
    let pane = NodeRef::<Section>::new();
    // An effect is for what lies outside the signals: here how far the pane is scrolled. Another tab begins at its top.
    Effect::new(move |before: Option<Tab>| {
        let now = tab.get();
        if before.is_some_and(|before| before != now)
            && let Some(pane) = pane.get_untracked()
        {
            pane.set_scroll_top(0);
        }
        now
    });
    view! {
        <aside
            class="panel"
            class:has-question=move || controls.asked.prompt.with(Option::is_some)
            class:is-away=move || panels.is_away()
            class:has-decks=move || controls.has_decks()
            aria-label="Displays"
            data-sheet=move || sheet()
            data-tab=move || tab.get().name()
        >
            // On a narrow screen it is pulled up over the chart.
            <div class="panel-sheet">
                <PromptBar />
                <Tabs tab />
                <section
                    node_ref=pane
                    class="tab-body"
                    role="tabpanel"
                    id="pane"
                    tabindex="0"
                    aria-labelledby=move || id(tab.get())
                >
                    <div class="sheet-head">
                        <h2 translate="no" prop:textContent=move || title(controls, tab.get())></h2>
                        <CloseButton on_close=Callback::new(close) />
                    </div>
                    {move || match tab.get() {
                        Tab::Question => view! { <Details /> }.into_any(),
                        Tab::Air => view! { <Air /> }.into_any(),
                        Tab::Fleet => view! { <FleetDisplay /> }.into_any(),
                        Tab::Enemy => view! { <Enemy /> }.into_any(),
                        Tab::Record => view! { <Record /> }.into_any(),
                    }}
                </section>
                <OffStage />
            </div>
        </aside>
    }
}

/// In small, what is not on the stage, where there are decks: a click puts it there.
#[component]
fn OffStage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let off_stage = Memo::new(move |_| controls.has_decks().then(|| controls.on_stage().other()));
    move || {
        off_stage.get().map(|what| match what {
            OnStage::Chart => view! { <ChartInset /> }.into_any(),
            OnStage::Decks => view! { <FleetAtAGlance /> }.into_any(),
        })
    }
}

/// The tabs. Arrow keys go from one to the next, Home and End to the first and the last.
#[component]
fn Tabs(tab: Memo<Tab>) -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let press = move |event: KeyboardEvent| {
        let Some(to) = tab
            .get_untracked()
            .after_key(&event.key(), untrack(|| panels.asks()))
        else {
            return;
        };
        event.prevent_default();
        // The chart has these keys too.
        event.stop_propagation();
        panels.turn_to(to);
        focus.send(Focus::Tab(to));
    };
    let shown = move || {
        let is_shown = |tab: &Tab| *tab != Tab::Question || panels.asks();
        Tab::ALL.into_iter().filter(is_shown).collect::<Vec<_>>()
    };
    view! {
        <div class="tabs" role="tablist" aria-label="Displays" on:keydown=press>
            <List each=shown let:of>
                <TabButton of open=tab />
            </List>
        </div>
    }
}

/// A tab with its figure.
#[component]
fn TabButton(of: Tab, open: Memo<Tab>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        panels,
        focus,
        playback,
        ..
    } = controls;
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Tab(of), button, || true);
    let figure = Memo::new(move |_| playback.with_table(|table| shell::figure(table, of)));
    let is_open = move || open.get() == of;
    view! {
        <button
            role="tab"
            id=id(of)
            aria-controls="pane"
            aria-selected=move || is_open().to_string()
            tabindex=move || if is_open() { "0" } else { "-1" }
            node_ref=button
            on:click=move |_| panels.toggle_tab(of)
        >
            <span translate="no" prop:textContent=move || title(controls, of)></span>
            {move || figure.get().map(|figure| view! { <span class="n" translate="no" prop:textContent=figure></span> })}
        </button>
    }
}

/// The title of a tab: the question's is as the question has it.
fn title(controls: Controls, tab: Tab) -> &'static str {
    match tab {
        Tab::Question => controls.asked.offered.with(|it| it.tab.name),
        tab => tab.title(),
    }
}

/// The id of a tab in the page.
fn id(tab: Tab) -> String {
    format!("tab-{}", tab.name())
}
