//! Which units land (4.433).

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use super::Frame;
use crate::engine::fleet::{AirUnitId, CarrierId, Mission};
use crate::engine::{Decision, Order, Table, count, forecast};
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for landings, mission by mission.
#[component]
pub fn LandingPrompt(session: Session) -> impl IntoView {
    let lines = move || {
        session.game.with(|game| {
            let table = game.table();
            let here = table.missions.iter().filter(|mission| table.carriers_in(mission.hex).next().is_some());
            here.map(|mission| line(session, table, mission).into_any()).collect::<Vec<_>>()
        })
    };
    let end = Order::EndLanding;
    let blocked = move || {
        session.game.with(|game| {
            let decks = game.table().blocked_decks.iter();
            decks.map(|deck| (deck.to_string(), "A crash blocks her deck until it is cleared (4.452).".to_owned())).collect()
        })
    };
    view! {
        <Frame
            decision=Decision::Landing
            title=Signal::derive(|| "Does anybody land?".to_owned())
            progress=Signal::derive(String::new)
            why_not=Signal::derive(blocked)
        >
            <p class="prompt-why">{Decision::Landing.rule_in_a_line()}</p>
            <ul class="engage">{dynamic(lines)}</ul>
            <div class="row">
                <button
                    class="btn primary"
                    data-order=wording::json(&end)
                    data-key="e"
                    on:click=on(move |_| session.order(end))
                >
                    {dynamic(move || {
                        let landed = session.game.with(|game| matches!(game.orders().last(), Some(Order::Land { .. })));
                        if landed { "The others stay in the air " } else { "All stay in the air " }
                    })}
                    <kbd>"E"</kbd>
                </button>
            </div>
        </Frame>
    }
}

fn line(session: Session, table: &Table, mission: &Mission) -> impl IntoView + use<> {
    let units: Vec<AirUnitId> = mission.units.iter().collect();
    let risk = units.first().map_or(0, |unit| forecast::landing_losses_in_ten(table, mission, *unit));
    let risk = match risk {
        0 => view! { <span class="muted">"lands safely"</span> }.into_any(),
        10 => view! { <span class="warn">"every unit would be lost"</span> }.into_any(),
        risk => view! { <span class="warn">{format!("{risk}0% to lose each")}</span> }.into_any(),
    };
    let all: Vec<Order> = units.iter().filter_map(|unit| landing(table, *unit)).collect();
    let one = all.last().copied();
    let what = format!("{}, {}", wording::by_type(mission.units), mission.fuel);
    let several = units.len() > 1;
    let all_text = if several {
        format!("Land all {}", count(units.len() as i64, "unit", "units"))
    } else {
        "Land it".to_owned()
    };
    view! {
        <li data-unit=mission.id.to_string()>
            <UnitIcon side="us" picture="hellcat" />
            <span class="what">
                <b>{mission.id.to_string()}</b>
                <small>{what}</small>
            </span>
            <span class="pays">{risk}</span>
            <span class="row">
                {one
                    .filter(|_| several)
                    .map(|order| {
                        view! {
                            <button
                                class="btn small"
                                data-order=wording::json(&order)
                                on:click=on(move |_| session.order(order))
                            >
                                "Land one"
                            </button>
                        }
                    })}
                <button
                    class="btn small"
                    data-order-kind="land-all"
                    disabled=all.is_empty()
                    on:click=on(move |_| session.orders(&all))
                >
                    {all_text}
                </button>
            </span>
        </li>
    }
}

/// The order that lands a unit at home, or on the next deck that is clear.
fn landing(table: &Table, unit: AirUnitId) -> Option<Order> {
    let hex = table.mission_of(unit)?.hex;
    let open = |carrier: &CarrierId| !table.blocked_decks.contains(carrier);
    let home = table.carriers_in(hex).filter(open).find(|carrier| *carrier == unit.home());
    let carrier = home.or_else(|| table.carriers_in(hex).find(open))?;
    Some(Order::Land { unit, carrier })
}
