//! What the chart says of what is pointed at.

use leptos::prelude::*;
use page::parts::Anew;

use super::lit_places::Lit;
use super::reach::Reached;
use crate::ui::controls::Controls;
use crate::view::chart::{ChartView, Pointed};

/// Who or what is pointed at, what he can do, and what a click would do.
#[component]
pub fn Readout(chart: Memo<ChartView>, lit: Lit, reach: Reached) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let words = move || {
        let pointed = controls.camera.pointed()?;
        let label = chart.with(|chart| chart.label(pointed))?;
        let does = match pointed {
            Pointed::Place(place) => lit.with(|lit| {
                let here = lit.iter().find(|it| it.place == place);
                here.map(|it| it.words.clone())
            }),
            Pointed::Mover(_) => None,
        };
        let does = does.or_else(|| reach.with(|reach| reach.as_ref().map(|it| it.words.clone())));
        Some((label, does))
    };
    view! {
        <Anew of=words let:words>
            <output class="readout">
                <b translate="no">{words.0}</b>
                {words.1.map(|does| view! { <span>{does}</span> })}
            </output>
        </Anew>
    }
}
