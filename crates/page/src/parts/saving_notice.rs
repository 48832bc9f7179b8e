//! What the page has to say of the saving of the game.

use leptos::prelude::*;

use super::CloseButton;
use crate::saving::SavingAnswer;
use crate::stores::{FocusPlace, FocusStore, SaveStore, Screens};
use crate::title_page::TitlePage;

/// Says that the game is not being saved, until that is put away or the game is saved. It has a
/// place of its own, and covers nothing.
#[component]
pub fn SavingNotice<T: TitlePage, F: FocusPlace>(
    /// The slot of the game on the table.
    save: SaveStore<T>,
    /// Which screen is shown.
    screens: Screens<T>,
    /// Where the focus belongs.
    focus: FocusStore<F>,
    /// The place of the question: what has been decided here goes, and the focus with it.
    question: F,
) -> impl IntoView {
    let unread = Memo::new(move |_| save.unread());
    let close = Callback::new(move |()| {
        save.put_away();
        focus.keep_or_send(question);
    });
    let then = move |act: fn(SaveStore<T>)| {
        act(save);
        focus.keep_or_send(question);
    };
    let button = move |answer: SavingAnswer| {
        let press = move |_| match answer {
            SavingAnswer::Export => save.export(),
            SavingAnswer::TryAgain => then(SaveStore::write),
            SavingAnswer::TakeOver => screens.take_over(),
            SavingAnswer::KeepAsOwn => then(SaveStore::save_as_copy),
            SavingAnswer::KeepAfterAll => then(SaveStore::keep_after_all),
        };
        view! {
            <button class="btn small" class:ghost=answer == SavingAnswer::TryAgain on:click=press>
                {answer.label()}
            </button>
        }
    };
    move || {
        let notice = unread.get()?.notice(untrack(|| save.is_guest()))?;
        Some(view! {
            <div class="saving notice bad" role="alert" data-keeping=notice.mark>
                <p translate="no" prop:textContent=notice.text></p>
                <div class="row">{notice.answers.iter().copied().map(button).collect_view()}</div>
                <CloseButton on_close=close />
            </div>
        })
    }
}
