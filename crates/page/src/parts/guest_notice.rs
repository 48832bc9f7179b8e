//! A finished game that came by a link: what it is, and the button that keeps it.

use leptos::prelude::*;

use super::ignore_double_click;
use crate::games::{GUEST, guest_is_here, kept_guest};
use crate::stores::{SaveStore, SavedGames};
use crate::title_page::TitlePage;

/// Whose the game is, over its report, while it came by a link.
#[component]
pub fn GuestNotice<T: TitlePage>(
    /// The slot of the game.
    save: SaveStore<T>,
    /// The player's own games.
    games: SavedGames<T>,
) -> impl IntoView {
    if !untrack(|| save.is_guest()) {
        return None;
    }
    let kept = RwSignal::new(None::<String>);
    let keep = move || {
        games.refresh();
        let here = save.peek(|game| games.same_as(game));
        kept.set(Some(match here {
            Some(name) => guest_is_here(&name),
            None => {
                let name = games.free_name(&save.name());
                save.rename(name.clone());
                kept_guest(&name)
            }
        }));
    };
    Some(view! {
        <div class="notice guest" role="status">
            {move || match kept.get() {
                Some(said) => view! { <p>{said}</p> }.into_any(),
                None => {
                    view! {
                        <p>{GUEST}</p>
                        <button class="btn small" on:click=ignore_double_click(keep)>
                            "Keep it"
                        </button>
                    }
                        .into_any()
                }
            }}
        </div>
    })
}
