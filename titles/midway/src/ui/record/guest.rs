//! A finished game that came by a link: what it is, and the button that keeps it.

use leptos::prelude::*;
use page::parts::ignore_double_click;

use crate::ui::controls::Controls;
use crate::ui::state::SavedGames;
use crate::view::start;

/// Whose the game is, in its report, while it came by a link.
#[component]
pub fn GuestNotice() -> impl IntoView {
    let Controls { save, game, .. } = expect_context();
    let games = expect_context::<SavedGames>();
    if !untrack(|| save.is_guest()) {
        return None;
    }
    let kept = RwSignal::new(None::<String>);
    let keep = move || {
        games.refresh();
        let here = game.peek(|game| games.same_as(game));
        kept.set(Some(match here {
            Some(name) => start::guest_is_here(&name),
            None => {
                let name = games.free_name(&save.name());
                save.rename(name.clone());
                start::kept_guest(&name)
            }
        }));
    };
    Some(view! {
        <div class="notice guest" role="status">
            {move || match kept.get() {
                Some(said) => view! { <p>{said}</p> }.into_any(),
                None => {
                    view! {
                        <p>{start::GUEST}</p>
                        <button class="btn small" on:click=ignore_double_click(keep)>
                            "Keep this game"
                        </button>
                    }
                        .into_any()
                }
            }}
        </div>
    })
}
