//! The lights of the ships: what they save and what they risk, side by side.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::{AnswerButton, List, Prose, Rows};
use crate::view::prompt::{LightsRow, LightsView};

/// A card for each hex whose lights can be turned on, or off.
#[component]
pub fn Lights() -> impl IntoView {
    let lights = part(|prompt| prompt.lights.clone());
    view! {
        <Show when=move || lights.with(|all| !all.is_empty())>
            <div class="lights">
                <Rows of=lights each=|all| all key=|card| card.hex let:card>
                    <Card card />
                </Rows>
            </div>
        </Show>
    }
}

/// Dark against lit for a hex, and the answer.
#[component]
fn Card(card: Memo<LightsView>) -> impl IntoView {
    let title = move || card.with(|card| card.title.clone());
    let answer = Memo::new(move |_| card.with(|card| card.answer.clone()));
    view! {
        <section class="lights-card" data-lights=move || card.with(|card| card.hex.to_string())>
            <table aria-label=move || title()>
                <thead>
                    <tr>
                        <th scope="col">{move || title()}</th>
                        <th scope="col">"dark"</th>
                        <th scope="col">"lit"</th>
                    </tr>
                </thead>
                <tbody>
                    <List each=move || card.with(|card| card.rows.clone()) let:row>
                        <Line row />
                    </List>
                </tbody>
            </table>
            <p translate="no" prop:textContent=move || card.with(|card| card.verdict.clone())></p>
            <AnswerButton view=answer />
        </section>
    }
}

#[component]
fn Line(row: LightsRow) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <Prose text=row.what.to_owned() />
            </th>
            <td>{row.dark}</td>
            <td>{row.lit}</td>
        </tr>
    }
}
