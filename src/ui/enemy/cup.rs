//! The cup of activation chits, and the cup of first reports.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::view::chit::ChitView;
use crate::view::enemy::{self, CupView, Drawn, ReportKind, ReportsLeft};

/// The chits drawn in this turn and those left, with what that makes likely, in a scenario with activation chits.
#[component]
pub fn Cup() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let cup = Memo::new(move |_| playback.with_table(|table| enemy::cup(scenario, table)));
    let draw = |cup: CupView| {
        let drawn = |drawn: Drawn| {
            view! { <Discs title=format!("Phase {}", drawn.phase) chits=drawn.chits /> }
        };
        let left = (!cup.left.is_empty()).then(
            || view! { <Discs class="disc-group is-left" title="In the cup" chits=cup.left /> },
        );
        let line = |line| view! { <p>{line}</p> };
        view! {
            <section class="cup" aria-labelledby="cup-title">
                <h3 id="cup-title">"The cup"</h3>
                <div class="discs">
                    {cup.drawn.into_iter().map(drawn).collect_view()}
                    {left}
                </div>
                {cup.words.into_iter().map(line).collect_view()}
            </section>
        }
    };
    move || cup.get().map(draw)
}

/// Some chits under their title.
#[component]
fn Discs(
    #[prop(into)] title: String,
    chits: Vec<ChitView>,
    #[prop(default = "disc-group")] class: &'static str,
) -> impl IntoView {
    let chit = |chit| view! { <Chit chit /> };
    view! {
        <div class=class>
            <small>{title}</small>
            <ul>{chits.into_iter().map(chit).collect_view()}</ul>
        </div>
    }
}

/// A chit.
#[component]
fn Chit(chit: ChitView) -> impl IntoView {
    let described = chit.described();
    view! {
        <li class="disc" class:is-idle=chit.is_idle title=described>
            <span aria-hidden="true">{chit.face}</span>
            <span class="sr">{described.clone()}</span>
        </li>
    }
}

/// The chits left in the cup of first reports, in a scenario that has one.
#[component]
pub fn ReportsInCup() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let left =
        Memo::new(move |_| playback.with_table(|table| enemy::reports_left(scenario, table)));
    let draw = |left: ReportsLeft| {
        let kind = |kind| view! { <Kind kind /> };
        view! {
            <section class="cup" aria-labelledby="reports-title">
                <h3 id="reports-title">"First reports still to be drawn"</h3>
                <ul class="reports">{left.rows.into_iter().map(kind).collect_view()}</ul>
                <p>{left.words}</p>
            </section>
        }
    };
    move || left.get().map(draw)
}

/// A kind of first report: a box for each chit, full while it is in the cup.
#[component]
fn Kind(kind: ReportKind) -> impl IntoView {
    let one = |n: usize| view! { <i class:lit={n < kind.left}></i> };
    view! {
        <li>
            <span>{kind.name}</span>
            <span class="report-boxes" aria-hidden="true">{(0..kind.first).map(one).collect_view()}</span>
            <b>{format!("{} of {}", kind.left, kind.first)}</b>
        </li>
    }
}
