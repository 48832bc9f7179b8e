//! The victory points.

use leptos::prelude::*;

use super::Ladder;
use crate::engine::{Game, signed};
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Unfolding};
use crate::view::record::{self, LedgerEntry, LedgerLine};

/// The victory points so far as a ledger, and the level that they reach.
#[component]
pub fn VictoryPoints() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let ledger = Memo::new(move |_| {
        playback.with_table(|table| {
            playback.with_record(|shown| record::ledger(scenario, table, shown))
        })
    });
    let score = Memo::new(move |_| playback.with_table(|table| table.score));
    let line = |line: LedgerLine| {
        view! {
            <tr>
                <th scope="row">
                    {line.what.clone()} " " <small>{line.rate.clone()}</small> <Earned line=line.clone() />
                </th>
                <td class="n">{line.points}</td>
            </tr>
        }
    };
    view! {
        <div class="ledger">
            <table class="num">
                <thead>
                    <tr>
                        <th scope="col">"What counts"</th>
                        <th scope="col" class="n">
                            "Points"
                        </th>
                    </tr>
                </thead>
                <tbody>
                    <List each=move || ledger.with(|ledger| ledger.lines.clone()) let:row>
                        {line(row)}
                    </List>
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row">"In all"</th>
                        <td class="n" translate="no" prop:textContent=move || ledger.with(|ledger| ledger.sum.clone())></td>
                    </tr>
                </tfoot>
            </table>
            <h3>"Levels of victory"</h3>
            {move || view! { <Ladder rungs=record::ladder(scenario, Some(score.get())) /> }}
        </div>
    }
}

/// Who or what brought the points of a line; it opens to every time that it did, and each leads to that moment.
#[component]
pub fn Earned(line: LedgerLine) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let causes = line.causes_in_words();
    let entry = move |entry: LedgerEntry| {
        let go = move |_| controls.follow_moment(entry.number);
        view! {
            <li>
                <span class="when">{entry.when}</span>
                <button class="log-to" title="Show that moment" data-event=entry.number on:click=go>
                    {entry.what}
                </button>
                <b>{signed(entry.points)}</b>
            </li>
        }
    };
    (!line.entries.is_empty()).then(|| {
        view! {
            <Unfolding class="earned" name=format!("earned {}", line.what)>
                <summary>
                    <span class="causes">{causes}</span>
                </summary>
                <ol>{line.entries.into_iter().map(entry).collect_view()}</ol>
            </Unfolding>
        }
    })
}
