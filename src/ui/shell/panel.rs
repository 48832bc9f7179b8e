//! The side panel: what is asked, and under it the tabs that the whole game fits in.

use leptos::prelude::*;
use page::parts::{TabList, TabPane, Tabs};
use page::tabs::{PanelTab, TabView};

use crate::ui::air::Air;
use crate::ui::chart::ChartInset;
use crate::ui::controls::Controls;
use crate::ui::enemy::Enemy;
use crate::ui::fleet::{FleetAtAGlance, FleetDisplay};
use crate::ui::prompt::{Details, PromptBar};
use crate::ui::record::Record;
use crate::ui::state::Focus;
use crate::view::shell::{self, Tab};
use crate::view::stage::OnStage;

/// The side panel; on a narrow screen it stands below the chart, and is pulled up over it.
#[component]
pub fn Panel() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let panels = controls.panels;
    let sheet = move || match panels.is_sheet_open() {
        true => "open",
        false => "closed",
    };
    let tabs = tabs(controls);
    view! {
        <aside
            class="panel"
            class:has-question=move || controls.asked.prompt.with(Option::is_some)
            class:is-away=move || panels.is_away()
            class:has-decks=move || controls.has_decks()
            aria-label="Displays"
            data-sheet=move || sheet()
            data-tab=move || tabs.open.get().name()
        >
            // On a narrow screen it is pulled up over the chart.
            <div class="panel-sheet">
                <PromptBar />
                <TabList tabs />
                <TabPane tabs>
                    {move || match tabs.open.get() {
                        Tab::Question => view! { <Details /> }.into_any(),
                        Tab::Air => view! { <Air /> }.into_any(),
                        Tab::Fleet => view! { <FleetDisplay /> }.into_any(),
                        Tab::Enemy => view! { <Enemy /> }.into_any(),
                        Tab::Record => view! { <Record /> }.into_any(),
                    }}
                </TabPane>
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

/// The tabs: the question's is there as long as something is asked, and called as that has it.
fn tabs(controls: Controls) -> Tabs<Tab, Focus> {
    let Controls {
        panels,
        focus,
        playback,
        ..
    } = controls;
    let title = move |tab: Tab| match tab {
        Tab::Question => controls.asked.offered.with(|it| it.tab.name),
        tab => tab.title(),
    };
    Tabs {
        open: Memo::new(move |_| panels.tab()),
        shown: Signal::derive(move || Tab::shown(panels.asks()).to_vec()),
        view: Callback::new(move |tab| TabView {
            title: title(tab),
            figure: playback
                .with_table(|table| shell::figure(table, tab))
                .map(|figure| figure.to_string()),
        }),
        turn_to: Callback::new(move |tab| panels.turn_to(tab)),
        toggle: Callback::new(move |tab| panels.toggle_tab(tab)),
        lower: Callback::new(move |()| panels.show_sheet(false)),
        focus,
        place: Focus::Tab,
    }
}
