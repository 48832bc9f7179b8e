//! The timeline under the chart: a slider through the game, with marks for what stands out.

mod marks;

use leptos::ev::{Event, KeyboardEvent, Targeted};
use leptos::html::{Div, Input};
use leptos::prelude::*;
use leptos_use::use_resize_observer;
use web_sys::HtmlInputElement;

use marks::{MarkKey, Marks};

use crate::engine::{Game, Light, TURNS_A_DAY};
use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::parts::{CloseButton, Show, has_modifier, use_up};
use crate::ui::state::Focus;
use crate::view::record::{self, Timeline, TimelineFrame};
use crate::view::shell::CommandName;
use crate::view::shown_record::ShownRecord;

/// The most turns whose times have room beside each other on a narrow screen.
const MANY: usize = 9;

/// The timeline, if the player has opened it.
#[component]
pub fn TimelineStrip() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <Show when=move || controls.shows_timeline()>
            <Strip />
        </Show>
    }
}

/// Steps back on its left, steps on on its right, and the battle in between.
#[component]
fn Strip() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls { game, playback, .. } = controls;
    let scenario = game.peek(Game::scenario);
    // Made anew where more has been shown than before, and not as the player goes through it.
    let known = Memo::new(move |_| playback.known());
    let timeline = Memo::new(move |_| {
        let known = known.get();
        game.with(|game| record::timeline(scenario, ShownRecord::new(game.record(), known)))
    });
    let moment = Memo::new(move |_| playback.upto());
    let go = move |to: fn(&Timeline, usize) -> usize| {
        let moment = moment.get_untracked();
        controls.go_to_moment(timeline.with_untracked(|timeline| to(timeline, moment)));
    };
    let step = move |label: &'static str, text: &'static str, to: fn(&Timeline, usize) -> usize| {
        view! {
            <button aria-label=label title=label on:click=move |_| go(to)>
                {text}
            </button>
        }
    };
    let close = Callback::new(move |()| {
        command::run(CommandName::Timeline, controls);
    });
    view! {
        <section class="timeline" aria-label="Timeline" class:past=move || playback.is_past()>
            <div class="timeline-steps" role="group" aria-label="Back">
                {step("A phase back", "\u{00ab}", Timeline::phase_before)}
                {step("A step back", "\u{2039}", Timeline::before)}
            </div>
            <Field timeline moment go=Callback::new(go) />
            <div class="timeline-steps on" role="group" aria-label="On">
                {step("A step on", "\u{203a}", Timeline::after)}
                {step("A phase on", "\u{00bb}", Timeline::phase_after)}
            </div>
            <MarkKey />
            <CloseButton on_close=close />
        </section>
    }
}

/// A place as a part of the whole width.
fn percent(place: u32, frame: &TimelineFrame) -> String {
    let part = f64::from(place) * 100.0 / f64::from(frame.width.max(1));
    format!("{part:.3}%")
}

/// The battle from its first turn to its last, the slider over what of it has been shown, and the marks.
#[component]
fn Field(
    timeline: Memo<Timeline>,
    moment: Memo<usize>,
    go: Callback<fn(&Timeline, usize) -> usize>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let slider = NodeRef::<Input>::new();
    let field = NodeRef::<Div>::new();
    let room = RwSignal::new(0);
    let _ = use_resize_observer(field, move |entries, _| {
        if let Some(entry) = entries.first() {
            room.maybe_update(|room| {
                let before = *room;
                *room = entry.content_rect().width() as u32;
                *room != before
            });
        }
    });
    controls.focus.take(Focus::Timeline, slider, || true);
    let last = move || timeline.with(|timeline| timeline.place(timeline.last));
    let here = move || timeline.with(|timeline| timeline.place(moment.get()));
    let chosen = move |event: &Targeted<Event, HtmlInputElement>| {
        let place = event.target().value().parse().unwrap_or(u32::MAX);
        timeline.with_untracked(|timeline| timeline.moment(place))
    };
    // While it is dragged its newest moment is one like the others; let go there, it is the present.
    let dragged = move |event| controls.look_back(chosen(&event));
    let let_go = move |event| controls.go_to_moment(chosen(&event));
    let press = move |event: KeyboardEvent| {
        let to: fn(&Timeline, usize) -> usize = match event.key().as_str() {
            _ if has_modifier(&event) => return,
            "ArrowLeft" | "ArrowDown" => Timeline::before,
            "ArrowRight" | "ArrowUp" => Timeline::after,
            "PageDown" => Timeline::phase_before,
            "PageUp" => Timeline::phase_after,
            "Home" => |timeline, _| timeline.first,
            "End" => |timeline, _| timeline.last,
            _ => return,
        };
        use_up(&event);
        go.run(to);
    };
    let spoken = move || {
        let when = timeline.with(|timeline| timeline.when(moment.get()));
        match controls.playback.is_past() {
            true => when,
            false => format!("{when}, the present"),
        }
    };
    let places = move || {
        timeline.with(|timeline| {
            let (last, here) = (last(), here());
            let at = |place| percent(place, &timeline.frame);
            format!("--last: {}; --here: {}", at(last), at(here))
        })
    };
    view! {
        <div class="timeline-field" style=move || places() node_ref=field>
            <Turns timeline />
            <div class="timeline-here" aria-hidden="true"></div>
            <input
                type="range"
                class="timeline-slider"
                aria-label="Moment of the battle"
                min="0"
                max=move || last().to_string()
                // Set after its end, which it would be held by.
                prop:value=move || {
                    last();
                    here().to_string()
                }
                aria-valuetext=move || spoken()
                node_ref=slider
                on:input:target=dragged
                on:change:target=let_go
                on:keydown=press
            />
            <Marks timeline room=room.into() />
        </div>
    }
}

/// The turns with their times, and the light.
#[component]
fn Turns(timeline: Memo<Timeline>) -> impl IntoView {
    let frame = Memo::new(move |_| timeline.with(|timeline| timeline.frame.clone()));
    let draw = move |frame: &TimelineFrame| {
        let at = |place| percent(place, frame);
        let shades = frame.shades.iter().map(|shade| {
            let class = match shade.light {
                Light::Night => "shade night",
                Light::Day | Light::Dusk => "shade",
            };
            view! { <i class=class style:left=at(shade.left) style:width=at(shade.width)></i> }
        });
        let turns = frame.turns.iter().map(|turn| {
            let phases = turn.phases.iter();
            let phases = phases.map(|phase| view! { <i class="phase" style:left=at(*phase)></i> });
            view! {
                <b style:left=at(turn.left)>{turn.time.clone()}</b>
                {phases.collect_view()}
            }
        });
        let ahead = (frame.ahead > 0).then(|| view! { <em>"Before"</em> });
        view! {
            {ahead}
            {shades.collect_view()}
            {turns.collect_view()}
        }
    };
    view! {
        <div
            class="timeline-turns"
            class:many=move || frame.with(|frame| frame.turns.len() > MANY)
            class:two-days=move || frame.with(|frame| frame.turns.len() > usize::from(TURNS_A_DAY))
            aria-hidden="true"
        >
            {move || frame.with(draw)}
        </div>
    }
}
