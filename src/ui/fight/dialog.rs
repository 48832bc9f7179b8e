//! The dialog of the fight: dividing the fighters, then the exchange.

use leptos::prelude::*;
use crate::ui::live::dynamic;

use super::division::DivisionView;
use super::exchange::Exchange;
use super::sky::Sky;
use super::story::Story;
use crate::engine::{Decision, count};
use crate::ui::desk::modal::Modal;
use crate::ui::playback;
use crate::ui::session::Session;

/// The fight, while there is one.
#[component]
pub fn Fight(session: Session) -> impl IntoView {
    let story = Memo::new(move |_| {
        session.shown.with(|shown| {
            session.game.with(|game| Story::so_far(game, shown.upto, shown.waiting, &shown.table))
        })
    });
    let fighting = Memo::new(move |_| story.with(Option::is_some));
    dynamic(move || fighting.get().then(|| view! { <FightDialog session story /> }))
}

#[component]
fn FightDialog(session: Session, story: Memo<Option<Story>>) -> impl IntoView {
    // The last state stays while the dialog goes.
    let told = Memo::new(move |last: Option<&Option<Story>>| story.get().or_else(|| last.cloned().flatten()));
    let with = move |read: fn(&Story) -> String| told.with(|told| told.as_ref().map(read).unwrap_or_default());
    let title = move || with(|story| format!("{} meets {}", story.mission, story.raid));
    let subtitle = move || {
        with(|story| {
            let ours = count(story.units.len(), "Hellcat unit", "Hellcat units");
            format!("Hex {} \u{b7} {ours} against {}", story.hex, count(story.points, "air point", "air points"))
        })
    };
    let dividing = Memo::new(move |_| match session.decision() {
        Some(Decision::Division(division)) => Some(division),
        _ => None,
    });
    // Closing it hurries on; a division has to be made.
    let close = Callback::new(move |()| {
        if dividing.get_untracked().is_none() {
            playback::skip_or_go_on(session);
        }
    });
    view! {
        <Modal title=Signal::derive(title) subtitle=Signal::derive(subtitle) class="fight" on_close=close>
            {dynamic(move || told.get().map(|story| view! { <Sky story /> }))}
            {dynamic(move || match dividing.get() {
                Some(division) => view! { <DivisionView session division /> }.into_any(),
                None => view! { <Exchange session told /> }.into_any(),
            })}
        </Modal>
    }
}
