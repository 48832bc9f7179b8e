//! What the answer pointed at would do.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::chart::geometry::CELL;
use crate::view::chart::{self, PreviewView};

/// The ways and the hexes of the answer that is pointed at or has the focus, with the fuel that is left there.
#[component]
pub fn Previews() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let previews = Memo::new(move |_| {
        let orders = controls.selection.previewed();
        match orders.is_empty() {
            true => Vec::new(),
            false => controls
                .game
                .with(|game| chart::previews(game.table(), &orders)),
        }
    });
    view! {
        <List each=move || previews.get() let:preview>
            <Preview preview />
        </List>
    }
}

#[component]
fn Preview(preview: PreviewView) -> impl IntoView {
    let (x, y) = preview.at;
    let fuel = (!preview.fuel.is_empty()).then(|| {
        view! {
            <text class="preview-fuel" x=x y=y translate="no" prop:textContent=preview.fuel></text>
        }
    });
    view! {
        {preview.path.map(|path| view! { <path class="flight" d=path /> })}
        <path class="preview-hex" transform=format!("translate({x} {y})") d=CELL />
        {fuel}
    }
}
