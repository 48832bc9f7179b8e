//! The days under a picture of a battle of two days: beneath the times, where each begins.

use leptos::prelude::*;

/// How high their line is.
const LINE: i32 = 12;

/// What a picture needs for them beneath its own height.
pub fn room_for(days: &[(i32, String)]) -> i32 {
    match days.is_empty() {
        true => 0,
        false => LINE,
    }
}

/// The days, each where it begins.
#[component]
pub fn Days(days: Vec<(i32, String)>, height: i32) -> impl IntoView {
    let day = move |(x, day): (i32, String)| view! { <text x=x y=height + 4>{day}</text> };
    days.into_iter().map(day).collect_view()
}
