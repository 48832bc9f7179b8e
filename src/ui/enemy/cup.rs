//! The cup of activation chits, and the cup of first reports.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::enemy::{self, CupView, Disc, Drawn, ReportKind, ReportsLeft};

/// The chits drawn in this turn and those left, with what that makes likely, in a scenario with activation chits.
#[component]
pub fn Cup() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let cup = Memo::new(move |_| playback.with_table(|table| enemy::cup(scenario, table)));
    view! {
        <Show when=move || cup.with(Option::is_some)>
            <section class="cup" aria-labelledby="cup-title">
                <h3 id="cup-title">"The cup"</h3>
                <div class="discs">
                    <Rows of=cup each=drawn key=Drawn::clone let:phase>
                        <DrawnItem drawn=phase.get_untracked() />
                    </Rows>
                    <Show when=move || cup.with(|cup| cup.as_ref().is_some_and(|cup| !cup.left.is_empty()))>
                        <div class="disc-group is-left">
                            <small>"In the cup"</small>
                            <ul>
                                <Rows of=cup each=left key=|(n, disc)| (*n, disc.clone()) let:numbered>
                                    <Chit disc=numbered.get_untracked().1 />
                                </Rows>
                            </ul>
                        </div>
                    </Show>
                </div>
                <Rows of=cup each=words key=String::clone let:line>
                    <p>{line.get_untracked()}</p>
                </Rows>
            </section>
        </Show>
    }
}

fn drawn(cup: &Option<CupView>) -> &[Drawn] {
    cup.as_ref().map_or(&[], |cup| &cup.drawn)
}

fn left(cup: &Option<CupView>) -> &[(usize, Disc)] {
    cup.as_ref().map_or(&[], |cup| &cup.left)
}

fn words(cup: &Option<CupView>) -> &[String] {
    cup.as_ref().map_or(&[], |cup| &cup.words)
}

/// The chits of a phase.
#[component]
fn DrawnItem(drawn: Drawn) -> impl IntoView {
    let chit = |disc: Disc| view! { <Chit disc /> };
    view! {
        <div class="disc-group">
            <small>"Phase " {drawn.phase}</small>
            <ul>{drawn.chits.into_iter().map(chit).collect_view()}</ul>
        </div>
    }
}

#[component]
fn Chit(disc: Disc) -> impl IntoView {
    let title = disc.name.clone();
    let Disc {
        letter,
        name,
        is_idle,
    } = disc;
    view! {
        <li class="disc" class:is-idle=is_idle title=title>
            <span aria-hidden="true">{letter}</span>
            <span class="sr">{name}</span>
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
    let words = move || left.with(|left| Some(left.as_ref()?.words.clone()));
    view! {
        <Show when=move || left.with(Option::is_some)>
            <section class="cup" aria-labelledby="reports-title">
                <h3 id="reports-title">"First reports still to be drawn"</h3>
                <ul class="reports">
                    <Rows of=left each=kinds key=|kind| kind.name.clone() let:kind>
                        <Kind kind />
                    </Rows>
                </ul>
                <p>{words}</p>
            </section>
        </Show>
    }
}

fn kinds(left: &Option<ReportsLeft>) -> &[ReportKind] {
    left.as_ref().map_or(&[], |left| &left.rows)
}

/// A kind of first report: a box for each chit, full while it is in the cup.
#[component]
fn Kind(kind: Memo<ReportKind>) -> impl IntoView {
    let boxes = move || {
        kind.with(|kind| {
            let one = |n: usize| view! { <i class:lit=n < kind.left></i> };
            (0..kind.first).map(one).collect_view()
        })
    };
    view! {
        <li>
            <span>{kind.with_untracked(|kind| kind.name.clone())}</span>
            <span class="report-boxes" aria-hidden="true">{boxes}</span>
            <b>{move || kind.with(|kind| format!("{} of {}", kind.left, kind.first))}</b>
        </li>
    }
}
