//! What stands on the counter of a Japanese force.

use leptos::prelude::*;

use crate::engine::forces::Detection;
use crate::view::chart::{KnownLine, Letter, Printed, force_face};
use crate::view::enemy::known;

/// What stands on a Japanese force: its letter, what is known of it, how well its place is known, and how long
/// contact with it lasts.
#[component]
pub fn ForceMarks(counter: Printed) -> impl IntoView {
    let places = force_face(&counter);
    let face = counter.face.force?;
    let letter = places.letter.map(|Letter { letter, size, x, y }| {
        view! {
            <text
                class="letter"
                x=x
                y=y
                font-size=size
                translate="no"
                prop:textContent=letter.to_string()
            ></text>
        }
    });
    let is_two = places.known.len() == 2;
    let line = |line: KnownLine| view! { <text class="known-line" y=line.y translate="no" prop:textContent=line.text></text> };
    Some(view! {
        <rect
            class="unseen"
            class:shown={face.detection == Detection::Undetected}
            x="-30"
            y="-30"
            width="60"
            height="60"
            rx="8"
        />
        {letter}
        <g class="known-lines" class:two=is_two>
            {places.known.into_iter().map(line).collect_view()}
        </g>
        <ContactBars contact=face.contact />
        <DetectionBadge detection=face.detection />
    })
}

/// How many activations contact survives: three bars, of which one goes out at each.
#[component]
fn ContactBars(contact: u8) -> impl IntoView {
    let bar = move |n: u8| {
        let x = -25 + 17 * i32::from(n);
        view! { <rect class:lit={n < contact} x=x y="24" width="16" height="3.5" rx="1.5" /> }
    };
    view! {
        <g class="contact-bars" class:shown={contact > 0}>
            {[0, 1, 2].map(bar)}
        </g>
    }
}

/// The marker of a detection: a circle, a square or a rhombus with its letter, fainter the less is known.
#[component]
fn DetectionBadge(detection: Detection) -> impl IntoView {
    let (class, outline) = match detection {
        Detection::Undetected => return None,
        Detection::ApproximateSighting => ("approximate", "M0-14L14 0L0 14L-14 0Z"),
        Detection::Located => ("located", "M-12-12H12V12H-12Z"),
        Detection::Spotted => ("spotted", "M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z"),
    };
    let sign = known::sign(detection);
    Some(view! {
        <g class=format!("badge detection {class}") transform="translate(20 -20)">
            <path d=outline />
            <text y="5.8" translate="no" prop:textContent=sign></text>
        </g>
    })
}
