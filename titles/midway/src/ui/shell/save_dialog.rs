//! The game's name, its file and its links.

use leptos::prelude::*;
use page::address::whole;
use page::parts::{CopyField, GameNameField, Modal};
use page::saving::saved;

use crate::ui::controls::Controls;
use crate::view::shell::Departure;
use crate::view::start::{GUEST, link_to_watch};

/// Name, export and links of the game, whether it is saved, and the same game anew.
#[component]
pub fn SaveDialog(on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let save = controls.save;
    let how = move || match save.is_guest() {
        true => GUEST.to_owned(),
        false => saved(save.status().why_not_saved().as_deref()),
    };
    let begin = move |to: Departure| {
        move |_| {
            on_close.run(());
            controls.leave(to);
        }
    };
    let rename = Callback::new(move |name| {
        save.rename(name);
        on_close.run(());
    });
    view! {
        <Modal title="Your game" subtitle=Signal::derive(how) on_enter=on_close on_close>
            <div class="d-body">
                <GameNameField name=save.name() rename />
                <Links />
            </div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=begin(Departure::SameSeed)>
                    "From the start, same dice"
                </button>
                <button class="btn ghost" on:click=begin(Departure::NewSeed)>
                    "A new game"
                </button>
                <button class="btn" on:click=move |_| save.export()>
                    "Export to a file"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// The link to the game from its start, and to the whole of a finished one.
#[component]
fn Links() -> impl IntoView {
    let Controls { save, game, .. } = expect_context();
    let to_watch = game.peek(link_to_watch).map(|link| whole(&link));
    view! {
        <CopyField
            id="game-link"
            label="Link to this game from its start: the same options and dice"
            button="Copy the link"
            text=save.link()
            rows=2
        />
        {to_watch
            .map(|text| {
                view! {
                    <CopyField
                        id="watch-link"
                        label="Link to the whole game as you have played it"
                        button="Copy this link"
                        text
                        rows=3
                    />
                }
            })}
    }
}
