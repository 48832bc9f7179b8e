//! Searches in the air, on the chart.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Rows, is_press};
use crate::view::chart::geometry::figure;
use crate::view::chart::layout::Layout;
use crate::view::search::{SearchMark, marks};
use crate::view::shell::Tab;

/// The plate of a mark, which points to the north.
pub const PLATE: &str = "M0-21L9-10.5A14 14 0 1 1-9-10.5Z";

/// The marks of the searches that are shown.
fn shown_marks(layout: Memo<Layout>, enlarged: Memo<f64>) -> Memo<Vec<SearchMark>> {
    let controls = expect_context::<Controls>();
    let scenario = controls.game.peek(Game::scenario);
    Memo::new(move |_| {
        let playback = controls.playback;
        playback.with_table(|table| {
            let laid = |layout: &Layout| {
                playback
                    .with_record(|shown| marks(scenario, table, shown, (layout, enlarged.get())))
            };
            layout.with(laid)
        })
    })
}

/// The searches in a picture that is not clicked search by search.
#[component]
pub fn SearchPictures(layout: Memo<Layout>, enlarged: Memo<f64>) -> impl IntoView {
    let marks = shown_marks(layout, enlarged);
    view! {
        <g class="searches">
            <Leaders marks />
            <Rows of=marks each=|all| all key=|mark| mark.id let:mark>
                <path class="search-way" d=move || mark.with(|mark| mark.next.clone()) />
                <g class="search-mark" class:inbound=move || mark.with(|mark| mark.is_inbound) style=place(mark)>
                    <Body mark />
                </g>
            </Rows>
        </g>
    }
}

/// A mark for each search.
#[component]
pub fn Searches(layout: Memo<Layout>, enlarged: Memo<f64>) -> impl IntoView {
    let marks = shown_marks(layout, enlarged);
    view! {
        <Leaders marks />
        <Rows of=marks each=|all| all key=|mark| mark.id let:mark>
            <Mark mark />
        </Rows>
    }
}

/// From the marks that are drawn aside to where their searches are; under every mark.
#[component]
fn Leaders(marks: Memo<Vec<SearchMark>>) -> impl IntoView {
    let leaders =
        move || marks.with(|marks| marks.iter().map(|mark| mark.leader.clone()).collect());
    view! {
        <g aria-hidden="true">
            <List each=leaders let:leader>
                <path class="leader" d=leader />
            </List>
        </g>
    }
}

/// A search: its number and the way it flies; a press tells of it in the tab "Air".
#[component]
fn Mark(mark: Memo<SearchMark>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let show = move || controls.panels.turn_to(Tab::Air);
    view! {
        <path class="search-way" aria-hidden="true" d=move || mark.with(|mark| mark.next.clone()) />
        <g
            class="search-mark moving"
            class:inbound=move || mark.with(|mark| mark.is_inbound)
            class:shadowing=move || mark.with(|mark| mark.is_shadowing)
            style=place(mark)
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
            <title translate="no" prop:textContent=move || mark.with(|mark| mark.label.clone())></title>
            <Body mark />
        </g>
    }
}

/// Where a mark lies on the chart.
fn place(mark: Memo<SearchMark>) -> impl Fn() -> String + Clone {
    move || {
        let (x, y) = mark.with(|mark| mark.at);
        format!("transform:translate({}px,{}px)", figure(x), figure(y))
    }
}

/// What is drawn of a search: its number on a plate that points the way it flies.
#[component]
fn Body(mark: Memo<SearchMark>) -> impl IntoView {
    view! {
        <g class="body">
            <path class="plate" transform=move || format!("rotate({})", mark.with(|mark| mark.heading)) d=PLATE />
            <text y="4.5" translate="no" prop:textContent=move || mark.with(|mark| mark.number.clone())></text>
        </g>
    }
}
