//! The moments of a game that can be played on from.

use leptos::prelude::*;
use page::parts;

use crate::ui::controls::Controls;
use crate::view::save_points::save_points;
use crate::view::shell::Departure;

/// Names this moment, and plays on from an earlier one, as a game of its own.
#[component]
pub fn SavePointsDialog(on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        game,
        save,
        playback,
        ..
    } = controls;
    let points = Memo::new(move |_| {
        save.with_beside(|beside| game.with(|game| save_points(game, beside.points.kept())))
    });
    // A game that came by a link is kept nowhere, and so are names in it. What has yet to be shown is no moment that the
    // player could mean.
    let can_name = Signal::derive(move || !save.is_guest() && playback.is_ready());
    let name = Callback::new(move |name| {
        let orders = game.peek(|game| game.orders().len());
        save.change_beside(|beside| beside.points.name(name, orders));
        untrack(|| save.is_saved())
    });
    let play_on = Callback::new(move |orders| controls.leave(Departure::Branch(orders)));
    view! { <parts::SavePointsDialog points can_name name play_on on_close /> }
}
