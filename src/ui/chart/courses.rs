//! Lines on the chart: the courses of the raids, and the flight the player points at.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Show;
use crate::view::chart::geometry::figure;
use crate::view::chart::layout::Layout;
use crate::view::chart::{self, CourseView, LimitView, NextPlace};

/// The courses of the raids, and where each will be after its next move.
#[component]
pub fn Courses() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let courses = Memo::new(move |_| playback.with_table(chart::courses));
    let course = |course| view! { <Course course /> };
    move || courses.get().into_iter().map(course).collect_view()
}

/// The course of a raid.
#[component]
fn Course(course: CourseView) -> impl IntoView {
    let next = |place| view! { <Next place /> };
    view! {
        <path class="course" d=course.path marker-end="url(#arrow)" />
        {course.next.into_iter().map(next).collect_view()}
    }
}

/// Where a raid may be after its next move.
#[component]
fn Next(place: NextPlace) -> impl IntoView {
    let (x, y) = place.at;
    view! {
        <g class="ghost jp" transform=format!("translate({x} {y}) scale(.8)") aria-hidden="true">
            <rect class="gplate" x="-33" y="-27" width="66" height="56" rx="8" />
            <use_
                class="silhouette"
                href="#zero"
                x="-19"
                y="-25"
                width="38"
                height="38"
                transform=format!("rotate({} 0 -6)", place.heading)
            />
            <text y="23" translate="no" prop:textContent=place.when></text>
        </g>
    }
}

/// How far the strike in hand may go.
pub fn strike_limit() -> Memo<Option<LimitView>> {
    let Controls {
        playback,
        selection,
        ..
    } = expect_context();
    Memo::new(move |_| {
        let mission = selection.mission();
        playback.with_table(|table| chart::strike_limit(table, mission))
    })
}

/// The line around where the strike in hand may go.
#[component]
pub fn Limit(limit: Memo<Option<LimitView>>) -> impl IntoView {
    view! {
        <Show when=move || limit.with(Option::is_some)>
            <g class="limit" aria-hidden="true">
                <path d=move || limit.with(|limit| limit.as_ref().map(|limit| limit.path.clone())) />
            </g>
        </Show>
    }
}

/// What stands along it: over the counters, where none is.
#[component]
pub fn LimitName(layout: Memo<Layout>, limit: Memo<Option<LimitView>>) -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    let name = move || {
        limit.with(|limit| {
            let limit = limit.as_ref()?;
            let at = camera.with(|camera| {
                let counters = layout.with(|layout| layout.places(camera.enlarged()));
                limit.name_at(camera, &counters)
            })?;
            Some((limit.text.clone(), at))
        })
    };
    move || {
        name().map(|(text, (x, y))| {
            view! {
                <text
                    class="border-name limit"
                    aria-hidden="true"
                    x=figure(x)
                    y=figure(y)
                    translate="no"
                    prop:textContent=text
                ></text>
            }
        })
    }
}

/// The line from the selected mission, or from those who are to sail, to the hex pointed at, if they can go there.
#[component]
pub fn Flight() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let path = Memo::new(move |_| {
        let (mission, to) = (controls.selection.mission(), controls.selection.pointed()?);
        let activity = controls.selection.activity();
        controls
            .game
            .with(|game| chart::flight(game, mission, activity, to))
    });
    view! { <path class="flight" d=move || path.get() /> }
}
