//! Keeps the camera on what is going on.

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::use_resize_observer;

use crate::ui::controls::Controls;
use crate::view::chart::framing;
use crate::view::chart::geometry::centre;

/// Keeps the action in view until the player moves the chart himself, and what is asked about in view even then. To be
/// called while the chart is made.
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
    // Neither the table nor a question that grows over the chart takes anything out of view, and a question that leaves
    // more of it free is no reason to see it from afar.
    let asked = Memo::new(move |_| controls.asked_about());
    let is_framed = Memo::new(move |_| {
        // It looks again when the prompt has another height.
        let covered = camera.covered_now();
        let is_framed = match controls.decision().is_some() {
            true => controls.is_framed(asked.get()),
            // While events are shown what covers the chart comes and goes.
            false => {
                // From the first question of the air raid procedure to what came of it the chart stands still: the card,
                // which has one height while it is asked, may cover more of it then.
                let has_come_out = controls.shown.card.with(|card| {
                    let card = card.as_ref().filter(|card| card.is_over);
                    card.is_some_and(|card| card.view.procedure.is_some())
                });
                let covered = if has_come_out { 0.0 } else { covered };
                controls.playback.with_table(|table| {
                    camera.peek(|camera| framing::is_in_view(table, camera, covered))
                })
            }
        };
        (is_framed, asked.get(), covered)
    });
    // What the pointer is on does not move away under it; where it only lay when the question came, it does not count.
    let lay_on = StoredValue::new(None);
    Effect::watch(
        move || controls.decision(),
        move |_, _, _| lay_on.set_value(untrack(|| controls.selection.pointed())),
        false,
    );
    let is_pointed = move || {
        let pointed = untrack(|| controls.selection.pointed());
        pointed.is_some() && pointed != lay_on.get_value()
    };
    Effect::watch(
        move || is_framed.get(),
        move |(is_framed, asked, _), before, _| {
            if *is_framed || is_pointed() {
                return;
            }
            if !has_moved() {
                controls.show_action();
            } else if let Some(asked) = *asked
                && before.is_none_or(|(_, before, _)| *before != Some(asked))
            {
                camera.bring_in(asked);
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
