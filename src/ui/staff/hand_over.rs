//! The dialog that hands the game to the staff.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Modal, ignore_double_click};
use crate::view::staff::{self, HandOver};

/// For how long the staff is to have command.
#[component]
pub fn HandOverDialog(on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let ways = controls.game.peek(staff::hand_over);
    let way = move |way: HandOver| {
        let range = way.range;
        view! {
            <li>
                <button
                    class="btn way"
                    data-order-kind=format!("staff-{}", range.mark())
                    on:click=ignore_double_click(move || controls.hand_over(range))
                >
                    <b>{way.label}</b>
                    " "
                    <small>{way.detail}</small>
                </button>
            </li>
        }
    };
    view! {
        <Modal title="Watch the staff" subtitle=staff::WHAT_THE_STAFF_IS on_close>
            <div class="d-body">
                <p>{staff::WHAT_IT_DOES}</p>
                <ul class="staff-ways">{ways.map(way).collect_view()}</ul>
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=move |_| on_close.run(())>
                    "Keep command"
                </button>
            </footer>
        </Modal>
    }
}
