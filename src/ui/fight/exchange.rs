//! The exchange of fire: the steps, the die, its chart with the cell lit, and what came of it.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use super::story::Story;
use crate::engine::{Roll, charts};
use crate::ui::icons::Rule;
use crate::ui::playback;
use crate::ui::session::{Dialog, Session};
use crate::ui::wording;

/// The exchange so far.
#[component]
pub fn Exchange(session: Session, told: Memo<Option<Story>>) -> impl IntoView {
    let steps = move || {
        let steps = told.with(|told| told.as_ref().map(|story| (story.steps.clone(), story.over)));
        let (steps, over) = steps.unwrap_or_default();
        let last = steps.len().saturating_sub(1);
        steps
            .into_iter()
            .enumerate()
            .map(|(n, step)| {
                let now = n == last && !over;
                view! {
                    <li data-n=n + 1 class:past=!now aria-current=now.then_some("step")>
                        <span>{step.title} <small>{step.detail}</small></span>
                    </li>
                }
            })
            .collect_view()
    };
    let roll = Memo::new(move |_| told.with(|told| told.as_ref().and_then(|story| story.roll.clone())));
    let result = move || told.with(|told| told.as_ref().map(|story| story.result.clone()).unwrap_or_default());
    let tally = move || {
        told.with(|told| {
            told.as_ref().map(|story| {
                let down = story.escorts_down + story.attack_down;
                let points = format!("{} \u{2192} {} points", story.points, story.points - down);
                view! {
                    <span>{story.raid.to_string()} " " <b>{points}</b></span>
                    <span>"Shot down " <b>{down}</b></span>
                    <span>"Hellcats lost " <b>{story.lost.len()}</b></span>
                }
            })
        })
    };
    let over = move || session.shown.with(|shown| shown.waiting);
    let chart = move || roll.get().map(|roll| roll.chart);
    view! {
        <div class="d-body" data-decision="showing">
            <div class="exchange">
                <ol class="steps">{dynamic(steps)}</ol>
                <div aria-live="polite">
                    {dynamic(move || roll.get().map(|roll| view! { <RollView roll /> }))} <p class="result">{live(result)}</p>
                </div>
            </div>
        </div>
        <footer class="d-foot">
            <p class="tally">{dynamic(tally)}</p>
            <button
                class="btn"
                disabled=live(move || chart().is_none())
                on:click=on(move |_| session.dialog.set(chart().map(Dialog::Chart)))
            >
                "Whole chart"
            </button>
            {dynamic(move || {
                (!over())
                    .then(|| {
                        view! {
                            <button class="btn ghost" on:click=on(move |_| playback::skip_fight(session))>
                                "Skip to the end "
                                <kbd>"Esc"</kbd>
                            </button>
                        }
                    })
            })}
            <button class="btn primary" id="fight-next" on:click=on(move |_| playback::next(session))>
                {dynamic(move || if over() { "Go on " } else { "Next " })}
                <kbd>"Space"</kbd>
            </button>
        </footer>
    }
}

/// A die with its sum and its row of the chart.
#[component]
fn RollView(roll: Roll) -> impl IntoView {
    let Roll { chart, column, die, modifiers, total, .. } = roll;
    let strip = charts::find(chart).map(|chart| {
        let at = chart.labels().iter().position(|label| *label == column).unwrap_or(0);
        let lit = chart.row_of(at, total);
        let rows = chart.rows();
        let by = if chart.column_by().is_empty() { String::new() } else { format!(" \u{b7} column {column}") };
        view! {
            <table class="strip">
                <caption>
                    <b>{chart.title()}</b>
                    {by}
                    " "
                    <Rule number=chart.rule() />
                </caption>
                <thead>
                    <tr>
                        {(0..rows)
                            .map(|row| {
                                view! {
                                    <th scope="col" class:lit=row == lit>
                                        {i32::from(chart.lo()) + row as i32}
                                    </th>
                                }
                            })
                            .collect_view()}
                    </tr>
                </thead>
                <tbody>
                    <tr>
                        {(0..rows)
                            .map(|row| {
                                view! {
                                    <td class:lit=row == lit aria-current=(row == lit).then_some("true")>
                                        {chart.cell(at, row)}
                                    </td>
                                }
                            })
                            .collect_view()}
                    </tr>
                </tbody>
            </table>
        }
    });
    let sum = modifiers
        .iter()
        .map(|applied| {
            view! {
                <div>
                    <dt>{applied.reason}</dt>
                    <dd>{wording::modifier(applied.value)}</dd>
                </div>
            }
        })
        .collect_view();
    view! {
        <div class="roll-row">
            <div class="die-big rolling" role="img" aria-label=format!("die {die}")>
                <svg viewBox="-50 -50 100 100" aria-hidden="true">
                    <path class="d-body" d="M0-47L44-8L32 24L0 47L-32 24L-44-8Z"></path>
                    <path class="d-face" d="M0-47L27-4L0 19L-27-4Z"></path>
                    <path class="d-edge" d="M0-47L27-4L44-8M27-4L0 19L-27-4L-44-8M0 19V47"></path>
                </svg>
                <b>{die}</b>
            </div>
            <dl class="sum">
                <div>
                    <dt>"Die"</dt>
                    <dd>{die}</dd>
                </div>
                {sum}
                <div class="total">
                    <dt>"Read on the chart"</dt>
                    <dd>{total}</dd>
                </div>
            </dl>
        </div>
        {strip}
    }
}
