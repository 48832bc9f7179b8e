//! What stands on the counter of a Japanese force.

use leptos::prelude::*;

use crate::engine::forces::Detection;
use crate::ui::parts::List;
use crate::view::chart::{CounterView, force_face};
use crate::view::enemy::known;

/// What stands on a Japanese force: its letter, what is known of it, how well its place is known, and how long
/// contact with it lasts.
#[component]
pub fn ForceMarks(counter: Memo<CounterView>) -> impl IntoView {
    let face = Memo::new(move |_| counter.with(|counter| counter.face.force.clone()));
    let places = Memo::new(move |_| counter.with(force_face));
    let letter = Memo::new(move |_| places.with(|places| places.letter));
    let lines = Memo::new(move |_| places.with(|places| places.known.clone()));
    let detection = Memo::new(move |_| {
        face.with(|face| Some(face.as_ref()?.detection))
            .unwrap_or(Detection::Undetected)
    });
    let contact = Memo::new(move |_| face.with(|face| Some(face.as_ref()?.contact)).unwrap_or(0));
    view! {
        <rect
            class="unseen"
            class:shown=move || detection.get() == Detection::Undetected
            x="-30"
            y="-30"
            width="60"
            height="60"
            rx="8"
        />
        <text
            class="letter"
            x=move || letter.get().map(|letter| letter.x)
            y=move || letter.get().map(|letter| letter.y)
            font-size=move || letter.get().map(|letter| letter.size)
        >
            {move || letter.get().map(|letter| letter.letter.to_string())}
        </text>
        <g class="known-lines" class:two=move || lines.with(Vec::len) == 2>
            <List each=move || lines.get() let:line>
                <text class="known-line" y=line.y>{line.text}</text>
            </List>
        </g>
        <ContactBars contact />
        <DetectionBadge detection />
    }
}

/// How many activations contact survives: three bars, of which one goes out at each.
#[component]
fn ContactBars(contact: Memo<u8>) -> impl IntoView {
    let bar = move |n: u8| {
        let x = -25 + 17 * i32::from(n);
        view! { <rect class:lit=move || { n < contact.get() } x=x y="24" width="16" height="3.5" rx="1.5" /> }
    };
    view! {
        <g class="contact-bars" class:shown=move || { contact.get() > 0 }>
            {[0, 1, 2].map(bar)}
        </g>
    }
}

/// The marker of a detection: a circle, a square or a rhombus with its letter, fainter the less is known.
#[component]
fn DetectionBadge(detection: Memo<Detection>) -> impl IntoView {
    let shape = move || match detection.get() {
        Detection::Undetected => None,
        Detection::ApproximateSighting => Some(("approximate", "M0-14L14 0L0 14L-14 0Z")),
        Detection::Located => Some(("located", "M-12-12H12V12H-12Z")),
        Detection::Spotted => Some(("spotted", "M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z")),
    };
    move || {
        shape().map(|(class, outline)| {
            let sign = known::sign(detection.get());
            view! {
                <g class=format!("badge detection {class}") transform="translate(20 -20)">
                    <path d=outline />
                    <text y="5.8">{sign}</text>
                </g>
            }
        })
    }
}
