//! Searches in the air, on the chart.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, is_press};
use crate::view::chart::geometry::figure;
use crate::view::search::{SearchMark, marks};
use crate::view::shell::Tab;

/// A mark for each search.
#[component]
pub fn Searches() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let scenario = controls.game.peek(Game::scenario);
    let marks = Memo::new(move |_| {
        let playback = controls.playback;
        playback.with_table(|table| playback.with_events(|shown| marks(scenario, table, shown)))
    });
    view! {
        <Rows of=marks each=|all| all key=|mark| mark.id let:mark>
            <Mark mark />
        </Rows>
    }
}

/// A search: its number and the way it flies; a press tells of it in the tab "Air".
#[component]
fn Mark(mark: Memo<SearchMark>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let place = move || {
        let (x, y) = mark.with(|mark| mark.at);
        format!("transform:translate({}px,{}px)", figure(x), figure(y))
    };
    let turn = move || format!("rotate({})", mark.with(|mark| mark.heading));
    let aside = move || {
        let (x, y) = mark.with(|mark| mark.aside);
        format!("translate({} {})", figure(x), figure(y))
    };
    let show = move || controls.panels.turn_to(Tab::Air);
    view! {
        <path class="search-way" aria-hidden="true" d=move || mark.with(|mark| mark.next.clone()) />
        <g
            class="search-mark moving"
            class:inbound=move || mark.with(|mark| mark.is_inbound)
            class:shadowing=move || mark.with(|mark| mark.is_shadowing)
            style=place
            role="button"
            tabindex="0"
            aria-label=move || mark.with(|mark| mark.label.clone())
            data-search=mark.with_untracked(|mark| mark.id.to_string())
            on:click=move |_| show()
            on:keydown=move |event| {
                if is_press(&event) {
                    show();
                }
            }
        >
            <title>{move || mark.with(|mark| mark.label.clone())}</title>
            <g class="body">
                <g transform=aside>
                    <path class="plate" transform=turn d="M0-21L9-10.5A14 14 0 1 1-9-10.5Z" />
                    <text y="4.5">{move || mark.with(|mark| mark.number.clone())}</text>
                </g>
            </g>
        </g>
    }
}
