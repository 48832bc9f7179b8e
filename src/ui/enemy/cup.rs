//! The cup of activation chits, and the cup of first reports.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::chit::ChitView;
use crate::view::enemy::{self, CupView, Drawn, ReportKind, ReportsLeft};

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
                    <Rows of=cup each=drawn key=|drawn| drawn.phase let:drawn>
                        <DrawnItem drawn />
                    </Rows>
                    <Show when=move || cup.with(|cup| cup.as_ref().is_some_and(|cup| !cup.left.is_empty()))>
                        <div class="disc-group is-left">
                            <small>"In the cup"</small>
                            <ul>
                                <Rows of=cup each=left key=known_by let:chit>
                                    <Chit chit />
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

fn left(cup: &Option<CupView>) -> &[ChitView] {
    cup.as_ref().map_or(&[], |cup| &cup.left)
}

fn words(cup: &Option<CupView>) -> &[String] {
    cup.as_ref().map_or(&[], |cup| &cup.words)
}

/// What a chit is known by: alike ones by their numbers.
fn known_by(chit: &ChitView) -> (String, usize) {
    (chit.name.clone(), chit.number)
}

/// The chits of a phase.
#[component]
fn DrawnItem(drawn: Memo<Drawn>) -> impl IntoView {
    view! {
        <div class="disc-group">
            <small>"Phase " {drawn.with_untracked(|drawn| drawn.phase)}</small>
            <ul>
                <Rows of=drawn each=|drawn| &drawn.chits key=known_by let:chit>
                    <Chit chit />
                </Rows>
            </ul>
        </div>
    }
}

/// A chit.
#[component]
fn Chit(chit: Memo<ChitView>) -> impl IntoView {
    view! {
        <li
            class="disc"
            class:is-idle=move || chit.with(|chit| chit.is_idle)
            title=move || chit.with(ChitView::described)
        >
            <span
                aria-hidden="true"
                translate="no"
                prop:textContent=move || chit.with(|chit| chit.face.clone())
            ></span>
            <span class="sr" translate="no" prop:textContent=move || chit.with(ChitView::described)></span>
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
                <p translate="no" prop:textContent=words></p>
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
            <b
                translate="no"
                prop:textContent=move || kind.with(|kind| format!("{} of {}", kind.left, kind.first))
            ></b>
        </li>
    }
}
