//! The side panel: what is asked, and under it the tabs that the whole game fits in.

use leptos::prelude::*;
use page::parts::{TabList, TabPane, Tabs};
use page::tabs::{PanelTab, TabView};

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
    let tabs = Tabs {
        open: Memo::new(move |_| panels.tab()),
        shown: Signal::stored(Tab::ALL.to_vec()),
        view: Callback::new(|tab: Tab| TabView {
            title: tab.title(),
            figure: None,
        }),
        turn_to: Callback::new(move |tab| panels.turn_to(tab)),
        toggle: Callback::new(move |tab| panels.toggle_tab(tab)),
        lower: Callback::new(move |()| panels.show_sheet(false)),
        focus,
        place: Focus::Tab,
    };
    view! {
        <aside class="panel" aria-label="Displays" data-sheet=move || sheet() data-tab=move || tabs.open.get().name()>
            // On a narrow screen it is pulled up over the chart.
            <div class="panel-sheet">
                // What happens stands in the place of the question as long as it is told.
                <EventCard />
                <HintLine />
                <PromptPanel />
                <GameOver />
                <PastBar />
                <JustNow />
                <TabList tabs />
                <TabPane tabs>
                    {move || match tabs.open.get() {
                        Tab::Question => view! { <QuestionTab /> }.into_any(),
                        Tab::Forces => view! { <TaskForces /> }.into_any(),
                        Tab::Bases => view! { <Bases /> }.into_any(),
                        Tab::Ports => view! { <Ports /> }.into_any(),
                        Tab::Enemy => view! { <Enemy /> }.into_any(),
                        Tab::Log => view! { <Log /> }.into_any(),
                    }}
                </TabPane>
            </div>
        </aside>
    }
}
