//! Where each mission flies (4.4).

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use super::split::Split;
use super::{Frame, sentence};
use crate::engine::fleet::{self, CapId, Mission};
use crate::engine::forecast::{self, Reach};
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, count};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for movement orders: for the mission in hand, or for the end of the segment.
#[component]
pub fn MovementPrompt(session: Session) -> impl IntoView {
    let waiting = move || session.game.with(|game| fleet::waiting(game.table()).count());
    let title = move || match session.mission() {
        Some(mission) => format!("{} \u{2014} where to?", mission.id),
        None if waiting() > 0 => "Air movement".to_owned(),
        None => "Every mission has its orders".to_owned(),
    };
    let progress = move || match waiting() {
        0 => String::new(),
        waiting => format!("{} to order", count(waiting as i64, "mission", "missions")),
    };
    let splitting = RwSignal::new(false);
    Effect::new(move |_| {
        session.selected.track();
        splitting.set(false);
    });
    view! {
        <Frame
            decision=Decision::AirMovement
            title=Signal::derive(title)
            progress=Signal::derive(progress)
            why_not=Signal::derive(move || why_not(session))
        >
            <p class="prompt-why">{dynamic(move || advice(session))}</p>
            {dynamic(move || {
                let mission = session.mission().filter(|_| splitting.get())?;
                Some(view! { <Split session mission on_close=Callback::new(move |()| splitting.set(false)) /> })
            })}
            <div class="row">
                {dynamic(move || session.mission().map(|mission| for_mission(session, &mission, splitting)))}
                {dynamic(move || placings(session))} {dynamic(move || end(session))}
            </div>
        </Frame>
    }
}

/// What to think of: the nearest raid, and the rule.
fn advice(session: Session) -> String {
    let nearest = session.mission().and_then(|mission| {
        session.game.with(|game| {
            let table = game.table();
            let raid = table.inbound().min_by_key(|raid| raid.hex.distance(mission.hex))?;
            let away = match raid.hex.distance(mission.hex) {
                0 => "is in its hex".to_owned(),
                away => format!("is {} off", count(away, "hex", "hexes")),
            };
            let points = count(raid.strength.points(), "point", "points");
            Some(format!("{}, {points}, {away} and {}. ", raid.id, wording::arrival(table, raid)))
        })
    });
    format!("{}{}", nearest.unwrap_or_default(), Decision::AirMovement.rule_in_a_line())
}

/// The answers for the mission in hand.
fn for_mission(session: Session, mission: &Mission, splitting: RwSignal<bool>) -> impl IntoView + use<> {
    let id = mission.id;
    let meets = session.game.with(|game| meets(game, mission));
    let hold = Order::Hold { mission: id };
    let after = mission.fuel.spend(1);
    let risk = if after.is_exhausted() { ", and is lost" } else { "" };
    let waits = session.game.with(|game| game.check(hold).is_ok());
    let first = meets.is_empty();
    let splits = mission.units.len() > 1;
    view! {
        {meets
            .into_iter()
            .enumerate()
            .map(|(n, (raids, reach))| {
                let order = Order::Fly { mission: id, to: reach.hex };
                let short = !reach.worst.can_pay(FUEL_OF_COMBAT);
                view! {
                    <button
                        class=if n == 0 { "btn primary" } else { "btn" }
                        data-order=wording::json(&order)
                        title=wording::costs(&reach)
                        on:click=on(move |_| session.order(order))
                        on:pointerenter=on(move |_| session.pointed.set(Some(reach.hex)))
                        on:focus=on(move |_| session.pointed.set(Some(reach.hex)))
                    >
                        {format!("Meet {raids} at {}", reach.hex)}
                        <span class="cost">
                            {format!(" \u{b7} {} fuel", wording::fuel_range(&reach))}
                            {short.then_some(", may be too short to fight")}
                        </span>
                    </button>
                }
            })
            .collect_view()}
        {waits
            .then(|| {
                view! {
                    <button
                        class=if first { "btn primary" } else { "btn" }
                        data-order=wording::json(&hold)
                        data-key="h"
                        on:click=on(move |_| session.order(hold))
                    >
                        "Hold"
                        <span class="cost">{format!(" \u{b7} 1 fuel{risk} ")}</span>
                        <kbd>"H"</kbd>
                    </button>
                }
            })}
        {splits
            .then(|| {
                view! {
                    <button
                        class="btn"
                        data-order-kind="split"
                        data-key="s"
                        aria-expanded=live(move || splitting.get().to_string())
                        on:click=on(move |_| splitting.update(|open| *open = !*open))
                    >
                        "Split "
                        <kbd>"S"</kbd>
                    </button>
                }
            })}
        <button class="btn ghost" data-key="m" on:click=on(move |_| session.next_mission())>
            "Next mission "
            <kbd>"M"</kbd>
        </button>
    }
}

/// The raids the mission can meet by flying, and what that costs.
fn meets(game: &Game, mission: &Mission) -> Vec<(String, Reach)> {
    let table = game.table();
    let mut meets: Vec<(String, Reach)> = forecast::reach(table, mission)
        .into_iter()
        .filter_map(|reach| {
            let there = table.inbound().filter(|raid| raid.hex == reach.hex);
            let raids: Vec<String> = there.map(|raid| raid.id.to_string()).collect();
            (!raids.is_empty()).then(|| (raids.join(" and "), reach))
        })
        .collect();
    meets.sort_by_key(|(_, reach)| reach.most);
    meets
}

/// CAP missions that can go on the map.
fn placings(session: Session) -> impl IntoView {
    let caps: Vec<(CapId, String)> = session.game.with(|game| {
        let caps = game.table().cap_missions();
        let legal = caps.filter(|(cap, _)| game.check(Order::PlaceCap { cap: *cap }).is_ok());
        legal.map(|(cap, units)| (cap, wording::by_type(units))).collect()
    });
    let open = RwSignal::new(false);
    (!caps.is_empty()).then(|| {
        view! {
            <button
                class="btn"
                data-order-kind="place-cap"
                data-key="p"
                aria-expanded=live(move || open.get().to_string())
                on:click=on(move |_| open.update(|open| *open = !*open))
            >
                "Place CAP\u{2026} "
                <kbd>"P"</kbd>
            </button>
            {dynamic(move || {
                open.get()
                    .then(|| {
                        caps.clone()
                            .into_iter()
                            .map(|(cap, units)| {
                                let order = Order::PlaceCap { cap };
                                view! {
                                    <button
                                        class="btn"
                                        data-order=wording::json(&order)
                                        on:click=on(move |_| session.order(order))
                                    >
                                        {cap.to_string()}
                                        <span class="cost">
                                            {format!(" \u{b7} {units}, 10\u{2013}14 fuel by the die")}
                                        </span>
                                    </button>
                                }
                            })
                            .collect_view()
                    })
            })}
        }
    })
}

/// The end of the segment.
fn end(session: Session) -> impl IntoView {
    let (waiting, lost) = session.game.with(|game| {
        let waiting: Vec<&Mission> = fleet::waiting(game.table()).collect();
        let lost = waiting.iter().filter(|mission| mission.fuel.spend(1).is_exhausted()).count();
        (waiting.len(), lost)
    });
    let text = match waiting {
        0 => "Go on".to_owned(),
        1 => "End movement: 1 mission holds".to_owned(),
        waiting => format!("End movement: {waiting} missions hold"),
    };
    let text = if lost > 0 { format!("{text}, {lost} of them lost for want of fuel") } else { text };
    let order = Order::EndMovement;
    view! {
        <button
            class=if waiting == 0 { "btn primary" } else { "btn ghost" }
            data-order=wording::json(&order)
            data-key="e"
            on:click=on(move |_| session.order(order))
        >
            {text}
            " "
            <kbd>"E"</kbd>
        </button>
    }
}

/// Why the mission in hand cannot meet each raid out of its reach.
fn why_not(session: Session) -> Vec<(String, String)> {
    let Some(mission) = session.mission() else { return Vec::new() };
    session.game.with(|game| {
        let raids = game.table().inbound().filter(|raid| raid.hex != mission.hex);
        let refused = raids.filter_map(|raid| {
            let refusal = forecast::why_not(game.table(), &mission, raid.hex)?;
            Some((format!("{} in {}", raid.id, raid.hex), sentence(&format!("{refusal}."))))
        });
        refused.collect()
    })
}
