//! The report of a finished game.

use leptos::html::{Button, H1};
use leptos::prelude::*;
use page::parts::GuestNotice;

use super::Ladder;
use super::air_strength::AirStrengthPicture;
use super::attacks::AttacksPicture;
use super::curve::ScoreCurve;
use super::judgement::Judgement;
use super::ledger::Earned;
use super::losses::Losses;
use super::luck::{Extremes, Luck};
use super::report_table::FateTable;
use super::tracks::TracksChart;
use crate::engine::{Game, Outcome};
use crate::ui::controls::Controls;
use crate::ui::parts::scroll_to_top;
use crate::ui::state::{Aid, Focus};
use crate::view::record::{self, ActionReport, Attacks, History, LedgerLine, Report, ReportFigure};
use crate::view::shell::{Departure, Dialog};
use crate::view::start;

/// The report of a finished game, once the player has seen everything; or, while he looks at the
/// chart, what leads back to it.
#[component]
pub fn End() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let outcome = Memo::new(move |_| match playback.is_ready() {
        true => game.with(Game::outcome),
        false => None,
    });
    // Who looks at the chart is there again when he comes back from a moment of before, but not when the battle has
    // ended anew: so what he looks at is a signal of each end.
    let ended = Memo::new(move |_| game.with(Game::outcome).is_some());
    move || {
        // Read, not only tracked: nothing computes a memo that nobody reads.
        ended.get();
        let is_looking = RwSignal::new(false);
        view! { {move || outcome.get().map(|outcome| view! { <Ended outcome is_looking /> })} }
    }
}

/// A battle that is over: its report, or the chart if the player looks at that.
#[component]
fn Ended(outcome: Outcome, is_looking: RwSignal<bool>) -> impl IntoView {
    move || match is_looking.get() {
        true => view! { <BackToReport outcome is_looking /> }.into_any(),
        false => view! { <ReportPage outcome is_looking /> }.into_any(),
    }
}

/// The prompt of a battle that is over.
#[component]
fn BackToReport(outcome: Outcome, is_looking: RwSignal<bool>) -> impl IntoView {
    let focus = expect_context::<Controls>().focus;
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Question, button, || true);
    focus.send(Focus::Question);
    view! {
        <section class="prompt" data-decision="over" aria-labelledby="ask">
            <div class="prompt-head">
                <h2 id="ask">{record::over(outcome)}</h2>
            </div>
            <div class="row">
                <button class="btn primary" node_ref=button on:click=move |_| is_looking.set(false)>
                    "Back to the report"
                </button>
            </div>
        </section>
    }
}

/// The report, over the whole page.
#[component]
fn ReportPage(outcome: Outcome, is_looking: RwSignal<bool>) -> impl IntoView {
    let Controls {
        game,
        focus,
        save,
        settings,
        ..
    } = expect_context();
    // Who came by a link came to see the battle.
    let is_own = !untrack(|| save.is_guest());
    // It is of the aid that a player may leave out.
    let is_judged = Memo::new(move |_| is_own && settings.foresight() != Aid::Off);
    let heading = NodeRef::<H1>::new();
    // Not its first button: an Enter too many would leave the battle before anybody has read how it ended.
    focus.take(Focus::Question, heading, || true);
    focus.send(Focus::Question);
    let Report {
        level,
        battle,
        score,
        ladder,
        action,
        next_time,
        ledger,
        curve,
        tracks,
        attacks,
        air_strength,
        losses,
        luck,
        extremes,
        history,
        tables,
        facts,
        next,
    } = game.peek(|game| record::report(game, outcome));
    // What comes first is read first.
    Effect::new(|_| request_animation_frame(scroll_to_top));
    let counted = |line: LedgerLine| {
        view! {
            <div>
                <dt>
                    {line.what.clone()}
                    <Earned line=line.clone() />
                </dt>
                <dd>{line.points}</dd>
            </div>
        }
    };
    let fact = |fact: ReportFigure| {
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
            <GuestNotice save games=expect_context() />
            <article class="report" aria-label="The battle is over">
                <header class="verdict">
                    <p class="vp num">{score} <small>"victory points"</small></p>
                    <div>
                        <h1 tabindex="-1" node_ref=heading>
                            {level}
                        </h1>
                        <p>{battle}</p>
                    </div>
                    <Ladder rungs=ladder />
                </header>
                <div class="report-body">
                    <Told action next_time />
                    <div class="report-cards">
                        <section class="report-card report-chart">
                            <h2>"How the ships moved, and what flew"</h2>
                            <TracksChart tracks />
                        </section>
                        <section class="report-card">
                            <h2>"The score, phase by phase"</h2>
                            <ScoreCurve curve />
                        </section>
                        <section class="report-card">
                            <h2>"Air strength, turn by turn"</h2>
                            <AirStrengthPicture strength=air_strength />
                        </section>
                        {attacks.map(|attacks| view! { <OverTime attacks /> })}
                        <section class="report-card">
                            <h2>"What was lost, and to what"</h2>
                            <Losses groups=losses />
                        </section>
                        <section class="report-card">
                            <h2>"Luck of the dice"</h2>
                            <Luck luck />
                        </section>
                        <section class="report-card">
                            <h2>"Victory points"</h2>
                            <dl class="facts stacked">
                                {ledger.lines.into_iter().map(counted).collect_view()}
                            </dl>
                        </section>
                        {history.map(|history| view! { <BesideHistory history /> })}
                        {(!extremes.is_empty()).then(|| view! { <Extremes fights=extremes /> })}
                    </div>
                    {tables.into_iter().map(|table| view! { <FateTable table /> }).collect_view()}
                    {move || is_judged.get().then(|| view! { <Judgement /> })}
                    <dl class="facts">{facts.into_iter().map(fact).collect_view()}</dl>
                    <OtherButtons is_looking />
                    <ReportButtons next />
                </div>
            </article>
        </main>
    }
}

/// What happened, what it would have meant, and what helps next time.
#[component]
fn Told(action: ActionReport, next_time: Option<String>) -> impl IntoView {
    let line = |line: String| view! { <p>{line}</p> };
    view! {
        <section class="account" aria-label="What happened">
            <h2>{action.headline}</h2>
            {action.lines.into_iter().chain(next_time).map(line).collect_view()}
        </section>
    }
}

/// Raids and strikes over time.
#[component]
fn OverTime(attacks: Attacks) -> impl IntoView {
    view! {
        <section class="report-card">
            <h2>"Raids and strikes over time"</h2>
            <AttacksPicture attacks />
        </section>
    }
}

/// The battle as it was fought, and how the player's compares.
#[component]
fn BesideHistory(history: History) -> impl IntoView {
    let line = |line: String| view! { <li>{line}</li> };
    view! {
        <section class="report-card">
            <h2>"Beside the history"</h2>
            <p>{history.then}</p>
            <ul class="compared">{history.now.into_iter().map(line).collect_view()}</ul>
        </section>
    }
}

/// What else the player can do: above the buttons at hand, so that all stand together.
#[component]
fn OtherButtons(is_looking: RwSignal<bool>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let offer = match untrack(|| controls.save.is_guest()) {
        true => None,
        false => start::offer_of_file(controls.game.peek(Game::scenario)),
    };
    view! {
        {offer.map(|words| view! { <p class="offer">{words}</p> })}
        <div class="row">
            <button class="btn" on:click=move |_| controls.leave(Departure::SameSeed)>
                "Play again, same seed"
            </button>
            <button class="btn" on:click=move |_| is_looking.set(true)>
                "Look at the chart"
            </button>
            <button class="btn" on:click=move |_| controls.save.export()>
                "Export the game"
            </button>
            <button class="btn" on:click=move |_| controls.panels.open(Dialog::ReportText)>
                "Copy or print"
            </button>
        </div>
    }
}

/// What the player is likely to do now: always in view.
#[component]
fn ReportButtons(next: Option<(u8, &'static str)>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    // Who came by a link came to see this game.
    if untrack(|| controls.save.is_guest()) {
        return view! {
            <div class="row at-hand">
                <button class="btn primary" on:click=move |_| controls.watch_again()>
                    "Watch it from its start"
                </button>
                <button class="btn" on:click=move |_| controls.panels.open(Dialog::Share)>
                    "Share"
                </button>
                <BackToStart />
            </div>
        }
        .into_any();
    }
    let first = match next {
        Some((number, name)) => view! {
            <button class="btn primary" on:click=move |_| controls.leave(Departure::Next(number))>
                {format!("Play \u{201c}{name}\u{201d}")}
            </button>
            <button class="btn" on:click=move |_| controls.leave(Departure::NewSeed)>
                "Play again, new seed"
            </button>
        }
        .into_any(),
        None => view! {
            <button class="btn primary" on:click=move |_| controls.leave(Departure::NewSeed)>
                "Play again, new seed"
            </button>
        }
        .into_any(),
    };
    view! {
        <div class="row at-hand">
            {first}
            <button class="btn" on:click=move |_| controls.watch_again()>
                "Watch it again"
            </button>
            <button class="btn" on:click=move |_| controls.panels.open(Dialog::Share)>
                "Share"
            </button>
            <BackToStart />
        </div>
    }
    .into_any()
}

#[component]
fn BackToStart() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <button class="btn" on:click=move |_| controls.leave(Departure::Start)>
            "Back to the start"
        </button>
    }
}
