//! What stands on the counter of a Japanese force.

use leptos::prelude::*;

use crate::engine::forces::Detection;
use crate::ui::parts::Rows;
use crate::view::chart::{CounterView, Form};
use crate::view::enemy::known;

/// A line of what is known, at its height on the counter.
#[derive(Clone, PartialEq)]
struct KnownLine {
    text: String,
    y: i32,
}

/// The lines of what is known, as a counter has room for them.
fn known_lines(counter: &CounterView) -> Vec<KnownLine> {
    let Some(face) = &counter.face.force else {
        return Vec::new();
    };
    let (first, apart) = match (face.known.len(), counter.form) {
        (1, _) => (18, 0),
        (_, Form::Small) => (7, 14),
        _ => (8, 12),
    };
    let heights = (0..).map(|n| first + apart * n);
    let lines = face.known.iter().cloned().zip(heights);
    lines.map(|(text, y)| KnownLine { text, y }).collect()
}

/// What stands on a Japanese force: its letter, what is known of it, how well its place is known, and how long
/// contact with it lasts.
#[component]
pub fn ForceMarks(counter: Memo<CounterView>) -> impl IntoView {
    let face = Memo::new(move |_| counter.with(|counter| counter.face.force.clone()));
    let lines = Memo::new(move |_| counter.with(known_lines));
    let letter = Memo::new(move |_| face.with(|face| Some(face.as_ref()?.letter)));
    let detection = Memo::new(move |_| {
        face.with(|face| Some(face.as_ref()?.detection))
            .unwrap_or(Detection::Undetected)
    });
    let contact = Memo::new(move |_| face.with(|face| Some(face.as_ref()?.contact)).unwrap_or(0));
    let is_small = move || counter.with(|counter| counter.form == Form::Small);
    // The more is known, the less room the letter has.
    let letter_at = move || match (lines.with(Vec::len), is_small()) {
        (0, _) => (44, 15),
        (1, _) => (31, 1),
        (_, false) => (25, -6),
        (_, true) => (24, -8),
    };
    // Beside the marker of the detection.
    let aside = move || {
        if detection.get() == Detection::Undetected {
            0
        } else {
            -8
        }
    };
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
        <text class="letter" x=aside y=move || letter_at().1 font-size=move || letter_at().0>
            {move || letter.get().map(String::from)}
        </text>
        <g class="known-lines" class:two=move || lines.with(Vec::len) == 2>
            <Rows of=lines each=|all| all key=|line| line.text.clone() let:line>
                <text class="known-line" y=move || line.with(|line| line.y)>
                    {line.with_untracked(|line| line.text.clone())}
                </text>
            </Rows>
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
