//! The marks of the timeline: each has a shape of its own, a name, and leads to its moment.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::percent;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, use_up};
use crate::view::record::{MarkKind, Timeline, TimelineMark};

/// A mark with its number among all.
#[derive(Clone, PartialEq)]
struct Numbered {
    number: usize,
    mark: TimelineMark,
    left: String,
}

/// The marks. Of all of them one is in the order of Tab; the arrow keys go from one to the next.
#[component]
pub fn Marks(
    timeline: Memo<Timeline>,
    /// How many pixels there are for them.
    room: Signal<u32>,
) -> impl IntoView {
    let marks = Memo::new(move |_| {
        timeline.with(|timeline| {
            let marks = timeline.marks_on(room.get()).into_iter().enumerate();
            let numbered = |(number, mark): (usize, TimelineMark)| Numbered {
                number,
                left: percent(mark.place, &timeline.frame),
                mark,
            };
            marks.map(numbered).collect::<Vec<_>>()
        })
    });
    let current = RwSignal::new(0);
    view! {
        <div class="timeline-marks" role="group" aria-label="What stands out">
            <Rows of=marks each=|all| all key=|it| (it.number, it.mark.kind) let:it>
                <Mark it current />
            </Rows>
        </div>
    }
}

/// What the shapes stand for, unfolded on demand.
#[component]
pub fn MarkKey() -> impl IntoView {
    let line = |kind: MarkKind| {
        view! {
            <li>
                <i class="timeline-mark" data-mark=kind.name()>
                    <Shape kind />
                </i>
                {kind.meaning()}
            </li>
        }
    };
    view! {
        <details class="timeline-key">
            <summary aria-label="What the marks mean" title="What the marks mean">
                "?"
            </summary>
            <ul>{MarkKind::ALL.map(line)}</ul>
        </details>
    }
}

#[component]
fn Mark(it: Memo<Numbered>, current: RwSignal<usize>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (number, kind) = it.with_untracked(|it| (it.number, it.mark.kind));
    let words = move || it.with(|it| it.mark.words.clone());
    let class = match kind.is_above() {
        true => "timeline-mark above",
        false => "timeline-mark",
    };
    view! {
        <button
            class=class
            data-mark=kind.name()
            aria-label=move || words()
            title=move || words()
            style:left=move || it.with(|it| it.left.clone())
            tabindex=move || if current.get() == number { "0" } else { "-1" }
            on:focus=move |_| current.set(number)
            on:click=move |_| controls.show_moment(it.with_untracked(|it| it.mark.moment))
            on:keydown=move |event| move_on(&event)
        >
            <Shape kind />
        </button>
    }
}

#[component]
fn Shape(kind: MarkKind) -> impl IntoView {
    view! {
        <svg viewBox="-6 -6 12 12" aria-hidden="true">
            <path d=shape(kind) />
        </svg>
    }
}

/// Moves the focus to the mark before or after the one that has it.
fn move_on(event: &KeyboardEvent) {
    let mark = event.current_target();
    let Some(mark) = mark.and_then(|mark| mark.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let next = match event.key().as_str() {
        "ArrowLeft" => mark.previous_element_sibling(),
        "ArrowRight" => mark.next_element_sibling(),
        _ => return,
    };
    use_up(event);
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
    }
}

/// The shape of a mark, in a square of twelve around its middle.
const fn shape(kind: MarkKind) -> &'static str {
    match kind {
        // A ring with a dot in it.
        MarkKind::Sighting => {
            "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0-4.4 0ZM-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z"
        }
        // A triangle that points up; one that points down.
        MarkKind::RaidComesUp => "M0-4.5L5 4H-5Z",
        MarkKind::RaidAttacks => "M0 4.8L5.4-4.2H-5.4Z",
        // Crossed.
        MarkKind::Fight => "M-4-4L4 4M-4 4L4-4",
        // An arrow that turns aside to a line.
        MarkKind::ForGuam => "M-5-4Q1-4 1 2M-2-.6L1 3L4-.6M-5 5H5",
        // A flag that the wind blows out.
        MarkKind::ToLeeward => "M-4 5V-5L5-2.5L-4 0",
        // A hull with its tower.
        MarkKind::Submarine => "M-5.4 1.5Q0-2.5 5.4 1.5Q0 5.5-5.4 1.5ZM0-.5V-4.4H2",
        // Diamonds: theirs stand empty; crossed through of a ship that is sunk.
        MarkKind::TheirShipHit | MarkKind::OurShipHit => "M0-5L5 0L0 5L-5 0Z",
        MarkKind::TheirShipSunk | MarkKind::OurShipSunk => "M0-5L5 0L0 5L-5 0ZM-6 0H6M0-6V6",
    }
}
