//! The waters of a scenario, with the courses of its raids.

use leptos::prelude::*;

use crate::ui::chart::Vignette;
use crate::ui::parts::{CounterPicture, Side};
use crate::view::chart::geometry::whole_centre;
use crate::view::start::PictureView;

/// The picture of a scenario's card.
#[component]
pub fn Picture(
    /// What is in it.
    picture: PictureView,
) -> impl IntoView {
    let fleet = whole_centre(picture.fleet);
    let [left, top, width, height] = picture.frame();
    let scale = picture.scale();
    let courses = picture.courses().into_iter();
    let courses =
        courses.map(|d| view! { <path class="course" d=d marker-end="url(#arrow)"></path> });
    let forces = picture.forces.iter().map(|force| {
        view! { <Counter side=Side::Japanese picture="carrier" scale=0.8 at=whole_centre(*force) /> }
    });
    let strikes = picture.strikes.map(|strikes| {
        view! { <Counter side=Side::Us picture="avenger" scale=0.8 at=whole_centre(strikes) /> }
    });
    let reports = picture.reports.iter().map(|report| {
        view! { <Report scale at=whole_centre(*report) /> }
    });
    let submarines = picture.submarines.iter().map(|submarine| {
        let scale = 0.8 * scale;
        view! { <Counter side=Side::Us picture="submarine" scale at=whole_centre(*submarine) /> }
    });
    view! {
        <svg
            viewBox=format!("{left} {top} {width} {height}")
            preserveAspectRatio="xMidYMid slice"
            style=format!("--scale:{scale:.2}")
            aria-hidden="true"
        >
            <Vignette />
            {courses.collect_view()}
            {submarines.collect_view()}
            <Counter side=Side::Us picture="carrier" scale=1.3 * scale at=fleet />
            {forces.collect_view()}
            {reports.collect_view()}
            {strikes}
        </svg>
    }
}

/// The counter of a report of which nothing is known.
#[component]
fn Report(
    /// How much larger it is.
    scale: f64,
    /// Where it is.
    at: (i32, i32),
) -> impl IntoView {
    let (x, y) = at;
    view! {
        <g class="counter jp" transform=format!("translate({x} {y}) scale({scale})")>
            <use_ href="#plate-jp" x="-32" y="-32" width="64" height="64"></use_>
            <text class="report-mark" y="15">
                "?"
            </text>
        </g>
    }
}

/// A counter on the waters.
#[component]
pub fn Counter(
    /// Whose counter it is.
    side: Side,
    /// A picture of the sprite.
    picture: &'static str,
    /// How much larger it is.
    #[prop(default = 1.0)]
    scale: f64,
    /// Where it is.
    at: (i32, i32),
) -> impl IntoView {
    let (x, y) = at;
    let class = match side {
        Side::Us => "counter us",
        Side::Japanese => "counter jp",
    };
    view! {
        <g class=class transform=format!("translate({x} {y}) scale({scale})")>
            <CounterPicture side picture />
        </g>
    }
}
