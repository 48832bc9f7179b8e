//! What the start screen says of what the browser kept.

use leptos::prelude::*;

use super::{CloseButton, Show};
use crate::games::{EXPORT_ASIDE, results_damaged};
use crate::keeping::gone;
use crate::storage::Finished;
use crate::stores::{KeepingStore, ResultStore};

/// Says that the games are gone that were there, until that is put away.
#[component]
pub fn GoneNotice() -> impl IntoView {
    let keeping = expect_context::<KeepingStore>();
    let close = Callback::new(move |()| keeping.put_away());
    move || {
        let games = keeping.gone();
        (games > 0).then(|| {
            view! {
                <div class="notice bad put-away" role="alert" data-keeping="gone">
                    <p>{gone(games)}</p>
                    <CloseButton on_close=close />
                </div>
            }
        })
    }
}

/// Says that a record of results could not be read and was put aside, until that is put away.
#[component]
pub fn DamagedNotice<F>(
    /// The record.
    record: ResultStore<F>,
) -> impl IntoView
where
    F: Finished + Send + Sync + 'static,
{
    let close = Callback::new(move |()| record.put_away());
    view! {
        <Show when=move || record.is_damaged()>
            <div class="notice bad put-away" role="alert" data-keeping="results">
                <p>{results_damaged()}</p>
                <button class="btn small" on:click=move |_| record.export_aside()>
                    {EXPORT_ASIDE}
                </button>
                <CloseButton on_close=close />
            </div>
        </Show>
    }
}
