//! The victory points.

use leptos::prelude::*;

use super::Ladder;
use crate::engine::Game;
use crate::ui::parts::Rows;
use crate::ui::state::{GameStore, PlaybackStore};
use crate::view::record::{self, LedgerLine};

/// The victory points so far as a ledger, and the level that they reach.
#[component]
pub fn VictoryPoints() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let scenario = expect_context::<GameStore>().peek(Game::scenario);
    let ledger = Memo::new(move |_| {
        playback.with_table(|table| {
            playback.with_events(|shown| record::ledger(scenario, table, shown))
        })
    });
    let score = Memo::new(move |_| playback.with_table(|table| table.score));
    let line = |line: Memo<LedgerLine>| {
        let line = line.get_untracked();
        let causes = line.causes_in_words();
        view! {
            <tr>
                <th scope="row">
                    {line.what} " " <small>{line.rate}</small>
                    {(!causes.is_empty()).then(|| view! { <small class="causes">{causes}</small> })}
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
                    <Rows of=ledger each=|ledger| &ledger.lines key=LedgerLine::clone let:row>
                        {line(row)}
                    </Rows>
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row">"In all"</th>
                        <td class="n">{move || ledger.with(|ledger| ledger.sum.clone())}</td>
                    </tr>
                </tfoot>
            </table>
            <h3>"Levels of victory"</h3>
            {move || view! { <Ladder rungs=record::ladder(scenario, Some(score.get())) /> }}
        </div>
    }
}
