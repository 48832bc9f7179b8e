//! The moments of a game that can be played on from.

use leptos::prelude::*;

use super::{CloseFoot, List, Modal, NameField, Show, ignore_double_click};
use crate::name::given_name;
use crate::save_points::SavePoint;

/// Names this moment, and plays on from an earlier one, as a game of its own.
#[component]
pub fn SavePointsDialog(
    /// The moments.
    points: Memo<Vec<SavePoint>>,
    /// Whether this moment can be named.
    can_name: Signal<bool>,
    /// Names it; says whether the name is kept.
    name: Callback<String, bool>,
    /// Plays on from after so many orders.
    play_on: Callback<usize>,
    /// Closes it.
    on_close: Callback<()>,
) -> impl IntoView {
    view! {
        <Modal
            title="Save points"
            subtitle="Each turn begins with one. What you play on from becomes a game of its own; this one stays as it is."
            class="save-points"
            on_enter=on_close
            on_close
        >
            <div class="d-body" tabindex="0">
                <Show when=move || can_name.get()>
                    <MomentField keep=name />
                </Show>
                <ol>
                    <List each=move || points.get() let:point>
                        <PointLine point play_on on_close />
                    </List>
                </ol>
            </div>
            <CloseFoot on_close />
        </Modal>
    }
}

/// Said where the storage did not take the game, and the name with it.
const NOT_KEPT: &str = "The name stands in this tab only: the game could not be saved.";

/// Gives this moment a name; an empty one is refused with a word.
#[component]
fn MomentField(
    /// Names it; says whether the name is kept.
    keep: Callback<String, bool>,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let give = Callback::new(move |()| match given_name(&name.get_untracked()) {
        Ok(given) => {
            name.set(String::new());
            (!keep.run(given)).then(|| NOT_KEPT.to_owned())
        }
        Err(_) => Some("A save point needs a name.".to_owned()),
    });
    view! {
        <NameField
            id="point-name"
            label="A name for this moment"
            button="Keep this moment"
            name
            give
        />
    }
}

/// A moment, and the way to play on from it.
#[component]
fn PointLine(point: SavePoint, play_on: Callback<usize>, on_close: Callback<()>) -> impl IntoView {
    let words = point.in_words();
    let name = format!("Play on in a new game from {words}");
    let go = ignore_double_click(move || {
        on_close.run(());
        play_on.run(point.orders);
    });
    view! {
        <li class:named=point.is_named>
            <span>{words}</span>
            <button class="btn small" aria-label=name on:click=go>
                "Play on in a new game"
            </button>
        </li>
    }
}
