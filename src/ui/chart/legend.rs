//! The compass rose and the scale.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::view::chart::geometry::figure;
use crate::view::chart::{Scale, scale};

/// The compass rose, and how wide a hex is on the sea.
#[component]
pub fn Legend() -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    let hex = move || format!("{}px", camera.with(|camera| figure(camera.hex())));
    let Scale { title, marks } = scale();
    view! {
        <div class="legend" aria-hidden="true" style:--hex=hex>
            <svg class="rose" viewBox="-50 -50 100 100">
                <use href="#rose" x="-50" y="-50" width="100" height="100" />
            </svg>
            <div class="scale">
                <span class="cap">{title}</span>
                <i></i>
                <span class="marks">
                    {marks.map(|miles| view! { <span>{miles}</span> }).collect_view()}
                </span>
            </div>
        </div>
    }
}
