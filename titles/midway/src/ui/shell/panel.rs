//! The side panel: what is asked, and under it the tabs that the whole game fits in.

use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;
use page::parts::{CloseButton, List};

use crate::ui::controls::Controls;
use crate::ui::event_card::EventCard;
use crate::ui::forces::{Bases, Enemy, Ports, TaskForces};
use crate::ui::learn::HintLine;
use crate::ui::prompt::{PromptPanel, QuestionTab};
use crate::ui::record::{GameOver, JustNow, Log, PastBar};
use crate::ui::state::Focus;
use crate::view::shell::Tab;

/// The side panel; on a narrow screen it stands below the chart, and is pulled up over it.
#[component]
pub fn Panel() -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
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
        <aside class="panel" aria-label="Displays" data-sheet=move || sheet() data-tab=move || tab.get().name()>
            // On a narrow screen it is pulled up over the chart.
            <div class="panel-sheet">
                // What happens stands in the place of the question as long as it is told.
                <EventCard />
                <HintLine />
                <PromptPanel />
                <GameOver />
                <PastBar />
                <JustNow />
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
                        <h2 translate="no" prop:textContent=move || tab.get().title()></h2>
                        <CloseButton on_close=Callback::new(close) />
                    </div>
                    {move || match tab.get() {
                        Tab::Question => view! { <QuestionTab /> }.into_any(),
                        Tab::Forces => view! { <TaskForces /> }.into_any(),
                        Tab::Bases => view! { <Bases /> }.into_any(),
                        Tab::Ports => view! { <Ports /> }.into_any(),
                        Tab::Enemy => view! { <Enemy /> }.into_any(),
                        Tab::Log => view! { <Log /> }.into_any(),
                    }}
                </section>
            </div>
        </aside>
    }
}

/// The tabs. Arrow keys go from one to the next, Home and End to the first and the last.
#[component]
fn Tabs(tab: Memo<Tab>) -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let press = move |event: KeyboardEvent| {
        let Some(to) = tab.get_untracked().after_key(&event.key()) else {
            return;
        };
        event.prevent_default();
        // The chart has these keys too.
        event.stop_propagation();
        panels.turn_to(to);
        focus.send(Focus::Tab(to));
    };
    view! {
        <div class="tabs" role="tablist" aria-label="Displays" on:keydown=press>
            <List each=move || Tab::ALL.to_vec() let:of>
                <TabButton of open=tab />
            </List>
        </div>
    }
}

/// A tab.
#[component]
fn TabButton(of: Tab, open: Memo<Tab>) -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Tab(of), button, || true);
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
            {of.title()}
        </button>
    }
}

/// The id of a tab in the page.
fn id(tab: Tab) -> String {
    format!("tab-{}", tab.name())
}
