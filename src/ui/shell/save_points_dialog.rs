//! The moments of a game that can be played on from.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{List, Modal, Show, ignore_double_click, is_enter_in_field};
use crate::view::save_points::{SavePoint, save_points};
use crate::view::shell::Departure;
use crate::view::start;

/// Names this moment, and plays on from an earlier one, as a game of its own.
#[component]
pub fn SavePointsDialog(on_close: Callback<()>) -> impl IntoView {
    let Controls {
        game,
        save,
        playback,
        ..
    } = expect_context();
    let points = Memo::new(move |_| {
        save.with_beside(|beside| game.with(|game| save_points(game, beside.points.kept())))
    });
    view! {
        <Modal
            title="Save points"
            subtitle="Each turn begins with one. What you play on from becomes a game of its own; this one stays as it is."
            class="save-points"
            on_enter=on_close
            on_close
        >
            <div class="d-body" tabindex="0">
                // A game that came by a link is kept nowhere, and so are names in it. What has yet to be shown is no moment
                // that he could mean.
                <Show when=move || !save.is_guest() && playback.is_ready()>
                    <NameField />
                </Show>
                <ol>
                    <List each=move || points.get() let:point>
                        <PointLine point on_close />
                    </List>
                </ol>
            </div>
            <footer class="d-foot">
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// Said where the storage did not take the game, and the name with it.
const NOT_KEPT: &str = "The name stands in this tab only: the game could not be saved.";

/// Gives this moment a name; an empty one is refused with a word.
#[component]
fn NameField() -> impl IntoView {
    let Controls { game, save, .. } = expect_context();
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(None::<String>);
    let keep = move || match start::given_name(&name.get_untracked()) {
        Ok(given) => {
            let orders = game.peek(|game| game.orders().len());
            save.change_beside(|beside| beside.points.name(given, orders));
            name.set(String::new());
            let is_kept = untrack(|| save.is_saved());
            refusal.set((!is_kept).then(|| NOT_KEPT.to_owned()));
        }
        Err(_) => refusal.set(Some("A save point needs a name.".to_owned())),
    };
    let press = move |event: ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            keep();
        }
    };
    view! {
        <div class="field" on:keydown=press>
            <label class="t" for="point-name">
                "A name for this moment"
            </label>
            <div class="seed">
                <input
                    id="point-name"
                    maxlength="60"
                    aria-invalid=move || refusal.get().map(|_| "true")
                    aria-describedby="point-name-refused"
                    prop:value=name
                    on:input:target=move |event| name.set(event.target().value())
                />
                <button class="btn" on:click=move |_| keep()>
                    "Keep this moment"
                </button>
            </div>
            <p
                id="point-name-refused"
                class="refused"
                role="alert"
                translate="no"
                prop:textContent=move || refusal.get()
            ></p>
        </div>
    }
}

/// A moment, and the way to play on from it.
#[component]
fn PointLine(point: SavePoint, on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let words = point.in_words();
    let name = format!("Play on in a new game from {words}");
    let go = ignore_double_click(move || {
        on_close.run(());
        controls.leave(Departure::Branch(point.orders));
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
