//! The task groups: their CAP boxes (4.33) and their carriers.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use crate::engine::fleet::{CarrierId, CarrierType, TaskGroup};
use crate::engine::{Order, Table};
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::wording;

/// The four task groups.
#[component]
pub fn TaskForce(session: Session) -> impl IntoView {
    dynamic(move || {
        session.shown.with(|shown| {
            let table = &shown.table;
            table.task_groups.iter().map(|group| view_group(session, table, group).into_any()).collect::<Vec<_>>()
        })
    })
}

fn view_group(session: Session, table: &Table, group: &TaskGroup) -> impl IntoView + use<> {
    let caps: Vec<_> = group.cap_missions().collect();
    let carriers = CarrierId::all().filter(|carrier| carrier.data().group == group.id);
    let decks: Vec<_> = carriers.map(|carrier| deck(table, carrier).into_any()).collect();
    let boxes = caps.into_iter().map(|(cap, units)| {
        let order = Order::PlaceCap { cap };
        // While the engine asks about movement the order is open; elsewhere its refusal says why not.
        let refusal = move || {
            if !session.is_ready() {
                return Some("events are being shown".to_owned());
            }
            session.game.with(|game| game.check(order).err().map(|refusal| refusal.to_string()))
        };
        let counters = (0..units.len()).map(|_| view! { <UnitIcon side="us" picture="hellcat" /> }).collect_view();
        view! {
            {counters}
            <span class="sr">{wording::by_type(units)}</span>
            <button
                class="btn small"
                data-order=wording::json(&order)
                disabled=live(move || refusal().is_some())
                title=live(move || refusal().unwrap_or_default())
                on:click=on(move |_| session.order(order))
            >
                "Place on the chart \u{b7} the die gives its fuel"
            </button>
        }
    });
    let boxes: Vec<_> = boxes.collect();
    let empty = boxes.is_empty();
    view! {
        <section class="group" data-unit=format!("TG {}", group.id)>
            <h3>{format!("Task Group {}", group.id)} " " <small>{format!("hex {}", group.hex)}</small></h3>
            <div class="cap-box">
                <b>"CAP"</b>
                {boxes}
                {empty.then(|| view! { <span class="muted">"no patrol in its box"</span> })}
            </div>
            <ul class="decks">{decks}</ul>
        </section>
    }
}

fn deck(table: &Table, carrier: CarrierId) -> impl IntoView + use<> {
    let blocked = table.blocked_decks.contains(&carrier);
    let landed = table.landed.iter().filter(|(_, on)| *on == carrier).count();
    let (picture, kind) = match carrier.data().kind {
        CarrierType::Cv => ("#deck-cv", "CV"),
        CarrierType::Cvl => ("#deck-cvl", "CVL"),
    };
    let note = match (blocked, landed) {
        (true, _) => "deck crash".to_owned(),
        (_, 0) => kind.to_owned(),
        (_, landed) => format!("{kind}, {landed} landed"),
    };
    view! {
        <li class:crash=blocked>
            <svg viewBox="0 0 120 24" preserveAspectRatio="none" aria-hidden="true">
                <use_ href=picture></use_>
            </svg>
            {carrier.to_string()}
            " "
            <small>{note}</small>
        </li>
    }
}
