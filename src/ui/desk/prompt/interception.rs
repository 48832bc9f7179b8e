//! Which fighters meet which raid (4.51).

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use super::split::Split;
use super::{Frame, sentence};
use crate::engine::fleet::{CapId, Interceptor, MissionId, UnitSet};
use crate::engine::forces::RaidId;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, Table};
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::wording;

/// Fighters that share a hex with a raid.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    who: Interceptor,
    units: UnitSet,
    hex: String,
    /// What the fight costs.
    pays: String,
    /// The raid it is sent against, and its place in the order.
    sent: Option<(RaidId, usize)>,
    /// The raids it may be sent against.
    raids: Vec<(RaidId, u8)>,
    /// The first reason why it may not.
    refusal: Option<String>,
}

/// Asks for engagements.
#[component]
pub fn InterceptionPrompt(session: Session) -> impl IntoView {
    let lines = Memo::new(move |_| session.game.with(lines));
    let declared = move || session.game.with(|game| game.table().engagements.len());
    let splitting = RwSignal::new(None::<MissionId>);
    let title = move || {
        let raids = session.game.with(|game| {
            let open = lines.get().into_iter().flat_map(|line| line.raids.into_iter().map(|(raid, _)| raid));
            let mut raids: Vec<RaidId> = open.chain(game.table().engagements.iter().map(|one| one.raid)).collect();
            raids.sort();
            raids.dedup();
            raids.len()
        });
        if raids == 1 { "Who engages the raid?".to_owned() } else { "Who engages which raid?".to_owned() }
    };
    let fight = Order::Fight;
    let fight_text = move || match declared() {
        0 => "Let them pass ".to_owned(),
        1 => "Fight ".to_owned(),
        fights => format!("Fight the {fights} fights in this order "),
    };
    view! {
        <Frame
            decision=Decision::Interception
            title=Signal::derive(title)
            progress=Signal::derive(move || match declared() {
                0 => String::new(),
                sent => format!("{sent} sent"),
            })
            why_not=Signal::derive(move || session.game.with(why_not))
        >
            <p class="prompt-why">{Decision::Interception.rule_in_a_line()}</p>
            <ul class="engage">
                {dynamic(move || lines.get().into_iter().map(|line| view_line(session, line, splitting).into_any()).collect::<Vec<_>>())}
            </ul>
            {dynamic(move || {
                let mission = session.game.with(|game| game.table().mission(splitting.get()?).cloned())?;
                let close = Callback::new(move |()| splitting.set(None));
                Some(view! { <Split session mission on_close=close /> })
            })}
            <div class="row">
                <button
                    class="btn"
                    class:primary=live(move || { declared() > 0 })
                    data-order=wording::json(&fight)
                    data-key="e"
                    on:click=on(move |_| session.order(fight))
                >
                    {dynamic(fight_text)}
                    <kbd>"E"</kbd>
                </button>
            </div>
        </Frame>
    }
}

fn view_line(session: Session, line: Line, splitting: RwSignal<Option<MissionId>>) -> impl IntoView {
    let Line { who, units, hex, pays, sent, raids, refusal } = line;
    let cannot = sent.is_none() && raids.is_empty();
    let split = match who {
        Interceptor::Mission(id) if sent.is_none() && units.len() > 1 => Some(id),
        _ => None,
    };
    let what = format!("{} in {hex}", wording::by_type(units));
    view! {
        <li class:no=cannot class:sent=sent.is_some() data-unit=who.to_string()>
            <UnitIcon side="us" picture="hellcat" />
            <span class="what">
                <b>{who.to_string()}</b>
                <small>{what}</small>
            </span>
            <span class="pays">{pays}</span>
            <span class="row">
                {sent.map(|(raid, place)| view! { <b class="chip now">{format!("{place}. {raid}")}</b> })}
                {raids
                    .into_iter()
                    .map(|(raid, points)| {
                        let order = Order::Engage { interceptor: who, raid };
                        view! {
                            <button
                                class="btn small"
                                data-order=wording::json(&order)
                                on:click=on(move |_| session.order(order))
                            >
                                {format!("Engage {raid} \u{b7} {points}")}
                            </button>
                        }
                    })
                    .collect_view()}
                {split
                    .map(|id| {
                        view! {
                            <button
                                class="btn small ghost"
                                data-order-kind="split"
                                on:click=on(move |_| splitting.set(Some(id)))
                            >
                                "Split"
                            </button>
                        }
                    })}
                {cannot.then(|| view! { <span class="muted">{refusal}</span> })}
            </span>
        </li>
    }
}

/// Fighters in the hexes of raids.
fn lines(game: &Game) -> Vec<Line> {
    let table = game.table();
    let missions = table.missions.iter().filter(|mission| mission.is_intercept()).map(|mission| {
        let pays = if mission.fuel.can_pay(FUEL_OF_COMBAT) {
            let after = mission.fuel.spend(FUEL_OF_COMBAT);
            format!("fuel {} \u{2192} {}", wording::fuel(mission.fuel), wording::fuel(after))
        } else {
            format!("fuel {}", wording::fuel(mission.fuel))
        };
        (Interceptor::Mission(mission.id), mission.units, mission.hex, pays)
    });
    let caps = table.task_groups.iter().flat_map(|group| {
        let pays = format!("fuel {}\u{2013}{} left", 10 - FUEL_OF_COMBAT, 14 - FUEL_OF_COMBAT);
        group.cap_missions().map(move |(cap, units)| (Interceptor::Cap(cap), units, group.hex, pays.clone()))
    });
    let all = missions.chain(caps).filter(|(_, _, hex, _)| table.inbound().any(|raid| raid.hex == *hex));
    all.map(|(who, units, hex, pays)| {
        let here = table.inbound().filter(|raid| raid.hex == hex);
        let checked: Vec<_> = here
            .map(|raid| {
                let order = Order::Engage { interceptor: who, raid: raid.id };
                (raid.id, raid.strength.points(), game.check(order).err())
            })
            .collect();
        let refusal = checked.iter().find_map(|(_, _, refusal)| *refusal).map(|refusal| refusal.to_string());
        let raids = checked.iter().filter(|(_, _, refusal)| refusal.is_none()).map(|(raid, points, _)| (*raid, *points));
        let sent = table.engagements.iter().position(|engagement| engagement.interceptor == who);
        let sent = sent.map(|place| (table.engagements[place].raid, place + 1));
        Line { who, units, hex: hex.to_string(), pays, sent, raids: raids.collect(), refusal }
    })
    .collect()
}

/// Why the fighters elsewhere cannot engage the nearest raid.
fn why_not(game: &Game) -> Vec<(String, String)> {
    let table: &Table = game.table();
    let missions = table.missions.iter().map(|mission| (Interceptor::Mission(mission.id), mission.hex));
    let caps = table.task_groups.iter().flat_map(|group| {
        group.cap_missions().map(move |(cap, _): (CapId, _)| (Interceptor::Cap(cap), group.hex))
    });
    let all = missions.chain(caps).filter_map(|(interceptor, hex)| {
        let raid = table.inbound().min_by_key(|raid| raid.hex.distance(hex))?.id;
        let refusal = game.check(Order::Engage { interceptor, raid }).err()?;
        Some((interceptor.to_string(), sentence(&format!("{refusal}."))))
    });
    all.collect()
}
