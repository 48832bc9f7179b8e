//! Keeps what is asked about in view. The chart stays where it is as long as that is in sight, and comes no farther than
//! that takes.

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::use_resize_observer;

use crate::ui::controls::Controls;
use crate::view::chart::Camera;
use crate::view::chart::geometry::centre;
use crate::view::stage::OnStage;

/// Frames the chart when it is first laid out, and brings into view what is asked about. To be called while the chart is
/// made.
pub fn follow(controls: Controls, stage: NodeRef<Div>) {
    let camera = controls.camera;
    let is_laid_out = StoredValue::new(false);
    // Where the player left it when the page was left, it stays until another question is asked.
    let left_at = StoredValue::new(None);
    let given = move || controls.game.peek(|game| game.orders().len());
    let stays = move || {
        let stays = left_at.get_value() == Some(given());
        if !stays {
            left_at.set_value(None);
        }
        stays
    };
    let bring_in = move || {
        if !stays() {
            controls.show_what_is_asked();
        }
    };
    let _ = use_resize_observer(stage, move |entries, _| {
        // Nothing of the stage is shown while the decks stand in its place on a narrow screen.
        let size = entries.last().map(|entry| entry.content_rect());
        let Some(size) = size.filter(|size| size.width() > 0.0) else {
            return;
        };
        if is_laid_out.get_value() {
            camera.resize(size.width(), size.height());
            bring_in();
            return;
        }
        is_laid_out.set_value(true);
        camera.lay_out(size.width(), size.height());
        match camera.peek(Camera::is_held) {
            true => left_at.set_value(Some(given())),
            false => controls.show_action(),
        }
    });
    // What the pointer is on does not move away under it; where it only lay when the question came, it does not count.
    let lay_on = StoredValue::new(None);
    Effect::watch(
        move || controls.decision(),
        move |_, _, _| {
            // What was told of a hex for the last question goes with it.
            controls.selection.let_go();
            lay_on.set_value(untrack(|| controls.selection.pointed()));
        },
        false,
    );
    let is_pointed = move || {
        let pointed = untrack(|| controls.selection.pointed());
        pointed.is_some() && pointed != lay_on.get_value()
    };
    let asked = Memo::new(move |_| (controls.asked_of_chart(), controls.on_stage()));
    Effect::watch(
        move || asked.get(),
        move |(asked, on_stage), _, _| {
            // Under the decks nothing is in view; while events are shown, their cards bring in what they tell of.
            let is_asked = asked.decision.is_some() && *on_stage == OnStage::Chart;
            if is_asked && !is_pointed() {
                bring_in();
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
        move |(_, hex), before, _| {
            // The first is that which the question takes up; any other is the player's choice.
            let is_first = before.is_none_or(|(mission, _)| mission.is_none());
            if let Some(hex) = hex.filter(|_| !is_first || !stays()) {
                camera.reveal(centre(hex));
            }
        },
        false,
    );
}
