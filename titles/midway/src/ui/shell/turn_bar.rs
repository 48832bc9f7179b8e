//! The bar over the chart.

use leptos::prelude::*;
use page::parts::{Anew, ignore_double_click, leave_focus};
use page::stores::LearnStore;

use super::{Menu, RedoButton, UndoButton};
use crate::ui::controls::Controls;
use crate::view::shell::{Chip, ChipKind, Stage, Standing, StepView, TurnBarView, turn_bar};

/// The bar: the turn, its date, phase and step, undo and the menu.
#[component]
pub fn TurnBar() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let bar = Memo::new(move |_| controls.playback.with_table(turn_bar));
    view! {
        <header class="ribbon">
            <Anew of=move || Some(bar.get()) let:bar>
                <Clock bar />
            </Anew>
            <div class="tools">
                <UndoButton />
                <RedoButton />
                <Menu />
            </div>
        </header>
    }
}

/// The turn, the phase with its steps, what is active and known, and how the game stands.
#[component]
fn Clock(bar: TurnBarView) -> impl IntoView {
    let TurnBarView {
        dates,
        turn,
        phase,
        steps,
        chips,
        standing,
    } = bar;
    view! {
        <div class="clock">
            <h1>
                <span>{dates}</span>
            </h1>
            <p>{turn}</p>
        </div>
        <div class="phase-steps">
            <span class="phase">{phase}</span>
            <ol class="segments" aria-label="Steps">
                {steps.into_iter().map(|step| view! { <Step step /> }).collect_view()}
            </ol>
        </div>
        <ul class="chips" aria-label="Active and known">
            {chips.into_iter().map(|chip| view! { <ChipItem chip /> }).collect_view()}
        </ul>
        <StandingNow standing />
    }
}

/// A step of the phase.
#[component]
fn Step(step: StepView) -> impl IntoView {
    view! {
        <li
            class:past=step.stage == Stage::Past
            aria-current=(step.stage == Stage::Now).then_some("step")
            title=step.title
        >
            {step.name}
        </li>
    }
}

/// Something that is active or known.
#[component]
fn ChipItem(chip: Chip) -> impl IntoView {
    let class = match chip.about {
        ChipKind::Line => "line",
        ChipKind::Next => "next",
        ChipKind::Known => "known",
        ChipKind::Weather => "weather",
        ChipKind::Danger => "danger",
    };
    view! {
        <li class=class title=chip.title>
            {chip.text}
        </li>
    }
}

/// How the game stands; a click says by which rule.
#[component]
fn StandingNow(standing: Standing) -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let open = move || learn.open_rule("5.0");
    let when = match standing.is_over {
        true => "the game is over",
        false => "as it stands",
    };
    view! {
        <button
            type="button"
            class="score"
            class:lost=!standing.level.is_won()
            title=standing.why
            data-level=standing.level.text()
            on:mousedown=leave_focus
            on:click=ignore_double_click(open)
        >
            <b>{standing.level.text()}</b>
            " "
            <span>{when}</span>
        </button>
    }
}
