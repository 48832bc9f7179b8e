//! Keeps in view what goes on and what is asked about. The chart stays where the player has put it as long as that is in
//! sight, and comes no farther than that takes.

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::use_resize_observer;

use super::lit_places::Lit;
use crate::engine::map::Place;
use crate::ui::controls::Controls;
use crate::view::chart::camera::around;
use crate::view::chart::spots::middle;
use crate::view::chart::{Camera, ChartView};

/// Frames the chart as it is laid out, and brings into view what goes on and what is asked about. To be called while the
/// chart is made.
pub fn follow(controls: Controls, stage: NodeRef<Div>, chart: Memo<ChartView>, lit: Lit) {
    let camera = controls.camera;
    // What matters now: the places that answer, and the line whose operation it is.
    let matters = Memo::new(move |_| {
        let mut places: Vec<Place> = lit.with(|lit| lit.iter().map(|it| it.place).collect());
        let active = chart.with(|chart| chart.active);
        places.extend(active.iter().flat_map(|line| line.places()));
        places
    });
    let area = move || matters.with_untracked(|places| around(places.iter().map(|it| middle(*it))));
    let show = move || match (camera.peek(Camera::has_room_for_all), area()) {
        (true, _) => camera.fit(),
        (false, Some(area)) => camera.frame(area),
        // The fleet at Pearl Harbor, and what may come to Midway.
        (false, None) => {
            let places = [Place::Midway, Place::PearlHarbor].map(middle);
            if let Some(area) = around(places) {
                camera.frame(area);
            }
        }
    };
    let _ = use_resize_observer(stage, move |entries, _| {
        let size = entries.last().map(|entry| entry.content_rect());
        let Some(size) = size.filter(|size| size.width() > 0.0) else {
            return;
        };
        camera.resize(size.width(), size.height());
        if !camera.peek(|camera| camera.is_held) {
            show();
        }
    });
    Effect::watch(
        move || matters.get(),
        move |_, _, _| {
            // While something is dragged the chart does not move away under the finger.
            let is_dragging = untrack(|| controls.drag.dragged().is_some());
            match is_dragging || camera.peek(|camera| camera.is_held) {
                // No farther than what matters takes.
                true => {
                    if let Some(area) = area() {
                        camera.bring_in(area);
                    }
                }
                false => show(),
            }
        },
        false,
    );
}
