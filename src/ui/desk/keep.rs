//! The game's name, its file and its link; and what to do when it cannot be kept.

use crate::ui::live::{dynamic, on};
use leptos::prelude::*;

use super::modal::Modal;
use crate::ui::link;
use crate::ui::session::{Keeping, Notice, Session};
use crate::ui::start::saves;

/// Name, export and link.
#[component]
pub fn Keep(session: Session, on_close: Callback<()>) -> impl IntoView {
    let name = RwSignal::new(session.place.with_untracked(|place| place.name.clone()));
    let rename = move || {
        let new = name.get_untracked().trim().to_owned();
        if !new.is_empty() {
            session.rename(new);
        }
    };
    let copied = RwSignal::new(false);
    let address = session.game.with_untracked(link::of);
    let copy = {
        let address = address.clone();
        move |_| {
            // The text stays in its field to be copied by hand where the browser refuses.
            let _ = window().navigator().clipboard().write_text(&address);
            copied.set(true);
        }
    };
    view! {
        <Modal title="Your game" subtitle="It is kept in this browser after every order" on_close>
            <div class="d-body">
                <form
                    class="field"
                    on:submit=on(move |event: leptos::ev::SubmitEvent| {
                        event.prevent_default();
                        rename();
                        on_close.run(());
                    })
                >
                    <label class="t" for="game-name">
                        "Name"
                    </label>
                    <div class="seed">
                        <input id="game-name" maxlength="60" prop:value=name on:input:target=move |event| name.set(event.target().value()) />
                        <button class="btn">"Keep under this name"</button>
                    </div>
                </form>
                <div class="field">
                    <label class="t" for="game-link">
                        "Link to this battle from its start: the same scenario, variants and dice"
                    </label>
                    <div class="seed">
                        <input id="game-link" readonly=true value=address />
                        <button type="button" class="btn" on:click=on(copy)>
                            {dynamic(move || if copied.get() { "Copied" } else { "Copy" })}
                        </button>
                    </div>
                </div>
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=on(move |_| session.export())>
                    "Export to a file"
                </button>
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// What the page has to say of the last order, or of a game that is not being kept.
#[component]
pub fn KeepingNotice(session: Session) -> impl IntoView {
    dynamic(move || {
        match session.keeping.get() {
        Keeping::Lost(problem) => view! {
            <div class="toast notice bad" role="alert" data-keeping="lost">
                <p>
                    {format!(
                        "{problem}: this game is not being saved. You can play on; export it before you close the page.",
                    )}
                </p>
                <div class="row">
                    <button class="btn small" on:click=on(move |_| session.export())>
                        "Export"
                    </button>
                    <button class="btn small ghost" on:click=on(move |_| session.keep())>
                        "Try again"
                    </button>
                </div>
            </div>
        }
        .into_any(),
        Keeping::OtherTab => view! {
            <div class="toast notice bad" role="alert" data-keeping="other-tab">
                <p>"This game has been played on in another tab. Nothing was written over; which one do you want here?"</p>
                <div class="row">
                    <button class="btn small" on:click=on(move |_| saves::take_over(session))>
                        "The other tab\u{2019}s"
                    </button>
                    <button class="btn small" on:click=on(move |_| session.keep_as_own())>
                        "This one, as a game of its own"
                    </button>
                </div>
            </div>
        }
        .into_any(),
        Keeping::Kept => view_notice(session).into_any(),
    }
    })
}

fn view_notice(session: Session) -> impl IntoView {
    dynamic(move || {
        session.notice.get().map(|Notice { text, bad }| {
            view! {
                <p
                    class="toast notice"
                    class:bad=bad
                    role=if bad { "alert" } else { "status" }
                    on:click=on(move |_| session.notice.set(None))
                >
                    {text}
                </p>
            }
        })
    })
}
