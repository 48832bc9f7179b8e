//! Keeps the camera on what is going on.

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::use_resize_observer;

use crate::ui::controls::Controls;
use crate::view::chart::framing;
use crate::view::chart::geometry::centre;

/// Keeps the action in view, and a search that is planned, until the player moves the chart himself, and the
/// selected mission in view even then. To be called while the chart is made.
pub fn follow(controls: Controls, stage: NodeRef<Div>) {
    let camera = controls.camera;
    let has_moved = move || camera.peek(|camera| camera.moved);
    let _ = use_resize_observer(stage, move |entries, _| {
        // Nothing of the stage is shown while the decks stand in its place on a narrow screen.
        let size = entries.last().map(|entry| entry.content_rect());
        if let Some(size) = size.filter(|size| size.width() > 0.0) {
            camera.resize(size.width(), size.height());
            if !has_moved() {
                controls.show_action();
            }
        }
    });
    // Neither the table nor a question that grows over the chart takes anything out of view.
    let is_in_view = move || {
        let covered = camera.covered_now();
        let is_seen = |camera: &_, table: &_| framing::is_in_view(table, camera, covered);
        let is_in_view = |table: &_| camera.peek(|camera| is_seen(camera, table));
        controls.playback.with_table(is_in_view)
    };
    // What the pointer is on does not move away under it.
    let is_pointed = move || untrack(|| controls.selection.pointed()).is_some();
    Effect::watch(
        is_in_view,
        move |is_in_view, _, _| {
            if !is_in_view && !has_moved() && !is_pointed() {
                controls.show_action();
            }
        },
        false,
    );
    // A sector that is turned out of view comes into it.
    let planned = Memo::new(move |_| {
        let planned = controls.planned_search()?;
        controls.game.with(|game| planned.area(game.table()))
    });
    Effect::watch(
        move || planned.get(),
        move |area, _, _| {
            if let Some(area) = area.filter(|_| !is_pointed()) {
                let bring_in = |table: &_| camera.bring_in(area, table);
                untrack(|| controls.playback.with_table(bring_in));
            }
        },
        false,
    );
    let place = Memo::new(move |_| {
        let hex = controls.mission().map(|mission| mission.hex);
        (controls.selection.mission(), hex)
    });
    Effect::watch(
        move || place.get(),
        move |(_, hex), _, _| {
            if let Some(hex) = hex.filter(|_| has_moved()) {
                camera.reveal(centre(hex));
            }
        },
        false,
    );
}
