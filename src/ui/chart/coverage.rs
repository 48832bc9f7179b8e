//! What searches have looked at, shaded: the longer ago, the fainter.

use leptos::prelude::*;

use crate::engine::Table;
use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::search::coverage;

/// The shades of what has been looked at.
#[component]
pub fn Coverage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let looks = controls.shown.looks;
    let turn = Memo::new(move |_| controls.playback.with_table(|table: &Table| table.turn));
    let layers = Memo::new(move |_| looks.with(|looks| coverage::layers(looks, turn.get())));
    view! {
        <g class="coverage" aria-hidden="true">
            <Rows of=layers each=|all| all key=|layer| layer.age let:layer>
                <path
                    style=layer.with_untracked(|layer| format!("--age:{}", layer.age))
                    data-age=layer.with_untracked(|layer| layer.age)
                    d=move || layer.with(|layer| layer.path.clone())
                />
            </Rows>
        </g>
    }
}
