//! Lines over time, as a picture.

use leptos::prelude::*;

use crate::view::record::{Curve, Series};

/// Lines over time, one a side.
#[component]
pub fn CurvePicture(curve: Curve) -> impl IntoView {
    let Curve {
        title,
        size: [width, height],
        field: [left, _, right, bottom],
        series,
        heights,
        turns,
        words,
    } = curve;
    let across = move |(y, value): (i32, i32)| {
        view! {
            <line class="across" x1=left x2=right y1=y y2=y />
            <text x=left - 5 y=y + 4 text-anchor="end">{value}</text>
        }
    };
    let turn = move |(x, turn): (i32, u8)| {
        view! {
            <text x=x y=bottom + 16 text-anchor="middle">{turn}</text>
        }
    };
    let line = |Series { side, points, .. }: &Series| {
        view! { <polyline class="curve" data-side=side.to_string() points=points.clone() /> }
    };
    let legend = |Series { side, total, .. }: &Series| {
        view! {
            <li data-side=side.to_string()>{side.text()} " " <b>{*total}</b></li>
        }
    };
    view! {
        <figure class="curve-figure">
            <figcaption>
                <b>{title}</b>
                <ul>{series.iter().map(legend).collect_view()}</ul>
            </figcaption>
            <svg viewBox=format!("0 0 {width} {height}") role="img" aria-label=words>
                {heights.into_iter().map(across).collect_view()}
                {turns.into_iter().map(turn).collect_view()}
                {series.iter().map(line).collect_view()}
            </svg>
        </figure>
    }
}
