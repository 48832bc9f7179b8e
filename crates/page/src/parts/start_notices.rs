//! What the start screen has to tell, above all of what the browser kept.

use leptos::html::Div;
use leptos::prelude::*;

use super::{CloseButton, Show, bring_in_sight};
use crate::games::{EXPORT_ASIDE, results_damaged, storage_problem};
use crate::keeping::gone;
use crate::notice::Notice;
use crate::storage::{Finished, StorageProblem};
use crate::stores::{KeepingStore, ResultStore};

/// What the start screen has to tell.
#[component]
pub fn StartNotices<F>(
    /// Why the browser keeps no games, if it does not.
    problem: Option<StorageProblem>,
    /// How games ended.
    record: ResultStore<F>,
    /// What came of what the player did here.
    notice: Signal<Option<Notice>>,
) -> impl IntoView
where
    F: Finished + Send + Sync + 'static,
{
    let alert = |mark: &'static str, text: String| {
        view! {
            <p class="notice bad" role="alert" data-keeping=mark>
                {text}
            </p>
        }
    };
    view! {
        <div class="notices">
            {problem.map(|problem| alert("lost", storage_problem(problem)))}
            <GoneNotice />
            {move || record.not_kept().map(|text| alert("results", text))}
            <DamagedNotice record />
            <WhatCameOfIt notice />
        </div>
    }
}

/// What came of what the player did.
#[component]
fn WhatCameOfIt(notice: Signal<Option<Notice>>) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    // What it answers may stand far below it.
    Effect::new(move |_| {
        if notice.with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    bring_in_sight(&place);
                }
            });
        }
    });
    let notice = move || {
        notice.get().map(|notice| {
            let role = if notice.bad { "alert" } else { "status" };
            view! {
                <p class="notice" class:bad=notice.bad role=role>
                    {notice.text}
                </p>
            }
        })
    };
    view! { <div node_ref=place>{notice}</div> }
}

/// Says that the games are gone that were there, until that is put away.
#[component]
fn GoneNotice() -> impl IntoView {
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
fn DamagedNotice<F>(record: ResultStore<F>) -> impl IntoView
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
