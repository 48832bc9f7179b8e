//! The wind, where carriers must steam into it (17): an arrow over the compass rose of the chart, and above the chart,
//! where it is in sight wherever the chart is.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Anew;
use crate::view::chart::{self, WindView};

/// An arrow that points to the north, around its middle.
const ARROW: &str = "M0 34V-34M0-44L-11-22L0-28L11-22ZM-9 34L0 26L9 34M-9 44L0 36L9 44";

fn wind() -> Memo<Option<WindView>> {
    let playback = expect_context::<Controls>().playback;
    Memo::new(move |_| playback.with_table(chart::wind))
}

/// The arrow over the large compass rose.
#[component]
pub fn WindOnChart() -> impl IntoView {
    let wind = wind();
    view! {
        <g class="wind" aria-hidden="true">
            <Anew of=move || wind.get() let:wind>
                <path d=ARROW transform=over_rose(&wind) />
            </Anew>
        </g>
    }
}

/// Where the arrow lies, and how it is turned.
fn over_rose(wind: &WindView) -> String {
    let (x, y) = wind.at;
    format!("translate({x} {y}) rotate({}) scale(2.6)", wind.degrees)
}

/// The arrow above the chart, and whence it blows.
#[component]
pub fn WindTold() -> impl IntoView {
    let wind = wind();
    view! {
        <Anew of=move || wind.get() let:wind>
            <span class="wind-told" role="img" aria-label=wind.words.clone() title=wind.words>
                <svg viewBox="-50 -50 100 100" aria-hidden="true">
                    <path d=ARROW transform=format!("rotate({})", wind.degrees) />
                </svg>
                <span aria-hidden="true">{format!("Wind {}", wind.from)}</span>
            </span>
        </Anew>
    }
}
