//! Judgement and luck: what the decisions cost on average, as it is found out behind the report.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::record::{self, CostlyRow, JudgementView};

/// What the player's decisions cost, and how much of the score was the dice.
#[component]
pub fn Judgement() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let store = controls.foresight;
    controls.review();
    let shown = Memo::new(move |_| controls.judgement().unwrap_or_default());
    let is_under_way =
        move || store.review_problem().is_none() && !shown.with(|shown| shown.is_done);
    let said = Memo::new(move |_| match store.review_problem() {
        Some(problem) => vec![problem],
        None => shown.with(|shown: &JudgementView| shown.verdict.clone()),
    });
    let line = |line: String| view! { <p>{line}</p> };
    let has_rows = Memo::new(move |_| shown.with(|shown| !shown.rows.is_empty()));
    view! {
        <section class="judgement" aria-labelledby="judgement-title">
            <h2 id="judgement-title" title=record::WHAT_JUDGEMENT_IS>
                "Judgement and luck"
            </h2>
            <progress
                aria-label="How much has been worked out"
                hidden=move || !is_under_way()
                max="1"
                value=move || shown.with(|shown| shown.part_done).to_string()
            ></progress>
            <div role="status">
                {move || said.get().into_iter().map(line).collect_view()}
            </div>
            <table class="fates" hidden=move || !has_rows.get()>
                <thead>
                    <tr>
                        <th scope="col">"When"</th>
                        <th scope="col" class="how">"You chose"</th>
                        <th scope="col" class="how">"The best known then"</th>
                        <th scope="col">"Cost on average"</th>
                    </tr>
                </thead>
                <tbody>
                    <Rows of=shown each=|shown| &shown.rows key=|row| row.event let:row>
                        <Costly row />
                    </Rows>
                </tbody>
            </table>
        </section>
    }
}

/// A decision that cost measurably. It leads to its moment.
#[component]
fn Costly(row: Memo<CostlyRow>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let text = move |read: fn(&CostlyRow) -> &String| move || row.with(|row| read(row).clone());
    let go = move |_| controls.follow_moment(row.with_untracked(|row| row.event));
    view! {
        <tr>
            <th scope="row">
                <button class="log-to" title="Show that moment" on:click=go>
                    {text(|row| &row.when)}
                </button>
            </th>
            <td class="how" data-h="You chose">{text(|row| &row.chosen)}</td>
            <td class="how" data-h="The best known then">{text(|row| &row.best)}</td>
            <td>{text(|row| &row.cost)}</td>
        </tr>
    }
}
