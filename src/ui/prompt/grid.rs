//! Who engages whom: fighters by raids, in a table whose cells are pressed.

use leptos::prelude::*;

use crate::ui::parts::{AnswerButton, Prose};
use crate::view::Answer;
use crate::view::prompt::{EngagementGrid, FighterRow, RaidColumn};

/// A row for each who can fight, a column for each raid, and under them what all come to.
#[component]
pub fn Grid(grid: EngagementGrid) -> impl IntoView {
    let head = |raid: RaidColumn| view! { <Head raid /> };
    let row = |row: FighterRow| view! { <Row row /> };
    let sum = |raid: &RaidColumn| {
        view! {
            <td>
                <b>{raid.down.clone()}</b>
                <small>{raid.left.clone()}</small>
            </td>
        }
    };
    let sums = grid.raids.iter().map(sum).collect_view();
    view! {
        <table class="grid" aria-label="Who engages which raid">
            <thead>
                <tr>
                    <td></td>
                    {grid.raids.into_iter().map(head).collect_view()}
                    <th scope="col">"keep"</th>
                </tr>
            </thead>
            <tbody>{grid.rows.into_iter().map(row).collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">"Expected"</th>
                    {sums}
                    <td>
                        <b>{grid.lost}</b>
                    </td>
                </tr>
            </tfoot>
        </table>
    }
}

/// A raid, and when it is fought where several are.
#[component]
fn Head(raid: RaidColumn) -> impl IntoView {
    let place = (!raid.place.is_empty())
        .then(|| view! { <small>{format!("fought {}", raid.place)}</small> });
    view! {
        <th scope="col">
            <b>{raid.name}</b>
            <small>
                <Prose text=raid.what />
            </small>
            {place}
            {raid.first.map(|answer| view! { <AnswerButton answer class="small" /> })}
        </th>
    }
}

#[component]
fn Row(row: FighterRow) -> impl IntoView {
    let cell = |cell: Option<Answer>| {
        view! { <td>{cell.map(|answer| view! { <AnswerButton answer class="small cell" /> })}</td> }
    };
    view! {
        <tr>
            <th scope="row">
                <b>{row.name}</b>
                <small>{row.units}</small>
                <small>{row.fuel}</small>
            </th>
            {row.cells.into_iter().map(cell).collect_view()}
            <td>
                <AnswerButton answer=row.keep class="small cell" />
            </td>
        </tr>
    }
}
