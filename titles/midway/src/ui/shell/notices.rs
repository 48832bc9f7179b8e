//! What the page has to say of the saving of the game, and of an order that was refused.

use leptos::prelude::*;
use page::parts::{CloseButton, Prose};
use page::saving::{SavingAnswer, deleted, not_saved, other_tab};

use crate::ui::controls::Controls;
use crate::ui::state::{Focus, SaveStatus, Screens};

/// Says that the game is not being saved, until that is put away or the game is saved. It has a
/// place of its own, and covers nothing.
#[component]
pub fn SavingNotice() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let screens = expect_context::<Screens>();
    let Controls { save, focus, .. } = controls;
    let unread = Memo::new(move |_| save.unread());
    let close = Callback::new(move |()| {
        save.put_away();
        focus.keep_or_send(Focus::Question);
    });
    // What has been decided goes, and the focus with it.
    let then = move |act: fn(Controls)| {
        act(controls);
        focus.keep_or_send(Focus::Question);
    };
    let button = move |answer: SavingAnswer| {
        let press = move |_| match answer {
            SavingAnswer::Export => save.export(),
            SavingAnswer::TryAgain => then(|controls| controls.save.write()),
            SavingAnswer::TakeOver => screens.take_over(),
            SavingAnswer::KeepAsOwn => then(|controls| controls.save.save_as_copy()),
            SavingAnswer::KeepAfterAll => then(|controls| controls.save.keep_after_all()),
        };
        view! {
            <button class="btn small" class:ghost=answer == SavingAnswer::TryAgain on:click=press>
                {answer.label()}
            </button>
        }
    };
    move || {
        let notice = match unread.get()? {
            SaveStatus::Saved => return None,
            SaveStatus::Lost(problem) => not_saved(&problem),
            SaveStatus::OtherTab => other_tab(),
            SaveStatus::Deleted => deleted(),
        };
        Some(view! {
            <div class="saving notice bad" role="alert" data-keeping=notice.mark>
                <p translate="no" prop:textContent=notice.text></p>
                <div class="row">{notice.answers.iter().copied().map(button).collect_view()}</div>
                <CloseButton on_close=close />
            </div>
        })
    }
}

/// Says why the last order was refused, until the next one.
#[component]
pub fn RefusalNotice() -> impl IntoView {
    let Controls { game, focus, .. } = expect_context();
    let close = Callback::new(move |()| {
        game.forget_refusal();
        focus.keep_or_send(Focus::Question);
    });
    move || {
        game.refusal().map(|refusal| {
            view! {
                <div class="toast notice bad" role="alert">
                    <p><Prose text=refusal /></p>
                    <CloseButton on_close=close />
                </div>
            }
        })
    }
}
