//! The tabs of the side panel, and the pane under them.

use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;

use super::{CloseButton, List};
use crate::stores::{FocusPlace, FocusStore};
use crate::tabs::{PanelTab, TabView, after_key};

/// The tabs of a side panel, and what they do.
pub struct Tabs<T: PanelTab, F: FocusPlace> {
    /// The one that is open. A memo: what is in the pane is not made anew when its tab is opened again.
    pub open: Memo<T>,
    /// Those that there are now.
    pub shown: Signal<Vec<T>>,
    /// What one shows of itself.
    pub view: Callback<T, TabView>,
    /// Turns to one.
    pub turn_to: Callback<T>,
    /// Turns to one; where it is open on a narrow screen, lowers its sheet.
    pub toggle: Callback<T>,
    /// Lowers the sheet.
    pub lower: Callback<()>,
    /// Who has the keyboard's focus.
    pub focus: FocusStore<F>,
    /// The place of one among those that can have it.
    pub place: fn(T) -> F,
}

impl<T: PanelTab, F: FocusPlace> Clone for Tabs<T, F> {
    fn clone(&self) -> Tabs<T, F> {
        *self
    }
}

impl<T: PanelTab, F: FocusPlace> Copy for Tabs<T, F> {}

/// The tabs. Arrow keys go from one to the next, Home and End to the first and the last.
#[component]
pub fn TabList<T: PanelTab, F: FocusPlace>(tabs: Tabs<T, F>) -> impl IntoView {
    let press = move |event: KeyboardEvent| {
        let shown = tabs.shown.get_untracked();
        let Some(to) = after_key(&shown, tabs.open.get_untracked(), &event.key()) else {
            return;
        };
        event.prevent_default();
        // The chart has these keys too.
        event.stop_propagation();
        tabs.turn_to.run(to);
        tabs.focus.send((tabs.place)(to));
    };
    view! {
        <div class="tabs" role="tablist" aria-label="Displays" on:keydown=press>
            <List each=move || tabs.shown.get() let:of>
                <TabButton of tabs />
            </List>
        </div>
    }
}

/// A tab with its figure.
#[component]
fn TabButton<T: PanelTab, F: FocusPlace>(of: T, tabs: Tabs<T, F>) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    tabs.focus.take((tabs.place)(of), button, || true);
    let view = Memo::new(move |_| tabs.view.run(of));
    let is_open = move || tabs.open.get() == of;
    view! {
        <button
            role="tab"
            id=id(of)
            aria-controls="pane"
            aria-selected=move || is_open().to_string()
            tabindex=move || if is_open() { "0" } else { "-1" }
            node_ref=button
            on:click=move |_| tabs.toggle.run(of)
        >
            <span translate="no" prop:textContent=move || view.get().title></span>
            {move || view.get().figure.map(|figure| view! { <span class="n" translate="no" prop:textContent=figure></span> })}
        </button>
    }
}

/// What the open tab shows, under its title and the button that lowers it.
#[component]
pub fn TabPane<T: PanelTab, F: FocusPlace>(tabs: Tabs<T, F>, children: Children) -> impl IntoView {
    let open = tabs.open;
    let close = Callback::new(move |()| {
        tabs.lower.run(());
        // It was raised from there.
        tabs.focus.send((tabs.place)(open.get_untracked()));
    });
    let pane = NodeRef::<Section>::new();
    // An effect is for what lies outside the signals: here how far the pane is scrolled. Another tab begins at its top.
    Effect::new(move |before: Option<T>| {
        let now = open.get();
        if before.is_some_and(|before| before != now)
            && let Some(pane) = pane.get_untracked()
        {
            pane.set_scroll_top(0);
        }
        now
    });
    view! {
        <section
            node_ref=pane
            class="tab-body"
            role="tabpanel"
            id="pane"
            tabindex="0"
            aria-labelledby=move || id(open.get())
        >
            <div class="sheet-head">
                <h2 translate="no" prop:textContent=move || tabs.view.run(open.get()).title></h2>
                <CloseButton on_close=close />
            </div>
            {children()}
        </section>
    }
}

/// The id of a tab in the page.
fn id<T: PanelTab>(tab: T) -> String {
    format!("tab-{}", tab.name())
}
