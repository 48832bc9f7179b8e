//! The chart as a picture beside the decks.

use leptos::prelude::*;

use super::base_map::{Hexes, Islands};
use super::counters::CounterPictures;
use super::courses::Courses;
use super::searches::SearchPictures;
use crate::ui::controls::Controls;
use crate::ui::parts::KeyOf;
use crate::ui::state::KeyboardStore;
use crate::view::chart;
use crate::view::chart::layout::layout;
use crate::view::shell::CommandName;

/// The chart in small, and the button that puts it on the stage. On a phone the button is all of it.
#[component]
pub fn ChartInset() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let keyboard = expect_context::<KeyboardStore>();
    let playback = controls.playback;
    let inset = Memo::new(move |_| playback.with_table(chart::inset));
    let enlarged = Memo::new(move |_| inset.with(|inset| inset.crowding));
    let layout =
        Memo::new(move |_| playback.with_table(|table| layout(table, &[], enlarged.get())));
    view! {
        <button
            class="inset"
            id="stage-switch"
            aria-label=move || inset.with(|inset| format!("{}. Open it", inset.label))
            title=move || keyboard.with(|it| CommandName::Stage.title_with_key(it))
            on:click=move |_| controls.switch_stage()
        >
            <svg
                viewBox=move || inset.with(|inset| inset.view_box.clone())
                style=move || inset.with(|inset| inset.style.clone())
                preserveAspectRatio="xMidYMid meet"
                aria-hidden="true"
            >
                <Hexes />
                <Islands />
                <Courses />
                <CounterPictures layout />
                <SearchPictures layout enlarged />
            </svg>
            <span class="inset-name">"Chart" <KeyOf command=CommandName::Stage /></span>
        </button>
    }
}
