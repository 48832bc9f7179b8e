//! The report of a finished game.

use leptos::html::Button;
use leptos::prelude::*;

use super::Ladder;
use super::report_table::FateTable;
use crate::engine::{Game, Outcome};
use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::record::{self, Fact, LedgerLine, Report};
use crate::view::shell::Departure;

/// The report of a finished game, once the player has seen everything; or, while he looks at the
/// chart, what leads back to it.
#[component]
pub fn End() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let outcome = Memo::new(move |_| match playback.is_ready() {
        true => game.with(Game::outcome),
        false => None,
    });
    move || outcome.get().map(|outcome| view! { <Ended outcome /> })
}

/// A battle that is over: its report, or the chart if the player looks at that.
#[component]
fn Ended(outcome: Outcome) -> impl IntoView {
    let is_looking = RwSignal::new(false);
    move || match is_looking.get() {
        true => view! { <BackToReport outcome is_looking /> }.into_any(),
        false => view! { <ReportPage outcome is_looking /> }.into_any(),
    }
}

/// The prompt of a battle that is over.
#[component]
fn BackToReport(outcome: Outcome, is_looking: RwSignal<bool>) -> impl IntoView {
    view! {
        <section class="prompt" data-decision="over" aria-labelledby="ask">
            <div class="prompt-head">
                <h2 id="ask">{record::over(outcome)}</h2>
            </div>
            <div class="row">
                <FirstButton label="Back to the report" on_press=move || is_looking.set(false) />
            </div>
        </section>
    }
}

/// The report, over the whole page.
#[component]
fn ReportPage(outcome: Outcome, is_looking: RwSignal<bool>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let game = controls.game;
    let Report {
        level,
        battle,
        score,
        ladder,
        ledger,
        tables,
        facts,
    } = game.peek(|game| record::report(game, outcome));
    let counted = |line: LedgerLine| {
        view! {
            <div>
                <dt>{line.what}</dt>
                <dd>{line.points}</dd>
            </div>
        }
    };
    let fact = |fact: Fact| {
        let undone = fact.counts_undone.then(|| fact.value.clone());
        view! {
            <div>
                <dt>{fact.name}</dt>
                <dd class="num" data-undone=undone>
                    {fact.value}
                </dd>
            </div>
        }
    };
    view! {
        <main class="end end-over" data-decision="over">
            <article class="report" aria-label="The battle is over">
                <header class="verdict">
                    <p class="vp num">{score} <small>"victory points"</small></p>
                    <div>
                        <h1>{level}</h1>
                        <p>{battle}</p>
                    </div>
                    <Ladder rungs=ladder />
                </header>
                <div class="report-body">
                    <h2>"Victory points"</h2>
                    <dl class="facts">{ledger.lines.into_iter().map(counted).collect_view()}</dl>
                    {tables.into_iter().map(|table| view! { <FateTable table /> }).collect_view()}
                    <dl class="facts">{facts.into_iter().map(fact).collect_view()}</dl>
                    <div class="row">
                        <FirstButton
                            label="Play again, new seed"
                            on_press=move || controls.leave(Departure::NewSeed)
                        />
                        <button class="btn" on:click=move |_| controls.leave(Departure::SameSeed)>
                            "Play again, same seed"
                        </button>
                        <button class="btn" on:click=move |_| is_looking.set(true)>
                            "Look at the chart"
                        </button>
                        <button class="btn" on:click=move |_| controls.save.export()>
                            "Export the game"
                        </button>
                        <button class="btn ghost" on:click=move |_| controls.leave(Departure::Start)>
                            "Back to the start"
                        </button>
                    </div>
                </div>
            </article>
        </main>
    }
}

/// The filled button, which has the focus.
#[component]
fn FirstButton(label: &'static str, on_press: impl Fn() + 'static) -> impl IntoView {
    let focus = expect_context::<Controls>().focus;
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Question, button, || true);
    focus.send(Focus::Question);
    view! {
        <button class="btn primary" node_ref=button on:click=move |_| on_press()>
            {label}
        </button>
    }
}
