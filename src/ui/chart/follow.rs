//! Keeps the camera on what is going on.

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::use_resize_observer;

use crate::ui::controls::Controls;
use crate::view::chart::geometry::centre;
use crate::view::chart::in_view::AskedOfChart;

/// Keeps what must be seen in view: until the player moves the chart himself the action, and what is asked about even
/// then. To be called while the chart is made.
pub fn follow(controls: Controls, stage: NodeRef<Div>) {
    let camera = controls.camera;
    let is_held = move || {
        let playback = controls.playback;
        untrack(|| playback.with_table(|table| camera.peek(|camera| camera.is_held(table))))
    };
    let is_laid_out = StoredValue::new(false);
    let _ = use_resize_observer(stage, move |entries, _| {
        // Nothing of the stage is shown while the decks stand in its place on a narrow screen.
        let size = entries.last().map(|entry| entry.content_rect());
        let Some(size) = size.filter(|size| size.width() > 0.0) else {
            return;
        };
        let is_first = !is_laid_out.get_value();
        is_laid_out.set_value(true);
        match is_first {
            true => camera.lay_out(size.width(), size.height()),
            false => camera.resize(size.width(), size.height()),
        }
        if is_held() {
            return;
        }
        // A question that grows beneath the chart, as on a phone, is no reason to frame it anew.
        if is_first {
            controls.show_action();
        } else if !untrack(|| controls.shows_what_is_asked()) {
            controls.show_what_is_asked();
        }
    });
    // Neither the table nor a question that grows over the chart takes anything out of view, and a question that leaves
    // more of it free is no reason to see it from afar.
    let asked = Memo::new(move |_| controls.asked_of_chart());
    let is_shown = Memo::new(move |_| {
        // It looks again when the prompt has another height.
        let covered = camera.covered_now();
        // From the first question of the air raid procedure to what came of it the chart stands still: the card, which has
        // one height while it is asked, may cover more of it then.
        let has_come_out = controls.shown.card.with(|card| {
            let card = card.as_ref().filter(|card| card.is_over);
            card.is_some_and(|card| card.view.is_of_procedure())
        });
        let asked = asked.get();
        let stands_still = asked.decision.is_none() && has_come_out;
        let is_shown = stands_still || controls.shows_what_is_asked();
        (is_shown, asked, covered)
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
        move || is_shown.get(),
        move |(is_shown, asked, _), before, _| {
            if *is_shown || is_pointed() {
                return;
            }
            let AskedOfChart { area, .. } = *asked;
            if !is_held() {
                controls.show_what_is_asked();
            } else if let Some(area) = area
                && before.is_none_or(|(_, before, _)| before.area != Some(area))
            {
                camera.bring_in(area);
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
            if let Some(hex) = hex.filter(|_| is_held()) {
                camera.reveal(centre(hex));
            }
        },
        false,
    );
}
