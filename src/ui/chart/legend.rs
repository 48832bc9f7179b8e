//! The compass rose, the scale, and the shades of what has been looked at.

use leptos::prelude::*;

use super::searches::PLATE;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Show};
use crate::view::chart::geometry::figure;
use crate::view::chart::{Scale, scale};
use crate::view::search::coverage::FORGOTTEN;
use crate::view::search::{self, MarkKind};

/// Pixels of a hex that has room for a figure at each of its marks.
const NEAR: f64 = 27.0;

/// The compass rose, how wide a hex is on the sea, and what the marks of searches and the shades mean where there are any.
#[component]
pub fn Legend() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let looks = controls.shown.looks;
    let searches = Memo::new(move |_| controls.playback.with_table(search::mark_key));
    let mark = |(kind, words): (MarkKind, &'static str)| {
        view! {
            <span>
                <svg
                    class="search-mark"
                    class:inbound=kind == MarkKind::Inbound
                    class:shadowing=kind == MarkKind::Shadowing
                    viewBox="-18 -24 36 42"
                >
                    <path class="plate" d=PLATE />
                </svg>
                <Changing text=move || words.to_owned() />
            </span>
        }
    };
    let hex = move || format!("{}px", camera.with(|camera| figure(camera.hex())));
    // From far off there is no room for every figure.
    let is_far = Memo::new(move |_| camera.with(|camera| camera.hex() < NEAR));
    let Scale { title, marks } = scale();
    view! {
        <div class="legend" aria-hidden="true" style:--hex=move || hex()>
            <svg class="rose" viewBox="-50 -50 100 100">
                <use href="#rose" x="-50" y="-50" width="100" height="100" />
            </svg>
            <div class="scale" class:far=is_far>
                <span class="cap">{title}</span>
                <i></i>
                <span class="marks">
                    {marks.map(|miles| view! { <span>{miles}</span> }).collect_view()}
                </span>
            </div>
            <Show when=move || !searches.with(Vec::is_empty)>
                <div class="looks-key searches-key">
                    <span class="cap">"Search and its number"</span>
                    {move || searches.get().into_iter().map(mark).collect_view()}
                </div>
            </Show>
            <Show when=move || !looks.with(Vec::is_empty)>
                <div class="looks-key">
                    <span class="cap">"Looked at"</span>
                    <span class="shades">
                        {(0..FORGOTTEN)
                            .map(|age| view! { <i style=format!("--age:{age}")></i> })
                            .collect_view()}
                    </span>
                    <span class="marks">
                        <span>"now"</span>
                        <span>{format!("{} turns ago", FORGOTTEN - 1)}</span>
                    </span>
                </div>
            </Show>
        </div>
    }
}
