//! The result and the links, to be sent to somebody.

use leptos::prelude::*;

use crate::ui::address;
use crate::ui::controls::Controls;
use crate::ui::parts::{CloseFoot, CopyField, Modal};
use crate::view::record;
use crate::view::start::WatchLink;

/// The result in two lines and the link to the same battle; and the link that opens the finished game to be watched.
#[component]
pub fn ShareDialog(on_close: Callback<()>) -> impl IntoView {
    let Controls { game, save, .. } = expect_context();
    let link = save.link();
    let share = game.peek(|game| Some(record::share(game, game.outcome()?, link)));
    let text = share.map(|share| share.text()).unwrap_or_default();
    view! {
        <Modal
            title="Share the result"
            subtitle="Two lines for a chat, and the game itself to be watched"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <CopyField
                    id="share-text"
                    label="The result, and the link to the same battle from its start"
                    button="Copy the result"
                    text
                    rows=5
                />
                <GameToWatch />
            </div>
            <CloseFoot on_close />
        </Modal>
    }
}

/// The link that opens the finished game, or the file where it is too long for one.
#[component]
fn GameToWatch() -> impl IntoView {
    let game = expect_context::<Controls>().game;
    let link = game.peek(address::to_watch).map(WatchLink::of);
    link.map(|link| match link {
        WatchLink::Address { text, warning } => view! {
            <CopyField
                id="watch-link"
                label="The link that opens your game, with its report, to be watched from its start"
                button="Copy the game"
                text
                rows=3
            />
            {warning.map(|words| view! { <FileInstead words /> })}
        }
        .into_any(),
        WatchLink::TooLong { words } => view! { <FileInstead words /> }.into_any(),
    })
}

/// Why a file is better than a link, and the button that makes it.
#[component]
fn FileInstead(words: String) -> impl IntoView {
    let save = expect_context::<Controls>().save;
    view! {
        <div class="field copy-field">
            <p>{words}</p>
            <button class="btn" on:click=move |_| save.export()>
                "Export the game"
            </button>
        </div>
    }
}
