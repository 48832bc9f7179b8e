//! What the answer pointed at would do.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::chart::geometry::CELL;
use crate::view::chart::{self, PreviewView};

/// What the answer that is pointed at or has the focus would do.
pub fn previewed() -> Memo<Vec<PreviewView>> {
    let controls = expect_context::<Controls>();
    Memo::new(move |_| {
        let orders = controls.selection.previewed();
        match orders.is_empty() {
            true => Vec::new(),
            false => controls
                .game
                .with(|game| chart::previews(game.table(), &orders)),
        }
    })
}

/// The ways and the hexes, beneath the counters.
#[component]
pub fn Previews(of: Memo<Vec<PreviewView>>) -> impl IntoView {
    view! {
        <List each=move || of.get() let:preview>
            <Preview preview />
        </List>
    }
}

#[component]
fn Preview(preview: PreviewView) -> impl IntoView {
    let (x, y) = preview.at;
    view! {
        {preview.path.map(|path| view! { <path class="flight" d=path /> })}
        <path class="preview-hex" transform=format!("translate({x} {y})") d=CELL />
    }
}

/// The fuel that is left there, over the counters.
#[component]
pub fn PreviewedFuel(of: Memo<Vec<PreviewView>>) -> impl IntoView {
    view! {
        <List each=move || of.get() let:preview>
            <Fuel preview />
        </List>
    }
}

#[component]
fn Fuel(preview: PreviewView) -> impl IntoView {
    let (x, y) = preview.at;
    (!preview.fuel.is_empty()).then(|| {
        view! {
            <text class="preview-fuel" x=x y=y translate="no" prop:textContent=preview.fuel></text>
        }
    })
}
