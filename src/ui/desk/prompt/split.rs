//! Splitting an intercept mission (4.37).

use leptos::prelude::*;
use crate::ui::live::on;

use crate::engine::Order;
use crate::engine::fleet::Mission;
use crate::ui::session::Session;
use crate::ui::wording;

/// How many units shall leave, and what the rules say to it.
#[component]
pub fn Split(session: Session, mission: Mission, on_close: Callback<()>) -> impl IntoView {
    let id = mission.id;
    let options: Vec<_> = (1..mission.units.len())
        .map(|leaving| {
            let order = Order::Split { mission: id, units: mission.units.last(leaving) };
            let refusal = session.game.with_untracked(|game| game.check(order).err());
            let stay = mission.units.len() - leaving;
            view! {
                <button
                    class="btn"
                    data-order=wording::json(&order)
                    disabled=refusal.is_some()
                    title=refusal.map(|refusal| refusal.to_string()).unwrap_or_default()
                    on:click=on(move |_| {
                        on_close.run(());
                        session.order(order);
                    })
                >
                    {format!("{leaving} leave, {stay} stay")}
                </button>
            }
        })
        .collect();
    view! {
        <div class="row choice" role="group" aria-label=format!("Split {id}")>
            <span class="muted">"The units that leave form a new mission with the same fuel (4.37):"</span>
            {options}
            <button class="btn ghost" on:click=on(move |_| on_close.run(()))>
                "Do not split"
            </button>
        </div>
    }
}
