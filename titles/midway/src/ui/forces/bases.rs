//! The bases of both sides.

use leptos::prelude::*;
use page::parts::List;

use super::air::AirUnits;
use crate::engine::units::Side;
use crate::ui::controls::Controls;
use crate::ui::drag_image::DropSpot;
use crate::view::chart::Pointed;
use crate::view::chart::camera::around;
use crate::view::chart::place::DefenseView;
use crate::view::chart::spots::middle;
use crate::view::drag::DropTarget;
use crate::view::forces::{BaseView, bases};

/// The bases.
#[component]
pub fn Bases() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let bases = Memo::new(move |_| playback.with_table(bases));
    view! {
        <div class="cards">
            <List each=move || bases.get() let:base>
                <BaseCard base />
            </List>
        </div>
    }
}

/// A base: its coastal defense, its aircraft and its room.
#[component]
fn BaseCard(base: BaseView) -> impl IntoView {
    let Controls { camera, panels, .. } = expect_context();
    let BaseView {
        place, name, line, ..
    } = base;
    let pointed = Pointed::Place(place);
    let (room, defense_words) = (base.room_in_words(), base.defense_in_words());
    let spot = DropSpot::new(DropTarget::Place(place));
    let show = move || {
        camera.look_at(Some(pointed), line);
        // On a narrow screen the displays lie over the chart.
        panels.show_sheet(false);
        if let Some(area) = around([middle(place)]) {
            camera.bring_in(area);
        }
    };
    view! {
        <article
            class="force-card base"
            class:usn=base.side == Side::Usn
            class:ijn=base.side == Side::Ijn
            class:takes=move || spot.takes.get()
            class:over=move || spot.is_over()
            data-place=place.text()
            on:pointerenter=move |_| spot.enter()
            on:pointerleave=move |_| spot.leave()
        >
            <header>
                <h3>
                    <button
                        class="on-chart"
                        title="Show it on the chart, with its reach"
                        aria-pressed=move || camera.looks_at(pointed).to_string()
                        on:click=move |_| show()
                        on:pointerenter=move |_| camera.point(Some(pointed))
                        on:pointerleave=move |_| camera.point(None)
                    >
                        {name}
                    </button>
                </h3>
                <span class="where">{line.map(|line| line.text())}</span>
                {room.map(|room| view! { <span class="room">{room}</span> })}
            </header>
            {base.defense.zip(defense_words).map(|(defense, words)| view! { <DefenseLine defense words /> })}
            {base.note.map(|note| view! { <p class="note">{note}</p> })}
            {(!base.units.is_empty()).then(|| view! { <AirUnits units=base.units /> })}
        </article>
    }
}

/// How the coastal defense of a base stands: its steps, and in words.
#[component]
fn DefenseLine(defense: DefenseView, words: String) -> impl IntoView {
    let steps = match defense {
        DefenseView::Steps(steps) => steps,
        DefenseView::Repairing(_) | DefenseView::Gone => 0,
    };
    view! {
        <p class="defense-line">
            <span class="bar" aria-hidden="true">
                {[0, 1].map(|n| view! { <i class:full=n < steps></i> }).collect_view()}
            </span>
            {words}
        </p>
    }
}
