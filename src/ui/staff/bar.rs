//! What the staff decides and why, with the controls, in the place of the prompt.

use leptos::html::Section;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Prose, Show, WatchControls, cover_chart};
use crate::view::staff::{self, StaffBar as View};

/// The view of the bar, while the staff has command.
fn view_of_bar(controls: Controls) -> Memo<Option<View>> {
    let playback = controls.playback;
    Memo::new(move |_| {
        let command = playback.staff()?;
        let decides = controls.staff_decides.get();
        Some(playback.with_table(|table| {
            playback.with_events(|shown| staff::bar(table, shown, command, decides.as_ref()))
        }))
    })
}

/// What the staff decides, or what is being shown, and the controls, while it has command.
#[component]
pub fn StaffBar(
    /// Whether a fight lies over it, which has the same controls.
    in_fight: Memo<bool>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let bar = view_of_bar(controls);
    view! {
        <Show when=move || bar.with(Option::is_some)>
            <Bar bar in_fight />
        </Show>
    }
}

#[component]
fn Bar(bar: Memo<Option<View>>, in_fight: Memo<bool>) -> impl IntoView {
    let section = NodeRef::<Section>::new();
    cover_chart(section);
    let part = move |read: fn(&View) -> &String| {
        bar.with(|bar| bar.as_ref().map(read).cloned().unwrap_or_default())
    };
    view! {
        <section
            class="prompt replay staff"
            class:in-fight=in_fight
            data-decision="staff"
            aria-labelledby="ask"
            node_ref=section
        >
            <div class="prompt-head">
                <h2 id="ask" translate="no" prop:textContent=move || part(|bar| &bar.title)></h2>
                <span class="prompt-of" translate="no" prop:textContent=move || part(|bar| &bar.until)></span>
            </div>
            <Said bar />
            <WatchControls />
        </section>
    }
}

/// What the staff decides and why, in a dialog that lies over its bar.
#[component]
pub fn StaffLine() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let bar = view_of_bar(controls);
    // What happens stands in the dialog itself.
    let decides = move || controls.staff_decides.with(Option::is_some);
    view! {
        <Show when=decides>
            <Said bar />
        </Show>
    }
}

#[component]
fn Said(bar: Memo<Option<View>>) -> impl IntoView {
    let part = move |read: fn(&View) -> &String| {
        bar.with(|bar| bar.as_ref().map(read).cloned().unwrap_or_default())
    };
    view! {
        <p class="prompt-why staff-says" aria-live="polite">
            <b translate="no" prop:textContent=move || part(|bar| &bar.what)></b>
            " "
            <Prose text=Signal::derive(move || part(|bar| &bar.why)) />
        </p>
    }
}
