//! What happens, as a card beside the chart: in the place of the question as long as it is told, and where it changes plans
//! until it has been seen.

use leptos::html::Button;
use leptos::prelude::*;
use page::parts::{Anew, List, Prose, Show, begun_here, leave_focus};

use super::controls::Controls;
use super::state::Focus;
use crate::view::account::{Loss, SideLosses};
use crate::view::card::{Block, Outcome, Tone};
use crate::view::die::{DieView, Strip, StripCell};
use crate::view::shell::Dialog;

/// The card of what is shown now, if anything is.
#[component]
pub fn EventCard() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let card = Memo::new(move |_| playback.card());
    let outcome = Memo::new(move |_| card.with(|card| card.as_ref().map(|it| it.outcome.clone())));
    let blocks =
        move || card.with(|card| card.as_ref().map_or_else(Vec::new, |it| it.blocks.clone()));
    let waits = Memo::new(move |_| playback.on_stage().is_some_and(|it| it.waits));
    let is_told = Memo::new(move |_| playback.on_stage().is_some());
    view! {
        <Show when=move || is_told.get()>
            <section class="event-card" aria-label="What happens" data-card class:stands=move || waits.get()>
                <div class="card-text" role="group" aria-label="What happens" tabindex="0">
                    <div aria-live="polite">
                        <Anew of=move || outcome.get() let:outcome>
                            <OutcomeHead outcome />
                        </Anew>
                    </div>
                    <List each=blocks let:block>
                        <BlockView block />
                    </List>
                </div>
                // Who looks at a moment of before has another bar for it.
                <Show when=move || !playback.is_past()>
                    <div class="row">
                        <Show when=move || waits.get() fallback=Hurry>
                            <GoOn />
                        </Show>
                    </div>
                </Show>
            </section>
        </Show>
    }
}

/// How something ended.
#[component]
pub fn OutcomeHead(outcome: Outcome) -> impl IntoView {
    let Outcome {
        tone: of,
        headline,
        sentence,
    } = outcome;
    let sentence = (!sentence.is_empty()).then(|| view! { <p><Prose text=sentence /></p> });
    view! {
        <h2 class=tone(of)>{headline}</h2>
        {sentence}
    }
}

/// A block of a card.
#[component]
pub fn BlockView(block: Block) -> impl IntoView {
    match block {
        Block::Marker(name, lines) => view! { <OpsMarkerFace name lines /> }.into_any(),
        Block::Die(die) => view! { <DieRow die /> }.into_any(),
        Block::Lines(lines) => {
            let line = |line| view! { <li>{line}</li> };
            view! { <ul class="card-lines">{lines.into_iter().map(line).collect_view()}</ul> }
                .into_any()
        }
        Block::Losses(sides) => view! { <LossRows sides /> }.into_any(),
    }
}

/// An Ops marker, which is turned over as it comes up.
#[component]
fn OpsMarkerFace(name: &'static str, lines: Vec<&'static str>) -> impl IntoView {
    let line = |line| view! { <small>{line}</small> };
    view! {
        <div class="ops-marker" role="img" aria-label=format!("Ops marker: {name}")>
            <b>{name}</b>
            {lines.into_iter().map(line).collect_view()}
        </div>
    }
}

/// What each side lost, side by side.
#[component]
pub fn LossRows(sides: Vec<SideLosses>) -> impl IntoView {
    let loss = |loss: Loss| {
        view! {
            <li data-unit=loss.what.to_string()>
                <b>{loss.name()}</b>
                " "
                {loss.verb()}
            </li>
        }
    };
    let side = |SideLosses { side, losses }| {
        view! {
            <div class="side-lost" data-side=side.to_string()>
                <h3>{side.text()}</h3>
                <ul>{losses.into_iter().map(loss).collect_view()}</ul>
            </div>
        }
    };
    view! { <div class="losses">{sides.into_iter().map(side).collect_view()}</div> }
}

/// A die with its sum, and the column of the chart that is read; a click opens the chart. While it rolls nothing tells what it
/// will show.
#[component]
pub fn DieRow(die: DieView) -> impl IntoView {
    let label = die.label();
    let DieView {
        number,
        what,
        shown,
        modifiers,
        strip,
        ..
    } = die;
    let faces: Vec<Option<u8>> = match number {
        None => vec![None],
        Some(_) => shown.into_iter().map(Some).collect(),
    };
    let face = |face: Option<u8>| view! { <DieFace face /> };
    let faces = faces.into_iter().map(face).collect_view();
    let modifier = |(reason, value): (&'static str, String)| {
        view! { <li><b>{value}</b> " " {reason}</li> }
    };
    let title = strip.title;
    let dice = match number {
        None => view! {
            <div class="dice" role="img" aria-label=label>
                {faces}
            </div>
        }
        .into_any(),
        Some(number) => view! { <ToChart number title label faces=faces.into_any() /> }.into_any(),
    };
    view! {
        <div class="die-row">
            {dice}
            // The dice have it for the ear.
            <div class="die-says" aria-hidden="true">
                <b>{what}</b>
                <ul class="mods">{modifiers.into_iter().map(modifier).collect_view()}</ul>
            </div>
            <StripView strip />
        </div>
    }
}

/// Dice that have landed: they, and all of their row, open the chart with its cell lit.
#[component]
fn ToChart(
    /// The number of their event.
    number: usize,
    /// The chart's title.
    title: &'static str,
    /// What they are rolled for and what came of it.
    label: String,
    /// What they show.
    faces: AnyView,
) -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    view! {
        <button
            class="dice to-chart"
            aria-label=label
            title=format!("Show the chart: {title}")
            on:mousedown=leave_focus
            on:click=move |_| panels.open(Dialog::Roll(number))
        >
            {faces}
        </button>
    }
}

/// A die of six faces, blank while it rolls.
#[component]
pub fn DieFace(face: Option<u8>) -> impl IntoView {
    let class = match face {
        Some(_) => "d6",
        None => "d6 rolling",
    };
    let pip = |(x, y): &(u8, u8)| view! { <circle cx=*x cy=*y r="8" /> };
    let pips = face.map(|face| pips(face).iter().map(pip).collect_view());
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            <rect x="4" y="4" width="92" height="92" rx="18" />
            {pips}
        </svg>
    }
}

/// Where the pips of a face stand.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(50, 50)],
        2 => &[(28, 28), (72, 72)],
        3 => &[(26, 26), (50, 50), (74, 74)],
        4 => &[(28, 28), (72, 28), (28, 72), (72, 72)],
        5 => &[(27, 27), (73, 27), (50, 50), (27, 73), (73, 73)],
        _ => &[(28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)],
    }
}

/// The column of a chart, lying down, with the cell that was read lit.
#[component]
fn StripView(strip: Strip) -> impl IntoView {
    let cell = |cell: StripCell| {
        let current = cell.is_lit.then_some("true");
        view! {
            <li class:lit=cell.is_lit aria-current=current>
                <span>{cell.rolls}</span>
                <b>{cell.result}</b>
            </li>
        }
    };
    view! { <ol class="cells" aria-hidden="true">{strip.cells.into_iter().map(cell).collect_view()}</ol> }
}

/// Goes on from what waits. It has the focus; the second click of a double click was not meant for it.
#[component]
fn GoOn() -> impl IntoView {
    let Controls {
        focus, playback, ..
    } = expect_context();
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Question, button, || true);
    focus.keep_or_send(Focus::Question);
    view! {
        <button class="btn primary" id="card-next" node_ref=button on:click=begun_here(move || playback.go_on())>
            "Go on "
            <kbd>"Enter"</kbd>
        </button>
    }
}

/// Shows all of it at once, up to what waits.
#[component]
fn Hurry() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    view! {
        <button class="btn" id="card-hurry" on:click=move |_| playback.hurry()>
            "Show it all "
            <kbd>"Space"</kbd>
        </button>
    }
}

/// The class of what went well or badly.
pub fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Even => "even",
    }
}
